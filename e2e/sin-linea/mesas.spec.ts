// A registered till whose line goes takes orders at its tables, adds to them and charges them, while others serve the same floor with
// theirs; when it is back the kitchen has each line once and the sale is one.
import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { productosCalls } from '../../shared/src/contracts/inventario/productos';
import { vizorCalls } from '../../shared/src/contracts/ventas/vizor';
import { llamar } from '../apoyo/navegador';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';
import {
  aviso,
  cortar,
  emitidas,
  enPantalla,
  enTelefono,
  hecha,
  ir,
  registrar,
  seriadas,
} from '../apoyo/sinLinea';

type Mesa = { id: string; numero_mesa: number };

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lineas = (page: Page, nombre: string) =>
  page.getByRole('list', { name: nombre }).locator('.enmesa-que > span');
const fila = (page: Page, que: string) => page.getByRole('row').filter({ hasText: que });

const mesaNueva = (page: Page, empresa: string) =>
  llamar(page, mesasCalls.registrarMesa, { empresa });
const ordenDe = (page: Page, empresa: string, { id: mesa }: Mesa) =>
  llamar(page, mesasCalls.consultarOrden, { empresa, mesa });

/** What another sends with its line. */
async function pedirAlla(page: Page, empresa: string, mesa: Mesa, nombre: string) {
  const todos = await llamar(page, productosCalls.listarProductos, { empresa });
  const hallado = todos.find((uno) => uno.producto.startsWith(nombre));
  if (!hallado) throw new Error(`nothing is called ${nombre}`);
  const { id, id_categoria, producto, precio_venta, porcentaje_iva } = hallado;
  const linea = {
    id,
    id_categoria,
    producto,
    precio_venta,
    porcentaje_iva,
    cantidad: 1,
    linea: randomUUID(),
  };
  return llamar(page, mesasCalls.registrarOrden, {
    empresa,
    orden: '',
    mesa: String(mesa.numero_mesa),
    usuario: 'Marta',
    lineas: [linea],
  });
}

async function irAMesa(page: Page, { numero_mesa: numero }: Mesa) {
  await ir(page, 'Mesas');
  await boton(page, `Ver Mesa ${numero}`).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Mesa ${numero}\\b`) })).toBeVisible();
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
}

const agregar = (page: Page, nombre: string) =>
  page.locator('.ventas-tile', { hasText: nombre }).first().click();

/** Until what was taken down is kept by this till. */
async function enviar(page: Page) {
  await page.getByRole('button', { name: /^Enviar a cocina \(/ }).click();
  await expect(boton(page, 'Enviar a cocina F7').or(boton(page, 'Enviar a cocina'))).toBeVisible();
}

async function cobrar(page: Page) {
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await expect(hecha(page).getByText(/\d{3}-\d{3}-\d{9}/)).toBeVisible();
}

/** The floor is read to be kept now and then, on whatever screen. */
const retratado = (page: Page) => page.waitForTimeout(16_000);

test('orders are taken, added to and charged without a line; the kitchen has each once, the sale is one', async ({
  abrir,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const page = await enPantalla({ abrir, mundo });
  const otra = await enPantalla({ abrir, mundo }, 'mesero@demo.ec');
  await registrar(page, '083');
  const una = await mesaNueva(page, empresa);
  const ajena = await mesaNueva(page, empresa);
  const libre = await mesaNueva(page, empresa);
  await pedirAlla(otra, empresa, ajena, 'Agua sin gas');
  await irAMesa(page, una);
  await agregar(page, 'Ceviche de camarón');
  await enviar(page);
  await expect(
    page.getByRole('list', { name: 'En la orden' }).getByText('Ceviche de camarón'),
  ).toBeVisible();
  const orden = await ordenDe(page, empresa, una);
  const random = orden?.random ?? '';
  await retratado(page);

  const volver = await cortar(page);
  await expect(aviso(page, 'Sin línea desde')).toBeVisible();
  await ir(page, 'Mesas');
  await expect(page.getByText(/^Sin línea\. Como estaba a las/)).toBeVisible();
  await expect(boton(page, 'Crear Mesa')).toBeDisabled();
  await revisar(page, 'sinlinea-mesas', 'escritorio');
  await enTelefono(page, 'sinlinea-mesas');
  await irAMesa(page, ajena);
  await expect(
    page.getByRole('list', { name: 'En la orden' }).getByText('Agua sin gas'),
  ).toBeVisible();

  await irAMesa(page, una);
  await agregar(page, 'Agua con gas');
  await enviar(page);
  await expect(page.getByText('No se imprimió en cocina: lleve la orden')).toBeVisible();
  await expect(aviso(page, '1 orden por enviar')).toBeVisible();
  await expect(lineas(page, 'Por enviar')).toHaveText(['Agua con gas']);
  await expect(lineas(page, 'En la orden')).toHaveText(['Ceviche de camarón']);
  await agregar(page, 'Agua sin gas');
  await enviar(page);
  await expect(aviso(page, '2 órdenes por enviar')).toBeVisible();
  await revisar(page, 'sinlinea-orden', 'escritorio');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText(/^Ver orden/).click();
  await revisar(page, 'sinlinea-orden', 'telefono');
  await page.setViewportSize({ width: 1366, height: 768 });
  await cobrar(page);
  await expect(
    aviso(page, '1 venta y 2 órdenes por enviar').or(aviso(page, '2 órdenes y 1 venta por enviar')),
  ).toBeVisible();
  await revisar(page, 'sinlinea-orden-cobrada', 'escritorio');

  // another begins there, with a line, what this till thinks nobody sits at
  await irAMesa(page, libre);
  await agregar(page, 'Ceviche de camarón');
  await enviar(page);
  const deOtra = await pedirAlla(otra, empresa, libre, 'Agua con gas');
  await ir(page, 'Mesas');
  const suya = page.getByRole('article', { name: `Mesa ${una.numero_mesa}`, exact: true });
  await expect(suya.getByText('Libre')).toBeVisible(); // as this till knows it

  await ir(page, 'Ventas sin línea');
  await expect(fila(page, `Mesa ${una.numero_mesa}`).nth(1)).toBeVisible();
  await revisar(page, 'sinlinea-mesas-lista', 'escritorio');

  await volver();
  await expect(aviso(page, 'por enviar')).toHaveCount(0);
  const pagada = await llamar(page, mesasCalls.consultarOrden, { empresa, random });
  expect(pagada?.estado).toBe('PAGADA');
  const dePagada = pagada?.lineas.map(({ producto, pagada: veces }) => [producto, veces]);
  expect(dePagada?.sort()).toEqual([
    ['Agua con gas', 1],
    ['Agua sin gas', 1],
    ['Ceviche de camarón', 1],
  ]);
  const [numero] = seriadas(1, 1, '083');
  expect(await emitidas(page, empresa, '083')).toEqual([numero]);
  expect(pagada?.venta).toBe(numero);
  expect((await ordenDe(page, empresa, libre))?.random).toBe(deOtra.random);
  const cocina = await llamar(page, vizorCalls.listarVizor, { empresa });
  const deMesa = ({ numero_mesa }: Mesa) =>
    cocina.filter(({ mesa }) => mesa === String(numero_mesa)).map(({ producto }) => producto);
  expect(deMesa(una)).toEqual([]); // it is paid
  expect(deMesa(libre).sort()).toEqual(['Agua con gas', 'Ceviche de camarón']);
  expect(await ordenDe(page, empresa, una)).toBeNull();
});

test('what somebody else charged meanwhile is kept with its reason, and an Administrador takes it', async ({
  abrir,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const page = await enPantalla({ abrir, mundo });
  const otra = await enPantalla({ abrir, mundo });
  await registrar(page, '084');
  const [numero = ''] = seriadas(1, 1, '084');
  const mesa = await mesaNueva(page, empresa);
  await pedirAlla(otra, empresa, mesa, 'Agua con gas');
  await irAMesa(page, mesa);
  await expect(
    page.getByRole('list', { name: 'En la orden' }).getByText('Agua con gas'),
  ).toBeVisible();
  await retratado(page);
  const volver = await cortar(page);
  await expect(aviso(page, 'Sin línea desde')).toBeVisible();
  await cobrar(page);
  await expect(aviso(page, '1 venta por enviar')).toBeVisible();

  await irAMesa(otra, mesa);
  await cobrar(otra);
  await volver();
  await expect(aviso(page, '1 venta rechazada')).toBeVisible();
  await ir(page, 'Ventas sin línea');
  await expect(fila(page, numero).getByText(/La orden ya fue pagada/)).toBeVisible();
  await revisar(page, 'sinlinea-orden-rechazada', 'escritorio');
  await boton(page, `Aceptar ${numero}`).click();
  await page.getByLabel(/^Motivo/).fill('Pagaron los dos de la mesa');
  await boton(page, 'Aceptar la venta').click();
  await expect(fila(page, numero).getByText('Enviada')).toBeVisible();
  expect(await emitidas(page, empresa, '084')).toEqual([numero]);
});
