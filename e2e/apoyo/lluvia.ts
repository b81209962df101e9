// Publications of random areas, some of them broken, while people navigate and sell. What nobody may notice is counted.
import { setTimeout as esperar } from 'node:timers/promises';

import type { Browser, Locator, Page } from '@playwright/test';

import { entregarArchivo, volverAtras } from './equipo';
import { ingresar, SIN_QUEJA } from './pagina';
import { FASES_ROTAS, otroBuild, type Rotura } from './otroBuild';
import type { Evento } from './veneno';

const AREAS: [string, ...string[]] = ['ventas', 'caja', 'inventario', 'reportes', 'admin', 'shell'];
/** What a cashier meets on the way: only what is met is seen to break. */
const DE_TODOS: [string, ...string[]] = ['ventas', 'caja'];
const PRODUCTOS = ['Agua con gas', 'Agua sin gas', 'Arroz marinero', 'Biche de pescado'];
const ESPERA_MS = 30_000;
/** The order of before is there by then, or was sold. */
const RESTAURAR_MS = 5_000;
const VOLVER_TRAS_MS = 20_000;
/** A build that nobody opens in this time is nobody's to tell. */
const NADIE_TRAS_MS = 60_000;

const DE_BUILD = /\/areas\/[a-z]+\/([0-9a-f]{12})\//;

/** What is counted of everybody. `abiertos`: when somebody first asked for a file of a build. */
export type Cuenta = {
  listos: number;
  cargas: number;
  ventas: number;
  lineas: number;
  perdidas: number;
  fallos: string[];
  /** Who told it, by their address. */
  eventos: (Evento & { quien: string })[];
  /** Who was told that a part of the page fails. */
  avisados: string[];
  abiertos: Map<string, number>;
};
export type Publicada = { area: string; build: string; fase: Rotura | null };

function alAzar<Uno>(lista: readonly [Uno, ...Uno[]]): Uno {
  return lista[Math.floor(Math.random() * lista.length)] ?? lista[0];
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

/** What a person sees that should not be is told as it appears. Runs in the page; the guard in its head has the words too. */
function mirar() {
  const dice = /No se pudo (cargar|abrir)[^.';]{0,40}/;
  const avisa = /Algo falló en esta versión|no entiende lo que responde el servidor/;
  const { verFallo, verAviso } = window as unknown as Record<string, (texto: string) => void>;
  const leer = (nodo: Node) => {
    const texto = nodo.textContent ?? '';
    const elemento = nodo instanceof Element ? nodo : nodo.parentElement;
    if (!nodo.isConnected || !elemento?.closest('body')) return;
    const [visto] = dice.exec(texto) ?? [];
    if (visto) verFallo?.(visto);
    if (avisa.test(texto)) verAviso?.(texto);
  };
  new MutationObserver((cambios) => {
    for (const { addedNodes } of cambios) addedNodes.forEach(leer);
  }).observe(document, { childList: true, subtree: true });
}

type Quien = {
  url: string;
  email: string;
  hasta: () => number;
  cuenta: Cuenta;
  pausaMs?: number;
  todos?: number;
};

/**
 * Somebody at a till, with a browser of their own, from when `todos` are there until `hasta`, who looks for `pausaMs` before the next
 * thing. Counts in `cuenta`.
 */
export async function cajero(
  browser: Browser,
  { url, email, hasta, cuenta, pausaMs = 0, todos = 1 }: Quien,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.exposeBinding('verFallo', (_, texto: string) => void cuenta.fallos.push(texto));
  await page.exposeBinding('verAviso', () => void cuenta.avisados.push(email));
  await page.addInitScript(mirar);
  await page.route('**/plataforma/telemetria', (route) => {
    const { eventos } = JSON.parse(route.request().postData() ?? '{"eventos":[]}') as {
      eventos: Evento[];
    };
    const fallos = eventos.filter(({ fase }) => !SIN_QUEJA.has(fase));
    cuenta.eventos.push(...fallos.map((uno) => ({ ...uno, quien: email })));
    return route.continue();
  });
  page.on('request', (request) => {
    const [, build] = DE_BUILD.exec(request.url()) ?? [];
    if (build) cuenta.abiertos.set(build, cuenta.abiertos.get(build) ?? Date.now());
  });
  await ingresar(page, { email, base: url });
  cuenta.listos += 1;
  while (cuenta.listos < todos) await esperar(200);
  const orden: Orden = { lineas: 0, cobrando: false };
  while (Date.now() < hasta()) {
    try {
      await vender(page, orden, { cuenta, pausaMs });
      if (Math.random() < 0.3) await page.goto(`${url}/admin/caja`);
      cuenta.cargas += 1;
    } catch (error) {
      if (page.isClosed()) throw error;
      const visto = await page.locator('body').innerText();
      const [porque] = String(error).split('\n');
      cuenta.fallos.push(`${porque}: ${visto.replace(/\s+/g, ' ').slice(0, 200)}`);
      await page.goto(`${url}/admin/puntoventa`);
    }
  }
  await esperar(6_000); // what a page has to tell goes together
  await context.close();
}

/** What somebody saw in the order before them, whatever failed since. */
type Orden = { lineas: number; cobrando: boolean };

/** A sale, with a look elsewhere in the middle of it: no line of it may be gone. One that something interrupted goes on where it stood. */
async function vender(
  page: Page,
  orden: Orden,
  { cuenta, pausaMs }: { cuenta: Cuenta; pausaMs: number },
): Promise<void> {
  await ir(page, 'Punto de venta', cuenta);
  const lineas = page.locator('.ventas-linea');
  const tile = (nombre: string) => page.locator('.ventas-tile').filter({ hasText: nombre }).first();
  await retomar(lineas, orden, cuenta);
  for (const nombre of PRODUCTOS.slice(orden.lineas)) {
    if (orden.lineas > 0 && Math.random() < 0.4) {
      await ir(page, alAzar<string | RegExp>(['Emitidos', 'Mesas', /^Caja/]), cuenta);
      await ir(page, 'Punto de venta', cuenta);
    }
    await esperar(pausaMs * (0.5 + Math.random()));
    await tile(nombre).click({ timeout: ESPERA_MS });
    await lineas.nth(orden.lineas).waitFor({ timeout: ESPERA_MS });
    orden.lineas += 1;
    if ((await lineas.count()) !== orden.lineas) cuenta.perdidas += 1;
  }
  await page.getByRole('button', { name: 'Pagar', exact: true }).click({ timeout: ESPERA_MS });
  orden.cobrando = true;
  await page.getByRole('button', { name: /^Cobrar/ }).click({ timeout: ESPERA_MS });
  await page.getByRole('region', { name: 'Última venta' }).waitFor({ timeout: ESPERA_MS });
  Object.assign(orden, { lineas: 0, cobrando: false });
  cuenta.ventas += 1;
  cuenta.lineas += PRODUCTOS.length;
}

/** What stands in the order now. One that was being charged may have been sold meanwhile; of any other no line may be gone. */
async function retomar(lineas: Locator, orden: Orden, cuenta: Cuenta): Promise<void> {
  const [tenia, cobrada] = [orden.lineas, orden.cobrando];
  if (tenia > 0) {
    const ultima = lineas.nth(tenia - 1);
    await ultima.waitFor({ timeout: cobrada ? RESTAURAR_MS : ESPERA_MS }).catch(() => undefined);
  }
  Object.assign(orden, { lineas: await lineas.count(), cobrando: false });
  if (!(cobrada && orden.lineas === 0)) cuenta.perdidas += Math.max(0, tenia - orden.lineas);
}

async function ir(page: Page, name: string | RegExp, cuenta: Cuenta): Promise<void> {
  await menu(page).getByRole('link', { name, exact: true }).click({ timeout: ESPERA_MS });
  await page
    .locator('main')
    .locator('h1, h2, .ventas-tile')
    .first()
    .waitFor({ timeout: ESPERA_MS });
  cuenta.cargas += 1;
}

type Lluvia = {
  cuantas: number;
  rotas: number;
  ms: number;
  cuenta: Cuenta;
  /** Where the broken ones break, one after another. */
  fases?: readonly Rotura[];
  /** Publishes the broken ones; else they go to everybody. */
  entregarRota?: typeof entregarArchivo;
};

/** The teams: `cuantas` publications over `ms`, as many broken as said, each broken one taken back once somebody met it. */
export async function llover(
  url: string,
  { cuantas, rotas, ms, cuenta, fases = FASES_ROTAS, entregarRota = entregarArchivo }: Lluvia,
): Promise<Publicada[]> {
  const cada = ms / cuantas;
  const cuales = new Set(
    Array.from({ length: rotas }, (_, i) => Math.floor(((i + 0.5) * cuantas) / rotas)),
  );
  const publicadas: Publicada[] = [];
  const inicio = Date.now();
  for (let i = 0; i < cuantas; i += 1) {
    const cual = publicadas.filter(esRota).length % fases.length;
    const fase = cuales.has(i) ? (fases[cual] ?? null) : null;
    const entregar = fase ? entregarRota : entregarArchivo;
    publicadas.push(await unaVez(url, fase, { cuenta, entregar }));
    const falta = inicio + cada * (i + 1) - Date.now();
    if (falta > 0) await esperar(falta);
  }
  return publicadas;
}

export const esRota = ({ fase }: Publicada) => fase !== null;

type Entrega = { cuenta: Cuenta; entregar: typeof entregarArchivo };

async function unaVez(
  url: string,
  fase: Rotura | null,
  { cuenta, entregar }: Entrega,
): Promise<Publicada> {
  const area = fase === 'contrato' ? 'caja' : alAzar(fase ? DE_TODOS : AREAS); // what it reads is the drawer's
  const { build, archivo } = await otroBuild(area, fase);
  await entregar(url, { area, archivo, version: '0.1.0', nota: fase ?? '' });
  if (fase) {
    const contado = () => cuenta.eventos.some((evento) => evento.build === build);
    const nadie = Date.now() + NADIE_TRAS_MS;
    const limite = () => (cuenta.abiertos.get(build) ?? nadie - VOLVER_TRAS_MS) + VOLVER_TRAS_MS;
    while (!contado() && Date.now() < limite()) await esperar(500);
    await volverAtras(url, area);
  }
  return { area, build, fase };
}

/** Nothing yet. */
export const cuentaNueva = (): Cuenta => ({
  listos: 0,
  cargas: 0,
  ventas: 0,
  lineas: 0,
  perdidas: 0,
  fallos: [],
  eventos: [],
  avisados: [],
  abiertos: new Map(),
});

/** The phase that a page tells. */
const dichaDe = (fase: Rotura | null): string | null => (fase === 'montado' ? 'pintado' : fase);

/** What is wrong with it, in words: builds that somebody opened and nobody told, in another phase, twice by one page, or that were good. */
export function revisarEventos(
  publicadas: Publicada[],
  { eventos, abiertos }: Cuenta,
  navegadores: number,
) {
  const fases = new Map(publicadas.map(({ build, fase }) => [build, dichaDe(fase)]));
  const ajenos = eventos
    .filter(({ build, fase }) => fases.get(build) !== fase)
    .map(
      ({ area, build, fase, detalle }) =>
        `${area} ${build} told ${fase} (${[detalle?.mensaje, ...(detalle?.pila ?? [])].join(' · ')}), wanted ${fases.get(build) ?? 'nothing'}`,
    );
  const repetidos = [...fases.keys()]
    .map((build): [string, number] => [
      build,
      eventos.filter((evento) => evento.build === build).length,
    ])
    .filter(([, veces]) => veces > navegadores)
    .map(([build, veces]) => `${build} was told ${veces} times by ${navegadores} browsers`);
  const sinContar = publicadas.filter(
    ({ build, fase }) => fase && !eventos.some((evento) => evento.build === build),
  );
  const callados = sinContar
    .filter(({ build }) => abiertos.has(build))
    .map(({ area, build, fase }) => `${area} ${build} (${fase}) was opened and told by nobody`);
  return { malos: [...ajenos, ...repetidos], callados, nadie: sinContar.length - callados.length };
}
