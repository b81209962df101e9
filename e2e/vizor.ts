// node e2e/vizor.ts, against a running product: the kitchen, while waiters send and the network comes and goes.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();
const { empresa } = PUERTO;
const DE = {
  admin: { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' },
  cajero: { email: correoDe('cajero@demo.ec') },
  mesero: { email: correoDe('mesero@demo.ec') },
  cocinero: { email: correoDe('cocinero@demo.ec'), ruta: '/auth/login_cocinero' },
};
/** A screen that hangs in a kitchen. */
const PARED = { viewport: { width: 1920, height: 1080 } };

async function abrir(quien, opciones = TAMANOS.escritorio) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  await ingresar(page, DE[quien]);
  return page;
}

async function conVizor(quien, opciones) {
  const page = await abrir(quien, opciones);
  await page.goto(new URL('/admin/vizor', page.url()).href);
  await page.getByText('Al dia').waitFor();
  return page;
}

/** Sends dishes of the menu to the kitchen, under a name. */
async function enviar(page, orden, lineas, random = randomUUID()) {
  const ruta = `/v1/listar_produtos_empresa?empresa=${encodeURIComponent(empresa)}`;
  const platos = (await llamar(page, 'GET', ruta)).filter(
    ({ agotado, por_peso, modificadores = [] }) => !agotado && !por_peso && !modificadores.length,
  );
  return llamar(page, 'POST', '/v1/registrar_orden', {
    ...{ empresa, orden, mesa: '', usuario: '', random },
    lineas: lineas.map((over, i) => {
      const { id, id_categoria, producto, precio_venta, porcentaje_iva } =
        platos[i % platos.length];
      return {
        ...{ id, id_categoria, producto, precio_venta, porcentaje_iva, cantidad: 1 },
        ...{ linea: randomUUID(), ...over },
      };
    }),
  });
}

const carta = (page, orden) => page.getByRole('article', { name: orden });
const boton = (en, name) => en.getByRole('button', { name, exact: true });

const bien = await comprobar({
  'what a waiter sends is seen, cooked, taken back and called back': async () => {
    const mesero = await abrir('mesero');
    const cocina = await conVizor('cocinero', PARED);
    const { random, lineas } = await enviar(mesero, 'Familia Mora', [
      { cantidad: 2, opt: 'Termino medio\nSin cebolla' },
      {},
      { curso: 'FUERTE', retenida: true },
    ]);
    const suya = carta(cocina, 'Familia Mora');
    await suya.waitFor({ timeout: 5_000 });
    assert.equal(await boton(suya, 'Pagar').count(), 0, 'a cook takes no money');
    await suya.getByText('En espera: FUERTE').waitFor();
    const opciones = suya.getByText('Termino medio');
    assert.equal(await opciones.innerText(), 'Termino medio\nSin cebolla');

    await enviar(mesero, 'Familia Mora', [{}], random);
    await suya.getByText('AGREGADO').waitFor();
    await llamar(mesero, 'POST', '/v1/anular_linea', {
      ...{ empresa, random, clave: randomUUID(), linea: lineas[1].linea },
      ...{ cantidad: 1, motivo: 'Se arrepintio' },
    });
    await suya.getByText('ANULADO').waitFor();
    await revisar(cocina, 'vizor', 'pared');

    await suya.getByRole('button', { name: /^Visto: / }).click();
    await suya.locator('[data-marca="lista"]', { hasText: 'Visto' }).waitFor();
    await boton(suya, 'Listo').click();
    await boton(suya, 'Lista').waitFor();
    await suya.getByText('En espera').first().waitFor();
    await cocina.getByText('Listo: Familia Mora').waitFor({ state: 'detached', timeout: 15_000 });
    await boton(suya, 'Listo').waitFor({ state: 'detached' });

    await boton(cocina, 'Ultimas').click();
    await cocina
      .getByRole('button', { name: /^Recuperar Familia Mora/ })
      .first()
      .click();
    await boton(suya, 'Listo').waitFor();
    await boton(cocina, 'Del dia').click();
    await revisar(cocina, 'vizor-del-dia', 'pared');
  },

  'an order takes its place and moves no other': async () => {
    const mesero = await abrir('mesero');
    await enviar(mesero, 'La primera', [{}, {}]);
    const cocina = await conVizor('cocinero', PARED);
    await carta(cocina, 'La primera').waitFor();
    const antes = await carta(cocina, 'La primera').boundingBox();
    await enviar(
      mesero,
      'El banquete',
      Array.from({ length: 60 }, () => ({})),
    );
    await carta(cocina, 'El banquete').waitFor({ state: 'attached' });
    assert.deepEqual(await carta(cocina, 'La primera').boundingBox(), antes);
    const ultimo = carta(cocina, 'El banquete').getByRole('row').last();
    await ultimo.scrollIntoViewIfNeeded();
    const { y, height } = await ultimo.boundingBox();
    assert.ok(y >= 0 && y + height <= 1080, 'its sixtieth line is not cut off');
    await revisar(cocina, 'vizor-banquete', 'pared');
  },

  'a network that is gone leaves the last list, and a page that is loaded again shows it':
    async () => {
      const mesero = await abrir('mesero');
      await enviar(mesero, 'Sigue aqui', [{}]);
      const cocina = await conVizor('cocinero');
      await carta(cocina, 'Sigue aqui').waitFor();
      await cocina.route('**/v1/listar_vizor', (route) => route.abort());
      await cocina.getByText(/^Sin conexion desde \d\d:\d\d$/).waitFor();
      assert.ok(await carta(cocina, 'Sigue aqui').isVisible());
      await revisar(cocina, 'vizor-sin-conexion', 'escritorio');
      await cocina.reload();
      await carta(cocina, 'Sigue aqui').waitFor();
      await cocina.getByText(/^Sin conexion desde \d\d:\d\d$/).waitFor();
      await cocina.unroute('**/v1/listar_vizor');
      await cocina.getByText('Al dia').waitFor();
      assert.ok(await carta(cocina, 'Sigue aqui').isVisible());
    },

  'thirty calls of a hundred that fail leave nothing blank': async () => {
    const cocina = await conVizor('cocinero');
    await carta(cocina, 'Sigue aqui').waitFor();
    let veces = 0;
    await cocina.route('**/v1/listar_vizor', (route) => {
      veces += 1;
      return veces % 10 < 3 ? route.abort() : route.continue();
    });
    while (veces < 30) {
      assert.ok(await carta(cocina, 'Sigue aqui').isVisible());
      await cocina.waitForTimeout(100);
    }
    await cocina.unroute('**/v1/listar_vizor');
    await cocina.getByText('Al dia').waitFor();
  },

  'a mark that is made while the network is gone arrives': async () => {
    const cocina = await conVizor('cocinero');
    const suya = carta(cocina, 'Sigue aqui');
    await suya.waitFor();
    await cocina.route('**/v1/**', (route) => route.abort());
    await boton(suya, 'Listo').click();
    await boton(suya, 'Lista').waitFor();
    await cocina.waitForTimeout(2_000);
    await cocina.unroute('**/v1/**');
    await suya.waitFor({ state: 'detached', timeout: 30_000 });
    await cocina.reload();
    await carta(cocina, 'La primera').waitFor();
    assert.equal(await suya.count(), 0);
  },

  'paying asks first, and leads to the till with the order': async () => {
    const caja = await conVizor('cajero');
    const suya = carta(caja, 'Sigue aqui');
    await caja.getByRole('heading', { name: 'Listas, por cobrar' }).waitFor();
    await boton(suya, 'Pagar').click();
    await caja.getByText('¿Estas seguro de pagar esta orden?').waitFor();
    await caja.getByText('Una vez pagada no se podra revertir').waitFor();
    await revisar(caja, 'vizor-pagar', 'escritorio');
    await caja.getByRole('dialog').getByRole('button', { name: 'Pagar', exact: true }).click();
    await caja.waitForURL(/\/admin\/puntoventa\?orden=[0-9a-f-]{36}&pagar=1$/);
  },

  'stations are named, and a screen is of one of them': async () => {
    const admin = await conVizor('admin');
    await boton(admin, 'Ajustes de cocina').click();
    const dialogo = admin.getByRole('dialog', { name: 'Ajustes de cocina' });
    await dialogo.getByRole('textbox', { name: 'Estacion 2' }).fill('Jugos');
    await revisar(admin, 'vizor-ajustes', 'escritorio');
    await boton(dialogo, 'Guardar').click();
    await dialogo.waitFor({ state: 'detached' });
    await boton(admin, 'Jugos').click();
    await admin.getByText('No hay ordenes en Jugos').waitFor();
    await admin.reload();
    await admin.getByText('No hay ordenes en Jugos').waitFor();
  },

  'it fits a phone': async () => {
    const cocina = await conVizor('cocinero', TAMANOS.telefono);
    await carta(cocina, 'La primera').waitFor();
    await revisar(cocina, 'vizor', 'telefono');
    await boton(cocina, 'Ultimas').click();
    await cocina
      .getByRole('button', { name: /^Recuperar / })
      .first()
      .waitFor();
    await revisar(cocina, 'vizor-ultimas', 'telefono');
  },
});
await browser.close();
process.exit(bien ? 0 : 1);
