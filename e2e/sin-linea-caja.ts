// node e2e/sin-linea-caja.ts: a product of its own. A registered till whose line goes moves cash, opens its drawer and sells; all of it
// arrives once, in the order it was done.
import assert from 'node:assert/strict';

import { abrirNavegador, comprobar, ingresar, llamar } from './navegador';
import { abrirProducto, carpetaNueva } from './producto';
import { revisar, TAMANOS } from './revisar';
import { aviso, cortar, EMPRESA, ir, leidas, registrar, vender } from './sinLineaComun';

const ESPERA = 'Sin linea no se puede: espere a que vuelva';

const carpeta = carpetaNueva('sin-linea-caja');
const producto = await abrirProducto(carpeta);
const browser = await abrirNavegador();

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const fila = (page, detalle) => page.getByRole('row').filter({ hasText: detalle });

async function mover(page, tipo, detalle, monto) {
  await boton(page, 'Movimiento caja').click();
  await page.getByRole('radio', { name: tipo }).check({ force: true });
  await page.getByRole('textbox', { name: 'Detalle' }).fill(detalle);
  await page.getByRole('textbox', { name: 'Monto' }).fill(monto);
  await page.keyboard.press('Enter');
  await fila(page, detalle).waitFor();
}

async function abrirCajon(page) {
  await boton(page, 'Mas acciones de la caja').click();
  await page.getByRole('menuitem', { name: 'Abrir cajon', exact: true }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Cambio de billete');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Abrir cajon' }).click();
  await page.getByText('Cajon abierto').waitFor();
}

const enServidor = (page, ruta) =>
  llamar(page, 'GET', `${ruta}?empresa=${encodeURIComponent(EMPRESA)}`);

const bien = await comprobar({
  'cash is moved and the drawer opened without a line, and all of it arrives once': async () => {
    const context = await browser.newContext(TAMANOS.escritorio);
    const page = await context.newPage();
    const cuenta = { email: 'admin@demo.ec', ruta: '/auth/login_admin' };
    await ingresar(page, { ...cuenta, base: producto.url });
    await registrar(page, '081');
    await ir(page, 'Punto de venta');
    await page.locator('.ventas-tile').first().waitFor();
    await leidas(page, '/v1/listar_produtos_empresa');
    await ir(page, 'Caja');
    await mover(page, 'Ingreso', 'Cambio del banco', '50');
    await page.waitForTimeout(3_000); // what is read is kept after it is shown

    const volver = await cortar(context, producto);
    await aviso(page, 'Sin linea desde').waitFor();
    await mover(page, 'Salida', 'Gas', '3.50');
    await fila(page, 'Gas').getByText('Por enviar').waitFor();
    await aviso(page, '1 movimiento por enviar').waitFor();
    await abrirCajon(page);
    assert.equal(await boton(page, 'Actualizar caja').isDisabled(), true);
    await page.getByRole('button', { name: /^Cuadre de caja/ }).click({ force: true });
    await page.getByText(ESPERA).first().waitFor();

    await ir(page, 'Punto de venta');
    await vender(page);
    await aviso(page, '1 venta y 2 mas por enviar').waitFor();
    await ir(page, 'Caja');
    await page.getByText(/^Sin linea: esto es lo ultimo que se supo/).waitFor();
    await fila(page, 'Cambio del banco').getByText('$50.00').waitFor();
    await fila(page, 'Gas').getByText('Por enviar').waitFor();
    await revisar(page, 'sinlinea-caja', 'escritorio');
    await ir(page, 'Ventas sin linea');
    await fila(page, 'Salida: Gas').getByText('Por enviar').waitFor();
    await revisar(page, 'sinlinea-caja-lista', 'escritorio');

    await volver();
    await aviso(page, 'por enviar').waitFor({ state: 'detached' });
    await fila(page, 'Salida: Gas').getByText('Enviado').waitFor();
    await ir(page, 'Caja');
    await fila(page, 'Gas').waitFor();
    await fila(page, 'Gas').getByText('Por enviar').waitFor({ state: 'detached' });
    const movimientos = await enServidor(page, '/v1/listar_movimiento');
    assert.deepEqual(
      movimientos.map(({ detalle, ingreso, salida }) => [detalle, ingreso, salida]),
      [
        ['Gas', 0, 3.5],
        ['Cambio del banco', 50, 0],
      ],
    );
    await page.getByRole('button', { name: 'Contraer el menu' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await revisar(page, 'sinlinea-caja', 'telefono');
  },
});
await browser.close();
await producto.cerrar();
carpeta.borrar();
process.exit(bien ? 0 : 1);
