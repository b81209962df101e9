// A registered till whose server is dead and whose browser was closed. It opens from cold, sells, is closed and opened once more, and all of it
// arrives when the server is back. Builds that are published meanwhile: a good one is taken up, a broken one is not kept.
import { spawn } from 'node:child_process';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { raiz } from '../../tools/ejecutar';
import { baseEn } from '../apoyo/base';
import { entregarArchivo } from '../apoyo/equipo';
import { ingresar } from '../apoyo/pagina';
import { otroBuild, type Rotura } from '../apoyo/otroBuild';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type AbrirPerfil } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';
import {
  aviso,
  emitidas,
  esperar,
  hecha,
  ir,
  registrar,
  seriadas,
  vender,
} from '../apoyo/sinLinea';

// each goes on where the one before left the browser and the product
test.describe.configure({ mode: 'serial' });

const EMPRESA = 'La Cevichería del Puerto';
const PUNTO = '079';
/** Of the demo; the till meets the first, and never the second. */
const CONOCIDO = { cedula: '1710034065', nombre: 'María Fernanda Salazar' };
const DESCONOCIDO = '0926687856';
const CALMA_MS = 4_000;

const propio = productoPropio('frio');
const perfil = () => path.join(path.dirname(propio.dataDir), 'perfil');
const caja = () => `${propio.url}/admin/puntoventa`;

const tiles = (page: Page) => expect(page.locator('.ventas-tile').first()).toBeVisible();
const cliente = (page: Page) => page.getByRole('dialog', { name: 'Datos del cliente' });

/** The till of a browser that was closed, with whoever answers. */
async function abrirCaja(abrirPerfil: AbrirPerfil, tamano?: Tamano): Promise<Page> {
  const page = await abrirPerfil(perfil(), tamano);
  await page.goto(caja());
  return page;
}

/** Past the lock. */
async function abrirSinLinea(abrirPerfil: AbrirPerfil, tamano?: Tamano): Promise<Page> {
  const page = await abrirCaja(abrirPerfil, tamano);
  await page.getByLabel('Contraseña').fill('demo1234');
  await page.getByRole('button', { name: 'Seguir sin línea' }).click();
  await tiles(page);
  return page;
}

async function escribirCliente(page: Page, cedula: string) {
  await page.getByRole('button', { name: 'Cambiar cliente' }).click();
  await cliente(page).getByLabel('Número de cédula').fill(cedula);
}

async function conConocido(page: Page) {
  await escribirCliente(page, CONOCIDO.cedula);
  await expect(
    cliente(page)
      .getByLabel(/^Nombre/)
      .and(page.locator(`[value="${CONOCIDO.nombre}"]`)),
  ).toBeVisible();
  await cliente(page).getByRole('button', { name: 'Guardar' }).click();
  await expect(cliente(page)).toBeHidden();
}

/** What the till says where it does not know who that is; the sale goes to nobody in particular. */
async function conDesconocido(page: Page) {
  await escribirCliente(page, DESCONOCIDO);
  await expect(cliente(page).getByText('Sin línea. Complete sus datos')).toBeVisible();
  await revisar(page, 'frio-desconocido', 'escritorio');
  await cliente(page).getByRole('button', { name: 'Consumidor final' }).click();
  await expect(cliente(page)).toBeHidden();
}

type Arranque = { areas: { build: string; descriptor: { area: string } }[] };

/** The build of the till in the page that is kept. */
const buildGuardado = async (page: Page): Promise<string | null> => {
  const html = await page.evaluate(async () => {
    const pagina = await (await window.caches.open('comanda.pagina')).match('/');
    return pagina?.text() ?? '';
  });
  const arranque = /<script[^>]*id="arranque"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (!arranque) return null;
  const { areas } = JSON.parse(arranque) as Arranque;
  return areas.find(({ descriptor }) => descriptor.area === 'ventas')?.build ?? null;
};

/** The page and the verifier are put away. */
const quedoGuardado = async (page: Page) => {
  await esperar('the page', () => buildGuardado(page));
  await page.waitForTimeout(2 * CALMA_MS);
};

/** The print service alone, as a till has it, where that of the product was. */
async function abrirImpresion() {
  const { port } = new URL(propio.printUrl);
  const hijo = spawn(process.execPath, ['--import', 'tsx', 'services/print/src/server.ts'], {
    cwd: raiz,
    stdio: 'ignore',
    env: { ...process.env, PRINT_PORT: port, ORIGEN: propio.url, DATA_DIR: propio.dataDir },
  });
  const fin = new Promise<void>((resolve) => hijo.once('exit', () => resolve()));
  process.once('exit', () => hijo.kill());
  await esperar('the print service', () =>
    fetch(`${propio.printUrl}/salud`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return () => {
    hijo.kill();
    return fin;
  };
}

type Documento = { secuencia: string; estado: string };

/** What the authority has said of each number of the till. */
async function documentos(): Promise<string[]> {
  const filas = await comoDueno<Documento>(
    await baseEn(propio.dataDir),
    `select v.secuencia, c.estado from pedidos.ventas v
       join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id
      where v.secuencia like '001-${PUNTO}-%' order by v.secuencia`,
  );
  return filas.map(({ secuencia, estado }) => `${secuencia} ${estado}`);
}

/** A build of the till goes out; answers its name once the product gives it. */
async function publicar(rompe: Rotura | null): Promise<string> {
  const { build, archivo } = await otroBuild('ventas', rompe);
  await entregarArchivo(propio.url, { area: 'ventas', archivo, version: '0.1.0' });
  return build;
}

async function abrirConBuild(abrirPerfil: AbrirPerfil, build: string): Promise<Page> {
  const page = await abrirCaja(abrirPerfil);
  await esperar(`a page with ${build}`, async () => {
    const texto = await page.locator('#arranque').textContent();
    if (texto?.includes(build)) return true;
    await page.waitForTimeout(CALMA_MS);
    await page.goto(caja());
    return false;
  });
  await tiles(page);
  return page;
}

test('a till is registered, and sells one with a line to somebody it will know', async ({
  abrirPerfil,
}) => {
  const page = await abrirPerfil(perfil());
  await ingresar(page, {
    email: 'admin@demo.ec',
    ruta: '/auth/login_admin',
    base: propio.url,
  });
  await registrar(page, PUNTO);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  await tiles(page);
  expect(await vender(page, () => conConocido(page))).toEqual(seriadas(1, 1, PUNTO)[0]);
  await quedoGuardado(page);
});

test('with the server dead a cold browser sells three, and says of each where it stands', async ({
  abrirPerfil,
}) => {
  await propio.matar();
  const page = await abrirSinLinea(abrirPerfil);
  await expect(aviso(page, 'Sin línea desde')).toBeVisible();
  const [segunda, tercera, cuarta] = seriadas(2, 3, PUNTO);
  expect(await vender(page)).toEqual(segunda);
  await expect(hecha(page).getByText('El ticket no se imprimió')).toBeVisible(); // its print service died too
  await expect(hecha(page).getByText('la impresora no está conectada')).toBeVisible();
  await expect(hecha(page).getByText('Guardada en este equipo, por enviar')).toBeVisible();
  await revisar(page, 'frio-sin-impresora', 'escritorio');

  const cerrarImpresion = await abrirImpresion();
  await hecha(page).getByRole('button', { name: 'Reimprimir' }).click();
  await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
  expect(await vender(page, () => conConocido(page))).toEqual(tercera);
  await expect(hecha(page).getByText('Ticket impreso')).toBeVisible();
  await cerrarImpresion();
  expect(await vender(page, () => conDesconocido(page))).toEqual(cuarta);
  await expect(aviso(page, '3 ventas por enviar')).toBeVisible();
});

test('closed and opened once more, on a telephone too, they are all there', async ({
  abrirPerfil,
}) => {
  const page = await abrirSinLinea(abrirPerfil, 'telefono');
  await expect(aviso(page, /Sin línea desde .* · 3 ventas por enviar/)).toBeVisible();
  await revisar(page, 'frio-otra-vez', 'telefono');
  await page.setViewportSize({ width: 1366, height: 768 });
  await ir(page, 'Ventas sin línea');
  for (const numero of seriadas(2, 3, PUNTO))
    await expect(page.getByRole('row', { name: new RegExp(numero) })).toBeVisible();
  await revisar(page, 'frio-otra-vez', 'escritorio');
});

test('the server is back: the cookie decides, and each arrives once, in order, and is authorised', async ({
  abrirPerfil,
}) => {
  const page = await abrirSinLinea(abrirPerfil);
  const salieron: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/crear_venta')) return;
    const { secuencial } = request.postDataJSON() as { secuencial: string };
    if (!salieron.includes(secuencial)) salieron.push(secuencial); // one may be sent again until it is answered
  });
  await propio.volver();
  await expect(page.getByText('En línea')).toBeVisible();
  await expect(aviso(page, 'por enviar')).toHaveCount(0);
  expect(salieron).toEqual(seriadas(2, 3, PUNTO).map((numero) => numero.slice(-9)));
  expect(await emitidas(page, EMPRESA, PUNTO)).toEqual(seriadas(1, 4, PUNTO));
  const autorizadas = seriadas(1, 4, PUNTO).map((numero) => `${numero} AUTORIZADO`);
  await esperar('every document authorised', async () => {
    const hay = await documentos();
    return hay.length === 4 && hay.every((uno) => autorizadas.includes(uno));
  });
  expect(await vender(page)).toEqual(seriadas(5, 1, PUNTO)[0]);
});

test('a build that was published while it was away is taken up with the line, and opens without one', async ({
  abrirPerfil,
}) => {
  const build = await publicar(null);
  const page = await abrirConBuild(abrirPerfil, build);
  await esperar('the build', async () => (await buildGuardado(page)) === build);
  await page.waitForTimeout(CALMA_MS);
  await page.context().close();
  await propio.matar();
  const fria = await abrirSinLinea(abrirPerfil);
  expect(await buildGuardado(fria)).toEqual(build);
  await vender(fria);
  await fria.context().close();
  await propio.volver();
});

test('one that is broken is not kept: the till opens without a line as before', async ({
  abrirPerfil,
}) => {
  const sana = await abrirCaja(abrirPerfil);
  await tiles(sana);
  const bueno = await buildGuardado(sana);
  await sana.context().close();
  const roto = await publicar('evaluacion');
  const page = await abrirConBuild(abrirPerfil, roto);
  await page.waitForTimeout(5 * CALMA_MS);
  expect(await buildGuardado(page)).toEqual(bueno);
  await page.context().close();
  await propio.matar();
  const fria = await abrirSinLinea(abrirPerfil);
  await vender(fria);
  await expect(aviso(fria, '1 venta por enviar')).toBeVisible();
  await fria.context().close();
  await propio.volver();
});
