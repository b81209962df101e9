// Productos, as an administrator uses the screen.
import type { Page } from '@playwright/test';

import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left in the list
test.describe.configure({ mode: 'serial' });

/** Of a company that issues no electronic invoices, or of two, one of which does. */
async function conPantalla(
  entrar: Entrar,
  tamano: Tamano,
  { email = 'admin@otra.ec', empresa = '' } = {},
): Promise<Page> {
  const page = await entrar(email, { tamano, ruta: '/admin/productos' });
  if (empresa) await page.getByRole('button', { name: empresa, exact: true }).click();
  await expect(page.getByRole('button', { name: /^Más acciones de / }).first()).toBeVisible();
  return page;
}

/** By its label, which begins with an asterisk where it must be filled in. */
const campo = (page: Page, rol: 'textbox' | 'combobox', nombre: string) =>
  page.getByRole(rol, { name: new RegExp(String.raw`^(\* ?)?${nombre}$`) });
const caja = (page: Page, nombre: string) => campo(page, 'textbox', nombre);
const fila = (page: Page, nombre: string) => page.getByRole('row').filter({ hasText: nombre });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function elegir(page: Page, lista: string, opcion: string) {
  await campo(page, 'combobox', lista).click();
  const abierta = page.locator('.ant-select-dropdown:visible');
  // on its way in it takes no click, on its way out it takes an Escape
  await expect(
    abierta.and(page.locator(':not([class*="-appear"], [class*="-enter"])')),
  ).toBeVisible();
  await abierta.getByTitle(opcion, { exact: true }).click();
  await expect(abierta).toBeHidden();
}

/** The form of the next one is there, where its name is typed. */
async function nuevo(page: Page): Promise<void> {
  await expect(caja(page, 'Nombre')).toBeFocused();
  await expect(caja(page, 'Nombre')).toHaveValue('');
}

/** Name and price of the next one; what it has in common with the one before is there. */
async function escribir(page: Page, nombre: string, precio: string) {
  await caja(page, 'Nombre').fill(nombre);
  await caja(page, 'Precio').fill(precio);
}

async function buscar(page: Page, que: string) {
  await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill(que);
  await page.keyboard.press('Enter');
}

async function mas(page: Page, nombre: string, accion: string) {
  await page.getByRole('button', { name: `Más acciones de ${nombre}` }).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

async function eliminar(page: Page, nombre: string) {
  await boton(page, `Eliminar ${nombre}`).click();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(boton(page, `Eliminar ${nombre}`)).toHaveCount(0);
}

test('a dozen in a row: by keyboard, with what they have in common typed once', async ({
  entrar,
}) => {
  const page = await conPantalla(entrar, 'escritorio');
  await boton(page, 'Crear producto').click();
  await elegir(page, 'Categoría', 'Víveres');
  await elegir(page, 'IVA', '15%');
  await escribir(page, 'Recorrido 01', '1.25');
  await boton(page, 'Guardar y crear otro').click();
  for (let n = 2; n <= 12; n++) {
    await nuevo(page);
    await page.keyboard.type(`Recorrido ${String(n).padStart(2, '0')}`);
    await caja(page, 'Precio').fill(`${n},50`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Producto creado').first()).toBeVisible();
  await nuevo(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buscar(page, 'recorrido');
  await expect(page.getByText('1–12 de 12')).toBeVisible();
  await page.getByRole('columnheader', { name: 'precio' }).click();
  await page.getByRole('columnheader', { name: 'precio' }).click();
  await expect(page.getByRole('row', { name: /^1 Recorrido 12 .* \$12\.50 15%/ })).toBeVisible();
  for (let n = 2; n <= 12; n++) await eliminar(page, `Recorrido ${String(n).padStart(2, '0')}`);
  await expect(page.getByText('1 registro')).toBeVisible();
});

test('one is changed, marked, and remembers what it cost; then it is taken off', async ({
  entrar,
}) => {
  const page = await conPantalla(entrar, 'escritorio');
  await buscar(page, '01 RECÓRRIDO');
  await boton(page, 'Editar Recorrido 01').click();
  await caja(page, 'Código de barras').fill('96385075');
  await caja(page, 'Precio').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El último dígito debería ser 4')).toBeVisible();
  await revisar(page, 'productos-formulario', 'escritorio');
  await caja(page, 'Código de barras').fill('96385074');
  await page.keyboard.press('Enter');
  await expect(fila(page, 'Recorrido 01').getByText('$2.00')).toBeVisible();
  await expect(fila(page, 'Recorrido 01').getByText('96385074')).toBeVisible();

  await mas(page, 'Recorrido 01', 'Marcar agotado');
  await expect(fila(page, 'Recorrido 01').getByText('Agotado')).toBeVisible();
  await mas(page, 'Recorrido 01', 'Poner en favoritos');
  await expect(fila(page, 'Recorrido 01').getByText('Favorito')).toBeVisible();
  await boton(page, 'Disponibles').click();
  await expect(page.getByText(/^Nada coincide con /)).toBeVisible();
  await boton(page, 'Agotados').click();
  await expect(fila(page, 'Recorrido 01')).toBeVisible();
  await revisar(page, 'productos', 'escritorio');

  await mas(page, 'Recorrido 01', 'Historial de precios');
  await expect(page.getByText('$1.25 → $2.00')).toBeVisible();
  await expect(page.getByText('Creado con $1.25 e IVA 15%')).toBeVisible();
  await revisar(page, 'productos-precios', 'escritorio');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await boton(page, 'Receta Recorrido 01').click();
  await expect(page.getByText('Aún no está disponible')).toBeVisible();
  await eliminar(page, 'Recorrido 01');
  await expect(page.getByText(/^Nada coincide con /)).toBeVisible();
});

test('an answer that takes three seconds: Enter twice makes one, and Escape loses nothing', async ({
  entrar,
}) => {
  const page = await conPantalla(entrar, 'escritorio');
  let pedidos = 0;
  await page.route('**/v1/cargar_producto_unitario', async (route) => {
    pedidos += 1;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await boton(page, 'Crear producto').click();
  await escribir(page, 'Recorrido lento', '3');
  await elegir(page, 'Categoría', 'Víveres');
  await elegir(page, 'IVA', '0%');
  await caja(page, 'Nombre').press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByText('¿Descartar lo que escribió?')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buscar(page, 'lento');
  await expect(page.getByText('1 registro')).toBeVisible();
  expect(pedidos).toBe(1);
  await eliminar(page, 'Recorrido lento');
});

test('two companies: each its own, and only who invoices is warned of 4%', async ({
  entrar,
  mundo,
}) => {
  const { PUERTO } = mundo;
  const page = await conPantalla(entrar, 'escritorio', {
    email: 'admin@demo.ec',
    empresa: PUERTO.empresa,
  });
  const deUna = await page.getByRole('row').allInnerTexts();
  await boton(page, 'Crear producto').click();
  await elegir(page, 'IVA', '4%');
  await expect(page.getByText('La tarifa 4% no se puede facturar electrónicamente')).toBeVisible();
  await page.keyboard.press('Escape');
  await boton(page, 'Descartar').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const empresas = page.getByRole('group', { name: 'Empresas' });
  await empresas.getByRole('button', { pressed: false }).click();
  await expect(page.getByRole('button', { name: /^Editar / }).first()).toBeVisible();
  const deOtra = await page.getByRole('row').allInnerTexts();
  expect(deOtra.slice(1).filter((una) => deUna.includes(una))).toEqual([]);
});

const PEQUENAS: Tamano[] = ['telefono', 'apaisado'];
for (const tamano of PEQUENAS)
  test(`list, form and menú fit: ${tamano}`, async ({ entrar }) => {
    const page = await conPantalla(entrar, tamano);
    await revisar(page, 'productos', tamano);
    await page
      .getByRole('button', { name: /^Más acciones/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Historial de precios' })).toBeVisible();
    await revisar(page, 'productos-menu', tamano);
    await page.keyboard.press('Escape');
    await boton(page, 'Crear producto').click();
    await boton(page, 'Guardar').click();
    await expect(page.getByText('El nombre del producto no puede estar vacío')).toBeVisible();
    await revisar(page, 'productos-formulario', tamano);
  });

test('by night, with a name of 80 letters', async ({ entrar }) => {
  const page = await conPantalla(entrar, 'oscuro');
  const largo = `Bandeja ${'muy '.repeat(17)}larga`.slice(0, 80).trim();
  await boton(page, 'Crear producto').click();
  await escribir(page, largo, '99999');
  await elegir(page, 'Categoría', 'Víveres');
  await elegir(page, 'IVA', '15%');
  await caja(page, 'Nombre').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buscar(page, 'bandeja larg');
  await expect(fila(page, largo).getByText('$99,999.00')).toBeVisible();
  await revisar(page, 'productos', 'oscuro');
  await eliminar(page, largo);
});
