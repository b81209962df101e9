// node e2e/operador.ts, against a running product: what the operator sees of what is published and of which company has what,
// and an area that is switched while somebody works in it.
import assert from 'node:assert/strict';

import { ANDINA, correoDe, OTRA, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, llamar, responder, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';

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

/** Switches an area of companies as the operator's screen does. */
async function cambiar(cambios) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await ingresar(page, { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' });
  await llamar(page, 'POST', '/plataforma/cambiar_areas', {
    cambios: cambios.map(([{ empresa }, area, activa]) => ({ empresa, area, activa })),
  });
  await context.close();
}
/** What a screen offers to pick; null where there is nothing to pick. */
async function ofrecidas(page) {
  const lista = page.getByRole('main').getByRole('combobox', { name: 'Empresa' });
  if ((await lista.count()) === 0) return null;
  await lista.click();
  const opciones = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await opciones.first().waitFor();
  const nombres = await opciones.allTextContents();
  await page.keyboard.press('Escape');
  return nombres.toSorted();
}
const enUso = (page, { empresa }) =>
  page.locator('.cabecera-empresa').getByText(empresa, { exact: true });

const bien = await comprobar({
  'of two companies that differ each screen offers those that have its area': async () => {
    const page = await (await browser.newContext(TAMANOS.escritorio)).newPage();
    await ingresar(page, { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
    const ir = (ruta) => page.goto(`${URL_BASE}/admin/${ruta}`);
    const enMenu = (name) =>
      page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name, exact: true });
    const deCaja = async ({ empresa }) => {
      const { status, code } = await responder(page, 'POST', '/v1/listar_caja', { empresa });
      return [status, code];
    };
    const enCaja = page.getByRole('region', { name: 'Cuadre anterior' });
    await ir('caja');
    await enUso(page, PUERTO).waitFor();
    await enCaja.waitFor();
    assert.deepEqual(
      await ofrecidas(page),
      [ANDINA, PUERTO].map(({ empresa }) => empresa).toSorted(),
    );
    await cambiar([
      [PUERTO, 'caja', false],
      [ANDINA, 'reportes', false],
    ]);
    const desde = Date.now();
    await enUso(page, ANDINA).waitFor({ timeout: MINUTO_MS });
    console.log(`        en una pestaña abierta a los ${Date.now() - desde} ms`);
    await enCaja.waitFor();
    assert.equal(await ofrecidas(page), null);
    await page.screenshot({ path: 'e2e/capturas/dos-empresas-caja.png' });
    assert.deepEqual(await deCaja(PUERTO), [403, 'AREA_NO_HABILITADA']);
    assert.deepEqual(await deCaja(ANDINA), [200, undefined]);

    await ir('facturas');
    await enUso(page, PUERTO).waitFor();
    await page.getByRole('table').first().waitFor();
    assert.equal(await ofrecidas(page), null);
    for (const nombre of ['Caja', 'Facturas electronicas']) await enMenu(nombre).waitFor();

    await cambiar([[ANDINA, 'caja', false]]);
    await ir('caja');
    await page.getByText('Area no habilitada').waitFor();
    assert.equal(await enMenu('Caja').count(), 0);
    assert.deepEqual(await deCaja(ANDINA), [403, 'AREA_NO_HABILITADA']);
    await page.screenshot({ path: 'e2e/capturas/dos-empresas-sin-caja.png' });
    await cambiar([
      [PUERTO, 'caja', true],
      [ANDINA, 'caja', true],
      [ANDINA, 'reportes', true],
    ]);
  },

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
          await page.getByRole('button', { name: /^Elegir las? .*hallada/ }).click(); // of few worlds, more than one
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
