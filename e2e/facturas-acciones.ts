// node e2e/facturas-acciones.ts, against a running product: what an administrator does about what was invoiced.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  abrirEmision,
  abrirFacturas,
  ADMIN,
  boton,
  browser,
  conUsuario,
  dialogo,
  fila,
  MARIA,
  MESERO,
  retratar,
  vender,
} from './facturasComun';
import { comprobar, URL_BASE } from './navegador';
import { TAMANOS } from './revisar';
import { guion, SRI } from './sri';

const DATOS = process.env.COMANDA_DATOS;

async function elegir(page, numero, accion) {
  const suya = fila(page, numero).first();
  await suya.getByRole('button', { name: /^Mas acciones/ }).click();
  await page.getByRole('menuitem', { name: accion }).click();
  await dialogo(page).waitFor();
}

/** Runs in the page: the badge counts less than it did, or is gone. */
function menosAsuntos(antes) {
  const ahora = document.querySelector('.atencion-boton')?.getAttribute('aria-label') ?? '0';
  return Number.parseInt(ahora) < antes;
}

const conFoco = (page) => page.evaluate(() => document.activeElement.labels?.[0]?.textContent);

/** Text of every mail that was written to the folder of mail. */
function correos() {
  const carpeta = path.join(DATOS, 'correo');
  return readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .filter((archivo) => archivo.endsWith('.eml'))
    .map((archivo) => readFileSync(path.join(carpeta, archivo), 'utf8'));
}

const bien = await comprobar({
  'a returned invoice is counted in the header, put right, and goes again with its number':
    async () => {
      if (!SRI) return;
      await guion({ en: 'recepcion', hace: 'devolver', codigos: ['69'] });
      const numero = await vender(MARIA);
      await conUsuario(ADMIN, async (page) => {
        const atencion = page.getByRole('button', { name: /requieren? atencion$/ });
        const antes = Number.parseInt(await atencion.getAttribute('aria-label'));
        await atencion.click();
        await page.getByRole('link', { name: /que alguien l[eo]s? revise/ }).click();
        await page.waitForURL('**/admin/facturas');

        await elegir(page, numero, 'Corregir y reenviar');
        assert.equal(await conFoco(page), 'Numero de cedula');
        await page.keyboard.press('Control+A');
        await page.keyboard.type('0926687857');
        await page.keyboard.press('Enter');
        await page.getByText('La cedula no es valida: revise sus digitos').waitFor();
        await dialogo(page).getByLabel('Numero de cedula').fill('0926687856');
        await page.getByLabel(/^Razon social/).fill('Luis Paz');
        await page.keyboard.press('Enter');
        await page.getByText('Factura autorizada').waitFor();
        await fila(page, numero).getByText('0926687856').waitFor();
        await page.waitForFunction(menosAsuntos, antes);

        await fila(page, numero)
          .getByRole('button', { name: /^Factura/ })
          .click();
        const historial = page.getByRole('region', { name: 'Historial' });
        await historial.getByText('Maria Fernanda Salazar -> Luis Paz').waitFor();
      });
    },

  'an invoice whose number is taken goes out with the next one, and says what it was told':
    async () => {
      if (!SRI) return;
      await guion({ en: 'recepcion', hace: 'devolver', codigos: ['45'] });
      const numero = await vender(MARIA);
      await conUsuario(ADMIN, async (page) => {
        await abrirFacturas(page);
        const suya = fila(page, numero);
        const otro = suya.getByRole('button', { name: /^Emitir con otro numero/ });
        await otro.waitFor();
        await retratar(page, 'facturas-otro-numero', otro);
        await conUsuario(
          ADMIN,
          async (telefono) => {
            await abrirFacturas(telefono);
            const alcance = fila(telefono, numero).getByRole('button', {
              name: /^Emitir con otro/,
            });
            await retratar(telefono, 'facturas-otro-numero-de-lado', alcance, ['apaisado']);
            await alcance.click();
            await dialogo(telefono).getByText(numero).waitFor();
            await boton(dialogo(telefono), 'Cancelar').click();
          },
          TAMANOS.apaisado,
        );
        await suya.getByRole('button', { name: /^Factura/ }).click();
        const dicho = page.getByRole('list', { name: 'Respuesta del SRI' });
        await dicho.getByText('ERROR 45').waitFor();
        await dicho.scrollIntoViewIfNeeded();
        await page.screenshot({ path: 'e2e/capturas/facturas-respuesta-sri.png' });
        await page.setViewportSize({ width: 390, height: 844 });
        await page.screenshot({ path: 'e2e/capturas/facturas-respuesta-sri-telefono.png' });
        await page.setViewportSize({ width: 1366, height: 768 });
        await boton(dialogo(page), 'Cerrar').last().click();

        await otro.click();
        const pregunta = dialogo(page).filter({ hasText: '¿Emitir con otro numero?' });
        await pregunta.getByText(numero).waitFor();
        await retratar(
          page,
          'facturas-otro-numero-pregunta',
          boton(pregunta, 'Emitir con otro numero'),
        );
        await boton(pregunta, 'Emitir con otro numero').click();
        const hecho = page.getByText(/La venta se emitio con el numero \d{3}-\d{3}-\d{9}/);
        await hecho.waitFor();
        const nuevo = /\d{3}-\d{3}-\d{9}/.exec(await hecho.innerText())[0];
        assert.notEqual(nuevo, numero);
        await suya.getByText('Anulada').waitFor();
        const nueva = fila(page, `Factura ${nuevo}`); // the other says which it was replaced by
        await nueva.getByText('Autorizada', { exact: true }).waitFor({ timeout: 60_000 });
        assert.equal(await otro.count(), 0); // once is enough
        await retratar(
          page,
          'facturas-otro-numero-hecho',
          nueva.getByRole('button', { name: /^Reenviar/ }),
        );
      });
    },

  'an authorised invoice is sent by mail again': async () => {
    const numero = await vender(MARIA);
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      await fila(page, numero)
        .getByRole('button', { name: /^Reenviar/ })
        .click();
      await page.getByLabel(/^Email/).fill('otra@correo.ec');
      await page.keyboard.press('Enter');
      await fila(page, numero).getByText('Enviada a otra@correo.ec').waitFor();
    });
    if (DATOS) assert.ok(correos().some((correo) => /^To: .*otra@correo\.ec/m.test(correo)));
  },

  'an authorised invoice is voided with a credit note, and one to the final consumer is not':
    async () => {
      const aNadie = await vender();
      const numero = await vender(MARIA);
      await conUsuario(ADMIN, async (page) => {
        await abrirFacturas(page);
        await fila(page, aNadie)
          .getByRole('button', { name: /^Mas acciones/ })
          .click();
        const impedida = page.getByRole('menuitem', { name: /^Anular/ });
        assert.equal(await impedida.getAttribute('aria-disabled'), 'true');
        await impedida.getByText('no permite anular').waitFor();
        await page.keyboard.press('Escape');

        await elegir(page, numero, 'Anular');
        await dialogo(page).getByText('Se emite una nota de credito').waitFor();
        assert.equal(await conFoco(page), 'Motivo');
        await page.keyboard.type('El cliente devolvio el plato');
        await boton(dialogo(page), 'Anular la venta').click();
        await page.getByText('Venta anulada con nota de credito').waitFor();

        const nota = page.locator('tr.ant-table-row', {
          hasText: `de la Factura ${numero}`,
        });
        await nota.getByText('Autorizada', { exact: true }).waitFor({ timeout: 60_000 });
        const factura = page.locator('tr.ant-table-row', {
          hasText: 'con nota de credito 001-001-',
        });
        await factura.getByText('Anulada', { exact: true }).first().waitFor();
        await factura.filter({ hasText: numero }).first().waitFor();
      });
    },

  'the numbering moves forward, far only when asked twice, and there is no production before the stand-in':
    async () => {
      await conUsuario(ADMIN, async (page) => {
        await abrirEmision(page);
        const numeracion = page.getByRole('region', { name: 'Numeracion' });
        const siguiente = numeracion.getByLabel(/^Siguiente nota de credito/);
        const antes = Number(await siguiente.inputValue());
        await siguiente.fill(String(antes + 10));
        await siguiente.press('Enter');
        const cambio = dialogo(page).filter({ hasText: '¿Cambiar la numeracion?' });
        await cambio.getByText('no se puede deshacer').waitFor();
        await cambio.getByText(String(antes + 10).padStart(9, '0')).waitFor();
        await page.keyboard.press('Enter'); // the second in a hurry: it declines
        await cambio.waitFor({ state: 'hidden' });
        assert.equal(await page.getByText('Emision guardada').count(), 0);
        await boton(numeracion, 'Guardar numeracion').click();
        await boton(cambio, 'Cambiar la numeracion').click();
        await page.getByText('Emision guardada').waitFor();
        const guardar = numeracion.locator('button:disabled', { hasText: 'Guardar numeracion' });
        await guardar.waitFor(); // the form has begun anew with what was saved
        assert.equal(await siguiente.inputValue(), String(antes + 10));

        await siguiente.fill(String(antes + 5_000));
        await boton(numeracion, 'Guardar numeracion').click();
        await boton(cambio, 'Cambiar la numeracion').click();
        const salto = dialogo(page).filter({ hasText: '¿Saltar mas de 1,000 numeros?' });
        await salto.getByText('No podra usarlos').waitFor();
        await boton(salto, 'Cancelar').click();
        assert.equal(await siguiente.inputValue(), String(antes + 5_000));

        await numeracion.getByText('usa el Simulador del SRI').waitFor();
        assert.ok(await numeracion.getByLabel(/^Ambiente/).isDisabled());
        await page.getByRole('banner').getByText('Simulador del SRI').waitFor();
      });
    },

  'those who sell are told of no document, and do not ask': async () => {
    await conUsuario(MESERO, async (page) => {
      await page.goto('about:blank'); // the till it landed on asks for its company, and is gone
      const pedidos = [];
      page.on('request', (request) => pedidos.push(request.url()));
      await page.goto(`${URL_BASE}/admin/index`);
      await page.getByRole('heading', { name: /^Hola, / }).waitFor();
      await page.waitForTimeout(3_000);
      assert.ok(pedidos.some((url) => url.endsWith('/v1/avisos')));
      assert.deepEqual(
        pedidos.filter((url) => url.includes('/facturacion/')),
        [],
      );
      assert.equal(await page.getByRole('button', { name: /requieren? atencion$/ }).count(), 0);
    });
  },
});

await browser.close();
process.exitCode = bien ? 0 : 1;
