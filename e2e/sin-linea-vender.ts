// node e2e/sin-linea-vender.ts: a product of its own that goes away and comes back while a registered till sells.
import assert from 'node:assert/strict';

import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { puertoLibre } from '../tools/puertoLibre';

import { abrirProducto, carpetaNueva } from './producto';
import { revisar, TAMANOS } from './revisar';
import {
  aviso,
  conCabecera,
  cortar,
  emitidas,
  EMPRESA,
  enAlmacen,
  enTelefono,
  hecha,
  ir,
  leidas,
  registrar,
  seriadas,
  vender,
} from './sinLineaComun';

const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const PUNTO = '077';
/** How many wait for the line; 500 is what the issue asks to be out within a minute. */
const MUCHAS = Number(process.env.COMANDA_SALIDA ?? 60);

const carpeta = carpetaNueva('sin-linea');
/** It comes back where it was. */
const env = { PORT: String(await puertoLibre()) };
let producto = await abrirProducto({ ...carpeta, env });
const browser = await abrirNavegador();

async function entrar(cuenta = ADMIN, opciones = TAMANOS.escritorio) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  await ingresar(page, { ...cuenta, base: producto.url });
  return { page, context };
}

/**
 * As many sales as a long spell leaves, each with a number of its own, while nothing is sold; answers how to let them go. It
 * would take the till itself an hour.
 */
async function dejarEnSalida(page, cuantas) {
  await page.route('**/v1/crear_venta', (route) => route.abort('internetdisconnected'));
  await page.evaluate(sembrarSalida, cuantas);
  return () => page.unroute('**/v1/crear_venta');
}

/** Runs in the page. */
async function sembrarSalida(cuantas) {
  const pedir = (uno) =>
    new Promise((resolve, reject) => {
      uno.onsuccess = () => resolve(uno.result);
      uno.onerror = () => reject(uno.error);
    });
  const base = await pedir(window.indexedDB.open('comanda.sinLinea'));
  const leer = (almacen) => pedir(base.transaction(almacen).objectStore(almacen).getAll());
  const [equipo] = await leer('equipos');
  const [molde] = (await leer('salida')).filter(({ dispositivo }) => dispositivo === equipo.id);
  delete molde.orden; // each gets its own
  const { llave, sellado } = equipo.token;
  const ficha = await window.crypto.subtle.decrypt(
    {
      ...{ name: 'AES-GCM', iv: sellado.iv },
      additionalData: new window.TextEncoder().encode('token de equipo'),
    },
    ...[llave, sellado.datos],
  );
  const { token } = (await (await fetch('/v1/refrescar', { method: 'POST' })).json()).data;
  const contactar = async (claves) => {
    const respuesta = await fetch('/facturacion/contacto_dispositivo', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ empresa: equipo.empresa, dispositivo: equipo.id, numeros: 200 },
        token: new window.TextDecoder().decode(ficha),
        reloj: new Date().toISOString(),
        por_enviar: { cuantas: claves.length, desde: null, claves },
      }),
    });
    return (await respuesta.json()).data.arriendo;
  };
  const claves = [];
  let arriendo;
  while (claves.length < cuantas) {
    arriendo = await contactar(claves);
    const tomados = arriendo.numeros.slice(0, cuantas - claves.length);
    const escritura = base.transaction('salida', 'readwrite');
    for (const numero of tomados) {
      const [clave] = numero.claves;
      claves.push(clave);
      escritura.objectStore('salida').add({
        ...{ ...molde, numero, clave_acceso: clave, idempotencia: window.crypto.randomUUID() },
        ...{ estado: 'POR_ENVIAR', enviada: null, tomada_hasta: 0, fallo: null },
        vendida: new Date().toISOString(),
      });
    }
    await new Promise((resolve) => (escritura.oncomplete = resolve));
  }
  const resto = (await contactar(claves)).numeros;
  const ultima = base.transaction('equipos', 'readwrite');
  ultima.objectStore('equipos').put({ ...equipo, arriendo: { ...arriendo, numeros: resto } });
  await new Promise((resolve) => (ultima.oncomplete = resolve));
  base.close();
}

const ROSA = {
  cedula: '0926687856',
  campos: {
    Nombre: 'Rosa Elena Quimi',
    'Razon social': 'Rosa Elena Quimi Salazar',
    Email: 'rosa@correo.ec',
    Direccion: 'Malecon 2000',
    Telefono: '0991234567',
  },
};
const datos = (page) => page.getByRole('dialog', { name: 'Datos del cliente' });

/** As far as the law asks who buys. */
async function porCincuenta(page) {
  await page
    .locator('.ventas-tile', { hasText: 'Ceviche mixto' })
    .first()
    .click({ clickCount: 5, delay: 20 });
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByText('Sobre $50.00 registre los datos del cliente').waitFor();
}

const bien = await comprobar({
  'a till is registered, sells with its own numbers, goes on without a line, and all of it arrives once':
    async () => {
      const { page, context } = await entrar();
      await registrar(page, PUNTO);
      await page.getByRole('radio', { name: 'Equipos' }).check({ force: true });
      await page.getByRole('row', { name: /Caja 077/ }).waitFor();
      await revisar(page, 'sinlinea-equipos', 'escritorio');
      await ir(page, 'Punto de venta');
      assert.equal(await vender(page), seriadas(1, 1, PUNTO)[0]);
      await hecha(page)
        .getByText(/Factura/)
        .first()
        .waitFor();

      const volver = await cortar(context, producto);
      await aviso(page, 'Sin linea desde').waitFor();
      const vendidas = [];
      for (let n = 0; n < 5; n += 1) vendidas.push(await vender(page));
      assert.deepEqual(vendidas, seriadas(2, 5, PUNTO));
      await aviso(page, '5 ventas por enviar').waitFor();
      await hecha(page).getByText('Guardada en este equipo, por enviar').waitFor();
      await hecha(page).getByText('Ticket impreso').waitFor();
      await revisar(page, 'sinlinea-venta', 'escritorio');
      await enTelefono(page, 'sinlinea-venta');

      await volver();
      await aviso(page, 'por enviar').waitFor({ state: 'detached' });
      assert.deepEqual(await emitidas(page, PUNTO), seriadas(1, 6, PUNTO));
      await ir(page, 'Ventas sin linea');
      await page.getByRole('row', { name: new RegExp(seriadas(6, 1, PUNTO)[0]) }).waitFor();
      await revisar(page, 'sinlinea-enviadas', 'escritorio');
      await enTelefono(page, 'sinlinea-enviadas');
    },

  'somebody nobody knows buys for over 50 dollars without a line: registered with the sale, once':
    async () => {
      const { page, context } = await entrar();
      await registrar(page, '079');
      await ir(page, 'Punto de venta');
      await page.locator('.ventas-tile').first().waitFor();
      await page.keyboard.press('F2'); // a part of the screen that comes when it is asked for
      await datos(page).waitFor();
      await page.keyboard.press('Escape');
      await leidas(page, '/v1/listar_produtos_empresa');
      await conCabecera(page);
      const volver = await cortar(context, producto);
      await aviso(page, 'Sin linea desde').waitFor();

      await porCincuenta(page);
      await datos(page).getByLabel('Numero de cedula').fill(ROSA.cedula);
      await datos(page)
        .getByText('Sin linea. Complete sus datos: se registra con la venta')
        .waitFor();
      for (const [campo, valor] of Object.entries(ROSA.campos))
        await datos(page).getByLabel(campo, { exact: true }).fill(valor);
      await revisar(page, 'sinlinea-cliente', 'escritorio');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByText('Cliente anotado en este equipo').waitFor();
      await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
      await hecha(page).getByText('001-079-000000001').waitFor();

      await porCincuenta(page);
      await datos(page).getByRole('button', { name: ROSA.campos.Nombre }).click();
      await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
      await hecha(page).getByText('001-079-000000002').waitFor();

      await volver();
      await aviso(page, 'por enviar').waitFor({ state: 'detached' });
      assert.deepEqual(await emitidas(page, '079'), seriadas(1, 2, '079'));
      const empresa = encodeURIComponent(EMPRESA);
      const registrada = await llamar(
        page,
        'GET',
        `/facturacion/cedula/${ROSA.cedula}?empresa=${empresa}`,
      );
      assert.equal(registrada.razon_social, ROSA.campos['Razon social']);
      const salida = await enAlmacen(page, 'comanda.sinLinea', 'salida');
      assert.doesNotMatch(JSON.stringify(salida), /rosa@correo/); // the server has it now
    },

  'what it sold while the product was dead is there once, with all that waited, within a minute':
    async () => {
      const { page } = await entrar();
      await registrar(page, '078');
      await ir(page, 'Punto de venta');
      await page.locator('.ventas-tile').first().waitFor();
      await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
      await conCabecera(page);
      await producto.cerrar('SIGKILL');
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
      await hecha(page).getByText('001-078-000000001').waitFor();
      await aviso(page, '1 venta por enviar').waitFor();

      producto = await abrirProducto({ ...carpeta, env });
      await page.getByText('En linea').waitFor({ timeout: 60_000 });
      await aviso(page, 'por enviar').waitFor({ state: 'detached', timeout: 60_000 });
      const cortada = await dejarEnSalida(page, MUCHAS);
      await ir(page, 'Ventas sin linea');
      await page.reload();
      await aviso(page, `${MUCHAS} ventas por enviar`).waitFor();
      const inicio = performance.now();
      await cortada();
      await aviso(page, 'por enviar').waitFor({ state: 'detached', timeout: 120_000 });
      const segundos = (performance.now() - inicio) / 1_000;
      console.log(`        ${MUCHAS} ventas en ${segundos.toFixed(1)} s`);
      assert.ok(segundos < 60, `it took ${segundos.toFixed(1)} s`);
      assert.deepEqual(await emitidas(page, '078'), seriadas(1, MUCHAS + 1, '078'));
    },
});
await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exit(bien ? 0 : 1);
