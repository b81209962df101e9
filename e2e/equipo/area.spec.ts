// A new area: the operator makes it, a team that has nothing but shared and tools writes and publishes it, a company uses it, and it is withdrawn.
// What new:screen writes needs the whole house, which this team has not: its journey is walked in tools/nuevo/entero.noche.test.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { capturar } from '../../tools/ejecutar';
import { copiaSinArea } from '../apoyo/copia';
import { boton } from '../apoyo/facturas';
import { mandato } from '../apoyo/mandato';
import { ingresar } from '../apoyo/pagina';
import { pasosDe } from '../apoyo/paseo';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

// each goes on from what the one before left
test.describe.configure({ mode: 'serial' });
test.setTimeout(1_200_000); // what the continuous integration of a team runs is in it

const EMPRESA = 'La Cevichería del Puerto';
const propio = productoPropio('area');
const copia = copiaSinArea();
test.afterAll(() => copia.borrar());
let llave = '';

const escribir = (archivo: string, texto: string) => {
  const destino = path.join(copia.carpeta, archivo);
  mkdirSync(path.dirname(destino), { recursive: true });
  writeFileSync(destino, texto);
};

/** As whoever reads the page types it. */
const correr = (mandatos: string) =>
  capturar('sh', ['-ec', mandatos], {
    cwd: copia.carpeta,
    env: { COMANDA_URL: propio.url, COMANDA_LLAVE: llave },
  });

async function comoOperador(abrir: Abrir, pantalla: string): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email: 'operador@demo.ec', base: propio.url });
  await page.goto(`${propio.url}/admin/${pantalla}`);
  return page;
}

async function comoAdministrador(abrir: Abrir): Promise<Page> {
  const page = await abrir();
  await ingresar(page, { email: 'admin@demo.ec', base: propio.url });
  return page;
}

const enMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Eventos', exact: true });

test('the operator makes the area and the key of its team', async ({ abrir }) => {
  const page = await comoOperador(abrir, 'publicaciones');
  await boton(page, 'Nueva área').click();
  const dialogo = page.getByRole('dialog', { name: 'Nueva área' });
  await expect(dialogo.getByLabel('Nombre del área')).toBeFocused();
  await page.keyboard.type('Eventos');
  await dialogo.getByLabel('Título').fill('Eventos');
  await dialogo.getByLabel('Direcciones').fill('eventos');
  await boton(dialogo, 'Crear').click();
  await expect(
    dialogo.getByText('de 2 a 20 letras minúsculas', { exact: false }).last(),
  ).toBeVisible();
  await dialogo.getByLabel('Nombre del área').fill('eventos');
  await revisar(page, 'area-nueva', 'escritorio');
  await boton(dialogo, 'Crear').click();
  await expect(dialogo).toHaveCount(0);
  await expect(boton(page, 'Eventos')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('De esta área aún no se ha publicado nada')).toBeVisible();
  await revisar(page, 'area-sin-publicar', 'escritorio');

  await boton(page, 'Crear llave').click();
  await page.getByLabel('Nombre del equipo o de su máquina').fill('Equipo de eventos');
  await boton(page.getByRole('dialog'), 'Crear').click();
  llave = (await page.locator('code.admin-llave').textContent()) ?? '';
  expect(llave).toMatch(/^comanda_eventos_/);
});

test('its team does what docs/areas.md says, word for word, and it is published', async () => {
  const dicho: string[] = [];
  for (const paso of pasosDe('docs/areas.md')) {
    if (paso.que === 'escribir') escribir(paso.archivo, paso.texto);
    if (paso.que !== 'correr') continue;
    const { codigo, texto } = await correr(paso.texto);
    expect(codigo, `${paso.texto}\n${texto}`).toBe(0);
    dicho.push(texto);
  }
  expect(dicho.at(-1)).toMatch(/\/areas\/eventos\/[0-9a-f]{12}\//);
});

test('nobody has it until the operator switches it on; then the company works in it', async ({
  abrir,
}) => {
  const suya = await comoAdministrador(abrir);
  await expect(suya.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect(enMenu(suya)).toHaveCount(0);

  const page = await comoOperador(abrir, 'areas');
  await page.getByRole('switch', { name: `Eventos en ${EMPRESA}` }).click();
  await expect(page.getByText('Eventos está encendida en 1 empresa')).toBeVisible();
  await revisar(page, 'areas-con-eventos', 'escritorio');

  await expect(enMenu(suya)).toBeVisible();
  await enMenu(suya).click();
  const menu = suya.getByRole('region', { name: 'Menú del evento' });
  await expect(menu.getByRole('button').first()).toBeVisible();
  await menu.getByRole('button').first().click();
  await expect(menu.getByText('1 elegidas')).toBeVisible();
  await revisar(suya, 'area-eventos', 'escritorio');
});

test('a part behind a flag is off until the operator switches it on for the company', async ({
  abrir,
}) => {
  const suya = await comoAdministrador(abrir);
  await enMenu(suya).click();
  const menu = suya.getByRole('region', { name: 'Menú del evento' });
  await expect(menu.getByRole('button').first()).toBeVisible();
  await expect(menu.getByText('Con bebidas')).toHaveCount(0);

  const page = await comoOperador(abrir, 'areas');
  const bandera = page.getByRole('switch', { name: `Bebidas del evento en ${EMPRESA}` });
  await expect(bandera).not.toBeChecked();
  await bandera.press('Space');
  await expect(bandera).toBeChecked();
  await revisar(page, 'banderas-de-eventos', 'escritorio');
  await expect(menu.getByText('Con bebidas')).toBeVisible();
});

test('withdrawn, it is gone for everybody, and its key no longer holds', async ({ abrir }) => {
  const page = await comoOperador(abrir, 'publicaciones');
  await boton(page, 'Eventos').click();
  await boton(page, 'Retirar área').click();
  await boton(page.getByRole('dialog'), 'Retirar').click();
  await expect(boton(page, 'Eventos')).toHaveCount(0);

  const suya = await comoAdministrador(abrir);
  await expect(suya.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect(enMenu(suya)).toHaveCount(0);
  const { codigo, texto } = await mandato(
    copia.carpeta,
    ['publicar', 'remote-eventos', '--url', propio.url],
    { COMANDA_LLAVE: llave },
  );
  expect(codigo).toBe(1);
  expect(texto).toMatch(/llave del equipo no vale/);
});
