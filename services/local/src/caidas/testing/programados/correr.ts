import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { comoDueno } from '@comanda/kit/testing/testDb';

import { crearAzar, type Azar } from '../../../demo/azar';

const PROCESOS = 3;
const DIA = 86_400_000;
const HORA = 3_600_000;

type Opciones = {
  url: string;
  urlApp: string;
  semilla: number;
  /** What is planned for each day, and how often a process is killed on it. */
  previsto: Date;
  muertesPorDia: number;
};

/** One process whose clock can be moved and which can be killed; it is born again where the others' clocks are. */
function abrirProceso(urlApp: string) {
  const nacer = (): ChildProcess =>
    spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'proceso.ts'), urlApp], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  let vivo = nacer();
  const ponerEn = (ms: number) => void vivo.stdin?.write(`${ms}\n`);
  const morir = async () => {
    const fin = once(vivo, 'exit');
    vivo.kill('SIGKILL');
    await fin;
  };
  return {
    ponerEn,
    morir,
    async renacer(ms: number) {
      await morir();
      vivo = nacer();
      ponerEn(ms);
    },
  };
}

/**
 * Two days of schedules, issued by three processes that are killed at random while their clocks are set forth and back by
 * hours. Answers how many processes died with work left to do.
 */
export async function correrProgramados(opciones: Opciones): Promise<{ muertes: number }> {
  const { url, urlApp, semilla, previsto, muertesPorDia } = opciones;
  const azar = crearAzar(semilla);
  const procesos = Array.from({ length: PROCESOS }, () => abrirProceso(urlApp));
  let muertes = 0;
  try {
    for (const dia of [0, 1]) {
      const ahora = previsto.getTime() + dia * DIA;
      const pendientes = () => cuantosDebidos(url, new Date(ahora));
      for (const proceso of procesos) proceso.ponerEn(ahora);
      for (let i = 0; i < muertesPorDia && (await pendientes()) > 0; i++) {
        await esperar(azar.entero(20, 250));
        muertes += 1;
        await azar.uno(procesos).renacer(ahora + horaAlAzar(azar));
        azar.uno(procesos).ponerEn(ahora + horaAlAzar(azar));
      }
      for (const proceso of procesos) proceso.ponerEn(ahora + HORA);
      const limite = Date.now() + 60_000;
      while ((await pendientes()) > 0) {
        if (Date.now() > limite) throw new Error('programados: they did not come to an end');
        await esperar(50);
      }
      for (const proceso of procesos) proceso.ponerEn(ahora - HORA); // the clock goes back: nothing is due again
      await esperar(200);
    }
  } finally {
    await Promise.all(procesos.map((proceso) => proceso.morir()));
  }
  return { muertes };
}

/** From three hours before to eight after, of the same day. */
const horaAlAzar = (azar: Azar) => azar.entero(-3 * HORA, 8 * HORA);

async function cuantosDebidos(url: string, ahora: Date): Promise<number> {
  const [fila] = await comoDueno<{ cuantos: number }>(
    url,
    'select count(*)::int as cuantos from pedidos.programados where proximo <= $1',
    [ahora],
  );
  return fila?.cuantos ?? 0;
}
