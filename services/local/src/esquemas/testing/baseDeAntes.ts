import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { migrar } from '@comanda/kit/base/migrate';

import { migracionesDe } from '../../migrarTodo';

const CERRAR = 'funciones/cerrar_sesiones.sql';

/** Brings an empty base to what platform made before identity's tables were moved, with what ended sessions then. */
export async function migrarComoAntes(url: string, carpeta: string): Promise<void> {
  const destino = path.join(carpeta, 'platform');
  await cp(migracionesDe('platform'), destino, { recursive: true });
  for (const suya of ['0010_esquema_de_identidad.sql', '0011_identidad_aparte.sql'])
    await rm(path.join(destino, suya));
  await rm(path.join(destino, 'base'), { recursive: true });
  const cerrar = await readFile(path.join(migracionesDe('identidad'), CERRAR), 'utf8');
  await writeFile(path.join(destino, CERRAR), cerrar.replaceAll('identidad.', 'plataforma.'));
  await migrar({ url, carpeta: destino, esquema: 'plataforma' });
}
