// node e2e/facturas-accesibles.ts: 'Facturas electronicas' and its dialogs through axe, for a till and for a phone.
import assert from 'node:assert/strict';

import { abrirFacturas, ADMIN, browser, conUsuario, fila, MARIA, vender } from './facturasComun';
import { comprobar } from './navegador';
import { revisar as revisarCon, TAMANOS } from './revisar';
import { guion, SRI } from './sri';

const revisar = (page, nombre, tamano) => revisarCon(page, nombre, tamano, { todas: true });
const dialogo = (page) => page.getByRole('dialog');
const boton = (donde, name) => donde.getByRole('button', { name, exact: true });

/** Runs in the page: how far under what is wrong the next label begins. */
function huecoBajoElError() {
  const abajo = document
    .querySelector('.ant-form-item-explain-error')
    .getBoundingClientRect().bottom;
  const etiquetas = [...document.querySelectorAll('.ant-modal label')];
  const altos = etiquetas.map((etiqueta) => etiqueta.getBoundingClientRect().top);
  return Math.min(...altos.filter((alto) => alto > abajo - 12)) - abajo;
}

async function cerrar(page) {
  await page.keyboard.press('Escape');
  await dialogo(page).waitFor({ state: 'hidden' });
}

async function menu(page, numero) {
  await fila(page, numero)
    .getByRole('button', { name: /^Mas acciones/ })
    .click();
}

async function recorrer(page, tamano, { devuelta, autorizada }) {
  await abrirFacturas(page);
  await page.getByRole('button', { name: /requieren? atencion$/ }).waitFor();
  await revisar(page, 'facturas', tamano);
  await page.getByRole('button', { name: /requieren? atencion$/ }).click();
  const { x } = await page.getByRole('list', { name: 'Requieren atencion' }).boundingBox();
  assert.ok(x >= 0, `what needs attention begins ${-x} px off the screen`);
  await revisar(page, 'facturas-atencion', tamano);
  await page.keyboard.press('Escape');

  await menu(page, devuelta);
  await revisar(page, 'facturas-menu', tamano);
  await page.getByRole('menuitem', { name: 'Corregir y reenviar' }).click();
  await dialogo(page).waitFor();
  await dialogo(page).getByLabel('Numero de cedula').fill('');
  await page.keyboard.press('Enter');
  await page.locator('.ant-form-item-explain-error').waitFor();
  await revisar(page, 'facturas-corregir', tamano);
  const hueco = await page.evaluate(huecoBajoElError);
  assert.ok(hueco >= 6, `an error ${hueco} px above the next label`);
  await page.keyboard.press('Escape');
  await boton(page, 'Descartar').click();
  await dialogo(page).first().waitFor({ state: 'hidden' });

  await fila(page, autorizada)
    .getByRole('button', { name: /^Factura/ })
    .click();
  await page.getByRole('heading', { name: 'Historial' }).waitFor();
  await revisar(page, 'facturas-detalle', tamano);
  await cerrar(page);
  await fila(page, autorizada)
    .getByRole('button', { name: /^Reenviar/ })
    .click();
  await dialogo(page).waitFor();
  await revisar(page, 'facturas-reenviar', tamano);
  await cerrar(page);
  await menu(page, autorizada);
  await page.getByRole('menuitem', { name: /^Anular/ }).click();
  await dialogo(page).waitFor();
  await revisar(page, 'facturas-anular', tamano);
  await cerrar(page);

  await boton(page, 'Emision electronica').click();
  await dialogo(page)
    .getByLabel(/^Siguiente factura/)
    .waitFor();
  await boton(page, 'Cargar otro certificado').click();
  await boton(page, 'Cargar certificado').click();
  await page.locator('.ant-form-item-explain-error').nth(1).waitFor();
  await revisar(page, 'facturas-emision', tamano);
}

const documentos = {};

const bien = await comprobar({
  'a returned and an authorised invoice': async () => {
    if (!SRI) return;
    documentos.autorizada = await vender(MARIA);
    await guion({ en: 'recepcion', hace: 'devolver', codigos: ['69'] });
    documentos.devuelta = await vender(MARIA);
  },
  ...Object.fromEntries(
    Object.entries(TAMANOS).map(([tamano, opciones]) => [
      `the screen and its dialogs, ${tamano}`,
      async () => {
        if (!SRI) return;
        await conUsuario(ADMIN, (page) => recorrer(page, tamano, documentos), {
          ...opciones,
          reducedMotion: 'reduce',
        });
      },
    ]),
  ),
});

await browser.close();
process.exitCode = bien ? 0 : 1;
