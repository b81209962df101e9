// node bench/carga.ts, against a running product: requests, bytes and time to a login form, to the till, to a cold deep
// link, to the till once more; and the same for the same code built as one, without federation.
import { contarDescargas, LIMITES_DE_CARGA } from '../e2e/descargado';
import { abrirNavegador, ingresar, URL_BASE } from '../e2e/navegador';

import { servirMonolito } from './monolito/servir';

const LENTA = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}; // 1.6 Mbps
const CPU = 4;
const TRANQUILO_MS = 3_000;
const CAJERO = { email: 'cajero@demo.ec' };

const browser = await abrirNavegador();

/** A page with an empty cache that counts what goes over the line. */
async function paginaContada({ lenta = false, storageState } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'allow', // as people have it
    storageState,
  });
  const page = await context.newPage();
  const { cdp, cortar } = await contarDescargas(page);
  if (lenta) {
    await cdp.send('Network.emulateNetworkConditions', LENTA);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  }
  return { page, context, cortar };
}

const formulario = (page) => page.getByLabel('Correo').waitFor();
const puntoventa = (page) => page.locator('main button:has-text("$")').first().waitFor();

async function cronometrar(page, direccion, listo) {
  const inicio = performance.now();
  await page.goto(direccion, { waitUntil: 'commit' });
  await listo(page);
  return (performance.now() - inicio) / 1000;
}

async function login(base, lenta) {
  const { page, context, cortar } = await paginaContada({ lenta });
  const segundos = await cronometrar(page, `${base}/auth/login`, formulario);
  await page.waitForTimeout(300);
  const ingreso = { ...cortar(), segundos };
  const inicio = performance.now();
  await page.getByLabel('Correo').fill(CAJERO.email);
  await page.getByLabel('Clave', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  await puntoventa(page);
  const venta = { ...cortar(), segundos: (performance.now() - inicio) / 1000 };
  await context.close();
  return { ingreso, venta };
}

/** Opens the till's own address with a session and an empty cache, and then once more. */
async function enlaceDirecto(base, lenta) {
  const previo = await browser.newContext();
  await ingresar(await previo.newPage(), { ...CAJERO, base });
  const storageState = await previo.storageState();
  await previo.close();
  const { page, context, cortar } = await paginaContada({ lenta, storageState });
  const segundos = await cronometrar(page, `${base}/admin/puntoventa`, puntoventa);
  const directo = { ...cortar(), segundos };
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(TRANQUILO_MS); // what is fetched for later
  cortar();
  const otra = await cronometrar(page, `${base}/admin/puntoventa`, puntoventa);
  const otraVez = { ...cortar(), segundos: otra };
  await context.close();
  return { directo, otraVez };
}

async function medir(base) {
  const rapido = { ...(await login(base, false)), ...(await enlaceDirecto(base, false)) };
  const lento = { ...(await login(base, true)), ...(await enlaceDirecto(base, true)) };
  return Object.fromEntries(
    Object.entries(rapido).map(([que, { peticiones, kb }]) => [
      que,
      { peticiones, kb, segundos: lento[que].segundos },
    ]),
  );
}

const producto = await medir(URL_BASE);
const servido = await servirMonolito(URL_BASE);
const monolito = await medir(servido.url);
servido.cerrar();
await browser.close();

const NOMBRES = {
  ingreso: 'formulario de ingreso, en frio',
  venta: 'de ahi a puntoventa',
  directo: 'enlace directo a puntoventa, en frio',
  otraVez: 'puntoventa por segunda vez',
};
const redondo = (numero) => Number(numero.toFixed(2));

console.log('1.6 Mbps, 150 ms, CPU/4 para los segundos; KB comprimidos, con cabeceras');
console.table(
  Object.entries(NOMBRES).map(([clave, que]) => {
    const [este, otro, limite] = [producto[clave], monolito[clave], LIMITES_DE_CARGA[clave]];
    return {
      que,
      peticiones: este.peticiones,
      KB: redondo(este.kb),
      limite: limite ? `${limite.peticiones} / ${limite.kb} KB` : '',
      s: redondo(este.segundos),
      'monolito KB': redondo(otro.kb),
      'monolito s': redondo(otro.segundos),
      'razon KB': redondo(este.kb / otro.kb),
      'razon s': redondo(este.segundos / otro.segundos),
    };
  }),
);

const excede = ([clave, { peticiones, kb }]) =>
  producto[clave].peticiones > peticiones || producto[clave].kb > kb;
process.exitCode = Object.entries(LIMITES_DE_CARGA).some(excede) ? 1 : 0;
