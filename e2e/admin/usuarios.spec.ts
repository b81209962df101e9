// An Administrador makes somebody who works here, looks after their account, puts their attendance right, and reads in the audit what was
// done.
import type { Page } from '@playwright/test';

import { exportar } from '../apoyo/exportar';
import { ingresar } from '../apoyo/pagina';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

const CLAVE = 'marea-cobalto-4471';
const NOMBRE = 'Nadia del Recorrido';
const EMAIL = 'nadia@otra.ec';
// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

const conUsuarios = (entrar: Entrar) => entrar('admin@otra.ec', { ruta: '/admin/usuarios' });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A required one has a star before its label. */
const caja = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^\\W*${name}$`) });
async function mas(page: Page, accion: string) {
  await boton(page, `Más acciones de ${NOMBRE}`).click();
  await page.getByRole('menuitem', { name: accion }).click();
}

test('somebody is made with a measured password, once however often Enter is pressed', async ({
  entrar,
  mundo,
}) => {
  const page = await conUsuarios(entrar);
  let creados = 0;
  page.on('request', (uno) => {
    if (uno.url().endsWith('/v1/crear_usuario')) creados += 1;
  });
  await boton(page, 'Crear usuario').click();
  await caja(page, 'Email').fill(mundo.correoDe(EMAIL));
  await caja(page, 'Nombre completo').fill(NOMBRE);
  await page.getByRole('combobox', { name: 'Perfil' }).click();
  await page.getByTitle('Cajero', { exact: true }).click();
  await caja(page, 'Sueldo').fill('480,50');
  const clave = page.getByLabel('Contraseña', { exact: true });
  await clave.fill('1234567890');
  await expect(page.getByText('Se necesita una mejor')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/La contraseña es fácil de adivinar/)).toBeVisible();
  await clave.fill(CLAVE);
  await expect(page.getByText(/^(Buena|Muy buena)$/)).toBeVisible();
  await boton(page, 'Mostrar la contraseña').click();
  await expect(clave).toHaveAttribute('type', 'text');
  await revisar(page, 'usuarios-crear', 'escritorio');
  const antes = creados;
  await clave.press('Enter');
  await page.keyboard.press('Enter'); // the dialog may be gone by then
  await expect(page.getByText('El usuario ha sido registrado.')).toBeVisible();
  expect(creados).toBe(antes + 1);
  await expect(page.getByText(mundo.correoDe(EMAIL))).toBeVisible();
  await revisar(page, 'usuarios', 'escritorio');
});

test('Escape with something typed asks first', async ({ entrar }) => {
  const page = await conUsuarios(entrar);
  await boton(page, `Editar ${NOMBRE}`).click();
  await caja(page, 'Whatsapp').fill('0991234567');
  await page.keyboard.press('Escape');
  await expect(page.getByText('¿Descartar lo que escribió?')).toBeVisible();
  await boton(page, 'Descartar').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('they log in, are told to choose a password of their own, and are out at once when switched off', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const suya = await abrir();
  await ingresar(suya, { email: mundo.correoDe(EMAIL), clave: CLAVE });
  await suya.waitForURL('**/admin/cuenta');
  await expect(suya.getByText('Su contraseña es provisional')).toBeVisible();
  const cuenta = () =>
    suya.evaluate(async () => (await fetch('/v1/refrescar', { method: 'POST' })).status);
  expect(await cuenta()).toBe(200);
  {
    const page = await conUsuarios(entrar);
    await mas(page, 'Desactivar');
    await boton(page, 'Desactivar').click();
    await expect(page.getByText('El usuario ya no puede ingresar')).toBeVisible();
    await expect(page.getByText('Desactivado', { exact: true })).toBeVisible();
    expect(await cuenta()).toBe(401);
    await mas(page, 'Activar');
    await expect(page.getByText('El usuario puede ingresar otra vez')).toBeVisible();
  }
  expect(await cuenta(), 'an old session revives').toBe(401);
});

test('a reply that takes three seconds shows that it is waited for', async ({ entrar }) => {
  const page = await conUsuarios(entrar);
  await page.route('**/v1/actualizar', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await boton(page, `Editar ${NOMBRE}`).click();
  await caja(page, 'Whatsapp').fill('0991234567');
  await page.keyboard.press('Enter');
  await expect(page.locator('.ant-btn-loading')).toBeVisible();
  await expect(page.getByText('El usuario ha sido editado.')).toBeVisible();
});

test('the attendance of somebody is read a month at a time and put right with a reason', async ({
  entrar,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await entrar('admin@demo.ec', { ruta: '/admin/usuarios' });
  await expect(page.getByRole('button', { name: /^Ver asistencias/ }).first()).toBeVisible();
  const dePuerto = page.getByRole('row').filter({ hasText: correoDe('cajero@demo.ec') });
  await dePuerto.getByRole('button', { name: /^Ver asistencias/ }).click();
  await page.waitForURL('**/admin/usuarios/asistenciaID?**');
  await expect(page.getByRole('heading', { level: 1, name: 'Asistencia' })).toBeVisible();
  await boton(page, 'Agregar día').click();
  await caja(page, 'H. ingreso').fill('08:00');
  await page.keyboard.press('Enter');
  await caja(page, 'H. salida').fill('17:30');
  await page.keyboard.press('Enter');
  await caja(page, 'Motivo').fill('Olvidó marcar');
  await boton(page, 'Guardar').click();
  await expect(page.getByText('Asistencia corregida')).toBeVisible();
  await expect(page.getByText(/Olvidó marcar \(/).first()).toBeVisible();
  await expect(page.getByText('9 h 30 min', { exact: true }).first()).toBeVisible();
  await revisar(page, 'asistencia', 'escritorio');
  await boton(page, 'Mes anterior').click();
  await page.getByRole('link', { name: 'Volver a Usuarios' }).click();
  await page.waitForURL('**/admin/usuarios');
});

test('two companies answer differently', async ({ entrar, mundo }) => {
  const { PUERTO, ANDINA, correoDe } = mundo;
  const page = await entrar('admin@demo.ec', { ruta: '/admin/usuarios' });
  const cocina = page.getByText(correoDe('cocinero@demo.ec'));
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByTitle(PUERTO.empresa, { exact: true }).last().click();
  await expect(cocina).toBeVisible();
  await page.getByRole('combobox', { name: 'Empresa' }).click();
  await page.getByTitle(ANDINA.empresa, { exact: true }).last().click();
  await expect(page.getByText(correoDe('contador@demo.ec'))).toBeVisible();
  await expect(cocina).toHaveCount(0);
});

test('the audit says who did it, and what it was', async ({ entrar }) => {
  const page = await entrar('admin@otra.ec', { ruta: '/admin/auditoria' });
  await expect(page.getByText(`${NOMBRE} · estado: Activo → Desactivado`)).toBeVisible();
  await revisar(page, 'auditoria', 'escritorio');
  await page
    .getByRole('button', { name: /^Ver usuario desactivado/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(NOMBRE).first()).toBeVisible();
  await revisar(page, 'auditoria-hecho', 'escritorio');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Acción' }).fill('usuario creado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Usuario desactivado' })).toHaveCount(0);
  const fila = page.getByRole('row').filter({ hasText: 'Usuario creado' });
  await expect(fila.getByText(NOMBRE)).toBeVisible();
  await expect(fila).toContainText('Marcelo Toapanta');
  const bajada = page.waitForEvent('download');
  await exportar(page);
  expect((await bajada).suggestedFilename()).toMatch(/^auditoria-\d{4}-\d\d-\d\d\.csv$/);
});

test('it fits a phone, lying down too, and the dark', async ({ entrar }) => {
  {
    const page = await entrar('admin@demo.ec', { tamano: 'telefono', ruta: '/admin/usuarios' });
    await expect(boton(page, 'Crear usuario').first()).toBeVisible();
    await revisar(page, 'usuarios', 'telefono');
    await boton(page, 'Crear usuario').first().click();
    await expect(caja(page, 'Email')).toBeVisible();
    await revisar(page, 'usuarios-crear', 'telefono');
  }
  {
    const page = await entrar('admin@demo.ec', { tamano: 'telefono', ruta: '/admin/auditoria' });
    await expect(page.getByRole('button', { name: /^Más acciones de / }).first()).toBeVisible();
    await revisar(page, 'auditoria', 'telefono');
  }
  {
    const page = await entrar('admin@demo.ec', { tamano: 'apaisado', ruta: '/admin/usuarios' });
    await boton(page, 'Crear usuario').first().click();
    await boton(page, 'Guardar').scrollIntoViewIfNeeded();
    await revisar(page, 'usuarios-crear', 'apaisado');
  }
  {
    const page = await entrar('admin@demo.ec', { tamano: 'oscuro', ruta: '/admin/usuarios' });
    await expect(boton(page, 'Crear usuario').first()).toBeVisible();
    await revisar(page, 'usuarios', 'oscuro');
  }
});

test('the operator puts them into a second company, which is theirs after their next login', async ({
  abrir,
  entrar,
  mundo,
}) => {
  const { OTRA, ANDINA } = mundo;
  const page = await entrar('operador@demo.ec', { ruta: '/admin/usuarios' });
  const deCual = page.getByRole('banner').getByRole('combobox', { name: 'Empresa' });
  const elegir = async (empresa: string) => {
    await deCual.fill(empresa);
    await page.getByTitle(empresa, { exact: true }).last().click();
  };
  await elegir(OTRA.empresa);
  await boton(page, `Editar ${NOMBRE}`).click();
  const hoja = page.getByRole('dialog');
  await hoja.getByRole('combobox', { name: 'Empresa' }).fill(ANDINA.empresa);
  await page.getByTitle(ANDINA.empresa, { exact: true }).last().click();
  await boton(page, 'Guardar').click();
  await expect(page.getByText('El usuario ha sido editado.')).toBeVisible();
  await revisar(page, 'usuarios-operador', 'escritorio');
  await elegir(ANDINA.empresa);
  await expect(page.getByText(mundo.correoDe(EMAIL))).toBeVisible();

  const suya = await abrir();
  await ingresar(suya, { email: mundo.correoDe(EMAIL), clave: CLAVE });
  const { empresa } = await suya.evaluate(
    async () =>
      (
        (await (await fetch('/v1/refrescar', { method: 'POST' })).json()) as {
          data: { empresa: string[] };
        }
      ).data,
  );
  expect(empresa).toEqual([OTRA.empresa, ANDINA.empresa]);

  await boton(page, `Editar ${NOMBRE}`).click();
  await hoja.getByRole('combobox', { name: 'Empresa' }).press('Backspace');
  await boton(page, 'Guardar').click();
  await expect(page.getByText(mundo.correoDe(EMAIL))).toHaveCount(0);
});

test('they are taken off, and their address is free', async ({ entrar, mundo }) => {
  const page = await conUsuarios(entrar);
  await boton(page, `Eliminar ${NOMBRE}`).click();
  await expect(page.getByText('¡No podrás revertir esta acción!')).toBeVisible();
  await boton(page, '¡Sí, eliminar!').click();
  await expect(page.getByText('El usuario ha sido eliminado.')).toBeVisible();
  await expect(page.getByText(mundo.correoDe(EMAIL))).toHaveCount(0);
  const data = { email: mundo.correoDe(EMAIL), password: CLAVE, status: true };
  const respuesta = await page.request.post(`/v1/login`, { data });
  expect(respuesta.status()).toBe(401);
});
