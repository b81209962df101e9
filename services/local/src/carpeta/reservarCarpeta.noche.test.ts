import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { reservarCarpeta } from './reservarCarpeta';

const OCUPAR = path.join(__dirname, 'testing/ocupar.ts');

describe('reservarCarpeta', () => {
  let base: string;
  let carpeta: string;
  let hijos: ChildProcess[] = [];
  beforeEach(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'comanda-reserva-'));
    carpeta = path.join(base, 'datos de la caja');
    hijos = [];
  });
  afterEach(async () => {
    await Promise.all(hijos.map(matar));
    await rm(base, { recursive: true });
  });

  const enUso = () => path.join(carpeta, 'en-uso.json');

  /** Another process that wants the folder, and the first thing it says. */
  async function ocupar(): Promise<{ hijo: ChildProcess; dice: string }> {
    const hijo = spawn(process.execPath, ['--import', 'tsx', OCUPAR, carpeta], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    hijos.push(hijo);
    const [trozo] = (await once(hijo.stdout, 'data')) as [Buffer]; // a line at a time
    return { hijo, dice: trozo.toString().trim() };
  }

  async function matar(hijo: ChildProcess): Promise<void> {
    if (hijo.exitCode !== null || hijo.signalCode !== null) return;
    const fin = once(hijo, 'exit');
    hijo.kill('SIGKILL');
    await fin;
  }

  it('is of one process, and the next is told which, since when, where, and what to do', async () => {
    const { hijo, dice } = await ocupar();
    expect(dice).toBe('mia');

    const negada = reservarCarpeta(carpeta);

    await expect(negada).rejects.toThrow(`ya está en uso por otro Comanda: proceso ${hijo.pid}`);
    await expect(negada).rejects.toThrow(
      /desde \d+\/\d+\/\d+, \d\d:\d\d, http:\/\/localhost:3000[.]/,
    );
    await expect(negada).rejects.toThrow(/elija otra carpeta con DATA_DIR/);
  });

  it('is free again when its process was killed, and no trace of it counts', async () => {
    const { hijo } = await ocupar();
    await matar(hijo);
    expect(await readFile(enUso(), 'utf8')).toContain(String(hijo.pid)); // it cleaned nothing up

    const reserva = await reservarCarpeta(carpeta);

    expect(JSON.parse(await readFile(enUso(), 'utf8'))).toMatchObject({ pid: process.pid });
    await reserva.soltar();
    await expect(readFile(enUso())).rejects.toThrow('ENOENT');
  });

  it('is free when the process it names is by now another program', async () => {
    await (await reservarCarpeta(carpeta)).soltar();
    await writeFile(enUso(), JSON.stringify({ pid: process.ppid, desde: new Date(), url: null }));

    await (await reservarCarpeta(carpeta)).soltar();
  });

  it('is taken all the same when what names its process is lost or broken', async () => {
    const reserva = await reservarCarpeta(carpeta);
    for (const romper of [() => writeFile(enUso(), '{"pid":'), () => rm(enUso())]) {
      await romper();
      await expect(reservarCarpeta(carpeta)).rejects.toThrow(
        /en uso por otro Comanda[.] Deténgalo/,
      );
    }
    await reserva.soltar();
  });

  it('is of exactly one of those who want it at the same moment', async () => {
    const dichos = (await Promise.all([1, 2, 3, 4, 5].map(ocupar))).map(({ dice }) => dice);

    expect(dichos.filter((dice) => dice === 'mia')).toHaveLength(1);
    expect(dichos.filter((dice) => dice.includes('ya está en uso'))).toHaveLength(4);
  });
});
