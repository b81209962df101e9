// node --import tsx e2e/ayuda.ts: follows the help of each profile: every button it names is on the screen it names, every key
// does what it says.
import assert from 'node:assert/strict';

import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';

const QUIENES = {
  Administrador: { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' },
  Cajero: { email: correoDe('cajero@demo.ec') },
  Mesero: { email: correoDe('mesero@demo.ec') },
  Cocinero: { email: correoDe('cocinero@demo.ec'), ruta: '/auth/login_cocinero' },
  Contador: { email: correoDe('contador@demo.ec'), ruta: '/auth/login_contador' },
  Dashboard: { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' },
  Vendedor: { email: correoDe('vendedor@demo.ec') },
};
const browser = await abrirNavegador();

async function conAyuda(perfil, tamano, hacer) {
  const context = await browser.newContext({ ...TAMANOS[tamano], reducedMotion: 'reduce' });
  const page = await context.newPage();
  await ingresar(page, QUIENES[perfil]);
  await page.goto(`${URL_BASE}/admin/ayuda`);
  await page.getByRole('heading', { name: `Ayuda para ${perfil}` }).waitFor();
  await hacer(page);
  await context.close();
}

/** What the page names, by the screen it is on. */
const nombrados = (page) =>
  page.locator('li[data-en]').evaluateAll((pasos) =>
    pasos.map((paso) => ({
      en: paso.dataset.en,
      controles: [...paso.querySelectorAll('a')].map((enlace) => enlace.textContent),
    })),
  );
const teclas = (page, donde) => page.locator(`${donde} kbd`).allInnerTexts();

/** By its name, whatever it is: a button, a box. A till shows some only once there is an order. */
const control = (page, nombre) =>
  page
    .getByRole('button', { name: new RegExp(`^${nombre}`) })
    .or(page.getByLabel(nombre, { exact: true }))
    .first();

async function seguir(page) {
  for (const { en, controles } of await nombrados(page)) {
    await page.goto(URL_BASE + en);
    await page.getByRole('banner').getByRole('heading', { level: 1 }).waitFor();
    assert.equal(new URL(page.url()).pathname, en, 'the help names a screen this profile has not');
    for (const nombre of controles) await control(page, nombre).waitFor();
  }
}

const bien = await comprobar({
  ...Object.fromEntries(
    Object.keys(QUIENES).map((perfil) => [
      `what the help of a ${perfil} names is where it says`,
      () =>
        conAyuda(perfil, 'escritorio', async (page) => {
          await revisar(page, `ayuda-${perfil}`, 'escritorio');
          await seguir(page);
        }),
    ]),
  ),

  "the till's keys are those of its own list, and that leads here": () =>
    conAyuda('Cajero', 'escritorio', async (page) => {
      const escritas = await teclas(page, 'section[aria-label="Teclas"]');
      await page.goto(`${URL_BASE}/admin/puntoventa`);
      await page.locator('.ventas-tile').first().waitFor();
      await page.keyboard.press('?');
      const lista = page.getByRole('dialog', { name: 'Atajos del teclado' });
      await lista.waitFor();
      const suyas = await lista.locator('dt .solo-lector').allTextContents();
      assert.deepEqual(new Set(escritas), new Set(suyas));
      await lista.getByRole('link', { name: 'Ver toda la ayuda' }).click();
      await page.waitForURL('**/admin/ayuda');
    }),

  "'?' comes here from any other screen, F10 changes the user": () =>
    conAyuda('Cocinero', 'escritorio', async (page) => {
      await page.goto(`${URL_BASE}/admin/index`);
      await page.getByRole('heading', { name: /^Hola, / }).waitFor();
      await page.keyboard.press('?');
      await page.waitForURL('**/admin/ayuda');
      await page.keyboard.press('F10');
      await page.getByRole('dialog', { name: 'Cambiar usuario' }).waitFor();
    }),

  'it fits a phone, from its menu, and paper without the frame': () =>
    conAyuda('Mesero', 'telefono', async (page) => {
      await revisar(page, 'ayuda', 'telefono');
      await page.goto(`${URL_BASE}/admin/index`);
      await page.getByRole('button', { name: 'Abrir el menu' }).click();
      await revisar(page, 'menu-propias', 'telefono');
      await page.getByRole('link', { name: 'Ayuda', exact: true }).click();
      await page.waitForURL('**/admin/ayuda');
      await page.getByRole('heading', { name: 'Ayuda para Mesero' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.getByRole('banner').isVisible(), false);
      assert.equal(await page.getByRole('button', { name: 'Imprimir' }).isVisible(), false);
      await page.getByRole('heading', { name: 'Ayuda para Mesero' }).waitFor();
    }),
});

await browser.close();
process.exitCode = bien ? 0 : 1;
