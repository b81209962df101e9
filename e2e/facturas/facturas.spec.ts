// What an administrator and an accountant see of what was invoiced.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { abrirFacturas, fila, vender } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import type { Tamano } from '../apoyo/revisar';
import { guion, SRI } from '../apoyo/sri';

const CAPTURAS = path.join(import.meta.dirname, '../capturas');

test(
  'a sale is there, authorised; its RIDE opens, its XML is read and kept',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const numero = await vender(entrar);
    const page = await entrar('admin@demo.ec');
    const context = page.context();
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Facturas electrónicas' })
      .click();
    await expect(fila(page, numero).getByText('Autorizada', { exact: true })).toBeVisible();
    // a browser without a window has no viewer, and keeps it as a file: at once, so that it is listened for before the click ends
    const abierto = context.waitForEvent('page').then(async (ride) => {
      await Promise.any([ride.waitForURL(/^blob:/), ride.waitForEvent('download')]);
      await ride.close();
    });
    await fila(page, numero)
      .getByRole('button', { name: /^Ver RIDE/ })
      .click();
    await abierto;
    await fila(page, numero)
      .getByRole('button', { name: /^Ver XML/ })
      .click();
    const documento = page.getByRole('region', { name: 'Documento XML' });
    await expect(documento.getByText('<razonSocialComprador>CONSUMIDOR FINAL')).toBeVisible();
    const [descarga] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar XML', exact: true }).click(),
    ]);
    expect(descarga.suggestedFilename()).toMatch(/^\d{49}\.xml$/);
    const xml = readFileSync(await descarga.path(), 'utf8');
    expect(xml).toContain(descarga.suggestedFilename().slice(0, 49));
  },
);

test('the list fits the screen of a till and of a phone, for both who have it', async ({
  entrar,
}) => {
  const tamanos: Tamano[] = ['escritorio', 'telefono'];
  for (const nombre of ['admin', 'contador']) {
    for (const tamano of tamanos) {
      const page = await entrar(`${nombre}@demo.ec`, { tamano });
      await abrirFacturas(page);
      // a table on a till, cards on a phone
      const cuerpo = page.locator(tamano === 'escritorio' ? '.ant-table-body' : 'main');
      const sobra = await cuerpo.evaluate((el) => el.scrollWidth - el.clientWidth);
      expect(sobra, `${nombre}, ${tamano}: the table is too wide`).toBeLessThanOrEqual(1);
      const archivo = `facturas-${nombre}-${tamano}.png`;
      await page.screenshot({ path: path.join(CAPTURAS, archivo) });
    }
  }
});

test('a returned invoice says why, and goes again when an administrator asks', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['52'] });
  const numero = await vender(entrar);
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  await expect(fila(page, numero).getByText('Los valores del documento no cuadran')).toBeVisible();
  await page.getByRole('button', { name: /^Devuelta/ }).click();
  await fila(page, numero)
    .getByRole('button', { name: /^Más acciones/ })
    .click();
  await page.getByRole('menuitem', { name: 'Reintentar' }).click();
  await expect(page.getByText('Factura autorizada')).toBeVisible();
  await page.getByRole('button', { name: /^Todas/ }).click();
  await expect(fila(page, numero).getByText('Autorizada', { exact: true })).toBeVisible();
});

test('a paused company says so; an accountant reads it, an administrator resumes it', async ({
  entrar,
  mundo,
}) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['39'] });
  const numero = await vender(entrar);
  {
    const page = await entrar('contador@demo.ec');
    await abrirFacturas(page);
    await expect(page.getByText('El SRI no acepta la firma').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Reanudar|Reintentar/ })).toHaveCount(0);
  }
  {
    const page = await entrar('admin@demo.ec');
    await abrirFacturas(page);
    const aviso = page.getByRole('alert').filter({ hasText: 'La emisión está en pausa' });
    await aviso.getByRole('button', { name: 'Reanudar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reanudar' }).click();
    await expect(fila(page, numero).getByText('Autorizada', { exact: true })).toBeVisible();
    await expect(aviso).toHaveCount(0);
  }
});

test('an accountant sees the other company of the list, and those who sell have no such screen', async ({
  entrar,
  mundo,
}) => {
  const { ANDINA } = mundo;
  {
    const page = await entrar('contador@demo.ec');
    await abrirFacturas(page);
    await page.getByRole('combobox', { name: 'Empresa' }).click();
    await page.getByTitle(ANDINA.empresa).click();
    await expect(page.getByText('Esta empresa aún no tiene facturas electrónicas')).toBeVisible();
  }
  {
    const page = await entrar('cajero@demo.ec');
    await page.goto(`/admin/facturas`);
    await page.waitForURL('**/admin/index');
    await expect(page.getByRole('link', { name: 'Facturas electrónicas' })).toHaveCount(0);
  }
});
