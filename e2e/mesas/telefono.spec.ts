// A waiter's phone: from the floor to the kitchen in three taps, and an order that somebody else takes elsewhere meanwhile.
import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { productosCalls } from '../../shared/src/contracts/inventario/productos';
import { vizorCalls } from '../../shared/src/contracts/ventas/vizor';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

const mesa = (page: Page, numero: number) =>
  page.getByRole('article', { name: `Mesa ${numero}`, exact: true });
const abrir = (page: Page, numero: number) =>
  mesa(page, numero).getByRole('button', { name: new RegExp(`^Mesa ${numero}`) });
const boton = (en: Page | Locator, name: string | RegExp) => en.getByRole('button', { name });
const titulo = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const ordenes = (page: Page, empresa: string) =>
  llamar(page, mesasCalls.listarOrdenes, { empresa });

/** How often a finger came down on the page since it was asked first, whichever screen it was on. */
async function contarToques(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        if (pointerType !== 'touch') return;
        sessionStorage.setItem('toques', String(Number(sessionStorage.getItem('toques')) + 1));
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('toques')));
}

async function enMesas(entrar: Entrar, quien = 'mesero@demo.ec'): Promise<Page> {
  const page = await entrar(quien, { tamano: 'telefono', ruta: '/admin/mesas' });
  await expect(boton(page, 'Nueva orden')).toBeVisible();
  return page;
}

/** Puts one of the first product on a table, as another till does. */
async function pedirAparte(page: Page, empresa: string, numero: number) {
  const [plato] = await llamar(page, productosCalls.listarProductos, { empresa });
  const { id, id_categoria, producto, precio_venta, porcentaje_iva } = plato ?? fallar('no dish');
  const linea = { id, id_categoria, producto, precio_venta, porcentaje_iva };
  return llamar(page, mesasCalls.registrarOrden, {
    empresa,
    orden: '',
    mesa: String(numero),
    usuario: '',
    lineas: [{ ...linea, cantidad: 1, linea: randomUUID() }],
  });
}

function fallar(que: string): never {
  throw new Error(que);
}

test('a dining room is made at once', async ({ entrar }) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/mesas' });
  await boton(admin, 'Crear varias').click();
  const dialogo = admin.getByRole('dialog');
  await dialogo.getByLabel('Cuántas').fill('12');
  await expect(dialogo.getByText('Mesas 1 a 12')).toBeVisible();
  await dialogo.getByLabel('Zona').fill('Salón');
  await boton(dialogo, 'Crear mesas').click();
  await expect(admin.getByText('Mesas creadas con éxito').first()).toBeVisible();
  await expect(mesa(admin, 12)).toBeVisible();
});

test('one dish goes from the floor to the kitchen in three taps', async ({ entrar, mundo }) => {
  const { empresa } = mundo.PUERTO;
  const page = await enMesas(entrar);
  await expect(abrir(page, 1)).toBeVisible();
  await revisar(page, 'mesas-rejilla', 'telefono');
  const toques = await contarToques(page);

  await abrir(page, 1).tap();
  await expect(titulo(page)).toHaveText(/^Mesa 1/);
  const plato = page.locator('.ventas-tile').first();
  await plato.tap();
  await boton(page, 'Enviar a cocina (1)').tap();
  await expect(page.getByText('Enviado a cocina: mesa 1').first()).toBeVisible();
  expect(await toques()).toBe(3);

  const enCocina = await llamar(page, vizorCalls.listarVizor, { empresa });
  expect(enCocina.map(({ mesa: numero }) => numero)).toEqual(['1']);
  await revisar(page, 'mesas-enviado', 'telefono');

  await boton(page, 'Repetir ronda').tap();
  await expect(boton(page, 'Enviar a cocina (1)')).toBeEnabled();
  await page.getByText(/^Ver orden/).tap();
  await boton(page, /^Nota de /).tap();
  await page.getByRole('textbox', { name: 'Nota' }).fill('Sin cebolla');
  await boton(page.getByRole('dialog'), 'Aceptar').tap();
  await expect(page.getByText('Sin cebolla')).toBeVisible();
  await revisar(page, 'mesas-nota', 'telefono');
  await boton(page, 'Enviar a cocina (1)').tap();
  await expect
    .poll(async () => (await ordenes(page, empresa))[0]?.lineas.map(({ opciones }) => opciones))
    .toEqual(['', 'Sin cebolla']);
});

test('an order that a colleague moved is asked about before anything is sent', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const page = await enMesas(entrar);
  const colega = await entrar('cajero@demo.ec');
  const { random } = await pedirAparte(colega, empresa, 2);
  const trasladar = (numero: number) =>
    llamar(colega, mesasCalls.trasladarOrden, {
      empresa,
      random,
      clave: randomUUID(),
      mesa: String(numero),
    });
  const lineasEn = async (numero: number) =>
    (await ordenes(colega, empresa)).find(({ mesa: suya }) => suya === String(numero))?.lineas
      .length ?? 0;

  await abrir(page, 2).tap();
  await expect(titulo(page)).toHaveText(/^Mesa 2/);
  await expect(boton(page, 'Repetir ronda')).toBeVisible();
  await page.locator('.ventas-tile').first().tap();
  await trasladar(5);
  await boton(page, 'Enviar a cocina (1)').tap();
  const pregunta = page.getByRole('dialog', { name: 'La orden pasó a la mesa 5' });
  await expect(pregunta.getByText('¿Enviar allá o abrir otra aquí?')).toBeVisible();
  expect(await lineasEn(5), 'it was sent before it was asked').toBe(1);
  await revisar(page, 'mesas-paso', 'telefono');

  await boton(pregunta, 'Enviar a la mesa 5').tap();
  await expect(titulo(page)).toHaveText(/^Mesa 5/);
  await expect.poll(() => lineasEn(5)).toBe(2);
  expect(await lineasEn(2)).toBe(0);

  await expect(boton(page, 'Repetir ronda')).toBeVisible();
  await page.locator('.ventas-tile').first().tap();
  await trasladar(6);
  await boton(page, 'Enviar a cocina (1)').tap();
  const otra = page.getByRole('dialog', { name: 'La orden pasó a la mesa 6' });
  await boton(otra, 'Abrir otra en la mesa 5').tap();
  await expect.poll(() => lineasEn(5)).toBe(1);
  expect(await lineasEn(6)).toBe(2);
  await expect(titulo(page)).toHaveText(/^Mesa 5/);
});

test('the floor stays as it was looked at, and a table with people says why it is not taken off', async ({
  entrar,
}) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/mesas' });
  const plano = admin.getByRole('button', { name: 'Plano', exact: true });
  await plano.click();
  await admin.reload();
  await expect(plano).toHaveAttribute('aria-pressed', 'true');
  await boton(admin, 'Lista').click();
  await boton(mesa(admin, 1), 'Más acciones de Mesa 1').click();
  const eliminar = admin.getByRole('menuitem', { name: /^Eliminar/ });
  await expect(eliminar).toHaveText(/Tiene una orden abierta: cóbrela, muévala o libérela antes$/);
  await expect(eliminar).toHaveAttribute('aria-disabled', 'true');
});
