// An order is scheduled on the till and issued by the server.
import type { Page } from '@playwright/test';

import { openDb } from '../../services/kit/src/base/db';
import { formatFecha, fechaNegocio, formatHora } from '../../shared/src/domain/texto/fecha';

import { baseDelProducto } from '../apoyo/base';
import type { Mundo } from '../apoyo/mundo';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

/** Rows that the product has of La Cevichería del Puerto of a world, whose id is $1. */
async function sql<Fila extends object>(
  { PUERTO }: Mundo,
  texto: string,
  ...valores: unknown[]
): Promise<Fila[]> {
  const db = openDb({ url: await baseDelProducto() });
  try {
    const { rows } = await db.pool.query<{ id: number }>(
      'select id from identidad.empresas where empresa = $1',
      [PUERTO.empresa],
    );
    return (await db.pool.query<Fila>(texto, [rows[0]?.id, ...valores])).rows;
  } finally {
    await db.close();
  }
}

const con = (entrar: Entrar, tamano: Tamano, ruta: string, email = 'cajero@demo.ec') =>
  entrar(email, { tamano, ruta: `/admin/${ruta}` });

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const caja = (page: Page, name: string) => page.getByRole('dialog').last().getByLabel(name);
/** A row of the table, or a card of a phone. */
const uno = (page: Page, que: string) =>
  page.locator('tr, li, article').filter({ hasText: que }).first();

/** Now, or the next minute where this one is about to end. */
function estaHora() {
  const ahora = new Date();
  return formatHora(new Date(ahora.getTime() + (ahora.getSeconds() > 40 ? 60_000 : 0)));
}

/** An order of one product is scheduled, from the tiles to the notice. */
type Plan = { hora: string; mensaje: string; fecha?: string; tamano: Tamano };
async function programar(page: Page, { hora, mensaje, fecha, tamano }: Plan): Promise<void> {
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  if (tamano === 'telefono') await page.locator('.ventas-barra').tap();
  await boton(page, 'Pagar').last().click();
  await page.getByText('TRANSFERENCIA').click();
  await boton(page, 'Programar').click();
  await expect(dialogo(page, 'Programar')).toBeVisible();
  if (fecha) await caja(page, 'Fecha').fill(fecha);
  await caja(page, 'Hora').fill(hora);
  await page.keyboard.press('Tab');
  await caja(page, 'Mensaje').fill(mensaje);
  await revisar(page, 'programar', tamano);
  await dialogo(page, 'Programar').getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText('Factura Programada correctamente').first()).toBeVisible();
}

/** One that was planned for yesterday, and nobody was there. */
async function perder(mundo: Mundo, mensaje: string): Promise<void> {
  const filas = await sql(
    mundo,
    `insert into pedidos.programado_resultados (empresa_id, programado_id, previsto, motivo, en)
     select empresa_id, id, proximo - interval '2 days', 'El servidor no estuvo encendido ese dia a esa hora', now()
       from pedidos.programados where empresa_id = $1 and mensaje = $2
     returning programado_id as id`,
    mensaje,
  );
  expect(filas).toHaveLength(1);
}

const MANANA = formatFecha(fechaNegocio(new Date(Date.now() + 86_400_000)));

test('an order is scheduled for this minute, and is a sale with its invoice by itself', async ({
  entrar,
  mundo,
}) => {
  const page = await con(entrar, 'escritorio', 'puntoventa');
  const mensaje = 'Almuerzo del recorrido';
  await programar(page, { hora: estaHora(), mensaje, tamano: 'escritorio' });
  await expect(page.locator('.ventas-deshacer')).toBeVisible();
  await expect(page.locator('.ventas-total dd')).toHaveText('$0.00');

  await page.goto('/admin/programados');
  await expect(uno(page, mensaje).getByText('Emitida')).toBeVisible();
  await boton(page, /^Más acciones de /)
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Resultados' }).click();
  await expect(dialogo(page, /^Resultados/).getByText(/Venta \d{3}-\d{3}-\d{9}/)).toBeVisible();
  await revisar(page, 'programados-resultados', 'escritorio');
  const deVenta = () =>
    sql(
      mundo,
      `select v.forma_pago, c.estado from pedidos.programados p
         join pedidos.programado_resultados r on r.empresa_id = p.empresa_id and r.programado_id = p.id
         join pedidos.ventas v on v.empresa_id = r.empresa_id and v.id = r.venta_id
         join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id
        where p.empresa_id = $1 and p.mensaje = $2`,
      mensaje,
    );
  await expect.poll(deVenta).toEqual([{ forma_pago: 'TRANSFERENCIA', estado: 'AUTORIZADO' }]);
});

test('an hour that is over is refused under its field, and Escape asks before it forgets', async ({
  entrar,
}) => {
  const page = await con(entrar, 'escritorio', 'puntoventa');
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await boton(page, 'Pagar').last().click();
  await boton(page, 'Programar').click();
  await caja(page, 'Hora').fill('00:00');
  await page.keyboard.press('Tab');
  await dialogo(page, 'Programar').getByRole('button', { name: 'Programar' }).click();
  await expect(page.getByText('Esa hora ya pasó. Elija otra')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(boton(page, /^Cobrar/)).toBeVisible();
});

test('one is changed, stopped, goes on, and is taken off once that is meant', async ({
  entrar,
}) => {
  const page = await con(entrar, 'escritorio', 'puntoventa');
  const mensaje = 'Para cambiar';
  await programar(page, { hora: '13:00', fecha: MANANA, mensaje, tamano: 'escritorio' });
  await page.goto('/admin/programados');
  const fila = uno(page, mensaje);
  await expect(fila.getByText('13:00')).toBeVisible();
  await fila.getByRole('button', { name: /^Editar/ }).click();
  await caja(page, 'Hora').fill('14:30');
  await page.keyboard.press('Tab');
  await page.getByRole('switch').click();
  await revisar(page, 'programados-editar', 'escritorio');
  await dialogo(page, 'Editar programado').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Actualizado').first()).toBeVisible();
  await expect(fila.getByText('14:30, cada día')).toBeVisible();
  await fila.getByRole('button', { name: /^Detener/ }).click();
  await expect(fila.getByText('Detenida')).toBeVisible();
  await fila.getByRole('button', { name: /^Reanudar/ }).click();
  await expect(fila.getByText(`Próxima ${MANANA}`)).toBeVisible();
  await revisar(page, 'programados', 'escritorio');
  await fila.getByRole('button', { name: /^Eliminar/ }).click();
  await boton(page, 'Cancelar').click();
  await expect(page.getByText('Cancelado').first()).toBeVisible();
  await fila.getByRole('button', { name: /^Eliminar/ }).click();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(page.getByText('Eliminado').first()).toBeVisible();
  await expect(fila).toHaveCount(0);
});

test('what was not issued is told on the menu, and issued with one button, on a phone', async ({
  entrar,
  mundo,
}) => {
  const page = await con(entrar, 'telefono', 'puntoventa');
  const mensaje =
    'Reunión de los lunes del comité de padres de familia, con quince almuerzos y jugos';
  await programar(page, { hora: '13:00', fecha: MANANA, mensaje, tamano: 'telefono' });
  await perder(mundo, mensaje);
  await page.goto('/admin/index');
  await expect(page.getByText('1 factura programada no emitida').first()).toBeVisible();
  await page.goto('/admin/programados');
  await expect(page.getByText('No emitida').first()).toBeVisible();
  await revisar(page, 'programados', 'telefono');
  await uno(page, mensaje)
    .getByRole('button', { name: /^Más acciones de / })
    .click();
  await page.getByRole('menuitem', { name: 'Resultados' }).click();
  await boton(page, /^Emitir la del/).click();
  await page.getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(page.getByText('Factura emitida').first()).toBeVisible();
  await expect(dialogo(page, /^Resultados/).getByText(/Venta \d{3}-\d{3}-\d{9}/)).toBeVisible();
  await revisar(page, 'programados-resultados', 'telefono');
});
