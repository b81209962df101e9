// An area whose files lie at another origin: the operator says where, pages take its scripts from there, and from the product whatever is
// not there as it was published.
import type { Page } from '@playwright/test';

import { entregarArchivo } from '../apoyo/equipo';
import { boton } from '../apoyo/facturas';
import { otroBuild } from '../apoyo/otroBuild';
import { otroServidor } from '../apoyo/otroServidor';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';
import { fallosDe, oirTelemetria, sinVeneno } from '../apoyo/veneno';

// each goes on from what the one before left
test.describe.configure({ mode: 'serial' });

/** So long the other origin may take, and what a screen needs besides on a busy machine. */
const PLAZO_MS = 3_000;
const JUNTAR_MS = 7_000;

const propio = productoPropio('origen');
let otro: Awaited<ReturnType<typeof otroServidor>>;
test.beforeAll(async () => {
  otro = await otroServidor('caja');
});
test.afterAll(() => otro.borrar());

async function editarOrigen(abrir: Abrir, origen: string, tamano?: Tamano): Promise<Page> {
  const page = await abrir(tamano);
  await ingresar(page, {
    email: 'operador@demo.ec',
    ruta: '/auth/login_dashboard',
    base: propio.url,
  });
  await page.goto(`${propio.url}/admin/publicaciones`);
  await boton(page, 'Caja').click();
  await boton(page, 'Editar área').click();
  await dialogo(page).getByLabel('Origen de los archivos').fill(origen);
  return page;
}
const dicho = (page: Page) =>
  page.getByText(`Los archivos de ${otro.build} están en ${otro.origen}`, { exact: false });
const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Editar Caja' });
/** What says that something is on its way may still be leaving it. */
const actualizar = (page: Page) => dialogo(page).getByRole('button', { name: 'Actualizar' });
async function guardar(page: Page): Promise<void> {
  await actualizar(page).click();
  await expect(dialogo(page)).toHaveCount(0);
}

/** A cashier who is in, and what their page asked of which build's scripts. */
async function cajero(abrir: Abrir) {
  const page = await abrir();
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  const delProducto: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().startsWith(`${propio.url}/areas/caja/`)) delProducto.push(pedido.url());
  });
  // what that origin once left in this browser is not sent to it
  await page.context().addCookies([{ name: 'ajena', value: 'suya', url: otro.origen }]);
  otro.pedidos.length = 0;
  return { page, delProducto };
}

/** Goes to the screen of the area, as a page that is opened there; how long that took. */
async function abrirCaja(page: Page): Promise<number> {
  const desde = performance.now();
  await page.goto(`${propio.url}/admin/caja`, { waitUntil: 'commit' });
  await expect(boton(page, 'Cuadre de caja')).toBeEnabled();
  return Math.round(performance.now() - desde);
}
/** The first load and the second of a browser that has nothing of the area yet. */
async function abrirDosVeces(abrir: Abrir) {
  const { page, delProducto } = await cajero(abrir);
  const [primera, segunda] = [await abrirCaja(page), await abrirCaja(page)];
  return { page, delProducto, primera, segunda };
}
/** What the page reports of where its scripts came from, and of builds that failed. */
async function conTelemetria(abrir: Abrir) {
  const { page, ...resto } = await cajero(abrir);
  const eventos = await oirTelemetria(page);
  await abrirCaja(page);
  await sinVeneno(page);
  await page.waitForTimeout(JUNTAR_MS); // what a page has to tell goes together
  const dichos = fallosDe(eventos).map(({ area, build, fase }) => [area, build, fase]);
  return { page, ...resto, dichos };
}
const DICHO_UNA_VEZ = () => [['caja', otro.build, 'origen']];

test('the operator says where the files are, is told of what is no origin, and whether they are there', async ({
  abrir,
}) => {
  const page = await editarOrigen(abrir, `${otro.origen}/caja`);
  await actualizar(page).click();
  await expect(dialogo(page).getByText('sin camino', { exact: false })).toBeVisible();
  await dialogo(page).getByLabel('Origen de los archivos').fill(propio.url);
  await actualizar(page).click();
  await expect(dialogo(page).getByText('el producto mismo', { exact: false })).toBeVisible();
  await dialogo(page).getByLabel('Origen de los archivos').fill(otro.origen);
  await revisar(page, 'origen-formulario', 'escritorio');
  await guardar(page);
  await expect(dicho(page)).toBeVisible();
  await revisar(page, 'origen-revisado', 'escritorio');
});

test('the same fits on a phone', async ({ abrir }) => {
  const page = await editarOrigen(abrir, otro.origen, 'telefono');
  await actualizar(page).scrollIntoViewIfNeeded();
  await revisar(page, 'origen-formulario', 'telefono');
  await guardar(page);
  await dicho(page).scrollIntoViewIfNeeded();
  await revisar(page, 'origen-revisado', 'telefono');
});

test('the area comes from there, without cookies or a word of whose page it is, and nothing of it from the product', async ({
  abrir,
}) => {
  const { page, delProducto } = await abrirDosVeces(abrir);
  expect(delProducto).toEqual([]);
  const pedidos = otro.pedidos.map(({ url }) => url);
  for (const archivo of ['remoteEntry', 'routes', 'caja'])
    expect(pedidos).toContainEqual(
      expect.stringMatching(new RegExp(`^/caja/${otro.build}/${archivo}\\.`)),
    );
  for (const { headers } of otro.pedidos) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(headers.origin).toBe(propio.url);
  }
  await boton(page, 'Movimiento caja').click();
  await expect(page.getByRole('dialog')).toBeVisible(); // a part that is loaded when it is opened
  expect(delProducto).toEqual([]);
  expect((await conTelemetria(abrir)).dichos).toEqual([]);
});

test('changed there, it does not run: the screen is that of the archive, and no build failed', async ({
  abrir,
}) => {
  otro.ponerse('veneno');
  const { delProducto } = await abrirDosVeces(abrir);
  expect(delProducto.length).toBeGreaterThan(0);
  const { dichos } = await conTelemetria(abrir);
  expect(dichos).toEqual(DICHO_UNA_VEZ());
  otro.ponerse('bien');
});

test('silent, it is waited for once, and what it says afterwards runs nothing twice', async ({
  abrir,
}) => {
  otro.ponerse('callado');
  const { primera, segunda, page } = await abrirDosVeces(abrir);
  expect(Math.min(primera, segunda)).toBeGreaterThan(PLAZO_MS);
  const contenedor = `comanda_caja_${otro.build}`;
  await page.evaluate((nombre) => {
    const mundo = window as unknown as Record<string, unknown>;
    mundo.primero = mundo[nombre];
  }, contenedor);
  const tarde = page.waitForEvent('requestfinished', (pedido) => pedido.url().endsWith('.js'));
  otro.ponerse('bien');
  otro.soltar();
  await tarde;
  await page.waitForTimeout(500);
  const esElMismo = await page.evaluate((nombre) => {
    const mundo = window as unknown as Record<string, unknown>;
    return mundo.primero !== undefined && mundo.primero === mundo[nombre];
  }, contenedor);
  expect(esElMismo).toBe(true);
});

test('gone, the screen works all the same; said once, and no failure of the build', async ({
  abrir,
}) => {
  await otro.parar();
  const { delProducto } = await abrirDosVeces(abrir);
  expect(delProducto.length).toBeGreaterThan(0);
  const { dichos } = await conTelemetria(abrir);
  expect(dichos).toEqual(DICHO_UNA_VEZ());
  await otro.volver();
});

test('a build that breaks gives way to the one before, which comes from there', async ({
  abrir,
}) => {
  const { build, archivo } = await otroBuild('caja', 'evaluacion');
  await entregarArchivo(propio.url, { area: 'caja', archivo, version: '0.1.0' });
  const { dichos } = await conTelemetria(abrir);
  expect(dichos).toEqual([
    ['caja', build, 'origen'], // nobody put its files there
    ['caja', build, 'evaluacion'],
  ]);
});

test('taken away, the next page has the area from the product, and a policy without it', async ({
  abrir,
}) => {
  await guardar(await editarOrigen(abrir, ''));
  const { page, delProducto } = await cajero(abrir);
  const respuesta = page.waitForResponse(`${propio.url}/admin/caja`);
  await abrirCaja(page);
  expect((await respuesta).headers()['content-security-policy']).not.toContain(otro.origen);
  expect(delProducto.length).toBeGreaterThan(0);
  expect(otro.pedidos).toEqual([]);
});
