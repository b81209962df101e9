// What the journeys through 'Facturas electrónicas' share.
import path from 'node:path';

import { expect, type Locator, type Page } from '@playwright/test';

import type { Entrar } from './pruebas';
import { quieto, TAMANOS, type Tamano } from './revisar';

const CAPTURAS = path.join(import.meta.dirname, '../capturas');
/** A customer of the demo, with an address to send to. */
export const MARIA = { cedula: '1710034065', nombre: 'María Fernanda Salazar' };
type Cliente = typeof MARIA;

/** What the till says of an invoice once the authority has answered. */
const RESUELTA =
  /Factura autorizada|El SRI devolvió la factura|La factura requiere atención|Envío de facturas en pausa/;
const NUMERO = /001-001-\d{9}/;

/** Sells one dish at the till, to the final consumer or to a customer; answers the number of its invoice. */
export async function vender(entrar: Entrar, cliente: Cliente | null = null): Promise<string> {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  if (cliente) await elegirCliente(page, cliente);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha).toContainText(RESUELTA);
  await expect(hecha).toContainText(NUMERO);
  const numero = NUMERO.exec(await hecha.innerText())?.[0] ?? '';
  await page.context().close();
  return numero;
}

async function elegirCliente(page: Page, { cedula, nombre }: Cliente): Promise<void> {
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByLabel('Número de cédula').fill(cedula);
  await expect(page.locator(`[value="${nombre}"]`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function abrirFacturas(page: Page): Promise<void> {
  await page.goto('/admin/facturas');
  await expect(page.getByRole('heading', { name: 'Documentos emitidos' })).toBeVisible();
}

/** A row of the table, or its card on a phone. */
export const fila = (page: Page, numero: string): Locator =>
  page.locator('tr.ant-table-row, main li', { hasText: numero });

const buscador = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Buscar en Documentos emitidos' });
/** How many there are, and how much. */
export const resumen = (page: Page): Locator =>
  page.locator('.reportes-cabeza [role="status"]').filter({ hasText: 'documento' });

/** Waits for the rows of what was typed. */
export async function buscar(page: Page, texto: string, espera: string): Promise<void> {
  await buscador(page).fill(texto);
  await expect(resumen(page).filter({ hasText: espera })).toBeVisible();
}

/** What opens the document of a row, or of a card, which is pressed itself. */
export const loAbre = (suya: Locator): Locator =>
  suya.locator('.reportes-abrir, [data-abre]').first();

export const dialogo = (page: Page): Locator => page.getByRole('dialog');
export const boton = (donde: Page | Locator, name: string): Locator =>
  donde.getByRole('button', { name, exact: true });

/** A button of the screen; on a phone it stands behind the list's menu. */
export async function pedirEmision(page: Page): Promise<void> {
  const suyo = boton(page, 'Emisión electrónica');
  const menu = boton(page, 'Más de Documentos emitidos');
  await expect(suyo.or(menu).first()).toBeVisible();
  if (await suyo.isVisible()) return suyo.click();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Emisión electrónica' }).click();
}

export async function abrirEmision(page: Page): Promise<void> {
  await abrirFacturas(page);
  await pedirEmision(page);
  await expect(dialogo(page).getByText('Titular')).toBeVisible();
}

/** As a till and a phone on its side show it; nothing is beyond its edge, nor what matters of it (`que`). */
export async function retratar(
  page: Page,
  nombre: string,
  que: Locator = page.locator('body'),
  tamanos: Tamano[] = ['apaisado', 'escritorio'],
): Promise<void> {
  for (const tamano of tamanos) {
    const { viewport } = TAMANOS[tamano];
    await page.setViewportSize(viewport);
    await que.scrollIntoViewIfNeeded();
    await quieto(page);
    await page.screenshot({ path: path.join(CAPTURAS, `${nombre}-${tamano}.png`) });
    await expect(que, `${nombre}, ${tamano}: cut off at the side`).toBeInViewport();
    const lugar = await que.boundingBox();
    const cabe = lugar !== null && lugar.x >= 0 && lugar.x + lugar.width <= viewport.width;
    expect(cabe, `${nombre}, ${tamano}: cut off at the side`).toBe(true);
    const sobra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sobra, `${nombre}, ${tamano}: wider than the screen`).toBe(0);
  }
  if (tamanos.includes('escritorio')) await page.setViewportSize(TAMANOS.escritorio.viewport);
}
