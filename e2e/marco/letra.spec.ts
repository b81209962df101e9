// The product's typeface, from the first page of a browser that has never been here.
import type { Page } from '@playwright/test';

import { expect, test, type Abrir } from '../apoyo/pruebas';

const FUENTE = '**/areas/shell/*/fuente.*.woff2';

/** The sum of what moved, counted from the first paint on. */
async function abrirContando(abrir: Abrir, preparar?: (page: Page) => Promise<unknown>) {
  const page = await abrir();
  await page.addInitScript(() => {
    const cuenta = { movido: 0 };
    Object.assign(window, { cuenta });
    new PerformanceObserver((lista) => {
      for (const entrada of lista.getEntries())
        cuenta.movido += (entrada as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await preparar?.(page);
  await page.goto('/auth/login');
  await expect(page.getByLabel('Correo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const movido = () =>
    page.evaluate(() => (window as unknown as { cuenta: { movido: number } }).cuenta.movido);
  const ancho = () =>
    page.evaluate(() => {
      const medida = document.createElement('span');
      medida.textContent = 'Registrar la orden de la mesa 12 por $1,234.56';
      medida.style.position = 'absolute';
      document.body.append(medida);
      const { width } = medida.getBoundingClientRect();
      medida.remove();
      return width;
    });
  return { page, movido, ancho };
}

test('the first page is drawn with it, and nothing moves', async ({ abrir }) => {
  const { page, movido } = await abrirContando(abrir);
  const conella = await page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status, unicodeRange }) =>
          family === 'Comanda' && status === 'loaded' && unicodeRange.includes('U+20'),
      ).length,
  );
  expect(conella).toBe(1);
  expect(await movido()).toBe(0);
});

test('where it does not come nothing moves, and a text is as wide', async ({ abrir }) => {
  const con = await abrirContando(abrir);
  const sin = await abrirContando(abrir, (page) =>
    page.route(FUENTE, (route) => route.fulfill({ status: 404 })),
  );
  expect(await sin.movido()).toBe(0);
  const [suyo, otro] = [await con.ancho(), await sin.ancho()];
  expect(Math.abs(otro - suyo) / suyo).toBeLessThan(0.03);
});
