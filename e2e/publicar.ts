// node e2e/publicar.ts: a team publishes its area from a checkout without the others, on a product of its own.
import assert from 'node:assert/strict';

import { equipoDe } from './equipo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';

const datos = carpetaNueva('publicar');
const producto = await abrirProducto(datos);
const equipo = await equipoDe(producto.url, 'caja');
const browser = await abrirNavegador();
const MENU = { name: 'Menu principal' };
const enMenu = (page, nombre) =>
  page.getByRole('navigation', MENU).getByRole('link', { name: nombre, exact: true });

async function cajero() {
  const page = await (await browser.newContext()).newPage();
  await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
  return page;
}

const antes = 'Caja';
const bien = await comprobar({
  'what a team publishes from its checkout is there at the next navigation of a tab': async () => {
    const page = await cajero();
    await enMenu(page, antes).waitFor();
    equipo.cambiar('src/area.ts', (texto) =>
      texto.replace(`titulo: '${antes}'`, "titulo: 'Cajon'"),
    );
    const { codigo, texto } = await equipo.publicar('--nota', 'Otro nombre');
    assert.equal(codigo, 0, texto);
    assert.match(texto, /Direccion: http.*\/areas\/caja\/[0-9a-f]{12}\//);
    assert.match(texto, /npm run publicar -- remote-caja --volver/);
    for (let veces = 0; (await enMenu(page, 'Cajon').count()) === 0; veces += 1) {
      assert.ok(veces < 20, 'the new build was not taken up');
      await page.goto(`${producto.url}/admin/caja`);
      await page.getByRole('navigation', MENU).waitFor();
    }
  },

  'the same again says that it was published before': async () => {
    const { codigo, texto } = await equipo.publicar();
    assert.equal(codigo, 0, texto);
    assert.match(texto, /ya estaba publicado/);
  },

  'a build that breaks the rules is refused rule by rule, and nobody gets it': async () => {
    equipo.cambiar('src/caja/caja.css', (texto) => `button { outline: 1px solid red; }\n${texto}`);
    const { codigo, texto } = await equipo.publicar();
    assert.equal(codigo, 1);
    assert.match(texto, /estilo-global\s+caja\.\w+\.js da estilo a button\. Empiece sus clases/);
    assert.doesNotMatch(texto, /\n {4}at /);
    equipo.cambiar('src/caja/caja.css', (texto_) => texto_.replace(/^button .*\n/, ''));
  },

  'a share that is none is refused before anything is built': async () => {
    const { codigo, texto } = await equipo.publicar('--canary', '300');
    assert.deepEqual([codigo, /porcentaje de 1 a 100/.test(texto)], [1, true]);
  },

  'a rollback brings the build before back': async () => {
    const { codigo, texto } = await equipo.publicar('--volver');
    assert.equal(codigo, 0, texto);
    const page = await cajero();
    for (let veces = 0; (await enMenu(page, antes).count()) === 0; veces += 1) {
      assert.ok(veces < 20, 'the build before was not taken up');
      await page.goto(`${producto.url}/admin/caja`);
      await page.getByRole('navigation', MENU).waitFor();
    }
  },
});

await browser.close();
equipo.borrar();
await producto.cerrar();
datos.borrar();
process.exitCode = bien ? 0 : 1;
