import { existsSync } from 'node:fs';
import path from 'node:path';

import { reservarCarpeta, type ReservaDeCarpeta } from '../carpeta/reservarCarpeta';
import { Impedimento } from '../impedimento';
import { estaHecho } from '../postgres/cluster';
import {
  direccionesDe,
  elegirLugar,
  servidorEnMarcha,
  startPostgres,
  type DireccionesDeAdentro,
} from '../postgres/startPostgres';

/** What is to be saved: the data folder, where its database's files are, and the server that runs on them. */
export type OrigenDeRespaldo = {
  dataDir: string;
  /** Of the server: datos, claves.json. Under a closed folder it is another (postgres/lugar.ts). */
  lugar: string;
  direcciones: DireccionesDeAdentro;
  cerrar: () => Promise<void>;
};

/** The folder of a product that runs; of one that is stopped, kept for us, with its database started for as long as we need it. */
export async function abrirOrigen(carpeta: string): Promise<OrigenDeRespaldo> {
  const dataDir = path.resolve(carpeta);
  const postgres = path.join(dataDir, 'postgres');
  const lugar = await elegirLugar(postgres);
  if (!existsSync(dataDir) || !(await estaHecho(path.join(lugar, 'datos'))))
    throw new Impedimento(
      `En ${dataDir} no hay una base de datos de Comanda que respaldar. Diga la carpeta con DATA_DIR.`,
    );
  const reserva = await reservar(dataDir);
  if (!reserva)
    return {
      dataDir,
      lugar,
      direcciones: await direccionesDe(lugar),
      cerrar: () => Promise.resolve(),
    };
  try {
    const { stop } = await startPostgres({ dataDir: postgres });
    const cerrar = async () => {
      try {
        await stop();
      } finally {
        await reserva.soltar();
      }
    };
    return { dataDir, lugar, direcciones: await direccionesDe(lugar), cerrar };
  } catch (error) {
    await reserva.soltar();
    throw error;
  }
}

/** Null where another has it and its database answers. */
async function reservar(dataDir: string): Promise<ReservaDeCarpeta | null> {
  try {
    return await reservarCarpeta(dataDir);
  } catch (error) {
    if (!(error instanceof Impedimento)) throw error;
    if (await servidorEnMarcha(path.join(dataDir, 'postgres'))) return null;
    throw error;
  }
}
