// A shop that hands over plastic bags: registers one with its ICE, sells it with a discount on the bill, and the month says it.
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { leerZip } from '../../services/kit/src/testing/leerZip';

import { textoDeMes } from '../../shared/src/domain/texto/periodo';

import { esteMes } from '../apoyo/mes';
import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with the bag that was registered
test.describe.configure({ mode: 'serial' });

const FUNDA = 'Funda plástica';
/** A ceviche of 9.50 and three bags of 0.15; less 10% of all but the 0.10 of ICE that each bag has. */
const [ENTERO, REBAJADO] = ['9.95', '8.99'];

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
async function elegir(page: Page, campo: string, valor: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: campo }).click();
  await page.getByTitle(valor, { exact: true }).last().click();
}

test('a bag is registered with its ICE, at a price that it is in', async ({ entrar }) => {
  const page = await entrar('admin@demo.ec', { ruta: '/admin/productos' });
  await boton(page, 'Crear producto').click();
  const formulario = page.getByRole('dialog');
  await formulario.getByLabel('Nombre').fill('Bolsa de tela');
  await expect(formulario.getByRole('combobox', { name: 'ICE de fundas' })).toHaveCount(0);
  await formulario.getByLabel('Nombre').fill(FUNDA);
  await elegir(page, 'ICE de fundas', 'Funda plástica');
  await elegir(page, 'Categoría', 'Bebidas');
  await elegir(page, 'IVA', '15%');
  await formulario.getByLabel('Precio').fill('0,11');
  await boton(formulario, /^Guardar$/).click();
  await expect(formulario.getByText(/lleva \$0\.10 de ICE.* \$0\.12 o más/)).toBeVisible();
  await revisar(page, 'fundas-producto', 'escritorio');
  await formulario.getByLabel('Precio').fill('0,15');
  await boton(formulario, /^Guardar$/).click();
  await expect(formulario).toHaveCount(0);
});

const TAMANOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TAMANOS)
  test(`bags are sold under a discount that leaves their tax whole, ${tamano}`, async ({
    entrar,
  }) => {
    const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
    const tocar = (nombre: string) =>
      page.locator('.ventas-tile', { hasText: nombre }).first().click();
    await tocar('Ceviche de camarón');
    for (let n = 0; n < 3; n++) await tocar(FUNDA);
    if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
    await boton(page, /^Pagar/).click();
    const dialogo = page.getByRole('dialog');
    await expect(boton(dialogo, `Cobrar $${ENTERO}`)).toBeVisible();
    await boton(dialogo, /^Descuento/).click();
    await page.getByLabel('Descuento', { exact: true }).fill('10');
    await boton(page, 'Promoción').click();
    await boton(page, 'Aplicar descuento').click();
    await expect(boton(dialogo, `Cobrar $${REBAJADO}`)).toBeVisible();
    await revisar(page, 'fundas-cobro', tamano);
    await boton(dialogo, /^Cobrar/).click();
    const hecha = page.getByRole('region', { name: 'Última venta' });
    await expect(hecha.getByText('Factura autorizada')).toBeVisible();
    await expect(hecha.getByText('Ticket impreso')).toBeVisible();
  });

test('the month says it beside what is declared of IVA, and the XML too', async ({ entrar }) => {
  const page = await entrar('contador@demo.ec', { ruta: '/admin/reporteria' });
  // the screen opens at the month that is to be declared, which is the last one until its day
  await page.getByRole('combobox', { name: 'Mes', exact: true }).click();
  await page.getByTitle(textoDeMes(esteMes()), { exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'ICE de fundas' })).toBeVisible();
  await expect(page.locator('section', { hasText: 'ICE de fundas' }).last()).toContainText('$0.60');
  await revisar(page, 'fundas-mes', 'escritorio');
  const [bajada] = await Promise.all([
    page.waitForEvent('download'),
    boton(page, 'XML del mes (ZIP)').click(),
  ]);
  const partes = await leerZip(await readFile(await bajada.path()));
  const documentos = [...partes.values()].map((xml) =>
    xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );
  const conIce = documentos.filter((xml) => xml.includes('<codigoPorcentaje>3680<'));
  expect(conIce).toHaveLength(TAMANOS.length);
  for (const xml of conIce) expect(xml).toMatch(/<baseImponible>3\.00<.*?<valor>0\.30</s);
});
