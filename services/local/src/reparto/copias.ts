import { CLASES } from './clases';
import {
  columnasEn,
  columnasPorCopiar,
  copiaDe,
  lista,
  sePonenAlDia,
  sinEllas,
  type Columna,
} from './columnas';
import { enUna, nombres, type Paso, type Plan } from './paso';

/** Which rows a company may see of it, as one policy after the other. */
const politicasDe = (plan: Plan, tabla: string): Promise<string[]> =>
  nombres(
    plan,
    `select format('%I on %s using (%s)', p.polname, $2::text, pg_get_expr(p.polqual, p.polrelid)) as nombre
       from pg_policy p where p.polrelid = to_regclass($1) order by p.polname`,
    [tabla, copiaDe(tabla)],
  );

/** What the copy has by now; nothing where it is none yet. */
async function columnasDeCopia(plan: Plan, copia: string): Promise<Columna[]> {
  const esta = await nombres(
    plan,
    'select p.logicalrelid::text as nombre from pg_dist_partition p where p.logicalrelid = to_regclass($1)',
    [copia],
  );
  return esta.length > 0 ? columnasEn(plan.client, copia) : [];
}

/**
 * By the columns of the copy, and not by those of the table: one that a new version has dropped or named otherwise is null in what
 * changes until this is run again, and nobody is kept from entering meanwhile.
 */
function cuerpoDe(copia: string, columnas: readonly Columna[]): string {
  const llave = columnas.filter((una) => una.llave);
  const demas = columnas.filter((una) => !una.llave);
  return `
      declare
        nueva ${copia} := jsonb_populate_record(null::${copia}, to_jsonb(new));
        vieja ${copia} := jsonb_populate_record(null::${copia}, to_jsonb(old));
      begin
        if tg_op = 'DELETE' then
          delete from ${copia} where (${lista(llave)}) = (${lista(llave, 'vieja.')});
        elsif tg_op = 'INSERT' or (${lista(columnas, 'nueva.')}) is distinct from (${lista(columnas, 'vieja.')}) then
          insert into ${copia} (${lista(columnas)}) values (${lista(columnas, 'nueva.')})
          on conflict (${lista(llave)}) do update
             set ${demas.map(({ columna }) => `${columna} = excluded.${columna}`).join(', ')};
        end if;
        return null;
      end `;
}

async function estaAlDia(plan: Plan, tabla: string): Promise<boolean> {
  const copia = copiaDe(tabla);
  const debidas = await columnasPorCopiar(plan, tabla);
  const hay = await columnasDeCopia(plan, copia);
  const [cuerpo] = await nombres(
    plan,
    `select p.prosrc as nombre from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgname = 'copiar_a_los_nodos' and t.tgrelid = $1::regclass`,
    [tabla],
  );
  const politicas = await politicasDe(plan, tabla);
  return (
    cuerpo === cuerpoDe(copia, debidas) &&
    sePonenAlDia(hay, debidas) &&
    sinEllas(debidas, hay).length === 0 &&
    JSON.stringify(politicas) === JSON.stringify(await politicasDe(plan, copia))
  );
}

/** Without rows. Who changes the table meanwhile does not ask for it. */
async function hacerCopia(
  { client }: Plan,
  tabla: string,
  columnas: readonly Columna[],
): Promise<void> {
  const copia = copiaDe(tabla);
  const llave = columnas.filter((una) => una.llave);
  await client.query(`drop trigger if exists copiar_a_los_nodos on ${tabla}`);
  await client.query(`drop table if exists ${copia} cascade`);
  await client.query(
    `create table ${copia} as select ${lista(columnas)} from ${tabla} with no data`,
  );
  await client.query(`alter table ${copia} add primary key (${lista(llave)})`);
  await client.query(`grant select on ${copia} to comanda_app`);
  await client.query('select create_reference_table($1::regclass)', [copia]);
}

/** What is to be seen of it, and by whom, as the table itself has it. */
async function ponerPoliticas(plan: Plan, tabla: string): Promise<string[]> {
  const copia = copiaDe(tabla);
  const debidas = await politicasDe(plan, tabla);
  const quitadas = await nombres(
    plan,
    `select format('drop policy %I on %s', p.polname, $1::text) as nombre from pg_policy p where p.polrelid = to_regclass($1)`,
    [copia],
  );
  const cerrar = debidas.length > 0 ? 'enable' : 'disable';
  return [
    ...quitadas,
    `alter table ${copia} ${cerrar} row level security`,
    ...debidas.map((una) => `create policy ${una}`),
  ];
}

export const copiar: Paso = {
  que: 'tablas de las que cada servidor tiene una copia',
  async faltan(plan) {
    const faltan: string[] = [];
    for (const tabla of CLASES.copiada) if (!(await estaAlDia(plan, tabla))) faltan.push(tabla);
    return faltan;
  },
  async hacer(plan, cual) {
    const { client } = plan;
    const copia = copiaDe(cual);
    const debidas = await columnasPorCopiar(plan, cual);
    if (!sePonenAlDia(await columnasDeCopia(plan, copia), debidas))
      await hacerCopia(plan, cual, debidas);
    const nuevas = sinEllas(debidas, await columnasDeCopia(plan, copia));
    await enUna(client, [
      `lock table ${cual} in share row exclusive mode`, // nobody writes what is neither read here nor followed
      ...nuevas.map(({ columna, tipo }) => `alter table ${copia} add column ${columna} ${tipo}`),
      ...(await ponerPoliticas(plan, cual)),
      `create or replace function ${copia}_copiar() returns trigger
       language plpgsql security definer
       set search_path = pg_catalog, pg_temp
       as $$${cuerpoDe(copia, debidas)}$$`,
      `create or replace trigger copiar_a_los_nodos after insert or update or delete on ${cual}
         for each row execute function ${copia}_copiar()`,
      `delete from ${copia}`,
      `insert into ${copia} (${lista(debidas)}) select ${lista(debidas)} from ${cual}`,
    ]);
  },
};

/** Once no server has a name for them. */
export const soltarColumnas: Paso = {
  que: 'columnas que las copias dejan de tener',
  async faltan(plan) {
    const sobran: string[] = [];
    for (const tabla of CLASES.copiada) {
      const copia = copiaDe(tabla);
      const debidas = await columnasPorCopiar(plan, tabla);
      for (const { columna } of sinEllas(await columnasDeCopia(plan, copia), debidas))
        sobran.push(`${copia} ${columna}`);
    }
    return sobran;
  },
  async hacer({ client }, cual) {
    const [copia, ...columna] = cual.split(' ');
    await client.query(`alter table ${copia} drop column ${columna.join(' ')}`);
  },
};
