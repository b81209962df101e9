import path from 'node:path';

import { chromium } from 'playwright-core';

import { chromium as rutaDeChromium } from '../tools/chromium';

/** Address of the running product: COMANDA_URL, or what `npm start` says. */
export const URL_BASE = (process.env.COMANDA_URL ?? 'http://localhost:3000').replace(/\/$/, '');

/** How what a page's policies refused is told apart among what it says. */
const RECHAZO = 'politica de la pagina: ';

const ARGUMENTOS = ['--no-sandbox', '--disable-gpu'];

let abierto;
/** Of browsers that keep a folder. */
const perfiles = new Set();
let rechazado = [];

/**
 * Chromium of this machine; says where to get one when there is none. What the policies of any of its pages refuse is a
 * failure of the check that opened it.
 */
export async function abrirNavegador() {
  abierto = await chromium.launch({ executablePath: deEsteEquipo(), args: ARGUMENTOS });
  const abrirContexto = abierto.newContext.bind(abierto);
  // what a journey puts in the way of a request does not reach one that a worker answers
  abierto.newContext = async (opciones) =>
    escucharPolitica(await abrirContexto({ serviceWorkers: 'block', ...opciones }));
  return abierto;
}

/** A browser that keeps what it has in a folder, and finds it there when it is opened anew; with its workers. */
export async function abrirPerfil(carpeta, opciones = {}) {
  const context = await chromium.launchPersistentContext(carpeta, {
    ...{ executablePath: deEsteEquipo(), args: ARGUMENTOS },
    ...opciones,
  });
  perfiles.add(context);
  context.on('close', () => perfiles.delete(context));
  await escucharPolitica(context);
  const [page = await context.newPage()] = context.pages();
  return { context, page };
}

function deEsteEquipo() {
  const executablePath = rutaDeChromium();
  if (executablePath) return executablePath;
  throw new Error(
    'Chromium is missing: apt-get install chromium, or set CHROMIUM to the path of a Chrome',
  );
}

async function escucharPolitica(context) {
  context.on('console', (mensaje) => {
    if (mensaje.text().startsWith(RECHAZO)) rechazado.push(mensaje.text());
  });
  await context.addInitScript((rechazo) => {
    document.addEventListener('securitypolicyviolation', (una) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = una;
      const que = [effectiveDirective, blockedURI, sample, `${sourceFile}:${lineNumber}`];
      console.info(rechazo + que.filter(Boolean).join(' '));
    });
  }, RECHAZO);
  return context;
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

/** A call as whoever the page belongs to makes it, with a token of its own: what it answers, also a refusal, with its status. */
export const responder = (page, metodo, ruta, cuerpo) =>
  page.evaluate(
    async ([method, url, body]) => {
      const { token } = (await (await fetch('/v1/refrescar', { method: 'POST' })).json()).data;
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const respuesta = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
      return { status: respuesta.status, ...(await respuesta.json()) };
    },
    [metodo, ruta, cuerpo],
  );

/** The data of a call as whoever the page belongs to makes it; one that is refused is a failure. */
export async function llamar(page, metodo, ruta, cuerpo) {
  const { success, msg, data } = await responder(page, metodo, ruta, cuerpo);
  if (!success) throw new Error(`${metodo} ${ruta}: ${msg}`);
  return data;
}

/**
 * Runs named checks one after another, says how each ended, and answers whether all held. An argument picks by name.
 * `tienta`: the checks make pages break their policies on purpose.
 */
export async function comprobar(pruebas, { tienta = false } = {}) {
  const pedida = process.argv[2] ?? '';
  let bien = true;
  for (const [nombre, prueba] of Object.entries(pruebas)) {
    if (!nombre.includes(pedida)) continue;
    rechazado = [];
    try {
      await prueba();
      if (!tienta && rechazado.length > 0) throw new Error([...new Set(rechazado)].join('\n'));
      console.log(`  bien  ${nombre}`);
    } catch (error) {
      bien = false;
      console.error(`  MAL   ${nombre}\n        ${error.message}`);
      await mostrar(nombre);
    }
    for (const context of contextos()) await context.close();
  }
  return bien;
}

const contextos = () => [...(abierto?.contexts() ?? []), ...perfiles];

/** What its pages show at the moment of a failure: a picture, and their words. */
async function mostrar(nombre) {
  const paginas = contextos().flatMap((context) => context.pages());
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
