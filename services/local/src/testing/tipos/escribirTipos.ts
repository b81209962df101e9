// npm run tipos-bd: writes the row types of the services that use kysely, from a database migrated for it.
import { writeFile } from 'node:fs/promises';

import { openDb } from '@comanda/kit/db';

import { crearPlantilla } from '../plantilla';
import { servidorDePrueba } from '../servidorDePrueba';
import { archivoDe, FUENTES, generarTipos } from './generarTipos';

const servidor = await servidorDePrueba();
const plantilla = await crearPlantilla(servidor.url);
const url = new URL(servidor.url);
url.pathname = `/${plantilla.nombre}`;
const db = openDb({ url: url.href });
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
