// node --import tsx bench/abrir.ts: a browser that was closed opens the till with the server dead, at a CPU four times slower and with
// 10,000 products: from the address to the question who it is, from the answer to the till and its tiles. With the server there, what a
// visit takes with the worker in between.
import path from 'node:path';

import { baseDelProducto, detenerBase } from '../e2e/base';
import { contarDescargas, LIMITES_DE_CARGA } from '../e2e/descargado';
import { abrirPerfil, ingresar } from '../e2e/navegador';
import { abrirProducto, carpetaNueva } from '../e2e/producto';

import { sembrarCatalogo } from './toque/sembrarCatalogo';

const PRODUCTOS = Number(process.env.PRODUCTOS ?? 10_000);
const CPU = 4;
const VECES = 3;
const LIMITE_S = 3;
/** The worker has its files. */
const GUARDAR_MS = 20_000;
const TRANQUILO_MS = 3_000;
/** As people type. */
const TECLA_MS = 150;

const carpeta = carpetaNueva('abrir');
const perfil = path.join(path.dirname(carpeta.dataDir), 'perfil');
const producto = await abrirProducto(carpeta);
process.env.COMANDA_DATOS = carpeta.dataDir;
const till = `${producto.url}/admin/puntoventa`;
const abrir = () => abrirPerfil(perfil, { viewport: { width: 1366, height: 768 } });
const tiles = (page) => page.locator('.ventas-tile').first().waitFor();
const desde = (inicio) => (performance.now() - inicio) / 1000;

const frios = [];
let enLinea;
try {
  enLinea = await conServidor();
  await sembrarCatalogo(await baseDelProducto(), PRODUCTOS);
  await guardarTodo();
  await producto.cerrar('SIGKILL');
  for (let vez = 0; vez < VECES; vez += 1) frios.push(await sinServidor());
} finally {
  await producto.cerrar('SIGKILL');
  await detenerBase(carpeta.dataDir);
  carpeta.borrar();
}

console.log(`${PRODUCTOS} productos, CPU/${CPU}, sin servidor; segundos`);
console.table(frios);
console.log('con servidor y trabajador');
console.table(enLinea);
const maquina = frios.map(({ preguntar, mostrar }) => preguntar + mostrar).sort((a, b) => a - b);
const bien =
  maquina[Math.floor(VECES / 2)] < LIMITE_S &&
  enLinea.otraVez.peticiones <= LIMITES_DE_CARGA.otraVez.peticiones &&
  enLinea.otraVez.kb <= LIMITES_DE_CARGA.otraVez.kb;
process.exitCode = bien ? 0 : 1;

async function conServidor() {
  const { context, page } = await abrir();
  const { cortar } = await contarDescargas(page);
  await page.goto(`${producto.url}/auth/login`);
  await page.getByLabel('Correo').waitFor();
  await page.waitForTimeout(TRANQUILO_MS);
  const ingreso = cortar();
  await ingresar(page, { email: 'cajero@demo.ec', base: producto.url });
  await tiles(page);
  await page.waitForTimeout(GUARDAR_MS);
  await page.goto('about:blank');
  cortar();
  await page.goto(till);
  await tiles(page);
  const otraVez = cortar();
  await page.waitForTimeout(TRANQUILO_MS);
  await context.close();
  return { ingreso, otraVez };
}

/** What is sold now is put away behind what is on screen. */
async function guardarTodo() {
  const { context, page } = await abrir();
  await page.goto(till);
  await tiles(page);
  await page.waitForTimeout(TRANQUILO_MS);
  await context.close();
}

async function sinServidor() {
  const { context, page } = await abrir();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  let inicio = performance.now();
  await page.goto(till, { waitUntil: 'commit' });
  const campo = page.getByLabel('Contraseña');
  await campo.waitFor();
  const preguntar = desde(inicio);
  await campo.pressSequentially('demo1234', { delay: TECLA_MS });
  inicio = performance.now();
  await campo.press('Enter');
  await campo.waitFor({ state: 'detached' });
  const comprobar = desde(inicio);
  await tiles(page);
  const mostrar = desde(inicio);
  await context.close();
  return { preguntar, comprobar, mostrar };
}
