// node --import tsx e2e/ingreso.ts: who gets in and by which door, where each lands, and what someone who may not get in sees.
import assert from 'node:assert/strict';

import { openDb } from '../services/kit/src/db';

import { baseDelProducto } from './base';
import { correoDe, OTRA, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';

const ESCRITORIO = { viewport: { width: 1366, height: 768 } };
const SESION = 'comanda.sesion';
const LIMITE = 'comanda.sesion.hasta';

/** The five paths, the call each one uses, and an account that may use it. */
const PUERTAS = [
  { ruta: '/auth/login', llamada: '/v1/login', email: correoDe('mesero@demo.ec') },
  { ruta: '/auth/login_admin', llamada: '/v1/validarlogin', email: correoDe('admin@demo.ec') },
  { ruta: '/auth/login_contador', llamada: '/v1/login', email: correoDe('contador@demo.ec') },
  { ruta: '/auth/login_dashboard', llamada: '/v1/login_dash', email: correoDe('operador@demo.ec') },
  { ruta: '/auth/login_cocinero', llamada: '/v1/login', email: correoDe('cocinero@demo.ec') },
];

const browser = await abrirNavegador();

/** A browser of its own; what the page throws is a failure. */
async function conPagina(hacer) {
  const context = await browser.newContext(ESCRITORIO);
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  await hacer(page, context);
  assert.deepEqual(quejas, [], 'the page threw');
  await context.close();
}

const camino = (page) => new URL(page.url()).pathname;
const formulario = (page) => page.getByRole('button', { name: 'Ingresar' });
const alerta = (page) => page.getByRole('form').getByRole('alert').filter({ hasText: /./ });
/** What the form says of a try that failed, under its fields. */
async function rechazo(page) {
  await alerta(page).waitFor();
  return alerta(page).innerText();
}
const tiles = (page) => page.locator('.ventas-tile').first();

/** Tries to log in and answers what the page says about it. */
async function intentar(page, email, clave) {
  await page.goto(`${URL_BASE}/auth/login`);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Clave', { exact: true }).fill(clave);
  await formulario(page).click();
  const dicho = await rechazo(page);
  assert.equal(camino(page), '/auth/login');
  assert.equal(await page.locator('.ant-notification-notice').count(), 0);
  return dicho;
}

async function sinEntrada(page, ruta) {
  await page.goto(URL_BASE + ruta);
  await page.waitForURL('**/auth/login');
  await formulario(page).waitFor();
  assert.equal(await page.getByRole('navigation').count(), 0);
}

const bien = await comprobar({
  'a wrong password and an unknown user are told the same': () =>
    conPagina(async (page) => {
      const mala = await intentar(page, correoDe('cajero@demo.ec'), 'no es esta');
      const nadie = await intentar(page, 'nadie@demo.ec', 'demo1234');
      assert.equal(mala, 'Correo o clave incorrectos');
      assert.equal(mala, nadie);
    }),

  'a slow answer shows that it is waited for, and Enter twice sends once': () =>
    conPagina(async (page) => {
      const enviadas = [];
      let responder;
      const permiso = new Promise((resolve) => (responder = resolve));
      await page.route('**/v1/login', async (route) => {
        enviadas.push(route.request().url());
        await permiso;
        await route.continue();
      });
      await page.goto(`${URL_BASE}/auth/login`);
      await page.getByLabel('Correo').fill(correoDe('cajero@demo.ec'));
      await page.getByLabel('Clave', { exact: true }).fill('no es esta');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Ingresando' }).waitFor();
      responder();
      assert.equal(await rechazo(page), 'Correo o clave incorrectos');
      assert.equal(enviadas.length, 1);
      await page.getByLabel('Correo').fill('otra@demo.ec');
      assert.equal(await alerta(page).count(), 1, 'it went before the next try');
    }),

  'what went wrong needs no other code, and says that there is no connection': () =>
    conPagina(async (page) => {
      await page.goto(`${URL_BASE}/auth/login`);
      await formulario(page).waitFor();
      await page.waitForLoadState('networkidle'); // the page has its code: what fails is the login, not its start
      await page.route('**/*', (route) => route.abort());
      await page.getByLabel('Correo').fill(correoDe('cajero@demo.ec'));
      await page.getByLabel('Clave', { exact: true }).fill('demo1234');
      await page.keyboard.press('Enter');
      assert.equal(await rechazo(page), 'No hay conexion con el servidor');
    }),

  'what was asked for is where the login leads, also when the session ran out': () =>
    conPagina(async (page, context) => {
      const pedida = '/admin/facturas?estado=AUTORIZADA';
      const llegar = async () => {
        await page.getByLabel('Correo').fill(correoDe('admin@demo.ec'));
        await page.getByLabel('Clave', { exact: true }).fill('demo1234');
        await page.keyboard.press('Enter');
        await page.waitForURL(URL_BASE + pedida);
        await page.getByRole('heading', { level: 1, name: 'Facturas electronicas' }).waitFor();
      };
      await page.goto(URL_BASE + pedida);
      await page.waitForURL('**/auth/login');
      await llegar();
      await context.clearCookies();
      await page.reload();
      await page.waitForURL('**/auth/login');
      await llegar();
    }),

  'who may not see what was asked for lands on their first screen': () =>
    conPagina(async (page) => {
      await page.goto(`${URL_BASE}/admin/facturas`);
      await page.waitForURL('**/auth/login');
      await page.getByLabel('Correo').fill(correoDe('cajero@demo.ec'));
      await page.getByLabel('Clave', { exact: true }).fill('demo1234');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/puntoventa');
    }),

  'with the server dead a session is locked while it can be renewed; past that nobody is shown':
    () =>
      conPagina(async (page) => {
        await ingresar(page, { email: correoDe('cajero@demo.ec') });
        await tiles(page).waitFor();
        for (const que of ['**/v1/**', '**/salud']) await page.route(que, (route) => route.abort());
        await page.reload();
        await page.getByRole('heading', { name: 'Sin linea', exact: true }).waitFor();
        assert.equal(camino(page), '/admin/puntoventa');
        assert.equal(await tiles(page).count(), 0);

        await page.evaluate((clave) => localStorage.setItem(clave, '1'), LIMITE);
        await page.reload();
        await page.waitForURL('**/auth/login');
        assert.equal(await rechazo(page), 'No hay conexion con el servidor');
        assert.equal(await page.evaluate((clave) => localStorage.getItem(clave), SESION), null);
        assert.equal(await page.getByRole('navigation').count(), 0);
      }),

  'after five wrong tries the page says how long to wait': () =>
    conPagina(async (page) => {
      for (let vez = 0; vez < 5; vez++) {
        const data = { email: 'frenado@demo.ec', password: 'no', status: true };
        await page.request.post(`${URL_BASE}/v1/login`, { data });
      }
      const dicho = await intentar(page, 'frenado@demo.ec', 'no');
      assert.match(dicho, /Demasiados intentos\. Espere \d+ (segundo|minuto)s? e intente de nuevo/);
    }),

  'an empty form sends nothing, names the field and puts the cursor in it': () =>
    conPagina(async (page) => {
      const enviadas = [];
      page.on('request', (request) => request.method() === 'POST' && enviadas.push(request.url()));
      await page.goto(`${URL_BASE}/auth/login`);
      await formulario(page).click();
      await page.getByText('Ingrese el correo').waitFor();
      await page.keyboard.type(correoDe('cajero@demo.ec'));
      await page.keyboard.press('Enter');
      await page.keyboard.type('demo1234');
      assert.equal(await page.getByLabel('Clave', { exact: true }).inputValue(), 'demo1234');
      assert.deepEqual(
        enviadas.filter((url) => url.includes('/v1/login')),
        [],
      );
    }),

  'each of the five paths shows the login and uses its own call': async () => {
    for (const { ruta, llamada, email } of PUERTAS) {
      await conPagina(async (page) => {
        const pedida = page.waitForRequest((request) => request.url() === URL_BASE + llamada);
        await ingresar(page, { email, ruta });
        await pedida;
      });
    }
  },

  'an accountant lands on Reporteria, by the address the specification gives': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('contador@demo.ec'), ruta: '/auth/login_contador' });
      await page.waitForURL('**/admin/reporteria');
      await page.getByRole('heading', { level: 1, name: 'Reporteria' }).waitFor();
      assert.equal(await page.getByText('No se pudo').count(), 0);
      assert.equal(await page.getByRole('link', { name: 'Punto de venta' }).count(), 0);
      await page.goto(`${URL_BASE}/admin/reporte`);
      await page.waitForURL('**/admin/reporteria');
    }),

  'a seller lands on Clientes, as spelled in spec section 2': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('vendedor@demo.ec') });
      await page.waitForURL('**/admin/resgistrar_clientes');
      await page.getByRole('button', { name: 'Registar Nuevo Cliente' }).waitFor();
      assert.equal(await page.getByRole('link', { name: 'Punto de venta' }).count(), 0);
    }),

  'the operator lands on the companies (spec section 2)': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('operador@demo.ec'), ruta: '/auth/login_dashboard' });
      await page.waitForURL('**/admin/registrar_empresa');
      await page.getByRole('button', { name: 'Registrar Empresa' }).first().waitFor();
    }),

  'a cook lands on the warehouse (spec section 1)': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('cocinero@demo.ec'), ruta: '/auth/login_cocinero' });
      await page.waitForURL('**/admin/bodega');
      await page.getByRole('heading', { level: 1, name: 'Bodega' }).waitFor();
      await page.getByRole('button', { name: 'Crear Materia Prima' }).first().waitFor();
      assert.equal(await page.getByRole('link', { name: 'Punto de venta' }).count(), 0);
    }),

  'unknown paths: of auth to the login, of admin to Inicio; logged out, to the login last seen':
    () =>
      conPagina(async (page) => {
        await page.goto(`${URL_BASE}/auth/no_existe`);
        await page.waitForURL('**/auth/login');
        await page.goto(`${URL_BASE}/auth/login_admin`);
        await formulario(page).waitFor();
        await page.goto(`${URL_BASE}/admin/puntoventa`);
        await page.waitForURL('**/auth/login_admin');
        await ingresar(page, { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
        await page.goto(`${URL_BASE}/admin/no_existe`);
        await page.waitForURL('**/admin/index');
        await page.goto(`${URL_BASE}/auth/login`);
        await page.waitForURL('**/admin/puntoventa');
      }),

  'the menu stays as it was left, and so does the session, through a reload': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('cajero@demo.ec') });
      const ancho = () => page.locator('.marco').getAttribute('data-lateral');
      await page.getByRole('button', { name: 'Contraer el menu' }).click();
      assert.equal(await ancho(), '3%');
      await page.reload();
      await tiles(page).waitFor();
      assert.equal(camino(page), '/admin/puntoventa');
      assert.equal(await ancho(), '3%');
      await page.getByRole('button', { name: 'Expandir el menu' }).click();
      await page.reload();
      await tiles(page).waitFor();
      assert.equal(await ancho(), '100%');
    }),

  'Cerrar Sesion, from the menu and from the dropdown, ends the session': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('mesero@demo.ec') });
      const lateral = page.getByRole('navigation', { name: 'Menu principal' });
      await lateral.getByRole('button', { name: 'Cerrar Sesion' }).click();
      await page.waitForURL('**/auth/login');
      assert.equal(await page.evaluate((clave) => localStorage.getItem(clave), SESION), null);
      await sinEntrada(page, '/admin/puntoventa');

      await ingresar(page, { email: correoDe('admin@demo.ec'), ruta: '/auth/login_admin' });
      await tiles(page).waitFor(); // a menu that is open when the landing screen comes is closed by it
      await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name: 'Cerrar Sesion' }).click();
      await page.waitForURL('**/auth/login');
    }),

  'the page is not sent again while it is the same, and its styles hold': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('cajero@demo.ec') });
      await page.goto(`${URL_BASE}/admin/puntoventa`);
      await tiles(page).waitFor();
      await page.waitForLoadState('networkidle');
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Network.enable');
      const recibidos = [];
      cdp.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
        if (headers.etag && headers.vary) recibidos.push(statusCode);
      });
      const otra = await page.goto(`${URL_BASE}/admin/puntoventa`);
      await tiles(page).waitFor();
      assert.ok(recibidos.includes(304), `answered ${recibidos}`);
      assert.match(otra.headers()['content-security-policy'], /style-src 'self' 'nonce-/);
      const pintado = await page
        .getByRole('button', { name: /^Pagar/ })
        .evaluate((uno) => getComputedStyle(uno).backgroundColor);
      assert.notEqual(pintado, 'rgba(0, 0, 0, 0)');
    }),

  'Back, once one has left, shows nothing of who was in': () =>
    conPagina(async (page) => {
      await ingresar(page, { email: correoDe('cajero@demo.ec') });
      await tiles(page).waitFor();
      await page.goto(`${URL_BASE}/admin/emitido`); // a document of its own
      const lateral = page.getByRole('navigation', { name: 'Menu principal' });
      await lateral.getByRole('button', { name: 'Cerrar Sesion' }).click();
      await page.waitForURL('**/auth/login');
      for (const ir of ['goBack', 'goForward']) {
        await page[ir]();
        await formulario(page).waitFor();
        assert.equal(await page.getByRole('navigation').count(), 0);
      }
    }),

  'a forged stored session lets nobody in': () =>
    conPagina(async (page) => {
      const forjada = {
        id: '00000000-0000-0000-0000-000000000000',
        perfil: 'Administrador',
        empresa: [PUERTO.empresa],
        nombreCompleto: 'Intruso',
      };
      await page.addInitScript(
        ([clave, valor]) => localStorage.setItem(clave, valor),
        [SESION, Buffer.from(JSON.stringify(forjada)).toString('base64')],
      );
      await sinEntrada(page, '/admin/puntoventa');
    }),

  'an area that is off says so and sends none of its code': async () => {
    const area = await areaDe(OTRA.empresa, 'ventas');
    await area.poner(false);
    try {
      await conPagina(async (page) => {
        const pedidos = [];
        page.on('request', (request) => pedidos.push(new URL(request.url()).pathname));
        await ingresar(page, { email: correoDe('admin@otra.ec') });
        await page.goto(`${URL_BASE}/admin/puntoventa`);
        await page.getByText('Area no habilitada').waitFor();
        assert.equal(await page.getByRole('link', { name: 'Punto de venta' }).count(), 0);
        assert.deepEqual(
          pedidos.filter((ruta) => ruta.startsWith('/areas/ventas/')),
          [],
        );
      });
    } finally {
      await area.poner(true);
      await area.cerrar();
    }
  },
});

await browser.close();
process.exitCode = bien ? 0 : 1;

/** The operator's switch, until there is a screen for it: straight in the database of the product under test. */
async function areaDe(empresa, nombre) {
  const db = openDb({ url: await baseDelProducto() });
  return {
    poner: async (activa) => {
      const { rowCount } = await db.pool.query(
        `update plataforma.areas_empresa a set activa = $1 from plataforma.empresas e
          where e.id = a.empresa_id and e.empresa = $2 and a.area = $3`,
        [activa, empresa, nombre],
      );
      assert.equal(rowCount, 1);
    },
    cerrar: () => db.close(),
  };
}
