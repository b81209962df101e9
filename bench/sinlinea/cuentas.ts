// The books at the end: what the screens of the tills said, what their browsers still keep, and what the server has.
import { setTimeout as esperar } from 'node:timers/promises';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { ajustar } from '../../services/local/src/caidas/testing/apagones/correr';
import type { EmpresaDeCaos } from '../../services/local/src/caidas/testing/caos/empresas';

import { unaFila } from '../arnes/base';

import type { Caja, PagoDicho } from './caja';
import type { PorSalir } from './enPagina';

const PRIMERA = 1_000;
const MIRADA_MS = 1_000;

/** Of each sale that came from a till: its number, as the till said it. */
const VENTAS = `
  select v.idempotencia::text as idempotencia, v.secuencia, v.clave_acceso as clave
    from pedidos.ventas v where v.empresa_id >= $1`;
/** Below the highest sold of each point, what is held or free; what is neither is a gap for 'ajustar'. */
const HUECOS = `
  select count(*)::int as n from facturacion.reservas r
   where r.empresa_id >= $1 and r.consumida_en is null and r.secuencial < (
     select max(v.secuencial) from pedidos.ventas v where v.empresa_id = r.empresa_id and v.punto_emision = r.punto_emision)`;
const GAVETAS = `
  select m.empresa_id || ' ' || m.caja_id as gaveta, sum(m.ingreso - m.salida)::float8 as efectivo
    from pedidos.caja_movimientos m where m.empresa_id >= $1 group by 1`;
/** What was kept of each drawer as the sales came, against its rows. */
const CIERRES = `
  with filas as (select empresa_id, caja_id, array_agg(m order by m.id) as todas
                   from pedidos.caja_movimientos m where empresa_id >= $1 group by 1, 2),
  contado as (select f.empresa_id, f.caja_id, t.concepto, t.clave, t.cantidad, t.monto
                from filas f, pedidos.totales_de(f.empresa_id, f.todas) t),
  guardado as (select empresa_id, caja_id, concepto, clave, sum(cantidad) as cantidad, sum(monto) as monto
                 from pedidos.periodo_totales where empresa_id >= $1 group by 1, 2, 3, 4)
  select count(*)::int as n from guardado g full join contado c using (empresa_id, caja_id, concepto, clave)
   where (coalesce(g.cantidad, 0), coalesce(g.monto, 0)) <> (coalesce(c.cantidad, 0), coalesce(c.monto, 0))`;
const ESTADOS = `
  select estado, count(*)::int as n from facturacion.comprobantes where empresa_id >= $1 group by 1`;

/** Documents, by what has become of them. */
export type Estados = Readonly<Record<string, number>>;

const cuantos = (estados: Estados) => Object.values(estados).reduce((suma, n) => suma + n, 0);
const sinAutorizar = (estados: Estados) => cuantos(estados) - (estados.AUTORIZADO ?? 0);

type Espera = { limiteMs: number; decir: (texto: string) => void };

/** Until every document is authorised, or it takes too long. */
export async function esperarDocumentos(
  base: string,
  { limiteMs, decir }: Espera,
): Promise<Estados> {
  const fin = performance.now() + limiteMs;
  for (let vuelta = 0; ; vuelta += 1) {
    const filas = await comoDueno<{ estado: string; n: number }>(base, ESTADOS, [PRIMERA]);
    const estados = Object.fromEntries(filas.map(({ estado, n }) => [estado, n]));
    const faltan = sinAutorizar(estados);
    if (faltan === 0 || performance.now() > fin) return estados;
    if (vuelta % 15 === 0) decir(`${faltan} documentos por autorizar`);
    await esperar(MIRADA_MS);
  }
}

type Vistas = {
  cajas: readonly Caja[];
  empresas: readonly EmpresaDeCaos[];
  estados: Estados;
  salidas: readonly PorSalir[];
};
export type Cuentas = {
  ventas: number;
  autorizadas: number;
  huecos: number;
  /** Everything that must not be, by name; empty when all is well. */
  faltas: Record<string, unknown>;
};

export async function cuadrar(
  base: string,
  { cajas, empresas, estados, salidas }: Vistas,
): Promise<Cuentas> {
  const pagos = cajas.flatMap((caja) => caja.pagos);
  const { ventas, faltas } = await ajustar(base, pagos, empresas);
  const filas = await comoDueno<{ idempotencia: string; secuencia: string }>(base, VENTAS, [
    PRIMERA,
  ]);
  const numeros = new Map(filas.map(({ idempotencia, secuencia }) => [idempotencia, secuencia]));
  const huecos = await unaFila<{ n: number }>(base, HUECOS, [PRIMERA]);
  const cierres = await unaFila<{ n: number }>(base, CIERRES, [PRIMERA]);
  const distintas = pagos.filter(
    ({ idempotencia, secuencia }) => numeros.get(idempotencia) !== secuencia,
  );
  const fallos = cajas.flatMap((caja) =>
    caja.fallos.map((fallo) => `no pudo cobrar ${caja.quien.email}: ${fallo}`),
  );
  const todas: Record<string, unknown> = {
    ...faltas,
    'ventas con otro número que el dicho': distintas.length,
    'números dichos a dos ventas': repetidos(pagos),
    'ventas que no salieron': salidas.length,
    'gavetas que no cuadran': await gavetasMal(base, cajas),
    'totales de gaveta que no son sus filas': cierres.n,
    'documentos sin autorizar': sinAutorizar(estados),
    'ventas sin documento': ventas - cuantos(estados),
    ...Object.fromEntries(fallos.map((uno) => [uno, fallos.filter((otro) => otro === uno).length])),
  };
  return {
    ventas,
    autorizadas: estados.AUTORIZADO ?? 0,
    huecos: huecos.n,
    faltas: Object.fromEntries(Object.entries(todas).filter(([, cuantas]) => cuantas !== 0)),
  };
}

function repetidos(pagos: readonly PagoDicho[]): number {
  const dichos = pagos.map(({ empresa, secuencia }) => `${empresa.id} ${secuencia}`);
  return dichos.length - new Set(dichos).size;
}

async function gavetasMal(base: string, cajas: readonly Caja[]): Promise<number> {
  const filas = await comoDueno<{ gaveta: string; efectivo: number }>(base, GAVETAS, [PRIMERA]);
  const tiene = new Map(filas.map(({ gaveta, efectivo }) => [gaveta, efectivo]));
  return cajas.filter(({ quien, pagos }) => {
    const esperado = pagos.reduce((suma, pago) => suma + enEfectivo(pago), 0);
    return Math.abs(esperado - (tiene.get(`${quien.empresa_id} ${quien.caja_id}`) ?? 0)) > 0.005;
  }).length;
}

function enEfectivo({ solicitud }: PagoDicho): number {
  const { pagos, forma_pago, total } = solicitud;
  return (pagos ?? [{ forma_pago, monto: total }])
    .filter((pago) => pago.forma_pago === 'EFECTIVO')
    .reduce((suma, { monto }) => suma + monto, 0);
}
