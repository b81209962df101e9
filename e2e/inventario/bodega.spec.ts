// The warehouse as an administrator and a cook use it.
import type { Page } from '@playwright/test';

import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left in the warehouse
test.describe.configure({ mode: 'serial' });

async function conBodega(entrar: Entrar, tamano: Tamano, email = 'admin@demo.ec'): Promise<Page> {
  const page = await entrar(email, { tamano, ruta: '/admin/bodega' });
  await expect(page.getByRole('heading', { name: 'Bodega', level: 2 })).toBeVisible();
  return page;
}

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const caja = (page: Page, name: string) => page.getByRole('textbox', { name });
const fila = (page: Page, materia: string) => page.getByRole('row').filter({ hasText: materia });

async function elegir(page: Page, lista: string, opcion: string) {
  await page.getByRole('combobox', { name: lista }).click();
  await page.getByTitle(opcion).last().click();
}

async function deMenu(page: Page, materia: string, accion: string) {
  await boton(page, `Más acciones de ${materia}`).click();
  await page.getByRole('menuitem', { name: accion, exact: true }).click();
}

async function crear(page: Page, materia: string) {
  await boton(page, 'Crear Materia Prima').click();
  await caja(page, 'Materia').fill(materia);
  await caja(page, 'Peso Inicial').fill('10');
  await expect(caja(page, 'Peso Actual')).toHaveValue('10');
  await elegir(page, 'Medida Entrada', 'Kilogramo (kg)');
  await elegir(page, 'Medida Salida', 'Gramo (g)');
  await caja(page, 'Costo por unidad').fill('2');
  await page.keyboard.press('Enter');
  await expect(fila(page, materia).getByText('10 kg')).toBeVisible();
}

/** Its name begins with the spinner's while the call before is on its way, or its picture fades. */
const registrar = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /Registrar$/ })
    .click();

async function mermar(page: Page, materia: string, peso: string) {
  await deMenu(page, materia, 'Merma');
  await caja(page, 'Peso de la Merma').fill(peso);
  await page.getByRole('radio', { name: 'Caducado' }).check({ force: true });
  await caja(page, 'Descripción').fill('Pasó la fecha');
  await registrar(page);
}

test(
  'a material comes in, is wasted, taken back, counted and taken off',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const page = await conBodega(entrar, 'escritorio');
    const materia = 'Ají del recorrido';
    await revisar(page, 'bodega', 'escritorio');
    await crear(page, materia);

    await boton(page, `Editar ${materia}`).click();
    await caja(page, 'Nuevo Ingreso').fill('2,5');
    await revisar(page, 'bodega-editar', 'escritorio');
    await page.keyboard.press('Enter');
    await expect(fila(page, materia).getByText('12.5 kg')).toBeVisible();

    await mermar(page, materia, '13000');
    await expect(page.getByText('Solo hay 12.5 kg (12,500 g) en la bodega')).toBeVisible();
    await revisar(page, 'bodega-merma', 'escritorio');
    await caja(page, 'Peso de la Merma').fill('500');
    await registrar(page);
    await expect(fila(page, materia).getByText('12 kg')).toBeVisible();

    await deMenu(page, materia, 'Ver Merma');
    await page.waitForURL('**/admin/bodega/merma?**');
    await expect(page.getByRole('heading', { name: 'Merma', level: 1 })).toBeVisible();
    await expect(page.getByText('Pasó la fecha')).toBeVisible();
    await boton(page, 'Reversar la merma de 500 g').click();
    await caja(page, 'Motivo').fill('No era de aquí');
    await boton(page, 'Reversar').click();
    await expect(page.getByText(/Reversada por .*: No era de aquí/)).toBeVisible();
    await expect(page.getByText('Hay 12.5 kg en la bodega')).toBeVisible();
    await revisar(page, 'merma', 'escritorio');
    await page.reload();
    await expect(page.getByText(/Reversada por .*: No era de aquí/)).toBeVisible();
    await page.getByRole('link', { name: 'Volver a Bodega' }).click();

    await deMenu(page, materia, 'Corregir');
    await caja(page, 'Peso contado').fill('11');
    await caja(page, 'Motivo').fill('Conteo');
    await boton(page, 'Corregir').click();
    await expect(fila(page, materia).getByText('11 kg')).toBeVisible();

    await deMenu(page, materia, 'Movimientos');
    await expect(
      page.getByRole('figure', { name: 'Existencia al cierre de cada día' }),
    ).toBeVisible();
    for (const texto of ['-1.5 kg', '+0.5 kg', '-0.5 kg', '+2.5 kg', '+10 kg'])
      await expect(page.getByRole('dialog').getByText(texto, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    await deMenu(page, materia, 'Eliminar');
    await expect(page.getByText('¡No podrás revertir esta acción!')).toBeVisible();
    await boton(page, '¡Sí, eliminar!').click();
    await expect(fila(page, materia)).toHaveCount(0);
  },
);

test('each company has its own, and says what runs out', async ({ entrar, mundo }) => {
  const { PUERTO, ANDINA } = mundo;
  const page = await conBodega(entrar, 'escritorio');
  await expect(fila(page, 'Camarón pelado').getByText('Se agota')).toBeVisible();
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByTitle(ANDINA.empresa).last().click();
  await expect(fila(page, 'Café de altura')).toBeVisible();
  await expect(fila(page, 'Camarón pelado')).toHaveCount(0);
  await page.goto('/admin/bodega/merma');
  await expect(
    page.getByText('Elija en Bodega la materia prima cuya merma quiere ver'),
  ).toBeVisible();
  const deNadie = `/admin/bodega/merma?id=999999&empresa=${encodeURIComponent(PUERTO.empresa)}`;
  await page.goto(deNadie);
  await expect(page.getByText('El registro no existe')).toBeVisible();
});

test('the charts are there by night, for a keyboard, and with their figures', async ({
  entrar,
}) => {
  const page = await conBodega(entrar, 'oscuro');
  await boton(page, 'Costo de mermas').click();
  await expect(
    page.getByRole('figure', { name: 'Costo de mermas por mes y motivo' }),
  ).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle path').first()).toBeVisible();
  await revisar(page, 'bodega-costos', 'oscuro');
  await page.locator('svg.recharts-surface[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.locator('.recharts-tooltip-label').filter({ hasText: /\d{2}\/20\d{2}/ }),
  ).toBeVisible();
  await page.getByText('Ver los datos en una tabla').click();
  await expect(page.getByRole('columnheader', { name: 'Preparación' })).toBeVisible();
  await page.keyboard.press('Escape');
  await deMenu(page, 'Yuca', 'Movimientos');
  await expect(page.locator('.recharts-line-curve')).toBeVisible();
  await revisar(page, 'bodega-movimientos', 'oscuro');
});

test('a cook wastes on a phone, and may do no more', async ({ entrar }) => {
  const page = await conBodega(entrar, 'telefono', 'cocinero@demo.ec');
  await revisar(page, 'bodega', 'telefono');
  await expect(boton(page, 'Editar Yuca')).toHaveCount(0);
  await mermar(page, 'Yuca', '250');
  await expect(page.getByText('Se ha registrado la merma.')).toBeVisible();
  await deMenu(page, 'Yuca', 'Ver Merma');
  await expect(page.getByText('250 g')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reversar/ })).toHaveCount(0);
  await revisar(page, 'merma', 'telefono');
});
