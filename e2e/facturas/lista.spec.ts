// The list of what was invoiced, with two thousand documents in it.
import { readFileSync } from 'node:fs';

import type { BrowserContextOptions, Page } from '@playwright/test';

import { cifraDeCsv, exportar } from '../apoyo/exportar';
import { abrirFacturas, buscar, fila, loAbre, pedirEmision, resumen } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import { lugarDe, revisar as revisarCon, TAMANOS } from '../apoyo/revisar';
import { LARGO, LINEAS, ponerEstados, sembrarFacturas } from '../apoyo/sembrarFacturas';

const CUANTAS = 2_000;
/** All a document may be in, besides authorised. */
const ESTADOS = [
  'DEVUELTA',
  'RECIBIDA',
  'NO_AUTORIZADO',
  'REQUIERE_ATENCION',
  'EN_PROCESO',
  'FIRMADA',
  'EMPRESA_PAUSADA',
  'POR_FIRMAR',
  'ANULADA',
];
/** What a desktop's browser takes of a page for the bar it scrolls by. */
const BARRA_PX = 15;
const revisar = (page: Page, nombre: string, tamano: string) =>
  revisarCon(page, nombre, tamano, { todas: true });
const dialogo = (page: Page) => page.getByRole('dialog');
const filas = (page: Page) => page.locator('tr.ant-table-row');

/** Runs in the page: rows that can be seen whole, and the tallest of them. */
function filasALaVista() {
  const cajas = [...document.querySelectorAll('tr.ant-table-row')].map((fila) =>
    fila.getBoundingClientRect(),
  );
  const enteras = cajas.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight);
  return { enteras: enteras.length, alta: Math.max(...cajas.map(({ height }) => height)) };
}

/** What is scrolled sideways with the table in it. */
const deLado = (page: Page) => filas(page).first().locator('xpath=ancestor::table[1]/parent::*');

/** By how much the list, beside a scrollbar of so many pixels, is wider than its place. */
const sobraDeLado = (page: Page) =>
  deLado(page).evaluate((ancha, barra) => {
    ancha.style.maxWidth = `${ancha.clientWidth - barra}px`;
    return ancha.scrollWidth - ancha.clientWidth;
  }, BARRA_PX);

/** How far under the page's header the head of the table stays when the list is scrolled. */
async function huecoSobreLaCabeza(page: Page): Promise<number> {
  const main = page.locator('main');
  await main.evaluate((elemento) => (elemento.scrollTop = 300));
  return (await lugarDe(page.locator('thead').first())).y - (await lugarDe(main)).y;
}

/** Scrolls the list to its right end; by how much. */
const alFinalDeLado = (page: Page) =>
  deLado(page).evaluate((ancha) => {
    ancha.scrollLeft = ancha.scrollWidth;
    return ancha.scrollLeft;
  });

const sobra = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(({ mundo }) => sembrarFacturas(mundo.PUERTO, CUANTAS));

test('nine rows of two lines are in view, and none shows above the head of the table', async ({
  entrar,
}) => {
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  await expect(filas(page).nth(14)).toBeVisible();
  const { enteras, alta } = await page.evaluate(filasALaVista);
  expect(enteras, `${enteras} rows in view`).toBeGreaterThanOrEqual(9);
  expect(alta, `a row of ${alta} px`).toBeLessThanOrEqual(56);
  expect(await huecoSobreLaCabeza(page)).toBeLessThanOrEqual(1);
});

test('nine rows, what can be done about each and its menu are in view whatever states there are', async ({
  entrar,
  mundo,
}) => {
  const { PUERTO } = mundo;
  const autorizadas = Array.from({ length: ESTADOS.length }, () => 'AUTORIZADO');
  await ponerEstados(PUERTO, ESTADOS);
  {
    const page = await entrar('admin@demo.ec');
    await abrirFacturas(page);
    await expect(page.getByRole('button', { name: /^Por firmar/ })).toBeVisible();
    await expect(filas(page).nth(14)).toBeVisible();
    await expect(page.getByText('se actualiza cada 15 segundos')).toBeVisible();
    const { enteras, alta } = await page.evaluate(filasALaVista);
    expect(enteras, `${enteras} rows in view`).toBeGreaterThanOrEqual(9);
    expect(alta, `a row of ${alta} px`).toBeLessThanOrEqual(56);
    expect(await sobraDeLado(page)).toBe(0);
    const titulo = page.locator('nav a.active span');
    const { height } = await lugarDe(titulo);
    expect(height, 'its name in the menu takes two lines').toBeLessThan(30);
    await revisar(page, 'facturas-estados', 'escritorio');
  }
  await ponerEstados(PUERTO, autorizadas);
});

test('on a phone held sideways a row keeps its number in sight while the rest is scrolled', async ({
  entrar,
}) => {
  const page = await entrar('admin@demo.ec', { tamano: 'apaisado' });
  await abrirFacturas(page);
  const celda = filas(page).first().locator('td').filter({ hasText: '009-009-' }).first();
  await expect(celda).toBeVisible();
  const hueco = await alFinalDeLado(page);
  expect(hueco, `the list is ${hueco} px wider than the screen`).toBeGreaterThan(100);
  const numero = await lugarDe(celda);
  const main = await lugarDe(page.locator('main'));
  expect(numero.x).toBeGreaterThanOrEqual(main.x);
  expect(numero.x + numero.width).toBeLessThan(main.x + main.width);
  await revisar(page, 'facturas-de-lado', 'apaisado');
});

test('one box finds a name, an identification, a number, a key and an amount', async ({
  entrar,
}) => {
  const page = await entrar('contador@demo.ec');
  await abrirFacturas(page);
  await expect(filas(page).first()).toBeVisible();
  const numero = '009-009-000000777';
  await buscar(page, 'ANGELA cordova 000000777', '1 documento ·');
  const fila = filas(page).filter({ hasText: numero });
  await expect(fila.getByText('Ángela Córdova 777')).toBeVisible();
  await expect(fila.getByText('$789.50')).toBeVisible();
  await fila.getByRole('button', { name: /^Clave de acceso/ }).click();
  const clave = (await fila.locator('.reportes-clave-cifras').innerText()).replace(/\D/g, '');
  expect(clave).toHaveLength(49);
  for (const texto of [numero, '789.50', '789,50', '$789.50', clave, clave.slice(22, 40)]) {
    await buscar(page, 'nada de esto', '0 documentos');
    await buscar(page, texto, '1 documento ·');
    await expect(filas(page).filter({ hasText: numero })).toBeVisible();
  }
  await buscar(page, '0926687856', '2,000 documentos');
  await buscar(page, 'zzz', '0 documentos');
  await expect(page.getByText('Nada coincide con “zzz”')).toBeVisible();
});

test('a new page begins at its top, and Escape, Enter twice and the wheel do no harm', async ({
  entrar,
}) => {
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  await expect(filas(page).nth(14)).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^16–30 de /)).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Documentos emitidos');
  const { y } = await lugarDe(page.locator('thead').first());
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(400);

  const primera = filas(page)
    .first()
    .getByRole('button', { name: /^Factura/ });
  await primera.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialogo(page).getByRole('heading', { name: 'Historial' })).toBeVisible();
  await expect(dialogo(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialogo(page)).toBeHidden();
  await expect(primera).toBeFocused();
});

test('all that is looked for is exported, not the page', async ({ entrar }) => {
  const page = await entrar('contador@demo.ec');
  await abrirFacturas(page);
  await buscar(page, '0926687856', '2,000 documentos');
  const [descarga] = await Promise.all([page.waitForEvent('download'), exportar(page)]);
  await expect(page.getByText('2,000 filas exportadas')).toBeVisible();
  expect(descarga.suggestedFilename()).toMatch(/^facturas-al-\d{4}-\d{2}-\d{2}\.csv$/);
  const lineas = readFileSync(await descarga.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lineas).toHaveLength(CUANTAS + 1);
  const claves = lineas.slice(1).map((linea) => /\d{49}/.exec(linea)?.[0]);
  expect(new Set(claves).size).toBe(CUANTAS);
  const totales = lineas.slice(1).map((linea) => cifraDeCsv(linea.split(';')[8]));
  const suma = totales.reduce((uno, otro) => uno + otro, 0);
  expect(suma).toBe(CUANTAS * 12.5 + (CUANTAS * (CUANTAS + 1)) / 2);
});

test('days are chosen, and what is counted follows', async ({ entrar }) => {
  const page = await entrar('contador@demo.ec');
  await abrirFacturas(page);
  await buscar(page, '0926687856', '2,000 documentos');
  await page.getByRole('button', { name: /^Fechas/ }).click();
  await page.getByRole('button', { name: 'Ayer' }).click();
  await expect(page.getByRole('button', { name: /^Fechas: \d\d\/\d\d\/\d{4}/ })).toBeVisible();
  await expect(resumen(page).filter({ hasText: /^8 documentos/ })).toBeVisible();
  await page.getByRole('group', { name: 'Rangos' }).getByRole('button', { name: 'Todas' }).click();
  await expect(resumen(page).filter({ hasText: '2,000 documentos' })).toBeVisible();
});

test('a document of sixty lines is read to its end, what can be done staying in reach', async ({
  entrar,
}) => {
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  await buscar(page, LARGO.slice(0, 40), '1 documento ·');
  await filas(page)
    .getByRole('button', { name: /^Factura/ })
    .click();
  await expect(dialogo(page).getByText(`Encebollado de la casa ${LINEAS}`)).toBeVisible();
  for (const name of [/^Reenviar/, /^Anular/, 'RIDE', 'Ticket 80 mm', 'XML'])
    await dialogo(page).getByRole('button', { name, exact: true }).click({ trial: true });
  await dialogo(page).getByText('Subtotal 15%').scrollIntoViewIfNeeded();
  await expect(dialogo(page).getByText('IVA 15%', { exact: true })).toBeVisible();
  await dialogo(page)
    .getByRole('button', { name: /^Reenviar/ })
    .click();
  await expect(dialogo(page).getByLabel(/^Email/)).toBeVisible();
  await expect(dialogo(page)).toHaveCount(1);
});

test('a phone shows buyer, amount and state first', async ({ entrar }) => {
  const page = await entrar('contador@demo.ec', { tamano: 'telefono' });
  await abrirFacturas(page);
  const tarjeta = fila(page, '009-009-').first();
  await expect(tarjeta).toContainText(/^Distribuidora.*\$.*Autorizada.*009-009-/s);
  expect(await sobra(page)).toBe(0);
});

const PANTALLAS: Record<string, BrowserContextOptions> = {
  ...TAMANOS,
  chico: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  zoom400: { viewport: { width: 320, height: 256 } },
  tableta: { viewport: { width: 768, height: 1024 } },
  grande: { viewport: { width: 1920, height: 1080 } },
};
for (const [tamano, opciones] of Object.entries(PANTALLAS))
  test(`every state of it, ${tamano}`, async ({ entrar }) => {
    const page = await entrar('admin@demo.ec', { opciones });
    await abrirFacturas(page);
    await expect(page.getByText(/^1–15 de /)).toBeVisible();
    await revisar(page, 'lista', tamano);
    const plegados = page.getByRole('button', { name: 'Filtros' }); // where a line of them has no room
    if (await plegados.isVisible()) await plegados.click();
    await page.getByRole('button', { name: /^Fechas/ }).click();
    await expect(page.getByLabel('Fecha Inicio')).toBeVisible();
    await revisar(page, 'lista-fechas', tamano);
    await page.getByRole('button', { name: /^Fechas/ }).click();
    await buscar(page, 'nada de esto', '0 documentos');
    await revisar(page, 'lista-nada', tamano);
    await buscar(page, LARGO.slice(0, 40), '1 documento ·');
    const primera = fila(page, '009-009-').first();
    const clave = primera.getByRole('button', { name: /^Clave de acceso/ });
    // a card has none: the document opened says it
    if (await clave.isVisible()) {
      await clave.click();
      await revisar(page, 'lista-clave', tamano);
    }
    await loAbre(primera).click();
    await expect(dialogo(page).getByText(`Encebollado de la casa ${LINEAS}`)).toBeVisible();
    await revisar(page, 'lista-detalle', tamano);
    await page.keyboard.press('Escape');
    await pedirEmision(page);
    const numeracion = page.getByRole('region', { name: 'Numeración' });
    const siguiente = numeracion.getByLabel(/^Siguiente nota de crédito/);
    await siguiente.fill(String(Number(await siguiente.inputValue()) + 5));
    await siguiente.press('Enter');
    const pregunta = dialogo(page).filter({ hasText: '¿Cambiar la numeración?' });
    await expect(pregunta.getByText('no se puede deshacer')).toBeVisible();
    await revisar(page, 'lista-numeracion', tamano);
    await page.keyboard.press('Enter');
    await expect(pregunta).toBeHidden();
    await expect(page.getByText('Emisión guardada')).toHaveCount(0);
  });
