// What becomes of an invoice after it was issued: a part of it goes back, and a refused date gets another number.
import type { Page } from '@playwright/test';

import { abrirFacturas, boton, dialogo, MARIA, retratar, vender } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import { guion, SRI } from '../apoyo/sri';

/** The row or the card of an invoice itself: its credit notes name it too. */
const facturaDe = (page: Page, numero: string) =>
  page
    .locator('tr.ant-table-row')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^Factura ${numero}`) }) })
    .or(
      page
        .locator('main li')
        .filter({ has: page.locator('.reportes-numero', { hasText: new RegExp(`^${numero}$`) }) }),
    );
const masDe = (page: Page, numero: string) =>
  facturaDe(page, numero).getByRole('button', { name: /^Más acciones/ });

async function abrirDevolucion(page: Page, numero: string) {
  await masDe(page, numero).click();
  await page.getByRole('menuitem', { name: 'Devolver una parte' }).click();
  await expect(dialogo(page).getByText('Total que se devuelve')).toBeVisible();
}

const preguntaDe = (page: Page) => dialogo(page).filter({ hasText: /^.*¿Devolver \$/ });

test('an amount of an invoice goes back by a credit note, and the rest may go back later', async ({
  entrar,
}) => {
  const numero = await vender(entrar, MARIA);
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  await abrirDevolucion(page, numero);
  await boton(dialogo(page), 'Por un valor: Encebollado').click();
  await page.keyboard.type('1.25');
  await expect(dialogo(page).locator('strong', { hasText: '$1.25' })).toBeVisible();
  await dialogo(page).getByLabel('Motivo').fill('Llegó frío');
  await retratar(page, 'facturas-devolver', boton(dialogo(page), 'Devolver'), ['escritorio']);
  await boton(dialogo(page), 'Devolver').click();
  await expect(preguntaDe(page)).toBeVisible();
  await retratar(page, 'facturas-devolver-pregunta', boton(preguntaDe(page), 'Devolver $1.25'), [
    'escritorio',
  ]);
  await boton(preguntaDe(page), 'Devolver $1.25').click();
  await expect(page.getByText('Devolución registrada')).toBeVisible();

  const nota = page.locator('tr.ant-table-row', { hasText: `de la Factura ${numero}` });
  await expect(nota.getByText('Autorizada', { exact: true })).toBeVisible();
  await expect(nota.getByText('-$1.25')).toBeVisible();
  const factura = page.locator('tr.ant-table-row', { hasText: 'devuelto $1.25' });
  await expect(factura.filter({ hasText: numero })).toBeVisible();
  await abrirDevolucion(page, numero);
  await boton(dialogo(page), 'Todo Encebollado').click();
  await expect(dialogo(page).getByText('Quedan 1 · $2.25')).toBeVisible();
  await expect(dialogo(page).locator('strong', { hasText: '$2.25' })).toBeVisible();
});

test('a part is given back from the sale itself, whose list says so', async ({ entrar }) => {
  const numero = await vender(entrar, MARIA);
  const page = await entrar('admin@demo.ec', { ruta: '/admin/emitido' });
  const fila = page.locator('main tr').filter({ hasText: numero });
  await expect(fila.getByText('Factura autorizada')).toBeVisible();
  await page.getByRole('button', { name: numero, exact: true }).click();
  const una = dialogo(page).getByRole('link', { name: 'Devolver una parte' });
  await retratar(page, 'emitidos-devolver', una, ['escritorio', 'telefono']);
  await una.click();
  await expect(dialogo(page).getByText('Total que se devuelve')).toBeVisible();
  await boton(dialogo(page), 'Por un valor: Encebollado').click();
  await page.keyboard.type('1.25');
  await dialogo(page).getByLabel('Motivo').fill('Llegó frío');
  await boton(dialogo(page), 'Devolver').click();
  await boton(preguntaDe(page), 'Devolver $1.25').click();
  await expect(page.getByText('Devolución registrada')).toBeVisible();
  await page.goto('/admin/emitido');
  await expect(fila.getByText('Factura autorizada, devuelta en parte')).toBeVisible();
});

test('all that was sold goes back from a phone, by touch', async ({ entrar }) => {
  const numero = await vender(entrar, MARIA);
  const page = await entrar('admin@demo.ec', { tamano: 'telefono' });
  await abrirFacturas(page);
  await abrirDevolucion(page, numero);
  await dialogo(page).getByRole('button', { name: 'Más Encebollado' }).tap();
  await dialogo(page).getByLabel('Motivo').fill('Plato equivocado');
  await retratar(page, 'facturas-devolver', boton(dialogo(page), 'Devolver'), ['telefono']);
  await boton(dialogo(page), 'Devolver').tap();
  const pregunta = preguntaDe(page);
  await pregunta.getByRole('button', { name: /^Devolver \$/ }).tap();
  await expect(page.getByText('Devolución registrada')).toBeVisible();
  await masDe(page, numero).tap();
  const otra = page.getByRole('menuitem', { name: /^Devolver una parte/ });
  await expect(otra.getByText('ya se devolvió por completo')).toBeVisible();
  // what the authority is told to refuse below is not this note
  const nota = page.locator('main li').filter({ hasText: 'Nota de crédito' }).first();
  await expect(nota.getByText('Autorizada')).toBeVisible();
});

test('an invoice whose date is refused is issued today with another number, in one act', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['65'] });
  const numero = await vender(entrar, MARIA);
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  const suya = facturaDe(page, numero);
  await expect(suya.getByText('Emítalo hoy con otro número')).toBeVisible();
  await masDe(page, numero).click();
  await expect(page.getByRole('menuitem', { name: 'Reintentar' })).toHaveCount(0);
  const emitir = page.getByRole('menuitem', { name: 'Emitir con otro número', exact: true });
  await retratar(page, 'facturas-fecha-rechazada', emitir, ['escritorio']);
  await emitir.click();
  const pregunta = dialogo(page).filter({ hasText: '¿Emitir con otro número?' });
  await boton(pregunta, 'Emitir con otro número').click();
  const hecho = page.getByText(/Se emitió con el número \d{3}-\d{3}-\d{9}/);
  await expect(hecho).toBeVisible();
  const nuevo = /\d{3}-\d{3}-\d{9}/.exec(await hecho.innerText())?.[0] ?? '';
  const nueva = facturaDe(page, nuevo);
  await expect(nueva.getByText('Autorizada', { exact: true })).toBeVisible();
  await expect(suya.getByText('Anulada')).toBeVisible();
});
