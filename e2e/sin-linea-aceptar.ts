// node e2e/sin-linea-aceptar.ts: a product of its own, where what a till sold without a line is not taken: an Administrador accepts it, as it was
// sold or with another number; a till is revoked while it sells; and the drill that a cashier walks through before it matters.
import assert from 'node:assert/strict';

import { abrirNavegador, comprobar, ingresar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';
import { revisar, TAMANOS } from './revisar';
import {
  aviso,
  conCabecera,
  cortar,
  emitidas,
  enAlmacen,
  enTelefono,
  hecha,
  ir,
  registrar,
  seriadas,
  vender,
} from './sinLineaComun';

const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const CATALOGO = '**/v1/listar_produtos_empresa*';

const carpeta = carpetaNueva('aceptar');
const producto = await abrirProducto(carpeta);
const browser = await abrirNavegador();

/** A machine of its own: what another one keeps is not here. */
async function entrar(antes = () => undefined) {
  const context = await browser.newContext(TAMANOS.escritorio);
  const page = await context.newPage();
  await antes(page);
  await ingresar(page, { ...ADMIN, base: producto.url });
  return { page, context };
}

/** This till is told a price that nobody set. */
const encarecer = (page) =>
  page.route(CATALOGO, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const uno of json.data) if (uno.producto.startsWith('Agua con gas')) uno.precio_venta += 3;
    await route.fulfill({ response, json });
  });

/** Once the header is there to say so. */
async function sinLinea({ context, page }) {
  await conCabecera(page);
  const volver = await cortar(context, producto);
  await aviso(page, 'Sin linea desde').waitFor({ timeout: 60_000 });
  return volver;
}

const fila = (page, secuencia) => page.getByRole('row', { name: new RegExp(secuencia) });
/** All of it, without scrolling a table aside. */
const seVe = async (boton) => {
  const { x, width } = await boton.boundingBox();
  assert.ok(x + width <= 1366, `it ends at ${x + width}`);
};
const parte = (page, nombre) => page.getByRole('radio', { name: nombre }).check({ force: true });

/** As an Administrador does; answers what the dialog said that will be done. */
async function aceptar(page, secuencia, motivo) {
  await fila(page, secuencia)
    .getByRole('button', { name: /^Aceptar/ })
    .click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Motivo').fill(motivo);
  const dicho = await dialogo.innerText();
  await dialogo.getByRole('button', { name: 'Aceptar la venta' }).click();
  await dialogo.waitFor({ state: 'detached' });
  return dicho;
}

const guardados = (page, almacen) => enAlmacen(page, 'comanda.sinLinea', almacen);

/** A till that was set back to yesterday's disk: its last sale has the number of the first. Runs in the page. */
async function repetirNumero() {
  const base = await new Promise((resolve) => {
    const pedido = window.indexedDB.open('comanda.sinLinea');
    pedido.onsuccess = () => resolve(pedido.result);
  });
  await new Promise((resolve) => {
    const transaccion = base.transaction('salida', 'readwrite');
    const salida = transaccion.objectStore('salida');
    const pedido = salida.getAll();
    pedido.onsuccess = () => {
      const [primera, ultima] = [pedido.result[0], pedido.result.at(-1)];
      salida.put({ ...ultima, numero: primera.numero, clave_acceso: primera.clave_acceso });
    };
    transaccion.oncomplete = resolve;
  });
  base.close();
}

const bien = await comprobar({
  'the drill keeps, prints and forgets a sale that is none, takes no number, and leaves no token to read':
    async () => {
      const { page, context } = await entrar();
      await registrar(page, '080');
      const numeros = () => page.getByText('Numeros disponibles').locator('xpath=following::*[1]');
      const antes = await numeros().innerText();
      await page.getByRole('button', { name: 'Probar sin linea' }).click();
      const dialogo = page.getByRole('dialog');
      await dialogo.getByRole('button', { name: 'Cobrar $1.00 sin linea' }).click();
      await dialogo.getByText('Se imprimio un ticket de practica.').waitFor();
      await dialogo.getByText(/^La cabecera diria: Sin linea desde/).waitFor();
      assert.equal((await guardados(page, 'practica')).length, 1);
      await revisar(page, 'sinlinea-practica', 'escritorio');
      await dialogo.getByRole('button', { name: 'Vuelve la linea' }).click();
      await dialogo.getByText(/^El servidor reconocio este equipo/).waitFor();
      await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
      await dialogo.waitFor({ state: 'detached' });
      assert.equal(await numeros().innerText(), antes);
      assert.deepEqual(await guardados(page, 'practica'), []);
      assert.deepEqual(await emitidas(page, '080'), []);
      const [equipo] = await guardados(page, 'equipos');
      assert.notEqual(typeof equipo.token, 'string');
      await context.close();
    },

  'a sale at a price that never was stays, refused, until an Administrador accepts it as it was sold':
    async () => {
      const sesion = await entrar(encarecer);
      const { page, context } = sesion;
      await registrar(page, '081');
      await ir(page, 'Punto de venta');
      const volver = await sinLinea(sesion);
      const secuencia = await vender(page);
      assert.equal(secuencia, seriadas(1, 1, '081')[0]);
      await volver();
      await aviso(page, '1 venta rechazada').waitFor();
      await hecha(page)
        .getByText(/^El servidor no acepto la venta/)
        .waitFor();
      assert.deepEqual(await emitidas(page, '081'), []);

      await ir(page, 'Ventas sin linea');
      await fila(page, secuencia).getByText('no costaba $4.00').waitFor();
      await seVe(fila(page, secuencia).getByRole('button', { name: /^Aceptar/ }));
      await revisar(page, 'sinlinea-rechazada', 'escritorio');
      await enTelefono(page, 'sinlinea-rechazada');
      const dicho = await aceptar(page, secuencia, 'El cartel decia ese precio');
      assert.match(dicho, /como se vendio, con su numero y su fecha/);
      await fila(page, secuencia).getByText('Enviada').waitFor();
      await aviso(page, 'rechazada').waitFor({ state: 'detached' });
      assert.deepEqual(await emitidas(page, '081'), [secuencia]);
      await parte(page, 'Por revisar');
      await fila(page, secuencia).getByText('Precio que no hubo').waitFor();
      await context.close();
    },

  'a sale whose number another has gets the next of the till, when an Administrador says so':
    async () => {
      const sesion = await entrar();
      const { page, context } = sesion;
      await registrar(page, '082');
      await ir(page, 'Punto de venta');
      assert.equal(await vender(page), seriadas(1, 1, '082')[0]);
      const volver = await sinLinea(sesion);
      const repetida = await vender(page);
      await page.evaluate(repetirNumero);
      await volver();
      await aviso(page, '1 venta rechazada').waitFor();

      await ir(page, 'Ventas sin linea');
      const dicho = await aceptar(page, repetida, 'El equipo se restauro de un respaldo');
      assert.match(dicho, /con el siguiente numero de este equipo/);
      await aviso(page, 'rechazada').waitFor({ state: 'detached' });
      const series = await emitidas(page, '082');
      assert.equal(series.length, 2);
      assert.equal(new Set(series).size, 2);
      await parte(page, 'Por revisar');
      await page
        .getByText(/Con otro numero/)
        .first()
        .waitFor();
      await revisar(page, 'sinlinea-otronumero', 'escritorio');
      await context.close();
    },

  'a till that is revoked while it sells sells no more; what it had sold is accepted, and it forgets itself':
    async () => {
      const perdida = await entrar();
      const { page } = perdida;
      await registrar(page, '083');
      await ir(page, 'Punto de venta');
      const volver = await sinLinea(perdida);
      const secuencia = await vender(page);

      const { page: oficina, context: otra } = await entrar();
      await ir(oficina, 'Ventas sin linea');
      await parte(oficina, 'Equipos');
      await fila(oficina, 'Caja 083')
        .getByRole('button', { name: /acciones/i })
        .click();
      await oficina.getByRole('menuitem', { name: 'Revocar' }).click();
      await oficina.getByRole('button', { name: 'Revocar', exact: true }).click();
      await fila(oficina, 'Caja 083').getByText('Revocado').waitFor();
      await revisar(oficina, 'sinlinea-revocado', 'escritorio');
      await otra.close();

      await volver();
      await aviso(page, '1 venta rechazada').waitFor();
      await ir(page, 'Ventas sin linea');
      await page
        .getByText(/no puede vender sin linea/)
        .first()
        .waitFor();
      await revisar(page, 'sinlinea-sinequipo', 'escritorio');
      await enTelefono(page, 'sinlinea-sinequipo');
      await aceptar(page, secuencia, 'La vendio antes de que se revocara');
      await fila(page, secuencia).getByText('Enviada').waitFor();
      assert.deepEqual(await emitidas(page, '083'), [secuencia]);
      await page.getByRole('button', { name: 'Enviar y actualizar' }).click();
      await page.getByRole('button', { name: 'Registrar este equipo' }).waitFor();
      assert.deepEqual(await guardados(page, 'equipos'), []);
      await parte(page, 'Por revisar');
      await fila(page, secuencia).getByText('Equipo revocado').waitFor();
      await perdida.context.close();
    },
});
await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exit(bien ? 0 : 1);
