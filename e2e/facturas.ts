// node e2e/facturas.ts, against a running product: what an administrator and an accountant see of what was invoiced.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  abrirFacturas,
  ADMIN,
  browser,
  CAJERO,
  CONTADOR,
  conUsuario,
  ESCRITORIO,
  fila,
  TELEFONO,
  vender,
} from './facturasComun';
import { ANDINA } from './mundo';
import { comprobar, URL_BASE } from './navegador';
import { guion, SRI } from './sri';

const CAPTURAS = path.join(import.meta.dirname, 'capturas');

const bien = await comprobar({
  'a sale is there, authorised; its RIDE opens, its XML is read and kept': async () => {
    const numero = await vender();
    await conUsuario(ADMIN, async (page, context) => {
      await page.getByRole('link', { name: 'Facturas electronicas' }).click();
      await fila(page, numero).getByText('Autorizada', { exact: true }).waitFor();
      const [ride] = await Promise.all([
        context.waitForEvent('page'),
        fila(page, numero)
          .getByRole('button', { name: /^Ver RIDE/ })
          .click(),
      ]);
      // a browser without a window has no viewer, and keeps it as a file
      await Promise.any([ride.waitForURL(/^blob:/), ride.waitForEvent('download')]);
      await ride.close();
      await fila(page, numero)
        .getByRole('button', { name: /^Ver XML/ })
        .click();
      const documento = page.getByRole('region', { name: 'Documento XML' });
      await documento.getByText('<razonSocialComprador>CONSUMIDOR FINAL').waitFor();
      const [descarga] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Descargar XML', exact: true }).click(),
      ]);
      assert.match(descarga.suggestedFilename(), /^\d{49}\.xml$/);
      const xml = readFileSync(await descarga.path(), 'utf8');
      assert.ok(xml.includes(descarga.suggestedFilename().slice(0, 49)));
    });
  },

  'the list fits the screen of a till and of a phone, for both who have it': async () => {
    for (const [nombre, usuario] of Object.entries({ admin: ADMIN, contador: CONTADOR })) {
      for (const [lugar, opciones] of Object.entries({ pc: ESCRITORIO, telefono: TELEFONO })) {
        await conUsuario(
          usuario,
          async (page) => {
            await abrirFacturas(page);
            // a table on a till, cards on a phone
            const cuerpo = page.locator(lugar === 'pc' ? '.ant-table-body' : 'main');
            const sobra = () => cuerpo.evaluate((el) => el.scrollWidth - el.clientWidth);
            assert.ok((await sobra()) <= 1, `${nombre}, ${lugar}: the table is too wide`);
            const archivo = `facturas-${nombre}-${lugar}.png`;
            await page.screenshot({ path: path.join(CAPTURAS, archivo) });
          },
          opciones,
        );
      }
    }
  },

  'a returned invoice says why, and goes again when an administrator asks': async () => {
    if (!SRI) return;
    await guion({ en: 'recepcion', hace: 'devolver', codigos: ['52'] });
    const numero = await vender();
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      await fila(page, numero).getByText('Los valores del documento no cuadran').waitFor();
      await page.getByRole('button', { name: /^Devuelta/ }).click();
      await fila(page, numero)
        .getByRole('button', { name: /^Reintentar/ })
        .click();
      await page.getByText('Factura autorizada').waitFor();
      await page.getByRole('button', { name: /^Todas/ }).click();
      await fila(page, numero).getByText('Autorizada', { exact: true }).waitFor();
    });
  },

  'a paused company says so; an accountant reads it, an administrator resumes it': async () => {
    if (!SRI) return;
    await guion({ en: 'recepcion', hace: 'devolver', codigos: ['39'] });
    const numero = await vender();
    await conUsuario(CONTADOR, async (page) => {
      await abrirFacturas(page);
      await page.getByText('El SRI no acepta la firma').first().waitFor();
      assert.equal(await page.getByRole('button', { name: /Reanudar|Reintentar/ }).count(), 0);
    });
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      const aviso = page.getByRole('alert').filter({ hasText: 'La emision esta en pausa' });
      await aviso.getByRole('button', { name: 'Reanudar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reanudar' }).click();
      await fila(page, numero)
        .getByText('Autorizada', { exact: true })
        .waitFor({ timeout: 60_000 });
      await aviso.waitFor({ state: 'detached' });
    });
  },

  'an accountant sees the other company of the list, and those who sell have no such screen':
    async () => {
      await conUsuario(CONTADOR, async (page) => {
        await abrirFacturas(page);
        await page.getByRole('combobox', { name: 'Empresa' }).click();
        await page.getByTitle(ANDINA.empresa).click();
        await page.getByText('Esta empresa aun no tiene facturas electronicas').waitFor();
      });
      await conUsuario(CAJERO, async (page) => {
        await page.goto(`${URL_BASE}/admin/facturas`);
        await page.waitForURL('**/admin/index');
        assert.equal(await page.getByRole('link', { name: 'Facturas electronicas' }).count(), 0);
      });
    },
});

await browser.close();
process.exitCode = bien ? 0 : 1;
