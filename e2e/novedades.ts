// node e2e/novedades.ts: a product of its own on which every area and the shell are published three times in the middle of a sale, of
// a count and of a form. Nothing of them is lost, and each tab has the new builds once what it had open is over.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

import { raiz } from '../tools/ejecutar';

import { entregarArchivo } from './equipo';
import { abrirNavegador, comprobar, ingresar, vigilar } from './navegador';
import { otroBuild } from './otroBuild';
import { abrirProducto, carpetaNueva } from './producto';
import { TAMANOS } from './revisar';

const RELECTURA_MS = 180_000;
const CAJERO = { email: 'cajero@demo.ec' };
const ADMIN = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
const PLATOS = ['Agua sin gas', 'Arroz marinero', 'Biche de pescado'];
const CLAVE = 'marea-cobalto-4471';

const datos = carpetaNueva('novedades');
const producto = await abrirProducto(datos);
const browser = await abrirNavegador();

/** Every area, and the shell. */
const PUBLICABLES = readdirSync(raiz)
  .filter((nombre) => nombre === 'shell' || nombre.startsWith('remote-'))
  .map((paquete) => paquete.replace('remote-', ''));

const menu = (page) => page.getByRole('navigation', { name: 'Menu principal' });
const ir = (page, nombre) => menu(page).getByRole('link', { name: nombre, exact: true }).click();
const tile = (page, nombre) => page.locator('.ventas-tile').filter({ hasText: nombre }).first();
const boton = (page, name) => page.getByRole('button', { name, exact: true });
/** A required one has a star before its label. */
const caja = (page, name) => page.getByRole('textbox', { name: new RegExp(`^\\W*${name}$`) });
const esLaMisma = (page) => page.evaluate(() => window.laMisma === true);

async function abrir(context, cuenta) {
  const page = await context.newPage();
  const quejas = await vigilar(page);
  if (cuenta) await ingresar(page, { ...cuenta, base: producto.url });
  return { page, quejas };
}

/** What it began with, to know it again. */
const marcar = (page) => page.evaluate(() => void (window.laMisma = true));

/** Once this page has been told of every one of its builds. */
const enterada = (page, nuevos) =>
  page.waitForResponse(
    async (respuesta) => {
      const esArranque = respuesta.url().endsWith('/plataforma/arranque');
      if (!esArranque || respuesta.status() !== 200) return false;
      return leDan((await respuesta.json()).data, nuevos);
    },
    { timeout: RELECTURA_MS },
  );

function leDan({ shell, areas }, nuevos) {
  const de = (area) => nuevos.find((uno) => uno.area === area).build;
  return (
    shell === de('shell') && areas.every(({ descriptor, build }) => build === de(descriptor.area))
  );
}

async function republicar(paginas) {
  const nuevos = await Promise.all(PUBLICABLES.map((area) => otroBuild(area)));
  const publicar = async () => {
    for (const uno of nuevos)
      assert.equal(
        (await entregarArchivo(producto.url, { ...uno, version: '0.1.0' })).build,
        uno.build,
      );
  };
  await Promise.all([publicar(), ...paginas.map((page) => enterada(page, nuevos))]);
  return nuevos;
}

/** The screen that is there runs the build that was published last, in the shell that was. */
async function comprobarBuilds(page, nuevos, area) {
  const cargados = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  for (const cual of ['shell', area]) {
    const { build } = nuevos.find((uno) => uno.area === cual);
    const suyos = cargados.filter((ruta) => ruta.startsWith(`/areas/${cual}/`));
    assert.ok(suyos.length > 0, `nothing of ${cual} was loaded`);
    const deOtro = suyos.filter((ruta) => !ruta.includes(`/${build}/`));
    assert.deepEqual(deOtro, [], `${cual} runs another build`);
  }
}

async function empezarVenta(page) {
  await tile(page, 'Agua con gas').click();
  await page
    .locator('.ventas-linea', { hasText: 'Agua con gas' })
    .getByTitle('Cantidad y nota (F4)')
    .click();
  await page.getByRole('dialog').getByLabel('Nota').fill('sin hielo');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function empezarConteo(page) {
  await page.goto(`${producto.url}/admin/caja`);
  await boton(page, 'Cuadre de caja').click();
  await caja(page, '20 dolares').fill('4');
  await caja(page, '5 dolares').fill('3');
}

async function empezarFormulario(page) {
  await page.goto(`${producto.url}/admin/usuarios`);
  await boton(page, 'Crear usuario').click();
  await caja(page, 'Email').fill('nadia@puerto.ec');
  await caja(page, 'Nombre completo').fill('Nadia del Recorrido');
}

async function cobrar(page) {
  await boton(page, 'Pagar').click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await page.getByRole('region', { name: 'Ultima venta' }).getByText('Ticket impreso').waitFor();
}

async function guardarFormulario(page) {
  await page.getByRole('combobox', { name: 'Perfil' }).click();
  await page.getByTitle('Mesero', { exact: true }).click();
  await caja(page, 'Sueldo').fill('480,50');
  const clave = page.getByLabel('Clave', { exact: true });
  await clave.fill(CLAVE);
  await page.getByText(/^(Buena|Muy buena)$/).waitFor();
  await clave.press('Enter');
  await page.getByText('El usuario ha sido registrado.').waitFor();
}

/** Goes from one screen to another until the page is another one: what is still on its way (an invoice) holds it for a moment. */
async function irHastaLoNuevo(page, pantallas) {
  for (let vez = 0; vez < 20; vez += 1) {
    await ir(page, pantallas[vez % pantallas.length]);
    const nueva = page.waitForFunction(() => window.laMisma === undefined, null, {
      timeout: 3_000,
    });
    if (
      await nueva.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error('twenty screens later it is the same page');
}

async function cerrarCaja(page) {
  await boton(page, 'Contar').click();
  await page.getByRole('table', { name: 'Comparacion' }).waitFor();
  await boton(page, 'Cerrar caja').click();
  await page.getByRole('dialog', { name: /^Caja cuadrada/ }).waitFor();
  await boton(page, 'Aceptar').click();
  await page.waitForURL('**/auth/login');
  await page.getByLabel('Correo').waitFor();
}

const bien = await comprobar({
  'a sale, a count and a form go on through three publications of everything, and each tab has the last when it is done':
    async () => {
      const suyo = await browser.newContext(TAMANOS.escritorio);
      const venta = await abrir(suyo, CAJERO);
      const conteo = await abrir(suyo);
      const formulario = await abrir(await browser.newContext(TAMANOS.escritorio), ADMIN);
      const todas = [venta, conteo, formulario];
      await empezarVenta(venta.page);
      await empezarConteo(conteo.page);
      await empezarFormulario(formulario.page);
      const paginas = todas.map(({ page }) => page);
      await Promise.all(paginas.map(marcar));

      let nuevos = [];
      for (const [i, plato] of PLATOS.entries()) {
        nuevos = await republicar(paginas);
        await ir(venta.page, 'Emitidos');
        await venta.page.getByRole('heading', { name: 'Emitidos' }).first().waitFor();
        await ir(venta.page, 'Punto de venta');
        await tile(venta.page, plato).click();
        await caja(conteo.page, '1 dolar').fill(String(i));
        await caja(formulario.page, 'Whatsapp').fill(`099123456${i}`);
        for (const page of paginas)
          assert.ok(await esLaMisma(page), `publication ${i + 1} was taken up over open work`);
      }
      for (const plato of ['Agua con gas', ...PLATOS])
        await venta.page.locator('.ventas-linea', { hasText: plato }).waitFor();
      await venta.page.locator('.ventas-linea', { hasText: 'sin hielo' }).waitFor();
      const valores = async (page, nombres) =>
        Promise.all(nombres.map((nombre) => caja(page, nombre).inputValue()));
      assert.deepEqual(await valores(conteo.page, ['20 dolares', '5 dolares', '1 dolar']), [
        ...['4', '3', '2'],
      ]);
      assert.deepEqual(await valores(formulario.page, ['Email', 'Nombre completo', 'Whatsapp']), [
        'nadia@puerto.ec',
        'Nadia del Recorrido',
        '0991234562',
      ]);

      await cobrar(venta.page);
      await irHastaLoNuevo(venta.page, ['Emitidos', 'Programados']);
      await ir(venta.page, 'Emitidos');
      await venta.page.getByRole('row').nth(1).waitFor();
      await comprobarBuilds(venta.page, nuevos, 'ventas');

      await guardarFormulario(formulario.page);
      await irHastaLoNuevo(formulario.page, ['Productos', 'Categorias']);
      await ir(formulario.page, 'Usuarios');
      await formulario.page.getByText('nadia@puerto.ec').waitFor();
      await comprobarBuilds(formulario.page, nuevos, 'admin');

      await cerrarCaja(conteo.page);
      await ingresar(conteo.page, { ...CAJERO, base: producto.url });
      await ir(conteo.page, 'Caja');
      await boton(conteo.page, 'Cuadre de caja').waitFor();
      await comprobarBuilds(conteo.page, nuevos, 'caja');
      for (const { quejas } of todas) assert.deepEqual(quejas, []);
    },
});

await browser.close();
await producto.cerrar();
datos.borrar();
process.exitCode = bien ? 0 : 1;
