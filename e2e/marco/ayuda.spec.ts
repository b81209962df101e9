// Follows the help of each profile: every button it names is on the screen it names, every key does what it says.
import type { Page } from '@playwright/test';

import { CUENTAS } from '../../services/local/src/demo/cuentas';
import type { Perfil } from '../../shared/src/contracts/auth/perfiles';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

/** One account of each profile. */
const QUIENES = new Map<Perfil, string>(
  [...CUENTAS].reverse().map(({ perfil, email }) => [perfil, email]),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function enAyuda(entrar: Entrar, perfil: Perfil, tamano?: Tamano): Promise<Page> {
  const page = await entrar(QUIENES.get(perfil) ?? '', { tamano, ruta: '/admin/ayuda' });
  await expect(page.getByRole('heading', { name: `Ayuda para ${perfil}` })).toBeVisible();
  return page;
}

/** What the page names, by the screen it is on. */
const nombrados = (page: Page) =>
  page.locator('li[data-en]').evaluateAll((pasos) =>
    pasos.map((paso) => ({
      en: paso.getAttribute('data-en') ?? '',
      controles: [...paso.querySelectorAll('a')].map(({ textContent }) => textContent),
    })),
  );

/** By its name, whatever it is: a button, a box. A till shows some only once there is an order. */
const control = (page: Page, nombre: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${nombre}`) })
    .or(page.getByLabel(nombre, { exact: true }))
    .first();

for (const perfil of QUIENES.keys())
  test(`what the help of a ${perfil} names is where it says`, async ({ entrar }) => {
    const page = await enAyuda(entrar, perfil);
    await revisar(page, `ayuda-${perfil}`, 'escritorio');
    const pasos = await nombrados(page);
    expect(pasos.flatMap(({ controles }) => controles)).not.toEqual([]);
    for (const { en, controles } of pasos) {
      await page.goto(en);
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname, 'a screen that this profile has not').toBe(en);
      for (const nombre of controles) await expect(control(page, nombre)).toBeVisible();
    }
  });

test("the till's keys are those of its own list, and that leads here", async ({ entrar }) => {
  const page = await enAyuda(entrar, 'Cajero');
  const escritas = await page.locator('section[aria-label="Teclas"] kbd').allInnerTexts();
  await page.goto('/admin/puntoventa');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  await page.keyboard.press('?');
  const lista = page.getByRole('dialog', { name: 'Atajos del teclado' });
  await expect(lista).toBeVisible();
  const suyas = await lista.locator('dt .solo-lector').allTextContents();
  expect(new Set(escritas)).toEqual(new Set(suyas));
  await lista.getByRole('link', { name: 'Ver toda la ayuda' }).click();
  await expect(page).toHaveURL(/\/admin\/ayuda/);
});

test("'?' comes here from any other screen, F10 changes the user", async ({ entrar }) => {
  const page = await enAyuda(entrar, 'Cocinero');
  await page.goto('/admin/index');
  await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page).toHaveURL(/\/admin\/ayuda/);
  await page.keyboard.press('F10');
  await expect(page.getByRole('dialog', { name: 'Cambiar usuario' })).toBeVisible();
});

test('it fits a phone, from its menu, and paper without the frame', async ({ entrar }) => {
  const page = await enAyuda(entrar, 'Mesero', 'telefono');
  await revisar(page, 'ayuda', 'telefono');
  await page.goto('/admin/index');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await revisar(page, 'menu-propias', 'telefono');
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/ayuda/);
  await expect(page.getByRole('heading', { name: 'Ayuda para Mesero' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ayuda para Mesero' })).toBeVisible();
});
