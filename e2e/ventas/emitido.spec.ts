// Emitidos as a cashier and an administrator use it.
import type { Page } from '@playwright/test';

import { emitidosCalls } from '../../shared/src/contracts/reportes/emitidos';
import { conMiles } from '../../shared/src/domain/dinero/dinero';
import { fechaNegocio } from '../../shared/src/domain/texto/fecha';
import type { Periodo } from '../../shared/src/domain/texto/periodo';
import { ERRORES } from '../../shared/src/errors/catalogo';
import { abrirFacturas, MARIA, vender as facturar } from '../apoyo/facturas';
import { mesConVentas } from '../apoyo/mes';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, TAMANOS, type Tamano } from '../apoyo/revisar';
import { SRI } from '../apoyo/sri';

const NUMERO = /^\d{3}-\d{3}-\d{9}$/;
/** What is said of voiding an invoice of today to nobody in particular, by how far the authority has come with it. */
const DE_HOY = [
  ERRORES.ANULACION_CONSUMIDOR_FINAL.msg,
  ERRORES.ANULACION_EN_CAMINO.msg,
  'El SRI no la ha autorizado: se retira y no se envía',
];

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

async function conEmitidos(entrar: Entrar, tamano: Tamano, email = 'admin@demo.ec'): Promise<Page> {
  const page = await entrar(email, { tamano });
  await irAEmitidos(page);
  return page;
}

async function irAEmitidos(page: Page): Promise<void> {
  await page.goto('/admin/emitido');
  await expect(page.getByRole('heading', { name: 'Emitidos', level: 2 })).toBeVisible();
}

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const numeros = (page: Page) => page.getByRole('button', { name: NUMERO });
const fila = (page: Page, numero: string) =>
  page.locator('main tr, main li').filter({ hasText: numero });

/** Sells a dish at the till; answers the number of the sale. */
async function vender(page: Page, plato = 'Encebollado'): Promise<string> {
  await page.goto('/admin/puntoventa');
  await page.locator('.ventas-tile', { hasText: plato }).first().click();
  await boton(page, 'Pagar').click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha).toBeVisible();
  return /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())?.[0] ?? '';
}

async function elegir(page: Page, lista: string, opcion: string) {
  await page.getByRole('combobox', { name: lista, exact: true }).click();
  await page.getByTitle(opcion).last().click();
}

async function ver(page: Page, numero: string) {
  await boton(page, numero).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByRole('columnheader', { name: 'Producto' })).toBeVisible();
  return dialogo;
}

test(
  'a cashier sells, finds it, changes how it was paid and prints it again',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const page = await conEmitidos(entrar, 'escritorio', 'cajero@demo.ec');
    const numero = await vender(page);
    await irAEmitidos(page);
    await expect(fila(page, numero).getByText('EFECTIVO')).toBeVisible();
    const dialogo = await ver(page, numero);
    // voiding is not hers alone to do: an Administrador approves; this one the law does not let anybody void
    await expect(dialogo.getByRole('combobox', { name: 'Estado' })).toBeDisabled();
    await elegir(page, 'Forma de pago', 'TARJETA');
    await boton(page, 'Cambiar').click();
    await expect(page.getByText('Forma de pago cambiada').first()).toBeVisible();
    await expect(dialogo.getByLabel('Pagos').getByText('TARJETA')).toBeVisible();
    await revisar(page, 'emitido-venta', 'escritorio');
    await dialogo.getByRole('button', { name: 'Reimprimir' }).click();
    await expect(page.getByText('Copia enviada a la impresora')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(fila(page, numero).getByText('TARJETA')).toBeVisible();
  },
);

test('an administrator reads what the law allows of a sale, and sees its invoice', async ({
  entrar,
  mundo,
}) => {
  const { PUERTO } = mundo;
  const page = await conEmitidos(entrar, 'escritorio');
  await boton(page, PUERTO.empresa).click();
  const numero = await numeros(page).first().innerText();
  const dialogo = await ver(page, numero);
  const estado = dialogo.getByRole('combobox', { name: 'Estado' });
  await expect(estado).toHaveAccessibleDescription(new RegExp(`^(${DE_HOY.join('|')})$`));
  await page.keyboard.press('Escape');

  await fila(page, numero)
    .getByRole('link', { name: /^Factura .*: ver la de/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Documentos emitidos' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Buscar en/ })).toHaveValue(numero);
  await expect(page.getByRole('button', { name: `Factura ${numero}`, exact: true })).toBeVisible();
});

test('a sale that was invoiced is voided with its reason, and its credit note goes out', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  const numero = await facturar(entrar, MARIA);
  const page = await conEmitidos(entrar, 'escritorio');
  await boton(page, mundo.PUERTO.empresa).click();
  const dialogo = await ver(page, numero);
  await elegir(page, 'Estado', 'ANULADO');
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Pedido repetido');
  await dialogo.getByRole('button', { name: 'Anular la venta' }).click();
  await expect(dialogo.getByText('su forma de pago ya no cambia')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fila(page, numero).getByText('ANULADO')).toBeVisible();
  await abrirFacturas(page);
  const nota = fila(page, `de la Factura ${numero}`);
  await expect(nota.getByText('Autorizada', { exact: true })).toBeVisible();
  await expect(nota.getByText('-$3.50')).toBeVisible();
});

test('a sale without invoice is voided with its reason and taken back the same day', async ({
  entrar,
}) => {
  const page = await conEmitidos(entrar, 'escritorio', 'admin@otra.ec');
  const numero = await vender(page, 'Arroz 1 kg');
  await irAEmitidos(page);
  const dialogo = await ver(page, numero);
  await expect(dialogo.getByText(/Hoy mismo se puede volver a activar/)).toBeVisible();
  await elegir(page, 'Estado', 'ANULADO');
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Pedido repetido');
  await revisar(page, 'emitido-anular', 'escritorio');
  await page.setViewportSize(TAMANOS.apaisado.viewport);
  const deMas = await dialogo
    .getByRole('region', { name: 'Venta' })
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(deMas, 'the sale scrolls inside what scrolls').toBeLessThanOrEqual(1);
  await revisar(page, 'emitido-anular', 'apaisado');
  await page.setViewportSize(TAMANOS.escritorio.viewport);
  await dialogo.getByRole('button', { name: 'Anular la venta' }).click();
  await expect(dialogo.getByText('su forma de pago ya no cambia')).toBeVisible();
  await elegir(page, 'Estado', 'ACTIVO');
  await boton(page, 'Activar').click();
  await expect(dialogo.getByText(/Hoy mismo/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fila(page, numero).getByText('ACTIVO')).toBeVisible();
});

test('days, companies and search narrow the list', async ({ entrar, mundo }) => {
  const { ANDINA, PUERTO } = mundo;
  const page = await conEmitidos(entrar, 'escritorio');
  const hoy = fechaNegocio(new Date());
  const cuenta = async (empresa: string, { desde, hasta }: Periodo) => {
    const entrada = { empresa, fecha_ini: desde, fecha_fin: hasta };
    const { total } = await llamar(page, emitidosCalls.listarEmitidos, entrada);
    await expect(
      page.getByText(new RegExp(`^${conMiles(String(total))} ventas? · `)),
    ).toBeVisible();
  };
  await boton(page, PUERTO.empresa).click();
  await cuenta(PUERTO.empresa, { desde: hoy, hasta: hoy });
  await boton(page, ANDINA.empresa).click();
  await page.getByRole('button', { name: /^Fechas/ }).click();
  await boton(page, mesConVentas().boton).click();
  await cuenta(ANDINA.empresa, mesConVentas());
  await expect(numeros(page).nth(9)).toBeVisible();
  await expect(numeros(page)).toHaveCount(10);
  const [primero = ''] = await numeros(page).allInnerTexts();
  await page.getByRole('textbox', { name: 'Buscar en Emitidos' }).fill(primero);
  await expect(page.getByText('1 registro')).toBeVisible();
  await revisar(page, 'emitido', 'escritorio');
  await page.getByRole('textbox', { name: 'Buscar en Emitidos' }).fill('nadie de ese nombre');
  await expect(page.getByText('Nada coincide con “nadie de ese nombre”')).toBeVisible();
});

test('it fits a phone', async ({ entrar }) => {
  const page = await conEmitidos(entrar, 'telefono');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: /^Fechas/ }).click();
  await boton(page, mesConVentas().boton).click();
  await expect(numeros(page).nth(9)).toBeVisible();
  await revisar(page, 'emitido', 'telefono');
  await ver(page, await numeros(page).first().innerText());
  await revisar(page, 'emitido-venta', 'telefono');
});
