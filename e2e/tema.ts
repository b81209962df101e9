// node e2e/tema.ts, against a running product: by day, by night and as the machine does; from the first paint on.
import assert from 'node:assert/strict';

import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';

const CAJERO = { email: 'cajero@demo.ec' };
const DIA = 'rgb(247, 245, 242)';
const NOCHE = 'rgb(23, 22, 20)';
const browser = await abrirNavegador();

async function conPagina(opciones, hacer) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    ...opciones,
  });
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  await hacer(page, context);
  assert.deepEqual(quejas, [], 'the page threw');
  await context.close();
}

/** What lies under everything: `body`, or the skeleton while it is there. */
const fondo = (page, donde = 'body') =>
  page.locator(donde).evaluate((elemento) => window.getComputedStyle(elemento).backgroundColor);

/** antd's own idea of it, which comes with its code. */
const fondoDeAntd = (page) =>
  page
    .locator('.ant-input-affix-wrapper, .ant-input')
    .first()
    .evaluate((elemento) => window.getComputedStyle(elemento).backgroundColor);

async function elegir(page, tema) {
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menuitemradio', { name: tema }).click();
}

/** The page without any of its code: what shows before it arrives. */
async function sinCodigo(page, ruta) {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(URL_BASE + ruta);
  await page.locator('#esqueleto').waitFor();
}

const bien = await comprobar({
  'the first paint is as the machine is, before any code': async () => {
    for (const [colorScheme, color] of [
      ['light', DIA],
      ['dark', NOCHE],
    ]) {
      await conPagina({ colorScheme, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${URL_BASE}/auth/login`);
        assert.equal(await fondo(page, '#esqueleto'), color);
      });
    }
  },

  'it follows the machine while nobody has chosen': () =>
    conPagina({ colorScheme: 'light' }, async (page) => {
      await page.goto(`${URL_BASE}/auth/login`);
      await page.getByLabel('Correo').waitFor();
      assert.equal(await fondo(page), DIA);
      assert.equal(await fondoDeAntd(page), 'rgb(255, 255, 255)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(
        () =>
          window.getComputedStyle(document.querySelector('.ant-input-affix-wrapper, .ant-input'))
            .backgroundColor !== 'rgb(255, 255, 255)',
      );
      assert.equal(await fondo(page), NOCHE);
    }),

  'a choice holds against the machine, in other tabs, after a reload from the first paint, and after a logout':
    () =>
      conPagina({ colorScheme: 'light' }, async (page, context) => {
        await ingresar(page, CAJERO);
        await page.locator('.ventas-tile').first().waitFor();
        const otra = await context.newPage();
        await otra.goto(`${URL_BASE}/admin/index`);
        await otra.getByRole('heading', { name: /^Hola, / }).waitFor();

        await elegir(page, 'Oscuro');
        assert.equal(await fondo(page), NOCHE);
        await otra.waitForFunction(() => document.documentElement.dataset.tema === 'oscuro');
        assert.equal(await fondo(otra), NOCHE);

        await page.reload();
        await page.locator('.ventas-tile').first().waitFor();
        assert.equal(await fondo(page), NOCHE);
        await sinCodigo(otra, '/admin/puntoventa');
        assert.equal(await fondo(otra, '#esqueleto'), NOCHE);

        await page.getByRole('button', { name: 'Cerrar Sesion' }).first().click();
        await page.getByLabel('Correo').waitFor();
        assert.equal(await fondo(page), NOCHE);
      }),

  'the choice is taken back: as the machine does': () =>
    conPagina({ colorScheme: 'dark' }, async (page) => {
      await ingresar(page, CAJERO);
      await page.locator('.ventas-tile').first().waitFor(); // arriving, the till takes the focus and menus close
      await elegir(page, 'Claro');
      assert.equal(await fondo(page), DIA);
      await elegir(page, 'Como el equipo');
      assert.equal(await fondo(page), NOCHE);
      await page.reload();
      await page.locator('.ventas-tile').first().waitFor();
      assert.equal(await page.locator('html').getAttribute('data-tema'), null);
      assert.equal(await fondo(page), NOCHE);
    }),

  'a phone has it in its side menu': () =>
    conPagina(
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      async (page) => {
        await ingresar(page, CAJERO);
        await page.getByRole('button', { name: 'Abrir el menu' }).tap();
        await page.getByRole('radio', { name: 'Oscuro' }).tap();
        assert.equal(await fondo(page), NOCHE);
        assert.ok(await page.getByRole('radio', { name: 'Oscuro' }).isChecked());
      },
    ),
});

await browser.close();
process.exitCode = bien ? 0 : 1;
