// A product that asks its options: an administrator defines them, till and table ask, the kitchen and the sale show what was chosen.
import type { Locator, Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

const PLATO = 'Encebollado';
const PARED = { viewport: { width: 1920, height: 1080 } };

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name, exact: typeof name === 'string' });
const dialogo = (page: Page) => page.getByRole('dialog');
const plato = (page: Page) => page.locator(`.ventas-tile[title='${PLATO}']`);
const orden = (page: Page) => page.getByRole('region', { name: 'Orden' });

async function grupo(page: Page, lugar: number, nombre: string, opciones: [string, string?][]) {
  await boton(page, 'Agregar grupo').click();
  await page.getByLabel(`Nombre del grupo ${lugar}`).fill(nombre);
  const suyo = page.getByRole('region', { name: nombre, exact: true });
  for (const [i, [opcion, precio]] of opciones.entries()) {
    if (i > 0) await boton(suyo, /^Agregar opción/).click();
    await suyo.getByLabel(`Nombre de la opción ${i + 1} de ${nombre}`).fill(opcion);
    if (precio) await suyo.getByLabel(`Precio de ${opcion}`).fill(precio);
  }
  return suyo;
}

async function tocar(page: Page): Promise<Locator> {
  await page.getByLabel('Buscar producto').fill(PLATO);
  await plato(page).click();
  return dialogo(page);
}

const elegir = (en: Locator, nombre: string) =>
  en.locator('.ventas-opcion', { hasText: nombre }).click();

async function enPuntoVenta(entrar: Entrar, email: string, ruta: string) {
  const page = await entrar(email, { tamano: 'telefono', ruta });
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  return page;
}

test('an administrator says what a dish asks, and is told what is wrong with it', async ({
  entrar,
  mundo,
}) => {
  const page = await entrar('admin@demo.ec', { ruta: '/admin/productos' });
  await boton(page, mundo.PUERTO.empresa).click();
  await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill(PLATO);
  await page.keyboard.press('Enter');
  await boton(page, `Más acciones de ${PLATO}`).click();
  await page.getByRole('menuitem', { name: 'Opciones', exact: true }).click();
  await grupo(page, 1, 'Porción', [['Grande', '1.50'], ['Normal']]);
  const extras = await grupo(page, 2, 'Extras', [['Chifle', '0,75'], ['Canguil']]);
  await extras.getByLabel('Mínimo de Extras').selectOption('2');
  await boton(page, 'Guardar').click();
  await expect(page.getByText('El mínimo de Extras no puede pasar de su máximo')).toBeVisible();
  await extras.getByLabel('Mínimo de Extras').selectOption('0');
  await extras.getByLabel('Máximo de Extras').selectOption('2');
  await revisar(page, 'opciones-producto', 'escritorio');
  await boton(page, 'Guardar').click();
  await expect(page.getByText('Opciones guardadas').first()).toBeVisible();
});

test('the till asks them, charges what they add, and the sale shows them', async ({ entrar }) => {
  const page = await enPuntoVenta(entrar, 'cajero@demo.ec', '/admin/puntoventa');
  const pregunta = await tocar(page);
  await expect(pregunta.getByText('Elija 1 de Porción')).toBeVisible();
  await expect(boton(pregunta, /^Agregar \$/)).toBeDisabled();
  await boton(pregunta, 'Cancelar').click();
  await expect(page.getByText('Ver orden · 0')).toBeVisible();

  const otraVez = await tocar(page);
  await elegir(otraVez, 'Grande');
  await elegir(otraVez, 'Chifle');
  await revisar(page, 'opciones-caja', 'telefono');
  await boton(otraVez, /^Agregar \$/).click();
  await page.getByText(/^Ver orden/).click();
  await expect(orden(page).getByText('Grande, Chifle')).toBeVisible();
  const total = '$5.75';
  await expect(page.locator('.ventas-total dd')).toHaveText(total);
  await boton(page, /^Pagar/).click();
  await boton(dialogo(page), `Cobrar ${total}`).click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha.getByText('Ticket impreso')).toBeVisible();
  const numero = /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())?.[0] ?? '';

  await page.goto('/admin/emitido');
  await boton(page, new RegExp(numero)).first().click();
  await expect(dialogo(page).getByText('Grande +$1.50')).toBeVisible();
  await expect(dialogo(page).getByText('Chifle +$0.75')).toBeVisible();
  await expect(dialogo(page).getByText(total).first()).toBeVisible();
});

test('a waiter is asked at a table by keys, changes the choice, and the kitchen reads it', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const admin = await entrar('admin@demo.ec');
  const { id } = await llamar(admin, mesasCalls.registrarMesa, { empresa });
  const cocina = await entrar('cocinero@demo.ec', { opciones: PARED, ruta: '/admin/vizor' });
  const page = await entrar('mesero@demo.ec', { ruta: `/admin/puntoventa?mesa=${id}` });
  await page.getByLabel('Buscar producto').fill(PLATO);
  await plato(page).press('Enter');
  await expect(dialogo(page).getByRole('radio', { name: /^Grande/ })).toBeFocused();
  await page.keyboard.press('2');
  await expect(dialogo(page).getByRole('radio', { name: /^Normal/ })).toBeChecked();
  await page.keyboard.press('2');
  await expect(dialogo(page).getByRole('checkbox', { name: /^Canguil/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(orden(page).getByText('Normal, Canguil')).toBeVisible();

  await boton(orden(page), /^Nota de/).click();
  await boton(dialogo(page), 'Cambiar opciones').click();
  await elegir(dialogo(page), 'Chifle');
  await boton(dialogo(page), /^Guardar \$/).click();
  await expect(orden(page).getByText('Normal, Chifle, Canguil')).toBeVisible();
  await boton(page, /^Enviar a cocina/).click();
  await expect(page.getByRole('list', { name: 'En la orden' })).toContainText('Chifle');
  await expect(cocina.getByText('Canguil')).toHaveText('Normal\nChifle\nCanguil');
});
