// node --import tsx bench/caja.ts: what the drawer has and should have (X), and its closing, of a company with a million
// sales behind it and 5,000 in the open period, over HTTP from an ordering service of its own on a PostgreSQL of its own;
// and whether what was kept as it came is what the rows add up to. About three minutes.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ADMIN_OTRA, OTRA } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';

import { sembrarVentas } from './emitidos/sembrarVentas';
import { abrirCaja } from './ventas/caja';
import { casos } from './ventas/casos';

const VENTAS = Number(process.env.VENTAS ?? 1_000_000);
const EN_PERIODO = 5_000;
const VECES = 100;
/** Milliseconds. */
const LIMITES = { x: 100, cuadre: 1_000, avisos: 100 };
const { empresa, id } = OTRA;

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
let caja;
let bien = true;

/** The rows of the open period, added up one by one. */
const CONTADO = `
  with abierto as (
    select p.* from pedidos.cajas c
      join pedidos.periodos p on p.empresa_id = c.empresa_id and p.caja_id = c.id and p.numero = c.periodo
     where c.empresa_id = $1
  ),
  filas as (
    select m.* from pedidos.caja_movimientos m
      join abierto a on a.empresa_id = m.empresa_id and a.caja_id = m.caja_id and a.numero = m.periodo
  ),
  guardado as (
    select t.concepto, t.clave, sum(t.cantidad) as cantidad, sum(t.monto) as monto from pedidos.periodo_totales t
      join abierto a on a.empresa_id = t.empresa_id and a.caja_id = t.caja_id and a.numero = t.periodo
     group by t.concepto, t.clave
  ),
  contado as (
    select * from pedidos.totales_de((select array_agg(m order by m.id) from pedidos.caja_movimientos m, abierto a
      where m.empresa_id = a.empresa_id and m.caja_id = a.caja_id and m.periodo = a.numero))
  )
  select (select (apertura)::float8 from abierto)
           + coalesce((select sum(monto) from filas where forma_pago = 'EFECTIVO'), 0)::float8 as esperado,
         (select count(distinct venta_id)::int from filas where tipo = 'VENTA') as ventas,
         (select count(*)::int from guardado g full join contado c using (concepto, clave)
           where (coalesce(g.cantidad, 0), coalesce(g.monto, 0)) <> (coalesce(c.cantidad, 0), coalesce(c.monto, 0))) as faltas`;

const pedir = async (cabeceras, method, ruta, body) => {
  const respuesta = await fetch(`${caja.base}${ruta}`, {
    method,
    headers: { ...cabeceras, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const { success, msg, data } = await respuesta.json();
  if (!success) throw new Error(`${ruta}: ${respuesta.status} ${msg}`);
  return data;
};

async function medir(que, limite, veces, hacer) {
  const tiempos = [];
  for (let vez = 0; vez < veces; vez++) {
    const inicio = performance.now();
    await hacer();
    tiempos.push(performance.now() - inicio);
  }
  const en = (parte) => tiempos.toSorted((a, b) => a - b)[Math.floor(veces * parte)];
  bien &&= en(0.95) <= limite;
  return {
    ...{ que, veces, 'p50 ms': Number(en(0.5).toFixed(1)) },
    ...{ 'p95 ms': Number(en(0.95).toFixed(1)), limite },
  };
}

/** Voids, methods that change and money that moves, so that every kind of row is in the period. */
async function revolver(cabeceras) {
  const ventas = await comoDueno(
    postgres.url,
    'select secuencia from pedidos.ventas where empresa_id = $1 and secuencial > $2 order by secuencial limit 100',
    [id, VENTAS],
  );
  for (const [i, { secuencia: editar }] of ventas.entries()) {
    const cambio = i % 2 === 0 ? { estado: 'ANULADO' } : { forma_pago: 'TARJETA' };
    await pedir(cabeceras, 'PUT', '/v1/actualizar_estado', { empresa, editar, ...cambio });
    const monto = i % 3 === 0 ? { ingreso: i + 1 } : { salida: 0.25 };
    await pedir(cabeceras, 'POST', '/v1/ingresar_movimiento', { empresa, detalle: 'x', ...monto });
  }
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  const inicio = performance.now();
  await sembrarVentas(postgres.url, OTRA, VENTAS);
  console.log(`${VENTAS} ventas sembradas en ${Math.round((performance.now() - inicio) / 1000)} s`);
  await comoDueno(
    postgres.url,
    `insert into pedidos.contadores (empresa_id, establecimiento, punto_emision, siguiente) values ($1, '001', '001', $2)
     on conflict (empresa_id, establecimiento, punto_emision) do update set siguiente = excluded.siguiente`,
    [id, VENTAS + 1],
  );
  caja = await abrirCaja(postgres);
  const [sinFactura] = casos(postgres.url);
  await caja.vender(sinFactura, 8, EN_PERIODO);
  const cabeceras = await sesionDe(postgres.url, ADMIN_OTRA);
  await revolver(cabeceras);

  const verX = () => pedir(cabeceras, 'GET', `/v1/caja_x?empresa=${encodeURIComponent(empresa)}`);
  const [contado] = await comoDueno(postgres.url, CONTADO, [id]);
  const x = await verX();
  const igual = contado.faltas === 0 && Math.abs(contado.esperado - x.esperado) < 0.005;
  bien &&= igual && contado.ventas === EN_PERIODO;
  console.log(
    `${contado.ventas} ventas en el periodo; X ${x.esperado}, fila por fila ${contado.esperado}: ${igual ? 'iguales' : 'DISTINTOS'}`,
  );

  let conteo = x.esperado;
  const cuadrar = () => pedir(cabeceras, 'POST', '/v1/cuadre_caja', { empresa, conteo });
  const equis = await medir('X', LIMITES.x, VECES, verX);
  const avisos = await medir('avisos', LIMITES.avisos, VECES, () =>
    pedir(cabeceras, 'GET', '/v1/avisos'),
  );
  const cierre = await medir(`cuadre con ${EN_PERIODO} ventas`, LIMITES.cuadre, 1, cuadrar);
  conteo = 50;
  const siguientes = await medir('cuadres que siguen', LIMITES.cuadre, 20, async () => {
    await pedir(cabeceras, 'POST', '/v1/ingresar_movimiento', {
      ...{ empresa, detalle: 'x', ingreso: 1 },
    });
    await cuadrar();
  });
  console.table([equis, avisos, cierre, siguientes]);
} finally {
  await caja?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);
