// node --import tsx e2e/caja.ts, against a running product: the drawer's screen as its people use it. How it is counted and
// closed: cuadre.mjs.
import assert from 'node:assert/strict';

import { ANDINA, correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const browser = await abrirNavegador();

async function conCaja(tamano, hacer, email = 'admin@demo.ec') {
  const page = await (await browser.newContext(TAMANOS[tamano])).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error' && !/Failed to load resource|code/.test(mensaje.text()))
      quejas.push(mensaje.text());
  });
  await ingresar(page, { email: correoDe(email) });
  await page.goto(new URL('/admin/caja', page.url()).href);
  await page.getByRole('region', { name: 'Cuadre anterior' }).waitFor();
  await hacer(page); // where it fails, comprobar shows what the page shows, and closes it
  assert.deepEqual(quejas, []);
}

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const caja = (page, name) => page.getByRole('textbox', { name });
const dialogo = (page) => page.getByRole('dialog').last();
const fila = (page, detalle) => page.getByRole('row').filter({ hasText: detalle });
const total = (page) => page.getByRole('region', { name: 'Cuadre anterior' });

async function deMenu(page, accion) {
  await boton(page, 'Mas acciones de la caja').click();
  await page.getByRole('menuitem', { name: accion, exact: true }).click();
}

async function mover(page, tipo, detalle, monto) {
  await boton(page, 'Movimiento caja').click();
  await page.getByRole('radio', { name: tipo }).check({ force: true });
  await caja(page, 'Detalle').fill(detalle);
  await caja(page, 'Monto').fill(monto);
}

const bien = await comprobar({
  'money comes and goes, is taken off and back, and the opening is put right': () =>
    conCaja('escritorio', async (page) => {
      await mover(page, 'Ingreso', 'Cambio del banco', '50');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await fila(page, 'Cambio del banco').getByText('$50.00').waitFor();
      assert.equal(await fila(page, 'Cambio del banco').count(), 1);

      await mover(page, 'Salida', 'A la boveda', '20');
      await page.getByRole('switch', { name: 'Va a la caja fuerte' }).click();
      await revisar(page, 'caja-movimiento', 'escritorio');
      await dialogo(page).getByRole('button', { name: 'Registrar' }).click();
      await fila(page, 'A la boveda').getByText('A la caja fuerte').waitFor();

      await boton(page, 'Eliminar Cambio del banco').click();
      await page.getByText('Salen $50.00 de la caja').waitFor();
      await boton(page, 'Si, eliminar!').click();
      await boton(page, 'Activar Cambio del banco').waitFor();
      await revisar(page, 'caja', 'escritorio');
      await boton(page, 'Activar Cambio del banco').click();
      await boton(page, 'Si, activar').click();
      await boton(page, 'Eliminar Cambio del banco').waitFor();

      await total(page).click();
      await caja(page, 'Cantidad').fill('123,45');
      await page.keyboard.press('Enter');
      await total(page).getByText('$123.45').waitFor();

      await page.getByRole('combobox', { name: 'Empresa' }).click();
      await page.getByTitle(ANDINA.empresa).last().click();
      await fila(page, 'Cambio del banco').waitFor({ state: 'detached' });
      assert.equal(await total(page).getByText('$123.45').count(), 0);
    }),

  'an Administrador makes a drawer, works with it, sets the rules, opens it and reads who did what':
    () =>
      conCaja('oscuro', async (page) => {
        await deMenu(page, 'Cajas');
        await caja(page, 'Nombre de la caja nueva').fill('Barra del recorrido');
        await page.keyboard.press('Enter');
        await boton(page, 'Renombrar Barra del recorrido').click();
        await caja(page, 'Nombre nuevo de Barra del recorrido').fill('Barra');
        await page.keyboard.press('Enter');
        await boton(page, 'Renombrar Barra').waitFor();
        await revisar(page, 'caja-cajas', 'oscuro');
        await boton(page, 'Eliminar Caja').click();
        await boton(page, 'Si, eliminar!').click();
        await page.getByText('La caja tiene dinero o movimientos sin cuadrar').waitFor();
        await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();

        await page.getByRole('combobox', { name: 'Caja' }).click();
        await page.getByTitle('Barra', { exact: true }).last().click();
        await page.getByText('Aun no hay movimientos hoy').waitFor();
        await boton(page, 'Trabajar con esta caja').click();
        await page.getByText('Su caja').waitFor();

        await deMenu(page, 'Ajustes de caja');
        await caja(page, 'Hora en que termina el dia').fill('4');
        await caja(page, 'Pedir el motivo a partir de').fill('5');
        await caja(page, 'Pedir un Administrador a partir de').fill('2');
        await page.keyboard.press('Enter');
        await page.getByText('no puede ser menor que la diferencia con motivo').waitFor();
        await revisar(page, 'caja-ajustes', 'oscuro');
        await caja(page, 'Pedir un Administrador a partir de').fill('20');
        await page.keyboard.press('Enter');
        await page.getByText('Ajustes guardados').waitFor();

        await deMenu(page, 'Abrir cajon');
        await caja(page, 'Motivo').fill('Cambio de un billete');
        await dialogo(page).getByRole('button', { name: 'Abrir cajon' }).click();
        await page.getByText('Cajon abierto').waitFor();

        await deMenu(page, 'Historial');
        for (const hecho of [
          'Cajon abierto',
          'Ajustes de caja',
          'Turno abierto',
          'Caja renombrada',
        ])
          await dialogo(page).getByRole('cell', { name: hecho, exact: true }).waitFor();
        await dialogo(page).getByText('Motivo: Cambio de un billete').waitFor();
        await revisar(page, 'caja-historial', 'oscuro');
      }),

  'a cashier gives an advance on a phone, and its receipt is printed': () =>
    conCaja(
      'telefono',
      async (page) => {
        await boton(page, 'Anticipo personal').click();
        await page.getByRole('combobox', { name: 'Empleado' }).waitFor(); // of what is not there yet nothing is said
        await dialogo(page).getByRole('button', { name: 'Registrar' }).click();
        await page.getByText('Debe seleccionar un empleado!').waitFor();
        await page.getByText('Debe ingresar una cantidad!').waitFor();
        await page.getByRole('combobox', { name: 'Empleado' }).click();
        await page.keyboard.press('Enter');
        await caja(page, 'Cantidad').fill('15');
        await revisar(page, 'caja-anticipo', 'telefono');
        await page.keyboard.press('Enter');
        await page.getByText('Recibo impreso. Pida la firma').waitFor();
        await revisar(page, 'caja-recibo', 'telefono');
        await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();
        await page.getByText('Anticipo de personal').first().waitFor();
        await page
          .getByRole('button', { name: /^Recibo Anticipo a/ })
          .first()
          .click();
        await page.getByText('Recibo impreso', { exact: true }).waitFor();
        await revisar(page, 'caja', 'telefono');
      },
      'cajero@demo.ec',
    ),

  'a waiter is told in words what is not theirs': () =>
    conCaja(
      'telefono',
      async (page) => {
        await boton(page, 'Cuadre de caja No es de su perfil').tap({ force: true });
        await page.getByText('Su perfil no tiene permiso para esta accion').waitFor();
        await boton(page, 'Prestamos No habilitado').press('Enter');
        await page.getByText('Esta opcion no esta habilitada por el momento!').waitFor();
        await revisar(page, 'caja-mesero', 'telefono');
      },
      'mesero@demo.ec',
    ),
});
await browser.close();
process.exit(bien ? 0 : 1);
