// A negocio popular that also issues invoices: says so, marks what is outside its regime, and its till parts an order of both.
import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

test.describe.configure({ mode: 'serial' });

const LEYENDA = 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE';
const FUERA = 'Encebollado';

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const orden = (page: Page) => page.getByRole('region', { name: 'Orden' });

test('it says that it sells with both, and registers its talonario', async ({ entrar }) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/empresa' });
  await boton(admin, 'Editar').click();
  const formulario = admin.getByRole('dialog');
  await formulario.getByRole('combobox', { name: /RIMPE/i }).click();
  await admin.getByTitle(LEYENDA, { exact: true }).last().click();
  await formulario.getByRole('switch', { name: 'Obligado a llevar contabilidad' }).click();
  const deNotas = formulario.getByRole('switch', { name: 'Notas de venta por lo de su régimen' });
  await expect(deNotas).toHaveCount(0);
  await formulario.getByRole('switch', { name: 'Emite facturas electrónicas' }).click();
  await deNotas.click();
  await revisar(admin, 'dos-documentos-empresa', 'escritorio');
  await boton(formulario, 'Actualizar').click();
  await expect(formulario).toHaveCount(0);
  await boton(admin, 'Registrar talonario').click();
  await formulario.getByLabel('Número desde').fill('1');
  await formulario.getByLabel('Número hasta').fill('50');
  await formulario.getByLabel('Autorización').fill('1123456789');
  const caduca = formulario.getByLabel('Fecha de caducidad');
  await caduca.fill('31/12/2099');
  await caduca.press('Tab');
  await boton(formulario, 'Registrar').click();
  await expect(formulario).toHaveCount(0);
});

test('a product is marked as outside of it', async ({ entrar }) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/productos' });
  await admin.getByRole('textbox', { name: 'Buscar en Productos' }).fill(FUERA);
  await admin.keyboard.press('Enter');
  await boton(admin, new RegExp(`^Editar ${FUERA}$`)).click();
  const formulario = admin.getByRole('dialog');
  const marca = formulario.getByRole('switch', { name: 'Fuera del régimen RIMPE' });
  await marca.click();
  await revisar(admin, 'dos-documentos-producto', 'escritorio');
  await boton(formulario, 'Guardar').click();
  await expect(formulario).toHaveCount(0);
  await boton(admin, new RegExp(`^Editar ${FUERA}$`)).click();
  await expect(marca).toBeChecked();
});

const TAMANOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TAMANOS)
  test(`an order of both is parted when it is paid, and each part has its document, ${tamano}`, async ({
    entrar,
  }) => {
    const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
    for (const plato of [FUERA, 'Ceviche de camarón'])
      await page.locator('.ventas-tile', { hasText: plato }).first().click();
    if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
    await expect(orden(page).getByText('Nota de venta y factura')).toBeVisible();
    await revisar(page, 'dos-documentos-orden', tamano);

    await boton(orden(page), /^Pagar/).click();
    const dividir = page.getByRole('dialog', { name: 'Dividir Cuenta' });
    await expect(dividir.getByText(/Factura$/)).toBeVisible();
    await revisar(page, 'dos-documentos-dividir', tamano);
    await dividir
      .getByRole('region', { name: 'Cuenta dividida' })
      .getByRole('button', { name: /^Pagar/ })
      .click();
    const pago = page.getByRole('dialog', { name: 'Pagar cuenta dividida' });
    await expect(pago.getByText('Factura', { exact: true })).toBeVisible();
    await boton(pago, /^Cobrar/).click();
    const hecha = page.getByRole('region', { name: 'Última venta' });
    await expect(hecha.getByText(/^Venta \d{3}-\d{3}-\d{9}/)).toBeVisible();
    await expect(hecha.getByText('Factura autorizada')).toBeVisible();

    await boton(orden(page), /^Pagar/).click();
    await boton(page.getByRole('dialog', { name: 'Pagar' }), /^Cobrar/).click();
    await expect(hecha.getByText(/^Nota de venta 001-001-\d{9}/)).toBeVisible();
    await expect(hecha.getByText(/^Factura/)).toHaveCount(0);
    await revisar(page, 'dos-documentos-vendida', tamano);
  });
