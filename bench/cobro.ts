// node --import tsx bench/cobro.ts: whole charges a second (number and key, sale) at the product in one process, which delivers
// to its stand-in of the authority meanwhile, beside sales without invoice; what a cashier waits, and how many documents were
// authorised while they sold. About four minutes. EMPRESAS=8 sells in eight companies at once.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { comoDueno } from '../services/kit/src/testing/testDb';
import { nuevoPago } from '../services/local/src/caidas/testing/caos/clientes';
import { preparar } from '../services/local/src/caidas/testing/caos/correr';
import { sesionDeCaos } from '../services/local/src/caidas/testing/caos/empresas';
import { crearAzar } from '../services/local/src/demo/azar';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';

import { cobrar } from './cobro/cobrar';
import { abrirServicio } from './ordering/abrirServicio';

const CLIENTES = (process.env.CLIENTES ?? '8,32,256').split(',').map(Number);
const EMPRESAS = Number(process.env.EMPRESAS ?? 1);
const SEGUNDOS = Number(process.env.SEGUNDOS ?? 8);
const RONDAS = Number(process.env.RONDAS ?? 3);
const POR_SEGUNDO = 250;
const VECES = 2;

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
const contar = async (que) =>
  Number((await comoDueno(postgres.url, `select count(*) as n from ${que}`))[0].n);
const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];
const percentil = (valores, p) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length * p)];
let servicio;
let bien = true;

async function ronda({ sesion, empresas, clientes, factura, segundos }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clientes });
  const fin = performance.now() + segundos * 1_000;
  const demoras = [];
  const inicio = performance.now();
  const antes = { cpu: servicio.cpu(), autorizados: await autorizados() };
  const cliente = async (_, i) => {
    const azar = crearAzar(i + Math.floor(fin));
    while (performance.now() < fin) {
      const pago = nuevoPago(azar.uno(empresas), azar);
      demoras.push(await cobrar({ base: servicio.base, agent, sesion, pago, factura }));
    }
  };
  await Promise.all(Array.from({ length: clientes }, cliente));
  agent.destroy();
  const duro = (performance.now() - inicio) / 1_000;
  return {
    ritmo: demoras.length / duro,
    p50: percentil(demoras, 0.5),
    p95: percentil(demoras, 0.95),
    cpu: (servicio.cpu() - antes.cpu) / duro,
    autorizados: ((await autorizados()) - antes.autorizados) / duro,
  };
}

const autorizados = () => contar(`facturacion.comprobantes where estado = 'AUTORIZADO'`);

const juntas = (rondas) =>
  Object.fromEntries(
    Object.keys(rondas[0]).map((que) => [que, mediana(rondas.map((una) => una[que]))]),
  );

try {
  await migrarTodo(postgres.url);
  const claveMaestra = randomBytes(32);
  const todas = await preparar(postgres, EMPRESAS * 2, claveMaestra);
  const [conFactura, sinFactura] = [todas.slice(0, EMPRESAS), todas.slice(EMPRESAS)];
  await comoDueno(
    postgres.url,
    `update plataforma.empresas set factura = false where id = any($1)`,
    [sinFactura.map(({ id }) => id)],
  );
  servicio = await abrirServicio({
    ...postgres,
    servicio: 'local',
    env: {
      ...{ DATA_DIR: path.join(carpeta, 'datos'), DEMO: '0', PRINT_PORT: '0' },
      FACTURACION_CLAVE: claveMaestra.toString('base64'),
    },
  });
  const sesion = await sesionDeCaos(postgres.url);
  const con = { sesion, clientes: 8, segundos: 3 };
  await ronda({ ...con, empresas: sinFactura, factura: false });
  await ronda({ ...con, empresas: conFactura, factura: true });
  await comoDueno(postgres.url, 'analyze'); // what autovacuum does in the first minute
  const filas = [];
  for (const clientes of CLIENTES) {
    const [facturadas, simples] = [[], []];
    for (let i = 0; i < RONDAS; i++) {
      const de = { sesion, clientes, segundos: SEGUNDOS };
      simples.push(await ronda({ ...de, empresas: sinFactura, factura: false }));
      facturadas.push(await ronda({ ...de, empresas: conFactura, factura: true }));
    }
    const [una, otra] = [juntas(facturadas), juntas(simples)];
    bien &&= una.ritmo >= POR_SEGUNDO && una.p95 <= VECES * otra.p95;
    filas.push({
      clientes,
      'con factura/s': Math.round(una.ritmo),
      limite: POR_SEGUNDO,
      'sin factura/s': Math.round(otra.ritmo),
      'p50 ms': Math.round(una.p50),
      'p95 ms': Math.round(una.p95),
      'p95 sin factura': Math.round(otra.p95),
      veces: Number((una.p95 / otra.p95).toFixed(2)),
      'autorizados/s': Math.round(una.autorizados),
      'nucleos del servicio': Number(una.cpu.toFixed(2)),
    });
  }
  console.table(filas);
  const quedan = await contar('facturacion.trabajos');
  console.log(`quedan ${quedan} por entregar`);
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true, force: true });
}
process.exit(bien ? 0 : 1);
