// npm run capturas: draws the pictures that README and the guides show, by day and by night, from the demo as `npm start` sows it, on
// a folder of its own. What is built is not built anew.
import path from 'node:path';

import { chromium as playwright, type Browser, type Page } from 'playwright-core';

import { ARGUMENTOS, ingresar } from '../e2e/apoyo/pagina';
import { abrirProducto, carpetaNueva } from '../e2e/apoyo/producto';
import { chromium, chromiumListo } from './chromium';
import { construir } from './construir';
import { decir, fallar, raiz } from './ejecutar';

const DESTINO = path.join(raiz, 'docs/img');
const ADMINISTRADOR = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };

type Toma = { nombre: string; ruta: string; listo: string };

/** Each screen with what stands on it once it is whole. */
const TOMAS: readonly Toma[] = [
  { nombre: 'inicio', ruta: 'index', listo: '.lateral-avisos' },
  { nombre: 'puntoventa', ruta: 'puntoventa', listo: '.ventas-tile' },
  { nombre: 'mesas', ruta: 'mesas', listo: 'main button' },
  { nombre: 'vizor', ruta: 'vizor', listo: 'main' },
  { nombre: 'caja', ruta: 'caja', listo: 'main table' },
  { nombre: 'reporteventa', ruta: 'reporteventa', listo: 'main svg' },
];

if (!chromiumListo()) fallar('No hay un Chromium con que retratar');
await construir();
const carpeta = carpetaNueva('capturas');
const producto = await abrirProducto({ ...carpeta, env: { DEMO_VIVA: '1' } });
const navegador = await playwright.launch({
  executablePath: chromium() ?? '',
  args: ARGUMENTOS,
});
try {
  for (const luz of ['light', 'dark'] as const) await retratar(navegador, luz);
} finally {
  await navegador.close();
  await producto.cerrar();
  carpeta.borrar();
}

async function retratar(browser: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await ingresar(page, { ...ADMINISTRADOR, base: producto.url });
  for (const { nombre, ruta, listo } of TOMAS) {
    await page.goto(`${producto.url}/admin/${ruta}`);
    await page.locator(listo).first().waitFor();
    if (nombre === 'puntoventa') await venderAlgo(page);
    await page.waitForTimeout(2_500); // what comes after the screen; a page that follows what changes is never without a call
    const archivo = `${nombre}-${colorScheme === 'light' ? 'claro' : 'oscuro'}.png`;
    await page.screenshot({ path: path.join(DESTINO, archivo) });
    decir(`docs/img/${archivo}`);
  }
  await context.close();
}

/** An order that is half way. */
async function venderAlgo(page: Page): Promise<void> {
  for (const nombre of ['Ceviche mixto', 'Arroz marinero', 'Cerveza nacional', 'Bolón mixto'])
    await page.locator('.ventas-tile').filter({ hasText: nombre }).first().click();
}
