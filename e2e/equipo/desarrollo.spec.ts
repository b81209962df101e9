// node e2e/desarrollo.ts, against a running product: a team sees its working copy inside it, and its changes a moment later.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { puertoLibre } from '../../tools/puertoLibre';

import { copiaDe } from '../apoyo/copia';
import { llamar } from '../apoyo/navegador';
import { expect, test } from '../apoyo/pruebas';

const REMOTO = 'remote-caja';
const ESPERA_MS = 60_000;
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
test('the area of the working copy stands in the deployed product, and a change shows by itself', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const errores = [];
  page.on('pageerror', (error) => errores.push(error.message));
  await ingresar(page, { email: correoDe('cajero@demo.ec'), base: desarrollo.url });
  await expect(page.getByText('de esta maquina', { exact: false })).toBeVisible();
  await page.goto(`${desarrollo.url}/admin/caja`);
  await expect(page.getByRole('heading', { name: 'Caja', exact: true }).first()).toBeVisible();

  cambiar('area.ts', "titulo: 'Caja'", "titulo: 'Caja del equipo'");
  await page
    .getByRole('heading', { name: 'Caja del equipo' })
    .first()
    .waitFor({ timeout: ESPERA_MS });
  expect(errores).toEqual([]);

  // the product itself goes on with what was published
  const otra = await context.newPage();
  await otra.goto(`${URL_BASE}/admin/caja`); // a browser's cookies are of the machine's name, whatever the port
  await expect(otra.getByRole('heading', { name: 'Caja', exact: true }).first()).toBeVisible();
  await expect(otra.getByText('de esta maquina', { exact: false })).toHaveCount(0);
});

test('a source that does not compile is said, and the last build goes on', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await ingresar(page, { email: correoDe('cajero@demo.ec'), base: desarrollo.url });
  await expect(page.getByText('de esta maquina', { exact: false })).toBeVisible();
  cambiar('routes.tsx', 'defineRoutes(', 'defineRoutes((');
  await page.getByText('No se pudo construir', { exact: false }).waitFor({ timeout: ESPERA_MS });
  await page.goto(`${desarrollo.url}/admin/caja`);
  await expect(page.getByRole('heading', { name: 'Caja del equipo' }).first()).toBeVisible();
});
