// By day, by night and as the machine does; from the first paint on.
import type { Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';

const DIA = 'rgb(246, 244, 240)';
const NOCHE = 'rgb(20, 19, 18)';

/** What lies under everything: `body`, or the skeleton while it is there. */
const esDe = (page: Page, color: string, donde = 'body') =>
  expect(page.locator(donde)).toHaveCSS('background-color', color);

/** antd's own idea of it, which comes with its code. */
const cajaDeAntd = (page: Page) => page.locator('.ant-input-affix-wrapper, .ant-input').first();

async function elegir(page: Page, tema: string): Promise<void> {
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menuitemradio', { name: tema }).click();
}

const tile = (page: Page) => page.locator('.ventas-tile').first();

for (const [colorScheme, color] of [
  ['light', DIA],
  ['dark', NOCHE],
] as const)
  test(`the first paint is as a ${colorScheme} machine is, before any code`, async ({ abrir }) => {
    const page = await abrir('escritorio', { colorScheme, javaScriptEnabled: false });
    await page.goto('/auth/login');
    await esDe(page, color, '#esqueleto');
  });

test('it follows the machine while nobody has chosen', async ({ abrir }) => {
  const page = await abrir('escritorio', { colorScheme: 'light' });
  await page.goto('/auth/login');
  await expect(page.getByLabel('Correo')).toBeVisible();
  await esDe(page, DIA);
  await expect(cajaDeAntd(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(cajaDeAntd(page)).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await esDe(page, NOCHE);
});

test('a choice holds against the machine, in other tabs, after a reload from the first paint, and after a logout', async ({
  entrar,
}) => {
  const page = await entrar('cajero@demo.ec', { opciones: { colorScheme: 'light' } });
  await page.goto('/admin/puntoventa');
  await expect(tile(page)).toBeVisible();
  const otra = await page.context().newPage();
  await otra.goto('/admin/index');
  await expect(otra.getByRole('heading', { name: /^Hola, / })).toBeVisible();

  await elegir(page, 'Oscuro');
  await esDe(page, NOCHE);
  await esDe(otra, NOCHE);

  await page.reload();
  await expect(tile(page)).toBeVisible();
  await esDe(page, NOCHE);
  await otra.route('**/*.js', (route) => route.abort()); // what shows before the code arrives
  await otra.goto('/admin/puntoventa');
  await expect(otra.locator('#esqueleto')).toBeVisible();
  await esDe(otra, NOCHE, '#esqueleto');

  await page.getByRole('button', { name: 'Cerrar Sesión' }).first().click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await esDe(page, NOCHE);
});

test('the choice is taken back: as the machine does', async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { opciones: { colorScheme: 'dark' } });
  await page.goto('/admin/puntoventa');
  await expect(tile(page)).toBeVisible(); // arriving, the till takes the focus and menus close
  await elegir(page, 'Claro');
  await esDe(page, DIA);
  await elegir(page, 'Como el equipo');
  await esDe(page, NOCHE);
  await page.reload();
  await expect(tile(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-tema');
  await esDe(page, NOCHE);
});

test('a phone has it in its side menu', async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { tamano: 'telefono' });
  await page.getByRole('button', { name: 'Abrir el menú' }).tap();
  await page.getByRole('radio', { name: 'Oscuro' }).tap();
  await esDe(page, NOCHE);
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
});
