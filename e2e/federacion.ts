// node e2e/federacion.ts, against a running product: what a broken or tampered remote may and may not do.
import assert from 'node:assert/strict';

import { contarDescargas, LIMITES_DE_CARGA } from './descargado';
import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';

const CAJERO = { email: correoDe('cajero@demo.ec') };
const VENENO = ';window.veneno=true;';
const browser = await abrirNavegador();

/** A logged-in page on which the files that match are answered by `hacer` until `sanar` is called. */
async function conArchivos(patron, hacer) {
  const context = await browser.newContext();
  const page = await context.newPage();
  let enfermo = true;
  let tocados = 0;
  await page.route(patron, async (route) => {
    if (!enfermo) return route.continue();
    tocados += 1;
    return hacer(route);
  });
  await ingresar(page, CAJERO);
  await page.goto(`${URL_BASE}/admin/puntoventa`);
  return {
    page,
    tocados: () => tocados,
    sanar: () => (enfermo = false),
    cerrar: () => context.close(),
  };
}

async function envenenar(route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()) + VENENO });
}

const faltar = (route) =>
  route.fulfill({ status: 404, contentType: 'application/json', body: '{"success":false}' });

async function fallaYVuelve(patron, hacer) {
  const { page, tocados, sanar, cerrar } = await conArchivos(patron, hacer);
  await page.getByText('No se pudo cargar', { exact: false }).waitFor();
  assert.ok(tocados() > 0, 'the file was never asked for');
  assert.equal(
    await page.evaluate(() => window.veneno),
    undefined,
    'the tampered file was executed',
  );
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  assert.ok(await menu.isVisible(), 'the menu is gone');

  sanar();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByPlaceholder('Buscar', { exact: false }).first().waitFor();
  assert.ok(await menu.isVisible());
  await cerrar();
}

const bien = await comprobar({
  'the login form costs no more than was promised': async () => {
    const page = await browser.newPage();
    const { cortar } = await contarDescargas(page);
    await page.goto(`${URL_BASE}/auth/login`);
    await page.getByLabel('Correo').waitFor();
    const { peticiones, kb } = cortar();
    const limite = LIMITES_DE_CARGA.ingreso;
    assert.ok(
      peticiones <= limite.peticiones && kb <= limite.kb,
      `${peticiones} requests, ${kb} KB`,
    );
    await page.close();
  },
  'a tampered remoteEntry does not run; Reintentar brings the area back': () =>
    fallaYVuelve('**/areas/ventas/*/remoteEntry.js', envenenar),
  'a tampered lazy chunk does not run; Reintentar brings the screen back': () =>
    fallaYVuelve('**/areas/ventas/*/puntoventa.*.js', envenenar),
  'a missing remoteEntry leaves the menu up; Reintentar brings the area back': () =>
    fallaYVuelve('**/areas/ventas/*/remoteEntry.js', faltar),
  'a missing chunk leaves the menu up; Reintentar brings the screen back': () =>
    fallaYVuelve('**/areas/ventas/*/routes.*.js', faltar),

  'a tampered shell does not run': async () => {
    const page = await browser.newPage();
    await page.route('**/areas/shell/*/main.*.js', envenenar);
    const rechazado = page.waitForEvent('console', (mensaje) => /integrity/.test(mensaje.text()));
    await page.goto(`${URL_BASE}/auth/login`);
    await rechazado;
    assert.equal(await page.evaluate(() => window.veneno), undefined);
    await page.close();
  },

  'there is one version of everything shared, in one scope': async () => {
    const { page, cerrar } = await conArchivos('**/nada', faltar);
    await page.getByPlaceholder('Buscar', { exact: false }).first().waitFor();
    const versiones = await page.evaluate(() =>
      Object.values(globalThis.__FEDERATION__.__SHARE__)
        .flatMap((porAmbito) => Object.values(porAmbito))
        .flatMap((ambito) => Object.entries(ambito))
        .flatMap(([nombre, unas]) => Object.keys(unas).map(() => nombre)),
    );
    assert.ok(versiones.includes('@comanda/shared/api') && versiones.includes('react'));
    assert.deepEqual(versiones.toSorted(), [...new Set(versiones)].sort());
    await cerrar();
  },

  'the page breaks no rule of its own content security policy': async () => {
    const page = await browser.newPage();
    const quejas = [];
    page.on('console', (mensaje) => {
      if (/Content Security Policy|integrity/i.test(mensaje.text())) quejas.push(mensaje.text());
    });
    await ingresar(page, CAJERO);
    await page.getByPlaceholder('Buscar', { exact: false }).first().waitFor();
    assert.deepEqual(quejas, []);
    await page.close();
  },
});

await browser.close();
process.exitCode = bien ? 0 : 1;
