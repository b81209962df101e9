// What the operator sees of what is published and of which company has what, and an area that is switched while somebody works in it.
import type { Page } from '@playwright/test';

import { cajaCalls } from '../../shared/src/contracts/caja/caja';

import { areasDeEmpresasCalls } from '../../shared/src/contracts/admin/areasDeEmpresas';
import { llamar, responder } from '../apoyo/navegador';
import { ingresar } from '../apoyo/pagina';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

/** What open tabs have to follow within. */
const MINUTO_MS = 60_000;
const conPantalla = (entrar: Entrar, tamano: Tamano, ruta: string) =>
  entrar('operador@demo.ec', { tamano, ruta: `/admin/${ruta}` });
type Empresa = { empresa: string };
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const interruptor = (page: Page, area: string, { empresa }: Empresa) =>
  page.getByRole('switch', { name: `${area} en ${empresa}`, exact: true });
const buscar = async (page: Page, empresa: Empresa) => {
  const caja = page.getByRole('textbox', { name: 'Buscar en Áreas por empresa' });
  await caja.fill(empresa.empresa);
  await expect(interruptor(page, 'Caja', empresa)).toBeVisible();
};

type Cambio = [empresa: Empresa, area: 'caja' | 'reportes', activa: boolean];

/** Switches an area of companies as the operator's screen does. */
async function cambiar(entrar: Entrar, cambios: Cambio[]): Promise<void> {
  const page = await entrar('operador@demo.ec');
  await llamar(page, areasDeEmpresasCalls.cambiarAreas, {
    cambios: cambios.map(([{ empresa }, area, activa]) => ({ empresa, area, activa })),
  });
  await page.context().close();
}
const lista = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Empresa' });
/** What a screen offers to pick. */
async function ofrecidas(page: Page): Promise<string[]> {
  await lista(page).click();
  const opciones = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(opciones.first()).toBeVisible();
  const nombres = await opciones.allTextContents();
  await page.keyboard.press('Escape');
  return nombres.toSorted();
}
const enUso = (page: Page, { empresa }: Empresa) =>
  page.locator('.cabecera-empresa').getByText(empresa, { exact: true });

test('who picked their second company is in it when the page is loaded anew, and in the first after a logout', async ({
  entrar,
  mundo,
}) => {
  const { PUERTO, ANDINA } = mundo;
  const page = await entrar('admin@demo.ec', { ruta: '/admin/caja' });
  await expect(enUso(page, PUERTO)).toBeVisible();
  await lista(page).click();
  await page.getByTitle(ANDINA.empresa, { exact: true }).last().click();
  await expect(enUso(page, ANDINA)).toBeVisible();
  await page.reload();
  await expect(enUso(page, ANDINA)).toBeVisible();
  const ventana = await page.context().newPage();
  await ventana.goto('/admin/caja');
  await expect(enUso(ventana, ANDINA)).toBeVisible();
  await boton(ventana, 'Cerrar Sesión').click();
  await ventana.waitForURL('**/auth/**');
  await ingresar(ventana, { email: mundo.correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
  await ventana.goto('/admin/caja');
  await expect(enUso(ventana, PUERTO)).toBeVisible();
});

test(
  'of two companies that differ each screen offers those that have its area',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const { PUERTO, ANDINA } = mundo;
    const page = await entrar('admin@demo.ec');
    const ir = (ruta: string) => page.goto(`/admin/${ruta}`);
    const enMenu = (name: string) =>
      page
        .getByRole('navigation', { name: 'Menú principal' })
        .getByRole('link', { name, exact: true });
    const deCaja = async ({ empresa }: Empresa) => {
      const { status, code } = await responder(page, cajaCalls.listarCaja, { empresa });
      return [status, code];
    };
    const enCaja = page.getByRole('region', { name: 'Cuadre anterior' });
    await ir('caja');
    await expect(enUso(page, PUERTO)).toBeVisible();
    await expect(enCaja).toBeVisible();
    expect(await ofrecidas(page)).toEqual(
      [ANDINA, PUERTO].map(({ empresa }) => empresa).toSorted(),
    );
    await cambiar(entrar, [
      [PUERTO, 'caja', false],
      [ANDINA, 'reportes', false],
    ]);
    await expect(enUso(page, ANDINA)).toBeVisible();
    await expect(enCaja).toBeVisible();
    await expect(lista(page)).toHaveCount(0);
    await page.screenshot({ path: 'e2e/capturas/dos-empresas-caja.png' });
    expect(await deCaja(PUERTO)).toEqual([403, 'AREA_NO_HABILITADA']);
    expect(await deCaja(ANDINA)).toEqual([200, undefined]);

    await ir('facturas');
    await expect(enUso(page, PUERTO)).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(lista(page)).toHaveCount(0);
    for (const nombre of ['Caja', 'Facturas electrónicas'])
      await expect(enMenu(nombre)).toBeVisible();

    await cambiar(entrar, [[ANDINA, 'caja', false]]);
    await ir('caja');
    await expect(page.getByText('Área no habilitada')).toBeVisible();
    await expect(enMenu('Caja')).toHaveCount(0);
    expect(await deCaja(ANDINA)).toEqual([403, 'AREA_NO_HABILITADA']);
    await page.screenshot({ path: 'e2e/capturas/dos-empresas-sin-caja.png' });
    await cambiar(entrar, [
      [PUERTO, 'caja', true],
      [ANDINA, 'caja', true],
      [ANDINA, 'reportes', true],
    ]);
  },
);

test('an area that is switched off says first what it takes away, leaves an open tab within a minute, and comes back', async ({
  entrar,
  mundo,
}) => {
  const suya = await entrar('admin@otra.ec', { ruta: '/admin/caja' });
  const menu = suya.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Caja', exact: true })).toBeVisible();

  {
    const page = await conPantalla(entrar, 'escritorio', 'areas');
    await buscar(page, mundo.OTRA);
    await revisar(page, 'areas', 'escritorio');
    await interruptor(page, 'Caja', mundo.OTRA).click();
    await expect(page.getByText('Dejan de verse:', { exact: false })).toBeVisible();
    await revisar(page, 'areas-apagar', 'escritorio');
    await boton(page, 'Apagar').click();
    await expect(page.getByText('Caja está apagada en 1 empresa')).toBeVisible();
    await expect(suya.getByText('Área no habilitada')).toBeVisible({ timeout: MINUTO_MS });
    await expect(menu.getByRole('link', { name: 'Caja', exact: true })).toHaveCount(0);

    await interruptor(page, 'Caja', mundo.OTRA).click();
    await expect(page.getByText('Caja está encendida en 1 empresa')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Caja', exact: true })).toBeVisible({
      timeout: MINUTO_MS,
    });
  }
});

const TODOS: Tamano[] = ['telefono', 'oscuro', 'escritorio'];
for (const tamano of TODOS)
  test(`'Publicaciones' fits: ${tamano}`, async ({ entrar }) => {
    const page = await conPantalla(entrar, tamano, 'publicaciones');
    await expect(page.getByText('Activo', { exact: true }).first()).toBeVisible();
    await revisar(page, 'publicaciones', tamano);
    await page
      .getByRole('button', { name: /^Más acciones de/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Fijar una empresa' }).click();
    await expect(page.getByText('La empresa se queda en', { exact: false })).toBeVisible();
    await revisar(page, 'publicaciones-fijar', tamano);
  });

const OTRAS: Tamano[] = ['telefono', 'oscuro'];
for (const tamano of OTRAS)
  test(`'Áreas por empresa' fits: ${tamano}`, async ({ entrar, mundo }) => {
    const page = await conPantalla(entrar, tamano, 'areas');
    await buscar(page, mundo.OTRA);
    await page.getByRole('button', { name: /^Elegir las? .*hallada/ }).click(); // of few worlds, more than one
    await revisar(page, 'areas', tamano);
  });
