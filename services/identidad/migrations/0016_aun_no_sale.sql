-- A day that was put right while its person was still at work: its exit is to come, by their logout as on any other day. A server of the
-- version before writes no such day, and ends none.
alter table identidad.asistencias add column aun_no_sale boolean not null default false;
