// What the journeys of a till that loses its line do on a page.
import { llamar } from './navegador';
import { revisar } from './revisar';

export const EMPRESA = 'La Cevicheria del Puerto';

export const hecha = (page) => page.getByRole('region', { name: 'Ultima venta' });
const menu = (page) => page.getByRole('navigation', { name: 'Menu principal' });
export const ir = (page, nombre) =>
  menu(page).getByRole('link', { name: nombre, exact: true }).click();

export async function registrar(page, punto) {
  await ir(page, 'Ventas sin linea');
  await page.getByRole('button', { name: 'Registrar este equipo' }).click();
  await page.getByLabel('Nombre del equipo').fill(`Caja ${punto}`);
  await page.getByLabel('Punto de emision').fill(punto);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await page.getByText('Listo para vender sin linea').waitFor();
}

/** Sells one and answers its number. `alPagar`: what is done in the payment before it is charged. */
export async function vender(page, alPagar = () => undefined) {
  const antes = (await hecha(page).count()) > 0 ? await hecha(page).innerText() : '';
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await alPagar();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await page.waitForFunction((texto) => {
    const tarjeta = document.querySelector('.ventas-hecha');
    const dicho = tarjeta?.innerText ?? '';
    const numero = /\d{3}-\d{3}-\d{9}/.exec(dicho)?.[0];
    return numero !== undefined && !texto.includes(numero);
  }, antes);
  return /\d{3}-\d{3}-\d{9}/.exec(await hecha(page).innerText())?.[0];
}

export const aviso = (page, texto) => page.locator('.cabecera-sinlinea', { hasText: texto });
export const seriadas = (desde, cuantas, punto) =>
  Array.from({ length: cuantas }, (_, i) => `001-${punto}-${String(desde + i).padStart(9, '0')}`);

/** What the server has of the series, by number. */
export async function emitidas(page, punto) {
  const fecha = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const empresa = encodeURIComponent(EMPRESA);
  const halladas = [];
  for (let pagina = 1; ; pagina += 1) {
    const ruta = `/v1/listar_reporte_venta_actual?empresa=${empresa}&fecha=${fecha}&pagina=${pagina}&filas=50`;
    const { filas } = await llamar(page, 'GET', ruta);
    halladas.push(...filas.map(({ secuencia }) => secuencia));
    if (filas.length < 50) break;
  }
  return halladas.filter((secuencia) => secuencia.includes(`-${punto}-`)).sort();
}

/** The line to the product goes; the print service of the till is on the till. Answers how it comes back. */
export async function cortar(context, producto) {
  const deAlli = ({ origin }) => origin === producto.url;
  await context.route(deAlli, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(deAlli);
}

export async function enTelefono(page, nombre) {
  await page.getByRole('button', { name: 'Contraer el menu' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await revisar(page, nombre, 'telefono');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: 'Expandir el menu' }).click();
}

/** What `hay` answers, once it answers something; asked so many times, two a second. */
export async function esperar(que, hay, veces = 90) {
  for (; veces > 0; veces -= 1) {
    const valor = await hay();
    if (valor) return valor;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`did not come: ${que}`);
}

/** All that was read, once an answer of a call is kept: what is read is shown first. */
export const leidas = (page, llamada) =>
  esperar(`what ${llamada} answered`, async () => {
    const filas = (await enAlmacen(page, 'comanda.local', 'lecturas')) ?? [];
    return filas.some((una) => una.llamada === llamada) && filas;
  });

/** What the header says of the outbox comes after the screen. */
export const conCabecera = (page) => page.waitForTimeout(3_000);

/** All that lies in a store of this browser, bytes as text; null where there is no such store. */
export const enAlmacen = (page, base, almacen) =>
  page.evaluate(leerAlmacen, { base, nombre: almacen });

/** Runs in the page. */
async function leerAlmacen({ base: cual, nombre }) {
  const pedir = (uno) =>
    new Promise((resolve, reject) => {
      uno.onsuccess = () => resolve(uno.result);
      uno.onerror = () => reject(uno.error);
    });
  const base = await pedir(window.indexedDB.open(cual));
  try {
    if (!base.objectStoreNames.contains(nombre)) return null;
    const filas = await pedir(base.transaction(nombre).objectStore(nombre).getAll());
    const enTexto = (_, valor) =>
      valor instanceof ArrayBuffer ? new window.TextDecoder('latin1').decode(valor) : valor;
    return JSON.parse(JSON.stringify(filas, enTexto));
  } finally {
    base.close();
  }
}
