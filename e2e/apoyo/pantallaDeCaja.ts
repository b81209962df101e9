import { expect, type Page } from '@playwright/test';

/** That the screen of Caja has that button, once a navigation has taken its build up: looked at when the rest of it is drawn. */
export const verEnCaja = (page: Page, base: string, boton: string): Promise<void> =>
  expect(async () => {
    await page.goto(`${base}/admin/caja`);
    await expect(page.getByRole('button', { name: 'Cuadre de caja' })).toBeVisible();
    await expect(page.getByRole('button', { name: boton })).toBeVisible({ timeout: 3_000 });
  }).toPass();
