// node --import tsx bench/emitidos.ts: the list 'Emitidos' of a company with a million sales, over HTTP from an ordering
// service of its own on a PostgreSQL of its own; p50 and p95 of each thing a person may ask of it. About three minutes.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { ADMIN, CAJERO, PUERTO } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';

import { sembrarVentas } from './emitidos/sembrarVentas';
import { abrirServicio } from './ordering/abrirServicio';

const VENTAS = Number(process.env.VENTAS ?? 1_000_000);
const VECES = 40;
/** Milliseconds. */
const LIMITE = 150;
const SIEMPRE = { fecha_ini: '2020-01-01', fecha_fin: '2099-12-31' };

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
let servicio;
let bien = true;

/** One of the sales, somewhere in the middle: what is looked for is there. */
const una = async () => {
  const [venta] = await comoDueno(
    postgres.url,
    `select secuencia, secuencial, clave_acceso, cedula, nombre, total, fecha_negocio::text as dia from pedidos.ventas
      where empresa_id = $1 and secuencial >= $2 and cedula <> '9999999999999' order by secuencial limit 1`,
    [PUERTO.id, Math.round(VENTAS / 2)],
  );
  return venta;
};

async function medir(cabeceras, [que, ruta, entrada, minimo = 1]) {
  const query = Object.entries({ empresa: PUERTO.empresa, ...entrada })
    .map(([campo, valor]) => `${campo}=${encodeURIComponent(valor)}`)
    .join('&');
  const tiempos = [];
  let data;
  for (let vez = 0; vez < VECES; vez++) {
    const inicio = performance.now();
    const respuesta = await fetch(`${servicio.base}${ruta}?${query}`, { headers: cabeceras });
    const cuerpo = await respuesta.json();
    tiempos.push(performance.now() - inicio);
    if (!cuerpo.success) throw new Error(`${que}: ${respuesta.status} ${cuerpo.msg}`);
    ({ data } = cuerpo);
  }
  if (data.filas.length < minimo) throw new Error(`${que}: found ${data.filas.length}`);
  const en = (parte) => tiempos.toSorted((a, b) => a - b)[Math.floor(VECES * parte)];
  bien &&= en(0.95) <= LIMITE;
  return {
    que,
    'p50 ms': Number(en(0.5).toFixed(1)),
    'p95 ms': Number(en(0.95).toFixed(1)),
    limite: LIMITE,
    halladas: `${data.total}${data.hay_mas ? ' o mas' : ''}`,
  };
}

try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  await sembrarVentas(postgres.url, PUERTO, VENTAS);
  servicio = await abrirServicio(postgres);
  const cabeceras = await sesionDe(postgres.url, ADMIN);
  const venta = await una();
  const dia = { fecha: venta.dia };
  const [hoy, todo] = ['/v1/listar_reporte_venta_actual', '/v1/listar_reporte_venta'];
  const casos = [
    ['un dia, pagina 1', hoy, dia],
    ['un dia, EFECTIVO, ANULADO', hoy, { ...dia, forma_pago: 'EFECTIVO', estado: 'ANULADO' }],
    ['todo, pagina 1', todo, SIEMPRE],
    ['todo, pagina 1000', todo, { ...SIEMPRE, pagina: '1000' }],
    ['todo, de un cajero', todo, { ...SIEMPRE, usuario: CAJERO.id }],
    ['todo, ANULADO', todo, { ...SIEMPRE, estado: 'ANULADO' }],
    ['todo, numero entero', todo, { ...SIEMPRE, busqueda: venta.secuencia }],
    ['todo, numero corto', todo, { ...SIEMPRE, busqueda: String(venta.secuencial) }],
    ['todo, clave de acceso', todo, { ...SIEMPRE, busqueda: venta.clave_acceso }],
    ['todo, cedula', todo, { ...SIEMPRE, busqueda: venta.cedula }],
    ['todo, nombre completo', todo, { ...SIEMPRE, busqueda: venta.nombre }],
    ['todo, apellido comun', todo, { ...SIEMPRE, busqueda: 'salazar' }],
    ['todo, nombre que nadie tiene', todo, { ...SIEMPRE, busqueda: 'wxyz' }, 0],
    ['todo, monto', todo, { ...SIEMPRE, busqueda: `$${venta.total}` }],
    ['todo, monto que no hay', todo, { ...SIEMPRE, busqueda: '$9999.99' }, 0],
    ['todo, apellido y monto', todo, { ...SIEMPRE, busqueda: `salazar $${venta.total}` }],
    ['un dia, apellido', hoy, { ...dia, busqueda: 'salazar' }],
    ['todo, TRANSFERENCIA', todo, { ...SIEMPRE, forma_pago: 'TRANSFERENCIA' }],
    ['todo, consumidor final', todo, { ...SIEMPRE, busqueda: 'consumidor final' }],
  ];
  const tabla = [];
  for (const caso of casos) tabla.push(await medir(cabeceras, caso));
  console.table(tabla);
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
process.exit(bien ? 0 : 1);
