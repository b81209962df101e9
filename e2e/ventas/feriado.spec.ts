// A holiday of 8% begins, and ends, at midnight with a sale open: the till changes by itself, and what it charges is authorised.
import type { Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { fechaNegocio } from '../../shared/src/domain/texto/fecha';
import { sumarDias } from '../../shared/src/domain/texto/periodo';
import { baseDelProducto } from '../apoyo/base';
import type { Mundo } from '../apoyo/mundo';
import { ingresar } from '../apoyo/pagina';
import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

// one company is moved from one decree to the next
test.describe.configure({ mode: 'serial' });

const HOY = fechaNegocio(new Date());
const AYER = sumarDias(HOY, -1);

/** Of a place where no other company of these journeys is. */
async function decretar({ PUERTO }: Mundo, provincia: string, dia: string): Promise<void> {
  const url = await baseDelProducto();
  await comoDueno(
    url,
    `insert into identidad.decretos (tarifa, desde, hasta, lugares, fuente, usuario_id)
     select 8, $1::date, $1::date, jsonb_build_array(jsonb_build_object('provincia', $2::text, 'canton', null)),
            'Decreto de prueba para ' || $2, id from identidad.usuarios limit 1`,
    [dia, provincia],
  );
  await comoDueno(
    url,
    `update identidad.empresas set registro_turismo = '17010101', provincia = $2, canton = null, actualizada = now()
      where empresa = $1`,
    [PUERTO.empresa, provincia],
  );
}

const rige = (page: Page) => page.getByText(/^Hoy rige el IVA 8%/);
const orden = (page: Page) => page.getByRole('region', { name: 'Orden' });
const verOrden = async (page: Page, tamano: Tamano) => {
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
};

/** A till where it is that hour by its own clock, with a dish on it. */
async function conHora(page: Page, { correoDe }: Mundo, hora: string): Promise<void> {
  await page.clock.install({ time: new Date(hora) });
  await ingresar(page, { email: correoDe('cajero@demo.ec') });
  await page.goto('/admin/puntoventa');
  await page.locator('.ventas-tile', { hasText: 'Ceviche de camarón' }).first().click();
}

/** Just before midnight, with a server that says nothing of its own hour: this one lives today. */
async function antesDeMedianoche(page: Page, mundo: Mundo): Promise<void> {
  await page.route('**/v1/listar_produtos_empresa?*', async (route) => {
    const respuesta = await route.fetch();
    const { ahora: _, ...cuerpo } = (await respuesta.json()) as Record<string, unknown>;
    await route.fulfill({ response: respuesta, json: cuerpo });
  });
  await conHora(page, mundo, `${AYER}T23:58:00-05:00`);
}

async function cobrar(page: Page): Promise<void> {
  await orden(page)
    .getByRole('button', { name: /^Pagar/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cobrar/ })
    .click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha.getByText(/^Venta \d{3}-\d{3}-\d{9}/)).toBeVisible();
  await expect(hecha.getByText('Factura autorizada')).toBeVisible();
}

const TAMANOS: Tamano[] = ['escritorio', 'telefono'];
for (const tamano of TAMANOS) {
  test(`it begins: the open sale is at 8% from midnight on, ${tamano}`, async ({
    abrir,
    mundo,
  }) => {
    await decretar(mundo, 'Galápagos', HOY);
    const page = await abrir(tamano);
    await antesDeMedianoche(page, mundo);
    await expect(rige(page)).toHaveCount(0);
    await page.clock.fastForward('03:00');
    await expect(rige(page)).toBeVisible();
    await revisar(page, 'feriado-empieza', tamano);
    await verOrden(page, tamano);
    await expect(orden(page).getByText(/Subtotal 8%/)).toBeVisible();
    await cobrar(page);
  });

  test(`it ends: the open sale is at 15% from midnight on, ${tamano}`, async ({ abrir, mundo }) => {
    await decretar(mundo, 'Napo', AYER);
    const page = await abrir(tamano);
    await antesDeMedianoche(page, mundo);
    await expect(rige(page)).toBeVisible();
    await page.clock.fastForward('03:00');
    await expect(rige(page)).toHaveCount(0);
    await verOrden(page, tamano);
    await expect(orden(page).getByText(/Subtotal 15%/)).toBeVisible();
    await revisar(page, 'feriado-termina', tamano);
    await cobrar(page);
  });
}

test('a till whose clock is half a day late sells at the rate of the day of the server', async ({
  abrir,
  mundo,
}) => {
  await decretar(mundo, 'Loja', HOY);
  const page = await abrir('escritorio');
  await conHora(page, mundo, `${AYER}T12:00:00-05:00`);
  await expect(rige(page)).toBeVisible();
  await expect(orden(page).getByText(/Subtotal 8%/)).toBeVisible();
  await cobrar(page);
});
