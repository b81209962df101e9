// node --import tsx e2e/emitido.ts, against a running product: Emitidos as a cashier and an administrator use it.
import assert from 'node:assert/strict';

import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();

const CAJERO = correoDe('cajero@demo.ec');
const ADMIN = correoDe('admin@demo.ec');
const NUMERO = /^\d{3}-\d{3}-\d{9}$/;

/** A call that is refused is said by the browser too. */
const RECHAZO = /Failed to load resource/;

async function conEmitidos(tamano, hacer, email = ADMIN) {
  const page = await (await browser.newContext(TAMANOS[tamano])).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error' && !RECHAZO.test(mensaje.text())) quejas.push(mensaje.text());
  });
  await ingresar(page, { email });
  await abrir(page);
  await hacer(page); // where it fails, comprobar shows what the page shows, and closes it
  assert.deepEqual(quejas, []);
}

async function abrir(page) {
  await page.goto(new URL('/admin/emitido', page.url()).href);
  await page.getByRole('heading', { name: 'Emitidos', level: 2 }).waitFor();
}

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const numeros = (page) => page.getByRole('button', { name: NUMERO });
const fila = (page, numero) => page.locator('main tr, main li').filter({ hasText: numero });

/** Sells a dish at the till; answers the number of the sale. */
async function vender(page, plato = 'Encebollado') {
  await page.goto(new URL('/admin/puntoventa', page.url()).href);
  await page.locator('.ventas-tile', { hasText: plato }).first().click();
  await boton(page, 'Pagar').click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  const hecha = page.getByRole('region', { name: 'Ultima venta' });
  await hecha.waitFor();
  return /\d{3}-\d{3}-\d{9}/.exec(await hecha.innerText())[0];
}

async function elegir(page, lista, opcion) {
  await page.getByRole('combobox', { name: lista, exact: true }).click();
  await page.getByTitle(opcion).last().click();
}

async function ver(page, numero) {
  await boton(page, numero).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('columnheader', { name: 'Producto' }).waitFor();
  return dialogo;
}

const bien = await comprobar({
  'a cashier sells, finds it, changes how it was paid and prints it again': () =>
    conEmitidos(
      'escritorio',
      async (page) => {
        const numero = await vender(page);
        await abrir(page);
        await fila(page, numero).getByText('EFECTIVO').waitFor();
        const dialogo = await ver(page, numero);
        // voiding is not hers alone to do: an Administrador approves; this one the law does not let anybody void
        assert.equal(await dialogo.getByRole('combobox', { name: 'Estado' }).isDisabled(), true);
        await elegir(page, 'Forma de pago', 'TARJETA');
        await boton(page, 'Cambiar').click();
        await page.getByText('Forma de pago cambiada').first().waitFor();
        await dialogo.getByLabel('Pagos').getByText('TARJETA').waitFor();
        await revisar(page, 'emitido-venta', 'escritorio');
        await dialogo.getByRole('button', { name: 'Reimprimir' }).click();
        await page.getByText('Copia enviada a la impresora').waitFor();
        await page.keyboard.press('Escape');
        await fila(page, numero).getByText('TARJETA').waitFor();
      },
      CAJERO,
    ),

  'an administrator reads what the law allows, voids it with a reason, and sees its invoice': () =>
    conEmitidos('escritorio', async (page) => {
      await boton(page, PUERTO.empresa).click();
      const numero = await numeros(page).first().innerText();
      const dialogo = await ver(page, numero);
      const estado = dialogo.getByRole('combobox', { name: 'Estado' });
      const frase = await dialogo.locator(
        `[id="${await estado.getAttribute('aria-describedby')}"]`,
      );
      assert.match(await frase.innerText(), /\S/);
      await page.keyboard.press('Escape');

      await fila(page, numero)
        .getByRole('link', { name: /^Factura .*: ver la de/ })
        .click();
      await page.getByRole('heading', { name: 'Documentos emitidos' }).waitFor();
      assert.equal(await page.getByRole('textbox', { name: /^Buscar en/ }).inputValue(), numero);
      await page.getByRole('button', { name: `Factura ${numero}`, exact: true }).waitFor();
    }),

  'a sale without invoice is voided with its reason and taken back the same day': () =>
    conEmitidos(
      'escritorio',
      async (page) => {
        const numero = await vender(page, 'Arroz 1 kg');
        await abrir(page);
        const dialogo = await ver(page, numero);
        await dialogo.getByText(/Hoy mismo se puede volver a activar/).waitFor();
        await elegir(page, 'Estado', 'ANULADO');
        await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Pedido repetido');
        await revisar(page, 'emitido-anular', 'escritorio');
        await dialogo.getByRole('button', { name: 'Anular la venta' }).click();
        await dialogo.getByText('su forma de pago ya no cambia').waitFor();
        await elegir(page, 'Estado', 'ACTIVO');
        await boton(page, 'Activar').click();
        await dialogo.getByText(/Hoy mismo/).waitFor();
        await page.keyboard.press('Escape');
        await fila(page, numero).getByText('ACTIVO').waitFor();
      },
      correoDe('admin@otra.ec'),
    ),

  'days, filters, search and companies narrow the list': () =>
    conEmitidos('escritorio', async (page) => {
      await boton(page, ANDINA.empresa).click();
      await page.getByRole('button', { name: /^Fechas/ }).click();
      await boton(page, 'Este mes').click();
      await numeros(page).nth(9).waitFor();
      assert.equal(await numeros(page).count(), 10);
      const [primero] = await numeros(page).allInnerTexts();
      await page.getByRole('textbox', { name: 'Buscar en Emitidos' }).fill(primero);
      await page.getByText('1 registro').waitFor();
      await revisar(page, 'emitido', 'escritorio');
      await page.getByRole('textbox', { name: 'Buscar en Emitidos' }).fill('nadie de ese nombre');
      await page.getByText('No hay ventas de nadie de ese nombre en esas fechas').waitFor();
    }),

  'it fits a phone': () =>
    conEmitidos('telefono', async (page) => {
      await page.getByRole('button', { name: /^Fechas/ }).click();
      await boton(page, 'Este mes').click();
      await numeros(page).nth(9).waitFor();
      await revisar(page, 'emitido', 'telefono');
      await ver(page, await numeros(page).first().innerText());
      await revisar(page, 'emitido-venta', 'telefono');
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
