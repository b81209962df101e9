// A team and its area in a repository of its own: from an empty folder and a key to the screen of everybody, and back.
import { readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { cambiarEn } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { carpetaDeEquipo, empacar, hacerLlave } from '../apoyo/repositorio';
import { revisar } from '../apoyo/revisar';
import { verEnCaja } from '../apoyo/pantallaDeCaja';

// each goes on from what the one before left
test.describe.configure({ mode: 'serial' });
test.setTimeout(1_800_000);

const BALDOSAS = 'src/caja/CajaTiles.tsx';
const ANTES = 'Movimiento caja';
const DESPUES = 'Entradas y salidas de dinero';
const A_TODOS = ['--a-todos', 'Se lo mira en el recorrido'];

const propio = productoPropio('equipo');
let repositorio: ReturnType<typeof carpetaDeEquipo>;
let ordenes = '';
test.beforeAll(async () => {
  const { codigo, texto } = await empacar();
  expect(codigo, texto).toBe(0);
});
test.afterAll(() => repositorio.borrar());

async function enCaja(abrir: Abrir): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  return page;
}

const dice = (page: Page, texto: string) => verEnCaja(page, propio.url, texto);

test('the operator makes the key of the team, and the screen says how it begins', async ({
  abrir,
}) => {
  const page = await abrir();
  const hecho = await hacerLlave(page, propio.url, 'Caja');
  ordenes = hecho.ordenes;
  await revisar(page, 'llave-y-comienzo', 'escritorio');
  repositorio = carpetaDeEquipo({ area: 'caja', llave: hecho.llave });
});

test('what it says begins the area in an empty folder, with nothing of the house but its packages', async () => {
  const { codigo, texto } = await repositorio.teclear(ordenes);
  expect(codigo, texto).toBe(0);
  expect(texto).toMatch(/Área caja[.] Sigue:/);
  const hay = readdirSync(repositorio.carpeta).filter((uno) => !uno.startsWith('.'));
  expect(hay.sort()).toEqual([
    'jest.config.js',
    'node_modules',
    'package-lock.json',
    'package.json',
    'src',
    'tsconfig.json',
  ]);
  expect(readdirSync(`${repositorio.carpeta}/node_modules/@comanda`).sort()).toEqual([
    'cli',
    'shared',
  ]);
});

test('its CI ends at what the team broke, in the words of the compiler', async () => {
  repositorio.conLasDe('remote-caja');
  cambiarEn(repositorio.carpeta, BALDOSAS, `texto="${ANTES}"`, 'texto={7}');
  const { codigo, texto } = await repositorio.comanda('equipo');
  cambiarEn(repositorio.carpeta, BALDOSAS, 'texto={7}', `texto="${ANTES}"`);
  expect(codigo).toBe(1);
  expect(texto).toContain(BALDOSAS);
  expect(texto).toMatch(/Type 'number' is not assignable to type 'string'/);
  expect(texto).toMatch(/caja: Tipos fallo/);
});

test('and passes once it is mended: types, style, imports, tests and build', async () => {
  const { codigo, texto } = await repositorio.comanda('equipo');
  expect(codigo, texto.slice(-4_000)).toBe(0);
  expect(texto).toMatch(/Test Suites:.*\d+ passed/);
  expect(texto).toMatch(/caja: todo bien/);
});

test('what it changes and publishes is inside the screen of somebody else', async ({ abrir }) => {
  const page = await enCaja(abrir);
  await dice(page, ANTES);
  cambiarEn(repositorio.carpeta, BALDOSAS, `texto="${ANTES}"`, `texto="${DESPUES}"`);
  const { codigo, texto } = await repositorio.comanda(
    'publicar',
    ...A_TODOS,
    '--nota',
    'Otro nombre',
  );
  expect(codigo, texto).toBe(0);
  expect(texto).toMatch(/\/areas\/caja\/[0-9a-f]{12}\//);
  await dice(page, DESPUES);
  await expect(page.getByRole('button', { name: ANTES })).toHaveCount(0);
});

test('a build of it that breaks gives way to the one before, and it is taken back', async ({
  abrir,
}) => {
  cambiarEn(
    repositorio.carpeta,
    'src/routes.tsx',
    'export const rutas',
    `if (Date.now() > 0) throw new Error('roto');\n\nexport const rutas`,
  );
  const malo = await repositorio.comanda('publicar', ...A_TODOS, '--nota', 'Se rompe');
  expect(malo.codigo, malo.texto).toBe(0);
  const [, build = ''] = /\/areas\/caja\/([0-9a-f]{12})\//.exec(malo.texto) ?? [];
  const page = await enCaja(abrir);
  const documento = async () => {
    await page.goto(`${propio.url}/admin/caja`);
    return (await page.locator('#arranque').textContent()) ?? '';
  };
  await expect.poll(documento).toContain(build);
  await dice(page, DESPUES);

  const vuelta = await repositorio.comanda('volver');
  expect(vuelta.codigo, vuelta.texto).toBe(0);
  await expect.poll(documento).not.toContain(build);
  await dice(page, DESPUES);
});
