// node --import tsx e2e/programados.ts, against a running product: an order is scheduled on the till and issued by the server.
import assert from 'node:assert/strict';

import { openDb } from '../services/kit/src/db';
import { formatFecha, fechaNegocio, formatHora } from '../shared/src/domain/fecha';

import { baseDelProducto } from './base';
import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();
const db = openDb({ url: await baseDelProducto() });
const sql = async (texto, ...valores) => (await db.pool.query(texto, valores)).rows;
const [{ id: empresa }] = await sql(
  'select id from plataforma.empresas where empresa = $1',
  PUERTO.empresa,
);

/** A call that is refused is said by the browser too. */
const RECHAZO = /Failed to load resource: .* (404|422)|PROGRAMADO_PASADO/;

async function con(tamano, ruta, hacer, email = 'cajero@demo.ec') {
  const page = await (await browser.newContext(TAMANOS[tamano])).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error' && !RECHAZO.test(mensaje.text())) quejas.push(mensaje.text());
  });
  await ingresar(page, { email: correoDe(email) });
  await page.goto(new URL(`/admin/${ruta}`, page.url()).href);
  await hacer(page);
  assert.deepEqual(quejas, []);
}

const boton = (page, name) => page.getByRole('button', { name });
const dialogo = (page, name) => page.getByRole('dialog', { name });
const caja = (page, name) => page.getByRole('dialog').last().getByLabel(name);
/** A row of the table, or a card of a phone. */
const uno = (page, que) => page.locator('tr, li, article').filter({ hasText: que }).first();

/** Now, or the next minute where this one is about to end. */
function estaHora() {
  const ahora = new Date();
  return formatHora(new Date(ahora.getTime() + (ahora.getSeconds() > 40 ? 60_000 : 0)));
}

/** An order of one product is scheduled, from the tiles to the notice. */
async function programar(page, { hora, mensaje, fecha, tamano }) {
  await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
  if (tamano === 'telefono') await page.locator('.ventas-barra').tap();
  await boton(page, 'Pagar').last().click();
  await page.getByText('TRANSFERENCIA').click();
  await boton(page, 'Programar').click();
  await dialogo(page, 'Programar').waitFor();
  if (fecha) await caja(page, 'Fecha').fill(fecha);
  await caja(page, 'Hora').fill(hora);
  await page.keyboard.press('Tab');
  await caja(page, 'Mensaje').fill(mensaje);
  await revisar(page, 'programar', tamano);
  await dialogo(page, 'Programar').getByRole('button', { name: 'Programar' }).click();
  await page.getByText('Factura Programada correctamente').first().waitFor();
}

/** One that was planned for yesterday, and nobody was there. */
async function perder(mensaje) {
  const [{ id }] = await sql(
    `insert into pedidos.programado_resultados (empresa_id, programado_id, previsto, motivo, en)
     select empresa_id, id, proximo - interval '2 days', 'El servidor no estuvo encendido ese dia a esa hora', now()
       from pedidos.programados where empresa_id = $1 and mensaje = $2
     returning programado_id as id`,
    empresa,
    mensaje,
  );
  return id;
}

const MANANA = formatFecha(fechaNegocio(new Date(Date.now() + 86_400_000)));

const bien = await comprobar({
  'an order is scheduled for this minute, and is a sale with its invoice by itself': () =>
    con('escritorio', 'puntoventa', async (page) => {
      const mensaje = 'Almuerzo del recorrido';
      await programar(page, { hora: estaHora(), mensaje, tamano: 'escritorio' });
      await page.locator('.ventas-deshacer').waitFor();
      assert.equal(await page.locator('.ventas-total dd').innerText(), '$0.00');

      await page.goto(new URL('/admin/programados', page.url()).href);
      await uno(page, mensaje).getByText('Emitida').waitFor({ timeout: 120_000 });
      await boton(page, /^Resultados/)
        .first()
        .click();
      await dialogo(page, /^Resultados/)
        .getByText(/Venta \d{3}-\d{3}-\d{9}/)
        .waitFor();
      await revisar(page, 'programados-resultados', 'escritorio');
      const deVenta = () =>
        sql(
          `select v.forma_pago, c.estado from pedidos.programados p
             join pedidos.programado_resultados r on r.empresa_id = p.empresa_id and r.programado_id = p.id
             join pedidos.ventas v on v.empresa_id = r.empresa_id and v.id = r.venta_id
             join facturacion.comprobantes c on c.empresa_id = v.empresa_id and c.venta_id = v.id
            where p.empresa_id = $1 and p.mensaje = $2`,
          empresa,
          mensaje,
        );
      const limite = Date.now() + 60_000;
      while ((await deVenta())[0]?.estado !== 'AUTORIZADO' && Date.now() < limite)
        await page.waitForTimeout(250);
      assert.deepEqual(await deVenta(), [{ forma_pago: 'TRANSFERENCIA', estado: 'AUTORIZADO' }]);
    }),

  'an hour that is over is refused under its field, and Escape asks before it forgets': () =>
    con('escritorio', 'puntoventa', async (page) => {
      await page.locator('.ventas-tile', { hasText: 'Agua con gas' }).first().click();
      await boton(page, 'Pagar').last().click();
      await boton(page, 'Programar').click();
      await caja(page, 'Hora').fill('00:00');
      await page.keyboard.press('Tab');
      await dialogo(page, 'Programar').getByRole('button', { name: 'Programar' }).click();
      await page.getByText('Esa hora ya paso. Elija otra').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Descartar' }).click();
      await boton(page, /^Cobrar/).waitFor();
    }),

  'one is changed, stopped, goes on, and is taken off once that is meant': () =>
    con('escritorio', 'puntoventa', async (page) => {
      const mensaje = 'Para cambiar';
      await programar(page, { hora: '13:00', fecha: MANANA, mensaje, tamano: 'escritorio' });
      await page.goto(new URL('/admin/programados', page.url()).href);
      const fila = uno(page, mensaje);
      await fila.getByText('13:00').waitFor();
      await fila.getByRole('button', { name: /^Editar/ }).click();
      await caja(page, 'Hora').fill('14:30');
      await page.keyboard.press('Tab');
      await page.getByRole('switch').click();
      await revisar(page, 'programados-editar', 'escritorio');
      await dialogo(page, 'Editar programado').getByRole('button', { name: 'Guardar' }).click();
      await page.getByText('Actualizado').first().waitFor();
      await fila.getByText('14:30, cada dia').waitFor();
      await fila.getByRole('button', { name: /^Detener/ }).click();
      await fila.getByText('Detenida').waitFor();
      await fila.getByRole('button', { name: /^Reanudar/ }).click();
      await fila.getByText(`Proxima ${MANANA}`).waitFor();
      await revisar(page, 'programados', 'escritorio');
      await fila.getByRole('button', { name: /^Eliminar/ }).click();
      await boton(page, 'Cancelar').click();
      await page.getByText('Cancelado').first().waitFor();
      await fila.getByRole('button', { name: /^Eliminar/ }).click();
      await boton(page, 'Si, eliminar!').click();
      await page.getByText('Eliminado').first().waitFor();
      await fila.waitFor({ state: 'detached' });
    }),

  'what was not issued is told on the menu, and issued with one button, on a phone': () =>
    con('telefono', 'puntoventa', async (page) => {
      const mensaje =
        'Reunion de los lunes del comite de padres de familia, con quince almuerzos y jugos';
      await programar(page, { hora: '13:00', fecha: MANANA, mensaje, tamano: 'telefono' });
      await perder(mensaje);
      await page.goto(new URL('/admin/index', page.url()).href);
      await page.getByText('1 factura programada no emitida').first().waitFor();
      await page.goto(new URL('/admin/programados', page.url()).href);
      await page.getByText('No emitida').first().waitFor();
      await revisar(page, 'programados', 'telefono');
      await boton(page, /^Resultados/)
        .first()
        .click();
      await boton(page, /^Emitir la del/).click();
      await page.getByRole('button', { name: 'Emitir', exact: true }).click();
      await page.getByText('Factura emitida').first().waitFor();
      await dialogo(page, /^Resultados/)
        .getByText(/Venta \d{3}-\d{3}-\d{9}/)
        .waitFor();
      await revisar(page, 'programados-resultados', 'telefono');
    }),
});
await browser.close();
await db.close();
process.exit(bien ? 0 : 1);
