// A list of products comes in from a spreadsheet and goes out to one, and a
// product gets its picture.
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { exportar } from '../apoyo/exportar';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const TITULOS = 'Producto;Categoria;Precio;IVA';
const LARGO = `Encebollado especial de la casa con ${'albacora'.repeat(6)}`;

// each goes on with what the one before imported
test.describe.configure({ mode: 'serial' });

async function conProductos(entrar: Entrar, tamano: Tamano): Promise<Page> {
  const page = await entrar('admin@otra.ec', { tamano, ruta: '/admin/productos' });
  await expect(page.getByRole('button', { name: 'Crear producto' }).first()).toBeVisible();
  return page;
}

type Importacion = { data: { estado: string } | null };
type Archivo = { name: string; mimeType: string; buffer: Buffer };
const lista = (...filas: string[]): Archivo => ({
  name: 'lista.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([TITULOS, ...filas].join('\n')),
});
const masDeProductos = (page: Page) => page.getByRole('button', { name: 'Más de Productos' });
async function abrirImportar(page: Page): Promise<void> {
  await masDeProductos(page).click();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
}
const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Importar productos' });
const elegir = (page: Page, archivo: Archivo) =>
  page.getByLabel('Archivo: Lista de productos').setInputFiles(archivo);
const importar = (page: Page) =>
  dialogo(page).getByRole('button', { name: 'Importar', exact: true }).click();

async function bajar(page: Page, pulsar: () => Promise<void>) {
  const [descarga] = await Promise.all([page.waitForEvent('download'), pulsar()]);
  return { nombre: descarga.suggestedFilename(), bytes: await readFile(await descarga.path()) };
}

/** A JPEG as the page itself makes one. */
async function fotoDe(page: Page) {
  const direccion = await page.evaluate(() => {
    const lienzo = Object.assign(document.createElement('canvas'), { width: 900, height: 700 });
    const pincel = lienzo.getContext('2d');
    if (pincel) pincel.fillStyle = 'firebrick';
    pincel?.fillRect(0, 0, 900, 700);
    return lienzo.toDataURL('image/jpeg');
  });
  return Buffer.from(direccion.split(',')[1] ?? '', 'base64');
}

test('the template imports as it is, and what there is goes out and comes back unchanged', async ({
  entrar,
}) => {
  const page = await conProductos(entrar, 'escritorio');
  await abrirImportar(page);
  await revisar(page, 'importar-vacio', 'escritorio');
  const plantilla = await bajar(page, () =>
    page.getByRole('button', { name: 'Plantilla en Excel' }).click(),
  );
  expect(plantilla.nombre).toBe('plantilla-productos.xlsx');
  await elegir(page, { name: plantilla.nombre, mimeType: '', buffer: plantilla.bytes });
  await expect(page.getByText('Se crean las categorías:')).toBeVisible();
  await revisar(page, 'importar-revision', 'escritorio');
  await importar(page);
  await expect(page.getByText('Se importaron los productos')).toBeVisible();
  await revisar(page, 'importar-hecho', 'escritorio');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ceviche de camarón').first()).toBeVisible(); // the list behind is asked for again

  for (const pulsar of [
    () => exportar(page),
    async () => {
      await abrirImportar(page);
      await page.getByRole('button', { name: 'Sus productos en Excel' }).click();
    },
  ]) {
    const suyos = await bajar(page, pulsar);
    if (!(await dialogo(page).isVisible())) await abrirImportar(page);
    await elegir(page, { name: suyos.nombre, mimeType: '', buffer: suyos.bytes });
    await expect(page.getByText('no hay nada que importar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogo(page)).toHaveCount(0);
  }
});

test('what is wrong is said by row and column, and none but the rest may go in', async ({
  entrar,
}) => {
  const page = await conProductos(entrar, 'telefono');
  await abrirImportar(page);
  await elegir(page, lista('Bueno;Platos;1;15', `${LARGO};Platos;mucho;15`, 'Malo;Platos;1;7'));
  await expect(page.getByText(/^Hay 2 errores/)).toBeVisible();
  await revisar(page, 'importar-errores', 'telefono');
  const errores = await bajar(page, () => exportar(dialogo(page)));
  expect(errores.bytes.toString()).toMatch(/3;Precio;mucho;El precio debe ser un número/);
  const boton = (name: string) => dialogo(page).getByRole('button', { name, exact: true });
  await expect(boton('Importar')).toHaveCount(0);
  await expect(boton('Importar 1 producto sin error')).toBeEnabled();
});

test('an import goes on when its page is gone, and is found again', async ({ entrar }) => {
  const page = await conProductos(entrar, 'oscuro');
  const filas = Array.from({ length: 8_000 }, (_, i) => `Muchos ${i};Muchos;${i};15`);
  await abrirImportar(page);
  await elegir(page, lista(...filas));
  await expect(page.getByText('8,000', { exact: true })).toBeVisible();
  await revisar(page, 'importar-muchos', 'oscuro');
  const pedida = page.waitForRequest('**/v1/importar_productos');
  const enCurso = page.waitForResponse(async (respuesta) => {
    if (!respuesta.url().includes('importacion_productos')) return false;
    return ((await respuesta.json()) as Importacion).data?.estado === 'EN_CURSO';
  });
  await importar(page);
  await pedida;
  await enCurso;
  await page.reload();
  await expect(masDeProductos(page)).toBeVisible();
  const respuesta = page.waitForResponse('**/v1/importacion_productos*');
  await abrirImportar(page);
  const { data } = (await (await respuesta).json()) as Importacion;
  // a fast machine is done before the page is back
  if (data?.estado === 'EN_CURSO')
    await expect(page.getByText('Se importaron los productos')).toBeVisible();
  else expect(data?.estado).toBe('HECHA');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill('Muchos 7999');
  await expect(page.getByText('Muchos 7999')).toBeVisible();
});

test('a product gets a picture, which the table shows, and loses it', async ({ entrar }) => {
  const page = await conProductos(entrar, 'telefono');
  const foto = await fotoDe(page);
  const editar = async () => {
    await page
      .getByRole('button', { name: /^Más acciones de Arroz/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
  };
  await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill('Arroz');
  // a menu goes with its row, and all rows are others once the search is through
  await expect(page.getByRole('button', { name: /^Más acciones de (?!Arroz)/ })).toHaveCount(0);
  await editar();
  await page
    .getByLabel('Archivo: Imagen del producto')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: foto });
  await expect(page.getByAltText('Imagen elegida')).toBeVisible();
  await revisar(page, 'producto-imagen', 'telefono');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  const vista = page.locator('img[src*="/v1/imagenes/"]').first();
  await expect(vista).toBeVisible();
  await expect(vista).toHaveJSProperty('naturalWidth', 320);
  await editar();
  await page.getByRole('button', { name: 'Quitar' }).click();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(vista).toHaveCount(0);
});

test('it fits a phone that lies on its side', async ({ entrar }) => {
  const page = await conProductos(entrar, 'apaisado');
  await abrirImportar(page);
  await elegir(page, lista(`${LARGO};Platos;1,25;15`, 'Otro;Platos;1;15'));
  await expect(page.getByText('Qué cambia')).toBeVisible();
  await revisar(page, 'importar-revision', 'apaisado');
});
