// Prices by hour and channel: an Administrador writes a tarifa, the till sells by it to the cent, and says when it ends.
import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

const PLATO = 'Encebollado';
/** As long as an order's name may be said on a card. */
const ANA = 'Ana Lucía Chiriboga de los Ríos';

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name, exact: typeof name === 'string' });
const orden = (page: Page) => page.getByRole('region', { name: 'Orden' });
const plato = (page: Page) => page.locator(`.ventas-tile[title='${PLATO}']`);
const fila = (page: Page, nombre: string) =>
  page.locator('main tr, main li').filter({ hasText: nombre });
/** The first amount that is written there, in cents. */
const centavosDe = async (donde: Locator) =>
  Math.round(Number(/\$(\d+\.\d\d)/.exec(await donde.innerText())?.[1] ?? NaN) * 100);

const enDolares = (centavos: number) => `$${(centavos / 100).toFixed(2)}`;

async function guardarTarifa(page: Page, nombre: string, llenar: (hoja: Locator) => Promise<void>) {
  await boton(page, 'Crear tarifa').first().click();
  const hoja = page.getByRole('dialog');
  await hoja.getByLabel('Nombre', { exact: true }).fill(nombre);
  await llenar(hoja);
  await revisar(page, `tarifas-${nombre}`, 'escritorio');
  await boton(hoja, 'Guardar').click();
  await expect(hoja).toHaveCount(0);
  await expect(fila(page, nombre)).toContainText('Rige ahora');
}

test('an Administrador writes a happy hour, and what delivery costs', async ({ entrar }) => {
  const page = await entrar('admin@demo.ec', { ruta: '/admin/tarifas' });
  await expect(page.getByText('Aún no hay tarifas')).toBeVisible();
  await revisar(page, 'tarifas-vacia', 'escritorio');
  await guardarTarifa(page, 'Hora feliz', async (hoja) => {
    await boton(hoja, 'Salón').click();
    await hoja.getByRole('textbox', { name: 'Porcentaje' }).fill('50');
    await expect(hoja.getByRole('list', { name: 'Cómo quedan los precios' })).toBeVisible();
  });
  await guardarTarifa(page, 'A la casa', async (hoja) => {
    await boton(hoja, 'Domicilio').click();
    await hoja.getByText('Recargo').click();
    await hoja.getByRole('textbox', { name: 'Porcentaje' }).fill('10');
  });
  await revisar(page, 'tarifas-lista', 'escritorio');
  const enTelefono = await entrar('admin@demo.ec', { tamano: 'telefono', ruta: '/admin/tarifas' });
  await expect(fila(enTelefono, 'Hora feliz')).toBeVisible();
  await revisar(enTelefono, 'tarifas-lista', 'telefono');
});

/** What went to a house so far. */
const aDomicilio: { numero: string; total: number }[] = [];

const TAMANOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TAMANOS)
  test(`the till sells at the price of its hour and of its channel, to the cent, ${tamano}`, async ({
    entrar,
  }) => {
    const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
    await expect(plato(page).locator('s')).toBeVisible();
    const entero = await centavosDe(plato(page).locator('s'));
    const medio = Math.floor((entero + 1) / 2);
    const conRecargo = Math.round(entero * 1.1);
    await plato(page).click();
    if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
    await expect(orden(page).getByText('Rige Hora feliz')).toBeVisible();
    await revisar(page, 'tarifas-orden', tamano);
    const total = (centavos: number) => orden(page).getByText(enDolares(centavos));
    await expect(total(medio).first()).toBeVisible();

    await orden(page).getByText('Domicilio', { exact: true }).click();
    await expect(orden(page).getByText('Rige A la casa')).toBeVisible();
    await expect(total(conRecargo).first()).toBeVisible();
    await revisar(page, 'tarifas-domicilio', tamano);

    await boton(orden(page), /^Pagar/).click();
    await boton(page.getByRole('dialog'), /^Cobrar/).click();
    const hecha = page.getByRole('region', { name: 'Última venta' });
    await expect(hecha.getByText(/^Venta \d{3}-\d{3}-\d{9}/)).toBeVisible();
    await expect(hecha.getByText('Factura autorizada')).toBeVisible();
    const numero = /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())?.[0] ?? '';
    await page.goto('/admin/emitido');
    await expect(fila(page, numero)).toContainText(enDolares(conRecargo));
    aDomicilio.push({ numero, total: conRecargo });
  });

test('the report says what went to a house, and opens the sales behind it', async ({ entrar }) => {
  const page = await entrar('admin@demo.ec', { ruta: '/admin/reporteventa' });
  const canales = page.getByRole('region', { name: 'Ventas por canal' });
  const suma = aDomicilio.reduce((centavos, { total }) => centavos + total, 0);
  await expect(canales.getByRole('listitem').filter({ hasText: 'Domicilio' })).toContainText(
    enDolares(suma),
  );
  await expect(canales.getByRole('listitem').filter({ hasText: 'Sin canal' })).toBeVisible();
  await revisar(page, 'tarifas-reporte', 'escritorio');

  await canales.getByRole('button', { name: /^Domicilio/ }).click();
  const detras = page.getByRole('dialog', { name: 'Ventas de Domicilio' });
  await expect(detras.getByRole('link')).toHaveCount(aDomicilio.length);
  for (const { numero, total } of aDomicilio)
    await expect(detras.getByRole('row', { name: numero })).toContainText(enDolares(total));
  await detras.getByRole('link').first().click();
  const venta = page.getByRole('dialog', { name: /^Venta \d{3}/ });
  await expect(venta.getByText('Domicilio', { exact: true })).toBeVisible();
});

test('the kitchen and the floor say that an order goes to a house', async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/mesas' });
  await boton(page, 'Nueva orden').click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(ANA);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: ANA })).toBeVisible();
  await plato(page).click();
  await orden(page).getByText('Domicilio', { exact: true }).click();
  await expect(orden(page).getByText('Rige A la casa')).toBeVisible();
  await boton(page, /^Enviar a cocina/).click();
  await expect(orden(page).getByText(/Domicilio · /)).toBeVisible();
  await revisar(page, 'tarifas-en-orden', 'escritorio');

  const cocina = await entrar('cocinero@demo.ec', { ruta: '/admin/vizor' });
  await expect(cocina.getByRole('article', { name: ANA })).toContainText('Domicilio');
  await revisar(cocina, 'tarifas-cocina', 'escritorio');

  await page.goto('/admin/mesas');
  await expect(page.getByRole('article', { name: ANA })).toContainText('Domicilio');
  await revisar(page, 'tarifas-mesas', 'escritorio');
});

test('a tarifa that ends with the order open says so, and what the total was', async ({
  entrar,
}) => {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  const entero = await centavosDe(plato(page).locator('s'));
  await plato(page).click();
  await expect(orden(page).getByText('Rige Hora feliz')).toBeVisible();

  const admin = await entrar('admin@demo.ec', { ruta: '/admin/tarifas' });
  await boton(fila(admin, 'Hora feliz'), /^Más acciones|^Apagar/)
    .first()
    .click();
  const apagar = admin.getByRole('menuitem', { name: 'Apagar' });
  if (await apagar.isVisible()) await apagar.click();
  await expect(admin.getByText('Tarifa apagada')).toBeVisible();
  await expect(fila(admin, 'Hora feliz')).toContainText('Apagada');

  const medio = Math.floor((entero + 1) / 2);
  const frase = `Terminó Hora feliz: el total cambió de ${enDolares(medio)} a ${enDolares(entero)}`;
  await expect(page.getByText(frase)).toBeVisible();
  await revisar(page, 'tarifas-termino', 'escritorio');
  await expect(orden(page).getByText('Rige Hora feliz')).toHaveCount(0);
});
