// Reportes as an owner reads it, at a desk and on a phone held flat.
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { cifraDeCsv, exportar } from '../apoyo/exportar';
import { mesConVentas } from '../apoyo/mes';
import type { Mundo } from '../apoyo/mundo';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const DINERO = /^-?\$[\d,]+\.\d{2}$/;

async function conReportes(
  { entrar, mundo }: { entrar: Entrar; mundo: Mundo },
  tamano: Tamano,
): Promise<Page> {
  const page = await entrar('admin@demo.ec', { tamano, ruta: '/admin/filter' });
  await elegirEmpresa(page, mundo.PUERTO.empresa);
  await expect(tabla(page, 'Ventas')).toBeVisible();
  return page;
}

const tabla = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const filas = (page: Page, name: string) => tabla(page, name).locator('tbody tr[data-row-key]');
const pie = (page: Page, name: string) => tabla(page, name).locator('tfoot tr').first();

async function elegirEmpresa(page: Page, empresa: string) {
  await page.getByRole('combobox', { name: 'Empresa', exact: true }).click();
  await page.getByTitle(empresa, { exact: true }).last().click();
}

async function elegirMes(page: Page) {
  await page.getByRole('button', { name: /^Fechas/ }).tap();
  await boton(page, mesConVentas().boton).tap();
  await page.getByRole('button', { name: /^Fechas: 01/ }).tap();
}

/** The CSV of a table, a list of cells for each line. */
async function bajar(page: Page, name: string) {
  const [bajada] = await Promise.all([page.waitForEvent('download'), exportar(tabla(page, name))]);
  const texto = await readFile(await bajada.path(), 'utf8');
  return texto
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((linea) => linea.split(';'));
}

const dolares = (texto: string) => Number(texto.replace(/[$,]/g, ''));

/** What a column of a file adds up to; an empty cell adds nothing. */
const enCentavos = (lineas: readonly string[][], columna: number) =>
  lineas.reduce((suma, una) => suma + Math.round(cifraDeCsv(una[columna] || '0') * 100), 0);

/** The sum under a table. */
async function alPie(page: Page, name: string, celda: number) {
  const suma = await pie(page, name).locator('td').nth(celda).innerText();
  expect(suma).toMatch(DINERO);
  return Math.round(dolares(suma) * 100);
}

test('an owner reads a month: three tables, fifteen rows each, sums that the files add up to', async ({
  entrar,
  mundo,
}) => {
  const page = await conReportes({ entrar, mundo }, 'escritorio');
  for (const name of ['Ventas', 'Movimientos', 'Cuadres'])
    await expect(tabla(page, name)).toBeVisible();
  await revisar(page, 'filtro-hoy', 'escritorio');
  await boton(page, mesConVentas().boton).click();
  await expect(filas(page, 'Ventas').nth(14)).toBeVisible();
  await expect(filas(page, 'Ventas')).toHaveCount(15);
  await revisar(page, 'filtro', 'escritorio');

  const [cabeza = [], ...ventas] = await bajar(page, 'Ventas');
  expect(await alPie(page, 'Ventas', 2)).toBe(enCentavos(ventas, cabeza.indexOf('TOTAL')));

  const [nombres = [], ...movimientos] = await bajar(page, 'Movimientos');
  const [entra, sale] = ['INGRESO', 'SALIDA'].map((nombre) =>
    enCentavos(movimientos, nombres.indexOf(nombre)),
  );
  expect(await alPie(page, 'Movimientos', 3)).toBe(entra);
  expect(await alPie(page, 'Movimientos', 4)).toBe(sale);
  expect(sale).toBeGreaterThan(0);

  await tabla(page, 'Ventas').getByRole('button', { name: 'Siguiente' }).click();
  await expect(tabla(page, 'Ventas').getByText(/^16–30 de/)).toBeVisible();
  await expect(filas(page, 'Cuadres').first()).toBeVisible();
  await tabla(page, 'Cuadres').scrollIntoViewIfNeeded();
  await revisar(page, 'filtro-cuadres', 'escritorio');
});

test('days the wrong way round are said under the field, and another company has its own sales', async ({
  entrar,
  mundo,
}) => {
  const { ANDINA } = mundo;
  const page = await conReportes({ entrar, mundo }, 'escritorio');
  await boton(page, mesConVentas().boton).click();
  await expect(filas(page, 'Ventas').first()).toBeVisible();
  const fin = page.getByRole('textbox', { name: 'Fecha Fin' });
  await fin.fill('1/1/2024');
  await fin.press('Enter');
  await expect(page.getByText('Fecha Fin no puede ser anterior a Fecha Inicio')).toBeVisible();
  await revisar(page, 'filtro-fechas', 'escritorio');
  await boton(page, mesConVentas().boton).click();
  await elegirEmpresa(page, ANDINA.empresa);
  await boton(page, mesConVentas().boton).click();
  await expect(filas(page, 'Ventas').filter({ hasText: ANDINA.empresa }).first()).toBeVisible();
  await expect(filas(page, 'Ventas').filter({ hasNotText: ANDINA.empresa })).toHaveCount(0);
});

test('on a phone held flat there is one table at a time', async ({ entrar, mundo }) => {
  const page = await conReportes({ entrar, mundo }, 'apaisado');
  await elegirMes(page);
  await expect(filas(page, 'Ventas').first()).toBeVisible();
  await revisar(page, 'filtro', 'apaisado');
  await expect(tabla(page, 'Cuadres')).toHaveCount(0);
  for (const name of ['Movimientos', 'Cuadres']) {
    await boton(page, name).tap();
    await expect(tabla(page, name)).toBeVisible();
    await revisar(page, `filtro-${name.toLowerCase()}`, 'apaisado');
  }
});

test('in the dark, and on a phone', async ({ entrar, mundo }) => {
  {
    const page = await conReportes({ entrar, mundo }, 'oscuro');
    await boton(page, mesConVentas().boton).click();
    await expect(filas(page, 'Ventas').first()).toBeVisible();
    await revisar(page, 'filtro', 'oscuro');
  }
  {
    const page = await conReportes({ entrar, mundo }, 'telefono');
    await elegirMes(page);
    await expect(
      tabla(page, 'Ventas')
        .getByText(/^1–15 de|registros?$/)
        .first(),
    ).toBeVisible();
    await revisar(page, 'filtro', 'telefono');
  }
});
