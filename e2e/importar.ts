// node e2e/importar.ts, against a running product: a list of products comes in from a spreadsheet and goes out to one, and a
// product gets its picture.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { exportar } from './exportar';
import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();
const TITULOS = 'Producto;Categoria;Precio;IVA';
const APAISADO = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const LARGO = `Encebollado especial de la casa con ${'albacora'.repeat(6)}`;

async function conProductos(opciones, hacer) {
  const context = await browser.newContext({ ...opciones, acceptDownloads: true });
  const page = await context.newPage();
  await ingresar(page, { email: correoDe('admin@otra.ec') });
  await page.goto(new URL('/admin/productos', page.url()).href);
  await page.getByRole('button', { name: 'Crear producto' }).first().waitFor();
  try {
    await hacer(page);
  } finally {
    await context.close();
  }
}

const lista = (...filas) => ({
  ...{ name: 'lista.csv', mimeType: 'text/csv' },
  buffer: Buffer.from([TITULOS, ...filas].join('\n')),
});
const abrir = (page) => page.getByRole('button', { name: 'Importar', exact: true }).click();
const dialogo = (page) => page.getByRole('dialog', { name: 'Importar productos' });
const elegir = (page, archivo) =>
  page.getByLabel('Archivo: Lista de productos').setInputFiles(archivo);
const importar = (page) =>
  dialogo(page).getByRole('button', { name: 'Importar', exact: true }).click();

async function bajar(page, pulsar) {
  const [descarga] = await Promise.all([page.waitForEvent('download'), pulsar()]);
  return { nombre: descarga.suggestedFilename(), bytes: await readFile(await descarga.path()) };
}

/** A JPEG as the page itself makes one. */
async function fotoDe(page) {
  const direccion = await page.evaluate(() => {
    const lienzo = Object.assign(document.createElement('canvas'), { width: 900, height: 700 });
    const pincel = lienzo.getContext('2d');
    pincel.fillStyle = 'firebrick';
    pincel.fillRect(0, 0, 900, 700);
    return lienzo.toDataURL('image/jpeg');
  });
  return Buffer.from(direccion.split(',')[1], 'base64');
}

const bien = await comprobar({
  'the template imports as it is, and what there is goes out and comes back unchanged': () =>
    conProductos(TAMANOS.escritorio, async (page) => {
      await abrir(page);
      await revisar(page, 'importar-vacio', 'escritorio');
      const plantilla = await bajar(page, () =>
        page.getByRole('button', { name: 'Plantilla en Excel' }).click(),
      );
      assert.equal(plantilla.nombre, 'plantilla-productos.xlsx');
      await elegir(page, { name: plantilla.nombre, mimeType: '', buffer: plantilla.bytes });
      await page.getByText('Se crean las categorias:').waitFor();
      await revisar(page, 'importar-revision', 'escritorio');
      await importar(page);
      await page.getByText('Se importaron los productos').waitFor();
      await revisar(page, 'importar-hecho', 'escritorio');
      await page.keyboard.press('Escape');
      await page.getByText('Ceviche de camaron').first().waitFor(); // the list behind is asked for again

      for (const pulsar of [
        () => exportar(page),
        async () => {
          await abrir(page);
          await page.getByRole('button', { name: 'Sus productos en Excel' }).click();
        },
      ]) {
        const suyos = await bajar(page, pulsar);
        if (!(await dialogo(page).isVisible())) await abrir(page);
        await elegir(page, { name: suyos.nombre, mimeType: '', buffer: suyos.bytes });
        await page.getByText('no hay nada que importar').waitFor();
        await page.keyboard.press('Escape');
        await dialogo(page).waitFor({ state: 'detached' });
      }
    }),

  'what is wrong is said by row and column, and nothing of it gets in': () =>
    conProductos(TAMANOS.telefono, async (page) => {
      await abrir(page);
      await elegir(page, lista('Bueno;Platos;1;15', `${LARGO};Platos;mucho;15`, 'Malo;Platos;1;7'));
      await page.getByText(/^Hay 2 errores/).waitFor();
      await revisar(page, 'importar-errores', 'telefono');
      const errores = await bajar(page, () => exportar(dialogo(page)));
      assert.match(errores.bytes.toString(), /3;Precio;mucho;El precio debe ser un numero/);
      assert.equal(
        await dialogo(page).getByRole('button', { name: 'Importar', exact: true }).isDisabled(),
        true,
      );
    }),

  'an import goes on when its page is gone, and is found again': () =>
    conProductos(TAMANOS.oscuro, async (page) => {
      const filas = Array.from({ length: 8_000 }, (_, i) => `Muchos ${i};Muchos;${i};15`);
      await abrir(page);
      await elegir(page, lista(...filas));
      await page.getByText('8,000', { exact: true }).waitFor();
      await revisar(page, 'importar-muchos', 'oscuro');
      const pedida = page.waitForRequest('**/v1/importar_productos');
      const enCurso = page.waitForResponse(async (respuesta) => {
        if (!respuesta.url().includes('importacion_productos')) return false;
        return (await respuesta.json()).data?.estado === 'EN_CURSO';
      });
      await importar(page);
      await pedida;
      await enCurso;
      await page.reload();
      await page.getByRole('button', { name: 'Importar', exact: true }).waitFor();
      const respuesta = page.waitForResponse('**/v1/importacion_productos*');
      await abrir(page);
      const { data } = await (await respuesta).json();
      // a fast machine is done before the page is back
      if (data.estado === 'EN_CURSO') await page.getByText('Se importaron los productos').waitFor();
      else assert.equal(data.estado, 'HECHA');
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill('Muchos 7999');
      await page.getByText('Muchos 7999').waitFor();
    }),

  'a product gets a picture, which the table shows, and loses it': () =>
    conProductos(TAMANOS.telefono, async (page) => {
      const foto = await fotoDe(page);
      await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill('Arroz');
      await page
        .getByRole('button', { name: /^Editar Arroz/ })
        .first()
        .click();
      await page
        .getByLabel('Archivo: Imagen del producto')
        .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: foto });
      await page.getByAltText('Imagen elegida').waitFor();
      await revisar(page, 'producto-imagen', 'telefono');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      const vista = page.locator('img[src*="/v1/imagenes/"]').first();
      await vista.waitFor();
      await page.waitForFunction(
        () => document.querySelector('img[src*="/v1/imagenes/"]')?.naturalWidth === 320,
      );
      await page
        .getByRole('button', { name: /^Editar Arroz/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Quitar' }).click();
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await vista.waitFor({ state: 'detached' });
    }),

  'it fits a phone that lies on its side': () =>
    conProductos(APAISADO, async (page) => {
      await abrir(page);
      await elegir(page, lista(`${LARGO};Platos;1,25;15`, 'Otro;Platos;1;15'));
      await page.getByText('Que cambia').waitFor();
      await revisar(page, 'importar-revision', 'apaisado');
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
