-- What a build calls and how it reads the answers; null of those published before it was kept.
alter table plataforma.lanzamientos add column llama jsonb;
