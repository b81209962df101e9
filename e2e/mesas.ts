// node e2e/mesas.ts, against a running product: the floor, as an administrator lays it out and a waiter serves it.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { revisar, TAMANOS } from './revisar';
import { leidas } from './sinLineaComun';

const browser = await abrirNavegador();
const ECHADO = { ...TAMANOS.telefono, viewport: { width: 844, height: 390 } };

async function con(tamano, email, hacer) {
  const context = await browser.newContext(tamano === 'echado' ? ECHADO : TAMANOS[tamano]);
  const page = await context.newPage();
  await ingresar(page, { email: correoDe(email) });
  await page.goto(new URL('/admin/mesas', page.url()).href);
  await boton(page, 'Nueva orden').waitFor();
  await hacer(page);
}

const boton = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const tarjeta = (page, name) => page.getByRole('article', { name, exact: true });
const dialogo = (page, name) => page.getByRole('dialog', { name });

async function elegir(page, nombre, accion) {
  await boton(page, `Mas acciones de ${nombre}`).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

async function elegirEmpresa(page, { empresa }) {
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByTitle(empresa, { exact: true }).last().click();
}

/** Sends so many of a product to a table's kitchen. */
async function enviar(page, { empresa }, mesa, cuantos = [2]) {
  const productos = await llamar(
    page,
    'GET',
    `/v1/listar_produtos_empresa?empresa=${encodeURIComponent(empresa)}`,
  );
  const lineas = cuantos.map((cantidad, i) => {
    const { id, id_categoria, producto, precio_venta, porcentaje_iva } = productos.filter(
      ({ por_peso }) => !por_peso,
    )[i];
    return {
      id,
      id_categoria,
      producto,
      precio_venta,
      porcentaje_iva,
      cantidad,
      linea: randomUUID(),
    };
  });
  const envio = { empresa, orden: '', mesa, usuario: 'recorrido', lineas };
  return llamar(page, 'POST', '/v1/registrar_orden', envio);
}

/** The tables of a company as the server has them. */
const piso = (page, { empresa }) => llamar(page, 'POST', '/v1/mesas', { empresa });

const marcarLista = (page, linea) =>
  llamar(page, 'POST', '/v1/marcar_listo', {
    empresa: PUERTO.empresa,
    lineas: [linea],
    listo: true,
  });

/** Carries a table by its middle to the middle of a cell. */
async function llevar(page, nombre, x, y) {
  const ficha = await boton(page, new RegExp(`^${nombre}`)).boundingBox();
  const plano = await page.locator('.mesas-plano').boundingBox();
  await page.mouse.move(ficha.x + ficha.width / 2, ficha.y + ficha.height / 2);
  await page.mouse.down();
  const [ancho, alto] = [plano.width / 24, plano.height / 16];
  await page.mouse.move(plano.x + (x + 0.5) * ancho, plano.y + (y + 0.5) * alto, { steps: 4 });
  await page.mouse.up();
}

const bien = await comprobar({
  'tables are made, put in zones, laid out on the plan and taken off': () =>
    con('escritorio', 'admin@demo.ec', async (page) => {
      await page.getByText('Aun no hay mesas. Cree la primera').waitFor();
      for (let i = 1; i <= 8; i++) {
        await boton(page, 'Crear Mesa').click();
        await tarjeta(page, `Mesa ${i}`).waitFor();
      }
      await page.getByText('Mesa creada con exito').first().waitFor();
      for (const [i, zona] of ['Salon', 'Salon', 'Salon', 'Terraza', 'Terraza'].entries()) {
        await elegir(page, `Mesa ${i + 1}`, 'Editar mesa');
        await page.getByRole('textbox', { name: 'Zona' }).fill(zona);
        if (i === 0) await page.getByRole('textbox', { name: 'Nombre' }).fill('Junto a la ventana');
        await page.keyboard.press('Enter');
        await dialogo(page).waitFor({ state: 'detached' });
      }
      await revisar(page, 'mesas-libres', 'escritorio');
      await boton(page, 'Terraza 2').click();
      await tarjeta(page, 'Mesa 1').waitFor({ state: 'detached' });
      await boton(page, 'Todas 8').click();

      await boton(page, 'Plano').click();
      await boton(page, 'Editar plano').click();
      await llevar(page, 'Mesa 1', 1, 1);
      await llevar(page, 'Mesa 2', 3, 1);
      await llevar(page, 'Mesa 3', 5, 2);
      await llevar(page, 'Mesa 4', 1, 4);
      await llevar(page, 'Mesa 5', 1, 4); // taken: it stays in the strip
      await boton(page, /^Mesa 5/).focus();
      for (const tecla of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'])
        await page.keyboard.press(tecla);
      await revisar(page, 'mesas-editar-plano', 'escritorio');
      await boton(page, 'Guardar plano').click();
      await page.getByText('Plano guardado').first().waitFor();
      const lugares = (await piso(page, PUERTO)).filter(({ x }) => x !== null);
      assert.deepEqual(
        lugares.map(({ numero_mesa, x, y }) => [numero_mesa, x, y]),
        [
          [1, 1, 1],
          [2, 3, 1],
          [3, 5, 2],
          [4, 1, 4],
          [5, 2, 2],
        ],
      );

      await boton(page, 'Lista').click();
      await boton(page, 'Eliminar Mesa 8').click();
      await page.getByText('¿Esta seguro de eliminar la mesa?').waitFor();
      await boton(page, 'Eliminar').click();
      await page.getByText('Mesa eliminada con exito').first().waitFor();
      await tarjeta(page, 'Mesa 8').waitFor({ state: 'detached' });
    }),

  'a waiter seats people on a phone, sees what is ready, moves, joins and frees': () =>
    con('telefono', 'mesero@demo.ec', async (page) => {
      assert.equal(await boton(page, 'Crear Mesa').count(), 0);
      await elegir(page, 'Mesa 2', 'Sentar');
      await page.getByRole('textbox', { name: 'Comensales' }).fill('4');
      await page.getByRole('textbox', { name: 'Cliente' }).fill('Cumpleanos de la familia Quimi');
      await revisar(page, 'mesas-sentar', 'telefono');
      await page.keyboard.press('Enter');
      await tarjeta(page, 'Mesa 2').getByText('Ocupada').waitFor();
      await tarjeta(page, 'Mesa 2').getByText('4 comensales').waitFor();

      const { lineas } = await enviar(page, PUERTO, '2', [2, 1, 3]);
      await tarjeta(page, 'Mesa 2')
        .getByText(/^\$\d+\.\d\d$/)
        .waitFor();
      await marcarLista(page, lineas[0].linea);
      await page.getByText('Mesa 2: 2 listos').first().waitFor();
      await revisar(page, 'mesas-listos', 'telefono');
      await boton(page, 'Entregado Mesa 2').click();
      await boton(page, 'Entregado Mesa 2').waitFor({ state: 'detached' });

      await elegir(page, 'Mesa 2', 'Mover productos');
      await dialogo(page, /^Mover/)
        .getByRole('button', { name: /^Todo/ })
        .first()
        .click();
      await dialogo(page, /^Mover/)
        .getByText('Mesa 3', { exact: true })
        .click();
      await revisar(page, 'mesas-mover', 'telefono');
      await boton(page, 'Mover').click();
      await tarjeta(page, 'Mesa 3').getByText('Ocupada').waitFor();

      await elegir(page, 'Mesa 3', 'Trasladar');
      await dialogo(page, /^Trasladar/)
        .getByText('Mesa 6', { exact: true })
        .click();
      await revisar(page, 'mesas-trasladar', 'telefono');
      await boton(page, 'Trasladar').click();
      await tarjeta(page, 'Mesa 6').getByText('Ocupada').waitFor();
      await tarjeta(page, 'Mesa 3').getByText('Libre').waitFor();

      await elegir(page, 'Mesa 6', 'Unir');
      await page.getByRole('combobox', { name: 'Con la orden de' }).click();
      await page.getByTitle(/^Mesa 2/).click();
      await boton(page, 'Unir').click();
      await tarjeta(page, 'Mesa 6').getByText('Libre').waitFor();

      await elegir(page, 'Mesa 2', 'Pedir cuenta');
      await tarjeta(page, 'Mesa 2').getByText('Por pagar').waitFor();
      await boton(page, 'Mas acciones de Mesa 2').click();
      await revisar(page, 'mesas-mas', 'telefono');
      await page.keyboard.press('Escape');
      await elegir(page, 'Mesa 1', 'Sentar');
      await boton(page, 'Sentar').click();
      await tarjeta(page, 'Mesa 1').getByText('Ocupada').waitFor();
      await elegir(page, 'Mesa 1', 'Liberar');
      await tarjeta(page, 'Mesa 1').getByText('Libre').waitFor();

      await boton(page, 'Nueva orden').click();
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Pedro de la esquina');
      await page.keyboard.press('Enter');
      await page.waitForURL(/puntoventa\?orden=/);
      await page.goBack();
      await boton(page, 'Ver Mesa 2').click();
      await page.waitForURL(/puntoventa\?mesa=/);
    }),

  'the floor is looked at lying down, by night, and on the plan': () =>
    con('echado', 'cajero@demo.ec', async (page) => {
      await tarjeta(page, 'Pedro de la esquina').waitFor();
      await revisar(page, 'mesas', 'echado');
      await boton(page, 'Plano').click();
      await boton(page, /^Mesa 2/).click();
      await tarjeta(page, 'Mesa 2').waitFor();
      await revisar(page, 'mesas-plano', 'echado');
      await page.setViewportSize(TAMANOS.telefono.viewport);
      await boton(page, 'Lista').click();
      await revisar(page, 'mesas', 'telefono');
      await boton(page, 'Plano').click();
      await boton(page, /^Mesa 2/).click();
      await revisar(page, 'mesas-plano', 'telefono');
      const noche = await (await browser.newContext(TAMANOS.oscuro)).newPage();
      await ingresar(noche, { email: correoDe('cajero@demo.ec') });
      await noche.goto(page.url());
      await boton(noche, /^Mesa 2/).click();
      await revisar(noche, 'mesas-plano', 'oscuro');
      await boton(noche, 'Lista').click();
      await revisar(noche, 'mesas', 'oscuro');
    }),

  'a table with an open order is not taken off, and says so; another company has its own': () =>
    con('escritorio', 'admin@demo.ec', async (page) => {
      await boton(page, 'Lista').click();
      await revisar(page, 'mesas', 'escritorio');
      await boton(page, 'Eliminar Mesa 2').click();
      await boton(page, 'Eliminar').click();
      await page.getByText('La mesa tiene una orden abierta').first().waitFor();
      await elegirEmpresa(page, ANDINA);
      await page.getByText('Aun no hay mesas. Cree la primera').waitFor();
      assert.equal(await page.getByRole('article').count(), 0);
    }),

  'the floor stays, as it was, while there is no line, says of when, and comes back by itself':
    () =>
      con('telefono', 'mesero@demo.ec', async (page) => {
        await tarjeta(page, 'Mesa 2').waitFor();
        await leidas(page, '/v1/mesas');
        await page.context().setOffline(true);
        const deAntes = page.getByText(/^Sin linea\. Como estaba a las \d\d:\d\d\./);
        await deAntes.waitFor();
        await tarjeta(page, 'Mesa 2').getByText('Por pagar').waitFor();
        await revisar(page, 'mesas-sin-conexion', 'telefono');
        await page.context().setOffline(false);
        await deAntes.waitFor({ state: 'detached' });
      }),
});
await browser.close();
process.exit(bien ? 0 : 1);
