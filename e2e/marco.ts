// node --import tsx e2e/marco.ts: what stands around every screen: titles, connection, menus and focus, from a large screen to
// one at 400%.
import assert from 'node:assert/strict';

import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';
import { revisar } from './revisar';

const ADMIN = { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' };
const CHICAS = [
  [360, 640],
  [844, 390],
  [683, 384],
  [320, 256],
];
const browser = await abrirNavegador();

async function conPagina([width, height], hacer, opciones = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...opciones,
  });
  await hacer(await context.newPage());
  await context.close();
}

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const conexion = (page, texto) => page.getByRole('banner').getByText(texto, { exact: true });
const titulo = (page) => page.getByRole('banner').getByRole('heading', { level: 1 });
const foco = (page) =>
  page.evaluate(() => {
    const { activeElement: activo } = document;
    return activo.getAttribute('aria-label') ?? activo.textContent;
  });

async function irA(page, ruta) {
  await page.goto(URL_BASE + ruta);
  await titulo(page).waitFor();
}

/** Nothing answers any more, as far as this page can tell; answers how it comes back. */
async function matarServidor(page) {
  const rutas = ['**/v1/**', '**/facturacion/**', '**/salud'];
  for (const ruta of rutas) await page.route(ruta, (route) => route.abort());
  return async () => {
    for (const ruta of rutas) await page.unroute(ruta);
  };
}

/** Whoever scrolls to it has all of it before them, under nothing. */
async function alAlcance(locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.click({ trial: true });
}

async function entero(page, elemento) {
  const { width } = page.viewportSize();
  const caja = await elemento.boundingBox();
  assert.ok(caja.x >= 0 && caja.x + caja.width <= width, `${JSON.stringify(caja)} in ${width}`);
  const cortado = await elemento.evaluate((uno) => uno.scrollWidth > uno.clientWidth);
  assert.equal(cortado, false, 'it is cut');
}

const bien = await comprobar({
  'the header says when the server is dead, and that it is back, with a cable in all the time':
    () =>
      conPagina([1366, 768], async (page) => {
        await ingresar(page, ADMIN);
        await irA(page, '/admin/facturas');
        await conexion(page, 'En linea').waitFor();
        const revivir = await matarServidor(page);
        await boton(page, 'Buscar').click();
        await conexion(page, 'Sin conexion').waitFor();
        await revivir();
        await conexion(page, 'En linea').waitFor();
      }),

  ...Object.fromEntries(
    [
      [390, 844],
      [768, 1024],
      [844, 390],
    ].map((tamano) => [
      `the title is whole at ${tamano[0]}, and so are the mode and that there is no connection`,
      () =>
        conPagina(tamano, async (page) => {
          await ingresar(page, ADMIN);
          for (const ruta of ['/admin/puntoventa', '/admin/facturas']) {
            await irA(page, ruta);
            await entero(page, titulo(page));
            await entero(page, conexion(page, 'Simulador del SRI'));
          }
          await matarServidor(page);
          await page.evaluate(() => window.dispatchEvent(new window.Event('online')));
          await conexion(page, 'Sin conexion').waitFor();
          await entero(page, titulo(page));
          await entero(page, conexion(page, 'Sin conexion'));
        }),
    ]),
  ),

  'the menu fits its longest item in one line, and Inicio stands there alone': () =>
    conPagina([1366, 768], async (page) => {
      await ingresar(page, ADMIN);
      await irA(page, '/admin/facturas');
      assert.equal(await page.getByRole('link', { name: 'Inicio' }).count(), 1);
      const altos = await page
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll((enlaces) => enlaces.map(({ offsetHeight }) => offsetHeight));
      assert.deepEqual(new Set(altos), new Set([44]));
    }),

  'on a phone held flat the menu scrolls in its place, and the page under it is no longer than the screen':
    () =>
      conPagina([844, 390], async (page) => {
        await ingresar(page, ADMIN);
        await irA(page, '/admin/filter');
        const sobra = await page.evaluate(
          () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
        );
        assert.equal(sobra, 0);
      }),

  "a phone's menu holds the focus, Escape closes it, and a screen begins at its heading": () =>
    conPagina([390, 844], async (page) => {
      await ingresar(page, ADMIN);
      await irA(page, '/admin/index');
      await boton(page, 'Abrir el menu').click();
      assert.equal(await foco(page), 'Contraer el menu');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await boton(page, 'Contraer el menu').waitFor({ state: 'hidden' });
      assert.equal(await foco(page), 'Abrir el menu');

      await page.keyboard.press('Enter');
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await menu.getByRole('link', { name: 'Facturas electronicas' }).click();
      await page.waitForURL('**/admin/facturas');
      await page.waitForFunction(() => document.activeElement.tagName === 'H1');
      assert.equal(await foco(page), 'Facturas electronicas');
    }),

  ...Object.fromEntries(
    CHICAS.map((tamano) => [
      `login, Inicio and menu at ${tamano.join('x')}`,
      () =>
        conPagina(tamano, async (page) => {
          const nombre = tamano.join('x');
          await page.goto(`${URL_BASE}/auth/login`);
          await boton(page, 'Ingresar').waitFor();
          await revisar(page, 'login', nombre);
          for (const uno of [page.getByLabel('Correo'), boton(page, 'Ingresar')])
            await alAlcance(uno);
          await ingresar(page, ADMIN);
          await irA(page, '/admin/index');
          await page.getByRole('heading', { name: /^Hola/ }).waitFor();
          await revisar(page, 'inicio', nombre);
          const { height } = await page.getByRole('banner').boundingBox();
          if (tamano[1] <= 540) assert.ok(height <= 45, `the header has ${height} px`);
          if (tamano[0] < 768) await boton(page, 'Abrir el menu').click();
          await revisar(page, 'menu', nombre);
          const menu = page.getByRole('navigation', { name: 'Menu principal' });
          for (const uno of await menu.getByRole('link').all()) await alAlcance(uno);
          await alAlcance(menu.getByRole('button', { name: 'Cerrar Sesion' }));
        }),
    ]),
  ),
});

await browser.close();
process.exitCode = bien ? 0 : 1;
