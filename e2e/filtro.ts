// node --import tsx e2e/filtro.ts, against a running product: Reportes as an owner reads it, at a desk and on a phone held flat.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { exportar } from './exportar';
import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();

const ADMIN = correoDe('admin@demo.ec');
const ACOSTADO = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const DINERO = /^-?\$[\d,]+\.\d{2}$/;

async function conReportes(tamano, hacer) {
  const page = await (await browser.newContext(tamano)).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') quejas.push(mensaje.text());
  });
  await ingresar(page, { email: ADMIN });
  await page.goto(new URL('/admin/filter', page.url()).href);
  await elegirEmpresa(page, PUERTO.empresa);
  await tabla(page, 'Ventas').waitFor();
  await hacer(page); // where it fails, comprobar shows what the page shows, and closes it
  assert.deepEqual(quejas, []);
}

const tabla = (page, name) => page.getByRole('region', { name, exact: true });
const boton = (page, name) => page.getByRole('button', { name, exact: true });
const filas = (page, name) => tabla(page, name).locator('tbody tr[data-row-key]');
const pie = (page, name) => tabla(page, name).locator('tfoot tr').first();

async function elegirEmpresa(page, empresa) {
  await page.getByRole('combobox', { name: 'Empresa', exact: true }).click();
  await page.getByTitle(empresa, { exact: true }).last().click();
}

async function elegirMes(page) {
  await page.getByRole('button', { name: /^Fechas/ }).tap();
  await boton(page, 'Este mes').tap();
  await page.getByRole('button', { name: /^Fechas: 01/ }).tap();
}

/** The CSV of a table, a list of cells for each line. */
async function bajar(page, name) {
  const [bajada] = await Promise.all([page.waitForEvent('download'), exportar(tabla(page, name))]);
  const texto = await readFile(await bajada.path(), 'utf8');
  return texto
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((linea) => linea.split(';'));
}

const dolares = (texto) => Number(texto.replace(/[$,]/g, ''));

const bien = await comprobar({
  'an owner reads a month: three tables, fifteen rows each, sums that the files add up to': () =>
    conReportes(TAMANOS.escritorio, async (page) => {
      for (const name of ['Ventas', 'Movimientos', 'Cuadres']) await tabla(page, name).waitFor();
      await revisar(page, 'filtro-hoy', 'escritorio');
      await boton(page, 'Este mes').click();
      await filas(page, 'Ventas').nth(14).waitFor();
      assert.equal(await filas(page, 'Ventas').count(), 15);
      await revisar(page, 'filtro', 'escritorio');

      const [cabeza, ...ventas] = await bajar(page, 'Ventas');
      const [total, estado] = ['TOTAL', 'ESTADO'].map((titulo) => cabeza.indexOf(titulo));
      const centavos = ventas
        .filter((una) => una[estado] === 'ACTIVO')
        .reduce((suma, una) => suma + Math.round(Number(una[total]) * 100), 0);
      const suma = await pie(page, 'Ventas').locator('td').nth(2).innerText();
      assert.match(suma, DINERO);
      assert.equal(Math.round(dolares(suma) * 100), centavos);

      await tabla(page, 'Ventas').getByRole('button', { name: 'Siguiente' }).click();
      await tabla(page, 'Ventas')
        .getByText(/^16–30 de/)
        .waitFor();
      await filas(page, 'Cuadres').first().waitFor();
      await tabla(page, 'Cuadres').scrollIntoViewIfNeeded();
      await revisar(page, 'filtro-cuadres', 'escritorio');
    }),

  'days the wrong way round are said under the field, and another company has its own sales': () =>
    conReportes(TAMANOS.escritorio, async (page) => {
      await boton(page, 'Este mes').click();
      await filas(page, 'Ventas').first().waitFor();
      const [suya] = await filas(page, 'Ventas').allInnerTexts();
      const fin = page.getByRole('textbox', { name: 'Fecha Fin' });
      await fin.fill('1/1/2024');
      await fin.press('Enter');
      await page.getByText('Fecha Fin no puede ser anterior a Fecha Inicio').waitFor();
      await revisar(page, 'filtro-fechas', 'escritorio');
      await boton(page, 'Este mes').click();
      await elegirEmpresa(page, ANDINA.empresa);
      await boton(page, 'Este mes').click();
      await filas(page, 'Ventas').filter({ hasText: ANDINA.empresa }).first().waitFor();
      const todas = await filas(page, 'Ventas').allInnerTexts();
      assert.ok(!todas.includes(suya));
    }),

  'on a phone held flat there is one table at a time': () =>
    conReportes(ACOSTADO, async (page) => {
      await elegirMes(page);
      await filas(page, 'Ventas').first().waitFor();
      await revisar(page, 'filtro', 'acostado');
      assert.equal(await tabla(page, 'Cuadres').count(), 0);
      for (const name of ['Movimientos', 'Cuadres']) {
        await boton(page, name).tap();
        await tabla(page, name).waitFor();
        await revisar(page, `filtro-${name.toLowerCase()}`, 'acostado');
      }
    }),

  'in the dark, and on a phone': async () => {
    await conReportes(TAMANOS.oscuro, async (page) => {
      await boton(page, 'Este mes').click();
      await filas(page, 'Ventas').first().waitFor();
      await revisar(page, 'filtro', 'oscuro');
    });
    await conReportes(TAMANOS.telefono, async (page) => {
      await elegirMes(page);
      await tabla(page, 'Ventas')
        .getByText(/^1–15 de|registros?$/)
        .first()
        .waitFor();
      await revisar(page, 'filtro', 'telefono');
    });
  },
});
await browser.close();
process.exit(bien ? 0 : 1);
