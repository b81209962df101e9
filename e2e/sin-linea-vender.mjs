// node e2e/sin-linea-vender.mjs: a product of its own that goes away and comes back while a registered till sells.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { abrirNavegador, comprobar, ingresar, llamar } from './navegador.mjs';
import { abrirProducto, carpetaNueva } from './producto.mjs';
import { TAMANOS } from './revisar.mjs';

const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const CAPTURAS = path.join(import.meta.dirname, 'capturas');
const PUNTO = '077';
const EMPRESA = 'La Cevicheria del Puerto';

mkdirSync(CAPTURAS, { recursive: true });
const carpeta = carpetaNueva('sin-linea');
const producto = await abrirProducto(carpeta);
const browser = await abrirNavegador();

const foto = (page, nombre) => page.screenshot({ path: path.join(CAPTURAS, `${nombre}.png`) });
const hecha = (page) => page.getByRole('region', { name: 'Ultima venta' });
const menu = (page) => page.getByRole('navigation', { name: 'Menu principal' });
const ir = (page, nombre) => menu(page).getByRole('link', { name: nombre, exact: true }).click();

async function entrar(cuenta = ADMIN, opciones = TAMANOS.escritorio) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  await ingresar(page, { ...cuenta, base: producto.url });
  return { page, context };
}

async function registrar(page, punto = PUNTO) {
  await ir(page, 'Ventas sin linea');
  await page.getByRole('button', { name: 'Registrar este equipo' }).click();
  await page.getByLabel('Nombre del equipo').fill(`Caja ${punto}`);
  await page.getByLabel('Punto de emision').fill(punto);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByText('Listo para vender sin linea').waitFor();
}

/** Sells one and answers its number. */
async function vender(page) {
  const antes = (await hecha(page).count()) > 0 ? await hecha(page).innerText() : '';
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await page.waitForFunction((texto) => {
    const tarjeta = document.querySelector('.ventas-hecha');
    const dicho = tarjeta?.innerText ?? '';
    const numero = /\d{3}-\d{3}-\d{9}/.exec(dicho)?.[0];
    return numero !== undefined && !texto.includes(numero);
  }, antes);
  return /\d{3}-\d{3}-\d{9}/.exec(await hecha(page).innerText())?.[0];
}

const aviso = (page, texto) => page.locator('.cabecera-sinlinea', { hasText: texto });
const seriadas = (desde, cuantas) =>
  Array.from({ length: cuantas }, (_, i) => `001-${PUNTO}-${String(desde + i).padStart(9, '0')}`);

/** What the server has of the series, by number. */
async function emitidas(page) {
  const fecha = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const empresa = encodeURIComponent(EMPRESA);
  const halladas = [];
  for (let pagina = 1; ; pagina += 1) {
    const ruta = `/v1/listar_reporte_venta_actual?empresa=${empresa}&fecha=${fecha}&pagina=${pagina}&filas=50`;
    const { filas } = await llamar(page, 'GET', ruta);
    halladas.push(...filas.map(({ secuencia }) => secuencia));
    if (filas.length < 50) break;
  }
  return halladas.filter((secuencia) => secuencia.includes(`-${PUNTO}-`)).sort();
}

/** The line to the product goes; the print service of the till is on the till. */
async function cortar(context) {
  const deAlli = ({ origin }) => origin === producto.url;
  await context.route(deAlli, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(deAlli);
}

const bien = await comprobar({
  'a till is registered, sells with its own numbers, goes on without a line, and all of it arrives once':
    async () => {
      const { page, context } = await entrar();
      await registrar(page);
      await foto(page, 'sinlinea-equipo');
      await ir(page, 'Punto de venta');
      assert.equal(await vender(page), seriadas(1, 1)[0]);
      await hecha(page)
        .getByText(/Factura/)
        .first()
        .waitFor();

      const volver = await cortar(context);
      await aviso(page, 'Sin linea desde').waitFor();
      const vendidas = [];
      for (let n = 0; n < 5; n += 1) vendidas.push(await vender(page));
      assert.deepEqual(vendidas, seriadas(2, 5));
      await aviso(page, '5 ventas por enviar').waitFor();
      await hecha(page).getByText('Guardada en este equipo').waitFor();
      await hecha(page).getByText('Ticket impreso').waitFor();
      await foto(page, 'sinlinea-venta');
      await page.setViewportSize({ width: 390, height: 844 });
      await foto(page, 'sinlinea-venta-telefono');
      await page.setViewportSize({ width: 1366, height: 768 });

      await volver();
      await aviso(page, 'por enviar').waitFor({ state: 'detached' });
      assert.deepEqual(await emitidas(page), seriadas(1, 6));
      await ir(page, 'Ventas sin linea');
      await page.getByRole('row', { name: new RegExp(seriadas(6, 1)[0]) }).waitFor();
      await foto(page, 'sinlinea-enviadas');
      await page.setViewportSize({ width: 390, height: 844 });
      await foto(page, 'sinlinea-enviadas-telefono');
    },
});
await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exit(bien ? 0 : 1);
