// From a tap on a tile to the painted total, and from a key in the search to the painted list, each beside a button that does nothing:
// at a CPU four times slower, with ten thousand products and an order that grows line by line.
import type { Locator, Page } from 'playwright-core';

import { ingresar } from '../e2e/apoyo/pagina';

import { definir } from './arnes/banco';
import { pasados, redondo, resumen } from './arnes/cifras';
import { abrirNavegador, sinChromium } from './arnes/navegador';
import { abrirProductoPropio } from './arnes/producto';
import { sembrarCatalogo } from './sembrar/catalogo';
import { cronometro, type Cronometro } from './toque/cronometro';

const CPU = 4;
const BUSQUEDAS = ['ceviche', 'jugo de m', 'arroz ma', 'bolon', '12', '999'];
/** Times a button that does nothing, in the same run (docs/operacion/tamanos.md). */
const LIMITES = { toque: { p50: 2.4, p95: 2.5 }, tecla: { p50: 3.5, p95: 4.5 } };
const ASENTARSE_MS = 3_000;
const ENTRE_TOQUES_MS = 200;
/** How long a finger rests. */
const DEDO_MS = 60;

type ConCronometro = { cronometro: Cronometro };
type Medidas = { tiempos: number[]; piso: number[] };

const siguiente = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as ConCronometro).cronometro.siguiente());

const mirar = (page: Page, ...que: [suceso: string, ...selectores: string[]]) =>
  page.evaluate(
    (lista) => (globalThis as unknown as ConCronometro).cronometro.mirar(...lista),
    que,
  );

/** Those near the screen are in the page, each under its number in the list. */
const tileNumero = (page: Page, numero: number) =>
  page.locator(`.ventas-tiles li[aria-posinset="${numero}"] > button`);

async function tocar(page: Page, donde: Locator): Promise<number> {
  await donde.hover(); // there, and at rest
  const caja = await donde.boundingBox();
  if (!caja) throw new Error('toque: what is tapped is not drawn');
  const medida = siguiente(page);
  await page.mouse.click(caja.x + caja.width / 2, caja.y + caja.height / 2, { delay: DEDO_MS });
  const tiempo = await medida;
  if (tiempo === null) throw new Error('toque: a tap changed nothing');
  await page.waitForTimeout(ENTRE_TOQUES_MS); // carts are stored meanwhile, as they are between two taps of a person
  return tiempo;
}

/** Every tile of the list once, from the top, in turns with a button that does nothing. */
async function medirToques(page: Page, cuantos: number): Promise<Medidas> {
  const medidas: Medidas = { tiempos: [], piso: [] };
  await mirar(page, 'click', '.ventas-total dd', '#piso');
  for (let n = 1; n <= cuantos; n++) {
    medidas.tiempos.push(await tocar(page, tileNumero(page, n)));
    medidas.piso.push(await tocar(page, page.locator('#piso')));
  }
  return medidas;
}

/** With the button that does nothing pressed after every key: a long list of products changes what a frame costs. */
async function medirTeclas(page: Page, busquedas: readonly string[]): Promise<Medidas> {
  const medidas: Medidas = { tiempos: [], piso: [] };
  await page.getByLabel('Buscar producto').focus();
  await mirar(page, 'keydown', '.ventas-catalogo');
  for (const busqueda of busquedas)
    for (const tecla of Array.from(busqueda).concat('Escape')) {
      const medida = siguiente(page);
      await page.keyboard.press(tecla === ' ' ? 'Space' : tecla);
      const tiempo = await medida;
      if (tiempo !== null) medidas.tiempos.push(tiempo); // null: a key that changes nothing in the list
      await page.waitForTimeout(ENTRE_TOQUES_MS);
      medidas.piso.push(await tocar(page, page.locator('#piso')));
    }
  return medidas;
}

function comparar(que: string, { tiempos, piso }: Medidas) {
  const [suyo, nada] = [resumen(tiempos), resumen(piso)];
  return (['p50', 'p95'] as const).map((parte) => ({
    que,
    parte,
    medido: redondo(suyo[parte], 1),
    'sin hacer nada': redondo(nada[parte], 1),
    razon: redondo(suyo[parte] / nada[parte], 2),
    de: suyo.veces,
  }));
}

export default definir({
  promesas: [
    { dice: 'de un toque al total pintado', donde: 'docs/operacion/tamanos.md' },
    { dice: 'de una tecla a la lista pintada', donde: 'docs/operacion/tamanos.md' },
  ],
  conPaginas: true,
  falta: sinChromium,
  tamano: ({ numero }) => ({
    productos: numero('productos', { corta: 1_000, entera: 10_000 }),
    toques: numero('toques', { corta: 12, entera: 120 }),
    busquedas: numero('busquedas', { corta: 2, entera: BUSQUEDAS.length }),
  }),
  async medir(contexto, { productos, toques, busquedas }) {
    const producto = await abrirProductoPropio(contexto);
    await sembrarCatalogo((await producto.base()).url, productos);
    const navegador = await abrirNavegador();
    contexto.abierto({ cerrar: () => navegador.close() });
    const page = await navegador.newPage({ viewport: { width: 1366, height: 768 } });
    await page.addInitScript('globalThis.__name = (nombrada) => nombrada'); // tsx names the functions of what it hands to the page
    await page.addInitScript(cronometro);
    await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
    await page.goto(`${producto.url}/admin/puntoventa`);
    await tileNumero(page, 1).waitFor();
    await page.waitForTimeout(ASENTARSE_MS); // what follows the first screen is here, and the worker has its catalogue
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.evaluate(() => (globalThis as unknown as ConCronometro).cronometro.ponerPiso());
    contexto.decir('Toques');
    const toque = comparar('de un toque al total pintado', await medirToques(page, toques));
    contexto.decir('Teclas');
    const tecla = comparar(
      'de una tecla a la lista pintada',
      await medirTeclas(page, BUSQUEDAS.slice(0, busquedas)),
    );
    const contra = (filas: typeof toque, limites: Record<'p50' | 'p95', number>) =>
      Object.fromEntries(
        filas.map(({ que, parte, razon }) => [
          `${que}, ${parte}, veces un botón que no hace nada`,
          { medido: razon, limite: limites[parte] },
        ]),
      );
    return {
      tablas: [
        { que: `${productos} productos, CPU/${CPU}, milisegundos`, filas: [...toque, ...tecla] },
      ],
      faltas: [],
      lentas: pasados({ ...contra(toque, LIMITES.toque), ...contra(tecla, LIMITES.tecla) }),
    };
  },
});
