// What a till sold without a line is not taken: an Administrador accepts it, as it was sold or with another number; a till is revoked while
// it sells; and the drill that a cashier walks through before it matters.
import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { lugarDe, revisar } from '../apoyo/revisar';
import {
  aviso,
  cambiarFilas,
  emitidas,
  enAlmacen,
  enPantalla,
  enTelefono,
  hecha,
  ir,
  quedarSinLinea,
  registrar,
  seriadas,
  vender,
  type Fila,
} from '../apoyo/sinLinea';

const CATALOGO = '**/v1/listar_produtos_empresa*';

/** This till is told a price that nobody set. */
const encarecer = (page: Page) =>
  page.route(CATALOGO, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { producto: string; precio_venta: number }[] };
    for (const uno of json.data) if (uno.producto.startsWith('Agua con gas')) uno.precio_venta += 3;
    await route.fulfill({ response, json });
  });

const fila = (page: Page, secuencia: string) =>
  page.getByRole('row', { name: new RegExp(secuencia) });
/** All of it, without scrolling a table aside. */
const seVe = async (boton: Locator) => {
  const { x, width } = await lugarDe(boton);
  expect(x + width).toBeLessThanOrEqual(1366);
};
const parte = (page: Page, nombre: string) =>
  page.getByRole('button', { name: nombre, exact: true }).click();

/** As an Administrador does, whatever the server says to it; answers what the dialog said that will be done. */
async function querer(page: Page, secuencia: string, motivo: string) {
  await fila(page, secuencia)
    .getByRole('button', { name: /^Aceptar/ })
    .click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Motivo').fill(motivo);
  const dicho = await dialogo.innerText();
  await dialogo.getByRole('button', { name: 'Aceptar la venta' }).click();
  return dicho;
}
async function aceptar(page: Page, secuencia: string, motivo: string) {
  const dicho = await querer(page, secuencia, motivo);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return dicho;
}

const guardados = async (page: Page, almacen: string): Promise<Fila[]> =>
  (await enAlmacen(page, 'comanda.sinLinea', almacen)) ?? [];

/** A till that was set back to yesterday's disk: its last sale has the number of the first. */
async function repetirNumero(page: Page): Promise<void> {
  const [primera] = (await guardados(page, 'salida')) as {
    numero: unknown;
    clave_acceso: unknown;
  }[];
  const { numero, clave_acceso } = primera ?? {};
  await cambiarFilas(page, 'salida', { numero, clave_acceso }, 'ultima');
}

/** The server came back from a backup of before this till was registered. */
async function serDesconocido(page: Page): Promise<void> {
  const id = randomUUID();
  await cambiarFilas(page, 'equipos', { id });
  await cambiarFilas(page, 'salida', { dispositivo: id });
}

test('the drill keeps, prints and forgets a sale that is none, takes no number, and leaves no token to read', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo });
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/contacto_dispositivo')) return;
    tokens.push((request.postDataJSON() as { token: string }).token);
  });
  await registrar(page, '080');
  const numeros = () => page.getByText('Números disponibles').locator('xpath=following::*[1]');
  const antes = await numeros().innerText();
  await page.getByRole('button', { name: 'Probar sin línea' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('button', { name: 'Cobrar $1.00 sin línea' }).click();
  await expect(dialogo.getByText('Se imprimió un ticket de práctica.')).toBeVisible();
  await expect(dialogo.getByText(/^La cabecera diría: Sin línea desde/)).toBeVisible();
  await expect.poll(() => guardados(page, 'practica')).toHaveLength(1);
  await revisar(page, 'sinlinea-practica', 'escritorio');
  await dialogo.getByRole('button', { name: 'Vuelve la línea' }).click();
  await expect(dialogo.getByText(/^El servidor reconoció este equipo/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await expect(dialogo).toHaveCount(0);
  await expect(numeros()).toHaveText(antes);
  await expect.poll(() => guardados(page, 'practica')).toEqual([]);
  expect(await emitidas(page, mundo.PUERTO.empresa, '080')).toEqual([]);
  const [equipo] = await guardados(page, 'equipos');
  expect(equipo).toMatchObject({ token: { sellado: expect.anything() } });
  const token = tokens.at(-1) ?? '';
  expect(token).toMatch(/\S{20}/);
  expect(JSON.stringify(equipo)).not.toContain(token);
});

test('a sale at a price that never was stays, refused, until an Administrador accepts it as it was sold', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo }, 'admin@demo.ec', encarecer);
  await registrar(page, '081');
  await ir(page, 'Punto de venta');
  const volver = await quedarSinLinea(page);
  const secuencia = await vender(page);
  expect(secuencia).toBe(seriadas(1, 1, '081')[0]);
  await volver();
  await expect(aviso(page, '1 venta rechazada')).toBeVisible();
  await expect(hecha(page).getByText(/^El servidor no aceptó la venta/)).toBeVisible();
  expect(await emitidas(page, mundo.PUERTO.empresa, '081')).toEqual([]);

  await ir(page, 'Ventas sin línea');
  await expect(fila(page, secuencia).getByText('no costaba $4.00')).toBeVisible();
  await seVe(fila(page, secuencia).getByRole('button', { name: /^Aceptar/ }));
  await revisar(page, 'sinlinea-rechazada', 'escritorio');
  await enTelefono(page, 'sinlinea-rechazada');
  const dicho = await aceptar(page, secuencia, 'El cartel decía ese precio');
  expect(dicho).toMatch(/como se vendió, con su número y su fecha/);
  await expect(fila(page, secuencia).getByText('Enviada')).toBeVisible();
  await expect(aviso(page, 'rechazada')).toHaveCount(0);
  expect(await emitidas(page, mundo.PUERTO.empresa, '081')).toEqual([secuencia]);
  await parte(page, 'Por revisar');
  await expect(fila(page, secuencia).getByText('Precio que no hubo')).toBeVisible();
});

test('a sale whose number another has gets the next of the till, when an Administrador says so', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo });
  await registrar(page, '082');
  await ir(page, 'Punto de venta');
  expect(await vender(page)).toBe(seriadas(1, 1, '082')[0]);
  const volver = await quedarSinLinea(page);
  const repetida = await vender(page);
  await repetirNumero(page);
  await volver();
  await expect(aviso(page, '1 venta rechazada')).toBeVisible();

  await ir(page, 'Ventas sin línea');
  const dicho = await aceptar(page, repetida, 'El equipo se restauró de un respaldo');
  expect(dicho).toMatch(/con otro número y la fecha de hoy/);
  await expect(aviso(page, 'rechazada')).toHaveCount(0);
  const series = await emitidas(page, mundo.PUERTO.empresa, '082');
  expect(series).toHaveLength(2);
  expect(new Set(series).size).toBe(2);
  await parte(page, 'Por revisar');
  await expect(page.getByText(/Con otro número/).first()).toBeVisible();
  await revisar(page, 'sinlinea-otronumero', 'escritorio');
});

test('a till that is revoked while it sells sells no more; what it had sold is accepted, and it forgets itself', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo });
  await registrar(page, '083');
  await ir(page, 'Punto de venta');
  const volver = await quedarSinLinea(page);
  const secuencia = await vender(page);

  const oficina = await enPantalla({ abrir, mundo });
  await ir(oficina, 'Ventas sin línea');
  await parte(oficina, 'Equipos');
  await fila(oficina, 'Caja 083')
    .getByRole('button', { name: /acciones/i })
    .click();
  await oficina.getByRole('menuitem', { name: 'Revocar' }).click();
  await oficina.getByRole('button', { name: 'Revocar', exact: true }).click();
  await expect(fila(oficina, 'Caja 083').getByText('Revocado')).toBeVisible();
  await revisar(oficina, 'sinlinea-revocado', 'escritorio');
  await oficina.context().close();

  await volver();
  await expect(aviso(page, '1 venta rechazada')).toBeVisible();
  await ir(page, 'Ventas sin línea');
  await expect(page.getByText(/no puede vender sin línea/).first()).toBeVisible();
  await revisar(page, 'sinlinea-sinequipo', 'escritorio');
  await enTelefono(page, 'sinlinea-sinequipo');
  await aceptar(page, secuencia, 'La vendió antes de que se revocara');
  await expect(fila(page, secuencia).getByText('Enviada')).toBeVisible();
  expect(await emitidas(page, mundo.PUERTO.empresa, '083')).toEqual([secuencia]);
  await page.getByRole('button', { name: 'Enviar y actualizar' }).click();
  await expect(page.getByRole('button', { name: 'Registrar este equipo' })).toBeVisible();
  await expect.poll(() => guardados(page, 'equipos')).toEqual([]);
  await parte(page, 'Por revisar');
  await expect(fila(page, secuencia).getByText('Equipo revocado')).toBeVisible();
});

test('what an Administrador may not take either they give up with a reason, and the till forgets it and itself', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo });
  await registrar(page, '084');
  await ir(page, 'Punto de venta');
  const volver = await quedarSinLinea(page);
  const secuencia = await vender(page);
  await serDesconocido(page);
  await volver();
  await expect(aviso(page, '1 venta rechazada')).toBeVisible();

  await ir(page, 'Ventas sin línea');
  const descartar = fila(page, secuencia).getByRole('button', { name: /^Descartar/ });
  await expect(descartar).toHaveCount(0);
  await querer(page, secuencia, 'Se cobró');
  const dialogo = page.getByRole('dialog');
  await expect(page.getByText(/equipo no está registrado/i).first()).toBeVisible();
  await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(dialogo).toHaveCount(0);

  await seVe(descartar);
  await revisar(page, 'sinlinea-sinremedio', 'escritorio');
  await enTelefono(page, 'sinlinea-sinremedio');
  await descartar.click();
  await dialogo.getByLabel('Motivo').fill('Se vendió de nuevo');
  await revisar(page, 'sinlinea-descartar', 'escritorio');
  await dialogo.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(fila(page, secuencia)).toHaveCount(0);
  await expect(aviso(page, 'rechazada')).toHaveCount(0);
  expect(await emitidas(page, mundo.PUERTO.empresa, '084')).toEqual([]);
  await page.getByRole('button', { name: 'Enviar y actualizar' }).click();
  await expect.poll(() => guardados(page, 'equipos')).toEqual([]);
});
