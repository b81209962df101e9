import type pg from 'pg';

import type { CuentaDeTabla } from './manifiesto';

type Contable = { tabla: string; que: string; suma: string };

/**
 * What is counted, in the order in which a sale takes hold of it: whoever waits for the first holds nothing of the rest, so
 * that to stop them all for a moment ends in no deadlock (ADR 41).
 */
const CONTABLES: readonly Contable[] = [
  { tabla: 'pedidos.contadores', que: 'numeración propia', suma: 'siguiente' },
  { tabla: 'pedidos.ventas', que: 'ventas', suma: 'total' },
  { tabla: 'pedidos.venta_lineas', que: 'líneas vendidas', suma: 'bruto' },
  { tabla: 'pedidos.caja_movimientos', que: 'movimientos de caja', suma: 'monto' },
  { tabla: 'facturacion.contadores', que: 'numeración del SRI', suma: 'siguiente' },
  { tabla: 'facturacion.comprobantes', que: 'documentos', suma: 'total' },
  { tabla: 'pedidos.materia_movimientos', que: 'movimientos de bodega', suma: 'cantidad' },
];

type Consultable = Pick<pg.Client, 'query'>;

/** Those that are there: a database may be of before some of them. */
export async function contablesDe(client: Consultable): Promise<Contable[]> {
  const tablas = CONTABLES.map(({ tabla }) => tabla);
  const { rows } = await client.query<{ tabla: string }>(
    'select t as tabla from unnest($1::text[]) t where to_regclass(t) is not null',
    [tablas],
  );
  const hay = new Set(rows.map(({ tabla }) => tabla));
  return CONTABLES.filter(({ tabla }) => hay.has(tabla));
}

/** A backup may be of when companies were platform's. */
export async function empresasDe(client: Consultable): Promise<string> {
  const { rows } = await client.query<{ esta: boolean }>(
    `select to_regclass('identidad.empresas') is not null as esta`,
  );
  return rows[0]?.esta ? 'identidad.empresas' : 'plataforma.empresas';
}

/** Every company's figures; those of state too, for a sale that was voided is another than one that was not. */
export async function contarPorEmpresa(client: Consultable): Promise<CuentaDeTabla[]> {
  const contables = await contablesDe(client);
  const partes = contables.map(
    ({ tabla, que, suma }) =>
      `select empresa_id, '${que}' as que, count(*) as n, sum(${suma}) as s from ${tabla} group by 1`,
  );
  if (contables.some(({ tabla }) => tabla === 'pedidos.ventas'))
    partes.push(
      `select empresa_id, 'ventas anuladas', count(*), sum(total) from pedidos.ventas where estado = 'ANULADO' group by 1`,
    );
  if (partes.length === 0) return [];
  const { rows } = await client.query<CuentaDeTabla>(
    `select coalesce(e.empresa, c.empresa_id::text) as empresa, que, n::text as cuantos, coalesce(s, 0)::text as suma
       from (${partes.join(' union all ')}) c left join ${await empresasDe(client)} e on e.id = c.empresa_id
      order by 1, 2`,
  );
  return rows;
}

/** What is not what it should be, a sentence each. */
export function diferencias(
  esperadas: readonly CuentaDeTabla[],
  halladas: readonly CuentaDeTabla[],
): string[] {
  const clave = ({ empresa, que }: CuentaDeTabla) => `${empresa}, ${que}`;
  const decir = (una?: CuentaDeTabla) => (una ? `${una.cuantos} por ${una.suma}` : 'nada');
  const antes = new Map(esperadas.map((una) => [clave(una), una]));
  const ahora = new Map(halladas.map((una) => [clave(una), una]));
  return [...new Set([...antes.keys(), ...ahora.keys()])].flatMap((cual) => {
    const [debe, hay] = [decir(antes.get(cual)), decir(ahora.get(cual))];
    return debe === hay ? [] : [`${cual}: debe haber ${debe}, y hay ${hay}`];
  });
}

/** For a person: what a backup holds of sales. */
export function resumen(cuentas: readonly CuentaDeTabla[]): string {
  const ventas = cuentas.filter(({ que }) => que === 'ventas');
  const total = ventas.reduce((suma, { cuantos }) => suma + Number(cuantos), 0);
  return `${total} ventas de ${ventas.length} empresas`;
}
