// node e2e/cadena.ts: a product of its own whose files are changed on the disk and on the way. What was not registered never runs.
import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { abrirNavegador, comprobar, ingresar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';

const CAJERO = { email: 'cajero@demo.ec' };
const VENENO = ';window.veneno=true;';
const ASENTAR_MS = 4_000;

const carpeta = carpetaNueva('cadena');
const { dataDir } = carpeta;
const browser = await abrirNavegador();
let producto = await abrirProducto({ dataDir });

/** Every file of every build that the platform serves, and what it is compressed to. */
function envenenarElDisco() {
  const raiz = path.join(dataDir, 'lanzamientos');
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
async function abrirPagina() {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [quejas, eventos] = [[], []];
  page.on('console', (mensaje) => {
    if (/Content Security|integrity|Trusted/i.test(mensaje.text())) quejas.push(mensaje.text());
  });
  await page.route('**/plataforma/telemetria', (route) => {
    eventos.push(...JSON.parse(route.request().postData()).eventos);
    return route.fulfill({ json: { success: true, data: null } });
  });
  return { page, quejas, eventos };
}
const alPuntoDeVenta = async (page) => {
  await ingresar(page, { ...CAJERO, base: producto.url });
  await page.goto(`${producto.url}/admin/puntoventa`);
  await page.getByPlaceholder('Buscar', { exact: false }).first().waitFor();
};
const fallosDe = (eventos) => eventos.filter(({ fase }) => fase !== 'carga' && fase !== 'vivo');

async function envenenar(route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()) + VENENO });
}

/** What a page is made of, by class: which of its files are changed on their way. */
const CLASES = {
  'the entry of an area': '**/areas/ventas/*/remoteEntry.js',
  'the routes of an area': '**/areas/ventas/*/routes.*.js',
  'a screen': '**/areas/ventas/*/puntoventa.*.js',
  'the libraries': '**/areas/shell/*/vendor.*.js',
  'what screens have in common': '**/areas/shell/*/comun.*.js',
  'the first script of the shell': '**/areas/shell/*/main.*.js',
  'the frame': '**/areas/shell/*/marco.*.js',
  'the early script': '**/temprano.*.js',
};

/** Opens the till with those files changed, and again; answers how many were met, and whether any of it ran. */
async function conClaseCambiada(patron) {
  const { page } = await abrirPagina();
  await ingresar(page, { ...CAJERO, base: producto.url });
  let cambiados = 0;
  const nueva = await page.context().newPage(); // nothing of it loaded yet
  await nueva.route(patron, async (route) => {
    cambiados += 1;
    await envenenar(route);
  });
  const cdp = await nueva.context().newCDPSession(nueva);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await nueva.goto(`${producto.url}/admin/puntoventa`);
  await nueva.waitForTimeout(ASENTAR_MS);
  const corrio = await nueva.evaluate(() => window.veneno);
  await page.context().close();
  return { cambiados, corrio };
}

/** The page itself is not checked by anybody: what is put into it is stopped by its policies, which a header says too. */
async function conPaginaCambiada(html) {
  const { page } = await abrirPagina();
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    const texto = await response.text();
    await route.fulfill({ response, body: texto.replace('<div id="raiz">', `${html}$&`) });
  });
  await page.goto(`${producto.url}/auth/login`);
  await page.getByLabel('Correo').waitFor();
  const corrio = await page.evaluate(() => window.veneno);
  await page.context().close();
  return corrio;
}

const bien = await comprobar(
  {
    'login and till break no rule of the page': async () => {
      const { page, quejas, eventos } = await abrirPagina();
      await alPuntoDeVenta(page);
      await page.getByPlaceholder('Buscar', { exact: false }).first().fill('cev');
      await page.getByRole('heading').first().waitFor();
      assert.deepEqual(quejas, []);
      assert.deepEqual(fallosDe(eventos), []);
    },

    'a script that somebody adds to the page does not run, whatever it says of itself':
      async () => {
        const { page } = await abrirPagina();
        await page.goto(`${producto.url}/auth/login`);
        await page.getByLabel('Correo').waitFor();
        const corrio = await page.evaluate(async () => {
          const probar = (preparar) =>
            new Promise((resolve) => {
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
          const dichos = [
            await probar((s) => (s.src = 'https://malo.example/a.js')),
            await probar((s) => (s.src = `/v1/areas/a.js`)),
            await probar((s) => s.append('window.veneno = true')),
            await probar((s) => {
              s.nonce = document.querySelector('script[nonce]').nonce;
              s.append('window.veneno = true');
            }),
          ];
          return [...dichos, String(window.veneno)];
        });
        assert.deepEqual(corrio, ['no', 'no', 'no', 'no', 'undefined']);
      },

    'a shell changed on the way does not run, and the page says that it could not be opened':
      async () => {
        const { page, eventos } = await abrirPagina();
        await page.route('**/areas/shell/*/main.*.js', envenenar);
        await page.goto(`${producto.url}/auth/login`);
        await page.getByText('No se pudo abrir Comanda').waitFor();
        assert.equal(await page.evaluate(() => window.veneno), undefined);
        await page.screenshot({
          path: path.join(import.meta.dirname, 'capturas/cadena-shell-roto.png'),
        });
        assert.deepEqual(
          eventos.map(({ area, fase }) => [area, fase]),
          [['shell', 'entrada']],
        );
        await page.unroute('**/areas/shell/*/main.*.js');
        await page.getByRole('button', { name: 'Reintentar' }).click();
        await page.getByLabel('Correo').waitFor();
      },

    'a file of any class changed on its way never runs': async () => {
      for (const [clase, patron] of Object.entries(CLASES)) {
        const { cambiados, corrio } = await conClaseCambiada(patron);
        assert.ok(cambiados > 0, `${clase}: nothing was changed`);
        assert.equal(corrio, undefined, clase);
      }
    },

    'what is put into the page or its skeleton on the way never runs': async () => {
      for (const html of [
        `<script>${VENENO}</script>`,
        `<img src="data:," onerror="${VENENO}">`,
        `<script src="data:text/javascript,${VENENO}"></script>`,
        `<iframe srcdoc="<script>parent.veneno=true</script>"></iframe>`,
        `<svg onload="${VENENO}"></svg>`,
      ])
        assert.equal(await conPaginaCambiada(html), undefined, html);
    },

    'every file of every build changed on the disk: none of it runs, and all are written anew':
      async () => {
        await producto.cerrar();
        const tocados = envenenarElDisco();
        assert.ok(tocados.length > 100);
        producto = await abrirProducto({ dataDir });
        const { page, quejas, eventos } = await abrirPagina();
        await alPuntoDeVenta(page);
        assert.equal(await page.evaluate(() => window.veneno), undefined);
        assert.deepEqual([quejas, fallosDe(eventos)], [[], []]);
        assert.match(producto.registro(5_000), /published file is not what was registered/);
        const esqueleto = tocados.find((nombre) => nombre.endsWith('esqueleto.html'));
        assert.doesNotMatch(readFileSync(esqueleto, 'utf8'), /veneno/);
      },
  },
  { tienta: true },
);

await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exitCode = bien ? 0 : 1;
