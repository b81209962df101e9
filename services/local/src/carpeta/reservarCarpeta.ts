import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';

import { z } from 'zod';

import { Impedimento } from '../impedimento';
import { ancestros } from '../postgres/lugar';
import { estaVivo } from '../postgres/postmasterPid';

import { echarCerrojoDeCarpeta } from './cerrojo';

/** Who holds the folder. Words for a person only: what decides is the lock. */
const ocupanteSchema = z.object({
  pid: z.number().int().positive(),
  desde: z.coerce.date(),
  /** Null while it is starting. */
  url: z.string().nullable(),
});
type Ocupante = z.output<typeof ocupanteSchema>;

export type ReservaDeCarpeta = {
  /** From here on whoever finds the folder taken is told this address. */
  anunciar: (url: string) => Promise<void>;
  soltar: () => Promise<void>;
};

/** Keeps the data folder for this process alone, made when it is not there; nothing in it is touched before. */
export async function reservarCarpeta(carpeta: string): Promise<ReservaDeCarpeta> {
  await crear(carpeta);
  const abrir = echarCerrojoDeCarpeta(carpeta);
  if (!abrir) throw new Impedimento(enUso(carpeta, await ocupanteDe(carpeta)));
  const anotar = async (url: string | null) => {
    await rm(archivoDe(carpeta), { force: true }); // another user's, who may not have let go of it
    const ocupante = { pid: process.pid, desde: new Date(inicio()), url };
    await writeFile(archivoDe(carpeta), JSON.stringify(ocupante));
  };
  try {
    await anotar(null);
  } catch (error) {
    abrir();
    throw error;
  }
  return {
    anunciar: anotar,
    soltar: async () => {
      await rm(archivoDe(carpeta), { force: true });
      abrir();
    },
  };
}

/** For a disk that cannot be written Node says ENOENT of the whole way; of one step it says which it was. */
async function crear(carpeta: string): Promise<void> {
  try {
    await mkdir(carpeta, { recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // mkdir throws nothing else
    const falta = ancestros(carpeta).findLast((una) => !existsSync(una));
    await mkdir(falta ?? carpeta);
    throw error;
  }
}

const archivoDe = (carpeta: string) => path.join(carpeta, 'en-uso.json');
const inicio = () => Date.now() - process.uptime() * 1000;

const INTENTOS = 10;
const PAUSA_MS = 50;

/** Null when it does not say: it has the lock and has not written yet, or its number means nothing here. */
async function ocupanteDe(carpeta: string, quedan = INTENTOS): Promise<Ocupante | null> {
  const texto = await readFile(archivoDe(carpeta), 'utf8').catch(() => ''); // not there yet, or not ours to read
  const leido = z.string().transform(deJson).pipe(ocupanteSchema).safeParse(texto);
  if (leido.success && estaVivo(leido.data.pid)) return leido.data;
  if (quedan === 1) return null;
  await esperar(PAUSA_MS);
  return ocupanteDe(carpeta, quedan - 1);
}

function deJson(texto: string, contexto: z.RefinementCtx): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    contexto.addIssue('not JSON');
    return z.NEVER;
  }
}

function enUso(carpeta: string, ocupante: Ocupante | null): string {
  const ya = `La carpeta de datos ${carpeta} ya está en uso por otro Comanda`;
  const otra = 'elija otra carpeta con DATA_DIR (y otros puertos con PORT y PRINT_PORT)';
  if (!ocupante) return `${ya}. Deténgalo antes, o ${otra}.`;
  const { pid, desde, url } = ocupante;
  const donde = url ?? 'que todavía se está encendiendo';
  const abrir = url ? 'Abra esa dirección' : 'Espere a que encienda';
  return `${ya}: proceso ${pid}, desde ${enHora(desde)}, ${donde}. ${abrir}, deténgalo antes (kill ${pid}), o ${otra}.`;
}

const enHora = (momento: Date) =>
  momento.toLocaleString('es-EC', { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
