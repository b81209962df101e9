// What the journeys through 'Facturas electronicas' share.
import assert from 'node:assert/strict';
import path from 'node:path';

import { correoDe } from './mundo';
import { abrirNavegador, ingresar, URL_BASE } from './navegador';
import { quieto } from './revisar';

export const ADMIN = { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' };
export const CONTADOR = { email: correoDe('contador@demo.ec'), ruta: '/auth/login_contador' };
export const CAJERO = { email: correoDe('cajero@demo.ec') };
export const MESERO = { email: correoDe('mesero@demo.ec') };
export const ESCRITORIO = { viewport: { width: 1366, height: 768 } };
export const TELEFONO = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const RETRATOS = { apaisado: { width: 844, height: 390 }, pc: ESCRITORIO.viewport };
const CAPTURAS = path.join(import.meta.dirname, 'capturas');
/** A customer of the demo, with an address to send to. */
export const MARIA = { cedula: '1710034065', nombre: 'Maria Fernanda Salazar' };

export const browser = await abrirNavegador();

/** Logged in, in a browser of its own; what the page throws or its policy refuses is a failure. */
export async function conUsuario(usuario, hacer, opciones = ESCRITORIO) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  page.on('console', (mensaje) => {
    if (/Content Security Policy/i.test(mensaje.text())) quejas.push(mensaje.text());
  });
  await ingresar(page, usuario);
  await hacer(page, context);
  assert.deepEqual(quejas, []);
  await context.close();
}

/** What the till says of an invoice once the authority has answered. */
const RESUELTA =
  /Factura autorizada|El SRI devolvio la factura|La factura requiere atencion|Envio de facturas en pausa/;

/** Sells one dish at the till, to the final consumer or to a customer; answers the number of its invoice. */
export async function vender(cliente = null) {
  let numero = '';
  await conUsuario(CAJERO, async (page) => {
    await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
    if (cliente) await elegirCliente(page, cliente);
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await page.getByRole('button', { name: /^Cobrar/ }).click();
    const hecha = page.getByRole('region', { name: 'Ultima venta' });
    await hecha.getByText(RESUELTA).waitFor({ timeout: 60_000 });
    numero = /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())?.[0] ?? '';
  });
  assert.match(numero, /^001-001-\d{9}$/);
  return numero;
}

async function elegirCliente(page, { cedula, nombre }) {
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByLabel('Numero de cedula').fill(cedula);
  await page.locator(`[value="${nombre}"]`).first().waitFor();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

export async function abrirFacturas(page) {
  await page.goto(`${URL_BASE}/admin/facturas`);
  await page.getByRole('heading', { name: 'Documentos emitidos' }).waitFor();
}

/** A row of the table, or its card on a phone. */
export const fila = (page, numero) =>
  page.locator('tr.ant-table-row, main li', { hasText: numero });

export const dialogo = (page) => page.getByRole('dialog');
export const boton = (donde, name) => donde.getByRole('button', { name, exact: true });

export async function abrirEmision(page) {
  await abrirFacturas(page);
  await boton(page, 'Emision electronica').click();
  await dialogo(page).getByText('Titular').waitFor();
}

/** As a till and a phone on its side show it; nothing is beyond its edge, nor what matters of it (`que`). */
export async function retratar(
  page,
  nombre,
  que = page.locator('body'),
  lugares = Object.keys(RETRATOS),
) {
  for (const lugar of lugares) {
    const tamano = RETRATOS[lugar];
    await page.setViewportSize(tamano);
    await que.scrollIntoViewIfNeeded();
    await quieto(page);
    await page.screenshot({ path: path.join(CAPTURAS, `${nombre}-${lugar}.png`) });
    const { x, width } = await que.boundingBox();
    const cabe = x >= 0 && x + width <= tamano.width;
    assert.ok(cabe, `${nombre}, ${lugar}: cut off at the side`);
    const sobra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(sobra, 0, `${nombre}, ${lugar}: wider than the screen`);
  }
  if (lugares.includes('pc')) await page.setViewportSize(RETRATOS.pc);
}
