import { darEntrada, urlDeIdentidad } from '@comanda/kit/base/rolApp';
import { nodosDePrueba } from '@comanda/kit/testing/testDb';

import { crearPlantilla } from './plantilla';
import { servidorDePrueba } from './servidorDePrueba';

declare global {
  /** What globalTeardown has to undo; both run in jest's own process. */
  var comandaPruebas: { terminar(): Promise<void> } | undefined;
}

/** Before the tests of the `node` project: a server and a migrated template. */
export default async function globalSetup(): Promise<void> {
  const servidor = await servidorDePrueba();
  const plantilla = await crearPlantilla(servidor.url);
  for (const url of [servidor.url, ...nodosDePrueba()])
    for (const urlApp of [servidor.urlApp, urlDeIdentidad(servidor.urlApp)])
      await darEntrada({ url, urlApp });
  process.env['TEST_DATABASE_URL'] = servidor.url;
  process.env['TEST_APP_URL'] = servidor.urlApp;
  process.env['TEST_PLANTILLA'] = plantilla.nombre;
  globalThis.comandaPruebas = {
    async terminar() {
      await plantilla.borrar();
      await servidor.terminar();
    },
  };
}
