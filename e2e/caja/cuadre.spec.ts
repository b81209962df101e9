// A cashier counts the drawer without knowing what there should be, closes it and is logged out; the next period begins with what was
// counted.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { cajasCalls } from '../../shared/src/contracts/caja/cajas';
import { cuadresCalls } from '../../shared/src/contracts/caja/cuadres';
import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { lugarDe, revisar, revisarEn, TAMANOS, type Tamano } from '../apoyo/revisar';

// the second goes on with what the first counted
test.describe.configure({ mode: 'serial' });

const TICKETS = path.join(process.env.COMANDA_DATOS ?? 'data', 'tickets');
const PULSO = Buffer.from('1b700032fa', 'hex');

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const caja = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const bytesDe = (inicio: string) =>
  readdirSync(TICKETS)
    .filter((nombre) => nombre.startsWith(inicio) && nombre.endsWith('.bin'))
    .map((nombre) => readFileSync(path.join(TICKETS, nombre)));

/** Limits of 1 and 5 dollars, and a drawer that begins with 100: the month of the demo is behind it. */
async function empezar(entrar: Entrar, empresa: string): Promise<void> {
  const page = await entrar('admin@demo.ec');
  await llamar(page, cajasCalls.guardarAjustesCaja, {
    empresa,
    hora_corte: 0,
    conteo_ciego: true,
    diferencia_motivo: 1,
    diferencia_aprobacion: 5,
    anticipo_maximo: null,
  });
  await llamar(page, cuadresCalls.contarCaja, { empresa, conteo: 100 });
  await llamar(page, cuadresCalls.cuadreCaja, {
    empresa,
    conteo: 100,
    motivo: 'Antes del recorrido',
  });
  await page.context().close();
}

const conCajero = (entrar: Entrar, tamano: Tamano) => entrar('cajero@demo.ec', { tamano });

async function vender(page: Page, forma: string): Promise<string> {
  await page.goto('/admin/puntoventa');
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  await boton(page, 'Pagar').click();
  await page.getByRole('dialog').locator('label').filter({ hasText: forma }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha.getByText('Ticket impreso')).toBeVisible();
  return /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())?.[0] ?? '';
}

async function abrirCaja(page: Page) {
  await page.goto('/admin/caja');
  await expect(page.getByRole('region', { name: 'Cuadre anterior' })).toBeVisible();
}

const celda = (page: Page, que: string, cual: number) =>
  page.getByRole('row').filter({ hasText: que }).getByRole('cell').nth(cual);
/** Whatever waits for the authority at that moment is in its words. */
const cerrar = (page: Page) =>
  page.getByRole('button', { name: /^Cerrar (caja|con \d+ pendientes?)$/ });

async function aprobar(page: Page, email: string, clave: string) {
  await caja(page, 'Correo del Administrador').fill(email);
  await page.getByLabel('Contraseña del Administrador').fill(clave);
}

const salio = (page: Page) => page.waitForURL('**/auth/login');

test(
  'sells, counts blind, counts again, closes with a reason and an approval, and is logged out',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const { PUERTO } = mundo;
    await empezar(entrar, PUERTO.empresa);
    const page = await conCajero(entrar, 'escritorio');
    const enEfectivo = await vender(page, 'EFECTIVO');
    const conTarjeta = await vender(page, 'TARJETA');
    const pulsos = [enEfectivo, conTarjeta].map((numero) =>
      bytesDe(numero)
        .filter((bytes) => bytes.includes(PUERTO.ruc)) // others number their sales the same
        .map((bytes) => bytes.includes(PULSO)),
    );
    expect(pulsos, 'the drawer opens for cash alone').toEqual([[true], [false]]);

    await abrirCaja(page);
    await boton(page, 'Más acciones de la caja').click();
    await page.getByRole('menuitem', { name: 'Reporte X' }).click();
    await expect(page.getByText('Cuente la caja primero')).toBeVisible();
    await boton(page, 'Contar la caja').click();
    await expect(caja(page, '100 dólares')).toBeVisible();
    await expect(page.getByText('Debería haber', { exact: true })).toHaveCount(0);
    await boton(page, 'Contar').click();
    await expect(page.getByText('Ingrese el conteo de la caja')).toBeVisible();
    await caja(page, '20 dólares').fill('4');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1');
    await revisar(page, 'cuadre-contar', 'escritorio');

    await page.reload(); // the tab is closed in the middle
    await boton(page, 'Cuadre de caja').click();
    await expect(caja(page, '20 dólares')).toHaveValue('4');
    await caja(page, 'Cantidad de vouchers').fill('1');
    await boton(page, 'Contar').click();
    await expect(page.getByRole('table', { name: 'Comparación' })).toBeVisible();
    await expect(celda(page, 'Efectivo', 0)).toHaveText('$90.00');
    await expect(celda(page, 'Efectivo', 1)).toHaveText('$103.50');
    await expect(celda(page, 'Efectivo', 2)).toHaveText('-13.50');
    await expect(celda(page, 'Tarjeta (vouchers)', 1)).toHaveText('$3.50 (1)');
    await expect(page.getByText('Falta', { exact: false }).first()).toBeVisible();
    await revisar(page, 'cuadre-comparar', 'escritorio');

    await boton(page, 'Volver a contar').click();
    await caja(page, '10 dólares').fill('0');
    await boton(page, 'Contar').click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ya se contó esta caja' }),
    ).toBeVisible();
    const admin = mundo.correoDe('admin@demo.ec');
    await aprobar(page, admin, 'demo1234');
    await boton(page, 'Contar').click();
    await expect(page.getByRole('table', { name: 'Comparación' })).toBeVisible();
    await cerrar(page).click();
    await expect(caja(page, 'Motivo de la diferencia')).toBeFocused();
    await caja(page, 'Motivo de la diferencia').fill('No aparece un billete');
    await aprobar(page, admin, 'otra');
    await cerrar(page).click();
    await expect(page.getByText('no son de un Administrador')).toBeVisible();
    await page.getByLabel('Contraseña del Administrador').fill('demo1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Caja cuadrada: Caja' })).toBeVisible();
    const listo = page.locator('button:enabled').filter({ hasText: 'Imprimir' });
    await expect(listo).toBeVisible(); // its Z is read: a button on its way to that has half its colour
    await revisar(page, 'cuadre-resumen', 'escritorio');
    const [pdf] = await Promise.all([page.waitForEvent('popup'), boton(page, 'PDF').click()]);
    await pdf.close();
    await boton(page, 'Aceptar').click();
    await salio(page);
    const zetas = bytesDe('caja-REPORTEZ').map((bytes) => bytes.toString('latin1'));
    const suya = zetas.filter((texto) => texto.includes('No aparece un billete'));
    expect(suya).toHaveLength(1);
    expect(suya[0]).toMatch(/Conteo 1:[\s\S]*Conteo 2:/);
  },
);

test('on a phone: the next period begins with what was counted, and its Z is read again', async ({
  entrar,
}) => {
  const page = await conCajero(entrar, 'telefono');
  await abrirCaja(page);
  await expect(
    page.getByRole('region', { name: 'Cuadre anterior' }).getByText('$80.00'),
  ).toBeVisible();
  await boton(page, 'Cuadre de caja').tap();
  for (let billetes = 0; billetes < 4; billetes++) {
    await boton(page, 'Uno más de 20 dólares').tap();
  }
  await revisar(page, 'cuadre-contar', 'telefono');
  await page.setViewportSize({ width: 320, height: 640 });
  const dialogo = page.getByRole('dialog');
  const suma = await lugarDe(dialogo.getByText('$80.00', { exact: true }).first());
  const { x, width } = await lugarDe(dialogo);
  expect(suma.x + suma.width, 'what the notes come to is cut').toBeLessThanOrEqual(x + width);
  await page.setViewportSize(TAMANOS.telefono.viewport);
  await boton(page, 'Contar').tap();
  await expect(page.getByText('Cuadra', { exact: false }).first()).toBeVisible();
  await expect(celda(page, 'Efectivo', 1)).toHaveText('$80.00');
  await revisar(page, 'cuadre-comparar', 'telefono');
  await page.keyboard.press('Escape');
  await boton(page, 'Descartar').tap();

  await page.getByRole('button', { name: 'Cuadres', exact: true }).tap();
  await expect(page.locator('main dd', { hasText: 'Luis Alberto Vera' }).first()).toBeVisible();
  await revisar(page, 'cuadres', 'telefono');
  await page
    .getByRole('button', { name: /^Más acciones de .*periodo/ })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: 'Ver Z' }).tap();
  await expect(
    page.getByRole('region', { name: 'Cuadre', exact: true }).getByText('No aparece un billete'),
  ).toBeVisible();
  await revisar(page, 'cuadre-z', 'telefono');
});

test('closes with a difference and with an order open, which the dialog tells before the count', async ({
  entrar,
  mundo,
}) => {
  const page = await conCajero(entrar, 'escritorio');
  const { empresa } = mundo.PUERTO;
  const orden = 'Rosa del recorrido';
  await llamar(page, mesasCalls.sentar, { empresa, random: randomUUID(), mesa: '', orden });
  await abrirCaja(page);
  await boton(page, 'Cuadre de caja').click();
  const abierto = page.getByRole('region', { name: 'Pendientes antes de cerrar' });
  await expect(abierto.getByText(orden)).toBeVisible();
  await expect(abierto.getByRole('link', { name: 'Ver mesas' }).first()).toBeVisible();
  await revisarEn(page, 'cuadre-pendientes', ['escritorio', 'apaisado']);

  // the one before counted eighty in this period
  await caja(page, '20 dólares').fill('2');
  await boton(page, 'Contar').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ya se contó esta caja' })).toBeVisible();
  const admin = mundo.correoDe('admin@demo.ec');
  await aprobar(page, admin, 'demo1234');
  await revisar(page, 'cuadre-otra-vez', 'escritorio');
  await boton(page, 'Contar').click();
  await expect(celda(page, 'Efectivo', 2)).toHaveText('-40.00');
  await caja(page, 'Motivo de la diferencia').fill('Se fueron al banco');
  await aprobar(page, admin, 'demo1234');
  await page.getByRole('button', { name: /^Cerrar con \d+ pendientes?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Caja cuadrada: Caja' })).toBeVisible();
  await boton(page, 'Aceptar').click();
  await salio(page);
});

test('an Administrador of two companies closes one after the other, and is logged out after the last', async ({
  entrar,
  mundo,
}) => {
  const page = await entrar('admin@demo.ec', { ruta: '/admin/caja' });
  const cuadrar = async (empresa: string) => {
    const dialogo = page.getByRole('dialog', { name: /^Cuadre de caja/ });
    await dialogo.getByRole('textbox', { name: '20 dólares' }).fill('5');
    await dialogo.getByRole('button', { name: 'Contar', exact: true }).click();
    const motivo = dialogo.getByRole('textbox', { name: /^Motivo/ });
    const cerrar = dialogo.getByRole('button', { name: /^Cerrar (caja|con )/ });
    await expect(cerrar).toBeVisible();
    if ((await motivo.count()) > 0) await motivo.fill(`Cierre de ${empresa}`);
    await cerrar.click();
    await expect(page.getByRole('dialog', { name: /^Caja cuadrada/ })).toBeVisible();
  };
  const { empresa: primera } = mundo.PUERTO;
  const { empresa: segunda } = mundo.ANDINA;
  await page.getByRole('button', { name: /Cuadre de caja/ }).click();
  await cuadrar(primera);
  await expect(
    page.getByText(`Falta cuadrar ${segunda}. Su sesión se cierra después de la última.`),
  ).toBeVisible();
  await revisar(page, 'cuadre-otra', 'escritorio');
  await boton(page, `Cuadrar ${segunda}`).click();
  await cuadrar(segunda);
  await expect(boton(page, `Cuadrar ${primera}`)).toHaveCount(0);
  await boton(page, 'Aceptar').click();
  await page.waitForURL(/\/auth\//);
});
