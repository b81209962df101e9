// A team at work in a repository of its own, which has packages and its sources: each change is in the screen a moment later with what was
// typed there, and what needs no product goes on without one.
import { rmSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { capturar } from '../../tools/ejecutar';
import { puertoLibre } from '../../services/local/src/postgres/puertoLibre';
import { conLoEscrito, encenderDev, sigueLoEscrito } from '../apoyo/desarrollo';
import { cambiarEn } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { carpetaDeEquipo, empacar, hacerLlave } from '../apoyo/repositorio';

// each goes on with the working copy that the one before left
test.describe.configure({ mode: 'serial' });
test.setTimeout(1_200_000);

const BALDOSAS = 'src/caja/CajaTiles.tsx';
const DIALOGO = 'src/caja/MovimientoModal.tsx';
const ANTES = 'Movimiento caja';
const DESPUES = 'Entradas y salidas de dinero';

const propio = productoPropio('propio');
const alFinal: (() => void)[] = [];
let repositorio: ReturnType<typeof carpetaDeEquipo>;
let url = '';

test.beforeAll(async () => {
  const { codigo, texto } = await empacar();
  expect(codigo, texto).toBe(0);
});
test.afterAll(() => {
  for (const hacer of alFinal.splice(0)) hacer();
});

const baldosa = (page: Page, name: string) => page.getByRole('button', { name });
const cambiar = (archivo: string, antes: string, despues: string) =>
  cambiarEn(repositorio.carpeta, archivo, antes, despues);

async function enCaja(abrir: Abrir): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email: 'cajero@demo.ec', base: url });
  await expect(page.getByText('de esta máquina')).toBeVisible();
  await page.goto(`${url}/admin/caja`);
  await conLoEscrito(page, ANTES);
  return page;
}

test('it begins in an empty folder, and goes on without a line and without the product', async ({
  abrir,
}) => {
  const { llave, ordenes } = await hacerLlave(await abrir(), propio.url, 'Caja');
  repositorio = carpetaDeEquipo({ area: 'caja', llave });
  alFinal.push(repositorio.borrar);
  const { codigo, texto } = await repositorio.teclear(ordenes);
  expect(codigo, texto).toBe(0);
  await propio.cerrar();
  rmSync(path.join(repositorio.carpeta, 'node_modules'), { recursive: true });
  const otraVez = await capturar('npm', ['ci', '--offline'], {
    cwd: repositorio.carpeta,
    env: repositorio.env,
  });
  expect(otraVez.codigo, otraVez.texto).toBe(0);
  const equipo = await repositorio.comanda('equipo');
  expect(equipo.codigo, equipo.texto).toBe(0);
  // what needs the product says so
  for (const mandato of ['publicar', 'volver']) {
    const sinEl = await repositorio.comanda(mandato);
    expect(sinEl.codigo).toBe(1);
    expect(sinEl.texto).toMatch(/No se pudo hablar con http:.*Vea que el producto esté encendido/);
  }
  await propio.volver();
});

test('its development stands in the frame of the product', async () => {
  repositorio.conLasDe('remote-caja');
  const { carpeta, env } = repositorio;
  const puerto = String(await puertoLibre());
  const args = ['--no', 'comanda', 'dev', '--puerto', puerto];
  const dev = await encenderDev({ programa: 'npx', args, carpeta, env, alFinal });
  expect(dev.dicho).not.toMatch(/No hay un marco de desarrollo/);
  url = dev.url;
});

test('a change comes into the open screen with what was typed in it', async ({ abrir }) => {
  const page = await enCaja(abrir);
  cambiar(DIALOGO, 'boton="Registrar"', 'boton="Anotar"');
  await expect(baldosa(page, 'Anotar')).toBeVisible();
  await sigueLoEscrito(page);
  // behind the dialog, in a component above it
  cambiar(BALDOSAS, `texto="${ANTES}"`, `texto="${DESPUES}"`);
  await expect(page.getByText(DESPUES)).toBeVisible();
  await sigueLoEscrito(page);
  cambiar(BALDOSAS, `texto="${DESPUES}"`, `texto="${ANTES}"`);
  cambiar(DIALOGO, 'boton="Anotar"', 'boton="Registrar"');
  await expect(baldosa(page, 'Registrar')).toBeVisible();
  await sigueLoEscrito(page);

  // the product itself goes on with what was published
  const otra = await abrir();
  await ingresar(otra, { email: 'cajero@demo.ec', base: propio.url });
  await otra.goto(`${propio.url}/admin/caja`);
  await expect(baldosa(otra, ANTES)).toBeVisible();
  await expect(otra.getByText('de esta máquina')).toHaveCount(0);
});

test('what does not compile, and a wrong type, are said in the words of the compiler until they are mended', async ({
  abrir,
}) => {
  const page = await enCaja(abrir);
  cambiar(DIALOGO, 'boton="Registrar"', 'boton=("Registrar"');
  await expect(
    page.getByText(/No se pudo construir: src\/caja\/MovimientoModal\.tsx\(\d+,\d+\).*TS/),
  ).toBeVisible();
  await sigueLoEscrito(page);
  cambiar(DIALOGO, 'boton=("Registrar"', 'boton="Apuntar"');
  await expect(baldosa(page, 'Apuntar')).toBeVisible();
  await sigueLoEscrito(page);
  cambiar(DIALOGO, 'boton="Apuntar"', 'boton="Registrar"');

  cambiar(BALDOSAS, `texto="${ANTES}"`, 'texto={7}');
  await expect(
    page.getByText(/Tipos: src\/caja\/CajaTiles\.tsx\(\d+,\d+\): error TS2322/),
  ).toBeVisible();
  await sigueLoEscrito(page);
  cambiar(BALDOSAS, 'texto={7}', `texto="${ANTES}"`);
  await expect(page.getByText('de esta máquina')).toBeVisible();
  await sigueLoEscrito(page);
});
