// A browser that is too old for the pages says so, instead of taking taps and doing nothing.
import { expect, test } from '../apoyo/pruebas';

test('a browser without what the pages are made of is told which to install, and runs nothing of them', async ({
  abrir,
}) => {
  const page = await abrir();
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.goto('/auth/login_admin', { waitUntil: 'commit' });
  const dicho = page.getByRole('alert');
  await expect(dicho).toContainText('Este navegador es demasiado antiguo para Comanda');
  await expect(dicho).toContainText('Chrome 111');
  await expect(page.locator('#raiz')).toHaveCount(0);
});
