// node e2e/operador.mjs, against a running product: what the operator sees of what is published and of which company has what,
// and an area that is switched while somebody works in it.
import assert from 'node:assert/strict';

import { correoDe, OTRA } from './mundo.mjs';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador.mjs';
import { revisar, TAMANOS } from './revisar.mjs';

/** What open tabs have to follow within. */
const MINUTO_MS = 60_000;
const browser = await abrirNavegador();

async function conPantalla(tamano, ruta, hacer) {
  const context = await browser.newContext(TAMANOS[tamano]);
  const page = await context.newPage();
  await ingresar(page, { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' });
  await page.goto(`${URL_BASE}/admin/${ruta}`);
  await hacer(page);
  await context.close();
}
const boton = (page, name) => page.getByRole('button', { name, exact: true });
const interruptor = (page, area) =>
  page.getByRole('switch', { name: `${area} en ${OTRA.empresa}`, exact: true });
const buscar = async (page) => {
  await page.getByRole('textbox', { name: 'Buscar en Areas por empresa' }).fill(OTRA.empresa);
  await interruptor(page, 'Caja').waitFor();
};

const bien = await comprobar({
  'an area that is switched off says first what it takes away, leaves an open tab within a minute, and comes back':
    async () => {
      const context = await browser.newContext(TAMANOS.escritorio);
      const suya = await context.newPage();
      await ingresar(suya, { email: correoDe('admin@otra.ec'), ruta: '/auth/login_admin' });
      await suya.goto(`${URL_BASE}/admin/caja`);
      const menu = suya.getByRole('navigation', { name: 'Menu principal' });
      await menu.getByRole('link', { name: 'Caja', exact: true }).waitFor();

      await conPantalla('escritorio', 'areas', async (page) => {
        await buscar(page);
        await revisar(page, 'areas', 'escritorio');
        await interruptor(page, 'Caja').click();
        await page.getByText('Dejan de verse:', { exact: false }).waitFor();
        await revisar(page, 'areas-apagar', 'escritorio');
        await boton(page, 'Apagar').click();
        await page.getByText('Caja esta apagada en 1 empresa').waitFor();
        const apagada = Date.now();
        await suya.getByText('Area no habilitada').waitFor({ timeout: MINUTO_MS });
        console.log(`        apagada en una pestaña abierta a los ${Date.now() - apagada} ms`);
        assert.equal(await menu.getByRole('link', { name: 'Caja', exact: true }).count(), 0);

        await interruptor(page, 'Caja').click();
        await page.getByText('Caja esta encendida en 1 empresa').waitFor();
        await menu.getByRole('link', { name: 'Caja', exact: true }).waitFor({ timeout: MINUTO_MS });
      });
      await context.close();
    },

  'both screens fit a phone and the dark': async () => {
    for (const tamano of ['telefono', 'oscuro', 'escritorio']) {
      if (tamano !== 'escritorio')
        await conPantalla(tamano, 'areas', async (page) => {
          await buscar(page);
          await boton(page, 'Elegir la hallada').click();
          await revisar(page, 'areas', tamano);
        });
      await conPantalla(tamano, 'publicaciones', async (page) => {
        await page.getByText('Activo', { exact: true }).first().waitFor();
        await revisar(page, 'publicaciones', tamano);
        await page
          .getByRole('button', { name: /^Mas acciones de/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Fijar una empresa' }).click();
        await page.getByText('La empresa se queda en', { exact: false }).waitFor();
        await revisar(page, 'publicaciones-fijar', tamano);
      });
    }
  },
});
await browser.close();
process.exit(bien ? 0 : 1);
