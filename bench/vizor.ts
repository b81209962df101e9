// node --import tsx bench/vizor.ts: 200 screens of a kitchen ask one ordering process, alone on its core, every 900 ms; the
// database and whoever asks have the other core. While nothing changes; while twenty waiters send; and while three calls in ten
// fail, for a minute (COMANDA_MINUTOS=10 for the figure of the issue). About two minutes and a half.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as dormir } from 'node:timers/promises';

import { ADMIN_OTRA, OTRA } from '../services/kit/src/testing/semilla';
import { sesionDe } from '../services/kit/src/testing/sesion';
import { comoDueno } from '../services/kit/src/testing/testDb';
import { migrarTodo } from '../services/local/src/migrarTodo';
import { startPostgres } from '../services/local/src/postgres/startPostgres';
import { sembrarPrueba } from '../services/local/src/testing/sembrarPrueba';
import { capturar } from '../tools/ejecutar';

import { abrirServicio } from './ordering/abrirServicio';
import { medirFallos } from './vizor/fallos';
import { abrirSala } from './vizor/meseros';
import { abrirPantallas } from './vizor/pantallas';

const PANTALLAS = 200;
const MESEROS = 20;
const CALENTAR_MS = 8_000;
const MEDIR_MS = 20_000;
const MINUTOS = Number(process.env.COMANDA_MINUTOS ?? 1);
/** Milliseconds; of a core; milliseconds; screens; seconds, since ten failures on end happen to somebody. */
const LIMITES = { respuesta: 100, nucleo: 0.3, visible: 1_200, blancas: 0, atraso: 15 };
const [SUYO, OTRO] = ['0', '1'];

await capturar('taskset', ['-a', '-p', '-c', OTRO, String(process.pid)]); // and what it starts
const carpeta = await mkdtemp(path.join(os.tmpdir(), 'comanda-bench-'));
await chmod(carpeta, 0o755); // the server may run as another user
const postgres = await startPostgres({ dataDir: path.join(carpeta, 'postgres') });
const percentil = (valores, parte) =>
  valores.toSorted((a, b) => a - b)[Math.floor(valores.length * parte)] ?? NaN;

const filas = [];
const anotar = (que, valor, limite, unidad) =>
  filas.push({ que, valor: Number(valor.toFixed(2)), limite, unidad, bien: valor <= limite });

let servicio;
try {
  await migrarTodo(postgres.url);
  await sembrarPrueba(postgres.url);
  servicio = await abrirServicio({ ...postgres, nucleo: SUYO });
  const sesion = async () => {
    const cabeceras = await sesionDe(postgres.url, ADMIN_OTRA);
    await comoDueno(postgres.url, `update plataforma.accesos set vence = now() + interval '1 day'`);
    return cabeceras;
  };
  const sala = await abrirSala({ base: servicio.base, sesion, meseros: MESEROS });
  await comoDueno(postgres.url, 'analyze');

  const pantallas = await abrirPantallas({
    ...{ base: servicio.base, sesion, empresa: OTRA.empresa, cuantas: PANTALLAS },
  });
  await medir('sin cambios', pantallas);
  await medir(`${MESEROS} meseros envian`, pantallas, sala);
  await pantallas.cerrar();

  const { blancas, pedidas, falladas, atraso } = await medirFallos({
    ...{ base: servicio.base, sesion, empresa: OTRA.empresa, ms: MINUTOS * 60_000 },
  });
  const cuantas = `${((100 * falladas) / pedidas).toFixed(0)}% de ${pedidas} llamadas fallan`;
  anotar(`${cuantas}: pantallas en blanco`, blancas, LIMITES.blancas, '');
  anotar(`${cuantas}: la lista mas vieja a la vista`, atraso / 1000, LIMITES.atraso, 's');
} finally {
  await servicio?.cerrar();
  await postgres.stop();
  await rm(carpeta, { recursive: true });
}
console.table(filas);
process.exitCode = filas.every(({ bien }) => bien) ? 0 : 1;

async function medir(que, pantallas, sala) {
  const trabajo = sala?.empezar(pantallas);
  const esperar = (ms) =>
    Promise.race([dormir(ms), pantallas.todas, ...(trabajo ? [trabajo.todos] : [])]);
  await esperar(CALENTAR_MS);
  pantallas.olvidar();
  const [antes, desde] = [servicio.cpu(), performance.now()];
  await esperar(MEDIR_MS);
  const segundos = (performance.now() - desde) / 1000;
  const nucleo = (servicio.cpu() - antes) / segundos;
  const { tiempos, sinCambio, bytes, visibles } = pantallas.vistas();
  await trabajo?.parar();
  const dicho = `${que}: ${Math.round(tiempos.length / segundos)}/s, ${Math.round((100 * sinCambio) / tiempos.length)}% 304, ${Math.round(bytes / 1024 / segundos)} KB/s`;
  anotar(`${dicho}: p50`, percentil(tiempos, 0.5), Infinity, 'ms');
  anotar(`${que}: p95`, percentil(tiempos, 0.95), LIMITES.respuesta, 'ms');
  anotar(`${que}: parte del nucleo`, nucleo, sala ? Infinity : LIMITES.nucleo, '');
  anotar(`${que}: memoria`, servicio.memoria(), Infinity, 'MB');
  if (!sala) return;
  anotar(`${que}: aceptada a la vista, p50`, percentil(visibles, 0.5), Infinity, 'ms');
  anotar(`${que}: aceptada a la vista, p95`, percentil(visibles, 0.95), LIMITES.visible, 'ms');
}
