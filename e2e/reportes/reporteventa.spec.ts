// 'Reporte de ventas' as an owner and a waiter read it.
import type { Locator, Page } from '@playwright/test';

import { mesConVentas } from '../apoyo/mes';
import type { Mundo } from '../apoyo/mundo';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const VENDEN = ['cajero@demo.ec', 'cajero@demo.ec', 'mesero@demo.ec'];
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figura = (page: Page, nombre: string) =>
  page
    .getByRole('list', { name: 'Cifras' })
    .getByRole('button', { name: new RegExp(`^${nombre}`) });
const enCentavos = (texto: string) => Math.round(Number(texto.replace(/[$,]/g, '')) * 100);

// What is read further down was sold in the first.
test.describe.configure({ mode: 'serial' });

type Quien = { entrar: Entrar; mundo: Mundo };

/** 'Reporte de ventas' of La Cevichería del Puerto. */
async function enReporte(
  { entrar, mundo }: Quien,
  email: string,
  entrada: Parameters<Entrar>[1] = {},
): Promise<Page> {
  const page = await entrar(email, { ...entrada, ruta: '/admin/reporteventa' });
  const empresa = page.getByRole('combobox', { name: 'Empresa' });
  await expect(empresa.or(figura(page, 'Ventas')).first()).toBeVisible();
  if (await empresa.isVisible()) {
    await empresa.click();
    await page.getByTitle(mundo.PUERTO.empresa, { exact: true }).last().click();
  }
  await expect(figura(page, 'Ventas')).toBeVisible();
  return page;
}

const montoDe = async (page: Page, nombre: string) =>
  enCentavos(await figura(page, nombre).locator('strong').innerText());

/** Sells two dishes at the till; answers their price in cents. */
async function vender(entrar: Entrar, email: string): Promise<number> {
  const page = await entrar(email, { ruta: '/admin/puntoventa' });
  const plato = page.locator('.ventas-tile', { hasText: 'Encebollado' }).first();
  await plato.click();
  await plato.click();
  await boton(page, 'Pagar').click();
  const cobrar = page.getByRole('button', { name: /^Cobrar/ });
  const cobrado = enCentavos(/\$[\d.,]+/.exec(await cobrar.innerText())?.[0] ?? '');
  await cobrar.click();
  await expect(page.getByRole('region', { name: 'Última venta' })).toBeVisible();
  await page.context().close();
  return cobrado;
}

async function leer(quien: Quien, email: string) {
  const page = await enReporte(quien, email);
  const leido = {
    total: await montoDe(page, 'Ventas'),
    tickets: Number(await figura(page, 'Tickets').locator('strong').innerText()),
  };
  await page.context().close();
  return leido;
}

/** What the rows of a dialog add up to, page after page. */
async function sumarFilas(dialogo: Locator) {
  const numeros = new Set<string>();
  let suma = 0;
  for (;;) {
    const filas = dialogo.locator('tbody tr', { has: dialogo.page().getByRole('link') });
    await expect(filas.first()).toBeVisible();
    for (const fila of await filas.all()) {
      numeros.add(await fila.getByRole('link').innerText());
      suma += enCentavos(await fila.locator('td').last().innerText());
    }
    const siguiente = dialogo.getByRole('button', { name: 'Siguiente' });
    if (!(await siguiente.isVisible()) || (await siguiente.isDisabled())) break;
    const [primera = ''] = await filas.first().getByRole('link').allInnerTexts();
    await siguiente.click();
    await expect(dialogo.getByRole('link', { name: primera, exact: true })).toHaveCount(0);
  }
  return { suma, cuantas: numeros.size };
}

/** All of it, on a screen as tall as that: the frame scrolls, not the page. */
async function entero(page: Page, nombre: string) {
  await page.setViewportSize({ width: 1366, height: 3_400 });
  await revisar(page, 'reporteventa-entero', nombre);
}

test('three sales of two people are in the total to the cent, and each sees what is theirs', async ({
  entrar,
  mundo,
}) => {
  const todos = () => leer({ entrar, mundo }, 'admin@demo.ec');
  const mesero = () => leer({ entrar, mundo }, 'mesero@demo.ec');
  const antes = { todos: await todos(), mesero: await mesero() };
  const cobrado: number[] = [];
  for (const email of VENDEN) cobrado.push(await vender(entrar, email));
  const luego = { todos: await todos(), mesero: await mesero() };
  const suma = cobrado.reduce((hasta, uno) => hasta + uno, 0);
  expect(luego.todos.total - antes.todos.total).toBe(suma);
  expect(luego.todos.tickets - antes.todos.tickets).toBe(3);
  expect(luego.mesero.total - antes.mesero.total).toBe(cobrado[2]);
  expect(luego.mesero.total).toBeLessThan(luego.todos.total);
});

test('the sales behind a figure sum to it, and one of them is opened', async ({
  entrar,
  mundo,
}) => {
  const page = await enReporte({ entrar, mundo }, 'admin@demo.ec');
  for (const nombre of ['Ventas', 'IVA']) {
    const total = await montoDe(page, nombre);
    await figura(page, nombre).click();
    const dialogo = page.getByRole('dialog');
    await expect(dialogo.getByRole('link').first()).toBeVisible();
    const dicho = await dialogo.getByRole('status').first().locator('strong').innerText();
    expect(enCentavos(dicho)).toBe(total);
    if (nombre === 'Ventas') await revisar(page, 'reporteventa-detras', 'escritorio');
    const { suma } = await sumarFilas(dialogo);
    expect(suma, nombre).toBe(total);
    if (nombre === 'Ventas') await page.keyboard.press('Escape');
  }
  const venta = page.getByRole('dialog').getByRole('link').first();
  const numero = await venta.innerText();
  await venta.click();
  await expect(page.getByRole('dialog', { name: `Venta ${numero}` })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Producto' })).toBeVisible();
});

const PANTALLAS: Tamano[] = ['escritorio', 'apaisado'];
for (const tamano of PANTALLAS)
  for (const colorScheme of ['light', 'dark'] as const) {
    const nombre = colorScheme === 'light' ? tamano : `${tamano}-oscuro`;
    test(`it is read, ${nombre}`, async ({ entrar, mundo }) => {
      const opciones = { colorScheme };
      const page = await enReporte({ entrar, mundo }, 'admin@demo.ec', { tamano, opciones });
      await expect(page.getByRole('figure', { name: 'Ventas por hora' })).toBeVisible();
      await revisar(page, 'reporteventa', nombre);
      const filtros = page.getByRole('button', { name: 'Filtros' });
      if (await filtros.isVisible()) await filtros.click();
      await page.getByRole('combobox', { name: 'Comparar con' }).click();
      await page.getByTitle('la semana anterior').last().click();
      await page.getByRole('button', { name: /^Fechas/ }).click();
      await boton(page, mesConVentas().boton).click();
      await expect(page.getByText('Actualizando el reporte')).toHaveCount(0);
      await page.getByText('Ver los datos en una tabla').click();
      const vendido = page.getByRole('region', { name: 'Qué se vendió' });
      await vendido.getByRole('button', { name: 'Categorías' }).click();
      await expect(vendido.getByRole('table', { name: 'Ventas por categoría' })).toBeVisible();
      await vendido.scrollIntoViewIfNeeded();
      await revisar(page, 'reporteventa-graficos', nombre);
      if (tamano === 'escritorio') await entero(page, nombre);
    });
  }
