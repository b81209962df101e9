import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { migrar } from '@comanda/kit/base/migrate';

import { migracionesDe } from '../../migrarTodo';

const LA_QUE_MUDA = '0010';
const CERRAR = 'funciones/cerrar_sesiones.sql';

/** Brings an empty base to what platform made before identity's tables were moved, with what ended sessions then. */
export async function migrarComoAntes(url: string, carpeta: string): Promise<void> {
  const destino = path.join(carpeta, 'platform');
  await cp(migracionesDe('platform'), destino, { recursive: true });
  for (const archivo of await readdir(destino))
    if (archivo.endsWith('.sql') && archivo >= LA_QUE_MUDA) await rm(path.join(destino, archivo));
  await rm(path.join(destino, 'base'), { recursive: true });
  const cerrar = await readFile(path.join(migracionesDe('identidad'), CERRAR), 'utf8');
  await writeFile(path.join(destino, CERRAR), cerrar.replaceAll('identidad.', 'plataforma.'));
  await migrar({ url, carpeta: destino, esquema: 'plataforma' });
}
