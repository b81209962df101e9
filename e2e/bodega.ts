// node --import tsx e2e/bodega.ts, against a running product: the warehouse as an administrator and a cook use it.
import assert from 'node:assert/strict';

import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();

/** A call that is refused is said by the browser too. */
const RECHAZO = /Failed to load resource: .* (404|422)|NO_ENCONTRADO|EXISTENCIA_INSUFICIENTE/;

async function conBodega(tamano, hacer, email = 'admin@demo.ec') {
  const page = await (await browser.newContext(TAMANOS[tamano])).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error' && !RECHAZO.test(mensaje.text())) quejas.push(mensaje.text());
  });
  await ingresar(page, { email: correoDe(email) });
  await page.goto(new URL('/admin/bodega', page.url()).href);
  await page.getByRole('heading', { name: 'Bodega', level: 2 }).waitFor();
  await hacer(page); // where it fails, comprobar shows what the page shows, and closes it
  assert.deepEqual(quejas, []);
}

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const caja = (page, name) => page.getByRole('textbox', { name });
const fila = (page, materia) => page.getByRole('row').filter({ hasText: materia });

async function elegir(page, lista, opcion) {
  await page.getByRole('combobox', { name: lista }).click();
  await page.getByTitle(opcion).last().click();
}

async function deMenu(page, materia, accion) {
  await boton(page, `Mas acciones de ${materia}`).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

async function crear(page, materia) {
  await boton(page, 'Crear Materia Prima').click();
  await caja(page, 'Materia').fill(materia);
  await caja(page, 'Peso Inicial').fill('10');
  assert.equal(await caja(page, 'Peso Actual').inputValue(), '10');
  await elegir(page, 'Medida Entrada', 'Kilogramo (kg)');
  await elegir(page, 'Medida Salida', 'Gramo (g)');
  await caja(page, 'Costo por unidad').fill('2');
  await page.keyboard.press('Enter');
  await fila(page, materia).getByText('10 kg').waitFor();
}

/** Its name begins with the spinner's while the call before is on its way, or its picture fades. */
const registrar = (page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /Registrar$/ })
    .click();

async function mermar(page, materia, peso) {
  await boton(page, `Merma ${materia}`).click();
  await caja(page, 'Peso de la Merma').fill(peso);
  await page.getByRole('radio', { name: 'Caducado' }).check({ force: true });
  await caja(page, 'Descripcion').fill('Paso la fecha');
  await registrar(page);
}

const bien = await comprobar({
  'a material comes in, is wasted, taken back, counted and taken off': () =>
    conBodega('escritorio', async (page) => {
      const materia = 'Aji del recorrido';
      await revisar(page, 'bodega', 'escritorio');
      await crear(page, materia);

      await boton(page, `Editar ${materia}`).click();
      await caja(page, 'Nuevo Ingreso').fill('2,5');
      await revisar(page, 'bodega-editar', 'escritorio');
      await page.keyboard.press('Enter');
      await fila(page, materia).getByText('12.5 kg').waitFor();

      await mermar(page, materia, '13000');
      await page.getByText('Solo hay 12.5 kg (12,500 g) en la bodega').waitFor();
      await revisar(page, 'bodega-merma', 'escritorio');
      await caja(page, 'Peso de la Merma').fill('500');
      await registrar(page);
      await fila(page, materia).getByText('12 kg').waitFor();

      await deMenu(page, materia, 'Ver Merma');
      await page.waitForURL('**/admin/bodega/merma?**');
      await page.getByRole('heading', { name: 'Merma', level: 1 }).waitFor();
      await page.getByText('Paso la fecha').waitFor();
      await boton(page, 'Reversar la merma de 500 g').click();
      await caja(page, 'Motivo').fill('No era de aqui');
      await boton(page, 'Reversar').click();
      await page.getByText(/Reversada por .*: No era de aqui/).waitFor();
      await page.getByText('Hay 12.5 kg en la bodega').waitFor();
      await revisar(page, 'merma', 'escritorio');
      await page.reload();
      await page.getByText(/Reversada por .*: No era de aqui/).waitFor();
      await page.getByRole('link', { name: 'Volver a Bodega' }).click();

      await deMenu(page, materia, 'Corregir');
      await caja(page, 'Peso contado').fill('11');
      await caja(page, 'Motivo').fill('Conteo');
      await boton(page, 'Corregir').click();
      await fila(page, materia).getByText('11 kg').waitFor();

      await deMenu(page, materia, 'Movimientos');
      await page.getByRole('figure', { name: 'Existencia al cierre de cada dia' }).waitFor();
      for (const texto of ['-1.5 kg', '+0.5 kg', '-0.5 kg', '+2.5 kg', '+10 kg'])
        await page.getByRole('dialog').getByText(texto, { exact: true }).waitFor();
      await page.keyboard.press('Escape');

      await deMenu(page, materia, 'Eliminar');
      await page.getByText('No podras revertir esta accion!').waitFor();
      await boton(page, 'Si, eliminar!').click();
      await fila(page, materia).waitFor({ state: 'detached' });
    }),

  'each company has its own, and says what runs out': () =>
    conBodega('escritorio', async (page) => {
      await fila(page, 'Camaron pelado').getByText('Se agota').waitFor();
      await page.getByRole('combobox', { name: 'Empresa' }).click();
      await page.getByTitle(ANDINA.empresa).last().click();
      await fila(page, 'Cafe de altura').waitFor();
      assert.equal(await fila(page, 'Camaron pelado').count(), 0);
      await page.goto(new URL('/admin/bodega/merma', page.url()).href);
      await page.getByText('Elija en Bodega la materia prima cuya merma quiere ver').waitFor();
      const deNadie = `/admin/bodega/merma?id=999999&empresa=${encodeURIComponent(PUERTO.empresa)}`;
      await page.goto(new URL(deNadie, page.url()).href);
      await page.getByText('El registro no existe').waitFor();
    }),

  'the charts are there by night, for a keyboard, and with their figures': () =>
    conBodega('oscuro', async (page) => {
      await boton(page, 'Costo de mermas').click();
      await page.getByRole('figure', { name: 'Costo de mermas por mes y motivo' }).waitFor();
      await page.locator('.recharts-bar-rectangle path').first().waitFor();
      await revisar(page, 'bodega-costos', 'oscuro');
      await page.locator('svg.recharts-surface[tabindex="0"]').focus();
      await page.keyboard.press('ArrowLeft');
      await page
        .locator('.recharts-tooltip-label')
        .filter({ hasText: /\d{2}\/20\d{2}/ })
        .waitFor();
      await page.getByText('Ver los datos en una tabla').click();
      await page.getByRole('columnheader', { name: 'Preparacion' }).waitFor();
      await page.keyboard.press('Escape');
      await deMenu(page, 'Yuca', 'Movimientos');
      await page.locator('.recharts-line-curve').waitFor();
      await revisar(page, 'bodega-movimientos', 'oscuro');
    }),

  'a cook wastes on a phone, and may do no more': () =>
    conBodega(
      'telefono',
      async (page) => {
        await revisar(page, 'bodega', 'telefono');
        assert.equal(await boton(page, 'Editar Yuca').count(), 0);
        await mermar(page, 'Yuca', '250');
        await page.getByText('Se ha registrado la merma.').waitFor();
        await boton(page, 'Ver Merma Yuca').click();
        await page.getByText('250 g').waitFor();
        assert.equal(await page.getByRole('button', { name: /^Reversar/ }).count(), 0);
        await revisar(page, 'merma', 'telefono');
      },
      'cocinero@demo.ec',
    ),
});
await browser.close();
process.exit(bien ? 0 : 1);
