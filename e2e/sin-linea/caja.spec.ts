// A registered till whose line goes moves cash, opens its drawer and sells; all of it arrives once.
import type { Page } from '@playwright/test';

import { cajaCalls } from '../../shared/src/contracts/caja/caja';
import { cajasCalls } from '../../shared/src/contracts/caja/cajas';
import { fechaNegocio } from '../../shared/src/domain/texto/fecha';
import { llamar } from '../apoyo/navegador';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';
import {
  aviso,
  emitidas,
  enPantalla,
  ir,
  leidas,
  quedarSinLinea,
  registrar,
  seriadas,
  vender,
} from '../apoyo/sinLinea';

const ESPERA = 'Sin línea no se puede: espere a que vuelva';
const MOTIVO = 'Cambio de billete';

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fila = (page: Page, detalle: string) => page.getByRole('row').filter({ hasText: detalle });

async function mover(page: Page, tipo: string, detalle: string, monto: string) {
  await boton(page, 'Movimiento caja').click();
  await page.getByRole('radio', { name: tipo }).check({ force: true });
  await page.getByRole('textbox', { name: 'Detalle' }).fill(detalle);
  await page.getByRole('textbox', { name: 'Monto' }).fill(monto);
  await page.keyboard.press('Enter');
  await expect(fila(page, detalle)).toBeVisible();
}

async function abrirCajon(page: Page) {
  await boton(page, 'Más acciones de la caja').click();
  await page.getByRole('menuitem', { name: 'Abrir cajón', exact: true }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill(MOTIVO);
  await page.getByRole('dialog').last().getByRole('button', { name: 'Abrir cajón' }).click();
  await expect(page.getByText('Cajón abierto')).toBeVisible();
}

test('cash is moved and the drawer opened without a line, and all of it arrives once', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo });
  await registrar(page, '081');
  await ir(page, 'Punto de venta');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await leidas(page, '/v1/listar_produtos_empresa');
  await ir(page, 'Caja');
  await mover(page, 'Ingreso', 'Cambio del banco', '50');
  const volver = await quedarSinLinea(page); // what is read is kept after it is shown
  await mover(page, 'Salida', 'Gas', '3.50');
  await expect(fila(page, 'Gas').getByText('Por enviar')).toBeVisible();
  await expect(aviso(page, '1 movimiento por enviar')).toBeVisible();
  await abrirCajon(page);
  await expect(boton(page, 'Actualizar caja')).toBeDisabled();
  await page.getByRole('button', { name: /^Cuadre de caja/ }).click({ force: true });
  await expect(page.getByText(ESPERA).first()).toBeVisible();

  await ir(page, 'Punto de venta');
  await vender(page);
  await expect(aviso(page, '1 venta y 2 más por enviar')).toBeVisible();
  await ir(page, 'Caja');
  await expect(page.getByText(/^Sin línea: esto es lo último que se supo/)).toBeVisible();
  await expect(fila(page, 'Cambio del banco').getByText('$50.00')).toBeVisible();
  await expect(fila(page, 'Gas').getByText('Por enviar')).toBeVisible();
  await revisar(page, 'sinlinea-caja', 'escritorio');
  await ir(page, 'Ventas sin línea');
  await expect(fila(page, 'Salida: Gas').getByText('Por enviar')).toBeVisible();
  await revisar(page, 'sinlinea-caja-lista', 'escritorio');

  await volver();
  await expect(aviso(page, 'por enviar')).toHaveCount(0);
  await expect(fila(page, 'Salida: Gas').getByText('Enviado')).toBeVisible();
  await ir(page, 'Caja');
  await expect(fila(page, 'Gas')).toBeVisible();
  await expect(fila(page, 'Gas').getByText('Por enviar')).toHaveCount(0);
  const { empresa } = mundo.PUERTO;
  const movimientos = await llamar(page, cajaCalls.listarMovimiento, { empresa });
  expect(movimientos.map(({ detalle, ingreso, salida }) => [detalle, ingreso, salida])).toEqual([
    ['Gas', 0, 3.5],
    ['Cambio del banco', 50, 0],
  ]);
  const hoy = fechaNegocio(new Date());
  const entrada = { empresa, fecha_ini: hoy, fecha_fin: hoy };
  const hechos = await llamar(page, cajasCalls.listarHechosCaja, entrada);
  // a sale may open the drawer too, and has its own reason
  const abiertos = hechos.filter(({ despues }) => despues?.['motivo'] === MOTIVO);
  expect(abiertos.map(({ accion }) => accion)).toEqual(['cajon abierto']);
  expect(await emitidas(page, empresa, '081')).toEqual(seriadas(1, 1, '081'));
  await page.setViewportSize({ width: 390, height: 844 });
  await revisar(page, 'sinlinea-caja', 'telefono');
});
