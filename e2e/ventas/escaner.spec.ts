// A scanner at the till, as the browser receives its keys; and the till's keys with no mouse at all.
import path from 'node:path';

import type { CDPSession, Page } from '@playwright/test';

import { expect, test, type Entrar } from '../apoyo/pruebas';
import type { Tamano } from '../apoyo/revisar';

const CODIGO = '7861234500017';
const VECES = 20;
const CAPTURAS = path.join(import.meta.dirname, '../capturas');

type Lista = { data: { codigo_barras?: string; precio_venta: number }[] };

/** A till whose first product has a barcode. */
async function conCaja(entrar: Entrar, tamano: Tamano = 'escritorio'): Promise<Page> {
  const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/ayuda' });
  await page.route('**/v1/listar_produtos_empresa*', async (route) => {
    const respuesta = (await (await route.fetch()).json()) as Lista;
    const [primero, ...resto] = respuesta.data;
    const data = [{ ...primero, codigo_barras: CODIGO, precio_venta: 1 }, ...resto];
    await route.fulfill({ json: { ...respuesta, data } });
  });
  await page.goto('/admin/puntoventa');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  return page;
}

/** Keys so many milliseconds apart by the clock the page sees, however fast they are sent. */
function teclado(cdp: CDPSession) {
  let ahora = Date.now() / 1000;
  return async (codigo: string, entreMs: number) => {
    ahora += 1;
    for (const key of [...Array.from(codigo), 'Enter']) {
      ahora += entreMs / 1000;
      const text = key === 'Enter' ? '\r' : key;
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp: ahora });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp: ahora });
    }
  };
}

const buscador = (page: Page) => page.getByLabel('Buscar producto');
/** How many units the carts that this browser keeps hold. */
const lecturas = (page: Page) =>
  page.evaluate(() =>
    Object.values(localStorage)
      .map(String)
      .filter((texto) => texto.includes('"carrito"'))
      .flatMap((texto) => (JSON.parse(texto) as { carrito: { cantidad: number }[] }).carrito)
      .reduce((suma, { cantidad }) => suma + cantidad, 0),
  );

test('twenty of twenty codes at gaps up to 30 ms are read, and none of their digits stays', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  const cdp = await page.context().newCDPSession(page);
  const teclear = teclado(cdp);
  for (let vez = 0; vez < VECES; vez++) await teclear(CODIGO, 1 + (vez * 29) / (VECES - 1));
  await expect(page.locator('.ventas-total dd')).toHaveText(`$${VECES}.00`);
  await expect(buscador(page)).toHaveValue('');
});

test('none of twenty at 40 ms and more is: what is unknown stays in the search as typed', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  const cdp = await page.context().newCDPSession(page);
  const teclear = teclado(cdp);
  for (let vez = 0; vez < VECES; vez++) await teclear('7869999999999', 40 + vez * 5);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(buscador(page)).toHaveValue('7869999999999'.repeat(VECES));
  expect(await lecturas(page)).toBe(0);
});

const AMBOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of AMBOS)
  test(`an unknown code is said and looked for, ${tamano}`, async ({ entrar }) => {
    const page = await conCaja(entrar, tamano);
    await teclado(await page.context().newCDPSession(page))('7869999999999', 8);
    const aviso = page.locator('.ventas-desconocido');
    await expect(aviso).toBeVisible();
    await page.screenshot({ path: path.join(CAPTURAS, `escaner-${tamano}.png`) });
    await aviso.getByRole('button', { name: 'Buscar' }).click();
    await expect(buscador(page)).toHaveValue('7869999999999');
  });

test('a code never stays where an amount is written, and cash nobody hands over is asked for once', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  const teclear = teclado(await page.context().newCDPSession(page));
  await page.locator('.ventas-tile').first().click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  const recibido = page.getByLabel('Recibido');
  await recibido.fill('5');
  await teclear('78610010', 8);
  await expect(
    page.getByText('Se leyó un código de barras en una casilla de montos'),
  ).toBeVisible();
  await expect(recibido).toHaveValue('5');

  await recibido.fill('5000');
  await recibido.press('Enter');
  const pregunta = page.getByRole('dialog', { name: '¿Son $5,000.00?' });
  await expect(pregunta.getByRole('button', { name: 'Corregir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pregunta).toHaveCount(0);
  await expect(recibido).toHaveValue('5000');
  await expect(page.getByRole('region', { name: 'Última venta' })).toHaveCount(0);

  await page.goto('/admin/caja');
  await page.getByRole('button', { name: 'Movimiento caja' }).click();
  const monto = page.getByRole('dialog').getByLabel('Monto');
  await monto.focus();
  await teclear('78610010', 8);
  await expect(monto).toHaveValue('');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('this machine learns its scanner by one test scan, and the till hears it as it was learnt', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  const teclear = teclado(await page.context().newCDPSession(page));
  await page.goto('/admin/equipo');
  await page.getByRole('button', { name: 'Probar el lector' }).click();
  await teclear(`Q7${CODIGO}`, 60);
  await expect(page.getByText(`Se leyó ${CODIGO}. Este equipo ya conoce su lector.`)).toBeVisible();
  await page.screenshot({ path: path.join(CAPTURAS, 'equipo.png') });

  await page.goto('/admin/puntoventa');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await teclear(`Q7${CODIGO}`, 60);
  await expect(page.locator('.ventas-total dd')).toHaveText('$1.00');
  await expect(buscador(page)).toHaveValue('');
});

test('the keys are listed with a question mark, and F6 goes to the next sale', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toBeVisible();
  await page.screenshot({ path: path.join(CAPTURAS, 'atajos.png') });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('F6');
  await expect(page.getByRole('tab', { name: '2', selected: true })).toBeVisible();
});
