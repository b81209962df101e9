// node e2e/novedades.mjs: a product of its own on which a team publishes three times in the middle of a sale. Nothing of it is lost,
// and the new build is there once the sale is over.
import assert from 'node:assert/strict';

import { equipoDe } from './equipo.mjs';
import { abrirNavegador, comprobar, ingresar } from './navegador.mjs';
import { abrirProducto, carpetaNueva } from './producto.mjs';

const RELECTURA_MS = 90_000;
const datos = carpetaNueva('novedades');
const producto = await abrirProducto(datos);
const equipo = await equipoDe(producto.url, 'caja');
const browser = await abrirNavegador();

const menu = (page) => page.getByRole('navigation', { name: 'Menu principal' });
const ir = (page, nombre) => menu(page).getByRole('link', { name: nombre, exact: true }).click();
const tile = (page, nombre) => page.locator('.ventas-tile').filter({ hasText: nombre }).first();

/** As the team publishes it; answers once this page has been told of it. */
async function publicar(page, titulo) {
  equipo.cambiar('src/area.ts', (texto) =>
    texto.replace(/titulo: 'Ca[^']*'/, `titulo: '${titulo}'`),
  );
  const { codigo, texto } = await equipo.publicar('--nota', titulo);
  assert.equal(codigo, 0, texto);
  const build = /\/areas\/caja\/([0-9a-f]{12})\//.exec(texto)[1];
  await page.waitForResponse(
    async (respuesta) =>
      respuesta.url().endsWith('/plataforma/arranque') &&
      respuesta.status() === 200 &&
      (await respuesta.text()).includes(build),
    { timeout: RELECTURA_MS },
  );
}

const bien = await comprobar({
  'a sale goes on through three publications, and the last is taken up when it is over':
    async () => {
      const page = await (
        await browser.newContext({ viewport: { width: 1366, height: 768 } })
      ).newPage();
      const errores = [];
      page.on('pageerror', (error) => errores.push(error.message));
      await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
      await page.goto(`${producto.url}/admin/puntoventa`);
      await tile(page, 'Agua con gas').click();
      await page.evaluate(() => (window.laMisma = true));
      const laMisma = () => page.evaluate(() => window.laMisma === true);

      for (const [titulo, producto_] of [
        ['Cajon', 'Agua sin gas'],
        ['Cajita', 'Arroz marinero'],
        ['Cajones', 'Biche de pescado'],
      ]) {
        await publicar(page, titulo);
        await ir(page, 'Emitidos');
        await page.getByRole('heading', { name: 'Emitidos' }).first().waitFor();
        await ir(page, 'Punto de venta');
        await tile(page, producto_).click();
        assert.ok(await laMisma(), `${titulo} was taken up over an open sale`);
      }
      for (const linea of ['Agua con gas', 'Agua sin gas', 'Arroz marinero', 'Biche de pescado'])
        await page.locator('.ventas-linea', { hasText: linea }).waitFor();

      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      await page.getByRole('button', { name: /^Cobrar/ }).click();
      await page.getByRole('region', { name: 'Ultima venta' }).waitFor();
      await ir(page, 'Emitidos');
      await menu(page).getByRole('link', { name: 'Cajones', exact: true }).waitFor();
      assert.equal(await laMisma(), false);
      await ir(page, 'Cajones');
      await page.getByRole('button', { name: 'Cuadre de caja' }).waitFor();
      assert.deepEqual(errores, []);
    },
});

await browser.close();
equipo.borrar();
await producto.cerrar();
datos.borrar();
process.exitCode = bien ? 0 : 1;
