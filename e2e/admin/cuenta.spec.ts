// One's own account, from the password that must be changed to the PIN that takes the till over.
import type { Page } from '@playwright/test';

import { openDb } from '../../services/kit/src/base/db';

import { cuentaCalls } from '../../shared/src/contracts/auth/cuenta';

import { baseDelProducto } from '../apoyo/base';
import { codigoDe } from '../apoyo/factor';
import { llamar } from '../apoyo/navegador';
import { ingresar } from '../apoyo/pagina';
import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

const CLAVE = 'demo1234';
const NUEVA = 'siete tazas de barro azul';
const PIN = { admin: '482913', cajero: '591734' };
// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const seccion = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, nombre: string) =>
  page.locator('.ventas-tile', { hasText: nombre }).first();
const lineas = (page: Page) => page.getByRole('button', { name: /^Quitar / });
const quien = (page: Page) => page.getByRole('banner').locator('[aria-haspopup="menu"]');

/** Chooses who goes on, by their name in the list; where there is one nobody is asked. */
async function elegir(page: Page, empresa: string, perfil: string) {
  const quienes = await llamar(page, cuentaCalls.listarConPin, { empresa });
  const nombre = quienes.find((uno) => uno.perfil === perfil)?.nombre ?? perfil;
  const dialogo = page.getByRole('dialog');
  const suyo = dialogo.locator('label').filter({ hasText: nombre });
  await expect(suyo.or(dialogo.getByText(nombre, { exact: true })).first()).toBeVisible();
  if ((await suyo.count()) > 0) await suyo.click();
}

/** As a hand does: what comes faster is a scanner's. */
const teclear = (page: Page, pin: string) => page.keyboard.type(pin, { delay: 60 });

async function verCuenta(page: Page) {
  await page.goto(`/admin/cuenta`);
  await expect(seccion(page, 'Datos')).toBeVisible();
}

async function salir(page: Page, telefono = false) {
  if (telefono) await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/auth/**');
}

async function crearPin(page: Page, pin: string) {
  await verCuenta(page);
  await page.getByRole('button', { name: /^(Crear|Cambiar) PIN$/ }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Contraseña actual').fill(CLAVE);
  await dialogo.getByLabel('PIN', { exact: true }).fill(pin);
  await page.keyboard.press('Enter');
  await expect(seccion(page, 'PIN').getByText('Tiene un PIN')).toBeVisible();
}

/** As an Administrador's reset leaves it. */
async function hacerCambiar(email: string): Promise<void> {
  const db = openDb({ url: await baseDelProducto() });
  const { rowCount } = await db.pool.query(
    'update identidad.usuarios set cambiar_clave = true where email = $1',
    [email],
  );
  await db.close();
  expect(rowCount).toBe(1);
}

const CON_FACTOR: { tamano: Tamano; quienEs: string }[] = [
  { tamano: 'escritorio', quienEs: 'contador@demo.ec' },
  { tamano: 'telefono', quienEs: 'cocinero@demo.ec' },
];
for (const { tamano, quienEs } of CON_FACTOR)
  test(`a second factor is put on and asked for at the login; a recovery code enters too, ${tamano}`, async ({
    entrar,
    mundo,
  }) => {
    const telefono = tamano === 'telefono';
    const email = mundo.correoDe(quienEs);
    const page = await entrar(quienEs, { tamano });
    await verCuenta(page);
    await revisar(page, 'cuenta', tamano);
    const factor = seccion(page, 'Segundo factor');
    await factor.getByLabel('Contraseña actual').fill(CLAVE);
    await page.keyboard.press('Enter');
    await expect(factor.getByRole('img', { name: /^Código QR/ })).toBeVisible();
    const secreto = (await factor.locator('code').innerText()).replaceAll(/\s/g, '');
    await revisar(page, 'cuenta-qr', tamano);
    await factor.getByLabel('Código de 6 dígitos').fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('El código no es válido').first()).toBeVisible();
    await factor.getByLabel('Código de 6 dígitos').fill(codigoDe(secreto));
    await page.keyboard.press('Enter');
    await expect(boton(page, 'Ya los guardé')).toBeVisible();
    const recuperacion = await factor.getByRole('listitem').first().innerText();
    await revisar(page, 'cuenta-codigos', tamano);
    await boton(page, 'Ya los guardé').click();
    await expect(factor.getByText(/^Activo\./)).toBeVisible();
    await salir(page, telefono);

    const conCodigo = async (codigo: () => Promise<void>) => {
      await page.getByLabel('Correo').fill(email);
      await page.getByLabel('Contraseña', { exact: true }).fill(CLAVE);
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible();
      await codigo();
      await page.keyboard.press('Enter');
    };
    await page.goto(`/auth/login`);
    await conCodigo(() => page.getByLabel('Código de 6 dígitos').fill('000000'));
    await expect(page.getByText('El código no es válido')).toBeVisible();
    await revisar(page, 'login-codigo', tamano);
    await page.getByLabel('Código de 6 dígitos').fill(codigoDe(secreto, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/**');
    await expect(page.locator('main *').first()).toBeVisible();
    await salir(page, telefono);
    await page.goto(`/auth/login`);
    await conCodigo(async () => {
      await boton(page, 'Usar un código de recuperación').click();
      await page.getByLabel('Código de recuperación').fill(recuperacion);
    });
    await page.waitForURL('**/admin/**');
  });

test('a password that was reset must be changed first, and then the first screen comes', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const email = correoDe('mesero@demo.ec');
  await hacerCambiar(email);
  const page = await abrir('telefono');
  await ingresar(page, { email });
  await page.waitForURL('**/admin/cuenta');
  await expect(page.getByText('Su contraseña es provisional')).toBeVisible();
  await expect(page.getByLabel('Contraseña nueva')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual'), 'typed a moment ago').toHaveCount(0);
  await page.goto(`/admin/puntoventa`);
  await page.waitForURL('**/admin/cuenta');
  await page.getByLabel('Contraseña actual').fill(CLAVE);
  await page.getByLabel('Contraseña nueva').fill('restaurante');
  await expect(page.getByText('Se necesita una mejor')).toBeVisible();
  await revisar(page, 'cuenta-clave', 'telefono');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contraseña es fácil de adivinar')).toBeVisible();
  await page.getByLabel('Contraseña nueva').fill(NUEVA);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/puntoventa');
  await expect(tile(page, 'Encebollado')).toBeVisible();
  await salir(page, true);
  await ingresar(page, { email, clave: NUEVA });
  await page.waitForURL('**/admin/puntoventa');
});

test('another browser of the account is seen here, and closed from here', async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { tamano: 'escritorio', ruta: '/admin/puntoventa' });
  const otra = await entrar('cajero@demo.ec', { tamano: 'telefono', ruta: '/admin/puntoventa' });
  await expect(tile(otra, 'Encebollado')).toBeVisible();
  await verCuenta(page);
  const abiertas = seccion(page, 'Sesiones abiertas').getByRole('listitem');
  await expect(abiertas.nth(1)).toBeVisible();
  await expect(seccion(page, 'Sesiones abiertas').getByText('Esta sesión')).toBeVisible();
  await boton(page, 'Cerrar las demás').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás' }).click();
  await expect(abiertas.nth(1)).toHaveCount(0);
  await otra.waitForTimeout(5_500); // what a server keeps of a session
  await otra.reload();
  await otra.waitForURL('**/auth/**');
});

test('a PIN takes the till over; carts stay whose they are, other tabs follow', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  {
    const page = await entrar('admin@demo.ec', { tamano: 'escritorio', ruta: '/admin/puntoventa' });
    await crearPin(page, PIN.admin);
  }
  {
    const page = await entrar('cajero@demo.ec', {
      tamano: 'escritorio',
      ruta: '/admin/puntoventa',
    });
    const context = page.context();
    await crearPin(page, PIN.cajero);
    await page.goto(`/admin/puntoventa`);
    await tile(page, 'Encebollado').click();
    await expect(lineas(page).first()).toBeVisible();
    const otra = await context.newPage();
    await otra.goto(`/admin/mesas`);
    await expect(quien(otra)).toBeVisible();
    const cajero = (await quien(page).textContent()) ?? '';

    await page.keyboard.press('F10');
    await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
    await elegir(page, empresa, 'Administrador');
    await expect(page.getByLabel('PIN', { exact: true })).toBeFocused();
    await revisar(page, 'cambiar-usuario', 'escritorio');
    await teclear(page, '000001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('El PIN no es correcto')).toBeVisible();
    await teclear(page, PIN.admin);
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Seleccione una Empresa').or(tile(page, 'Encebollado')).first(),
    ).toBeVisible();
    await expect(quien(page)).not.toHaveText(cajero);
    await expect(lineas(page)).toHaveCount(0);
    await expect(quien(otra)).not.toHaveText(cajero);
    await otra.close();

    await page.keyboard.press('F10');
    await elegir(page, empresa, 'Cajero');
    for (const digito of PIN.cajero) await boton(page, digito).click();
    await boton(page, 'Entrar').click();
    await expect(lineas(page).first()).toBeVisible();
    await expect(quien(page)).toHaveText(cajero);
    await page.goto(`/admin/cuenta`);
    await expect(page.getByText('Ingreso con PIN')).toBeVisible();
  }
});

test("an Administrador's PIN approves a discount on somebody else's till", async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { tamano: 'escritorio', ruta: '/admin/puntoventa' });
  await tile(page, 'Encebollado').click();
  await page.getByRole('button', { name: /^Cantidad de Encebollado/ }).click();
  await page.getByRole('button', { name: /^Descuento/ }).click();
  await page.getByLabel('Descuento', { exact: true }).fill('50');
  await boton(page, 'Empleado').click();
  await page.getByLabel('PIN del Administrador').fill(PIN.cajero);
  await page.keyboard.press('Enter');
  await expect(page.getByText('El PIN no es el de ese Administrador')).toBeVisible();
  await revisar(page, 'aprobar-pin', 'escritorio');
  await page.getByLabel('PIN del Administrador').fill(PIN.admin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.ventas-total dd')).toHaveText('$1.75');
  await boton(page, 'Pagar').click();
  await boton(page, 'Cobrar $1.75').click();
  const hecha = page.getByRole('region', { name: 'Última venta' });
  await expect(hecha.getByText('Ticket impreso')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/puntoventa/);
});

test('five wrong PINs of one lock that pair, and it says for how long', async ({
  entrar,
  mundo,
}) => {
  const page = await entrar('cajero@demo.ec', { tamano: 'telefono', ruta: '/admin/puntoventa' });
  await expect(tile(page, 'Encebollado')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await boton(page, 'Cambiar usuario').click();
  const campo = page.getByLabel('PIN', { exact: true });
  await expect(campo).toBeVisible();
  await elegir(page, mundo.PUERTO.empresa, 'Administrador');
  await revisar(page, 'cambiar-usuario', 'telefono');
  for (let vez = 0; vez < 5; vez++) {
    await campo.fill(`00010${vez}`);
    const respuesta = page.waitForResponse('**/v1/cambiar_usuario');
    await page.keyboard.press('Enter');
    await respuesta;
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  }
  await campo.fill('000200');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Demasiados intentos\. Espere \d+/)).toBeVisible();
  await revisar(page, 'cambiar-usuario-espera', 'telefono');
});
