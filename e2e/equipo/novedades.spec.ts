// Every area and the shell are published three times in the middle of a sale, of a count and of a form. Nothing of them is lost, and each tab
// has the new builds once what it had open is over.
import { readdirSync } from 'node:fs';

import type { BrowserContext, Page } from '@playwright/test';

import { raiz } from '../../tools/ejecutar';
import { entregarArchivo } from '../apoyo/equipo';
import { ingresar, vigilar, type Acceso } from '../apoyo/pagina';
import { otroBuild } from '../apoyo/otroBuild';
import { productoPropio } from '../apoyo/productoPropio';
import { expect, test } from '../apoyo/pruebas';
import { TAMANOS } from '../apoyo/revisar';

const RELECTURA_MS = 180_000;
const CAJERO = { email: 'cajero@demo.ec' };
const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const PLATOS = ['Agua sin gas', 'Arroz marinero', 'Biche de pescado'];
const CLAVE = 'marea-cobalto-4471';

const propio = productoPropio('novedades');
/** Every area, and the shell. */
const PUBLICABLES = readdirSync(raiz)
  .filter((nombre) => nombre === 'shell' || nombre.startsWith('remote-'))
  .map((paquete) => paquete.replace('remote-', ''));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const ir = (page: Page, nombre: string) =>
  menu(page).getByRole('link', { name: nombre, exact: true }).click();
const tile = (page: Page, nombre: string) =>
  page.locator('.ventas-tile').filter({ hasText: nombre }).first();
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A required one has a star before its label. */
const caja = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^\\W*${name}$`) });
const esLaMisma = (page: Page) => page.evaluate(() => 'laMisma' in window);

async function abrirEn(context: BrowserContext, cuenta?: Acceso) {
  const page = await context.newPage();
  const quejas = await vigilar(page);
  if (cuenta) await ingresar(page, { ...cuenta, base: propio.url });
  return { page, quejas };
}

/** What it began with, to know it again. */
const marcar = (page: Page) => page.evaluate(() => void Object.assign(window, { laMisma: true }));

/** Once this page has been told of every one of its builds. */
const enterada = (page: Page, nuevos: Nuevo[]) =>
  page.waitForResponse(
    async (respuesta) => {
      const esArranque = respuesta.url().endsWith('/plataforma/arranque');
      if (!esArranque || respuesta.status() !== 200) return false;
      return leDan(((await respuesta.json()) as { data: Arranque }).data, nuevos);
    },
    { timeout: RELECTURA_MS },
  );

type Nuevo = Awaited<ReturnType<typeof otroBuild>>;
type Arranque = { shell: string; areas: { build: string; descriptor: { area: string } }[] };

function leDan({ shell, areas }: Arranque, nuevos: Nuevo[]): boolean {
  const de = (area: string) => nuevos.find((uno) => uno.area === area)?.build;
  return (
    shell === de('shell') && areas.every(({ descriptor, build }) => build === de(descriptor.area))
  );
}

async function republicar(paginas: Page[]): Promise<Nuevo[]> {
  const nuevos = await Promise.all(PUBLICABLES.map((area) => otroBuild(area)));
  const publicar = async () => {
    for (const uno of nuevos) {
      const { build } = await entregarArchivo(propio.url, { ...uno, version: '0.1.0' });
      expect(build).toBe(uno.build);
    }
  };
  await Promise.all([publicar(), ...paginas.map((page) => enterada(page, nuevos))]);
  return nuevos;
}

/** The screen that is there runs the build that was published last, in the shell that was. */
async function comprobarBuilds(page: Page, nuevos: Nuevo[], area: string) {
  const cargados = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  for (const cual of ['shell', area]) {
    const build = nuevos.find((uno) => uno.area === cual)?.build;
    const suyos = cargados.filter((ruta) => ruta.startsWith(`/areas/${cual}/`));
    expect(suyos.length, `nothing of ${cual} was loaded`).toBeGreaterThan(0);
    const deOtro = suyos.filter((ruta) => !ruta.includes(`/${build}/`));
    expect(deOtro, `${cual} runs another build`).toEqual([]);
  }
}

async function empezarVenta(page: Page) {
  await tile(page, 'Agua con gas').click();
  await page
    .locator('.ventas-linea', { hasText: 'Agua con gas' })
    .getByTitle('Cantidad y nota (F4)')
    .click();
  await page.getByRole('dialog').getByLabel('Nota').fill('sin hielo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function empezarConteo(page: Page) {
  await page.goto(`${propio.url}/admin/caja`);
  await boton(page, 'Cuadre de caja').click();
  await caja(page, '20 dólares').fill('4');
  await caja(page, '5 dólares').fill('3');
}

async function empezarFormulario(page: Page) {
  await page.goto(`${propio.url}/admin/usuarios`);
  await boton(page, 'Crear usuario').click();
  await caja(page, 'Email').fill('nadia@puerto.ec');
  await caja(page, 'Nombre completo').fill('Nadia del Recorrido');
}

async function cobrar(page: Page) {
  await boton(page, 'Pagar').click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(
    page.getByRole('region', { name: 'Última venta' }).getByText('Ticket impreso'),
  ).toBeVisible();
}

async function guardarFormulario(page: Page) {
  await page.getByRole('combobox', { name: 'Perfil' }).click();
  await page.getByTitle('Mesero', { exact: true }).click();
  await caja(page, 'Sueldo').fill('480,50');
  const clave = page.getByLabel('Contraseña', { exact: true });
  await clave.fill(CLAVE);
  await expect(page.getByText(/^(Buena|Muy buena)$/)).toBeVisible();
  await clave.press('Enter');
  await expect(page.getByText('El usuario ha sido registrado.')).toBeVisible();
}

/** Goes from one screen to another until the page is another one: what is still on its way (an invoice) holds it for a moment. */
async function irHastaLoNuevo(page: Page, pantallas: [string, string]): Promise<void> {
  let vez = 0;
  await expect(async () => {
    await ir(page, pantallas[vez % 2] ?? '');
    vez += 1;
    await page.waitForFunction(() => !('laMisma' in window), null, { timeout: 3_000 });
  }).toPass();
}

async function cerrarCaja(page: Page) {
  await boton(page, 'Contar').click();
  await expect(page.getByRole('table', { name: 'Comparación' })).toBeVisible();
  await caja(page, 'Motivo de la diferencia').fill('Se contó mientras se vendía');
  await boton(page, 'Cerrar caja').click();
  await expect(page.getByRole('dialog', { name: /^Caja cuadrada/ })).toBeVisible();
  await boton(page, 'Aceptar').click();
  await page.waitForURL('**/auth/login');
  await expect(page.getByLabel('Correo')).toBeVisible();
}

test('a sale, a count and a form go on through three publications of everything, and each tab has the last when it is done', async ({
  browser,
}) => {
  const suyo = await browser.newContext(TAMANOS.escritorio);
  const otro = await browser.newContext(TAMANOS.escritorio);
  const venta = await abrirEn(suyo, CAJERO);
  const conteo = await abrirEn(suyo);
  const formulario = await abrirEn(otro, ADMIN);
  const todas = [venta, conteo, formulario];
  await empezarVenta(venta.page);
  await empezarConteo(conteo.page);
  await empezarFormulario(formulario.page);
  const paginas = todas.map(({ page }) => page);
  await Promise.all(paginas.map(marcar));

  let nuevos: Nuevo[] = [];
  for (const [i, plato] of PLATOS.entries()) {
    nuevos = await republicar(paginas);
    await ir(venta.page, 'Emitidos');
    await expect(venta.page.getByRole('heading', { name: 'Emitidos' }).first()).toBeVisible();
    await ir(venta.page, 'Punto de venta');
    await tile(venta.page, plato).click();
    await caja(conteo.page, '1 dólar').fill(String(i));
    await caja(formulario.page, 'Whatsapp').fill(`099123456${i}`);
    for (const page of paginas)
      expect(await esLaMisma(page), `publication ${i + 1} was taken up over open work`).toBe(true);
  }
  for (const plato of ['Agua con gas', ...PLATOS])
    await expect(venta.page.locator('.ventas-linea', { hasText: plato })).toBeVisible();
  await expect(venta.page.locator('.ventas-linea', { hasText: 'sin hielo' })).toBeVisible();
  const contado = { '20 dólares': '4', '5 dólares': '3', '1 dólar': '2' };
  for (const [nombre, valor] of Object.entries(contado))
    await expect(caja(conteo.page, nombre)).toHaveValue(valor);
  const escrito = {
    Email: 'nadia@puerto.ec',
    'Nombre completo': 'Nadia del Recorrido',
    Whatsapp: '0991234562',
  };
  for (const [nombre, valor] of Object.entries(escrito))
    await expect(caja(formulario.page, nombre)).toHaveValue(valor);

  await cobrar(venta.page);
  await irHastaLoNuevo(venta.page, ['Emitidos', 'Programados']);
  await ir(venta.page, 'Emitidos');
  await expect(venta.page.getByRole('row').nth(1)).toBeVisible();
  await comprobarBuilds(venta.page, nuevos, 'ventas');

  await guardarFormulario(formulario.page);
  await irHastaLoNuevo(formulario.page, ['Productos', 'Categorías']);
  await ir(formulario.page, 'Usuarios');
  await expect(formulario.page.getByText('nadia@puerto.ec')).toBeVisible();
  await comprobarBuilds(formulario.page, nuevos, 'admin');

  await cerrarCaja(conteo.page);
  await ingresar(conteo.page, { ...CAJERO, base: propio.url });
  await ir(conteo.page, 'Caja');
  await expect(boton(conteo.page, 'Cuadre de caja')).toBeVisible();
  await comprobarBuilds(conteo.page, nuevos, 'caja');
  for (const { quejas } of todas) expect(quejas).toEqual([]);
});
