import { chmod, chown, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { reservarCarpeta, type ReservaDeCarpeta } from '../carpeta/reservarCarpeta';
import { Impedimento } from '../impedimento';
import { detener } from '../postgres/servidor';
import { elegirLugar } from '../postgres/startPostgres';
import { usuarioDelServidor } from '../postgres/usuario';

import { comprobar } from './comprobar';
import { extraer, type LugarDeExtraccion } from './formato/extraer';
import { siNoEsta } from './recorrer';
import { asentar } from './respaldar';

import type { Manifiesto } from './manifiesto';

type Lectura = {
  archivo: string;
  pedirFrase: () => Promise<string | null>;
  alEscribir: (bytes: number) => void;
};
type Restauracion = Lectura & { dataDir: string; reemplazar: boolean; reloj: () => Date };
type Restaurado = {
  manifiesto: Manifiesto;
  /** Where what was there is now. */ anterior: string | null;
};

/** Restores into a folder of its own, compares, and leaves nothing behind. */
export async function verificarRespaldo(lectura: Lectura): Promise<Manifiesto> {
  const base = await mkdtemp(path.join(os.tmpdir(), 'comanda-verificacion-'));
  await chmod(base, 0o755); // the server may run as another user
  const carpeta = path.join(base, 'datos');
  try {
    return await llenar(lectura, carpeta, { paraQuedarse: false });
  } finally {
    await borrar(carpeta);
    await rm(base, { recursive: true, force: true });
  }
}

/** Fills a folder beside the one that is asked for, and puts it in its place when all of it is there and adds up. */
export async function restaurar(restauracion: Restauracion): Promise<Restaurado> {
  const { dataDir, reemplazar, reloj } = restauracion;
  await mkdir(path.dirname(dataDir), { recursive: true });
  const reserva = await reservarDestino(dataDir, reemplazar);
  const carpeta = `${dataDir}.restaurando-${process.pid}`;
  try {
    const manifiesto = await llenar(restauracion, carpeta, { paraQuedarse: true });
    const anterior = await apartar(dataDir, reserva, reloj());
    await mudar(carpeta, dataDir);
    return { manifiesto, anterior };
  } catch (error) {
    await borrar(carpeta);
    throw error;
  } finally {
    await reserva?.soltar();
  }
}

async function llenar(
  { archivo, pedirFrase, alEscribir }: Lectura,
  carpeta: string,
  { paraQuedarse }: { paraQuedarse: boolean },
) {
  const abierto = await open(archivo, 'r').catch(siNoEsta(null));
  if (!abierto) throw new Impedimento(`No existe el respaldo ${archivo}.`);
  try {
    const lugarDe = await prepararLugares(carpeta);
    const manifiesto = await extraer({ archivo: abierto, pedirFrase, lugarDe, alEscribir });
    await comprobar(carpeta, manifiesto, paraQuedarse);
    return manifiesto;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new Impedimento(
        `No queda espacio en el disco de ${path.dirname(carpeta)} para lo que trae el respaldo.`,
        { cause: error },
      );
    throw error;
  } finally {
    await abierto.close();
  }
}

/** The database's files go where its server will look for them, as whoever it will run as. */
async function prepararLugares(carpeta: string) {
  await mkdir(carpeta);
  const lugar = await elegirLugar(path.join(carpeta, 'postgres'));
  const datos = path.join(lugar, 'datos');
  const usuario = await usuarioDelServidor(datos);
  await mkdir(lugar, { recursive: true, mode: 0o755 });
  await mkdir(datos, { mode: 0o700 });
  if (usuario) await chown(datos, usuario.uid, usuario.gid);
  const nuestro = { usuario: null, deServidor: false };
  return (ruta: string): LugarDeExtraccion => {
    if (ruta.startsWith('postgres/datos/'))
      return {
        donde: path.join(datos, ruta.slice('postgres/datos/'.length)),
        usuario,
        deServidor: true,
      };
    if (ruta.startsWith('postgres/'))
      return { donde: path.join(lugar, ruta.slice('postgres/'.length)), ...nuestro };
    return { donde: path.join(carpeta, ruta), ...nuestro };
  };
}

/** Null where there is no such folder yet; else it is ours until it is let go, and may be replaced. */
async function reservarDestino(
  dataDir: string,
  reemplazar: boolean,
): Promise<ReservaDeCarpeta | null> {
  const dentro = await readdir(dataDir).catch(siNoEsta(null));
  const lugar = await elegirLugar(path.join(dataDir, 'postgres'));
  const lejos = lugar.startsWith(dataDir + path.sep)
    ? []
    : await readdir(lugar).catch(siNoEsta([]));
  const reserva = dentro && (await reservarCarpeta(dataDir));
  const hay = [...deVerdad(dentro ?? []), ...lejos];
  if (hay.length === 0 || reemplazar) return reserva;
  await reserva?.soltar();
  throw new Impedimento(
    `La carpeta ${dataDir} no está vacía. Restaure en otra con --en, o ponga --reemplazar: la que hay se conserva con otro nombre.`,
  );
}

/** Of whoever uses a folder, and of nobody when it is used no more. */
const PASAJEROS = new Set(['en-uso.json', 'cerrojo']);
const deVerdad = (nombres: readonly string[]) => nombres.filter((uno) => !PASAJEROS.has(uno));
const estaVacia = async (carpeta: string) => deVerdad(await readdir(carpeta)).length === 0;

/** What is there is kept, under another name; a server that was left running on it ends. */
async function apartar(dataDir: string, reserva: ReservaDeCarpeta | null, ahora: Date) {
  const fin = `.anterior-${ahora.toISOString().replace(/[:.]/g, '-')}`;
  const lugar = await elegirLugar(path.join(dataDir, 'postgres'));
  await detener(path.join(lugar, 'datos'));
  if (!lugar.startsWith(dataDir + path.sep))
    await rename(lugar, lugar + fin).catch(siNoEsta(undefined));
  if (!reserva) return null;
  await rm(path.join(dataDir, 'en-uso.json'), { force: true });
  if (await estaVacia(dataDir)) {
    await rm(dataDir, { recursive: true });
    return null;
  }
  await rename(dataDir, dataDir + fin);
  return dataDir + fin;
}

async function mudar(carpeta: string, dataDir: string): Promise<void> {
  const lugar = await elegirLugar(path.join(carpeta, 'postgres'));
  const dentro = lugar.startsWith(carpeta + path.sep);
  await rename(carpeta, dataDir);
  if (!dentro) await rename(lugar, await elegirLugar(path.join(dataDir, 'postgres')));
  await asentar(path.dirname(dataDir));
}

async function borrar(carpeta: string): Promise<void> {
  const lugar = await elegirLugar(path.join(carpeta, 'postgres'));
  await rm(lugar, { recursive: true, force: true });
  await rm(carpeta, { recursive: true, force: true });
}
