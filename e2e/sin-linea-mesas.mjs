// node e2e/sin-linea-mesas.mjs: a product of its own. A registered till whose line goes takes an order of a table down, twice, and
// charges it; when the line is back the kitchen has each line once and the sale is there once.
import assert from 'node:assert/strict';

import { abrirNavegador, comprobar, ingresar, llamar } from './navegador.mjs';
import { abrirProducto, carpetaNueva } from './producto.mjs';
import { revisar, TAMANOS } from './revisar.mjs';
import { aviso, cortar, emitidas, ir, registrar } from './sinLineaComun.mjs';

const EMPRESA = 'La Cevicheria del Puerto';
const PUNTO = '082';

const carpeta = carpetaNueva('sin-linea-mesas');
const producto = await abrirProducto(carpeta);
const browser = await abrirNavegador();

const boton = (page, name) => page.getByRole('button', { name }).first();
const tarjeta = (page, name) => page.getByRole('article', { name, exact: true });
const lista = (page, name) => page.getByRole('list', { name, exact: true }).getByRole('listitem');

async function pedir(page, nombre) {
  await page.locator('.ventas-tile').filter({ hasText: nombre }).first().click();
  await boton(page, /^Enviar a cocina/).click();
}

const ordenDe = (page, mesa) =>
  llamar(page, 'GET', `/v1/orden?empresa=${encodeURIComponent(EMPRESA)}&mesa=${mesa}`);

const bien = await comprobar({
  'an order is taken down and charged without a line, and arrives once': async () => {
    const context = await browser.newContext(TAMANOS.escritorio);
    const page = await context.newPage();
    const cuenta = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
    await ingresar(page, { ...cuenta, base: producto.url });
    await registrar(page, PUNTO);
    const mesas = [];
    for (let i = 0; i < 2; i += 1)
      mesas.push(await llamar(page, 'POST', '/v1/registra_mesas', { empresa: EMPRESA }));
    const [suya, otra] = mesas.map(({ numero_mesa }) => `Mesa ${numero_mesa}`);
    await ir(page, 'Mesas');
    await boton(page, otra).click(); // its code is here from then on; a worker would have kept it
    await page.locator('.ventas-tile').first().waitFor();
    await ir(page, 'Mesas');
    await tarjeta(page, suya).waitFor();
    await page.waitForTimeout(3_000); // what is read is kept after it is shown

    const volver = await cortar(context, producto);
    await aviso(page, 'Sin linea desde').waitFor();
    await page.getByText(/^Sin linea[.] Como estaba a las/).waitFor();
    await tarjeta(page, otra).getByText('Libre').waitFor();
    await revisar(page, 'sinlinea-piso', 'escritorio');

    await boton(page, suya).click();
    await page.locator('.ventas-tile').first().waitFor();
    await pedir(page, 'Agua con gas');
    await lista(page, 'Por enviar').first().waitFor();
    await aviso(page, '1 orden por enviar').waitFor();
    await pedir(page, 'Agua sin gas');
    await aviso(page, '2 ordenes por enviar').waitFor();
    assert.equal(await lista(page, 'Por enviar').count(), 2);
    await revisar(page, 'sinlinea-mesa', 'escritorio');

    await boton(page, /^(Pagar|Cobrar)/).click();
    await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
    await page.getByText(/Orden pagada: venta/).waitFor();
    await aviso(page, '1 venta y 2 ordenes por enviar').waitFor();
    await ir(page, 'Mesas');
    await tarjeta(page, suya).getByText('Libre').waitFor();
    await boton(page, otra).click();
    await pedir(page, 'Agua con gas');
    await aviso(page, '1 venta y 3 ordenes por enviar').waitFor();
    await ir(page, 'Ventas sin linea');
    const enviosDe = page.getByRole('row').filter({ hasText: suya });
    await enviosDe.nth(1).waitFor();
    assert.equal(await enviosDe.count(), 2);
    await revisar(page, 'sinlinea-mesas-lista', 'escritorio');

    await volver();
    await aviso(page, 'por enviar').waitFor({ state: 'detached' });
    await ir(page, 'Mesas');
    await tarjeta(page, suya).getByText('Libre').waitFor();
    assert.equal(await ordenDe(page, mesas[0].id), null);
    assert.deepEqual(await emitidas(page, PUNTO), [`001-${PUNTO}-000000001`]);
    const cocina = await llamar(page, 'POST', '/v1/listar_vizor', { empresa: EMPRESA });
    assert.deepEqual(
      cocina.map(({ producto, cantidad }) => [producto, cantidad]),
      [['Agua con gas', 1]],
    );
    await page.getByRole('button', { name: 'Contraer el menu' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await revisar(page, 'sinlinea-piso', 'telefono');
  },
});
await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exit(bien ? 0 : 1);
