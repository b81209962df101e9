// What a broken or tampered remote may and may not do.
import type { Page, Route } from '@playwright/test';

import { contarDescargas, LIMITES_DE_CARGA } from '../apoyo/descargado';
import { ingresar } from '../apoyo/pagina';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { envenenar, faltar, sinVeneno } from '../apoyo/veneno';
import type { Mundo } from '../apoyo/mundo';

const buscador = (page: Page) => page.getByPlaceholder('Buscar', { exact: false }).first();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

type Donde = { abrir: Abrir; mundo: Mundo };

/** The files that match fail; the menu stays, and once they are well 'Reintentar' brings the till. */
async function fallaYVuelve(
  { abrir, mundo }: Donde,
  patron: string,
  hacer: (route: Route) => Promise<void>,
): Promise<void> {
  const page = await abrir();
  let tocados = 0;
  await page.route(patron, async (route) => {
    tocados += 1;
    await hacer(route);
  });
  await ingresar(page, { email: mundo.correoDe('cajero@demo.ec') });
  await page.goto('/admin/puntoventa');
  await expect(page.getByText('No se pudo cargar')).toBeVisible();
  expect(tocados, 'the file was never asked for').toBeGreaterThan(0);
  await sinVeneno(page);
  await expect(menu(page)).toBeVisible();

  await page.unroute(patron);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(buscador(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();
}

test('the login form costs no more than was promised', async ({ abrir }) => {
  const page = await abrir();
  const { cortar } = await contarDescargas(page);
  await page.goto('/auth/login');
  await expect(page.getByLabel('Correo')).toBeVisible();
  const { peticiones, kb } = cortar();
  const limite = LIMITES_DE_CARGA.ingreso;
  expect(peticiones).toBeLessThanOrEqual(limite.peticiones);
  expect(kb).toBeLessThanOrEqual(limite.kb);
});

for (const { ruta, limite, muestra } of [
  { ruta: 'puntoventa', limite: LIMITES_DE_CARGA.puntoventa, muestra: '.ventas-tile' },
  { ruta: 'caja', limite: LIMITES_DE_CARGA.caja, muestra: '.ui-pantalla h2, .ui-pantalla button' },
])
  test(`a deep link to ${ruta} shows it for no more than was promised, from an empty cache`, async ({
    abrir,
    entrar,
  }) => {
    const dentro = await entrar('cajero@demo.ec');
    const storageState = await dentro.context().storageState();
    // what comes a moment behind a screen is before its tiles where the machine is too busy to draw them by then: once more
    await expect(async () => {
      const page = await abrir('escritorio', { storageState });
      const { hastaMostrarse } = await contarDescargas(page, { archivos: true, muestra });
      await page.goto(`/admin/${ruta}`);
      await expect(page.locator(muestra).first()).toBeVisible();
      const { peticiones, kb } = await hastaMostrarse();
      await page.close(); // one that stays open goes on asking, and keeps the machine from the next
      expect(peticiones).toBeGreaterThan(0);
      expect(peticiones).toBeLessThanOrEqual(limite.peticiones);
      expect(kb).toBeLessThanOrEqual(limite.kb);
    }).toPass();
  });

test(
  'a tampered remoteEntry does not run; Reintentar brings the area back',
  { tag: '@puerta' },
  ({ abrir, mundo }) =>
    fallaYVuelve({ abrir, mundo }, '**/areas/ventas/*/remoteEntry.js', envenenar),
);

test('a tampered lazy chunk does not run; Reintentar brings the screen back', ({ abrir, mundo }) =>
  fallaYVuelve({ abrir, mundo }, '**/areas/ventas/*/puntoventa.*.js', envenenar));

test('a missing remoteEntry leaves the menu up; Reintentar brings the area back', ({
  abrir,
  mundo,
}) => fallaYVuelve({ abrir, mundo }, '**/areas/ventas/*/remoteEntry.js', faltar));

test('a missing chunk leaves the menu up; Reintentar brings the screen back', ({ abrir, mundo }) =>
  fallaYVuelve({ abrir, mundo }, '**/areas/ventas/*/routes.*.js', faltar));

test('a tampered shell does not run', async ({ abrir }) => {
  const page = await abrir();
  await page.route('**/areas/shell/*/main.*.js', envenenar);
  const rechazado = page.waitForEvent('console', (mensaje) => /integrity/.test(mensaje.text()));
  await page.goto('/auth/login');
  await rechazado;
  await sinVeneno(page);
});

type Federacion = { __FEDERATION__: { __SHARE__: Record<string, Record<string, object>> } };

test('there is one version of everything shared, in one scope', async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  await expect(buscador(page)).toBeVisible();
  const versiones = await page.evaluate(() =>
    Object.values((globalThis as unknown as Federacion).__FEDERATION__.__SHARE__)
      .flatMap((porAmbito) => Object.values(porAmbito))
      .flatMap((ambito) => Object.entries(ambito))
      .flatMap(([nombre, unas]: [string, object]) => Object.keys(unas).map(() => nombre)),
  );
  expect(versiones).toContain('@comanda/shared/api');
  expect(versiones).toContain('react');
  expect(versiones.toSorted()).toEqual([...new Set(versiones)].sort());
});

test('the page breaks no rule of its own content security policy', async ({ abrir, mundo }) => {
  const page = await abrir();
  const quejas: string[] = [];
  page.on('console', (mensaje) => {
    if (/Content Security Policy|integrity/i.test(mensaje.text())) quejas.push(mensaje.text());
  });
  await ingresar(page, { email: mundo.correoDe('cajero@demo.ec') });
  await expect(buscador(page)).toBeVisible();
  expect(quejas).toEqual([]);
});
