// The categories and products as an administrator changes them, and what tills that are open show of it a moment later.
import type { Locator, Page } from '@playwright/test';

import { productosCalls } from '../../shared/src/contracts/inventario/productos';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { lugarDe, revisar, type Tamano } from '../apoyo/revisar';

/** What a till may take to show a change, and what a busy machine may add. */
const PLAZO_MS = 15_000;

async function conCategorias(entrar: Entrar, tamano: Tamano = 'escritorio'): Promise<Page> {
  const page = await entrar('admin@demo.ec', { tamano, ruta: '/admin/categoria_producto' });
  await expect(boton(page, 'Crear categoría')).toBeVisible();
  return page;
}

async function conTill(entrar: Entrar): Promise<Page> {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  return page;
}

const boton = (en: Page | Locator, name: string, exact = true) =>
  en.getByRole('button', { name, exact }).first();
const nombres = (page: Page) => page.locator('tbody [data-abre]');

async function productoDe(page: Page, empresa: string, busqueda: string) {
  const { filas } = await llamar(page, productosCalls.consultarProductos, { empresa, busqueda });
  const [hallado] = filas;
  if (!hallado) throw new Error(`nothing is called ${busqueda}`);
  const { id, producto, id_categoria, precio_venta, porcentaje_iva } = hallado;
  return { id, producto, id_categoria, precio_venta, porcentaje_iva, empresa };
}

// the order of the one before is what the next begins with
test.describe.configure({ mode: 'serial' });

test('one is made, found, coloured, changed and taken off', async ({ entrar }) => {
  const page = await conCategorias(entrar);
  await boton(page, 'Crear categoría').click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('textbox', { name: 'Categoría' }).fill('Postres del recorrido');
  await dialogo.getByRole('radio', { name: 'Rosa' }).check({ force: true });
  await revisar(page, 'categorias-crear', 'escritorio');
  await page.keyboard.press('Enter');
  await expect(dialogo).toHaveCount(0);
  const suya = page
    .getByRole('row')
    .filter({ hasText: 'Postres del recorrido', has: page.locator('[data-color="rosa"]') });
  await expect(suya).toBeVisible();
  await revisar(page, 'categorias', 'escritorio');
  await boton(page, 'Editar Postres del recorrido').click();
  await dialogo.getByRole('textbox', { name: 'Descripción' }).fill('Dulces');
  await boton(dialogo, 'Guardar').click();
  await expect(page.getByText('Dulces')).toBeVisible();
  await boton(page, 'Eliminar Postres del recorrido').click();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(suya).toHaveCount(0);
});

test('an Enter that is held makes one, and does not open the dialog again', async ({ entrar }) => {
  const page = await conCategorias(entrar);
  const dialogo = page.getByRole('dialog');
  await boton(page, 'Crear categoría').press('Enter');
  await dialogo.getByRole('textbox', { name: 'Categoría' }).fill('Jugos del recorrido');
  const suyas = page.getByRole('row').filter({ hasText: 'Jugos del recorrido' });
  await expect(async () => {
    await page.keyboard.down('Enter'); // once more of one that is down already is what a key that is held sends
    expect(await suyas.count()).toBe(1);
  }).toPass({ intervals: [30] });
  for (let mas = 0; mas < 20; mas++) await page.keyboard.down('Enter');
  await expect(dialogo).toHaveCount(0);
  await page.keyboard.up('Enter');
  await page.waitForTimeout(400); // long enough to have seen that it is gone
  await page.keyboard.press('Enter');
  await expect(dialogo).toBeVisible();
  await page.keyboard.press('Escape');
  await boton(page, 'Eliminar Jugos del recorrido').click();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(suyas).toHaveCount(0);
});

test('the order is changed by dragging and with the arrows, and the till follows', async ({
  entrar,
}) => {
  const till = await conTill(entrar);
  const page = await conCategorias(entrar);
  const [primera = '', segunda = '', tercera = '', ...resto] =
    await nombres(page).allTextContents();
  await boton(page, 'Orden en la caja').click();
  const dialogo = page.getByRole('dialog');
  const desde = await lugarDe(dialogo.locator('[data-asa]', { hasText: tercera }));
  const meta = await lugarDe(dialogo.locator('[data-asa]', { hasText: primera }));
  await page.mouse.move(desde.x + 20, desde.y + desde.height / 2);
  await page.mouse.down();
  await page.mouse.move(meta.x + 20, meta.y + meta.height / 2, { steps: 8 });
  await page.mouse.up();
  await boton(dialogo, `Bajar ${primera}`).click();
  await revisar(page, 'categorias-orden', 'escritorio');
  await boton(dialogo, 'Guardar orden').click();
  await expect(dialogo).toHaveCount(0);
  await expect(nombres(page)).toHaveText([tercera, segunda, primera, ...resto]);
  const chips = till.locator('.ventas-chips button');
  await expect
    .poll(async () => {
      const textos = (await chips.allTextContents()).map((texto) => texto.trim());
      return textos.filter((texto) => texto === tercera || texto === segunda);
    })
    .toEqual([tercera, segunda]);
});

test('one that holds products says so and moves them first', async ({ entrar }) => {
  const page = await conCategorias(entrar);
  const [primera = ''] = await nombres(page).allTextContents();
  expect(primera).not.toBe('');
  await boton(page, `Eliminar ${primera}`).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText(/^Esta categoría tiene \d+ productos/)).toBeVisible();
  await revisar(page, 'categorias-mover', 'escritorio');
  await page.keyboard.press('Escape');
  await expect(dialogo).toHaveCount(0);
  await expect(nombres(page).first()).toHaveText(primera);
});

test('a price, a colour and what ran out are on an open till a moment later', async ({
  entrar,
  mundo,
}) => {
  const till = await conTill(entrar);
  const page = await conCategorias(entrar);
  const suyo = await productoDe(page, mundo.PUERTO.empresa, 'Encebollado mixto');
  const tile = till.locator('.ventas-tile', { hasText: suyo.producto }).first();
  await tile.click();
  const orden = till.getByRole('region', { name: 'Orden' });

  const precio_venta = suyo.precio_venta + 0.5;
  await llamar(page, productosCalls.actualizarProducto, { ...suyo, precio_venta });
  const dinero = (monto: number) => `$${monto.toFixed(2)}`;
  const dicho = `El precio de ${suyo.producto} cambió de ${dinero(suyo.precio_venta)} a ${dinero(precio_venta)}`;
  await expect(orden.getByText(dicho)).toBeVisible({ timeout: PLAZO_MS });
  await expect(tile.getByText(dinero(precio_venta))).toBeVisible();
  await revisar(till, 'caja-precio-cambiado', 'escritorio');
  await boton(till, 'Pagar', false).click();
  await expect(till.getByRole('dialog').getByText(dicho)).toBeVisible();
  await till.keyboard.press('Escape');
  await boton(orden, 'Entendido').click();

  const { empresa, id } = suyo;
  const marcar = (agotado: boolean) =>
    llamar(page, productosCalls.marcarProducto, { empresa, id, agotado });
  await marcar(true);
  await expect(tile.getByText('Agotado')).toBeVisible({ timeout: PLAZO_MS });
  await expect(orden.getByText(`${suyo.producto} está agotado. Quítelo de la orden`)).toBeVisible();
  await marcar(false);
  await expect(tile.getByText(dinero(precio_venta))).toBeVisible({ timeout: PLAZO_MS });
  await llamar(page, productosCalls.actualizarProducto, suyo);
});

test('it fits a phone', async ({ entrar }) => {
  const page = await conCategorias(entrar, 'telefono');
  await revisar(page, 'categorias', 'telefono');
  await boton(page, 'Crear categoría').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await revisar(page, 'categorias-crear', 'telefono');
});
