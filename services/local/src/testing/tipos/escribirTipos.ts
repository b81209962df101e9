// npm run tipos-bd: writes the row types of the services that use kysely, from a database migrated for it.
import { writeFile } from 'node:fs/promises';

import { openDb } from '@comanda/kit/base/db';
import { enBase } from '@comanda/kit/testing/testDb';

import { crearPlantilla } from '../plantilla';
import { servidorDePrueba } from '../servidorDePrueba';
import { archivoDe, FUENTES, generarTipos } from './generarTipos';

const servidor = await servidorDePrueba();
const plantilla = await crearPlantilla(servidor.url);
const db = openDb({ url: enBase(servidor.url, plantilla.nombre) });
try {
  for (const fuente of FUENTES) {
    await writeFile(archivoDe(fuente), await generarTipos(db, fuente));
    console.log(`escrito: ${fuente.servicio}/src/db/schema.ts`);
  }
} finally {
  await db.close();
  await plantilla.borrar();
  await servidor.terminar();
}
