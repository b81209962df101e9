// The worker that keeps the page of a till, taken away by the server with what it kept; and kept again once that is over.
import path from 'node:path';

import type { Page } from '@playwright/test';

import { ingresar } from '../apoyo/pagina';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test } from '../apoyo/pruebas';

test.describe.configure({ mode: 'serial' });

const propio = productoPropio('retiro');
const perfil = () => path.join(path.dirname(propio.dataDir), 'perfil');
const caja = () => `${propio.url}/admin/puntoventa`;

async function reabrir(env: NodeJS.ProcessEnv): Promise<void> {
  await propio.cerrar();
  await propio.volver(env);
}

/** What of a worker there is in this browser, and what it has kept. */
const loGuardado = (page: Page) =>
  page.evaluate(async () => ({
    trabajadores: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).sort(),
  }));
const TODO = { trabajadores: 1, caches: ['comanda.archivos', 'comanda.pagina'] };
const NADA = { trabajadores: 0, caches: [] };

async function abierta(page: Page) {
  await page.goto(caja());
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
}

test('keeps the page of a till, until the server says otherwise; then it goes with all it kept, and comes back', async ({
  abrirPerfil,
}) => {
  const page = await abrirPerfil(perfil());
  await ingresar(page, { email: 'cajero@demo.ec', base: propio.url });
  await abierta(page);
  await expect.poll(() => loGuardado(page)).toEqual(TODO);

  await reabrir({ PAGE_WORKER: 'off' });
  await abierta(page);
  await expect.poll(() => loGuardado(page)).toEqual(NADA);

  await reabrir({});
  await abierta(page);
  await expect.poll(() => loGuardado(page)).toEqual(TODO);
});

test('takes itself away where no page of the product can do it', async ({ abrirPerfil }) => {
  const page = await abrirPerfil(perfil());
  await abierta(page);
  await expect.poll(() => loGuardado(page)).toEqual(TODO);
  await reabrir({ PAGE_WORKER: 'off' });
  // a page that runs none of the product's scripts
  await page.goto(`${propio.url}/salud`);
  await page.evaluate(async () => {
    const registro = await navigator.serviceWorker.getRegistration('/');
    await registro?.update().catch(() => undefined); // gone already: to come here was enough
  });
  await expect.poll(() => loGuardado(page)).toEqual(NADA);
});
