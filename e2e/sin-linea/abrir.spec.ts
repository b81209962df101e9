// A product whose server is taken away. A browser that was closed opens the till all the same, for whoever was last in and shows it; what
// was poisoned meanwhile does not run; and when the server is back the till goes on.
import path from 'node:path';

import type { Page } from '@playwright/test';

import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test, type AbrirPerfil } from '../apoyo/pruebas';
import { esperar, leidas } from '../apoyo/sinLinea';

// each goes on where the one before left the browser and the product
test.describe.configure({ mode: 'serial' });

const CLAVE = 'demo1234';

const propio = productoPropio('abrir');
const perfil = () => path.join(path.dirname(propio.dataDir), 'perfil');
const caja = () => `${propio.url}/admin/puntoventa`;

const foto = (page: Page, nombre: string) =>
  page.screenshot({ path: path.join(import.meta.dirname, `../capturas/sin-linea-${nombre}.png`) });
const venta = (page: Page) => page.locator('main button:has-text("$")').first();
const secreto = (page: Page) => page.getByLabel('Contraseña');
const seguir = (page: Page) => page.getByRole('button', { name: 'Seguir sin línea' });

/** What the worker has put away: whose page, and how many files. */
const guardado = (page: Page) =>
  page.evaluate(async () => {
    const pagina = await (await window.caches.open('comanda.pagina')).match('/');
    const archivos = await (await window.caches.open('comanda.archivos')).keys();
    return { pagina: (await pagina?.text()) ?? null, archivos: archivos.length };
  });

type Verificador = { llave?: CryptoKey };

/** What is kept to know the password by: whether its key may leave the browser; null where there is none. */
const verificador = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ extraible: boolean } | null>((resolve) => {
        const abierta = window.indexedDB.open('comanda.local');
        abierta.onsuccess = () => {
          const base = abierta.result;
          if (!base.objectStoreNames.contains('verificador')) {
            resolve(null);
            return;
          }
          const pedido = base
            .transaction('verificador')
            .objectStore('verificador')
            .get('ultimo') as IDBRequest<Verificador | undefined>;
          pedido.onsuccess = () => {
            base.close();
            const llave = pedido.result?.llave;
            resolve(llave ? { extraible: llave.extractable } : null);
          };
        };
        abierta.onerror = () => resolve(null);
      }),
  );

const escribir = async (page: Page, clave: string) => {
  await secreto(page).fill(clave);
  await seguir(page).click();
};

/** A cold browser on the till, past the lock. */
async function abrirSinLinea(abrirPerfil: AbrirPerfil): Promise<Page> {
  const page = await abrirPerfil(perfil());
  await page.goto(caja());
  await escribir(page, CLAVE);
  await expect(venta(page)).toBeVisible();
  return page;
}

test('what opens without a line is kept once somebody is in, and nothing of it is secret', async ({
  abrirPerfil,
}) => {
  const page = await abrirPerfil(perfil());
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  await expect(venta(page)).toBeVisible();
  await esperar('the page', async () => (await guardado(page)).pagina);
  const { pagina, archivos } = await guardado(page);
  expect(await esperar('the verifier', () => verificador(page))).toEqual({ extraible: false });
  expect(pagina).toMatch(/data-guardada="/);
  expect(pagina).toMatch(/"nombreCompleto"/);
  expect(pagina).not.toMatch(/"token"|demo1234/);
  expect(archivos).toBeGreaterThan(20);
  const catalogo = await leidas(page, '/v1/listar_produtos_empresa');
  expect(JSON.stringify(catalogo).length).toBeGreaterThan(10_000);
  expect(JSON.stringify(catalogo)).not.toMatch(/Agua con gas|Cevichería/);
});

test('with the server gone a cold browser asks who it is, refuses another password, and opens the till', async ({
  abrirPerfil,
}) => {
  await propio.matar();
  const page = await abrirPerfil(perfil());
  await page.goto(caja());
  await expect(page.getByRole('heading', { name: 'Sin línea' })).toBeVisible();
  await expect(venta(page)).toHaveCount(0);
  await foto(page, 'pide-1366');
  await escribir(page, 'otra-clave');
  await expect(page.getByText('La contraseña no es correcta')).toBeVisible();
  await expect(venta(page)).toHaveCount(0);
  await escribir(page, CLAVE);
  await expect(venta(page)).toBeVisible();
  await expect(page.getByText('Sin conexión').first()).toBeVisible();
  await venta(page).click();
  await foto(page, 'abierto-1366');
  await expect(page).toHaveURL(caja());
});

test('so does a telephone', async ({ abrirPerfil }) => {
  const page = await abrirPerfil(perfil(), 'telefono');
  await page.goto(caja());
  await expect(seguir(page)).toBeVisible();
  await foto(page, 'pide-390');
  await escribir(page, CLAVE);
  await expect(venta(page)).toBeVisible();
  await foto(page, 'abierto-390');
});

test('after five wrong ones it makes wait, also a page that is opened anew', async ({
  abrirPerfil,
}) => {
  const page = await abrirPerfil(perfil());
  await page.goto(caja());
  for (let veces = 0; veces < 5; veces += 1) {
    await escribir(page, `otra-${veces}`);
    await expect(page.getByText(/no es correcta|Demasiados intentos/)).toBeVisible();
  }
  await expect(page.getByText('Demasiados intentos')).toBeVisible();
  await foto(page, 'espera-1366');
  await page.reload();
  await expect(page.getByText('Demasiados intentos')).toBeVisible();
  await expect(seguir(page)).toBeDisabled();
  await page.waitForTimeout(31_000);
  await escribir(page, CLAVE);
  await expect(venta(page)).toBeVisible();
});

test('a page that somebody changed in what is kept does not open', async ({ abrirPerfil }) => {
  const page = await abrirSinLinea(abrirPerfil);
  const poner = (mala: boolean) =>
    page.evaluate(async (cambiada) => {
      const cache = await window.caches.open('comanda.pagina');
      const copia = await window.caches.open('copia');
      const guardada = (await copia.match('/')) ?? (await cache.match('/'));
      if (!guardada) return false;
      await copia.put('/', guardada.clone());
      const { headers } = guardada;
      const texto = await guardada.text();
      const otro = texto.replace('</body>', '<p>veneno</p></body>');
      await cache.put('/', new window.Response(cambiada ? otro : texto, { headers }));
      return otro !== texto;
    }, mala);
  expect(await poner(true)).toBe(true);
  const otra = await page.context().newPage();
  await expect(otra.goto(caja())).rejects.toThrow(/ERR_/);
  await expect(otra.getByText('veneno')).toHaveCount(0);
  await poner(false);
  await otra.goto(caja());
  await expect(seguir(otra)).toBeVisible();
});

test('a file that somebody changed in what is kept does not run', async ({ abrirPerfil }) => {
  const page = await abrirSinLinea(abrirPerfil);
  const cambiados = await page.evaluate(async () => {
    const cache = await window.caches.open('comanda.archivos');
    const todos = (await cache.keys()).filter(({ url }) => /shell.*main|ventas/.test(url));
    for (const uno of todos.filter(({ url }) => url.endsWith('.js'))) {
      const texto = (await (await cache.match(uno))?.text()) ?? '';
      const headers = { 'content-type': 'text/javascript' };
      await cache.put(uno, new window.Response(`${texto};window.veneno=true;`, { headers }));
    }
    return todos.length;
  });
  expect(cambiados).toBeGreaterThan(2);
  const otra = await page.context().newPage();
  await otra.goto(caja());
  // what was changed is let go; where the browser itself still has the file as it came, the page opens with that
  await expect(otra.getByText('No se pudo abrir Comanda').or(seguir(otra))).toBeVisible();
  if (await seguir(otra).isVisible()) {
    await escribir(otra, CLAVE); // the files of the area are asked for behind the lock
    const area = venta(otra).or(otra.getByText(/^No se pudo (abrir|cargar)/));
    await area
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined); // a page that begins anew shows neither
  }
  expect(await otra.evaluate(() => 'veneno' in window)).toBe(false);
});

test('the server is back: the till goes on by itself, and what was poisoned is made good', async ({
  abrirPerfil,
}) => {
  await propio.volver();
  const page = await abrirPerfil(perfil());
  await page.goto(caja());
  await expect(venta(page)).toBeVisible();
  await expect(page.getByText('En línea')).toBeVisible();
  await esperar('the files as they were', () =>
    page.evaluate(async () => {
      const cache = await window.caches.open('comanda.archivos');
      for (const uno of await cache.keys())
        if ((await (await cache.match(uno))?.text())?.includes('window.veneno')) return false;
      return true;
    }),
  );
  await propio.matar();
  const otra = await page.context().newPage();
  await otra.goto(caja());
  await expect(seguir(otra)).toBeVisible();
  await propio.volver();
  await expect(venta(otra)).toBeVisible(); // nobody typed anything: the cookie is good
  await expect(venta(page)).toBeVisible();
});

test('who logs out leaves nothing to open with', async ({ abrirPerfil }) => {
  const page = await abrirPerfil(perfil());
  await page.goto(caja());
  await expect(venta(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await esperar('nothing', async () => {
    const { pagina } = await guardado(page);
    return pagina === null && (await verificador(page)) === null;
  });
});
