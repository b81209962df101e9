// node --import tsx bench/toque.ts, against a running product: from a tap on a tile to the painted total, and from a key in the
// search to the painted list, beside a button that does nothing; the start and the memory of the page. With two sizes of
// catalogue, a CPU four times slower and an order that grows to 120 lines.
import assert from 'node:assert/strict';

import { baseDelProducto } from '../e2e/base';
import { abrirNavegador, ingresar } from '../e2e/navegador';

import { medirArranque } from './toque/arranque';
import { cronometro } from './toque/cronometro';
import { sembrarCatalogo } from './toque/sembrarCatalogo';

const TAMANOS = [10_000, 50_000];
const CPU = 4;
const TOQUES = 120;
const BUSQUEDAS = ['ceviche', 'jugo de m', 'arroz ma', 'bolon', '12', '999'];
/** Times a button that does nothing, in the same run; seconds; megabytes. */
const LIMITES = { toque: 2, tecla: 3, frio: 3, tibio: 1.5, memoria: 150 };
const ASENTARSE_MS = 3_000;
const ENTRE_TOQUES_MS = 200;
const DEDO_MS = 60; // how long a finger rests
/** The page asks for these by itself: whether the server is there, its typeface, whether the catalogue is another, what waits. */
const SUYAS = /\/salud$|[.]woff2$|\/version_catalogo|\/avisos$/;
const viewport = { width: 1366, height: 768 };

const base = await baseDelProducto();
const browser = await abrirNavegador();
let bien = true;
for (const cuantos of TAMANOS) bien = (await conCatalogoDe(cuantos)) && bien;
await browser.close();
process.exitCode = bien ? 0 : 1;

async function conCatalogoDe(cuantos) {
  await sembrarCatalogo(base, cuantos);
  const arranque = await medirArranque(browser, { cpu: CPU, viewport });
  const { toques, teclas } = await medirUso();
  const filas = [
    ...comparadas('toque en un producto al total', toques, LIMITES.toque),
    ...comparadas('tecla en la busqueda a la lista', teclas, LIMITES.tecla),
    contra('catalogo usable en frio, s', arranque.frio, LIMITES.frio),
    contra('catalogo usable con lo guardado, s', arranque.tibio, LIMITES.tibio),
    contra('memoria de la pagina, MB', arranque.memoria, LIMITES.memoria),
  ];
  console.log(`${cuantos} productos, CPU/${CPU}; milisegundos hasta el cuadro siguiente, sin red`);
  console.table(filas);
  return filas.every(({ bien }) => bien);
}

async function medirUso() {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(cronometro);
  await ingresar(page, { email: 'cajero@demo.ec' });
  await page.locator('.ventas-tile').first().waitFor();
  await traerElFormulario(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/busqueda.')),
  );
  await page.waitForTimeout(ASENTARSE_MS); // what follows the first screen is here, and the worker has its catalogue

  const peticiones = [];
  page.on('request', (request) => peticiones.push(request.url()));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.evaluate(() => window.cronometro.ponerPiso());
  const toques = await medirToques(page);
  const teclas = await medirTeclas(page);
  const deToques = peticiones.filter((url) => !SUYAS.test(url));
  assert.deepEqual(deToques, [], 'a tap or a key went to the network');
  await context.close();
  return { toques, teclas };
}

/** The customer's form comes when the till has been on screen for a moment: here already when the first finger falls. */
async function traerElFormulario(page) {
  await page.getByRole('button', { name: 'Registrar' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('textbox').first().waitFor();
  await page.keyboard.press('Escape');
  await dialogo.waitFor({ state: 'hidden' });
}

/** Every tile of the list once, from the top: the order grows to as many lines. In turns with a button that does nothing. */
async function medirToques(page) {
  const medidas = { tiempos: [], piso: [] };
  await page.evaluate(() => window.cronometro.mirar('click', '.ventas-total dd', '#piso'));
  for (let n = 0; n < TOQUES; n++) {
    medidas.tiempos.push(await tocar(page, tileNumero(page, n + 1)));
    medidas.piso.push(await tocar(page, page.locator('#piso')));
  }
  return medidas;
}

/** Those near the screen are in the page, each under its number in the list. */
function tileNumero(page, numero) {
  return page.locator(`.ventas-tiles li[aria-posinset="${numero}"] > button`);
}

async function tocar(page, donde) {
  await donde.hover(); // there, and at rest
  const { x, y, width, height } = await donde.boundingBox();
  const medida = page.evaluate(() => window.cronometro.siguiente());
  await page.mouse.click(x + width / 2, y + height / 2, { delay: DEDO_MS });
  const tiempo = await medida;
  assert.ok(tiempo !== null, 'a tap changed nothing');
  await page.waitForTimeout(ENTRE_TOQUES_MS); // carts are stored meanwhile, as they are between two taps of a person
  return tiempo;
}

/** With its button that does nothing pressed after every key: a long list of products changes what a frame costs. */
async function medirTeclas(page) {
  const medidas = { tiempos: [], piso: [] };
  const buscador = page.getByLabel('Buscar producto');
  await buscador.focus();
  await page.evaluate(() => window.cronometro.mirar('keydown', '.ventas-catalogo'));
  for (const busqueda of BUSQUEDAS) {
    for (const tecla of [...busqueda, 'Escape']) {
      const medida = page.evaluate(() => window.cronometro.siguiente());
      await page.keyboard.press(tecla === ' ' ? 'Space' : tecla);
      const tiempo = await medida;
      if (tiempo !== null) medidas.tiempos.push(tiempo); // null: a key that changes nothing in the list
      await page.waitForTimeout(ENTRE_TOQUES_MS);
      medidas.piso.push(await tocar(page, page.locator('#piso')));
    }
  }
  return medidas;
}

function percentil(tiempos, parte) {
  const orden = tiempos.toSorted((a, b) => a - b);
  return orden[Math.ceil(orden.length * parte) - 1];
}

function redondo(numero) {
  return Number(numero.toFixed(1));
}

/** One row for p50 and one for p95: what it takes, what nothing takes, and how many times that is. */
function comparadas(que, { tiempos, piso }, limite) {
  return [0.5, 0.95].map((parte) => {
    const [suyo, nada] = [percentil(tiempos, parte), percentil(piso, parte)];
    const veces = Number((suyo / nada).toFixed(2));
    const donde = `${que}, p${parte * 100} de ${tiempos.length}`;
    return {
      ...{ que: donde, medido: redondo(suyo), 'sin hacer nada': redondo(nada), veces },
      ...{ limite: `${limite} veces`, bien: veces <= limite },
    };
  });
}

function contra(que, medido, limite) {
  return {
    ...{ que, medido: redondo(medido), 'sin hacer nada': '', veces: '', limite: String(limite) },
    bien: medido <= limite,
  };
}
