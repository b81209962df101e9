// node e2e/salon.ts, against a running product: a waiter's phone, the kitchen's screen and the till at once on the same
// table; and the waiter's browser killed between any two calls.
import assert from 'node:assert/strict';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, llamar, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';

const ADMIN = { email: correoDe('admin@demo.ec') };
const MESERO = { email: correoDe('mesero@demo.ec') };
const CAJERO = { email: correoDe('cajero@demo.ec') };
const COCINERO = { email: correoDe('cocinero@demo.ec') };
const { empresa } = PUERTO;
const COCINA = { viewport: { width: 1920, height: 1080 } };

const browser = await abrirNavegador();

async function abrir(opciones, quien) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  page.quejas = [];
  page.on('pageerror', (error) => page.quejas.push(error.message));
  await ingresar(page, quien);
  return page;
}

/** A table of its own for each check. */
async function mesaNueva() {
  const page = await abrir({}, ADMIN);
  const data = await llamar(page, 'POST', '/v1/registra_mesas', { empresa });
  await page.context().close();
  return data;
}

const boton = (en, name) => en.getByRole('button', { name }).first();
const orden = (page) => page.getByRole('region', { name: 'Orden' });
const irAMesa = async (page, { id }, mas = '') => {
  await page.goto(`${URL_BASE}/admin/puntoventa?mesa=${id}${mas}`);
  await page.locator('.ventas-tile').first().waitFor();
};
const agregar = async (page, nombre) => {
  await page.getByLabel('Buscar producto').fill(nombre);
  await page.locator('.ventas-tile', { hasText: nombre }).first().click();
  await page.getByLabel('Buscar producto').fill('');
};
const verOrden = (page) => page.getByText(/^Ver orden/).click();
const enviadas = (page) => page.getByRole('list', { name: 'En la orden' }).getByRole('listitem');
const ordenDe = async (page, { id }) =>
  llamar(page, 'GET', `/v1/orden?empresa=${encodeURIComponent(empresa)}&mesa=${id}`);

const bien = await comprobar({
  'a waiter sends, the kitchen sees and marks, the till charges': async () => {
    const mesa = await mesaNueva();
    const cocina = await abrir(COCINA, COCINERO);
    await cocina.goto(`${URL_BASE}/admin/vizor`);
    const mesero = await abrir(TAMANOS.telefono, MESERO);
    await irAMesa(mesero, mesa);
    await agregar(mesero, 'Ceviche de camaron');
    await agregar(mesero, 'Jugo');
    await verOrden(mesero);
    await revisar(mesero, 'salon-por-enviar', 'telefono');
    await boton(mesero, /^Enviar a cocina/).click();
    await enviadas(mesero).nth(1).waitFor();
    assert.equal(await enviadas(mesero).count(), 2);
    await revisar(mesero, 'salon-enviada', 'telefono');

    const { orden: name } = await ordenDe(mesero, mesa);
    const card = cocina.getByRole('article', { name, exact: true });
    await card.getByText('Ceviche de camaron').waitFor();
    assert.equal(await card.getByRole('button', { name: 'Pagar' }).count(), 0, 'a cook charges');
    await revisar(cocina, 'salon-cocina', 'cocina');

    // more of it, and something taken back
    await mesero.getByText('Seguir agregando').click();
    await agregar(mesero, 'Ceviche de camaron');
    await verOrden(mesero);
    await boton(mesero, /^Enviar a cocina/).click();
    await enviadas(mesero).nth(2).waitFor();
    await card.getByText('AGREGADO').waitFor();
    await boton(mesero, /^Anular Jugo/).click();
    await mesero.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
    await mesero.getByText('Escriba el motivo de la anulacion').waitFor();
    await mesero.getByText('El cliente cambio de idea').click();
    await mesero.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
    await mesero.getByRole('dialog').waitFor({ state: 'detached' });
    await card.getByText('ANULADO').first().waitFor();
    await revisar(cocina, 'salon-anulado', 'cocina');

    await card.getByRole('button', { name: 'Listo', exact: true }).click();
    await mesero.getByText(`Mesa ${mesa.numero_mesa}: 2 listos`).waitFor();
    await revisar(mesero, 'salon-listo', 'telefono');

    const caja = await abrir(TAMANOS.escritorio, CAJERO);
    await caja.goto(`${URL_BASE}/admin/mesas`);
    const tarjeta = caja.getByRole('article', { name: new RegExp(`^Mesa ${mesa.numero_mesa}$`) });
    await boton(tarjeta, /Ver/).click();
    await enviadas(caja).first().waitFor();
    await revisar(caja, 'salon-caja', 'escritorio');
    await boton(orden(caja), /^Pagar/).click();
    await caja
      .getByRole('dialog')
      .getByRole('button', { name: /^Cobrar/ })
      .click();
    await caja.getByRole('region', { name: 'Ultima venta' }).waitFor();
    await revisar(caja, 'salon-cobrada', 'escritorio');
    await card.waitFor({ state: 'detached' });
    assert.equal(await ordenDe(caja, mesa), null, 'the table is not free');
    for (const page of [cocina, mesero, caja]) assert.deepEqual(page.quejas, []);
  },

  "a waiter's browser that dies at any moment loses nothing and doubles nothing": async () => {
    const mesa = await mesaNueva();
    /** Where the answer is when the browser dies. */
    const muertes = {
      'before it left': (route) => route.abort(),
      'before its answer came': async (route) => {
        await route.fetch();
        await route.abort();
      },
    };
    let van = 0;
    for (const [cuando, morir] of Object.entries(muertes)) {
      const vivo = await abrir(TAMANOS.telefono, MESERO);
      await irAMesa(vivo, mesa);
      await agregar(vivo, 'Ceviche de camaron');
      const { promise: visto, resolve } = Promise.withResolvers?.() ?? prometer();
      await vivo.route('**/v1/registrar_orden', async (route) => {
        await morir(route);
        resolve();
      });
      await verOrden(vivo);
      await boton(vivo, /^Enviar a cocina/).click();
      await visto;
      const guardado = await vivo.context().storageState();
      await vivo.context().close();

      const context = await browser.newContext({ ...TAMANOS.telefono, storageState: guardado });
      const renacido = await context.newPage();
      await irAMesa(renacido, mesa);
      van += 1;
      await verOrden(renacido);
      await enviadas(renacido)
        .nth(van - 1)
        .waitFor();
      await renacido.getByText('Enviando a cocina').waitFor({ state: 'detached' });
      const { lineas } = await ordenDe(renacido, mesa);
      assert.equal(
        lineas.length,
        van,
        `died ${cuando}: the kitchen has ${lineas.length} of ${van}`,
      );
      await context.close();
    }
  },

  'what is new goes to the kitchen before it is charged, and two waiters merge': async () => {
    const mesa = await mesaNueva();
    const uno = await abrir(TAMANOS.telefono, MESERO);
    const otro = await abrir(TAMANOS.escritorio, CAJERO);
    await irAMesa(uno, mesa);
    await irAMesa(otro, mesa);
    await agregar(uno, 'Ceviche de camaron');
    await agregar(otro, 'Jugo');
    await verOrden(uno);
    await Promise.all([
      boton(uno, /^Enviar a cocina/).click(),
      boton(otro, /^Enviar a cocina/).click(),
    ]);
    for (const page of [uno, otro]) await enviadas(page).nth(1).waitFor();

    await agregar(otro, 'Agua');
    await boton(orden(otro), /^Pagar/).click();
    await boton(otro.getByRole('dialog'), 'Enviar y pagar').click();
    const dialogo = otro.getByRole('dialog', { name: 'Pagar' });
    await dialogo.getByRole('button', { name: /^Cobrar/ }).click();
    await otro.getByRole('region', { name: 'Ultima venta' }).waitFor();
    assert.equal(await ordenDe(otro, mesa), null, 'something was left unpaid');
    await uno.getByText('Toque un producto y envielo a cocina').waitFor();
  },
});

function prometer() {
  let resolve;
  const promise = new Promise((listo) => (resolve = listo));
  return { promise, resolve };
}

await browser.close();
process.exit(bien ? 0 : 1);
