// node e2e/usuarios.ts, against a running product: an Administrador makes somebody who works here, looks after their account,
// puts their attendance right, and reads in the audit what was done.
import assert from 'node:assert/strict';

import { exportar } from './exportar';
import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';

const CLAVE = 'marea-cobalto-4471';
const NOMBRE = 'Nadia del Recorrido';
const EMAIL = correoDe('nadia@otra.ec');
const browser = await abrirNavegador();

async function conPantalla(tamano, ruta, email, hacer) {
  const context = await browser.newContext(
    typeof tamano === 'string' ? TAMANOS[tamano] : { viewport: tamano },
  );
  const page = await context.newPage();
  await ingresar(page, { email });
  await page.goto(new URL(ruta, page.url()).href);
  try {
    await hacer(page);
  } finally {
    await context.close();
  }
}
const conUsuarios = (tamano, hacer) =>
  conPantalla(tamano, '/admin/usuarios', correoDe('admin@otra.ec'), hacer);
const boton = (page, name) => page.getByRole('button', { name, exact: true });
/** A required one has a star before its label. */
const caja = (page, name) => page.getByRole('textbox', { name: new RegExp(`^\\W*${name}$`) });
async function mas(page, accion) {
  await boton(page, `Mas acciones de ${NOMBRE}`).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

const bien = await comprobar({
  'somebody is made with a measured password, once however often Enter is pressed': () =>
    conUsuarios('escritorio', async (page) => {
      const creados = [];
      page.on('request', (uno) => uno.url().endsWith('/v1/crear_usuario') && creados.push(uno));
      await boton(page, 'Crear usuario').click();
      await caja(page, 'Email').fill(EMAIL);
      await caja(page, 'Nombre completo').fill(NOMBRE);
      await page.getByRole('combobox', { name: 'Perfil' }).click();
      await page.getByTitle('Cajero', { exact: true }).click();
      await caja(page, 'Sueldo').fill('480,50');
      const clave = page.getByLabel('Clave', { exact: true });
      await clave.fill('1234567890');
      await page.getByText('Se necesita una mejor').waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(/La clave es facil de adivinar/).waitFor();
      await clave.fill(CLAVE);
      await page.getByText(/^(Buena|Muy buena)$/).waitFor();
      await boton(page, 'Mostrar la clave').click();
      assert.equal(await clave.getAttribute('type'), 'text');
      await revisar(page, 'usuarios-crear', 'escritorio');
      const antes = creados.length;
      await clave.press('Enter');
      await clave.press('Enter').catch(() => undefined); // the dialog may be gone by then
      await page.getByText('El usuario ha sido registrado.').waitFor();
      assert.equal(creados.length, antes + 1);
      await page.getByText(EMAIL).waitFor();
      await revisar(page, 'usuarios', 'escritorio');
    }),

  'Escape with something typed asks first': () =>
    conUsuarios('escritorio', async (page) => {
      await boton(page, `Editar ${NOMBRE}`).click();
      await caja(page, 'Whatsapp').fill('0991234567');
      await page.keyboard.press('Escape');
      await page.getByText('¿Descartar lo que escribio?').waitFor();
      await boton(page, 'Descartar').click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }),

  'they log in, are told to choose a password of their own, and are out at once when switched off':
    async () => {
      const context = await browser.newContext(TAMANOS.escritorio);
      const suya = await context.newPage();
      await ingresar(suya, { email: EMAIL, clave: CLAVE });
      const cuenta = () =>
        suya.evaluate(async () => (await fetch('/v1/refrescar', { method: 'POST' })).status);
      assert.equal(await cuenta(), 200);
      await conUsuarios('escritorio', async (page) => {
        await mas(page, 'Desactivar');
        await boton(page, 'Desactivar').click();
        await page.getByText('El usuario ya no puede ingresar').waitFor();
        await page.getByText('Desactivado', { exact: true }).waitFor();
        assert.equal(await cuenta(), 401);
        await mas(page, 'Activar');
        await page.getByText('El usuario puede ingresar otra vez').waitFor();
      });
      assert.equal(await cuenta(), 401, 'an old session revives');
      await context.close();
    },

  'a reply that takes three seconds shows that it is waited for': () =>
    conUsuarios('escritorio', async (page) => {
      await page.route('**/v1/actualizar', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        await route.continue();
      });
      await boton(page, `Editar ${NOMBRE}`).click();
      await caja(page, 'Whatsapp').fill('0991234567');
      await page.keyboard.press('Enter');
      await page.locator('.ant-btn-loading').waitFor();
      await page.getByText('El usuario ha sido editado.').waitFor();
    }),

  'the attendance of somebody is read a month at a time and put right with a reason': () =>
    conPantalla('escritorio', '/admin/usuarios', correoDe('admin@demo.ec'), async (page) => {
      await page
        .getByRole('button', { name: /^Ver asistencias/ })
        .first()
        .waitFor();
      const dePuerto = page.getByRole('row').filter({ hasText: correoDe('cajero@demo.ec') });
      await dePuerto.getByRole('button', { name: /^Ver asistencias/ }).click();
      await page.waitForURL('**/admin/usuarios/asistenciaID?**');
      await page.getByRole('heading', { level: 1, name: 'Asistencia' }).waitFor();
      await boton(page, 'Agregar dia').click();
      await caja(page, 'H. ingreso').fill('08:00');
      await page.keyboard.press('Enter');
      await caja(page, 'H. salida').fill('17:30');
      await page.keyboard.press('Enter');
      await caja(page, 'Motivo').fill('Olvido marcar');
      await boton(page, 'Guardar').click();
      await page.getByText('Asistencia corregida').waitFor();
      await page
        .getByText(/Olvido marcar \(/)
        .first()
        .waitFor();
      await page.getByText('9 h 30 min', { exact: true }).first().waitFor();
      await revisar(page, 'asistencia', 'escritorio');
      await boton(page, 'Mes anterior').click();
      await page.getByRole('link', { name: 'Volver a Usuarios' }).click();
      await page.waitForURL('**/admin/usuarios');
    }),

  'two companies answer differently': () =>
    conPantalla('escritorio', '/admin/usuarios', correoDe('admin@demo.ec'), async (page) => {
      const cocina = page.getByText(correoDe('cocinero@demo.ec'));
      await page.getByRole('combobox', { name: 'Empresa' }).click();
      await page.getByTitle(PUERTO.empresa, { exact: true }).last().click();
      await cocina.waitFor();
      await page.getByRole('combobox', { name: 'Empresa' }).click();
      await page.getByTitle(ANDINA.empresa, { exact: true }).last().click();
      await page.getByText(correoDe('contador@demo.ec')).waitFor();
      assert.equal(await cocina.count(), 0);
    }),

  'the audit says who did it, and what it was': () =>
    conPantalla('escritorio', '/admin/auditoria', correoDe('admin@otra.ec'), async (page) => {
      await page.getByText(`${NOMBRE} · estado: A → N`).waitFor();
      await revisar(page, 'auditoria', 'escritorio');
      await page
        .getByRole('button', { name: /^Ver usuario desactivado/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText(NOMBRE).first().waitFor();
      await revisar(page, 'auditoria-hecho', 'escritorio');
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Accion' }).fill('usuario creado');
      await page.keyboard.press('Enter');
      await page
        .getByRole('row')
        .filter({ hasText: 'Usuario desactivado' })
        .waitFor({ state: 'detached' });
      const fila = page.getByRole('row').filter({ hasText: 'Usuario creado' });
      await fila.getByText(NOMBRE).waitFor();
      const bajada = page.waitForEvent('download');
      await exportar(page);
      assert.match((await bajada).suggestedFilename(), /^auditoria-\d{4}-\d\d-\d\d\.csv$/);
    }),

  'it fits a phone, lying down too, and the dark': async () => {
    const admin = correoDe('admin@demo.ec');
    await conPantalla('telefono', '/admin/usuarios', admin, async (page) => {
      await boton(page, 'Crear usuario').first().waitFor();
      await revisar(page, 'usuarios', 'telefono');
      await boton(page, 'Crear usuario').first().click();
      await caja(page, 'Email').waitFor();
      await revisar(page, 'usuarios-crear', 'telefono');
    });
    await conPantalla('telefono', '/admin/auditoria', admin, async (page) => {
      await page.getByRole('button', { name: /^Ver / }).first().waitFor();
      await revisar(page, 'auditoria', 'telefono');
    });
    await conPantalla({ width: 844, height: 390 }, '/admin/usuarios', admin, async (page) => {
      await boton(page, 'Crear usuario').first().click();
      await boton(page, 'Guardar').scrollIntoViewIfNeeded();
      await revisar(page, 'usuarios-crear', 'acostado');
    });
    await conPantalla('oscuro', '/admin/usuarios', admin, async (page) => {
      await boton(page, 'Crear usuario').first().waitFor();
      await revisar(page, 'usuarios', 'oscuro');
    });
  },

  'they are taken off, and their address is free': () =>
    conUsuarios('escritorio', async (page) => {
      await boton(page, `Eliminar ${NOMBRE}`).click();
      await page.getByText('No podras revertir esta accion!').waitFor();
      await boton(page, 'Si, eliminar!').click();
      await page.getByText('El usuario ha sido eliminado.').waitFor();
      await page.getByText(EMAIL).waitFor({ state: 'detached' });
      const data = { email: EMAIL, password: CLAVE, status: true };
      const respuesta = await page.request.post(`${URL_BASE}/v1/login`, { data });
      assert.equal(respuesta.status(), 401);
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
