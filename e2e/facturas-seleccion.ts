// node e2e/facturas-seleccion.ts, against a running product: many documents chosen in the list, and sent again at once.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import {
  abrirFacturas,
  ADMIN,
  browser,
  CONTADOR,
  conUsuario,
  ESCRITORIO,
  fila,
  MARIA,
  vender,
} from './facturasComun';
import { PUERTO } from './mundo';
import { comprobar } from './navegador';
import { revisar as revisarCon, TAMANOS } from './revisar';
import { sembrarFacturas } from './sembrarFacturas';
import { guion, SRI } from './sri';

const revisar = (page, nombre, tamano) => revisarCon(page, nombre, tamano, { todas: true });
const dialogo = (page) => page.getByRole('dialog');
const barra = (page) => page.getByRole('region', { name: 'Documentos elegidos' });
const casillas = (page) => page.getByRole('checkbox', { name: /^Elegir (Factura|Nota)/ });
const caja = (page, numero) => page.getByRole('checkbox', { name: `Elegir Factura ${numero}` });

async function buscar(page, texto, espera) {
  await page.getByRole('textbox', { name: 'Buscar en Documentos emitidos' }).fill(texto);
  await page.locator('header [role="status"]').filter({ hasText: espera }).waitFor();
}

const vendidas = [];

const bien = await comprobar({
  'forty documents of before, two invoices of today and one that was returned': async () => {
    await sembrarFacturas(PUERTO, 40);
    vendidas.push(await vender(MARIA), await vender(MARIA));
    if (!SRI) return;
    await guion({ en: 'recepcion', hace: 'devolver', codigos: ['69'] });
    vendidas.push(await vender(MARIA));
  },

  'all that is looked for is chosen, over its pages, and a new search begins anew': async () => {
    await conUsuario(CONTADOR, async (page) => {
      await abrirFacturas(page);
      await buscar(page, '0926687856', '40 documentos');
      await page.getByRole('checkbox', { name: 'Elegir los de esta pagina' }).click();
      await barra(page).getByText('15 documentos elegidos').click({ trial: true }); // nothing of the table over it
      await barra(page).getByRole('button', { name: 'Elegir los 40' }).click();
      await barra(page).getByText('40 documentos elegidos').waitFor();
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await page.getByText(/^16–30 de /).waitFor();
      assert.ok(await casillas(page).first().isChecked());
      await casillas(page).first().click();
      await barra(page).getByText('39 documentos elegidos').waitFor();
      assert.equal(
        await barra(page)
          .getByRole('button', { name: /^Reenviar/ })
          .count(),
        0,
      );
      await buscar(page, 'nada de esto', '0 documentos');
      await barra(page).waitFor({ state: 'detached' });
    });
  },

  'what is chosen is taken away as one file, its XML and its printed forms': async () => {
    await conUsuario(CONTADOR, async (page) => {
      await abrirFacturas(page);
      for (const numero of vendidas.slice(0, 2)) await caja(page, numero).click();
      const [descarga] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByText('2 documentos descargados').waitFor({ timeout: 60_000 }),
        barra(page).getByRole('button', { name: 'Descargar ZIP' }).click(),
      ]);
      assert.match(descarga.suggestedFilename(), /\.zip$/);
      const indice = readFileSync(await descarga.path(), 'latin1');
      for (const numero of vendidas.slice(0, 2))
        for (const tipo of ['xml', 'pdf'])
          assert.match(indice, new RegExp(`facturas/${numero}_\\d{49}\\.${tipo}`));
    });
  },

  'what is chosen is mailed to its buyers once, however soon it is asked for again': async () => {
    const [una, otra] = vendidas;
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      for (const numero of [una, otra]) await caja(page, numero).click();
      for (const frase of [
        /^(Enviados|Enviados hace poco: no se repiten)$/,
        'Enviados hace poco: no se repiten',
      ]) {
        await barra(page).getByRole('button', { name: 'Reenviar por correo (2)' }).click();
        await dialogo(page).getByRole('button', { name: 'Reenviar', exact: true }).click();
        await dialogo(page).getByText('Listo: 2 documentos').waitFor({ timeout: 60_000 });
        await dialogo(page).getByText(frase).waitFor();
        await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();
        await dialogo(page).waitFor({ state: 'hidden' });
      }
    });
  },

  'what was refused goes to the authority again': async () => {
    if (!SRI) return;
    const [, , devuelta] = vendidas;
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      await fila(page, devuelta).getByText('Devuelta').first().waitFor();
      await caja(page, devuelta).click();
      await barra(page).getByRole('button', { name: 'Reintentar en el SRI (1)' }).click();
      await dialogo(page).getByRole('button', { name: 'Reenviar', exact: true }).click();
      await dialogo(page).getByText('Listo: 1 documento').waitFor({ timeout: 60_000 });
      await dialogo(page).getByText('Autorizados por el SRI').waitFor();
    });
  },

  ...Object.fromEntries(
    Object.entries({
      ...TAMANOS,
      apaisado: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
    }).map(([tamano, opciones]) => [
      `chosen, asked about and sent, ${tamano}`,
      () =>
        conUsuario(ADMIN, (page) => recorrer(page, tamano), {
          ...ESCRITORIO,
          ...opciones,
          reducedMotion: 'reduce',
        }),
    ]),
  ),
});

async function recorrer(page, tamano) {
  await abrirFacturas(page);
  await casillas(page).nth(14).waitFor();
  await revisar(page, 'seleccion-nada', tamano);
  for (const i of [0, 1, 2, 3, 4]) await casillas(page).nth(i).click();
  await barra(page).getByText('5 documentos elegidos').waitFor();
  await revisar(page, 'seleccion-cinco', tamano);
  await page.evaluate(() => document.querySelector('main').scrollTo({ top: 400 }));
  await barra(page)
    .getByRole('button', { name: /^Reenviar por correo/ })
    .click();
  await revisar(page, 'seleccion-pregunta', tamano);
  await dialogo(page).getByRole('button', { name: 'Reenviar', exact: true }).click();
  await dialogo(page)
    .getByText(/^Listo: /)
    .waitFor({ timeout: 60_000 });
  await revisar(page, 'seleccion-listo', tamano);
}

await browser.close();
process.exitCode = bien ? 0 : 1;
