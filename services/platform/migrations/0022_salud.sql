-- How fast pages are, by what browsers measure of them, with the screen that was looked at: counts in the buckets of the loads, by the
-- hour, kept for thirty days as they are (docs/adr/0065). Empresa 0: nobody was logged in.
create table plataforma.medidas (
  empresa_id int not null,
  hora timestamptz not null,
  area text not null,
  build text not null,
  pantalla text not null check (length(pantalla) <= 80),
  medida text not null check (medida in ('lcp', 'inp')),
  veces int not null check (veces > 0),
  tramos int[] not null,
  primary key (empresa_id, hora, area, build, pantalla, medida)
);
create index medidas_hora on plataforma.medidas (hora, area, build);
grant select, insert, update (veces, tramos), delete on plataforma.medidas to comanda_app;

-- Of ten thousand visits of an area, how many are to go without a fault.
alter table plataforma.areas
  add column objetivo int not null default 9950 check (objetivo between 9000 and 9999);
