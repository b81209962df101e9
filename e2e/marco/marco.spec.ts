// What stands around every screen: titles, connection, menus and focus, from a large screen to one at 400%.
import type { Locator, Page } from '@playwright/test';

import { expect, test, type Entrar } from '../apoyo/pruebas';
import { lugarDe, revisar } from '../apoyo/revisar';

type Medida = [width: number, height: number];
const CHICAS: Medida[] = [
  [360, 640],
  [844, 390],
  [683, 384],
  [320, 256],
];
const ANGOSTAS: Medida[] = [
  [390, 844],
  [768, 1024],
  [844, 390],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const medida = ([width, height]: Medida) => ({ viewport: { width, height } });

/** The first screen of an Administrador whose window is so large. */
async function enRuta(entrar: Entrar, ruta: string, tamano: Medida = [1366, 768]): Promise<Page> {
  const page = await entrar('admin@demo.ec', { ruta, opciones: medida(tamano) });
  await expect(titulo(page)).toBeVisible();
  return page;
}

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const conexion = (page: Page, texto: string) =>
  page.getByRole('banner').getByText(texto, { exact: true });
const titulo = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 });

async function irA(page: Page, ruta: string): Promise<void> {
  await page.goto(ruta);
  await expect(titulo(page)).toBeVisible();
}

/** Nothing answers any more, as far as this page can tell; answers how it comes back. */
async function matarServidor(page: Page) {
  const rutas = ['**/v1/**', '**/facturacion/**', '**/salud'];
  for (const ruta of rutas) await page.route(ruta, (route) => route.abort());
  return async () => {
    for (const ruta of rutas) await page.unroute(ruta);
  };
}

/** Whoever scrolls to it has all of it before them, under nothing. */
async function alAlcance(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await locator.click({ trial: true });
}

async function entero(page: Page, elemento: Locator): Promise<void> {
  const { x, width } = await lugarDe(elemento);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const cortado = await elemento.evaluate((uno) => uno.scrollWidth > uno.clientWidth);
  expect(cortado, 'it is cut').toBe(false);
}

test(
  'the header says when the server is dead, and that it is back, with a cable in all the time',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const page = await enRuta(entrar, '/admin/facturas');
    await expect(conexion(page, 'En línea')).toBeVisible();
    const actualizar = boton(page, 'Actualizar');
    await expect(actualizar).toBeVisible();
    const revivir = await matarServidor(page);
    // whoever presses while the list is being read is answered by what was on its way
    await expect(async () => {
      await actualizar.click();
      await expect(conexion(page, 'Sin conexión')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await revivir();
    await expect(conexion(page, 'En línea')).toBeVisible();
  },
);

test('on a phone Back closes the dialog on top, asks before what was typed is lost, and leaves the page only then', async ({
  entrar,
}) => {
  const page = await enRuta(entrar, '/admin/index', [390, 844]);
  await irA(page, '/admin/caja');
  const movimiento = page.getByRole('dialog', { name: /^Movimiento de/ });
  const pregunta = page.getByRole('dialog', { name: '¿Descartar lo que escribió?' });
  const abrir = () => boton(page, 'Movimiento caja').click();

  await abrir();
  await expect(movimiento).toBeVisible();
  await page.goBack();
  await expect(movimiento).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/caja$/);

  await abrir();
  await movimiento.getByLabel('Monto').fill('5');
  await page.goBack();
  await expect(pregunta).toBeVisible();
  await page.goBack();
  await expect(pregunta).toHaveCount(0);
  await expect(movimiento.getByLabel('Monto')).toHaveValue(/5/);
  await page.goBack();
  await pregunta.getByRole('button', { name: 'Descartar' }).click();
  await expect(movimiento).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/caja$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/index$/);
});

for (const tamano of ANGOSTAS)
  test(`the title is whole at ${tamano[0]}, and so are the mode and that there is no connection`, async ({
    entrar,
  }) => {
    const page = await enRuta(entrar, '/admin/index', tamano);
    for (const ruta of ['/admin/puntoventa', '/admin/facturas']) {
      await irA(page, ruta);
      await entero(page, titulo(page));
      await entero(page, conexion(page, 'Simulador del SRI'));
    }
    await matarServidor(page);
    await page.evaluate(() => window.dispatchEvent(new window.Event('online')));
    await expect(conexion(page, 'Sin conexión')).toBeVisible();
    await entero(page, titulo(page));
    await entero(page, conexion(page, 'Sin conexión'));
  });

test('the menu fits its longest item in one line, and Inicio stands there alone', async ({
  entrar,
}) => {
  const page = await enRuta(entrar, '/admin/facturas');
  await expect(page.getByRole('link', { name: 'Inicio' })).toHaveCount(1);
  const altos = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((enlaces) => enlaces.map((enlace) => enlace.getBoundingClientRect().height));
  const [alto, ...otros] = new Set(altos);
  expect(otros).toEqual([]);
  expect(alto).toBeGreaterThanOrEqual(25); // they come closer before the menu scrolls, as far as a mouse still finds them
  expect(alto).toBeLessThanOrEqual(32);
});

test('on a phone held flat the menu scrolls in its place, and the page under it is no longer than the screen', async ({
  entrar,
}) => {
  const page = await enRuta(entrar, '/admin/filter', [844, 390]);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(sobra).toBe(0);
});

test("a phone's menu holds the focus, Escape closes it, and a screen begins at its heading", async ({
  entrar,
}) => {
  const page = await enRuta(entrar, '/admin/index', [390, 844]);
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(boton(page, 'Contraer el menú')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(boton(page, 'Contraer el menú')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();

  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: 'Facturas electrónicas' }).click();
  await expect(page).toHaveURL(/\/admin\/facturas/);
  await expect(titulo(page)).toBeFocused();
  await expect(titulo(page)).toHaveText('Facturas electrónicas');
});

for (const tamano of CHICAS) {
  const nombre = tamano.join('x');
  test(`login, Inicio and menu at ${nombre}`, async ({ abrir, entrar }) => {
    const fuera = await abrir('escritorio', medida(tamano));
    await fuera.goto('/auth/login');
    await expect(boton(fuera, 'Ingresar')).toBeVisible();
    await revisar(fuera, 'login', nombre);
    await alAlcance(fuera.getByLabel('Correo'));
    await alAlcance(boton(fuera, 'Ingresar'));

    const page = await enRuta(entrar, '/admin/index', tamano);
    await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible();
    await revisar(page, 'inicio', nombre);
    const { height } = await lugarDe(page.getByRole('banner'));
    if (tamano[1] <= 540) expect(height).toBeLessThanOrEqual(45);
    if (tamano[0] < 768 || tamano[1] < 500)
      await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await revisar(page, 'menu', nombre);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    for (const uno of await menu.getByRole('link').all()) await alAlcance(uno);
    await alAlcance(menu.getByRole('button', { name: 'Cerrar Sesión' }));
  });
}
