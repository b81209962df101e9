// node e2e/sin-linea-abrir.ts: a product of its own whose server is taken away. A browser that was closed opens the till all the same, for
// whoever was last in and shows it; what was poisoned meanwhile does not run; and when the server is back the till goes on.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { abrirPerfil, comprobar, ingresar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';
import { esperar, leidas } from './sinLineaComun';

const CAJERO = { email: 'cajero@demo.ec' };
const CLAVE = 'demo1234';
const PANTALLAS = { escritorio: { width: 1366, height: 768 }, movil: { width: 390, height: 844 } };

const carpeta = carpetaNueva('abrir');
const perfil = path.join(path.dirname(carpeta.dataDir), 'perfil');
let producto = await abrirProducto(carpeta);
const puerto = new URL(producto.url).port;
const TILL = `${producto.url}/admin/puntoventa`;

const abrir = (viewport = PANTALLAS.escritorio) => abrirPerfil(perfil, { viewport });
const foto = (page, nombre) =>
  page.screenshot({ path: path.join(import.meta.dirname, `capturas/sin-linea-${nombre}.png`) });
const venta = (page) => page.locator('main button:has-text("$")').first();
const secreto = (page) => page.getByLabel('Contraseña');
const seguir = (page) => page.getByRole('button', { name: 'Seguir sin linea' });

/** What the worker has put away: whose page, and how many files. */
const guardado = (page) =>
  page.evaluate(async () => {
    const pagina = await (await window.caches.open('comanda.pagina')).match('/');
    const archivos = await (await window.caches.open('comanda.archivos')).keys();
    return { pagina: (await pagina?.text()) ?? null, archivos: archivos.length };
  });
const conVerificador = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const abierta = window.indexedDB.open('comanda.local');
        abierta.onsuccess = () => {
          const base = abierta.result;
          if (!base.objectStoreNames.contains('verificador')) return resolve(null);
          const pedido = base.transaction('verificador').objectStore('verificador').get('ultimo');
          pedido.onsuccess = () => {
            base.close();
            const { llave, ...resto } = pedido.result ?? {};
            resolve(llave ? { ...resto, extraible: llave.extractable } : null);
          };
        };
        abierta.onerror = () => resolve(null);
      }),
  );

const escribir = async (page, clave) => {
  await secreto(page).fill(clave);
  await seguir(page).click();
};

/** A cold browser on the till, past the lock. */
async function abrirSinLinea(viewport) {
  const { context, page } = await abrir(viewport);
  await page.goto(TILL);
  await escribir(page, CLAVE);
  await venta(page).waitFor();
  return { context, page };
}

const bien = await comprobar({
  'what opens without a line is kept once somebody is in, and nothing of it is secret':
    async () => {
      const { context, page } = await abrir();
      await ingresar(page, { ...CAJERO, base: producto.url });
      await venta(page).waitFor();
      const { pagina, archivos } = await esperar('the page', async () => {
        const hay = await guardado(page);
        return hay.pagina && hay;
      });
      const verificador = await esperar('the verifier', () => conVerificador(page));
      assert.equal(verificador.extraible, false);
      assert.match(pagina, /data-guardada="/);
      assert.match(pagina, /"nombreCompleto"/);
      assert.doesNotMatch(pagina, /"token"|demo1234/);
      assert.ok(archivos > 20, `${archivos} files`);
      const catalogo = await leidas(page, '/v1/listar_produtos_empresa');
      assert.ok(JSON.stringify(catalogo).length > 10_000, 'the catalogue is there');
      assert.doesNotMatch(JSON.stringify(catalogo), /Agua con gas|Cevicheria/);
      await context.close();
    },

  'with the server gone a cold browser asks who it is, refuses another password, and opens the till':
    async () => {
      await producto.cerrar('SIGKILL');
      const { context, page } = await abrir();
      await page.goto(TILL);
      await page.getByRole('heading', { name: 'Sin linea' }).waitFor();
      assert.equal(await venta(page).count(), 0);
      await foto(page, 'pide-1366');
      await escribir(page, 'otra-clave');
      await page.getByText('La contraseña no es correcta').waitFor();
      assert.equal(await venta(page).count(), 0);
      await escribir(page, CLAVE);
      await venta(page).waitFor();
      await page.getByText('Sin conexion').first().waitFor();
      await venta(page).click();
      await foto(page, 'abierto-1366');
      assert.equal(new URL(page.url()).pathname, '/admin/puntoventa');
      await context.close();
    },

  'so does a telephone': async () => {
    const { context, page } = await abrir(PANTALLAS.movil);
    await page.goto(TILL);
    await seguir(page).waitFor();
    await foto(page, 'pide-390');
    await escribir(page, CLAVE);
    await venta(page).waitFor();
    await foto(page, 'abierto-390');
    await context.close();
  },

  'after five wrong ones it makes wait, also a page that is opened anew': async () => {
    const { context, page } = await abrir();
    await page.goto(TILL);
    for (let veces = 0; veces < 5; veces += 1) {
      await escribir(page, `otra-${veces}`);
      await page.getByText(/no es correcta|Demasiados intentos/).waitFor();
    }
    await page.getByText('Demasiados intentos').waitFor();
    await foto(page, 'espera-1366');
    await page.reload();
    await page.getByText('Demasiados intentos').waitFor();
    assert.ok(await seguir(page).isDisabled());
    await page.waitForTimeout(31_000);
    await escribir(page, CLAVE);
    await venta(page).waitFor();
    await context.close();
  },

  'a page that somebody changed in what is kept does not open': async () => {
    const { context, page } = await abrirSinLinea();
    const poner = (mala) =>
      page.evaluate(async (cambiada) => {
        const cache = await window.caches.open('comanda.pagina');
        const copia = await window.caches.open('copia');
        const guardada = (await copia.match('/')) ?? (await cache.match('/'));
        await copia.put('/', guardada.clone());
        const { headers } = guardada;
        const texto = await guardada.text();
        const otro = texto.replace('</body>', '<p>veneno</p></body>');
        await cache.put('/', new window.Response(cambiada ? otro : texto, { headers }));
        return otro !== texto;
      }, mala);
    assert.ok(await poner(true));
    const otra = await context.newPage();
    await assert.rejects(otra.goto(TILL), /ERR_/);
    assert.equal(await otra.getByText('veneno').count(), 0);
    await poner(false);
    await otra.goto(TILL);
    await seguir(otra).waitFor();
    await context.close();
  },

  'a file that somebody changed in what is kept does not run': async () => {
    const { context, page } = await abrirSinLinea();
    const cambiados = await page.evaluate(async () => {
      const cache = await window.caches.open('comanda.archivos');
      const todos = (await cache.keys()).filter(({ url }) =>
        /shell.*(main|vendor)|ventas/.test(url),
      );
      for (const uno of todos.filter(({ url }) => url.endsWith('.js'))) {
        const texto = await (await cache.match(uno)).text();
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(uno, new window.Response(`${texto};window.veneno=true;`, { headers }));
      }
      return todos.length;
    });
    assert.ok(cambiados > 2);
    const otra = await context.newPage();
    await otra.goto(TILL);
    await otra.getByText('No se pudo abrir Comanda').waitFor();
    assert.equal(await otra.evaluate(() => window.veneno), undefined);
    await context.close();
  },

  'the server is back: the till goes on by itself, and what was poisoned is made good':
    async () => {
      producto = await abrirProducto({ ...carpeta, env: { PORT: puerto } });
      const { context, page } = await abrir();
      await page.goto(TILL);
      await venta(page).waitFor();
      await page.getByText('En linea').waitFor();
      await esperar('the files as they were', () =>
        page.evaluate(async () => {
          const cache = await window.caches.open('comanda.archivos');
          for (const uno of await cache.keys())
            if ((await (await cache.match(uno)).text()).includes('window.veneno')) return false;
          return true;
        }),
      );
      await producto.cerrar('SIGKILL');
      const otra = await context.newPage();
      await otra.goto(TILL);
      await seguir(otra).waitFor();
      producto = await abrirProducto({ ...carpeta, env: { PORT: puerto } });
      await venta(otra).waitFor(); // nobody typed anything: the cookie is good
      await venta(page).waitFor();
      await context.close();
    },

  'who logs out leaves nothing to open with': async () => {
    const { context, page } = await abrir();
    await page.goto(TILL);
    await venta(page).waitFor();
    await page.getByRole('button', { name: 'Cerrar Sesion' }).first().click();
    await page.getByLabel('Correo').waitFor();
    await esperar('nothing', async () => {
      const { pagina } = await guardado(page);
      return pagina === null && (await conVerificador(page)) === null;
    });
    await context.close();
  },
});

await producto.cerrar();
rmSync(perfil, { recursive: true, force: true });
carpeta.borrar();
process.exitCode = bien ? 0 : 1;
