// Who cooks says from their Inicio what ran out and what is there again, and the till of a colleague hears of it.
import type { Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

const PLATO = 'Ceviche de pulpo';
const tarjeta = (page: Page) => page.getByRole('region', { name: 'Agotado en la carta' });
const enCaja = (page: Page, dicho: string) =>
  page.getByRole('button', { name: new RegExp(`^${PLATO}.*${dicho}`) });

for (const tamano of ['escritorio', 'telefono', 'apaisado'] as const)
  test(`a cook marks a dish, has it sold again, and the till follows: ${tamano}`, async ({
    entrar,
  }) => {
    const caja = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
    await expect(enCaja(caja, String.raw`\$`)).toBeVisible();
    const page = await entrar('cocinero@demo.ec', { tamano, ruta: '/admin/index' });
    await tarjeta(page).getByRole('button', { name: 'Marcar agotado' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Marcar agotado' });
    await expect(dialogo.getByRole('textbox', { name: 'Buscar en la carta' })).toBeFocused();
    await page.keyboard.type('pulpo');
    await dialogo.getByRole('button', { name: `Marcar agotado: ${PLATO}` }).click();
    await expect(dialogo.getByRole('button', { name: `Hay de nuevo: ${PLATO}` })).toBeVisible();
    await revisar(page, 'agotado-carta', tamano);
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
    await expect(enCaja(caja, 'Agotado')).toBeVisible();
    await expect(tarjeta(page).getByText(PLATO)).toBeVisible();
    await revisar(page, 'inicio-cocinero', tamano);
    await tarjeta(page)
      .getByRole('button', { name: `Hay de nuevo: ${PLATO}` })
      .click();
    await expect(tarjeta(page).getByText(PLATO)).toBeHidden();
    await expect(enCaja(caja, String.raw`\$`)).toBeVisible();
  });
