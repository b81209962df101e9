// 'Facturas electrónicas' and its dialogs through axe, for a till and for a phone.
import type { Locator, Page } from '@playwright/test';

import { abrirFacturas, fila, loAbre, MARIA, pedirEmision, vender } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import { lugarDe, revisar as revisarCon, type Tamano } from '../apoyo/revisar';
import { guion, SRI } from '../apoyo/sri';

const revisar = (page: Page, nombre: string, tamano: Tamano) =>
  revisarCon(page, nombre, tamano, { todas: true });
const dialogo = (page: Page) => page.getByRole('dialog');
const boton = (donde: Page | Locator, name: string) =>
  donde.getByRole('button', { name, exact: true });

/** Runs in the page: how far under what is wrong the next label begins. */
function huecoBajoElError() {
  const error = document.querySelector('.ant-form-item-explain-error');
  const abajo = error?.getBoundingClientRect().bottom ?? Infinity;
  const etiquetas = [...document.querySelectorAll('.ant-modal label')];
  const altos = etiquetas.map((etiqueta) => etiqueta.getBoundingClientRect().top);
  return Math.min(...altos.filter((alto) => alto > abajo - 12)) - abajo;
}

async function cerrar(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialogo(page)).toBeHidden();
}

async function menu(page: Page, numero: string) {
  await fila(page, numero)
    .getByRole('button', { name: /^Más acciones/ })
    .click();
}

type Documentos = { devuelta: string; autorizada: string };

async function recorrer(
  page: Page,
  tamano: Tamano,
  { devuelta, autorizada }: Documentos,
): Promise<void> {
  await abrirFacturas(page);
  await expect(page.getByRole('button', { name: /requieren? atención$/ })).toBeVisible();
  await revisar(page, 'facturas', tamano);
  await page.getByRole('button', { name: /requieren? atención$/ }).click();
  const { x } = await lugarDe(page.getByRole('list', { name: 'Requieren atención' }));
  expect(x, `what needs attention begins ${-x} px off the screen`).toBeGreaterThanOrEqual(0);
  await revisar(page, 'facturas-atencion', tamano);
  await page.keyboard.press('Escape');

  await menu(page, devuelta);
  await revisar(page, 'facturas-menu', tamano);
  await page.getByRole('menuitem', { name: 'Corregir y reenviar' }).click();
  await expect(dialogo(page)).toBeVisible();
  await dialogo(page).getByLabel('Número de cédula').fill('');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-form-item-explain-error')).toBeVisible();
  await revisar(page, 'facturas-corregir', tamano);
  const hueco = await page.evaluate(huecoBajoElError);
  expect(hueco, `an error ${hueco} px above the next label`).toBeGreaterThanOrEqual(6);
  await page.keyboard.press('Escape');
  await boton(page, 'Descartar').click();
  await expect(dialogo(page).first()).toBeHidden();

  await loAbre(fila(page, autorizada)).click();
  await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
  await revisar(page, 'facturas-detalle', tamano);
  await cerrar(page);
  await menu(page, autorizada);
  await page.getByRole('menuitem', { name: 'Reenviar' }).click();
  await expect(dialogo(page)).toBeVisible();
  await revisar(page, 'facturas-reenviar', tamano);
  await cerrar(page);
  await menu(page, autorizada);
  await page.getByRole('menuitem', { name: /^Anular/ }).click();
  await expect(dialogo(page)).toBeVisible();
  await revisar(page, 'facturas-anular', tamano);
  await cerrar(page);

  await pedirEmision(page);
  await expect(dialogo(page).getByLabel(/^Siguiente factura/)).toBeVisible();
  await boton(page, 'Cargar otro certificado').click();
  await boton(page, 'Cargar certificado').click();
  await expect(page.locator('.ant-form-item-explain-error').nth(1)).toBeVisible();
  await revisar(page, 'facturas-emision', tamano);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'serial' });

const documentos: Documentos = { devuelta: '', autorizada: '' };

test('a returned and an authorised invoice', async ({ entrar, mundo }) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  documentos.autorizada = await vender(entrar, MARIA);
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['69'] });
  documentos.devuelta = await vender(entrar, MARIA);
});

const TODOS: Tamano[] = ['escritorio', 'oscuro', 'apaisado', 'telefono'];
for (const tamano of TODOS)
  test(`the screen and its dialogs, ${tamano}`, async ({ entrar }) => {
    test.skip(!SRI, 'sin el simulador del SRI');
    await recorrer(await entrar('admin@demo.ec', { tamano }), tamano, documentos);
  });
