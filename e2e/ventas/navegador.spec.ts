// A browser that lacks, refuses or never answers what a page asks of it: with a server, it sells, charges a table and works with cash.
import type { Locator, Page } from '@playwright/test';

import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

/** Each runs in the page before anything of ours. */
const MALES: Record<string, () => void> = {
  'bases that never answer': () => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  },
  'bases that fail': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'bases that open and do nothing': () => {
    IDBObjectStore.prototype.get = () => ({}) as IDBRequest;
    IDBObjectStore.prototype.getAll = () => ({}) as IDBRequest<unknown[]>;
  },
  'a storage that is closed': () => {
    for (const nombre of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, nombre, {
        configurable: true,
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'a storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'locks that never come, no word between tabs, no worker': () => {
    LockManager.prototype.request = () => new Promise(() => undefined);
    Reflect.deleteProperty(window, 'BroadcastChannel');
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'));
  },
};

/** What the header of a till says where the browser keeps nothing. */
const NO_GUARDA: ReadonlySet<string> = new Set([
  'bases that never answer',
  'bases that fail',
  'bases that open and do nothing',
  'a storage that is closed',
  'a storage that is full',
]);

const boton = (en: Page | Locator, name: string | RegExp) =>
  en.getByRole('button', { name }).first();
const ultima = (page: Page) => page.getByRole('region', { name: 'Última venta' });

async function cajero(entrar: Entrar, mal: () => void): Promise<Page> {
  const page = await entrar('cajero@demo.ec');
  await page.addInitScript(mal);
  return page;
}

async function cobrar(page: Page): Promise<void> {
  await boton(page.getByRole('dialog'), /^Cobrar/).click();
  await expect(
    ultima(page)
      .getByText(/\d{3}-\d{3}-\d{9}/)
      .first(),
  ).toBeVisible();
}

for (const [nombre, mal] of Object.entries(MALES))
  test(`sells with ${nombre}`, async ({ entrar }) => {
    const page = await cajero(entrar, mal);
    await page.goto('/admin/puntoventa');
    await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
    await boton(page, /^Pagar/).click();
    await cobrar(page);
    const dicho = page.getByText('Este navegador no puede guardar');
    if (NO_GUARDA.has(nombre)) {
      await expect(dicho).toBeVisible();
      await revisar(page, 'navegador-no-guarda', 'escritorio');
    } else {
      await expect(dicho).toHaveCount(0);
    }
    // the next one does not wait for what did not answer
    await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
    await boton(page, /^Pagar/).click();
    await cobrar(page);
  });

for (const nombre of ['bases that never answer', 'a storage that is full'])
  test(`sends to the kitchen, charges the table and moves cash with ${nombre}`, async ({
    entrar,
    mundo,
  }) => {
    const { empresa } = mundo.PUERTO;
    const admin = await entrar('admin@demo.ec');
    const mesa = await llamar(admin, mesasCalls.registrarMesa, { empresa });
    await admin.context().close();

    const page = await cajero(entrar, MALES[nombre] ?? (() => undefined));
    await page.goto(`/admin/puntoventa?mesa=${mesa.id}`);
    await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
    await boton(page, /^Enviar a cocina/).click();
    const enviadas = page.getByRole('list', { name: 'En la orden' }).getByRole('listitem');
    await expect(enviadas).toHaveCount(1);
    await boton(page.getByRole('region', { name: 'Orden' }), /^Pagar/).click();
    await cobrar(page);
    expect(await llamar(page, mesasCalls.consultarOrden, { empresa, mesa: mesa.id })).toBeNull();

    await page.goto('/admin/caja');
    await boton(page, 'Movimiento caja').click();
    await page.getByRole('radio', { name: 'Ingreso' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Detalle' }).fill('Sencillo del banco');
    await page.getByRole('textbox', { name: 'Monto' }).fill('5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Sencillo del banco').first()).toBeVisible();
  });
