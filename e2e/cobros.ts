// node e2e/cobros.ts, against a running product: payments in several ways, discounts, tip, what is weighed or goes with a
// product, bills in several parts. Each sale's invoice is authorised: the authority's stand-in adds it up again.
import assert from 'node:assert/strict';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const ADMIN = { email: correoDe('admin@demo.ec') };
const CAJERO = { email: correoDe('cajero@demo.ec') };
const CLAVE = 'demo1234';
/** A second Enter of one press takes no second part. */
const ENTRE_ABONOS_MS = 750;

const browser = await abrirNavegador();

/** A till with nothing in it. */
async function conCaja(tamano, hacer) {
  const context = await browser.newContext(TAMANOS[tamano]);
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  await ingresar(page, CAJERO);
  await page.locator('.ventas-tile').first().waitFor();
  await hacer(page, context);
  assert.deepEqual(quejas, [], 'the page threw');
  await context.close();
}

const boton = (en, name) => en.getByRole('button', { name }).first();
const hecha = (page) => page.getByRole('region', { name: 'Ultima venta' });
const total = (page) => page.locator('.ventas-total dd').innerText();
const buscar = async (page, nombre) => {
  await page.getByLabel('Buscar producto').fill(nombre);
  await page.locator('.ventas-tile', { hasText: nombre }).first().click();
  await page.getByLabel('Buscar producto').fill('');
};
const alPanel = async (page, tamano) => {
  if (tamano === 'telefono') await page.getByText(/^Ver orden/).click();
};
const autorizada = (page) => hecha(page).getByText('Factura autorizada').waitFor();

/** A call of the administrator's, with a session of its own. */
async function deAdmin(metodo, ruta, cuerpo) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await ingresar(page, ADMIN);
  await page.waitForURL('**/admin/**');
  const data = await llamar(page, metodo, ruta, cuerpo);
  await context.close();
  return data;
}
const productoDe = async (busqueda) => {
  const { filas } = await deAdmin('POST', '/v1/consultar_productos', {
    ...{ empresa: PUERTO.empresa, busqueda },
  });
  return filas[0];
};

const mixto = (tamano) =>
  conCaja(tamano, async (page) => {
    await buscar(page, 'Encebollado');
    await buscar(page, 'Jugo de naranja');
    await alPanel(page, tamano);
    await boton(page, /^Pagar/).click();
    const dialogo = page.getByRole('dialog');
    await boton(dialogo, /^Descuento/).click();
    await page.getByLabel('Descuento', { exact: true }).fill('10');
    await boton(page, 'Promocion').click();
    await revisar(page, 'cobros-descuento', tamano);
    await boton(page, 'Aplicar descuento').click();
    await boton(dialogo, /^Propina/).click();
    await boton(dialogo, /^10%/).click();
    await boton(dialogo, /^Propina/).click();
    await page.getByLabel('Recibido').fill('2');
    await boton(dialogo, 'Abonar $2.00').click();
    await dialogo.getByText('Falta por cobrar').waitFor();
    await dialogo.getByRole('radio', { name: 'TARJETA' }).check({ force: true });
    await boton(dialogo, 'DEBITO').click();
    await page.getByLabel('Numero de voucher').fill('004512');
    await revisar(page, 'cobros-mixto', tamano);
    await page.waitForTimeout(ENTRE_ABONOS_MS);
    await boton(dialogo, /^Cobrar/).click();
    await hecha(page).getByText('Ticket impreso').waitFor();
    assert.match(await hecha(page).innerText(), /EFECTIVO \$2\.00 \+ TARJETA \$/);
    await autorizada(page);
    await revisar(page, 'cobros-hecha', tamano);
  });

const bien = await comprobar({
  'a bill with discount and tip is paid in cash and by card, and invoiced': () =>
    mixto('escritorio'),
  'the same with a finger on a phone': () => mixto('telefono'),

  'a discount above the limit waits for an Administrador, who approves it on this till': () =>
    conCaja('escritorio', async (page) => {
      await buscar(page, 'Encebollado');
      await boton(page, /^Cantidad de Encebollado/).click();
      await boton(page, /^Descuento/).click();
      await page.getByLabel('Descuento', { exact: true }).fill('50');
      await boton(page, 'Empleado').click();
      await boton(page, 'Con correo y clave').click();
      await page.getByLabel('Correo del Administrador').fill(CAJERO.email);
      await page.getByLabel('Clave del Administrador').fill(CLAVE);
      await boton(page, 'Aprobar 50%').click();
      await page.getByText('El correo y la clave no son de un Administrador').waitFor();
      await page.getByLabel('Correo del Administrador').fill(ADMIN.email);
      await page.getByLabel('Clave del Administrador').fill(CLAVE);
      await boton(page, 'Aprobar 50%').click();
      await boton(page, 'Aplicar descuento').click();
      const mitad = await total(page);
      await page.keyboard.press('F9');
      await boton(page, `Cobrar ${mitad}`).click();
      await autorizada(page);
    }),

  'what is weighed is sold with three decimals, and what goes with a product has its price':
    async () => {
      const camaron = await productoDe('Encebollado');
      const { id, producto, id_categoria, precio_venta, porcentaje_iva } = camaron;
      const datos = {
        id,
        producto,
        id_categoria,
        precio_venta,
        porcentaje_iva,
        empresa: PUERTO.empresa,
      };
      const jugo = await productoDe('Jugo de naranja');
      const nombre = `Con pitahaya ${Date.now() % 10_000}`;
      await deAdmin('PUT', '/v1/actualizar_producto', { ...datos, por_peso: true });
      await deAdmin('POST', '/v1/modificador', {
        ...{ empresa: PUERTO.empresa, nombre, precio: 0.5 },
        ...{ id_producto: jugo.id, id_categoria: null },
      });
      try {
        await conCaja('escritorio', async (page) => {
          await buscar(page, producto);
          await page.getByLabel('Cantidad', { exact: true }).fill('1,235');
          await boton(page, 'Aceptar').click();
          const pesado = Math.round(precio_venta * 1235) / 1000;
          assert.equal(await total(page), `$${pesado.toFixed(2)}`);
          await buscar(page, 'Jugo de naranja');
          await boton(page, /^Cantidad de Jugo de naranja/).click();
          await boton(page, `${nombre} +$0.50`).click();
          await page.getByLabel('Nota').fill('sin azucar');
          await revisar(page, 'cobros-linea', 'escritorio');
          await boton(page, 'Aceptar').click();
          await page.keyboard.press('F9');
          await boton(page, /^Cobrar/).click();
          await hecha(page).getByText('Ticket impreso').waitFor();
          await autorizada(page);
        });
      } finally {
        await deAdmin('PUT', '/v1/actualizar_producto', { ...datos, por_peso: false });
      }
    },

  'a bill goes in three parts; one is paid, a reload keeps the others, all of it is charged': () =>
    conCaja('escritorio', async (page) => {
      await buscar(page, 'Encebollado');
      await buscar(page, 'Jugo de naranja');
      await buscar(page, 'Agua sin gas');
      const entero = Number((await total(page)).slice(1));
      await page.keyboard.press('F8');
      const dialogo = page.getByRole('dialog');
      await boton(dialogo, /^Pasar Encebollado/).click();
      await boton(dialogo, 'Otra parte').click();
      await boton(dialogo, /^Pasar Jugo/).click();
      await revisar(page, 'cobros-partes', 'escritorio');
      await dialogo
        .getByRole('region', { name: 'Cuenta dividida 2' })
        .getByRole('button', { name: /^Pagar/ })
        .click();
      const cobrados = [];
      const cobrar = async () => {
        const cobro = boton(page, /^Cobrar \$/);
        cobrados.push(Number((await cobro.innerText()).replace(/.*\$/, '')));
        await cobro.click();
        await hecha(page).getByText('Ticket impreso').waitFor();
      };
      await cobrar();
      await page.reload();
      await page.locator('.ventas-tile').first().waitFor();
      await boton(page, /^Cuenta dividida por cobrar/).click();
      await dialogo.getByText('Pagada').waitFor();
      await page.keyboard.press('Escape');
      for (let i = 0; i < 2; i++) {
        await dialogo.waitFor({ state: 'detached' });
        await page.keyboard.press('F9');
        await cobrar();
      }
      const suma = cobrados.reduce((todo, uno) => todo + Math.round(uno * 100), 0);
      assert.equal(suma, Math.round(entero * 100), 'parts are not the whole');
      assert.equal(await total(page), '$0.00');
    }),

  'guests share in equal parts; what one paid locks the bill in every tab of the browser': () =>
    conCaja('escritorio', async (page, context) => {
      await buscar(page, 'Encebollado');
      const entero = await total(page);
      await page.keyboard.press('F9');
      const dialogo = page.getByRole('dialog');
      await boton(dialogo, 'Partes iguales').click();
      await dialogo
        .getByRole('group', { name: /^Entre cuantos/ })
        .getByText('3')
        .click();
      await boton(dialogo, /^Cobrar parte 1 de 3/).click();
      await dialogo.getByText('Falta por cobrar').waitFor();
      await page.keyboard.press('Escape');
      const otra = await context.newPage();
      await otra.goto(page.url());
      await otra.getByText('Esta orden tiene pagos cobrados').waitFor();
      await otra.locator('.ventas-tile').first().click();
      assert.equal(await total(otra), entero);
      await otra.close();
      await page.keyboard.press('F9');
      for (const cual of [2, 3]) {
        await page.waitForTimeout(ENTRE_ABONOS_MS);
        await boton(dialogo, new RegExp(`^Cobrar parte ${cual} de 3`)).click();
      }
      await hecha(page).getByText('Ticket impreso').waitFor();
      await autorizada(page);
    }),
});

await browser.close();
process.exit(bien ? 0 : 1);
