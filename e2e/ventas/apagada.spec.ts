// A sale that is open while the operator switches sales off for its company.
import path from 'node:path';

import type { Page } from '@playwright/test';

import { areasDeEmpresasCalls } from '../../shared/src/contracts/admin/areasDeEmpresas';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';

const CAPTURAS = path.join(import.meta.dirname, '../capturas');
/** What open tabs have to follow within. */
const MINUTO_MS = 60_000;
/** A band, and not half the screen. */
const ALTO_PX = 150;

const aviso = (page: Page) => page.getByRole('alert').filter({ hasText: 'El operador desactivó' });
/** Switches the sales of that company, as the operator does. */
async function interruptorDe(entrar: Entrar, empresa: string) {
  const operador = await entrar('operador@demo.ec');
  return (activa: boolean) =>
    llamar(operador, areasDeEmpresasCalls.cambiarAreas, {
      cambios: [{ empresa, area: 'ventas', activa }],
    });
}
const total = (page: Page) => page.locator('.ventas-total dd');

test('an open sale says within a minute that its area was switched off and who can undo it, keeps its lines, and is paid once it is on again', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const cambiar = await interruptorDe(entrar, empresa);
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  const debe = await total(page).textContent();

  await cambiar(false);
  await expect(aviso(page)).toContainText(`El operador desactivó las ventas en ${empresa}`, {
    timeout: MINUTO_MS,
  });
  await expect(total(page)).toHaveText(debe ?? '');
  await page.screenshot({ path: path.join(CAPTURAS, 'ventas-apagada.png') });
  expect((await aviso(page).boundingBox())?.height).toBeLessThan(ALTO_PX);

  await cambiar(true);
  await expect(aviso(page)).toHaveCount(0, { timeout: MINUTO_MS });
  await expect(total(page)).toHaveText(debe ?? '');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(page.getByRole('region', { name: 'Última venta' })).toContainText(
    'Factura autorizada',
  );
});

test('a payment that the server refuses for it says so at once, and loses nothing', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const cambiar = await interruptorDe(entrar, empresa);
  const page = await entrar('cajero@demo.ec', { tamano: 'telefono', ruta: '/admin/puntoventa' });
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().tap();
  await page.locator('.ventas-barra').tap();
  await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
  await cambiar(false);
  await page.getByRole('button', { name: /^Cobrar/ }).tap();
  const fallo = page.getByRole('dialog').getByRole('alert');
  await expect(fallo).toBeInViewport({ ratio: 1 });
  await expect(fallo).toContainText('La venta no se registró');
  await expect(aviso(page)).toBeVisible();
  await page.screenshot({ path: path.join(CAPTURAS, 'ventas-apagada-pago.png') });
  await cambiar(true);
  await expect(aviso(page)).toHaveCount(0, { timeout: MINUTO_MS });
  await page.getByRole('button', { name: /^Cobrar/ }).tap();
  await expect(page.getByRole('region', { name: 'Última venta' })).toContainText(
    'Factura autorizada',
  );
});
