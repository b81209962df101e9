// Who did something at a till without a line: what they signed there is theirs whoever sends it, and what only says that it is somebody
// else's stands in the name of who sent it, and is shown to an Administrador with both names.
import { randomUUID } from 'node:crypto';

import type { Page, Request } from '@playwright/test';

import { cajaCalls } from '../../shared/src/contracts/caja/caja';
import { sinLineaCalls } from '../../shared/src/contracts/ventas/sinLinea';
import { llamar } from '../apoyo/navegador';
import { ingresar } from '../apoyo/pagina';
import { expect, test } from '../apoyo/pruebas';
import { revisar, TAMANOS } from '../apoyo/revisar';
import {
  aviso,
  cambiarFilas,
  enAlmacen,
  enPantalla,
  esperar,
  ir,
  quedarSinLinea,
  registrar,
  type Fila,
} from '../apoyo/sinLinea';

const MOVIMIENTO = '**/v1/ingresar_movimiento*';
/** As a server that is there and fails at it. */
const FALLA = { status: 500, json: { success: false, code: 'INESPERADO', msg: 'Algo salió mal.' } };
const ADMIN = 'Rosa Elena Mora';
const CAJERO = 'Luis Alberto Vera';

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fila = (page: Page, detalle: string) => page.getByRole('row').filter({ hasText: detalle });
const guardados = async (page: Page, almacen: string): Promise<Fila[]> =>
  (await enAlmacen(page, 'comanda.sinLinea', almacen)) ?? [];

/** Leaves, also with something left to send. */
async function salir(page: Page, { pendientes }: { pendientes: boolean }): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Cerrar Sesión' }).click();
  if (pendientes) await page.getByRole('dialog').getByRole('button').last().click();
  await page.waitForURL('**/auth/**');
}

/** The id of whoever is in, as the page keeps them. */
async function quienEs(page: Page): Promise<string> {
  const guardada = await page.evaluate(() => localStorage.getItem('comanda.sesion'));
  const sesion = Buffer.from(guardada ?? '', 'base64').toString();
  return (JSON.parse(sesion) as { id: string }).id;
}

/** A till that an Administrador registered, with the Cajero at it, who has a key there that the server knows. */
async function conCajero(
  piezas: Parameters<typeof enPantalla>[0],
  punto: string,
): Promise<{ page: Page; admin: string }> {
  const page = await enPantalla(piezas);
  await registrar(page, punto);
  const admin = await quienEs(page);
  await salir(page, { pendientes: false });
  await ingresar(page, { email: piezas.mundo.correoDe('cajero@demo.ec') });
  await esperar('a key of the Cajero that the server knows', async () => {
    const [equipo] = await guardados(page, 'equipos');
    const llave = equipo?.llave as { de: string; hasta: string | null } | undefined;
    return llave && llave.de !== admin && llave.hasta !== null;
  });
  await ir(page, 'Caja');
  await expect(boton(page, 'Movimiento caja')).toBeVisible();
  return { page, admin };
}

async function sacar(page: Page, detalle: string, monto: string): Promise<void> {
  await boton(page, 'Movimiento caja').click();
  await page.getByRole('radio', { name: 'Salida' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Detalle' }).fill(detalle);
  await page.getByRole('textbox', { name: 'Monto' }).fill(monto);
  await page.keyboard.press('Enter');
  await expect(fila(page, detalle).getByText('Por enviar')).toBeVisible();
}

type DeEquipo = { dispositivo: string; token: string };

/** What the till shows to be itself, read off what it sends. */
const deEquipo = (enviado: Request): DeEquipo =>
  (enviado.postDataJSON() as { sin_linea: DeEquipo }).sin_linea;

test('what a Cajero signed at the till is theirs, without a mark, when an Administrador sends it', async ({
  abrir,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const { page } = await conCajero({ abrir, mundo }, '085');
  const volver = await quedarSinLinea(page);
  await sacar(page, 'Gas firmado', '3.50');
  await esperar('its signature', async () => (await guardados(page, 'salida'))[0]?.firma);
  await page.route(MOVIMIENTO, (route) => route.fulfill(FALLA)); // it waits while its Cajero leaves
  await volver();
  await expect(aviso(page, 'Sin línea desde')).toHaveCount(0);
  await salir(page, { pendientes: true });
  await page.unroute(MOVIMIENTO);
  const enviado = page.waitForRequest(MOVIMIENTO);
  await ingresar(page, { email: mundo.correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
  expect(deEquipo(await enviado)).toHaveProperty('firma');

  await ir(page, 'Ventas sin línea');
  await expect(fila(page, 'Gas firmado').getByText('Enviado')).toBeVisible();
  await page.getByRole('button', { name: 'Por revisar', exact: true }).click();
  await expect(page.getByText('No hay ventas sin línea por revisar')).toBeVisible();
  const movimientos = await llamar(page, cajaCalls.listarMovimiento, { empresa });
  expect(movimientos.map(({ detalle, salida, usuario }) => [detalle, salida, usuario])).toEqual([
    ['Gas firmado', 3.5, CAJERO],
  ]);
});

test('what says that an Administrador did it, in the till or by hand, is listed with both names', async ({
  abrir,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const { page, admin } = await conCajero({ abrir, mundo }, '086');
  const volver = await quedarSinLinea(page);
  await sacar(page, 'Hielo cambiado', '7');
  await esperar('its signature', async () => (await guardados(page, 'salida'))[0]?.firma);
  await cambiarFilas(page, 'salida', { quien: { id: admin, nombre: ADMIN } });
  const enviado = page.waitForRequest(MOVIMIENTO);
  await volver();
  const { dispositivo, token } = deEquipo(await enviado);
  await expect(aviso(page, 'por enviar')).toHaveCount(0);

  const ahora = new Date().toISOString();
  await llamar(page, cajaCalls.ingresarMovimiento, {
    empresa,
    detalle: 'Hielo a mano',
    ingreso: 0,
    salida: 9,
    movimiento_id: randomUUID(),
    sin_linea: { dispositivo, token, hecho: ahora, reloj: ahora, quien: admin },
  });
  await page.context().close();

  const oficina = await enPantalla({ abrir, mundo });
  await ir(oficina, 'Ventas sin línea');
  await oficina.getByRole('button', { name: 'Por revisar', exact: true }).click();
  for (const detalle of ['Hielo cambiado', 'Hielo a mano']) {
    await expect(fila(oficina, detalle)).toContainText(`Hecho por ${ADMIN}, enviado por ${CAJERO}`);
    await expect(fila(oficina, detalle)).toContainText('Sin firma de quien dice');
  }
  await revisar(oficina, 'sinlinea-autoria', 'escritorio');
  const movimientos = await llamar(oficina, cajaCalls.listarMovimiento, { empresa });
  const suyos = movimientos.filter(({ detalle }) => detalle.startsWith('Hielo'));
  expect(suyos.map(({ usuario }) => usuario)).toEqual([CAJERO, CAJERO]);
  const listadas = await llamar(oficina, sinLineaCalls.listarVentasSinLinea, { empresa });
  expect(listadas.map(({ vendedor }) => vendedor)).toEqual([CAJERO, CAJERO]);

  await oficina.setViewportSize(TAMANOS.apaisado.viewport);
  await revisar(oficina, 'sinlinea-autoria', 'apaisado');
});
