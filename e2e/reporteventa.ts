// node e2e/reporteventa.ts, against a running product: 'Reporte de ventas' as an owner and a waiter read it.
import assert from 'node:assert/strict';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar } from './revisar';

const VENDEN = [correoDe('cajero@demo.ec'), correoDe('cajero@demo.ec'), correoDe('mesero@demo.ec')];
const ADMIN = correoDe('admin@demo.ec');
const TAMANOS = {
  escritorio: { viewport: { width: 1366, height: 768 } },
  acostado: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
};
const browser = await abrirNavegador();

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const figura = (page, nombre) =>
  page
    .getByRole('list', { name: 'Cifras' })
    .getByRole('button', { name: new RegExp(`^${nombre}`) });
const enCentavos = (texto) => Math.round(Number(texto.replace(/[$,]/g, '')) * 100);

async function conUsuario(email, hacer, opciones = TAMANOS.escritorio) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') quejas.push(mensaje.text());
  });
  await ingresar(page, { email });
  await hacer(page);
  assert.deepEqual(quejas, []);
  await context.close();
}

async function abrir(page) {
  await page.goto(new URL('/admin/reporteventa', page.url()).href);
  const empresa = page.getByRole('combobox', { name: 'Empresa' });
  await empresa.or(figura(page, 'Ventas')).first().waitFor();
  if (await empresa.isVisible()) {
    await empresa.click();
    await page.getByTitle(PUERTO.empresa, { exact: true }).last().click();
  }
  await figura(page, 'Ventas').waitFor();
}

const montoDe = async (page, nombre) =>
  enCentavos(await figura(page, nombre).locator('strong').innerText());

/** Sells two dishes at the till; answers their price in cents. */
async function vender(email) {
  let cobrado = 0;
  await conUsuario(email, async (page) => {
    await page.goto(new URL('/admin/puntoventa', page.url()).href);
    const plato = page.locator('.ventas-tile', { hasText: 'Encebollado' }).first();
    await plato.click();
    await plato.click();
    await boton(page, 'Pagar').click();
    const cobrar = page.getByRole('button', { name: /^Cobrar/ });
    cobrado = enCentavos(/\$[\d.,]+/.exec(await cobrar.innerText())[0]);
    await cobrar.click();
    await page.getByRole('region', { name: 'Ultima venta' }).waitFor();
  });
  return cobrado;
}

async function leer(email) {
  const leido = {};
  await conUsuario(email, async (page) => {
    await abrir(page);
    leido.total = await montoDe(page, 'Ventas');
    leido.tickets = Number(await figura(page, 'Tickets').locator('strong').innerText());
  });
  return leido;
}

/** What the rows of a dialog add up to, page after page. */
async function sumarFilas(dialogo) {
  const numeros = new Set();
  let suma = 0;
  for (;;) {
    const filas = dialogo.locator('tbody tr', { has: dialogo.page().getByRole('link') });
    await filas.first().waitFor();
    for (const fila of await filas.all()) {
      numeros.add(await fila.getByRole('link').innerText());
      suma += enCentavos(await fila.locator('td').last().innerText());
    }
    const siguiente = dialogo.getByRole('button', { name: 'Siguiente' });
    if (!(await siguiente.isVisible()) || (await siguiente.isDisabled())) break;
    const [primera] = await filas.first().getByRole('link').allInnerTexts();
    await siguiente.click();
    await dialogo.getByRole('link', { name: primera, exact: true }).waitFor({ state: 'detached' });
  }
  return { suma, cuantas: numeros.size };
}

/** All of it, on a screen as tall as that: the frame scrolls, not the page. */
async function entero(page, nombre) {
  await page.setViewportSize({ width: 1366, height: 3_400 });
  await revisar(page, 'reporteventa-entero', nombre);
}

const bien = await comprobar({
  'three sales of two people are in the total to the cent, and each sees what is theirs':
    async () => {
      const antes = { todos: await leer(ADMIN), mesero: await leer(VENDEN[2]) };
      const cobrado = [];
      for (const email of VENDEN) cobrado.push(await vender(email));
      const luego = { todos: await leer(ADMIN), mesero: await leer(VENDEN[2]) };
      assert.equal(
        luego.todos.total - antes.todos.total,
        cobrado.reduce((suma, uno) => suma + uno),
      );
      assert.equal(luego.todos.tickets - antes.todos.tickets, 3);
      assert.equal(luego.mesero.total - antes.mesero.total, cobrado[2]);
      assert.ok(luego.mesero.total < luego.todos.total);
    },

  'the sales behind a figure sum to it, and one of them is opened': () =>
    conUsuario(ADMIN, async (page) => {
      await abrir(page);
      for (const nombre of ['Ventas', 'IVA']) {
        const total = await montoDe(page, nombre);
        await figura(page, nombre).click();
        const dialogo = page.getByRole('dialog');
        await dialogo.getByRole('link').first().waitFor();
        const dicho = await dialogo.getByRole('status').first().locator('strong').innerText();
        assert.equal(enCentavos(dicho), total);
        if (nombre === 'Ventas') await revisar(page, 'reporteventa-detras', 'escritorio');
        const { suma } = await sumarFilas(dialogo);
        assert.equal(suma, total, nombre);
        if (nombre === 'Ventas') await page.keyboard.press('Escape');
      }
      const venta = page.getByRole('dialog').getByRole('link').first();
      const numero = await venta.innerText();
      await venta.click();
      await page.getByRole('dialog', { name: `Venta ${numero}` }).waitFor();
      await page.getByRole('columnheader', { name: 'Producto' }).waitFor();
    }),

  'it is read by day and by night, at a till and on a phone that lies': async () => {
    for (const [tamano, opciones] of Object.entries(TAMANOS))
      for (const colorScheme of ['light', 'dark'])
        await conUsuario(
          ADMIN,
          async (page) => {
            const nombre = colorScheme === 'light' ? tamano : `${tamano}-oscuro`;
            await abrir(page);
            await page.getByRole('figure', { name: 'Ventas por hora' }).waitFor();
            await revisar(page, 'reporteventa', nombre);
            await page.getByRole('combobox', { name: 'Comparar con' }).click();
            await page.getByTitle('Semana anterior').last().click();
            await page.getByRole('button', { name: /^Fechas/ }).click();
            await boton(page, 'Este mes').click();
            await page.getByText('Actualizando el reporte').waitFor({ state: 'detached' });
            await page.getByRole('figure', { name: 'Ventas por dia' }).scrollIntoViewIfNeeded();
            const tabla = page.getByRole('figure', { name: 'Los mas vendidos' });
            await tabla.getByText('Ver los datos en una tabla').click();
            await revisar(page, 'reporteventa-graficos', nombre);
            if (tamano === 'escritorio') await entero(page, nombre);
          },
          { ...opciones, colorScheme },
        );
  },
});
await browser.close();
process.exit(bien ? 0 : 1);
