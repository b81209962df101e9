// 'Facturas por resolver' of Inicio: late, lost, and changed by what the authority says of a sale.
import type { Page, Route } from '@playwright/test';

import { emisionesCalls } from '../../shared/src/contracts/facturacion/emisiones';
import { fila } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';
import { guion, SRI } from '../apoyo/sri';

const TARDE_MS = 3_000;
const LISTA = ({ pathname }: URL) => pathname.endsWith(emisionesCalls.consultarEmisiones.path);

const tarjeta = (page: Page) => page.getByRole('link', { name: /^Facturas por resolver/ });
const cifra = (page: Page) => tarjeta(page).locator('strong');

test('it stands in its place while its answer is late, says where it was lost, and comes back', async ({
  entrar,
}) => {
  const page = await entrar('admin@demo.ec', { ruta: '/admin/facturas' });
  const enCamino: Route[] = [];
  await page.route(LISTA, (route) => void enCamino.push(route));
  await page.goto('/admin/index');
  await expect(cifra(page)).toHaveText('–');
  await page.waitForTimeout(TARDE_MS); // all the others have come
  await expect(cifra(page)).toHaveText('–');
  const antes = await tarjeta(page).boundingBox();
  for (const una of enCamino) await una.continue();
  await expect(cifra(page)).toHaveText(/^\d+$/);
  const despues = await tarjeta(page).boundingBox();
  expect(despues?.y).toBe(antes?.y);
  expect(despues?.height).toBe(antes?.height);

  await page.unroute(LISTA);
  await page.route(LISTA, (route) => route.abort());
  await page.reload();
  await expect(tarjeta(page).getByText('No disponible')).toBeVisible();
  await revisar(page, 'inicio-facturas-perdidas', 'escritorio');
  await page.unroute(LISTA);
  await page.reload();
  await expect(cifra(page)).toHaveText(/^\d+$/);
});

test('a sale that the authority refuses is one more for who is looking, and leads to its document', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  const page = await entrar('admin@demo.ec', { ruta: '/admin/index' });
  await expect(cifra(page)).toHaveText(/^\d+$/);
  const habia = Number(await cifra(page).innerText());
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['35'], veces: 1 });
  let numero = '';
  try {
    const caja = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
    await caja.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
    await caja.getByRole('button', { name: 'Pagar', exact: true }).click();
    await caja.getByRole('button', { name: /^Cobrar/ }).click();
    const hecha = caja.getByRole('region', { name: 'Última venta' });
    await expect(hecha.getByText('El SRI devolvió la factura')).toBeVisible();
    numero = /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())?.[0] ?? '';
  } finally {
    await guion(mundo);
  }
  await expect(cifra(page)).toHaveText(String(habia + 1));
  await expect(tarjeta(page).getByText('por revisar')).toBeVisible();
  await tarjeta(page).click();
  await expect(page.getByRole('heading', { name: 'Facturas electrónicas' })).toBeVisible();
  await expect(fila(page, numero).getByText('Devuelta').first()).toBeVisible();
});
