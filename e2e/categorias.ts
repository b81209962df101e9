// node e2e/categorias.ts, against a running product: the categories and products as an administrator changes them, and
// what tills that are open show of it a moment later.
import assert from 'node:assert/strict';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { revisar, TAMANOS } from './revisar';

/** What a till may take to show a change, and what a busy machine may add. */
const PLAZO_MS = 15_000;
const ADMIN = { email: correoDe('admin@demo.ec') };
const CAJERO = { email: correoDe('cajero@demo.ec') };

const browser = await abrirNavegador();

async function abrir(quien, tamano = 'escritorio') {
  const context = await browser.newContext(TAMANOS[tamano]);
  const page = await context.newPage();
  await ingresar(page, quien);
  return page;
}
async function conCategorias(tamano = 'escritorio') {
  const page = await abrir(ADMIN, tamano);
  await page.goto(new URL('/admin/categoria_producto', page.url()).href);
  await boton(page, 'Crear categoria').waitFor();
  return page;
}
async function conTill() {
  const page = await abrir(CAJERO);
  await page.locator('.ventas-tile').first().waitFor();
  return page;
}
const boton = (en, name, exact = true) => en.getByRole('button', { name, exact }).first();
const nombres = (page) => page.locator('tbody .inventario-color').allTextContents();

const productoDe = async (page, nombre) => {
  const { empresa } = PUERTO;
  const cuerpo = { empresa, busqueda: nombre };
  const { filas } = await llamar(page, 'POST', '/v1/consultar_productos', cuerpo);
  const { id, producto, id_categoria, precio_venta, porcentaje_iva } = filas[0];
  return { id, producto, id_categoria, precio_venta, porcentaje_iva, empresa };
};

const bien = await comprobar({
  'one is made, found, coloured, changed and taken off': async () => {
    const page = await conCategorias();
    await boton(page, 'Crear categoria').click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByRole('textbox', { name: 'Categoria' }).fill('Postres del recorrido');
    await dialogo.getByRole('radio', { name: 'Rosa' }).check({ force: true });
    await revisar(page, 'categorias-crear', 'escritorio');
    await page.keyboard.press('Enter');
    await dialogo.waitFor({ state: 'detached' });
    const suya = page.locator('[data-color="rosa"]', { hasText: 'Postres del recorrido' });
    await suya.waitFor();
    await revisar(page, 'categorias', 'escritorio');
    await boton(page, 'Editar Postres del recorrido').click();
    await dialogo.getByRole('textbox', { name: 'Descripcion' }).fill('Dulces');
    await boton(dialogo, 'Guardar').click();
    await page.getByText('Dulces').waitFor();
    await boton(page, 'Eliminar Postres del recorrido').click();
    await boton(page, 'Si, eliminar!').click();
    await suya.waitFor({ state: 'detached' });
  },

  'the order is changed by dragging and with the arrows, and the till follows': async () => {
    const till = await conTill();
    const page = await conCategorias();
    const antes = await nombres(page);
    await boton(page, 'Orden en la caja').click();
    const dialogo = page.getByRole('dialog');
    const asa = dialogo.locator('[data-asa]', { hasText: antes[2] });
    const meta = await dialogo.locator('[data-asa]', { hasText: antes[0] }).boundingBox();
    const desde = await asa.boundingBox();
    await page.mouse.move(desde.x + 20, desde.y + desde.height / 2);
    await page.mouse.down();
    await page.mouse.move(meta.x + 20, meta.y + meta.height / 2, { steps: 8 });
    await page.mouse.up();
    await boton(dialogo, `Bajar ${antes[0]}`).click();
    await revisar(page, 'categorias-orden', 'escritorio');
    await boton(dialogo, 'Guardar orden').click();
    await dialogo.waitFor({ state: 'detached' });
    const tras = [antes[2], antes[1], antes[0], ...antes.slice(3)];
    await page.waitForFunction(
      (primera) => document.querySelector('tbody .inventario-color')?.textContent === primera,
      tras[0],
    );
    assert.deepEqual(await nombres(page), tras);
    await till.waitForFunction(
      ([una, otra]) => {
        const textos = [...document.querySelectorAll('.ventas-chips button')].map((chip) =>
          chip.textContent.trim(),
        );
        return textos.indexOf(una) >= 0 && textos.indexOf(una) < textos.indexOf(otra);
      },
      [tras[0], tras[1]],
      { timeout: PLAZO_MS },
    );
  },

  'one that holds products says so and moves them first': async () => {
    const page = await conCategorias();
    const [primera] = await nombres(page);
    await boton(page, `Eliminar ${primera}`).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByText(/^Esta categoria tiene \d+ productos/).waitFor();
    await revisar(page, 'categorias-mover', 'escritorio');
    await page.keyboard.press('Escape');
    await dialogo.waitFor({ state: 'detached' });
    assert.ok((await nombres(page)).includes(primera));
  },

  'a price, a colour and what ran out are on an open till a moment later': async () => {
    const till = await conTill();
    const page = await conCategorias();
    const suyo = await productoDe(page, 'Encebollado mixto');
    const tile = till.locator('.ventas-tile', { hasText: suyo.producto }).first();
    await tile.click();
    const orden = till.getByRole('region', { name: 'Orden' });

    const precio_venta = suyo.precio_venta + 0.5;
    await llamar(page, 'PUT', '/v1/actualizar_producto', { ...suyo, precio_venta });
    const dinero = (monto) => `$${monto.toFixed(2)}`;
    const dicho = `El precio de ${suyo.producto} cambio de ${dinero(suyo.precio_venta)} a ${dinero(precio_venta)}`;
    await orden.getByText(dicho).waitFor({ timeout: PLAZO_MS });
    await tile.getByText(dinero(precio_venta)).waitFor();
    await revisar(till, 'caja-precio-cambiado', 'escritorio');
    await boton(till, 'Pagar', false).click();
    await till.getByRole('dialog').getByText(dicho).waitFor();
    await till.keyboard.press('Escape');
    await boton(orden, 'Entendido').click();

    const { empresa, id } = suyo;
    const marcar = (agotado) =>
      llamar(page, 'PUT', '/v1/marcar_producto', { empresa, id, agotado });
    const inicio = Date.now();
    await marcar(true);
    await tile.getByText('Agotado').waitFor({ timeout: PLAZO_MS });
    console.log(`        agotado en la otra caja tras ${Date.now() - inicio} ms`);
    await orden.getByText(`${suyo.producto} esta agotado. Quitelo de la orden`).waitFor();
    await marcar(false);
    await tile.getByText(dinero(precio_venta)).waitFor({ timeout: PLAZO_MS });
    await llamar(page, 'PUT', '/v1/actualizar_producto', suyo);
  },

  'it fits a phone': async () => {
    const page = await conCategorias('telefono');
    await revisar(page, 'categorias', 'telefono');
    await boton(page, 'Crear categoria').click();
    await page.getByRole('dialog').waitFor();
    await revisar(page, 'categorias-crear', 'telefono');
  },
});
await browser.close();
process.exit(bien ? 0 : 1);
