// node e2e/publicar.ts: a team publishes its area from a checkout without the others, on a product of its own.

import { equipoDe } from '../apoyo/equipo';
import { llamar } from '../apoyo/navegador';
import { expect, test } from '../apoyo/pruebas';
import { abrirProducto, carpetaNueva } from '../apoyo/producto';

const datos = carpetaNueva('publicar');
const producto = await abrirProducto(datos);
const equipo = await equipoDe(producto.url, 'caja');
const MENU = { name: 'Menu principal' };
const enMenu = (page, nombre) =>
  page.getByRole('navigation', MENU).getByRole('link', { name: nombre, exact: true });

async function cajero() {
  const page = await (await browser.newContext()).newPage();
  await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
  return page;
}

const antes = 'Caja';
test('what a team publishes from its checkout is there at the next navigation of a tab', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const page = await cajero();
  await expect(enMenu(page, antes)).toBeVisible();
  equipo.cambiar('src/area.ts', (texto) => texto.replace(`titulo: '${antes}'`, "titulo: 'Cajon'"));
  const { codigo, texto } = await equipo.publicar('--nota', 'Otro nombre');
  assert.equal(codigo, 0, texto);
  expect(texto).toMatch(/Direccion: http.*\/areas\/caja\/[0-9a-f]{12}\//);
  expect(texto).toMatch(/npm run publicar -- remote-caja --volver/);
  for (let veces = 0; (await enMenu(page, 'Cajon').count()) === 0; veces += 1) {
    assert.ok(veces < 20, 'the new build was not taken up');
    await page.goto(`${producto.url}/admin/caja`);
    await expect(page.getByRole('navigation', MENU)).toBeVisible();
  }
});

test('the same again says that it was published before', async ({ abrir, entrar, mundo }) => {
  const { codigo, texto } = await equipo.publicar();
  assert.equal(codigo, 0, texto);
  expect(texto).toMatch(/ya estaba publicado/);
});

test('a build that breaks the rules is refused rule by rule, and nobody gets it', async ({
  abrir,
  entrar,
  mundo,
}) => {
  equipo.cambiar('src/caja/caja.css', (texto) => `button { outline: 1px solid red; }\n${texto}`);
  const { codigo, texto } = await equipo.publicar();
  assert.equal(codigo, 1);
  expect(texto).toMatch(/estilo-global\s+caja\.\w+\.js da estilo a button\. Empiece sus clases/);
  assert.doesNotMatch(texto, /\n {4}at /);
  equipo.cambiar('src/caja/caja.css', (texto_) => texto_.replace(/^button .*\n/, ''));
});

test('a share that is none is refused before anything is built', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const { codigo, texto } = await equipo.publicar('--canary', '300');
  assert.deepEqual([codigo, /porcentaje de 1 a 100/.test(texto)], [1, true]);
});

test('a rollback brings the build before back', async ({ abrir, entrar, mundo }) => {
  const { codigo, texto } = await equipo.publicar('--volver');
  assert.equal(codigo, 0, texto);
  const page = await cajero();
  for (let veces = 0; (await enMenu(page, antes).count()) === 0; veces += 1) {
    assert.ok(veces < 20, 'the build before was not taken up');
    await page.goto(`${producto.url}/admin/caja`);
    await expect(page.getByRole('navigation', MENU)).toBeVisible();
  }
});
