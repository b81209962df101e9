// node bench/toque.mjs, against a running product: from a tap on a tile to the painted total, and from a key in the search
// to the painted list, with 10,000 products and a CPU four times slower.
import assert from 'node:assert/strict';

import { abrirNavegador, ingresar } from '../e2e/navegador.mjs';

import { catalogoGrande } from './toque/catalogoGrande.mjs';
import { cronometro } from './toque/cronometro.mjs';

const PRODUCTOS = 10_000;
const CPU = 4;
const TOQUES = 120;
const BUSQUEDAS = ['ceviche', 'jugo de m', 'arroz ma', 'bolon', '12', '999'];
const LIMITE_MS = 50;
const ENTRE_TOQUES_MS = 200;
const DEDO_MS = 60; // how long a finger rests

const browser = await abrirNavegador();
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
const page = await context.newPage();
await page.addInitScript(cronometro);
await page.route('**/v1/listar_produtos_empresa*', (route) =>
  route.fulfill({ json: { success: true, data: catalogoGrande(PRODUCTOS), version: 1e9 } }),
);
await ingresar(page, { email: 'cajero@demo.ec' });
await page.locator('.ventas-tile').first().waitFor();
await traerElFormulario();
await page.waitForLoadState('networkidle');

const peticiones = [];
page.on('request', (request) => peticiones.push(request.url()));
/** The page asks for these by itself: whether the server is there, its typeface, whether the catalogue is another. */
const SUYAS = /\/salud$|[.]woff2$|\/version_catalogo/;
const deToques = () => peticiones.filter((url) => !SUYAS.test(url));
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });

const { toques, piso } = await medirToques();
const teclas = await medirTeclas();
assert.deepEqual(deToques(), [], 'a tap or a key went to the network');
await browser.close();

console.log(`${PRODUCTOS} productos, CPU/${CPU}; milisegundos hasta el cuadro siguiente, sin red`);
console.table([
  { que: 'toque en un producto al total', ...resumen(toques), limite: `p95 < ${LIMITE_MS}` },
  { que: 'toque en un boton que no hace nada', ...resumen(piso), limite: '' },
  { que: 'tecla en la busqueda a la lista', ...resumen(teclas), limite: '' },
]);
process.exitCode = percentil(toques, 0.95) < LIMITE_MS ? 0 : 1;

/** The customer's form comes when the till has been on screen for a moment: here already when the first finger falls. */
async function traerElFormulario() {
  await page.getByRole('button', { name: 'Registrar' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('textbox').first().waitFor();
  await page.keyboard.press('Escape');
  await dialogo.waitFor({ state: 'hidden' });
}

/** Every tile of the list once, from the top: the order grows to as many lines. In turns with a button that does nothing. */
async function medirToques() {
  const medidas = { toques: [], piso: [] };
  await page.evaluate(() => {
    window.cronometro.ponerPiso();
    window.cronometro.mirar('click', '.ventas-total dd', '#piso');
  });
  for (let n = 0; n < TOQUES; n++) {
    medidas.toques.push(await tocar(page.locator('.ventas-tile').nth(n)));
    medidas.piso.push(await tocar(page.locator('#piso')));
  }
  return medidas;
}

async function tocar(donde) {
  await donde.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await donde.boundingBox();
  const medida = page.evaluate(() => window.cronometro.siguiente());
  await page.mouse.click(x + width / 2, y + height / 2, { delay: DEDO_MS });
  const tiempo = await medida;
  assert.ok(tiempo !== null, 'a tap changed nothing');
  await page.waitForTimeout(ENTRE_TOQUES_MS); // carts are stored meanwhile, as they are between two taps of a person
  return tiempo;
}

async function medirTeclas() {
  const tiempos = [];
  const buscador = page.getByLabel('Buscar producto');
  await buscador.focus();
  await page.evaluate(() => window.cronometro.mirar('keydown', '.ventas-catalogo'));
  for (const busqueda of BUSQUEDAS) {
    for (const tecla of [...busqueda, 'Escape']) {
      const medida = page.evaluate(() => window.cronometro.siguiente());
      await page.keyboard.press(tecla === ' ' ? 'Space' : tecla);
      const tiempo = await medida;
      if (tiempo !== null) tiempos.push(tiempo); // null: a key that changes nothing in the list
      await page.waitForTimeout(ENTRE_TOQUES_MS);
    }
  }
  return tiempos;
}

function percentil(tiempos, parte) {
  const orden = tiempos.toSorted((a, b) => a - b);
  return orden[Math.ceil(orden.length * parte) - 1];
}

function resumen(tiempos) {
  const redondo = (numero) => Number(numero.toFixed(1));
  return {
    veces: tiempos.length,
    p50: redondo(percentil(tiempos, 0.5)),
    p95: redondo(percentil(tiempos, 0.95)),
    max: redondo(Math.max(...tiempos)),
  };
}
