// node e2e/escaner.ts: a scanner at the till, as the browser receives its keys; and the till's keys with no mouse at all.
import assert from 'node:assert/strict';

import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';

const CODIGO = '7861234500012';
const VECES = 20;
const TAMANOS = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const browser = await abrirNavegador();

/** A till whose first product has a barcode. */
async function conCaja(hacer, viewport = TAMANOS[0]) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.route('**/v1/listar_produtos_empresa*', async (route) => {
    const respuesta = await (await route.fetch()).json();
    const [primero, ...resto] = respuesta.data;
    const data = [{ ...primero, codigo_barras: CODIGO, precio_venta: 1 }, ...resto];
    await route.fulfill({ json: { ...respuesta, data } });
  });
  await ingresar(page, { email: correoDe('cajero@demo.ec') });
  await page.locator('.ventas-tile').first().waitFor();
  await hacer(page, await context.newCDPSession(page));
  await context.close();
}

/** Keys so many milliseconds apart by the clock the page sees, however fast they are sent. */
function teclado(cdp) {
  let ahora = Date.now() / 1000;
  return async (codigo, entreMs) => {
    ahora += 1;
    for (const key of [...codigo, 'Enter']) {
      ahora += entreMs / 1000;
      const text = key === 'Enter' ? '\r' : key;
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp: ahora });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp: ahora });
    }
  };
}

const buscador = (page) => page.getByLabel('Buscar producto');
const lecturas = (page) =>
  page.evaluate(() =>
    Object.values(localStorage)
      .flatMap((texto) => (texto.includes('"carrito"') ? JSON.parse(texto).carrito : []))
      .reduce((suma, { cantidad }) => suma + cantidad, 0),
  );

const bien = await comprobar({
  'twenty of twenty codes at gaps up to 30 ms are read, and none of their digits stays': () =>
    conCaja(async (page, cdp) => {
      const teclear = teclado(cdp);
      for (let vez = 0; vez < VECES; vez++) await teclear(CODIGO, 1 + (vez * 29) / (VECES - 1));
      await page.waitForFunction(
        (veces) => document.querySelector('.ventas-total dd')?.textContent === `$${veces}.00`,
        VECES,
      );
      assert.equal(await buscador(page).inputValue(), '');
    }),

  'none of twenty at 40 ms and more is: what is unknown stays in the search as typed': () =>
    conCaja(async (page, cdp) => {
      const teclear = teclado(cdp);
      for (let vez = 0; vez < VECES; vez++) await teclear('7869999999999', 40 + vez * 5);
      assert.equal(await page.getByRole('alert').count(), 0);
      assert.equal((await buscador(page).inputValue()).length, VECES * 13);
      assert.equal(await lecturas(page), 0);
    }),

  'an unknown code is said and looked for, at both sizes': async () => {
    for (const viewport of TAMANOS)
      await conCaja(async (page, cdp) => {
        await teclado(cdp)('7869999999999', 8);
        const aviso = page.locator('.ventas-desconocido');
        await aviso.waitFor();
        await page.screenshot({
          path: new URL(`capturas/escaner-${viewport.width}.png`, import.meta.url).pathname,
        });
        await aviso.getByRole('button', { name: 'Buscar' }).click();
        assert.equal(await buscador(page).inputValue(), '7869999999999');
      }, viewport);
  },

  'the keys are listed with a question mark, and F6 goes to the next sale': () =>
    conCaja(async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Atajos del teclado' }).waitFor();
      await page.screenshot({
        path: new URL('capturas/atajos.png', import.meta.url).pathname,
      });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.keyboard.press('F6');
      await page.getByRole('tab', { name: '2', selected: true }).waitFor();
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
