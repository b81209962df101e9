// Who gets in and by which door, where each lands, and what someone who may not get in sees.
import type { Page } from '@playwright/test';

import { openDb } from '../../services/kit/src/base/db';

import { baseDelProducto } from '../apoyo/base';
import { ingresar } from '../apoyo/pagina';
import { expect, test } from '../apoyo/pruebas';
import { retener } from '../apoyo/senal';

const SESION = 'comanda.sesion';
const LIMITE = 'comanda.sesion.hasta';

/** The five paths, the call each one uses, and an account that may use it. */
const PUERTAS = [
  { ruta: '/auth/login', llamada: '/v1/login', email: 'mesero@demo.ec' },
  { ruta: '/auth/login_admin', llamada: '/v1/validarlogin', email: 'admin@demo.ec' },
  { ruta: '/auth/login_contador', llamada: '/v1/login', email: 'contador@demo.ec' },
  { ruta: '/auth/login_dashboard', llamada: '/v1/login_dash', email: 'operador@demo.ec' },
  { ruta: '/auth/login_cocinero', llamada: '/v1/login', email: 'cocinero@demo.ec' },
];

const camino = (page: Page) => new URL(page.url()).pathname;
const formulario = (page: Page) => page.getByRole('button', { name: 'Ingresar' });
const alerta = (page: Page) => page.getByRole('form').getByRole('alert').filter({ hasText: /./ });
/** What the form says of a try that failed, under its fields. */
const rechazado = (page: Page, frase: string | RegExp) => expect(alerta(page)).toHaveText(frase);
/** Where an Administrador lands: it depends on whether others of this world have issued an invoice by now. */
const LLEGADA_DE_DUENO = '**/admin/{puntoventa,primer_dia}';
const tiles = (page: Page) => page.locator('.ventas-tile').first();

/** Tries to log in, and is refused with that sentence. */
async function intentar(
  page: Page,
  acceso: { email: string; clave: string },
  frase: string | RegExp,
) {
  await page.goto('/auth/login');
  await page.getByLabel('Correo').fill(acceso.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(acceso.clave);
  await formulario(page).click();
  await rechazado(page, frase);
  expect(camino(page)).toBe('/auth/login');
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
}

async function sinEntrada(page: Page, ruta: string) {
  await page.goto(ruta);
  await page.waitForURL('**/auth/login');
  await expect(formulario(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
}

/** The operator's switch, straight in the database of the product under test. */
async function ponerArea(empresa: string, area: string, activa: boolean): Promise<void> {
  const db = openDb({ url: await baseDelProducto() });
  const { rowCount } = await db.pool.query(
    `update plataforma.areas_empresa a set activa = $1 from identidad.empresas e
      where e.id = a.empresa_id and e.empresa = $2 and a.area = $3`,
    [activa, empresa, area],
  );
  await db.close();
  expect(rowCount).toBe(1);
}

test(
  'a wrong password and an unknown user are told the same',
  { tag: '@puerta' },
  async ({ abrir, mundo }) => {
    const { correoDe } = mundo;
    const page = await abrir();
    const frase = 'Correo o contraseña incorrectos';
    await intentar(page, { email: correoDe('cajero@demo.ec'), clave: 'no es esta' }, frase);
    await intentar(page, { email: 'nadie@demo.ec', clave: 'demo1234' }, frase);
  },
);

test('a slow answer shows that it is waited for, and Enter twice sends once', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  const { pedidas, soltar } = await retener(page, '**/v1/login');
  await page.goto(`/auth/login`);
  await page.getByLabel('Correo').fill(correoDe('cajero@demo.ec'));
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ingresando' })).toBeVisible();
  soltar();
  await rechazado(page, 'Correo o contraseña incorrectos');
  expect(pedidas).toHaveLength(1);
  await page.getByLabel('Correo').fill('otra@demo.ec');
  await expect(alerta(page), 'it went before the next try').toHaveCount(1);
});

test('what went wrong needs no other code, and says that there is no connection', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await page.goto(`/auth/login`);
  await expect(formulario(page)).toBeVisible();
  await page.waitForLoadState('networkidle'); // the page has its code: what fails is the login, not its start
  await page.route('**/*', (route) => route.abort());
  await page.getByLabel('Correo').fill(correoDe('cajero@demo.ec'));
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  await rechazado(page, 'No hay conexión con el servidor');
});

test('what was asked for is where the login leads, also when the session ran out', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  const context = page.context();
  const pedida = '/admin/facturas?estado=AUTORIZADA';
  const llegar = async () => {
    await page.getByLabel('Correo').fill(correoDe('admin@demo.ec'));
    await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pedida);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Facturas electrónicas' }),
    ).toBeVisible();
  };
  await page.goto(pedida);
  await page.waitForURL('**/auth/login');
  await llegar();
  await context.clearCookies();
  await page.reload();
  await page.waitForURL('**/auth/login');
  await llegar();
});

test('who may not see what was asked for lands on their first screen', async ({ abrir, mundo }) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await page.goto(`/admin/facturas`);
  await page.waitForURL('**/auth/login');
  await page.getByLabel('Correo').fill(correoDe('cajero@demo.ec'));
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/puntoventa');
});

test('with the server dead a session is locked while it can be renewed; past that nobody is shown', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('cajero@demo.ec') });
  await expect(tiles(page)).toBeVisible();
  for (const que of ['**/v1/**', '**/salud']) await page.route(que, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sin línea', exact: true })).toBeVisible();
  expect(camino(page)).toBe('/admin/puntoventa');
  await expect(tiles(page)).toHaveCount(0);

  await page.evaluate((clave) => localStorage.setItem(clave, '1'), LIMITE);
  await page.reload();
  await page.waitForURL('**/auth/login');
  await rechazado(page, 'No hay conexión con el servidor');
  expect(await page.evaluate((clave) => localStorage.getItem(clave), SESION)).toBeNull();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('after five wrong tries the page says how long to wait', async ({ abrir }) => {
  const page = await abrir();
  for (let vez = 0; vez < 5; vez++) {
    const data = { email: 'frenado@demo.ec', password: 'no', status: true };
    await page.request.post(`/v1/login`, { data });
  }
  const frase = /Demasiados intentos\. Espere \d+ (segundo|minuto)s? e intente de nuevo/;
  await intentar(page, { email: 'frenado@demo.ec', clave: 'no' }, frase);
});

test('an empty form sends nothing, names the field and puts the cursor in it', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  const enviadas: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') enviadas.push(request.url());
  });
  await page.goto(`/auth/login`);
  await formulario(page).click();
  await expect(page.getByText('Ingrese el correo')).toBeVisible();
  await page.keyboard.type(correoDe('cajero@demo.ec'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('demo1234');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('demo1234');
  expect(enviadas.filter((url) => url.includes('/v1/login'))).toEqual([]);
});

for (const { ruta, llamada, email } of PUERTAS)
  test(`${ruta} shows the login and uses its own call`, async ({ abrir, mundo }) => {
    const page = await abrir();
    const pedida = page.waitForRequest((request) => new URL(request.url()).pathname === llamada);
    await ingresar(page, { email: mundo.correoDe(email), ruta });
    await pedida;
  });

test('an accountant lands on Reporteria, by the address the specification gives', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('contador@demo.ec'), ruta: '/auth/login_contador' });
  await page.waitForURL('**/admin/reporteria');
  await expect(page.getByRole('heading', { level: 1, name: 'Reportería' })).toBeVisible();
  await expect(page.getByText('No se pudo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Punto de venta' })).toHaveCount(0);
  await page.goto(`/admin/reporte`);
  await page.waitForURL('**/admin/reporteria');
});

test('a seller lands on Clientes, as spelled in spec section 2', async ({ abrir, mundo }) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('vendedor@demo.ec') });
  await page.waitForURL('**/admin/resgistrar_clientes');
  await expect(page.getByRole('button', { name: 'Registrar Nuevo Cliente' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Punto de venta' })).toHaveCount(0);
});

test('the operator lands on the companies (spec section 2)', async ({ abrir, mundo }) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' });
  await page.waitForURL('**/admin/registrar_empresa');
  await expect(page.getByRole('button', { name: 'Registrar Empresa' }).first()).toBeVisible();
});

test('a cook lands on what is to be cooked; the warehouse (spec section 1) is one press away', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('cocinero@demo.ec'), ruta: '/auth/login_cocinero' });
  await page.waitForURL('**/admin/vizor');
  await page.getByRole('link', { name: /^Bodega/ }).click();
  await page.waitForURL('**/admin/bodega');
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear Materia Prima' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Punto de venta' })).toHaveCount(0);
});

test('unknown paths: of auth to the login, of admin to Inicio; logged out, to the login last seen', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await page.goto(`/auth/no_existe`);
  await page.waitForURL('**/auth/login');
  await page.goto(`/auth/login_admin`);
  await expect(formulario(page)).toBeVisible();
  await page.goto(`/admin/puntoventa`);
  await page.waitForURL('**/auth/login_admin');
  await ingresar(page, { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
  await page.goto(`/admin/no_existe`);
  await page.waitForURL('**/admin/index');
  await page.goto(`/auth/login`);
  await page.waitForURL(LLEGADA_DE_DUENO);
});

test('the menu stays as it was left, and so does the session, through a reload', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('cajero@demo.ec') });
  const marco = page.locator('.marco');
  await expect(marco).toHaveAttribute('data-lateral', '3%'); // the till wants the width
  await page.getByRole('button', { name: 'Expandir el menú' }).click();
  await expect(marco).toHaveAttribute('data-lateral', '100%');
  await page.reload();
  await expect(tiles(page)).toBeVisible();
  expect(camino(page)).toBe('/admin/puntoventa');
  await expect(marco).toHaveAttribute('data-lateral', '100%');
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await page.reload();
  await expect(tiles(page)).toBeVisible();
  await expect(marco).toHaveAttribute('data-lateral', '3%');
});

test('Cerrar Sesion, from the menu and from the dropdown, ends the session', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('mesero@demo.ec') });
  const lateral = page.getByRole('navigation', { name: 'Menú principal' });
  await lateral.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/auth/login');
  expect(await page.evaluate((clave) => localStorage.getItem(clave), SESION)).toBeNull();
  await sinEntrada(page, '/admin/puntoventa');

  await ingresar(page, { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
  await page.waitForURL(LLEGADA_DE_DUENO);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Punto de venta|Primer día/); // a menu that is open when the landing screen comes is closed by it
  await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/auth/login');
});

test('the page is not sent again while it is the same, and its styles hold', async ({
  abrir,
  mundo,
}) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('cajero@demo.ec') });
  await page.goto(`/admin/puntoventa`);
  await expect(tiles(page)).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const recibidos: number[] = [];
  cdp.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
    if (headers.etag && headers.vary) recibidos.push(statusCode);
  });
  const otra = await page.goto(`/admin/puntoventa`);
  await expect(tiles(page)).toBeVisible();
  expect(recibidos, `answered ${recibidos.join()}`).toContain(304);
  expect(otra?.headers()['content-security-policy']).toMatch(/style-src 'self' 'nonce-/);
  const pagar = page.getByRole('button', { name: /^Pagar/ });
  await expect(pagar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('Back, once one has left, shows nothing of who was in', async ({ abrir, mundo }) => {
  const { correoDe } = mundo;
  const page = await abrir();
  await ingresar(page, { email: correoDe('cajero@demo.ec') });
  await expect(tiles(page)).toBeVisible();
  await page.goto(`/admin/emitido`); // a document of its own
  const lateral = page.getByRole('navigation', { name: 'Menú principal' });
  await lateral.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/auth/login');
  for (const ir of ['goBack', 'goForward'] as const) {
    await page[ir]();
    await expect(formulario(page)).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});

test('a forged stored session lets nobody in', { tag: '@puerta' }, async ({ abrir, mundo }) => {
  const { PUERTO } = mundo;
  const page = await abrir();
  const forjada = {
    id: '00000000-0000-0000-0000-000000000000',
    perfil: 'Administrador',
    empresa: [PUERTO.empresa],
    nombreCompleto: 'Intruso',
  };
  const guardado = [
    [SESION, Buffer.from(JSON.stringify(forjada)).toString('base64')],
    [LIMITE, String(Date.now() + 86_400_000)],
  ] as const;
  await page.addInitScript((pares) => {
    for (const [clave, valor] of pares) localStorage.setItem(clave, valor);
  }, guardado);
  await sinEntrada(page, '/admin/puntoventa');
});

test(
  'an area that is off says so and sends none of its code',
  { tag: '@puerta' },
  async ({ abrir, mundo }) => {
    const { OTRA, correoDe } = mundo;
    await ponerArea(OTRA.empresa, 'ventas', false);
    try {
      const page = await abrir();
      const pedidos: string[] = [];
      page.on('request', (request) => pedidos.push(new URL(request.url()).pathname));
      await ingresar(page, { email: correoDe('admin@otra.ec') });
      await page.goto(`/admin/puntoventa`);
      await expect(page.getByText('Área no habilitada')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Punto de venta' })).toHaveCount(0);
      expect(pedidos.filter((ruta) => ruta.startsWith('/areas/ventas/'))).toEqual([]);
    } finally {
      await ponerArea(OTRA.empresa, 'ventas', true);
    }
  },
);
