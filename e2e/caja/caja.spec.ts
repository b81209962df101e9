// The drawer's screen as its people use it. How it is counted and closed: cuadre.spec.ts.
import type { Page } from '@playwright/test';

import { cajaCalls } from '../../shared/src/contracts/caja/caja';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// each goes on with what the one before left in the drawer
test.describe.configure({ mode: 'serial' });

async function conCaja(entrar: Entrar, tamano: Tamano, email = 'admin@demo.ec'): Promise<Page> {
  const page = await entrar(email, { tamano, ruta: '/admin/caja' });
  await expect(page.getByRole('region', { name: 'Cuadre anterior' })).toBeVisible();
  return page;
}

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const caja = (page: Page, name: string) => page.getByRole('textbox', { name });
const dialogo = (page: Page) => page.getByRole('dialog').last();
const fila = (page: Page, detalle: string) => page.getByRole('row').filter({ hasText: detalle });
const total = (page: Page) => page.getByRole('region', { name: 'Cuadre anterior' });

async function deMenu(page: Page, accion: string) {
  await boton(page, 'Más acciones de la caja').click();
  await page.getByRole('menuitem', { name: accion, exact: true }).click();
}

async function mover(page: Page, tipo: string, detalle: string, monto: string) {
  await boton(page, 'Movimiento caja').click();
  await page.getByRole('radio', { name: tipo }).check({ force: true });
  await caja(page, 'Detalle').fill(detalle);
  await caja(page, 'Monto').fill(monto);
}

test(
  'money comes and goes, is taken off and back, and the opening is put right',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const { ANDINA } = mundo;
    const page = await conCaja(entrar, 'escritorio');
    await mover(page, 'Ingreso', 'Cambio del banco', '50');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(fila(page, 'Cambio del banco').getByText('$50.00')).toBeVisible();
    await expect(fila(page, 'Cambio del banco')).toHaveCount(1);

    await mover(page, 'Salida', 'A la bóveda', '20');
    await page.getByRole('switch', { name: 'Va a la caja fuerte' }).click();
    await revisar(page, 'caja-movimiento', 'escritorio');
    await dialogo(page).getByRole('button', { name: 'Registrar' }).click();
    await expect(fila(page, 'A la bóveda').getByText('A la caja fuerte')).toBeVisible();

    await boton(page, 'Eliminar Cambio del banco').click();
    await expect(page.getByText('Salen $50.00 de la caja')).toBeVisible();
    await boton(page, '¡Sí, eliminar!').click();
    await expect(boton(page, 'Activar Cambio del banco')).toBeVisible();
    await revisar(page, 'caja', 'escritorio');
    await boton(page, 'Activar Cambio del banco').click();
    await boton(page, 'Sí, activar').click();
    await expect(boton(page, 'Eliminar Cambio del banco')).toBeVisible();

    await total(page).click();
    await caja(page, 'Cantidad').fill('123,45');
    await page.keyboard.press('Enter');
    await expect(total(page).getByText('$123.45')).toBeVisible();

    await page.getByRole('combobox', { name: 'Empresa' }).click();
    await page.getByTitle(ANDINA.empresa).last().click();
    await expect(page.getByText('Aún no hay movimientos hoy')).toBeVisible();
    await expect(fila(page, 'Cambio del banco')).toHaveCount(0);
    await expect(total(page).getByText('$123.45')).toHaveCount(0);
  },
);

test('an Administrador makes a drawer, works with it, sets the rules, opens it and reads who did what', async ({
  entrar,
}) => {
  const page = await conCaja(entrar, 'oscuro');
  await deMenu(page, 'Cajas');
  await caja(page, 'Nombre de la caja nueva').fill('Barra del recorrido');
  await page.keyboard.press('Enter');
  await boton(page, 'Renombrar Barra del recorrido').click();
  await caja(page, 'Nombre nuevo de Barra del recorrido').fill('Barra');
  await page.keyboard.press('Enter');
  await expect(boton(page, 'Renombrar Barra')).toBeVisible();
  await revisar(page, 'caja-cajas', 'oscuro');
  await boton(page, 'Eliminar Caja').click();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(page.getByText('La caja tiene dinero o movimientos sin cuadrar')).toBeVisible();
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();

  await page.getByRole('combobox', { name: 'Caja' }).click();
  await page.getByTitle('Barra', { exact: true }).last().click();
  await expect(page.getByText('Aún no hay movimientos hoy')).toBeVisible();
  await boton(page, 'Trabajar con esta caja').click();
  await expect(page.getByText('Su caja')).toBeVisible();

  await deMenu(page, 'Ajustes de caja');
  await caja(page, 'Hora en que termina el día').fill('4');
  await caja(page, 'Pedir el motivo a partir de').fill('5');
  await caja(page, 'Pedir un Administrador a partir de').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('no puede ser menor que la diferencia con motivo')).toBeVisible();
  await revisar(page, 'caja-ajustes', 'oscuro');
  await caja(page, 'Pedir un Administrador a partir de').fill('20');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ajustes guardados')).toBeVisible();

  await deMenu(page, 'Abrir cajón');
  await caja(page, 'Motivo').fill('Cambio de un billete');
  await dialogo(page).getByRole('button', { name: 'Abrir cajón' }).click();
  await expect(page.getByText('Cajón abierto')).toBeVisible();

  await deMenu(page, 'Historial');
  for (const hecho of ['Cajón abierto', 'Ajustes de caja', 'Turno abierto', 'Caja renombrada'])
    await expect(dialogo(page).getByRole('cell', { name: hecho, exact: true })).toBeVisible();
  await expect(dialogo(page).getByText('Motivo: Cambio de un billete')).toBeVisible();
  await revisar(page, 'caja-historial', 'oscuro');
});

test('a cashier gives an advance on a phone, and its receipt is printed', async ({
  entrar,
  mundo,
}) => {
  const page = await conCaja(entrar, 'telefono', 'cajero@demo.ec');
  await boton(page, 'Anticipo personal').click();
  await expect(page.getByRole('combobox', { name: 'Empleado' })).toBeVisible(); // of what is not there yet nothing is said
  await dialogo(page).getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByText('¡Debe seleccionar un empleado!')).toBeVisible();
  await expect(page.getByText('¡Debe ingresar una cantidad!')).toBeVisible();
  await page.getByRole('combobox', { name: 'Empleado' }).click();
  await page.keyboard.press('Enter');
  await caja(page, 'Cantidad').fill('15');
  await revisar(page, 'caja-anticipo', 'telefono');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Recibo impreso. Pida la firma')).toBeVisible();
  const { empresa } = mundo.PUERTO;
  const [dado] = await llamar(page, cajaCalls.listarMovimiento, { empresa });
  expect(dado?.salida).toBe(15);
  await revisar(page, 'caja-recibo', 'telefono');
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(page.getByText('Anticipo de personal').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Más acciones de Anticipo a/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Recibo' }).click();
  await expect(page.getByText('Recibo impreso', { exact: true })).toBeVisible();
  await revisar(page, 'caja', 'telefono');
});

test('a waiter is told in words what is not theirs', async ({ entrar }) => {
  const page = await conCaja(entrar, 'telefono', 'mesero@demo.ec');
  await boton(page, 'Cuadre de caja No es de su perfil').tap({ force: true });
  await expect(page.getByText('Su perfil no tiene permiso para esta acción')).toBeVisible();
  await boton(page, 'Préstamos No habilitado').press('Enter');
  await expect(page.getByText('¡Esta opción no está habilitada por el momento!')).toBeVisible();
  await revisar(page, 'caja-mesero', 'telefono');
});
