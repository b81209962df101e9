// A discount above the limit is let through by an Administrador of this company alone, and by one who has a second factor with its code.
import type { Page } from '@playwright/test';

import { emitidosCalls } from '../../shared/src/contracts/reportes/emitidos';
import { fechaNegocio } from '../../shared/src/domain/texto/fecha';
import { codigoDe, ponerFactor } from '../apoyo/factor';
import { llamar } from '../apoyo/navegador';
import { expect, test } from '../apoyo/pruebas';
import { revisarEn } from '../apoyo/revisar';

const CLAVE = 'demo1234';

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const hecha = (page: Page) => page.getByRole('region', { name: 'Última venta' });
const codigo = (page: Page) => page.getByLabel('Código de la aplicación del Administrador');
const rechazo = (page: Page, frase: string) =>
  page.getByRole('alert').filter({ hasText: frase }).first();

/** Half of the price off one Encebollado, up to where somebody has to approve it. */
async function pedirLaMitad(page: Page): Promise<void> {
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  await boton(page, /^Cantidad de Encebollado/).click();
  await boton(page, /^Descuento/).click();
  await page.getByLabel('Descuento', { exact: true }).fill('50');
  await boton(page, 'Empleado').click();
}

async function aprueba(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo del Administrador').fill(email);
  await page.getByLabel('Contraseña del Administrador').fill(CLAVE);
  await boton(page, 'Aprobar 50%').click();
}

test('of those who may not approve a discount nothing is sold; with the code of who may, once', async ({
  entrar,
  mundo,
}) => {
  const { correoDe, PUERTO } = mundo;
  const { empresa } = PUERTO;
  const admin = await entrar('admin@demo.ec');
  const secreto = await ponerFactor(admin, CLAVE);
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  const vendidas = async () => {
    const fecha = fechaNegocio(new Date());
    const { filas } = await llamar(page, emitidosCalls.listarEmitidosDelDia, { empresa, fecha });
    return filas.map(({ total }) => total);
  };
  await pedirLaMitad(page);
  for (const otro of ['cajero@demo.ec', 'contador@demo.ec', 'admin@otra.ec']) {
    await aprueba(page, correoDe(otro));
    await expect(rechazo(page, 'no son de un Administrador de esta empresa'), otro).toBeVisible();
    await expect(codigo(page), otro).toHaveCount(0);
    await expect(boton(page, 'Aplicar descuento'), otro).toHaveCount(0);
  }
  expect(await vendidas()).toEqual([]);

  await aprueba(page, correoDe('admin@demo.ec'));
  await expect(rechazo(page, 'Ingrese el código de la aplicación')).toBeVisible();
  await expect(codigo(page)).toBeFocused();
  await revisarEn(page, 'aprobador-codigo', ['escritorio', 'apaisado']);
  await codigo(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(rechazo(page, 'El código no es válido')).toBeVisible();
  await expect(boton(page, 'Aplicar descuento')).toHaveCount(0);
  const suyo = codigoDe(secreto, 1);
  await codigo(page).fill(suyo);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ventas-total dd')).toHaveText('$1.75');
  expect(await vendidas(), 'an approval sells nothing').toEqual([]);
  await boton(page, 'Pagar').click();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
  expect(await vendidas()).toEqual([1.75]);

  // what let one sale through lets no other through, and neither does the code that it took
  await pedirLaMitad(page);
  await aprueba(page, correoDe('admin@demo.ec'));
  await codigo(page).fill(suyo);
  await page.keyboard.press('Enter');
  await expect(rechazo(page, 'El código no es válido o ya se usó')).toBeVisible();
  await expect(boton(page, 'Aplicar descuento')).toHaveCount(0);
  expect(await vendidas()).toEqual([1.75]);
});
