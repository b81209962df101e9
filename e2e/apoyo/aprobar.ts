import type { Page } from '@playwright/test';

/** Who approves what somebody else does, by mail and password, in the form that asks for it. */
export async function aprobar(page: Page, email: string, clave: string): Promise<void> {
  await page.getByRole('textbox', { name: /^\W*Correo del Administrador$/ }).fill(email);
  await page.getByLabel('Clave del Administrador').fill(clave);
}
