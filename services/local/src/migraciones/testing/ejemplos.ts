import type { ReglaId } from './reglas';

/** A migration that breaks exactly that rule. `reescribe`: PostgreSQL writes the table anew, which a test looks at. */
export type Malo = { regla: ReglaId; sql: string; reescribe?: string };

export const MALOS: readonly Malo[] = [
  {
    regla: 'indice-en-transaccion',
    sql: 'create index ventas_total on pedidos.ventas (empresa_id, total);',
  },
  {
    regla: 'indice-en-transaccion',
    sql: `create unique index if not exists una
            on pedidos.auditoria (empresa_id, cuando) where accion = 'x; y';`,
  },
  {
    regla: 'unica-sin-indice',
    sql: 'alter table pedidos.ventas add constraint una unique (empresa_id, huella);',
  },
  { regla: 'unica-sin-indice', sql: 'alter table pedidos.ventas add column codigo text unique;' },
  {
    regla: 'concurrente-en-transaccion',
    sql: 'drop index concurrently if exists pedidos.ventas_por_dia;',
  },
  {
    regla: 'concurrente-en-transaccion',
    sql: 'create index concurrently ventas_total on pedidos.ventas (empresa_id, total);',
  },
  {
    regla: 'suelta-que-no-se-repite',
    sql: '-- sin transaccion\ncreate index concurrently ventas_total on pedidos.ventas (empresa_id, total);',
  },
  {
    regla: 'suelta-que-no-se-repite',
    sql: '-- sin transaccion\nalter table pedidos.mesas add column piso int;',
  },
  {
    regla: 'suelta-que-no-se-repite',
    sql: `-- sin transaccion
          drop index concurrently if exists pedidos.otro;
          create index concurrently ventas_total on pedidos.ventas (empresa_id, total);`,
  },
  { regla: 'columna-obligatoria', sql: 'alter table pedidos.mesas add column piso int not null;' },
  {
    regla: 'columna-obligatoria',
    sql: 'alter table pedidos.ventas add column a int, add b numeric(14, 2) not null; -- default 0',
  },
  {
    regla: 'columna-que-reescribe',
    sql: 'alter table pedidos.ventas add column ficha uuid not null default gen_random_uuid();',
    reescribe: 'pedidos.ventas',
  },
  {
    regla: 'columna-que-reescribe',
    sql: 'alter table pedidos.ventas add column vista timestamptz default clock_timestamp();',
    reescribe: 'pedidos.ventas',
  },
  {
    regla: 'columna-que-reescribe',
    sql: 'alter table pedidos.ventas add column neto numeric generated always as (total - iva) stored;',
    reescribe: 'pedidos.ventas',
  },
  {
    regla: 'columna-que-reescribe',
    sql: 'alter table pedidos.ventas add column n bigint generated always as identity;',
    reescribe: 'pedidos.ventas',
  },
  {
    regla: 'cambia-de-tipo',
    sql: 'alter table pedidos.ventas alter column detalle_x type numeric;',
  },
  {
    regla: 'cambia-de-tipo',
    sql: 'alter table pedidos.mesas alter nombre set data type varchar(9);',
  },
  {
    regla: 'obligatoria-sin-revisar',
    sql: 'alter table pedidos.ventas alter column clave_acceso set not null;',
  },
  {
    regla: 'restriccion-que-revisa',
    sql: 'alter table pedidos.ventas add constraint pagada check (total >= 0);',
  },
  {
    regla: 'restriccion-que-revisa',
    sql: 'alter table pedidos.ventas add foreign key (empresa_id, orden_id) references pedidos.ordenes (empresa_id, id);',
  },
  {
    regla: 'restriccion-que-revisa',
    sql: 'alter table pedidos.ventas add column propina_de int check (propina_de > 0);',
  },
  { regla: 'revisa-en-transaccion', sql: 'alter table pedidos.ventas validate constraint pagada;' },
  { regla: 'quita', sql: 'drop table pedidos.pisos;' },
  { regla: 'quita', sql: 'DROP FUNCTION facturacion.cola();' },
  { regla: 'quita', sql: 'alter table pedidos.ventas drop column propina;' },
  { regla: 'quita', sql: 'alter table only pedidos.ventas rename column total to monto;' },
  { regla: 'quita', sql: 'alter table pedidos.mesas rename to salas;' },
  { regla: 'quita', sql: 'alter table pedidos.mesas set schema salon;' },
  { regla: 'quita', sql: 'alter table pedidos.ventas alter column propina drop default;' },
  { regla: 'quita', sql: 'truncate pedidos.pisos;' },
  { regla: 'quita', sql: '-- contrae: 0099, nobody reads it any more\ndrop table pedidos.pisos;' },
  { regla: 'quita', sql: '-- contrae: 0020,\ndrop table pedidos.pisos;' },
  { regla: 'toca-todas-las-filas', sql: 'update pedidos.ventas set propina = 0;' },
  { regla: 'toca-todas-las-filas', sql: `delete from pedidos.auditoria where accion = 'x';` },
  {
    regla: 'toca-todas-las-filas',
    sql: 'with v as (update only facturacion.comprobantes set codigo = null returning 1) select count(*) from v;',
  },
  { regla: 'cierra', sql: 'lock table pedidos.ventas in share mode;' },
  { regla: 'cierra', sql: 'reindex table pedidos.mesas;' },
  {
    regla: 'bloque-que-no-se-lee',
    sql: `do $$ begin execute format('alter table pedidos.%I drop column estado', 'ventas'); end $$;`,
  },
  {
    regla: 'bloque-que-no-se-lee',
    sql: `do $$ begin if to_regclass('salon.mesas') is null then alter table pedidos.mesas set schema salon; end if; end $$;`,
  },
  {
    regla: 'bloque-que-no-se-lee',
    sql: `do $x$ begin update pedidos.ventas set propina = 0; end $x$;`,
  },
];

/** What expands, and what contracts once nobody is left who reads it. */
export const BUENOS: Readonly<Record<string, string>> = {
  'a table that goes to another schema and leaves all of itself under its name': `-- sin transaccion
    do $$
    begin
      if to_regclass('salon.mesas') is null then
        alter table pedidos.mesas set schema salon;
        create view pedidos.mesas with (security_invoker = true) as select * from salon.mesas;
        grant select, insert, update on pedidos.mesas to comanda_app;
      end if;
    end $$;`,
  'a table with all it has, and its index': `
    create table pedidos.reservas (
      empresa_id int not null, id bigint generated always as identity, venta_id uuid, cuando timestamptz not null,
      ficha uuid not null default gen_random_uuid(), primary key (empresa_id, id),
      foreign key (empresa_id, venta_id) references pedidos.ventas (empresa_id, id), check (id > 0));
    create index reservas_por_dia on pedidos.reservas (empresa_id, cuando);
    alter table pedidos.reservas add column nota text not null, alter column nota type varchar(20);
    do $$
    declare tabla text;
    begin
      foreach tabla in array array['reservas'] loop
        execute format('alter table pedidos.%I enable row level security', tabla);
        execute format('create policy empresa on pedidos.%I
          using (empresa_id = nullif(current_setting(''app.empresa_id'', true), '''')::int)', tabla);
      end loop;
    end $$;
    grant select, insert, update on pedidos.reservas to comanda_app;`,
  'columns that may be empty, or have one value': `
    alter table pedidos.ventas
      add column nota text,
      add column procedencia text not null default 'MOSTRADOR, no web; ok',
      add column vista timestamptz not null default now(),
      add column peticion text default nullif(current_setting('app.peticion', true), ''),
      add column tasa numeric(5, 2) not null default 0;`,
  'a restriction of what is to come': `
    alter table pedidos.ventas add constraint pagada check (total >= 0) not valid;
    alter table pedidos.mesas add constraint con_nombre check (true);`,
  'an index of what a company sets up': `
    create index mesas_estado on pedidos.mesas (empresa_id, estado); -- create index x on pedidos.ventas (total)`,
  'an index that is built while others write': `-- sin transaccion
    drop index concurrently if exists pedidos.ventas_total;
    create index concurrently ventas_total on pedidos.ventas (empresa_id, total);`,
  'a restriction that is looked into while others write': `-- sin transaccion
    alter table pedidos.ventas validate constraint pagada;`,
  'what was looked into': 'alter table pedidos.venta_lineas alter column opciones set not null;',
  'what nobody reads any more': `
    -- contrae: 0020, since 2.4 the list is read from reporte_cartas
    alter table pedidos.ventas drop column propina;
    drop function pedidos.cifras(timestamptz);`,
  'rows of a small table': `update pedidos.mesas set nombre = nombre where estado = 'A';`,
};

/** What stands before them. */
export const ANTERIORES: ReadonlyMap<string, string> = new Map([
  [
    '0019',
    'alter table pedidos.venta_lineas add constraint con_opciones check (opciones is not null) not valid;',
  ],
  [
    '0020',
    '-- sin transaccion\nalter table pedidos.venta_lineas validate constraint con_opciones;',
  ],
]);
