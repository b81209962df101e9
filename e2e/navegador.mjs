import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright-core';

/** Address of the running product: COMANDA_URL, or what `npm start` says. */
export const URL_BASE = (process.env.COMANDA_URL ?? 'http://localhost:3000').replace(/\/$/, '');

const CANDIDATOS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

let abierto;

/** Chromium of this machine; says where to get one when there is none. */
export async function abrirNavegador() {
  const executablePath = CANDIDATOS.find((ruta) => ruta && existsSync(ruta));
  if (!executablePath) {
    throw new Error(
      'Chromium is missing: apt-get install chromium, or set CHROMIUM to the path of a Chrome',
    );
  }
  abierto = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return abierto;
}

/** Logs in at the address of the profile; answers when the landing screen's address shows. */
export async function ingresar(
  page,
  { email, clave = 'demo1234', ruta = '/auth/login', base = URL_BASE },
) {
  await page.goto(base + ruta);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Clave', { exact: true }).fill(clave);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/**');
}

/** Of what was on its way when the page went elsewhere, or was loaded anew: nobody waits for it. */
const ABORTADO = 'net::ERR_ABORTED';

/** What goes wrong on a page from now on: throws, errors of the console, refusals, files that do not come, failures it reports. */
export async function vigilar(page) {
  const quejas = [];
  page.on('pageerror', ({ message }) => quejas.push(message));
  page.on('console', (uno) => uno.type() === 'error' && quejas.push(uno.text()));
  page.on('response', (una) => una.status() >= 400 && quejas.push(`${una.status()} ${una.url()}`));
  page.on('requestfailed', (uno) => {
    const porque = uno.failure()?.errorText;
    if (!uno.url().includes('/areas/') || porque === ABORTADO) return;
    quejas.push(`${porque} ${uno.url()}`);
  });
  await page.route('**/plataforma/telemetria', async (route) => {
    const { eventos } = JSON.parse(route.request().postData());
    for (const { area, fase } of eventos)
      if (fase !== 'carga' && fase !== 'vivo') quejas.push(`${area} fallo en ${fase}`);
    await route.fulfill({ json: { success: true, data: null } });
  });
  return quejas;
}

/** Runs named checks one after another, says how each ended, and answers whether all held. An argument picks by name. */
export async function comprobar(pruebas) {
  const pedida = process.argv[2] ?? '';
  let bien = true;
  for (const [nombre, prueba] of Object.entries(pruebas)) {
    if (!nombre.includes(pedida)) continue;
    try {
      await prueba();
      console.log(`  bien  ${nombre}`);
    } catch (error) {
      bien = false;
      console.error(`  MAL   ${nombre}\n        ${error.message}`);
      await mostrar(nombre);
    }
    for (const context of abierto?.contexts() ?? []) await context.close();
  }
  return bien;
}

/** What its pages show at the moment of a failure: a picture, and their words. */
async function mostrar(nombre) {
  const paginas = abierto?.contexts().flatMap((context) => context.pages()) ?? [];
  for (const [i, pagina] of paginas.entries()) {
    const archivo = `MAL-${nombre.replace(/[^a-z0-9]+/gi, '-').slice(0, 60)}-${i}.png`;
    const foto = path.join(import.meta.dirname, 'capturas', archivo);
    try {
      await pagina.screenshot({ path: foto, timeout: 5_000 });
      const dicho = await pagina.locator('body').innerText({ timeout: 5_000 });
      console.error(
        `        ${pagina.url()} (${archivo}): ${dicho.replace(/\s+/g, ' ').slice(0, 700)}`,
      );
    } catch (error) {
      console.error(`        ${pagina.url()}: ${error.message}`);
    }
  }
}
