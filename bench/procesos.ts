// node --import tsx bench/procesos.ts: what two processes of ordering behind haproxy sell a second beside one, where the process is
// what is short and the database is not: each may use a seventh of a core (a cgroup, so it takes root). And what fifty companies
// sell at once beside one of them, without invoices and with, at a process that has no such limit; with invoices it also delivers,
// which fifty do at once and one company in its order: what is compared is sold and delivered together. About five minutes.
// CLIENTES, SEGUNDOS, RONDAS, EMPRESAS, PARTE (of a core) for others.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { comoDueno } from '../services/kit/src/testing/testDb';
import { nuevoPago } from '../services/local/src/caidas/testing/caos/clientes';
import { preparar } from '../services/local/src/caidas/testing/caos/correr';
import { sesionDeCaos } from '../services/local/src/caidas/testing/caos/empresas';
import { abrirHaproxy, haproxy } from '../services/local/src/caidas/testing/relevo/haproxy';
import { crearAzar } from '../services/local/src/demo/azar';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { FALTAN_PARTES } from '../tools/faltanPartes';

import { cobrar } from './cobro/cobrar';
import { abrirServicio } from './ordering/abrirServicio';

const de = (nombre, suyo) => Number(process.env[nombre] ?? suyo);
const CLIENTES = de('CLIENTES', 32);
const SEGUNDOS = de('SEGUNDOS', 10);
const RONDAS = de('RONDAS', 3);
const EMPRESAS = de('EMPRESAS', 50);
const PARTE = de('PARTE', 0.15);
const VECES = 1.6;
/** Short, or whoever waits for the one that has used its part leaves the other with nothing to do. */
const PERIODO_US = 10_000;
const CGROUP = '/sys/fs/cgroup/cpu';

if (!haproxy.esta || process.getuid?.() !== 0 || !existsSync(path.join(CGROUP, 'cgroup.procs'))) {
  console.error('bench/procesos: faltan haproxy, ser root o los cgroups de la CPU');
  process.exit(FALTAN_PARTES);
}

const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
const abiertos = [];
const grupos = [];

/** A group whose processes may use that part of a core. */
function grupoDe(cual) {
  const grupo = path.join(CGROUP, `comanda-bench-${process.pid}-${cual}`);
  mkdirSync(grupo);
  writeFileSync(path.join(grupo, 'cpu.cfs_period_us'), String(PERIODO_US));
  writeFileSync(path.join(grupo, 'cpu.cfs_quota_us'), String(PERIODO_US * PARTE));
  grupos.push(grupo);
  return grupo;
}

function abierto(servicio) {
  abiertos.push(servicio);
  return servicio;
}

async function reparto(nombre, procesos) {
  const suya = path.join(carpeta, nombre);
  await mkdir(suya);
  const ordering = procesos.map(({ base }) => base);
  const { url } = abierto(
    await abrirHaproxy({ carpeta: suya, ordering, billing: [], platform: [] }),
  );
  return url;
}

/** Charges a second of all tills. */
async function ritmo({ base, sesion, empresas, factura, segundos = SEGUNDOS }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTES });
  const antes = factura ? await autorizadas() : 0;
  const inicio = performance.now();
  const fin = inicio + segundos * 1_000;
  let cuantas = 0;
  const cliente = async (_, i) => {
    const azar = crearAzar(i + Math.floor(fin));
    while (performance.now() < fin) {
      const pago = nuevoPago(azar.uno(empresas), azar);
      await cobrar({ base, agent, sesion, pago, factura });
      cuantas += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTES }, cliente));
  agent.destroy();
  const porSegundo = (hechas) => hechas / ((performance.now() - inicio) / 1_000);
  const entregadas = factura ? (await autorizadas()) - antes : 0;
  return { vendidas: porSegundo(cuantas), hechas: porSegundo(cuantas + entregadas) };
}

async function autorizadas() {
  const [{ cuantas }] = await comoDueno(
    postgres.url,
    `select count(*)::int as cuantas from facturacion.comprobantes where estado = 'AUTORIZADO'`,
  );
  return cuantas;
}

const mediana = (valores) => valores.toSorted((a, b) => a - b)[Math.floor(valores.length / 2)];

/** In turns, after one that is not counted; the median of each. */
async function alternar(una, otra) {
  const vistas = [[], []];
  for (const cual of [una, otra]) await ritmo({ ...cual, segundos: 3 });
  await comoDueno(postgres.url, 'analyze'); // what autovacuum does in the first minute
  for (let ronda = 0; ronda < RONDAS; ronda++)
    for (const [i, cual] of [una, otra].entries()) vistas[i].push(await ritmo(cual));
  return vistas.map((rondas) => ({
    vendidas: mediana(rondas.map(({ vendidas }) => vendidas)),
    hechas: mediana(rondas.map(({ hechas }) => hechas)),
  }));
}

let filas = [];
try {
  await migrarTodo(postgres.url);
  const clave = randomBytes(32);
  const todas = await preparar(postgres, 2 * EMPRESAS, clave);
  const sesion = await sesionDeCaos(postgres.url);
  const [conFactura, simples] = [todas.slice(0, EMPRESAS), todas.slice(EMPRESAS)];
  await comoDueno(
    postgres.url,
    'update plataforma.empresas set factura = false where id = any($1)',
    [simples.map(({ id }) => id)],
  );

  const procesos = [];
  for (const cual of ['uno', 'dos'])
    procesos.push(abierto(await abrirServicio({ ...postgres, grupo: grupoDe(cual) })));
  const deProcesos = { sesion, empresas: simples, factura: false };
  const [uno, dos] = await alternar(
    { ...deProcesos, base: await reparto('uno', procesos.slice(0, 1)) },
    { ...deProcesos, base: await reparto('dos', procesos) },
  );
  filas.push({ que: `procesos de ${PARTE} de un nucleo, 1 y 2`, uno, otro: dos, limite: VECES });

  const todo = abierto(
    await abrirServicio({
      ...{ ...postgres, servicio: 'local' },
      env: {
        ...{ DATA_DIR: path.join(carpeta, 'datos'), DEMO: '0', PRINT_PORT: '0' },
        FACTURACION_CLAVE: clave.toString('base64'),
      },
    }),
  );
  for (const [que, empresas, factura] of [
    ['sin factura', simples, false],
    ['con factura', conFactura, true],
  ]) {
    const deEmpresas = { base: todo.base, sesion, factura };
    const [una, muchas] = await alternar(
      { ...deEmpresas, empresas: empresas.slice(0, 1) },
      { ...deEmpresas, empresas },
    );
    filas.push({ que: `empresas ${que}, 1 y ${EMPRESAS}`, uno: una, otro: muchas, limite: 1 });
  }
} finally {
  for (const uno of abiertos.reverse()) await uno.cerrar();
  for (const grupo of grupos) rmdirSync(grupo);
  await postgres.stop();
  await rm(carpeta, { recursive: true, force: true });
}
filas = filas.map((fila) => ({ ...fila, veces: fila.otro.hechas / fila.uno.hechas }));
console.table(
  filas.map(({ que, uno, otro, veces, limite }) => ({
    ...{ que, 'uno vende/s': Math.round(uno.vendidas), 'y entrega': Math.round(uno.hechas) },
    ...{ 'otro vende/s': Math.round(otro.vendidas), 'y entrega ': Math.round(otro.hechas) },
    ...{ veces: Number(veces.toFixed(2)), limite },
  })),
);
const faltan = filas.filter(({ veces, limite }) => veces < limite).map(({ que }) => que);
console.log(faltan.length === 0 ? 'Ninguna falta.' : faltan);
process.exit(faltan.length === 0 ? 0 : 1);
