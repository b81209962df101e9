// What the journeys of a till that loses its line do on a page.
import { expect, type Locator, type Page } from '@playwright/test';

import { emitidosCalls } from '../../shared/src/contracts/reportes/emitidos';
import { fechaNegocio } from '../../shared/src/domain/texto/fecha';

import type { Mundo } from './mundo';
import { llamar } from './navegador';
import { ingresar } from './pagina';
import type { Abrir } from './pruebas';
import { revisar } from './revisar';

const NUMERO = /\d{3}-\d{3}-\d{9}/;

/** Logged in through the form, as one must be whose password is to open the till without a line. */
export async function enPantalla(
  { abrir, mundo }: { abrir: Abrir; mundo: Mundo },
  email = 'admin@demo.ec',
  antes: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await abrir();
  await antes(page);
  const ruta = email.startsWith('admin') ? '/auth/login_admin' : '/auth/login';
  await ingresar(page, { email: mundo.correoDe(email), ruta });
  return page;
}

export const hecha = (page: Page): Locator => page.getByRole('region', { name: 'Última venta' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
export const ir = (page: Page, nombre: string): Promise<void> =>
  menu(page)
    .getByRole('link', { name: new RegExp(`^${nombre}(?: \\d+)?$`) }) // what waits there is counted beside it
    .click();

export async function registrar(page: Page, punto: string): Promise<void> {
  await ir(page, 'Ventas sin línea');
  await page.getByRole('button', { name: 'Elegir nombre y punto de emisión' }).click();
  await page.getByLabel('Nombre del equipo').fill(`Caja ${punto}`);
  await page.getByLabel('Punto de emisión').fill(punto);
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(page.getByText('Listo para vender sin línea')).toBeVisible();
}

/** Sells one and answers its number. `alPagar`: what is done in the payment before it is charged. */
export async function vender(
  page: Page,
  alPagar: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const antes = (await hecha(page).count()) > 0 ? await numeroDe(page) : '';
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await alPagar();
  await page.locator('button:enabled', { hasText: /^Cobrar/ }).click();
  await expect.poll(() => numeroDe(page)).not.toBe(antes);
  return numeroDe(page);
}

/** Of the last sale that the page tells of, once it tells of one. */
async function numeroDe(page: Page): Promise<string> {
  await expect(hecha(page)).toContainText(NUMERO);
  return NUMERO.exec(await hecha(page).innerText())?.[0] ?? '';
}

export const aviso = (page: Page, texto: string | RegExp): Locator =>
  page.locator('.cabecera-sinlinea', { hasText: texto });
export const seriadas = (desde: number, cuantas: number, punto: string): string[] =>
  Array.from({ length: cuantas }, (_, i) => `001-${punto}-${String(desde + i).padStart(9, '0')}`);

const FILAS = 50;

/** What the server has of the series, by number. */
export async function emitidas(page: Page, empresa: string, punto: string): Promise<string[]> {
  const fecha = fechaNegocio(new Date());
  const halladas: string[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const entrada = { empresa, fecha, pagina, filas: FILAS };
    const { filas } = await llamar(page, emitidosCalls.listarEmitidosDelDia, entrada);
    halladas.push(...filas.map(({ secuencia }) => secuencia));
    if (filas.length < FILAS) break;
  }
  return halladas.filter((secuencia) => secuencia.includes(`-${punto}-`)).sort();
}

/** The line to the product goes; the print service of the till is on the till. Answers how it comes back. */
export async function cortar(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const producto = new URL(page.url()).origin;
  const deAlli = ({ origin }: URL) => origin === producto;
  await context.route(deAlli, (route) => route.abort('internetdisconnected'));
  return () => context.unroute(deAlli);
}

/** The same, once the page says so. */
export async function quedarSinLinea(page: Page): Promise<() => Promise<void>> {
  await conCabecera(page);
  const volver = await cortar(page);
  await expect(aviso(page, 'Sin línea desde')).toBeVisible();
  return volver;
}

export async function enTelefono(page: Page, nombre: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await revisar(page, nombre, 'telefono');
  await page.setViewportSize({ width: 1366, height: 768 });
}

/** What `hay` answers, once it answers something. */
export async function esperar<Valor>(
  que: string,
  hay: () => Promise<Valor> | Valor,
): Promise<NonNullable<Valor>> {
  let valor: Valor | undefined;
  await expect.poll(async () => Boolean((valor = await hay())), { message: que }).toBe(true);
  return valor as NonNullable<Valor>; // the poll saw it
}

/** A row of a store of this browser; which members it has, its store says. */
export type Fila = Record<string, unknown>;

/** All that was read, once an answer of a call is kept: what is read is shown first. */
export const leidas = (page: Page, llamada: string): Promise<Fila[]> =>
  esperar(`what ${llamada} answered`, async () => {
    const filas = (await enAlmacen(page, 'comanda.local', 'lecturas')) ?? [];
    return filas.some((una) => una.llamada === llamada) && filas;
  }) as Promise<Fila[]>;

/** What the header says of the outbox comes after the screen. */
export const conCabecera = (page: Page): Promise<void> => page.waitForTimeout(3_000);

/** All that lies in a store of this browser, bytes as text; null where there is no such store. */
export const enAlmacen = (page: Page, base: string, almacen: string): Promise<Fila[] | null> =>
  page.evaluate(leerAlmacen, { base, nombre: almacen });

type Escritura = { almacen: string; cambio: object; cuales: 'todas' | 'ultima' };

/** Whoever sits at the till writes into what it keeps, so in every row of a store or in the last. */
export const cambiarFilas = (
  page: Page,
  almacen: string,
  cambio: object,
  cuales: Escritura['cuales'] = 'todas',
): Promise<void> => page.evaluate(escribirFilas, { almacen, cambio, cuales });

/** Runs in the page. */
async function escribirFilas({ almacen, cambio, cuales }: Escritura): Promise<void> {
  const base = await new Promise<IDBDatabase>((resolve) => {
    const pedido = window.indexedDB.open('comanda.sinLinea');
    pedido.onsuccess = () => resolve(pedido.result);
  });
  await new Promise<void>((resolve) => {
    const transaccion = base.transaction(almacen, 'readwrite');
    const filas = transaccion.objectStore(almacen);
    const pedido = filas.getAll() as IDBRequest<object[]>;
    pedido.onsuccess = () => {
      const elegidas = cuales === 'todas' ? pedido.result : pedido.result.slice(-1);
      for (const una of elegidas) filas.put({ ...una, ...cambio });
    };
    transaccion.oncomplete = () => resolve();
  });
  base.close();
}

/** Runs in the page. */
async function leerAlmacen({
  base: cual,
  nombre,
}: {
  base: string;
  nombre: string;
}): Promise<Fila[] | null> {
  const pedir = <Valor>(uno: IDBRequest<Valor>) =>
    new Promise<Valor>((resolve, reject) => {
      uno.onsuccess = () => resolve(uno.result);
      uno.onerror = () => reject(uno.error ?? new Error('IndexedDB'));
    });
  const base = await pedir(window.indexedDB.open(cual));
  try {
    if (!base.objectStoreNames.contains(nombre)) return null;
    const filas = await pedir(base.transaction(nombre).objectStore(nombre).getAll());
    const enTexto = (_: string, valor: unknown) =>
      valor instanceof ArrayBuffer ? new window.TextDecoder('latin1').decode(valor) : valor;
    return JSON.parse(JSON.stringify(filas, enTexto)) as Fila[];
  } finally {
    base.close();
  }
}
