// A company sells on account: a sale is left on a customer at the till, found in Cuentas por cobrar, paid in part, and the drawer closes to
// the cent with what came in.
import type { Locator, Page } from '@playwright/test';

import { cuadresCalls } from '../../shared/src/contracts/caja/cuadres';
import { cuentasCalls } from '../../shared/src/contracts/caja/cuentas';
import { clientesCalls } from '../../shared/src/contracts/ventas/clientes';
import { FACTURACION, llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

test.describe.configure({ mode: 'serial' });

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const hecha = (page: Page) => page.getByRole('region', { name: 'Última venta' });

/** Each size has a customer of its own, whom the company knows. */
const CEDULAS: Readonly<Record<string, string>> = {
  escritorio: '1710034065',
  telefono: '0918273640',
};

async function vender(entrar: Entrar, tamano: Tamano, cedula: string): Promise<Page> {
  const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
  await boton(page, /^Pagar/).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.locator('label').filter({ hasText: 'CRÉDITO' }).click();
  await expect(dialogo.getByText(/consumidor final no puede/)).toBeVisible();
  await boton(dialogo, 'Cambiar cliente').click();
  await page.getByLabel('Número de cédula').fill(cedula);
  await expect(page.getByLabel('Nombre').first()).not.toHaveValue('');
  await boton(page, 'Guardar').click();
  await expect(dialogo.getByText('Le queda a crédito')).toBeVisible();
  await revisar(page, 'credito-pago', tamano);
  await boton(dialogo, /^Cobrar/).click();
  await expect(hecha(page).getByText(/^A crédito, 30 días, vence/)).toBeVisible();
  await expect(hecha(page).getByText('Factura autorizada')).toBeVisible();
  await revisar(page, 'credito-hecha', tamano);
  return page;
}

test('a company says that it sells on account, and up to how much', async ({ entrar }) => {
  const admin = await entrar('admin@demo.ec', { ruta: '/admin/puntoventa' });
  await expect(admin.locator('.ventas-tile').first()).toBeVisible();
  await boton(admin, /Ajustes/).click();
  const dialogo = admin.getByRole('dialog');
  await dialogo.getByRole('switch', { name: 'Vender a crédito' }).click();
  await dialogo.getByLabel('Límite de cada cliente').fill('50');
  await revisar(admin, 'credito-ajustes', 'escritorio');
  await boton(dialogo, 'Guardar').click();
  await expect(dialogo).toHaveCount(0);
});

const TAMANOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TAMANOS)
  test(`a sale is left on account, paid in part, and the drawer closes to the cent, ${tamano}`, async ({
    entrar,
    mundo,
  }) => {
    const { empresa } = mundo.PUERTO;
    const cedula = CEDULAS[tamano] ?? '';
    const admin = await entrar('admin@demo.ec');
    const conocido = { id: cedula, empresa };
    const { nombre } = await llamar(admin, clientesCalls.consultarCliente, conocido, FACTURACION);
    const antes = await llamar(admin, cuadresCalls.consultarX, { empresa });
    const page = await vender(entrar, tamano, cedula);
    const { debe } = await llamar(admin, cuentasCalls.creditoDeCliente, { empresa, cedula });
    expect(debe).toBeGreaterThan(2);

    await page.goto('/admin/cobrar');
    await expect(page.getByText(/^Deben \$/)).toBeVisible();
    await revisar(page, 'credito-cuentas', tamano);
    await page.getByText(nombre).first().click();
    const cuenta = page.getByRole('dialog', { name: nombre });
    await expect(cuenta.getByText(/^001-\d{3}-\d{9}$/).first()).toBeVisible();
    await revisar(page, 'credito-cuenta', tamano);
    await boton(cuenta, 'Registrar abono').click();
    await page.getByLabel('Monto').fill('1.25');
    await revisar(page, 'credito-abono', tamano);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Recibo impreso')).toBeVisible();
    await revisar(page, 'credito-recibo', tamano);

    const despues = await llamar(admin, cuadresCalls.consultarX, { empresa });
    expect(Math.round((despues.esperado - antes.esperado) * 100)).toBe(125);
    expect(despues.formas.find(({ forma_pago }) => forma_pago === 'CREDITO')?.cantidad).toBe(
      (antes.formas.find(({ forma_pago }) => forma_pago === 'CREDITO')?.cantidad ?? 0) + 1,
    );
    const credito = await llamar(admin, cuentasCalls.creditoDeCliente, { empresa, cedula });
    expect(Math.round((debe - credito.debe) * 100)).toBe(125);
    const contado = await llamar(admin, cuadresCalls.contarCaja, {
      empresa,
      conteo: despues.esperado,
      totalVouchers: despues.formas.find(({ forma_pago }) => forma_pago === 'TARJETA')?.total ?? 0,
      totalTransferencias:
        despues.formas.find(({ forma_pago }) => forma_pago === 'TRANSFERENCIA')?.total ?? 0,
    });
    expect(contado.diferencia).toBe(0);
    const cuadre = await llamar(admin, cuadresCalls.cuadreCaja, {
      empresa,
      conteo: contado.conteo,
      totalVouchers: contado.totalVouchers,
      totalTransferencias: contado.totalTransferencias,
    });
    expect(cuadre).toMatchObject({ diferencia: 0, total_venta: despues.ventas.total });
  });
