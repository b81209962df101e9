// A product whose files are changed on the disk and on the way. What was not registered never runs.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type Abrir } from '../apoyo/pruebas';
import { envenenar, fallosDe, oirTelemetria, sinVeneno, VENENO } from '../apoyo/veneno';

test.use({ tienta: true });
// the last changes the files of the product for good
test.describe.configure({ mode: 'serial' });

const ASENTAR_MS = 4_000;
const propio = productoPropio('cadena');

/** Every file of every build that the platform serves, and what it is compressed to. */
function envenenarElDisco(): string[] {
  const raiz = path.join(propio.dataDir, 'lanzamientos');
  const nombres = readdirSync(raiz, { recursive: true })
    .map(String)
    .filter((nombre) => /\.(js|html|br|gz)$/.test(nombre));
  for (const nombre of nombres)
    appendFileSync(
      path.join(raiz, nombre),
      nombre.endsWith('.html') ? `<script>${VENENO}</script>` : VENENO,
    );
  return nombres.map((nombre) => path.join(raiz, nombre));
}

/** A page that tells what its policies refused and what it reported of its builds. */
async function conOidos(abrir: Abrir) {
  const page = await abrir();
  const quejas: string[] = [];
  page.on('console', (mensaje) => {
    if (/Content Security|integrity|Trusted/i.test(mensaje.text())) quejas.push(mensaje.text());
  });
  return { page, quejas, eventos: await oirTelemetria(page) };
}

const buscador = (page: Page) => page.getByPlaceholder('Buscar', { exact: false }).first();
async function alPuntoDeVenta(page: Page): Promise<void> {
  await page.goto(`${propio.url}/auth/login`);
  await expect(page.getByLabel('Correo'), 'the shell did not open').toBeVisible();
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  await page.goto(`${propio.url}/admin/puntoventa`);
  await expect(buscador(page)).toBeVisible();
}

/** What a page is made of, by class: which of its files are changed on their way. */
const CLASES = {
  'the entry of an area': '**/areas/ventas/*/remoteEntry.js',
  'the routes of an area': '**/areas/ventas/*/routes.*.js',
  'a screen': '**/areas/ventas/*/puntoventa.*.js',
  'what screens have in common': '**/areas/shell/*/comun.*.js',
  'the first script of the shell': '**/areas/shell/*/main.*.js',
  'the frame': '**/areas/shell/*/marco.*.js',
  'the early script': '**/temprano.*.js',
};

test('login and till break no rule of the page', async ({ abrir }) => {
  const { page, quejas, eventos } = await conOidos(abrir);
  await alPuntoDeVenta(page);
  await buscador(page).fill('cev');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(quejas).toEqual([]);
  expect(fallosDe(eventos)).toEqual([]);
});

test('a script that somebody adds to the page does not run, whatever it says of itself', async ({
  abrir,
}) => {
  const { page } = await conOidos(abrir);
  // both are there, should anything ask for them
  await page.route(/\/a\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: VENENO }),
  );
  await page.goto(`${propio.url}/auth/login`);
  await expect(page.getByLabel('Correo')).toBeVisible();
  const corrio = await page.evaluate(async () => {
    const probar = (preparar: (script: HTMLScriptElement) => void) =>
      new Promise<string>((resolve) => {
        try {
          const script = document.createElement('script');
          preparar(script);
          script.onload = () => resolve('corrio');
          script.onerror = () => resolve('no');
          document.head.append(script);
          setTimeout(() => resolve('no'), 500);
        } catch {
          resolve('no');
        }
      });
    return [
      await probar((s) => (s.src = 'https://malo.example/a.js')),
      await probar((s) => (s.src = '/v1/areas/a.js')),
      await probar((s) => s.append('window.veneno = true')),
      await probar((s) => {
        s.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
        s.append('window.veneno = true');
      }),
    ];
  });
  expect(corrio).toEqual(['no', 'no', 'no', 'no']);
  await sinVeneno(page);
});

test('a shell changed on the way does not run, and the page says that it could not be opened', async ({
  abrir,
}) => {
  const { page, eventos } = await conOidos(abrir);
  await page.route('**/areas/shell/*/main.*.js', envenenar);
  await page.goto(`${propio.url}/auth/login`);
  await expect(page.getByText('No se pudo abrir Comanda')).toBeVisible();
  await sinVeneno(page);
  await page.screenshot({
    path: path.join(import.meta.dirname, '../capturas/cadena-shell-roto.png'),
  });
  expect(eventos.map(({ area, fase }) => [area, fase])).toEqual([['shell', 'entrada']]);
  await page.unroute('**/areas/shell/*/main.*.js');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByLabel('Correo')).toBeVisible();
});

for (const [clase, patron] of Object.entries(CLASES))
  test(`changed on its way, ${clase} never runs`, async ({ abrir }) => {
    const { page } = await conOidos(abrir);
    await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
    let cambiados = 0;
    const nueva = await page.context().newPage(); // nothing of it loaded yet
    await nueva.route(patron, async (route) => {
      cambiados += 1;
      await envenenar(route);
    });
    const cdp = await nueva.context().newCDPSession(nueva);
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await nueva.goto(`${propio.url}/admin/puntoventa`);
    await nueva.waitForTimeout(ASENTAR_MS);
    expect(cambiados, 'nothing was changed').toBeGreaterThan(0);
    await sinVeneno(nueva);
  });

/** The page itself is not checked by anybody: what is put into it is stopped by its policies, which a header says too. */
const METIDOS = [
  `<script>${VENENO}</script>`,
  `<img src="data:," onerror="${VENENO}">`,
  `<script src="data:text/javascript,${VENENO}"></script>`,
  `<iframe srcdoc="<script>parent.veneno=true</script>"></iframe>`,
  `<svg onload="${VENENO}"></svg>`,
];
test('what is put into the page or its skeleton on the way never runs', async ({ abrir }) => {
  for (const html of METIDOS) {
    const page = await abrir();
    await page.route('**/auth/login', async (route) => {
      const response = await route.fetch();
      const texto = await response.text();
      await route.fulfill({ response, body: texto.replace('<div id="raiz">', `${html}$&`) });
    });
    await page.goto(`${propio.url}/auth/login`);
    await expect(page.getByLabel('Correo')).toBeVisible();
    await sinVeneno(page, html);
  }
});

test('every file of every build changed on the disk: none of it runs, and all are written anew', async ({
  abrir,
}) => {
  await propio.cerrar();
  const tocados = envenenarElDisco();
  expect(tocados.length).toBeGreaterThan(100);
  await propio.volver();
  const { page, quejas, eventos } = await conOidos(abrir);
  await alPuntoDeVenta(page);
  await sinVeneno(page);
  expect(quejas).toEqual([]);
  expect(fallosDe(eventos)).toEqual([]);
  expect(propio.registro(5_000)).toMatch(/published file is not what was registered/);
  const esqueleto = tocados.find((nombre) => nombre.endsWith('esqueleto.html')) ?? '';
  expect(readFileSync(esqueleto, 'utf8')).not.toContain('veneno');
});
