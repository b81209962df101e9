// node e2e/productos.ts, against a running product: Productos, as an administrator uses the screen.
import assert from 'node:assert/strict';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();
const ESPERA_MS = 15_000;
const TUMBADO = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

/** Of a company that issues no electronic invoices, or of two, one of which does. */
async function conPantalla(tamano, hacer, { email = 'admin@otra.ec', empresa = null } = {}) {
  const context = await browser.newContext(TAMANOS[tamano] ?? TUMBADO);
  const page = await context.newPage();
  page.setDefaultTimeout(ESPERA_MS);
  await ingresar(page, { email: correoDe(email) });
  await page.goto(new URL('/admin/productos', page.url()).href);
  if (empresa) await page.getByRole('button', { name: empresa, exact: true }).click();
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .waitFor();
  await hacer(page);
  await context.close();
}

/** By its label, which begins with an asterisk where it must be filled in. */
const campo = (page, rol, nombre) =>
  page.getByRole(rol, { name: new RegExp(String.raw`^(\* ?)?${nombre}$`) });
const caja = (page, nombre) => campo(page, 'textbox', nombre);
const fila = (page, nombre) => page.getByRole('row').filter({ hasText: nombre });
const boton = (page, name) => page.getByRole('button', { name, exact: true });

async function elegir(page, lista, opcion) {
  await campo(page, 'combobox', lista).click();
  const abierta = page.locator('.ant-select-dropdown:visible');
  // on its way in it takes no click, on its way out it takes an Escape
  await abierta.and(page.locator(':not([class*="-appear"], [class*="-enter"])')).waitFor();
  await abierta.getByTitle(opcion, { exact: true }).click();
  await abierta.waitFor({ state: 'hidden' });
}

/** Name and price of the next one; what it has in common with the one before is there. */
async function escribir(page, nombre, precio) {
  await caja(page, 'Nombre').fill(nombre);
  await caja(page, 'Precio').fill(precio);
}

async function buscar(page, que) {
  await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill(que);
  await page.keyboard.press('Enter');
}

async function mas(page, nombre, accion) {
  await page.getByRole('button', { name: `Mas acciones de ${nombre}` }).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

async function eliminar(page, nombre) {
  await boton(page, `Eliminar ${nombre}`).click();
  await boton(page, 'Si, eliminar!').click();
  await boton(page, `Eliminar ${nombre}`).waitFor({ state: 'detached' });
}

const bien = await comprobar({
  'a dozen in a row: by keyboard, with what they have in common typed once': () =>
    conPantalla('escritorio', async (page) => {
      await boton(page, 'Crear producto').click();
      await elegir(page, 'Categoria', 'Viveres');
      await elegir(page, 'IVA', '15%');
      await escribir(page, 'Recorrido 01', '1.25');
      await boton(page, 'Guardar y crear otro').click();
      for (let n = 2; n <= 12; n++) {
        await page.waitForFunction(
          () => document.activeElement?.id.endsWith('_producto') && !document.activeElement.value,
        );
        await page.keyboard.type(`Recorrido ${String(n).padStart(2, '0')}`);
        await caja(page, 'Precio').fill(`${n},50`);
        await page.keyboard.press('Enter');
      }
      await page.getByText('Producto creado').first().waitFor();
      await page.waitForFunction(
        () => document.activeElement?.id.endsWith('_producto') && !document.activeElement.value,
      );
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await buscar(page, 'recorrido');
      await page.getByText('1–12 de 12').waitFor();
      await page.getByRole('columnheader', { name: 'precio' }).click();
      await page.getByRole('columnheader', { name: 'precio' }).click();
      await page.getByRole('row', { name: /^1 Recorrido 12 .* \$12\.50 15%/ }).waitFor();
      for (let n = 2; n <= 12; n++) await eliminar(page, `Recorrido ${String(n).padStart(2, '0')}`);
      await page.getByText('1 registro').waitFor();
    }),

  'one is changed, marked, and remembers what it cost; then it is taken off': () =>
    conPantalla('escritorio', async (page) => {
      await buscar(page, '01 RECÓRRIDO');
      await boton(page, 'Editar Recorrido 01').click();
      await caja(page, 'Codigo de barras').fill('96385075');
      await caja(page, 'Precio').fill('2');
      await page.keyboard.press('Enter');
      await page.getByText('El ultimo digito deberia ser 4').waitFor();
      await revisar(page, 'productos-formulario', 'escritorio');
      await caja(page, 'Codigo de barras').fill('96385074');
      await page.keyboard.press('Enter');
      await fila(page, 'Recorrido 01').getByText('$2.00').waitFor();
      await fila(page, 'Recorrido 01').getByText('96385074').waitFor();

      await mas(page, 'Recorrido 01', 'Marcar agotado');
      await fila(page, 'Recorrido 01').getByText('Agotado').waitFor();
      await mas(page, 'Recorrido 01', 'Poner en favoritos');
      await fila(page, 'Recorrido 01').getByText('Favorito').waitFor();
      await boton(page, 'Disponibles').click();
      await page.getByText('Nada coincide con la busqueda').waitFor();
      await boton(page, 'Agotados').click();
      await fila(page, 'Recorrido 01').waitFor();
      await revisar(page, 'productos', 'escritorio');

      await mas(page, 'Recorrido 01', 'Historial de precios');
      await page.getByText('$1.25 → $2.00').waitFor();
      await page.getByText('Creado con $1.25 e IVA 15%').waitFor();
      await revisar(page, 'productos-precios', 'escritorio');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await boton(page, 'Receta Recorrido 01').click();
      await page.getByText('Aun no esta disponible').waitFor();
      await eliminar(page, 'Recorrido 01');
      await page.getByText('Nada coincide con la busqueda').waitFor();
    }),

  'an answer that takes three seconds: Enter twice makes one, and Escape loses nothing': () =>
    conPantalla('escritorio', async (page) => {
      let pedidos = 0;
      await page.route('**/v1/cargar_producto_unitario', async (route) => {
        pedidos += 1;
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        await route.continue();
      });
      await boton(page, 'Crear producto').click();
      await escribir(page, 'Recorrido lento', '3');
      await elegir(page, 'Categoria', 'Viveres');
      await elegir(page, 'IVA', '0%');
      await caja(page, 'Nombre').press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      assert.equal(await page.getByText('¿Descartar lo que escribio?').count(), 0);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await buscar(page, 'lento');
      await page.getByText('1 registro').waitFor();
      assert.equal(pedidos, 1);
      await eliminar(page, 'Recorrido lento');
    }),

  'two companies: each its own, and only who invoices is warned of 4%': () =>
    conPantalla(
      'escritorio',
      async (page) => {
        const deUna = await page.getByRole('row').allInnerTexts();
        await boton(page, 'Crear producto').click();
        await elegir(page, 'IVA', '4%');
        await page.getByText('La tarifa 4% no se puede facturar electronicamente').waitFor();
        await page.keyboard.press('Escape');
        await boton(page, 'Descartar').click();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        const empresas = page.getByRole('group', { name: 'Empresas' });
        await empresas.getByRole('button', { pressed: false }).click();
        await page
          .getByRole('button', { name: /^Editar / })
          .first()
          .waitFor();
        const deOtra = await page.getByRole('row').allInnerTexts();
        assert.deepEqual(
          deOtra.slice(1).filter((una) => deUna.includes(una)),
          [],
        );
      },
      { email: 'admin@demo.ec', empresa: PUERTO.empresa },
    ),

  'it fits a phone, upright and lying: list, form and menu': async () => {
    for (const tamano of ['telefono', 'tumbado'])
      await conPantalla(tamano, async (page) => {
        await revisar(page, 'productos', tamano);
        await page
          .getByRole('button', { name: /^Mas acciones/ })
          .first()
          .click();
        await page.getByRole('menuitem', { name: 'Historial de precios' }).waitFor();
        await revisar(page, 'productos-menu', tamano);
        await page.keyboard.press('Escape');
        await boton(page, 'Crear producto').click();
        await boton(page, 'Guardar').click();
        await page.getByText('El nombre del producto no puede estar vacio').waitFor();
        await revisar(page, 'productos-formulario', tamano);
      });
  },

  'by night, with a name of 80 letters': () =>
    conPantalla('oscuro', async (page) => {
      const largo = `Bandeja ${'muy '.repeat(17)}larga`.slice(0, 80).trim();
      await boton(page, 'Crear producto').click();
      await escribir(page, largo, '99999');
      await elegir(page, 'Categoria', 'Viveres');
      await elegir(page, 'IVA', '15%');
      await caja(page, 'Nombre').press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await buscar(page, 'bandeja larg');
      await fila(page, largo).getByText('$99,999.00').waitFor();
      await revisar(page, 'productos', 'oscuro');
      await eliminar(page, largo);
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
