// node e2e/ultimo-bueno.ts: a product of its own on which a team publishes builds that break. Whoever sells has the build before in
// three seconds, and what broke is told once.
import assert from 'node:assert/strict';

import { volver } from '../tools/publicar/subir';

import { entregarArchivo, equipoDe, llaveDe } from './equipo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { otroBuild } from './otroBuild';
import { abrirProducto, carpetaNueva } from './producto';

const JUNTAR_MS = 7_000;
const datos = carpetaNueva('bueno');
const producto = await abrirProducto(datos);
const equipo = await equipoDe(producto.url, 'caja');
const llave = await llaveDe(producto.url, 'caja');
const browser = await abrirNavegador();

async function publicar(nota) {
  const { codigo, texto } = await equipo.publicar('--nota', nota);
  assert.equal(codigo, 0, texto);
  return /\/areas\/caja\/([0-9a-f]{12})\//.exec(texto)[1];
}

/** A cashier at the till, on a page that tells what it reported. `romper` meets the files of a build on their way. */
async function cajero(build, romper = []) {
  const page = await (await browser.newContext()).newPage();
  const eventos = [];
  await page.route('**/plataforma/telemetria', (route) => {
    eventos.push(...JSON.parse(route.request().postData()).eventos);
    return route.fulfill({ json: { success: true, data: null } });
  });
  for (const [archivo, hacer] of romper)
    await page.route(`**/areas/caja/${build}/${archivo}`, hacer);
  await esperarBuild(page, build);
  return { page, eventos };
}

/** The registry is read every five seconds. */
async function esperarBuild(page, build) {
  await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
  for (let veces = 0; ; veces += 1) {
    await page.goto(`${producto.url}/admin/puntoventa`);
    await page.getByPlaceholder('Buscar', { exact: false }).first().waitFor();
    const texto = await page.locator('#arranque').textContent();
    const { areas } = JSON.parse(texto);
    if (areas.find(({ descriptor }) => descriptor.area === 'caja').build === build) return;
    assert.ok(veces < 10, `${build} is not given out`);
    await page.waitForTimeout(1_000);
  }
}

/** Goes to the drawer by the menu; answers after how long it could be used. */
async function abrirCaja(page) {
  const inicio = performance.now();
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: /^Caj/ })
    .click();
  await page.getByRole('button', { name: 'Cuadre de caja' }).waitFor();
  return performance.now() - inicio;
}

async function seRecupera(build, fase, romper) {
  const { page, eventos } = await cajero(build, romper);
  const ms = await abrirCaja(page);
  console.log(`        ${fase}: ${Math.round(ms)} ms`);
  await page.waitForTimeout(JUNTAR_MS); // what a page has to tell goes together
  const fallos = eventos.filter((uno) => uno.fase !== 'carga' && uno.fase !== 'vivo');
  assert.deepEqual(fallos, [{ area: 'caja', build, fase, ms: 0 }]);
}

const faltar = (route) =>
  route.fulfill({ status: 404, contentType: 'application/json', body: '{"success":false}' });
const colgar = () => undefined;
async function envenenar(route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};window.veneno=true;` });
}

equipo.cambiar('src/area.ts', (texto) => texto.replace("titulo: 'Caja'", "titulo: 'Cajon'"));
const segundo = await publicar('Otro nombre');

/** A build that passes the gate and breaks in this phase. */
async function publicarRoto(fase) {
  const { build, archivo } = await otroBuild('caja', fase);
  await entregarArchivo(producto.url, { area: 'caja', archivo, version: '0.1.0', nota: fase });
  return build;
}
async function seRecuperaDe(fase) {
  await seRecupera(await publicarRoto(fase), fase, []);
  await volver({ url: producto.url, llave }, 'caja');
}

const bien = await comprobar({
  'an entry that is missing': () => seRecupera(segundo, 'entrada', [['remoteEntry.js', faltar]]),
  'an entry that was changed on its way': () =>
    seRecupera(segundo, 'entrada', [['remoteEntry.js', envenenar]]),
  'an entry that hangs': () => seRecupera(segundo, 'entrada', [['remoteEntry.js', colgar]]),
  'a chunk of the screen that is missing': () =>
    seRecupera(segundo, 'trozo', [['caja.*.js', faltar]]),
  'a chunk of the screen that hangs': () => seRecupera(segundo, 'trozo', [['caja.*.js', colgar]]),

  'a manifest that names another entry': () => seRecuperaDe('manifiesto'),
  'a shared library in another version': () => seRecuperaDe('version'),

  'a build that throws as it is evaluated': async () => {
    equipo.cambiar('src/routes.tsx', (texto) => `${texto}\nthrow new Error('roto');\n`);
    await seRecupera(await publicar('Roto'), 'evaluacion', []);
    equipo.cambiar('src/routes.tsx', (texto) => texto.replace("\nthrow new Error('roto');\n", ''));
    const { codigo, texto } = await equipo.publicar('--volver');
    assert.equal(codigo, 0, texto);
  },

  'a screen that throws as it is first drawn: the page begins anew with the build before':
    async () => {
      equipo.cambiar('src/caja/CajaScreen.tsx', (texto) =>
        texto.replace(
          /export default function CajaScreen\(\) \{/,
          "$&\n  if (Date.now() > 0) throw new Error('roto');",
        ),
      );
      await seRecupera(await publicar('Roto al pintar'), 'pintado', []);
    },
});

await browser.close();
equipo.borrar();
await producto.cerrar();
datos.borrar();
process.exitCode = bien ? 0 : 1;
