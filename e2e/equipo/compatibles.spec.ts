// What was published last meets what this working copy builds: today's shell with the remotes before, and the shell before with today's
// remotes. All of it goes through the gate, as a team's.
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { raiz } from '../../tools/ejecutar';
import { conservados } from '../apoyo/conservados';
import { entregar } from '../apoyo/equipo';
import { ingresar, vigilar, type Acceso } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';

const { buildId } = createRequire(import.meta.url)('../../tools/federation/buildId.cjs') as {
  buildId: (paquete: string) => string;
};
const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const OPERADOR = { email: 'operador@demo.ec', ruta: '/auth/login_dashboard' };
type Pantallas = Record<string, (page: Page) => Locator>;
/** By its link in the menu, what is there once a screen is. */
const DEL_ADMIN: Pantallas = {
  Mesas: (page) => page.getByRole('button', { name: 'Crear Mesa' }),
  'Vizor de cocina': (page) => page.getByText('Al día'),
  Productos: (page) => page.getByRole('row').nth(1),
  Usuarios: (page) => page.getByRole('button', { name: 'Crear usuario' }),
  'Facturas electrónicas': (page) => page.getByRole('row').nth(1),
};
const DEL_OPERADOR: Pantallas = {
  Publicaciones: (page) => page.getByRole('row').nth(1),
};

type Build = { paquete: string; build: string; version: string; carpeta: string };

const propio = productoPropio('compatibles');
/** What was published last and is not what this working copy builds. */
let otros: Build[] | null = null;
test.beforeAll(async () => {
  test.setTimeout(1_800_000); // it installs and builds what was published last
  const antes = await conservados();
  otros = antes?.filter(({ paquete, build }) => buildId(paquete) !== build) ?? null;
});

const esShell = ({ paquete }: Build) => paquete === 'shell';
const esRemoto = (uno: Build) => !esShell(uno);

/** Those of the last publication that the test is about; it is skipped, with a sentence, where there are none; a night has them all. */
function losDeAntes(cuales: (uno: Build) => boolean): Build[] {
  if (process.env.CI) expect(otros, 'el commit de tools/publicado.json').not.toBeNull();
  test.skip(otros === null, 'este clon no tiene el commit de tools/publicado.json (git fetch)');
  const hallados = otros?.filter(cuales) ?? [];
  test.skip(hallados.length === 0, 'lo publicado es lo que construye esta copia');
  return hallados;
}

const comoAhora = ({ paquete, version }: Build): Build => {
  const build = buildId(paquete);
  return { paquete, build, version, carpeta: path.join(raiz, paquete, 'dist', build) };
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

/** One after another, since each is held against what is in use. */
async function publicar(lista: Build[]): Promise<void> {
  for (const uno of lista) expect((await entregar(propio.url, uno)).build).toBe(uno.build);
}

/**
 * Those of today that the shell before can give what they take. One that takes a name which came with today's shell waits for
 * it: the gate says so, and its team publishes after the shell's.
 */
async function losQueEntran(remotos: Build[]): Promise<Build[]> {
  const entran: Build[] = [];
  for (const uno of remotos) {
    try {
      await publicar([uno]);
      entran.push(uno);
    } catch (error) {
      if (!(error instanceof Error) || !soloFaltaElMarco(error.message)) throw error;
      console.log(`  espera al marco: ${error.message}`);
    }
  }
  return entran;
}

/** After what it is about, a refusal has a line for each rule; what has none broke on the way. */
function soloFaltaElMarco(rechazo: string): boolean {
  const reglas = rechazo.split('\n').slice(1);
  return reglas.length > 0 && reglas.every((regla) => regla.includes('no está en el marco en uso'));
}

/** Somebody who comes in; `quejas`: whatever went wrong on the page since. */
async function llegar(abrir: Abrir, cuenta: Acceso) {
  const page = await abrir();
  const quejas = await vigilar(page);
  await ingresar(page, { ...cuenta, base: propio.url });
  return { page, quejas };
}

type Arranque = { shell: string; areas: { build: string; descriptor: { area: string } }[] };

/** The registry is read every two seconds: until then a page has the builds before. */
async function esperarBuilds(abrir: Abrir, lista: Build[]): Promise<void> {
  const { page } = await llegar(abrir, ADMIN);
  await expect(async () => {
    await page.reload();
    const arranque = JSON.parse((await page.locator('#arranque').textContent()) ?? '') as Arranque;
    const dados = new Map(
      arranque.areas.map(({ descriptor, build }) => [`remote-${descriptor.area}`, build]),
    ).set('shell', arranque.shell);
    for (const { paquete, build } of lista) expect(dados.get(paquete), paquete).toBe(build);
  }).toPass();
  await page.context().close();
}

async function mirar(page: Page, pantallas: Pantallas): Promise<void> {
  for (const [nombre, sena] of Object.entries(pantallas)) {
    await menu(page).getByRole('link', { name: nombre, exact: true }).click();
    await expect(sena(page).first(), nombre).toBeVisible();
  }
}

async function vender(page: Page) {
  await menu(page).getByRole('link', { name: 'Punto de venta', exact: true }).click();
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(page.getByRole('region', { name: 'Última venta' })).toBeVisible();
}

async function contarCaja(page: Page) {
  await menu(page).getByRole('link', { name: 'Caja', exact: true }).click();
  await page.getByRole('button', { name: 'Cuadre de caja' }).click();
  await page.getByRole('textbox', { name: '20 dólares', exact: true }).fill('4');
  await page.getByRole('button', { name: 'Contar', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Comparación' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(page.getByRole('dialog').first()).toBeHidden();
}

async function recorrer(abrir: Abrir, lista: Build[]): Promise<void> {
  await esperarBuilds(abrir, lista);
  const uno = await llegar(abrir, ADMIN);
  await vender(uno.page);
  await contarCaja(uno.page);
  await mirar(uno.page, DEL_ADMIN);
  expect(uno.quejas).toEqual([]);
  const operador = await llegar(abrir, OPERADOR);
  await mirar(operador.page, DEL_OPERADOR);
  expect(operador.quejas).toEqual([]);
}

test('the shell of today goes on with the remotes that were published last', async ({ abrir }) => {
  const remotos = losDeAntes(esRemoto);
  await publicar(remotos);
  await recorrer(abrir, remotos);
});

test('the shell that was published last goes on with the remotes of today', async ({ abrir }) => {
  const shell = losDeAntes(esShell);
  await publicar(shell);
  const remotos = (otros ?? []).filter(esRemoto);
  const entran = await losQueEntran(remotos.map(comoAhora));
  const ninguno = remotos.length > 0 && entran.length === 0;
  test.skip(ninguno, 'todos los remotos de hoy esperan al marco de hoy');
  await recorrer(abrir, [...shell, ...entran]);
});
