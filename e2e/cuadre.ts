// node --import tsx e2e/cuadre.ts, against a running product: a cashier counts the drawer without knowing what there should
// be, closes it and is logged out; the next period begins with what was counted.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';

const CAJERO = correoDe('cajero@demo.ec');
const ADMIN = correoDe('admin@demo.ec');
const CLAVE = 'demo1234';
const TICKETS = path.join(process.env.COMANDA_DATOS ?? 'data', 'tickets');
const PULSO = Buffer.from('1b700032fa', 'hex');

const browser = await abrirNavegador();

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const caja = (page, name) => page.getByRole('textbox', { name, exact: true });
const bytesDe = (inicio) =>
  readdirSync(TICKETS)
    .filter((nombre) => nombre.startsWith(inicio) && nombre.endsWith('.bin'))
    .map((nombre) => readFileSync(path.join(TICKETS, nombre)));

/** Limits of 1 and 5 dollars, and a drawer that begins with 100: the month of the demo is behind it. */
async function empezar() {
  const context = await browser.newContext();
  const { request } = context;
  const pedir = async (metodo, ruta, data, token) => {
    const respuesta = await request.fetch(URL_BASE + ruta, {
      method: metodo,
      data,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
    const cuerpo = await respuesta.json();
    assert.ok(cuerpo.success, `${ruta}: ${cuerpo.msg}`);
    return cuerpo.data;
  };
  const { token } = await pedir('POST', '/v1/login', { email: ADMIN, password: CLAVE });
  const { empresa } = PUERTO;
  const limites = { diferencia_motivo: 1, diferencia_aprobacion: 5, anticipo_maximo: null };
  const ajustes = { empresa, hora_corte: 0, conteo_ciego: true, ...limites };
  await pedir('PUT', '/v1/ajustes_caja', ajustes, token);
  const cierre = { empresa, conteo: 100, motivo: 'Antes del recorrido' };
  await pedir('POST', '/v1/cuadre_caja', cierre, token);
  await context.close();
}

async function conCajero(tamano, hacer) {
  const page = await (await browser.newContext(TAMANOS[tamano])).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error' && !/Failed to load resource|code/.test(mensaje.text()))
      quejas.push(mensaje.text());
  });
  await ingresar(page, { email: CAJERO });
  await hacer(page);
  assert.deepEqual(quejas, []);
}

async function vender(page, forma) {
  await page.goto(new URL('/admin/puntoventa', page.url()).href);
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  await boton(page, 'Pagar').click();
  await page.getByRole('dialog').locator('label').filter({ hasText: forma }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  const hecha = page.getByRole('region', { name: 'Ultima venta' });
  await hecha.getByText('Ticket impreso').waitFor();
  return /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())[0];
}

async function abrirCaja(page) {
  await page.goto(new URL('/admin/caja', page.url()).href);
  await page.getByRole('region', { name: 'Cuadre anterior' }).waitFor();
}

const celda = (page, que, cual) =>
  page.getByRole('row').filter({ hasText: que }).getByRole('cell').nth(cual).innerText();
const salio = (page) => page.waitForURL('**/auth/login');

const bien = await comprobar({
  'sells, counts blind, counts again, closes with a reason and an approval, and is logged out':
    async () => {
      await empezar();
      await conCajero('escritorio', async (page) => {
        const enEfectivo = await vender(page, 'EFECTIVO');
        const conTarjeta = await vender(page, 'TARJETA');
        const pulsos = [enEfectivo, conTarjeta].map((numero) =>
          bytesDe(numero)
            .filter((bytes) => bytes.includes(PUERTO.ruc)) // others number their sales the same
            .map((bytes) => bytes.includes(PULSO)),
        );
        assert.deepEqual(pulsos, [[true], [false]], 'the drawer opens for cash alone');

        await abrirCaja(page);
        await boton(page, 'Mas acciones de la caja').click();
        await page.getByRole('menuitem', { name: 'Reporte X' }).click();
        await page.getByText('Cuente la caja primero').waitFor();
        await boton(page, 'Contar la caja').click();
        await caja(page, '100 dolares').waitFor();
        assert.equal(await page.getByText('Deberia haber', { exact: true }).count(), 0);
        await boton(page, 'Contar').click();
        await page.getByText('Ingrese el conteo de la caja').waitFor();
        await caja(page, '20 dolares').fill('4');
        await page.keyboard.press('Enter');
        await page.keyboard.type('1');
        await revisar(page, 'cuadre-contar', 'escritorio');

        await page.reload(); // the tab is closed in the middle
        await boton(page, 'Cuadre de caja').click();
        assert.equal(await caja(page, '20 dolares').inputValue(), '4');
        await caja(page, 'Cantidad de vouchers').fill('1');
        await boton(page, 'Contar').click();
        await page.getByRole('table', { name: 'Comparacion' }).waitFor();
        assert.equal(await celda(page, 'Efectivo', 0), '$90.00');
        await page.getByText('Falta', { exact: false }).first().waitFor();
        await revisar(page, 'cuadre-comparar', 'escritorio');

        await boton(page, 'Volver a contar').click();
        await caja(page, '10 dolares').fill('0');
        await boton(page, 'Contar').click();
        await page.getByRole('table', { name: 'Comparacion' }).waitFor();
        await caja(page, 'Motivo de la diferencia').fill('No aparece un billete');
        await boton(page, 'Con correo y clave').click();
        await caja(page, 'Correo del Administrador').fill(ADMIN);
        await page.getByLabel('Clave del Administrador').fill('otra');
        await boton(page, 'Cerrar caja').click();
        await page.getByText('no son de un Administrador').waitFor();
        await page.getByLabel('Clave del Administrador').fill(CLAVE);
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: 'Caja cuadrada: Caja' }).waitFor();
        const listo = page.locator('button:enabled').filter({ hasText: 'Imprimir' });
        await listo.waitFor(); // its Z is read: a button on its way to that has half its colour
        await revisar(page, 'cuadre-resumen', 'escritorio');
        const [pdf] = await Promise.all([page.waitForEvent('popup'), boton(page, 'PDF').click()]);
        await pdf.close();
        await boton(page, 'Aceptar').click();
        await salio(page);
        const zetas = bytesDe('caja-REPORTEZ').map((bytes) => bytes.toString('latin1'));
        assert.equal(zetas.filter((texto) => texto.includes('No aparece un billete')).length, 1);
      });
    },

  'on a phone: the next period begins with what was counted, and its Z is read again': () =>
    conCajero('telefono', async (page) => {
      await abrirCaja(page);
      await page.getByRole('region', { name: 'Cuadre anterior' }).getByText('$80.00').waitFor();
      await boton(page, 'Cuadre de caja').tap();
      for (let billetes = 0; billetes < 4; billetes++) {
        await boton(page, 'Uno mas de 20 dolares').tap();
      }
      await revisar(page, 'cuadre-contar', 'telefono');
      await boton(page, 'Contar').tap();
      await page.getByText('Cuadra', { exact: false }).first().waitFor();
      assert.equal(await celda(page, 'Efectivo', 1), '$80.00');
      await revisar(page, 'cuadre-comparar', 'telefono');
      await page.keyboard.press('Escape');
      await boton(page, 'Descartar').tap();

      await page.getByRole('button', { name: 'Cuadres', exact: true }).tap();
      await page.locator('main dd', { hasText: 'Luis Alberto Vera' }).first().waitFor();
      await revisar(page, 'cuadres', 'telefono');
      await page
        .getByRole('button', { name: /^Ver Z/ })
        .first()
        .tap();
      await page
        .getByRole('region', { name: 'Cuadre', exact: true })
        .getByText('No aparece un billete')
        .waitFor();
      await revisar(page, 'cuadre-z', 'telefono');
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
