// Two people have the same PIN: the one whose name was chosen takes the till over, and the PIN tells of nobody else.
import type { Page } from '@playwright/test';

import { cuentaCalls } from '../../shared/src/contracts/auth/cuenta';
import { llamar } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { quieto, revisar } from '../apoyo/revisar';

const CLAVE = 'demo1234';
const EL_MISMO = '482913';
const OTRO = '591734';

const GENTE = [
  { email: 'admin@demo.ec', nombre: 'Rosa Elena Mora', pin: EL_MISMO },
  { email: 'mesero@demo.ec', nombre: 'Daniela Quimi', pin: EL_MISMO },
  { email: 'cajero@demo.ec', nombre: 'Luis Alberto Vera', pin: OTRO },
] as const;

const quien = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="menu"]');

async function ponerPines(entrar: Entrar): Promise<void> {
  for (const { email, pin } of GENTE) {
    const page = await entrar(email);
    await llamar(page, cuentaCalls.guardarPin, { password: CLAVE, pin });
    await page.context().close();
  }
}

/** Chooses that name and types that PIN, as a hand does: what comes faster is a scanner's. */
async function relevar(page: Page, nombre: string, pin: string): Promise<void> {
  await page.keyboard.press('F10');
  await expect(page.getByRole('dialog')).toBeVisible();
  await quieto(page); // a dialog that is still coming takes the focus once it is there
  await page.getByRole('dialog').locator('label').filter({ hasText: nombre }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
  await page.keyboard.type(pin, { delay: 60 });
  await page.keyboard.press('Enter');
}

/** The name that the server has for the page's session, not the one that the page shows. */
async function enLaSesion(page: Page): Promise<string> {
  const respuesta = await page.request.post('/v1/refrescar', {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(respuesta.ok(), await respuesta.text()).toBe(true);
  const { data } = (await respuesta.json()) as { data: { nombreCompleto: string } };
  return data.nombreCompleto;
}

test('of two people with one PIN the one who was chosen takes the till over, and it is no PIN of a third', async ({
  entrar,
}) => {
  await ponerPines(entrar);
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  await expect(quien(page)).toContainText('Luis Alberto Vera');
  for (const nombre of ['Daniela Quimi', 'Rosa Elena Mora', 'Daniela Quimi']) {
    await relevar(page, nombre, EL_MISMO);
    await expect(quien(page)).toContainText(nombre);
    expect(await enLaSesion(page)).toBe(nombre);
  }

  await relevar(page, 'Luis Alberto Vera', EL_MISMO);
  await expect(page.getByText('El PIN no es correcto')).toBeVisible();
  await revisar(page, 'relevo-otro-pin', 'escritorio');
  expect(await enLaSesion(page), 'a wrong PIN changes nobody').toBe('Daniela Quimi');
  await page.keyboard.press('Escape');
  await relevar(page, 'Luis Alberto Vera', OTRO);
  await expect(quien(page)).toContainText('Luis Alberto Vera');
  expect(await enLaSesion(page)).toBe('Luis Alberto Vera');
});
