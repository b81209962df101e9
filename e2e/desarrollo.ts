// node e2e/desarrollo.ts, against a running product: a team sees its working copy inside it, and its changes a moment later.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { puertoLibre } from '../tools/puertoLibre';

import { copiaDe } from './copia';
import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';

const REMOTO = 'remote-caja';
const ESPERA_MS = 60_000;
const browser = await abrirNavegador();
const copia = copiaDe(REMOTO);

/** `npm run dev` in the copy; answers its address once it says so. */
async function abrirDesarrollo() {
  const puerto = await puertoLibre();
  const args = [
    'tools/comando.mjs',
    'dev',
    REMOTO,
    '--contra',
    URL_BASE,
    '--puerto',
    String(puerto),
  ];
  const hijo = spawn(process.execPath, args, { cwd: copia.carpeta });
  let dicho = '';
  const url = await new Promise((resolve, reject) => {
    hijo.stderr.on('data', (trozo) => (dicho += trozo));
    hijo.stdout.on('data', (trozo) => {
      dicho += trozo;
      const listo = /Listo: (\S+)/.exec(dicho);
      if (listo) resolve(listo[1]);
    });
    hijo.once('exit', () => reject(new Error(`npm run dev ended: ${dicho}`)));
  });
  return { url, cerrar: () => hijo.kill() };
}

/** Says it otherwise in the working copy. */
function cambiar(archivo, antes, despues) {
  const ruta = path.join(copia.carpeta, REMOTO, 'src', archivo);
  const texto = readFileSync(ruta, 'utf8');
  assert.ok(texto.includes(antes), `${archivo} does not say ${antes}`);
  writeFileSync(ruta, texto.replace(antes, despues));
}

const desarrollo = await abrirDesarrollo();
const bien = await comprobar({
  'the area of the working copy stands in the deployed product, and a change shows by itself':
    async () => {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      const page = await context.newPage();
      const errores = [];
      page.on('pageerror', (error) => errores.push(error.message));
      await ingresar(page, { email: correoDe('cajero@demo.ec'), base: desarrollo.url });
      await page.getByText('de esta maquina', { exact: false }).waitFor();
      await page.goto(`${desarrollo.url}/admin/caja`);
      await page.getByRole('heading', { name: 'Caja', exact: true }).first().waitFor();

      cambiar('area.ts', "titulo: 'Caja'", "titulo: 'Caja del equipo'");
      await page
        .getByRole('heading', { name: 'Caja del equipo' })
        .first()
        .waitFor({ timeout: ESPERA_MS });
      assert.deepEqual(errores, []);

      // the product itself goes on with what was published
      const otra = await context.newPage();
      await otra.goto(`${URL_BASE}/admin/caja`); // a browser's cookies are of the machine's name, whatever the port
      await otra.getByRole('heading', { name: 'Caja', exact: true }).first().waitFor();
      assert.equal(await otra.getByText('de esta maquina', { exact: false }).count(), 0);
    },

  'a source that does not compile is said, and the last build goes on': async () => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    await ingresar(page, { email: correoDe('cajero@demo.ec'), base: desarrollo.url });
    await page.getByText('de esta maquina', { exact: false }).waitFor();
    cambiar('routes.tsx', 'defineRoutes(', 'defineRoutes((');
    await page.getByText('No se pudo construir', { exact: false }).waitFor({ timeout: ESPERA_MS });
    await page.goto(`${desarrollo.url}/admin/caja`);
    await page.getByRole('heading', { name: 'Caja del equipo' }).first().waitFor();
  },
});

desarrollo.cerrar();
copia.borrar();
await browser.close();
process.exit(bien ? 0 : 1);
