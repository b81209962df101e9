// The floor, as an administrator lays it out and a waiter serves it.
import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { productosCalls } from '../../shared/src/contracts/inventario/productos';
import { vizorCalls } from '../../shared/src/contracts/ventas/vizor';
import { llamar, responder } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { lugarDe, revisar, TAMANOS, type Tamano } from '../apoyo/revisar';
import { leidas } from '../apoyo/sinLinea';

test.describe.configure({ mode: 'serial' });

async function enMesas(entrar: Entrar, email: string, tamano: Tamano): Promise<Page> {
  const page = await entrar(email, { tamano, ruta: '/admin/mesas' });
  await expect(boton(page, 'Nueva orden')).toBeVisible();
  return page;
}

const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const tarjeta = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialogo = (page: Page, name?: RegExp) => page.getByRole('dialog', name && { name });

async function elegir(page: Page, nombre: string, accion: string) {
  await boton(page, `Más acciones de ${nombre}`).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

async function elegirEmpresa(page: Page, empresa: string) {
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByTitle(empresa, { exact: true }).last().click();
}

/** Sends so many of the first products to a table's kitchen. */
async function enviar(page: Page, empresa: string, mesa: string, cuantos: number[]) {
  const productos = await llamar(page, productosCalls.listarProductos, { empresa });
  const enteros = productos.filter(({ por_peso }) => !por_peso).slice(0, cuantos.length);
  const lineas = enteros.map(({ id, id_categoria, producto, precio_venta, porcentaje_iva }, i) => ({
    id,
    id_categoria,
    producto,
    precio_venta,
    porcentaje_iva,
    cantidad: cuantos[i] ?? 1,
    linea: randomUUID(),
  }));
  const envio = { empresa, orden: '', mesa, usuario: 'recorrido', lineas };
  return llamar(page, mesasCalls.registrarOrden, envio);
}

/** Carries a table by its middle to the middle of a cell. */
async function llevar(page: Page, nombre: string, x: number, y: number) {
  const ficha = await lugarDe(boton(page, new RegExp(`^${nombre}`)));
  const plano = await lugarDe(page.locator('.mesas-plano'));
  await page.mouse.move(ficha.x + ficha.width / 2, ficha.y + ficha.height / 2);
  await page.mouse.down();
  const [ancho, alto] = [plano.width / 24, plano.height / 16];
  await page.mouse.move(plano.x + (x + 0.5) * ancho, plano.y + (y + 0.5) * alto, { steps: 4 });
  await page.mouse.up();
}

test('tables are made, put in zones, laid out on the plan and taken off', async ({
  entrar,
  mundo,
}) => {
  const page = await enMesas(entrar, 'admin@demo.ec', 'escritorio');
  await expect(page.getByText('Aún no hay mesas. Cree la primera')).toBeVisible();
  for (let i = 1; i <= 8; i++) {
    await boton(page, 'Crear Mesa').click();
    await expect(tarjeta(page, `Mesa ${i}`)).toBeVisible();
  }
  await expect(page.getByText('Mesa creada con éxito').first()).toBeVisible();
  for (const [i, zona] of ['Salón', 'Salón', 'Salón', 'Terraza', 'Terraza'].entries()) {
    await elegir(page, `Mesa ${i + 1}`, 'Editar mesa');
    await page.getByRole('textbox', { name: 'Zona' }).fill(zona);
    if (i === 0) await page.getByRole('textbox', { name: 'Nombre' }).fill('Junto a la ventana');
    await page.keyboard.press('Enter');
    await expect(dialogo(page)).toHaveCount(0);
  }
  await revisar(page, 'mesas-libres', 'escritorio');
  await boton(page, 'Terraza 2').click();
  await expect(tarjeta(page, 'Mesa 1')).toHaveCount(0);
  await boton(page, 'Todas 8').click();

  await boton(page, 'Plano').click();
  await boton(page, 'Editar plano').click();
  await llevar(page, 'Mesa 1', 1, 1);
  await llevar(page, 'Mesa 2', 3, 1);
  await llevar(page, 'Mesa 3', 5, 2);
  await llevar(page, 'Mesa 4', 1, 4);
  await llevar(page, 'Mesa 5', 1, 4); // taken: it stays in the strip
  await boton(page, /^Mesa 5/).focus();
  for (const tecla of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(tecla);
  await revisar(page, 'mesas-editar-plano', 'escritorio');
  await boton(page, 'Guardar plano').click();
  await expect(page.getByText('Plano guardado').first()).toBeVisible();
  const { empresa } = mundo.PUERTO;
  const lugares = (await llamar(page, mesasCalls.listarMesas, { empresa })).filter(
    ({ x }) => x !== null,
  );
  expect(lugares.map(({ numero_mesa, x, y }) => [numero_mesa, x, y])).toEqual([
    [1, 1, 1],
    [2, 3, 1],
    [3, 5, 2],
    [4, 1, 4],
    [5, 2, 2],
  ]);

  await boton(page, 'Lista').click();
  await boton(page, 'Eliminar Mesa 8').click();
  await expect(page.getByText('¿Está seguro de eliminar la mesa?')).toBeVisible();
  await boton(page, 'Eliminar').click();
  await expect(page.getByText('Mesa eliminada con éxito').first()).toBeVisible();
  await expect(tarjeta(page, 'Mesa 8')).toHaveCount(0);
});

test('a waiter seats people on a phone, sees what is ready, moves, joins and frees', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const page = await enMesas(entrar, 'mesero@demo.ec', 'telefono');
  await expect(boton(page, 'Crear Mesa')).toHaveCount(0);
  await elegir(page, 'Mesa 2', 'Sentar');
  await page.getByRole('textbox', { name: 'Comensales' }).fill('4');
  await page.getByRole('textbox', { name: 'Cliente' }).fill('Cumpleaños de la familia Quimi');
  await revisar(page, 'mesas-sentar', 'telefono');
  await page.keyboard.press('Enter');
  await expect(tarjeta(page, 'Mesa 2').getByText('Ocupada')).toBeVisible();

  const { lineas } = await enviar(page, empresa, '2', [2, 1, 3]);
  await expect(tarjeta(page, 'Mesa 2').getByText(/^\$\d+\.\d\d · /)).toBeVisible();
  const [primera] = lineas;
  await llamar(page, vizorCalls.marcarListo, {
    empresa,
    lineas: primera ? [primera.linea] : [],
    listo: true,
  });
  await expect(page.getByText('Mesa 2: 2 listos').first()).toBeVisible();
  await revisar(page, 'mesas-listos', 'telefono');
  await elegir(page, 'Mesa 2', 'Entregado');
  await expect(tarjeta(page, 'Mesa 2').getByText('2 listos')).toHaveCount(0);

  await elegir(page, 'Mesa 2', 'Mover productos');
  await dialogo(page, /^Mover/)
    .getByRole('button', { name: /^Todo/ })
    .first()
    .click();
  await dialogo(page, /^Mover/)
    .getByText('Mesa 3', { exact: true })
    .click();
  await revisar(page, 'mesas-mover', 'telefono');
  await boton(page, 'Mover').click();
  await expect(tarjeta(page, 'Mesa 3').getByText('Ocupada')).toBeVisible();

  await elegir(page, 'Mesa 3', 'Trasladar');
  await dialogo(page, /^Trasladar/)
    .getByText('Mesa 6', { exact: true })
    .click();
  await revisar(page, 'mesas-trasladar', 'telefono');
  await boton(page, 'Trasladar').click();
  await expect(tarjeta(page, 'Mesa 6').getByText('Ocupada')).toBeVisible();
  await expect(tarjeta(page, 'Mesa 3').getByText('Libre')).toBeVisible();

  await elegir(page, 'Mesa 6', 'Unir');
  await dialogo(page, /^Unir/)
    .getByText(/^Mesa 2/)
    .click();
  await boton(page, 'Unir').click();
  await expect(tarjeta(page, 'Mesa 6').getByText('Libre')).toBeVisible();

  await elegir(page, 'Mesa 2', 'Pedir cuenta');
  await expect(tarjeta(page, 'Mesa 2').getByText('Por pagar')).toBeVisible();
  await boton(page, 'Más acciones de Mesa 2').click();
  await revisar(page, 'mesas-mas', 'telefono');
  await page.keyboard.press('Escape');
  await elegir(page, 'Mesa 1', 'Sentar');
  await boton(page, 'Sentar').click();
  await expect(tarjeta(page, 'Mesa 1').getByText('Ocupada')).toBeVisible();
  await elegir(page, 'Mesa 1', 'Liberar');
  await expect(tarjeta(page, 'Mesa 1').getByText('Libre')).toBeVisible();

  await boton(page, 'Nueva orden').click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Pedro de la esquina');
  await page.keyboard.press('Enter');
  await page.waitForURL(/puntoventa\?orden=/);
  await page.goBack();
  await tarjeta(page, 'Mesa 2')
    .getByRole('button', { name: /^Mesa 2/ })
    .click();
  await page.waitForURL(/puntoventa\?mesa=/);
});

/** Where there is little room the other view is behind the dots; the one that is shown is not. */
async function verComo(page: Page, vista: 'plano' | 'lista'): Promise<void> {
  const plano = page.getByRole('region', { name: 'Plano', exact: true });
  // a window that has just changed its size lays itself out again, and closes the menu that was open
  await expect(async () => {
    if ((await plano.isVisible()) === (vista === 'plano')) return;
    await boton(page, 'Más acciones de las mesas').click({ timeout: 5_000 });
    await page.getByRole('menuitem', { name: `Ver como ${vista}` }).click({ timeout: 5_000 });
    await expect(plano).toBeVisible({ visible: vista === 'plano', timeout: 5_000 });
  }).toPass();
}

test('the floor is looked at lying down, by night, and on the plan', async ({ entrar }) => {
  const page = await enMesas(entrar, 'cajero@demo.ec', 'apaisado');
  await expect(tarjeta(page, 'Pedro de la esquina')).toBeVisible();
  await revisar(page, 'mesas', 'apaisado');
  await verComo(page, 'plano');
  await boton(page, /^Mesa 2/).click();
  await expect(tarjeta(page, 'Mesa 2')).toBeVisible();
  await revisar(page, 'mesas-plano', 'apaisado');
  await page.setViewportSize(TAMANOS.telefono.viewport);
  await verComo(page, 'lista');
  await revisar(page, 'mesas', 'telefono');
  await verComo(page, 'plano');
  await boton(page, /^Mesa 2/).click();
  await revisar(page, 'mesas-plano', 'telefono');
  const noche = await entrar('cajero@demo.ec', { tamano: 'oscuro', ruta: page.url() });
  await boton(noche, /^Mesa 2/).click();
  await revisar(noche, 'mesas-plano', 'oscuro');
  await boton(noche, 'Lista').click();
  await revisar(noche, 'mesas', 'oscuro');
});

test('a table with an open order is not taken off, and says so; another company has its own', async ({
  entrar,
  mundo,
}) => {
  const page = await enMesas(entrar, 'admin@demo.ec', 'escritorio');
  await boton(page, 'Lista').click();
  await revisar(page, 'mesas', 'escritorio');
  await boton(page, 'Más acciones de Mesa 2').click();
  await expect(page.getByRole('menuitem', { name: /^Eliminar/ })).toHaveText(
    /Tiene una orden abierta: cóbrela, muévala o libérela antes$/,
  );
  await page.keyboard.press('Escape');
  const { empresa } = mundo.PUERTO;
  const mesas = await llamar(page, mesasCalls.listarMesas, { empresa });
  const id = mesas.find(({ numero_mesa }) => numero_mesa === 2)?.id ?? '';
  // a screen that is a moment behind would ask
  expect(await responder(page, mesasCalls.eliminarMesa, { empresa, id })).toMatchObject({
    status: 409,
    code: 'MESA_OCUPADA',
  });
  await elegirEmpresa(page, mundo.ANDINA.empresa);
  await expect(page.getByText('Aún no hay mesas. Cree la primera')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('the floor stays, as it was, while there is no line, says of when, and comes back by itself', async ({
  entrar,
}) => {
  const page = await enMesas(entrar, 'mesero@demo.ec', 'telefono');
  await expect(tarjeta(page, 'Mesa 2')).toBeVisible();
  await leidas(page, '/v1/mesas');
  await page.context().setOffline(true);
  const deAntes = page.getByText(/^Sin línea\. Como estaba a las \d\d:\d\d\./);
  await expect(deAntes).toBeVisible();
  await expect(tarjeta(page, 'Mesa 2').getByText('Por pagar')).toBeVisible();
  await revisar(page, 'mesas-sin-conexion', 'telefono');
  await page.context().setOffline(false);
  await expect(deAntes).toHaveCount(0);
});
