import { sql, type Kysely } from 'kysely';

import { EMITIDOS_CONTADOS } from '@comanda/shared/contracts/reportes/emitidos';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import type { Corte } from '@comanda/kit/http/corte';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { diaDeNegocio } from '../caja/diaDeNegocio';
import type { Database } from '../db/schema';

import { buscarCompradores } from './buscarCompradores';
import { buscarNotas } from './buscarNotas';
import { cuentaDeEmitidos } from './cuentaDeEmitidos';
import { esBuscada, type Busqueda, type FiltroDeEmitidos } from './filtroEmitidos';
import { facturasDe, ventasSelect } from './ventasSelect';

export type EmitidosRepository = ReturnType<typeof emitidosRepository>;
export type FilaEmitido = Awaited<ReturnType<typeof leer>>[number];

/** `desde`: how many come before. */
type CorteDeEmitidos = Corte & { ahora: Date };

/** Sales as people look for them. */
export function emitidosRepository(db: Db<Database>) {
  return {
    /** A page of the sales looked for, latest first, how many there are as far as they are counted, and who may have sold them. */
    pagina: (
      empresa: EmpresaId,
      filtro: FiltroDeEmitidos,
      { desde, filas, ahora }: CorteDeEmitidos,
    ) =>
      enEmpresa(db, empresa, async (transaccion) => {
        const { trx, client } = transaccion;
        const busqueda = await hallar(trx, empresa, filtro);
        const ids = halladas(trx, empresa, busqueda).limit(filas).offset(desde);
        return {
          filas: await leer(transaccion, empresa, ids),
          cuenta: await contar(transaccion, empresa, busqueda, desde),
          usuarios: await vendedores(transaccion, empresa),
          hoy: await diaDeNegocio(client, empresa, ahora),
        };
      }),

    /** How many there are; null where they are too many to count. */
    cuantas: (empresa: EmpresaId, filtro: FiltroDeEmitidos): Promise<number | null> =>
      enEmpresa(db, empresa, async (transaccion) => {
        const busqueda = await hallar(transaccion.trx, empresa, filtro);
        const cuenta = await contar(transaccion, empresa, busqueda, 0);
        return cuenta.hay_mas ? null : cuenta.total;
      }),

    /**
     * Those that come after a sale of the list: all of it is read so, whatever is sold meanwhile. Read straight from the
     * index: joined to what was cut, the planner reads every sale of the company for each of its pages.
     */
    siguientes: (
      empresa: EmpresaId,
      filtro: FiltroDeEmitidos,
      { tras, filas }: { tras: string | undefined; filas: number },
    ) =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const busqueda = await hallar(trx, empresa, filtro);
        const ventas = await ventasSelect(trx, empresa)
          .where((eb) => esBuscada(eb, trx, empresa, busqueda))
          .$if(tras !== undefined, (suyas) =>
            suyas.where(
              sql<boolean>`(v.fecha_negocio, v.fecha_creacion, v.id) < (
                select u.fecha_negocio, u.fecha_creacion, u.id from pedidos.ventas u
                 where u.empresa_id = ${empresa} and u.id = ${tras ?? null}::uuid)`,
            ),
          )
          .limit(filas)
          .execute();
        return conFacturas(client, empresa, ventas);
      }),
  };
}

/** What is looked for elsewhere first, so that the plan of the list knows how few there are. */
const hallar = async (
  trx: Kysely<Database>,
  empresa: EmpresaId,
  filtro: FiltroDeEmitidos,
): Promise<Busqueda> => ({
  filtro,
  compradores: await buscarCompradores(trx, empresa, filtro.busqueda),
  notas: await buscarNotas(trx, empresa, filtro.busqueda),
});

/** Read from the index of the list; the rest of each sale after they are cut. */
const halladas = (trx: Kysely<Database>, empresa: EmpresaId, busqueda: Busqueda) =>
  trx
    .selectFrom('pedidos.ventas as v')
    .select('v.id')
    .where('v.empresa_id', '=', empresa)
    .where((eb) => esBuscada(eb, trx, empresa, busqueda))
    .orderBy('v.fecha_negocio', 'desc')
    .orderBy('v.fecha_creacion', 'desc')
    .orderBy('v.id', 'desc');

async function leer(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  ids: ReturnType<typeof halladas>,
) {
  const ventas = await ventasSelect(trx, empresa).where('v.id', 'in', ids).execute();
  return conFacturas(client, empresa, ventas);
}

async function conFacturas<Venta extends { clave_acceso: string | null }>(
  client: Transaccion<Database>['client'],
  empresa: EmpresaId,
  ventas: readonly Venta[],
) {
  const facturas = await facturasDe(client, empresa, ventas);
  return ventas.map((venta) => ({
    ...venta,
    factura: facturas.get(venta.clave_acceso ?? '') ?? null,
  }));
}

type Cuenta = { total: number; hay_mas: boolean; suma: number | null };

/** What is found by day, state and who sold alone is known of its totals, however many there are. */
async function contar(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  busqueda: Busqueda,
  desde: number,
): Promise<Cuenta> {
  const { filtro } = busqueda;
  if ((filtro.busqueda ?? '') === '' && filtro.forma_pago === undefined)
    return { ...(await cuentaDeEmitidos(client, empresa, filtro)), hay_mas: false };
  return contarHasta(trx, empresa, busqueda, desde + contables(filtro));
}

/** Fewer of what is looked for: it may be far between. */
const contables = ({ busqueda = '', forma_pago, estado, usuario }: FiltroDeEmitidos): number =>
  busqueda === '' && (forma_pago ?? estado ?? usuario) === undefined
    ? EMITIDOS_CONTADOS
    : EMITIDOS_CONTADOS / 10;

/** To `tope` and no further: a million are not counted to show ten. */
async function contarHasta(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  busqueda: Busqueda,
  tope: number,
): Promise<Cuenta> {
  const { cuantas, suma } = await trx
    .selectFrom(
      halladas(trx, empresa, busqueda)
        .select(['v.centavos', 'v.estado'])
        .limit(tope + 1)
        .as('hallada'),
    )
    .select(({ fn }) => fn.countAll<number>().as('cuantas'))
    .select(
      sql<number>`coalesce(sum(centavos) filter (where estado = ${busqueda.filtro.estado ?? 'ACTIVO'}), 0)::bigint`.as(
        'suma',
      ),
    )
    .executeTakeFirstOrThrow();
  const hay_mas = cuantas > tope;
  return { total: hay_mas ? tope : cuantas, hay_mas, suma: hay_mas ? null : suma };
}

type Vendedor = { id: string; nombre: string };

/** The company's people who sell. */
async function vendedores(
  { client }: Transaccion<Database>,
  empresa: EmpresaId,
): Promise<Vendedor[]> {
  const { rows } = await client.query<Vendedor>(VENDEDORES, [empresa, PERFILES_DE_CAJA]);
  return rows;
}

const VENDEDORES = `
  select g.id, g.nombre from identidad.gente_de($1) g where g.perfil = any ($2) order by g.nombre`;
