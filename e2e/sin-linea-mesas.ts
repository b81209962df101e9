// node e2e/sin-linea-mesas.ts: a product of its own. A registered till whose line goes takes orders at its tables, adds to them and charges
// them, while others serve the same floor with theirs; when it is back the kitchen has each line once and the sale is one.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';
import { revisar, TAMANOS } from './revisar';
import {
  aviso,
  cortar,
  emitidas,
  EMPRESA,
  enTelefono,
  hecha,
  ir,
  registrar,
  seriadas,
} from './sinLineaComun';

const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const MESERO = { email: 'mesero@demo.ec' };

const carpeta = carpetaNueva('sin-linea-mesas');
const producto = await abrirProducto(carpeta);
const browser = await abrirNavegador();

async function entrar(cuenta) {
  const context = await browser.newContext(TAMANOS.escritorio);
  const page = await context.newPage();
  await ingresar(page, { ...cuenta, base: producto.url });
  return { page, context };
}

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const lineas = async (page, nombre) =>
  (
    await page.getByRole('list', { name: nombre }).locator('.enmesa-que > span').allInnerTexts()
  ).sort();
const fila = (page, que) => page.getByRole('row').filter({ hasText: que });

const mesaNueva = (page) => llamar(page, 'POST', '/v1/registra_mesas', { empresa: EMPRESA });
const ordenDe = (page, mesa) =>
  llamar(page, 'GET', `/v1/orden?empresa=${encodeURIComponent(EMPRESA)}&mesa=${mesa.id}`);
const porClave = (page, random) =>
  llamar(page, 'GET', `/v1/orden?empresa=${encodeURIComponent(EMPRESA)}&random=${random}`);
const enCocina = async (page) => llamar(page, 'POST', '/v1/listar_vizor', { empresa: EMPRESA });

/** What another sends with its line. */
async function pedirAlla(page, mesa, nombre) {
  const empresa = encodeURIComponent(EMPRESA);
  const todos = await llamar(page, 'GET', `/v1/listar_produtos_empresa?empresa=${empresa}`);
  const {
    id,
    id_categoria,
    producto: que,
    precio_venta,
    porcentaje_iva,
  } = todos.find((uno) => uno.producto.startsWith(nombre));
  const linea = { id, id_categoria, producto: que, precio_venta, porcentaje_iva, cantidad: 1 };
  return llamar(page, 'POST', '/v1/registrar_orden', {
    ...{ empresa: EMPRESA, orden: '', mesa: String(mesa.numero_mesa), usuario: 'Marta' },
    lineas: [{ ...linea, linea: randomUUID() }],
  });
}

async function irAMesa(page, { numero_mesa: numero }) {
  await ir(page, 'Mesas');
  await boton(page, `Ver Mesa ${numero}`).click();
  await page.getByRole('heading', { name: new RegExp(`^Mesa ${numero}\\b`) }).waitFor();
  await page.locator('.ventas-tile').first().waitFor();
}

const agregar = (page, nombre) => page.locator('.ventas-tile', { hasText: nombre }).first().click();

/** Until what was taken down is kept by this till. */
async function enviar(page) {
  await page.getByRole('button', { name: /^Enviar a cocina \(/ }).click();
  await boton(page, 'Enviar a cocina F7').or(boton(page, 'Enviar a cocina')).waitFor();
}

async function cobrar(page) {
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await hecha(page)
    .getByText(/\d{3}-\d{3}-\d{9}/)
    .waitFor();
}

/** The floor is read to be kept now and then, on whatever screen. */
const retratado = (page) => page.waitForTimeout(16_000);

const bien = await comprobar({
  'orders are taken, added to and charged without a line; the kitchen has each once, the sale is one':
    async () => {
      const { page, context } = await entrar(ADMIN);
      const { page: otra } = await entrar(MESERO);
      await registrar(page, '083');
      const [una, ajena, libre] = [
        await mesaNueva(page),
        await mesaNueva(page),
        await mesaNueva(page),
      ];
      await pedirAlla(otra, ajena, 'Agua sin gas');
      await irAMesa(page, una);
      await agregar(page, 'Ceviche de camaron');
      await enviar(page);
      await page
        .getByRole('list', { name: 'En la orden' })
        .getByText('Ceviche de camaron')
        .waitFor();
      const { random } = await ordenDe(page, una);
      await retratado(page);

      const volver = await cortar(context, producto);
      await aviso(page, 'Sin linea desde').waitFor();
      await ir(page, 'Mesas');
      await page.getByText(/^Sin linea\. Como estaba a las/).waitFor();
      assert.equal(await boton(page, 'Crear Mesa').isDisabled(), true);
      await revisar(page, 'sinlinea-mesas', 'escritorio');
      await enTelefono(page, 'sinlinea-mesas');
      await irAMesa(page, ajena);
      await page.getByRole('list', { name: 'En la orden' }).getByText('Agua sin gas').waitFor();

      await irAMesa(page, una);
      await agregar(page, 'Agua con gas');
      await enviar(page);
      await page.getByText('No se imprimio en cocina: lleve la orden').waitFor();
      await aviso(page, '1 orden por enviar').waitFor();
      assert.deepEqual(await lineas(page, 'Por enviar'), ['Agua con gas']);
      assert.deepEqual(await lineas(page, 'En la orden'), ['Ceviche de camaron']);
      await agregar(page, 'Agua sin gas');
      await enviar(page);
      await aviso(page, '2 ordenes por enviar').waitFor();
      await revisar(page, 'sinlinea-orden', 'escritorio');
      await page.getByRole('button', { name: 'Contraer el menu' }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByText(/^Ver orden/).click();
      await revisar(page, 'sinlinea-orden', 'telefono');
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.getByRole('button', { name: 'Expandir el menu' }).click();
      await cobrar(page);
      await aviso(page, '1 venta y 2 ordenes por enviar')
        .or(aviso(page, '2 ordenes y 1 venta por enviar'))
        .waitFor();
      await revisar(page, 'sinlinea-orden-cobrada', 'escritorio');

      // another begins there, with a line, what this till thinks nobody sits at
      await irAMesa(page, libre);
      await agregar(page, 'Ceviche de camaron');
      await enviar(page);
      const deOtra = await pedirAlla(otra, libre, 'Agua con gas');
      await ir(page, 'Mesas');
      const suya = page.getByRole('article', { name: `Mesa ${una.numero_mesa}`, exact: true });
      await suya.getByText('Libre').waitFor(); // as this till knows it

      await ir(page, 'Ventas sin linea');
      await fila(page, `Mesa ${una.numero_mesa}`).nth(1).waitFor();
      await revisar(page, 'sinlinea-mesas-lista', 'escritorio');

      await volver();
      await aviso(page, 'por enviar').waitFor({ state: 'detached', timeout: 60_000 });
      const pagada = await porClave(page, random);
      assert.equal(pagada.estado, 'PAGADA');
      assert.deepEqual(
        pagada.lineas.map(({ producto: que, pagada: veces }) => [que, veces]).sort(),
        [
          ['Agua con gas', 1],
          ['Agua sin gas', 1],
          ['Ceviche de camaron', 1],
        ],
      );
      assert.deepEqual(await emitidas(page, '083'), seriadas(1, 1, '083'));
      assert.equal(pagada.venta, seriadas(1, 1, '083')[0]);
      const junta = await ordenDe(page, libre);
      assert.equal(junta.random, deOtra.random);
      const cocina = await enCocina(page);
      const deMesa = (mesa) =>
        cocina
          .filter((linea) => linea.mesa === String(mesa.numero_mesa))
          .map((linea) => linea.producto);
      assert.deepEqual(deMesa(una), []); // it is paid
      assert.deepEqual(deMesa(libre).sort(), ['Agua con gas', 'Ceviche de camaron']);
      assert.equal(await ordenDe(page, una), null);
      await context.close();
    },

  'what somebody else charged meanwhile is kept with its reason, and an Administrador takes it':
    async () => {
      const { page, context } = await entrar(ADMIN);
      const { page: otra } = await entrar(ADMIN);
      await registrar(page, '084');
      const mesa = await mesaNueva(page);
      await pedirAlla(otra, mesa, 'Agua con gas');
      await irAMesa(page, mesa);
      await page.getByRole('list', { name: 'En la orden' }).getByText('Agua con gas').waitFor();
      await retratado(page);
      const volver = await cortar(context, producto);
      await aviso(page, 'Sin linea desde').waitFor();
      await cobrar(page);
      await aviso(page, '1 venta por enviar').waitFor();

      await irAMesa(otra, mesa);
      await cobrar(otra);
      await volver();
      await aviso(page, '1 venta rechazada').waitFor({ timeout: 60_000 });
      await ir(page, 'Ventas sin linea');
      await fila(page, seriadas(1, 1, '084')[0])
        .getByText(/La orden ya fue pagada/)
        .waitFor();
      await revisar(page, 'sinlinea-orden-rechazada', 'escritorio');
      await boton(page, `Aceptar ${seriadas(1, 1, '084')[0]}`).click();
      await page.getByLabel(/^Motivo/).fill('Pagaron los dos de la mesa');
      await boton(page, 'Aceptar la venta').click();
      await fila(page, seriadas(1, 1, '084')[0])
        .getByText('Enviada')
        .waitFor();
      assert.deepEqual(await emitidas(page, '084'), seriadas(1, 1, '084'));
      await context.close();
    },
});
await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exit(bien ? 0 : 1);
