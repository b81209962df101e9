// A product goes away and comes back while a registered till sells.
import type { Page } from '@playwright/test';

import { clientesCalls } from '../../shared/src/contracts/ventas/clientes';
import { FACTURACION, llamar } from '../apoyo/navegador';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';
import {
  aviso,
  conCabecera,
  cortar,
  emitidas,
  enAlmacen,
  enPantalla,
  enTelefono,
  hecha,
  ir,
  leidas,
  registrar,
  seriadas,
  vender,
} from '../apoyo/sinLinea';

const PUNTO = '077';
/** How many wait for the line; 500 is what was promised to be out within a minute. */
const MUCHAS = Number(process.env.COMANDA_SALIDA ?? 60);
const LA_DEL_DEMO = 'La Cevichería del Puerto';

const propio = productoPropio('sin-linea');

/**
 * As many sales as a long spell leaves, each with a number of its own, while nothing is sold; answers how to let them go. It
 * would take the till itself an hour.
 */
async function dejarEnSalida(page: Page, cuantas: number) {
  await page.route('**/v1/crear_venta', (route) => route.abort('internetdisconnected'));
  await page.evaluate(sembrarSalida, cuantas);
  return () => page.unroute('**/v1/crear_venta');
}

/** What of a till's store is read here. */
type Equipo = {
  id: string;
  empresa: string;
  token: { llave: CryptoKey; sellado: { iv: BufferSource; datos: BufferSource } };
};
type Arriendo = { numeros: { claves: string[] }[] };

/** Runs in the page. */
async function sembrarSalida(cuantas: number): Promise<void> {
  const pedir = <Valor>(uno: IDBRequest<Valor>) =>
    new Promise<Valor>((resolve, reject) => {
      uno.onsuccess = () => resolve(uno.result);
      uno.onerror = () => reject(uno.error ?? new Error('IndexedDB'));
    });
  const hecho = (una: IDBTransaction) =>
    new Promise<void>((resolve) => (una.oncomplete = () => resolve()));
  const base = await pedir(window.indexedDB.open('comanda.sinLinea'));
  const leer = <Una>(almacen: string): Promise<Una[]> =>
    pedir(base.transaction(almacen).objectStore(almacen).getAll() as IDBRequest<Una[]>);
  const [equipo] = await leer<Equipo>('equipos');
  if (!equipo) throw new Error('this till is not registered');
  const vendidas = await leer<{ dispositivo: string; orden?: number }>('salida');
  const molde = { ...vendidas.find(({ dispositivo }) => dispositivo === equipo.id) };
  delete molde.orden; // each gets its own
  const { llave, sellado } = equipo.token;
  const additionalData = new window.TextEncoder().encode('token de equipo');
  const cifra = { name: 'AES-GCM', iv: sellado.iv, additionalData };
  const ficha = await window.crypto.subtle.decrypt(cifra, llave, sellado.datos);
  const renovada = await fetch('/v1/refrescar', { method: 'POST' });
  const { data } = (await renovada.json()) as { data: { token: string } };
  const contactar = async (claves: string[]): Promise<Arriendo> => {
    const respuesta = await fetch('/facturacion/contacto_dispositivo', {
      method: 'POST',
      headers: { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        empresa: equipo.empresa,
        dispositivo: equipo.id,
        numeros: 200,
        token: new window.TextDecoder().decode(ficha),
        reloj: new Date().toISOString(),
        por_enviar: { cuantas: claves.length, desde: null, claves },
      }),
    });
    return ((await respuesta.json()) as { data: { arriendo: Arriendo } }).data.arriendo;
  };
  const claves: string[] = [];
  let arriendo: Arriendo = { numeros: [] };
  while (claves.length < cuantas) {
    arriendo = await contactar(claves);
    const escritura = base.transaction('salida', 'readwrite');
    for (const numero of arriendo.numeros.slice(0, cuantas - claves.length)) {
      const [clave = ''] = numero.claves;
      claves.push(clave);
      escritura.objectStore('salida').add({
        ...molde,
        numero,
        clave_acceso: clave,
        idempotencia: window.crypto.randomUUID(),
        estado: 'POR_ENVIAR',
        enviada: null,
        tomada_hasta: 0,
        fallo: null,
        vendida: new Date().toISOString(),
      });
    }
    await hecho(escritura);
  }
  const { numeros } = await contactar(claves);
  const ultima = base.transaction('equipos', 'readwrite');
  ultima.objectStore('equipos').put({ ...equipo, arriendo: { ...arriendo, numeros } });
  await hecho(ultima);
  base.close();
}

const ROSA = {
  cedula: '0926687856',
  campos: {
    Nombre: 'Rosa Elena Quimi',
    'Razón social': 'Rosa Elena Quimi Salazar',
    Email: 'rosa@correo.ec',
    Dirección: 'Malecón 2000',
    Teléfono: '0991234567',
  },
};
const datos = (page: Page) => page.getByRole('dialog', { name: 'Datos del cliente' });

/** As far as the law asks who buys. */
async function porCincuenta(page: Page) {
  await page
    .locator('.ventas-tile', { hasText: 'Ceviche mixto' })
    .first()
    .click({ clickCount: 5, delay: 20 });
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(page.getByText('Sobre $50.00 registre los datos del cliente')).toBeVisible();
}

test(
  'a till is registered, sells with its own numbers, goes on without a line, and all of it arrives once',
  { tag: '@puerta' },
  async ({ abrir, mundo }) => {
    const page = await enPantalla({ abrir, mundo });
    await registrar(page, PUNTO);
    await page.getByRole('button', { name: 'Equipos', exact: true }).click();
    await expect(page.getByRole('row', { name: /Caja 077/ })).toBeVisible();
    await revisar(page, 'sinlinea-equipos', 'escritorio');
    await ir(page, 'Punto de venta');
    expect(await vender(page)).toBe(seriadas(1, 1, PUNTO)[0]);
    await expect(
      hecha(page)
        .getByText(/Factura/)
        .first(),
    ).toBeVisible();

    const volver = await cortar(page);
    await expect(aviso(page, 'Sin línea desde')).toBeVisible();
    const vendidas: string[] = [];
    for (let n = 0; n < 5; n += 1) vendidas.push(await vender(page));
    expect(vendidas).toEqual(seriadas(2, 5, PUNTO));
    await expect(aviso(page, '5 ventas por enviar')).toBeVisible();
    await expect(hecha(page).getByText('Guardada en este equipo, por enviar')).toBeVisible();
    await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
    await revisar(page, 'sinlinea-venta', 'escritorio');
    await enTelefono(page, 'sinlinea-venta');

    await volver();
    await expect(aviso(page, 'por enviar')).toHaveCount(0);
    expect(await emitidas(page, mundo.PUERTO.empresa, PUNTO)).toEqual(seriadas(1, 6, PUNTO));
    await ir(page, 'Ventas sin línea');
    await expect(
      page.getByRole('row', { name: new RegExp(seriadas(6, 1, PUNTO)[0] ?? '') }),
    ).toBeVisible();
    await revisar(page, 'sinlinea-enviadas', 'escritorio');
    await enTelefono(page, 'sinlinea-enviadas');
  },
);

test('somebody nobody knows buys for over 50 dollars without a line: registered with the sale, once', async ({
  abrir,
  mundo,
}) => {
  const page = await enPantalla({ abrir, mundo });
  await registrar(page, '079');
  await ir(page, 'Punto de venta');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await page.keyboard.press('F2'); // a part of the screen that comes when it is asked for
  await expect(datos(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await leidas(page, '/v1/listar_produtos_empresa');
  await conCabecera(page);
  const volver = await cortar(page);
  await expect(aviso(page, 'Sin línea desde')).toBeVisible();

  await porCincuenta(page);
  await datos(page).getByLabel('Número de cédula').fill(ROSA.cedula);
  await expect(
    datos(page).getByText('Sin línea. Complete sus datos: se registra con la venta'),
  ).toBeVisible();
  for (const [campo, valor] of Object.entries(ROSA.campos))
    await datos(page).getByLabel(campo, { exact: true }).fill(valor);
  await revisar(page, 'sinlinea-cliente', 'escritorio');
  // as fast as who presses twice: the second does not wait for what the first did
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await expect(page.getByText('Cliente anotado en este equipo')).toBeVisible();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await expect(hecha(page).getByText('001-079-000000001')).toBeVisible();

  await porCincuenta(page);
  await datos(page).getByRole('button', { name: ROSA.campos.Nombre }).click();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await expect(hecha(page).getByText('001-079-000000002')).toBeVisible();

  await volver();
  await expect(aviso(page, 'por enviar')).toHaveCount(0);
  expect(await emitidas(page, mundo.PUERTO.empresa, '079')).toEqual(seriadas(1, 2, '079'));
  const { empresa } = mundo.PUERTO;
  const deella = { empresa, id: ROSA.cedula };
  const registrada = await llamar(page, clientesCalls.consultarCliente, deella, FACTURACION);
  expect(registrada.razon_social).toBe(ROSA.campos['Razón social']);
  const salida = await enAlmacen(page, 'comanda.sinLinea', 'salida');
  expect(JSON.stringify(salida)).not.toMatch(/rosa@correo/); // the server has it now
});

test('what it sold while the product was dead is there once, with all that waited, within a minute', async ({
  abrir,
}) => {
  const page = await abrir();
  await ingresar(page, {
    email: 'admin@demo.ec',
    ruta: '/auth/login_admin',
    base: propio.url,
  });
  await registrar(page, '078');
  await ir(page, 'Punto de venta');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await conCabecera(page);
  await propio.matar();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await expect(hecha(page).getByText('001-078-000000001')).toBeVisible();
  await expect(aviso(page, '1 venta por enviar')).toBeVisible();

  await propio.volver();
  await expect(page.getByText('En línea')).toBeVisible({ timeout: 60_000 });
  await expect(aviso(page, 'por enviar')).toHaveCount(0, { timeout: 60_000 });
  const cortada = await dejarEnSalida(page, MUCHAS);
  await ir(page, 'Ventas sin línea');
  await page.reload();
  await expect(aviso(page, `${MUCHAS} ventas por enviar`)).toBeVisible();
  await cortada();
  await expect(aviso(page, 'por enviar')).toHaveCount(0, { timeout: 60_000 });
  expect(await emitidas(page, LA_DEL_DEMO, '078')).toEqual(seriadas(1, MUCHAS + 1, '078'));
});
