// A session that nobody uses asks for the password again: the operator's after an hour, and a till's, which opens once a day, does not.
import type { Page } from '@playwright/test';

import { openDb } from '../../services/kit/src/base/db';

import { baseDelProducto } from '../apoyo/base';
import { ingresar } from '../apoyo/pagina';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

const RUTA = '/auth/login_dashboard';
const SESION = 'comanda.sesion';

const seccion = (page: Page) => page.getByRole('region', { name: 'Sesiones sin uso' });
const empresas = (page: Page) => page.getByRole('button', { name: 'Registrar Empresa' }).first();
const alLogin = async (page: Page) => {
  await page.waitForURL('**/auth/**');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
};

async function cambiar(sentencia: string, valores: readonly unknown[]): Promise<void> {
  const db = openDb({ url: await baseDelProducto() });
  const { rowCount } = await db.pool.query(sentencia, [...valores]);
  await db.close();
  expect(rowCount).not.toBe(0);
}

/** Their sessions were last used so long ago. */
const descansar = (email: string, minutos: number) =>
  cambiar(
    `update identidad.sesiones s set ultima = now() - make_interval(mins => $2)
       from identidad.usuarios u where u.id = s.usuario_id and u.email = $1 and s.revocada is null`,
    [email, minutos],
  );

/** The server renews their session half a minute ago, and the answer is lost on its way. */
async function perderRenovacion(page: Page, email: string): Promise<void> {
  const { origin } = new URL(page.url());
  const suyas = await page.context().cookies();
  const { ok } = await fetch(new URL('/v1/refrescar', origin), {
    method: 'POST',
    headers: { origin, cookie: suyas.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(ok).toBe(true);
  await cambiar(
    `update identidad.refrescos r set reemplazado = r.reemplazado - interval '31 seconds'
       from identidad.sesiones s join identidad.usuarios u on u.id = s.usuario_id
      where r.sesion_id = s.id and u.email = $1 and r.reemplazado is not null`,
    [email],
  );
}

test('a session of the operator that rested for an hour asks for the password again, and a till goes on', async ({
  abrir,
  mundo,
}) => {
  const operador = { email: mundo.correoDe('operador@demo.ec'), ruta: RUTA };
  const page = await abrir();
  await ingresar(page, operador);
  await expect(empresas(page)).toBeVisible();
  await descansar(operador.email, 55);
  await page.reload();
  await expect(empresas(page), 'it had not rested for an hour').toBeVisible();
  await descansar(operador.email, 61);
  await page.reload();
  await alLogin(page);
  await page.goto('/admin/registrar_empresa');
  await alLogin(page);
  await ingresar(page, operador);
  await expect(empresas(page)).toBeVisible();

  const cajero = mundo.correoDe('cajero@demo.ec');
  const till = await abrir();
  await ingresar(till, { email: cajero });
  await descansar(cajero, 11 * 60);
  await till.reload();
  await expect(till.locator('.ventas-tile').first()).toBeVisible();
  await descansar(cajero, 12 * 60 + 1);
  await till.reload();
  await alLogin(till);
});

test('a page of the operator that nobody touches for an hour ends its session, here and on the server', async ({
  abrir,
  mundo,
}) => {
  const page = await abrir();
  await page.clock.install();
  await ingresar(page, { email: mundo.correoDe('operador@demo.ec'), ruta: RUTA });
  await expect(empresas(page)).toBeVisible();
  const cookies = await page.context().cookies();
  const salida = page.waitForResponse('**/v1/salir');
  await page.clock.fastForward('01:01:00');
  expect((await salida).ok()).toBe(true);
  await alLogin(page);
  expect(await page.evaluate((clave) => localStorage.getItem(clave), SESION)).toBeNull();

  // who kept its cookies has no session with them
  const otra = await abrir();
  await otra.context().addCookies(cookies);
  await otra.goto('/admin/registrar_empresa');
  await alLogin(otra);
});

for (const tamano of ['escritorio', 'apaisado'] as const)
  test(`the operator sees how long sessions may rest, and saves it with their password alone: ${tamano}`, async ({
    entrar,
  }) => {
    const page = await entrar('operador@demo.ec', { tamano, ruta: '/admin/cuenta' });
    await expect(seccion(page)).toContainText(
      'la de un operador tras 1 hora; las de los locales, tras 12 horas',
    );
    await seccion(page).scrollIntoViewIfNeeded();
    await revisar(page, 'cuenta-sin-uso', tamano);
    await seccion(page).getByRole('button', { name: 'Cambiar tiempos' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Sesiones sin uso' });
    await expect(dialogo.getByLabel('Operador')).toHaveValue('60');
    await dialogo.getByLabel('Contraseña actual').fill('no es esta');
    await revisar(page, 'cuenta-sin-uso-cambiar', tamano);
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialogo.getByText('La contraseña actual no es correcta')).toBeVisible();
    // what is there is saved: these are of everybody, and other journeys walk on them
    await dialogo.getByLabel('Contraseña actual').fill('demo1234');
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialogo).toBeHidden();
    await expect(seccion(page)).toContainText('la de un operador tras 1 hora');
  });

test('a renewal whose answer never came takes neither the screen nor the session from who sells', async ({
  abrir,
  mundo,
}) => {
  const cajero = mundo.correoDe('cajero@demo.ec');
  const till = await abrir();
  await ingresar(till, { email: cajero });
  const tiles = till.locator('.ventas-tile');
  const fichaDe = async () =>
    (await till.context().cookies()).find(({ name }) => name === 'comanda_refresco')?.value;
  await tiles.first().click();
  const enOrden = till.locator('.ventas-linea');
  await expect(enOrden).toHaveCount(1);

  for (const vez of ['first', 'second']) {
    const antes = await fichaDe();
    await perderRenovacion(till, cajero);
    await till.reload();
    await expect(tiles.first(), vez).toBeVisible();
    await expect(enOrden).toHaveCount(1);
    await expect.poll(fichaDe).not.toBe(antes);
  }
  await till.getByRole('link', { name: 'Caja', exact: true }).click();
  await expect(till.getByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
});
