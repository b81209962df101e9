// node --import tsx e2e/venta.ts: a cashier's day at the till, with what goes wrong in it.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';
import { guion, SRI } from './sri';

const CAJERO = { email: correoDe('cajero@demo.ec') };
const CAPTURAS = path.join(import.meta.dirname, 'capturas');
const DATOS = process.env.COMANDA_DATOS;

mkdirSync(CAPTURAS, { recursive: true });
const browser = await abrirNavegador();

const ESCRITORIO = { viewport: { width: 1366, height: 768 } };
const TELEFONO = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A till with nothing in it: a browser of its own, logged in. */
async function conCaja(hacer, opciones = ESCRITORIO, cuenta = CAJERO) {
  const context = await browser.newContext(opciones);
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  await ingresar(page, cuenta);
  await page.locator('.ventas-tile').first().waitFor();
  await hacer(page, context);
  assert.deepEqual(quejas, [], 'the page threw');
  await context.close();
}

const tile = (page, nombre) => page.locator('.ventas-tile', { hasText: nombre }).first();
const total = (page) => page.locator('.ventas-total dd').innerText();
const hecha = (page) => page.getByRole('region', { name: 'Ultima venta' });
const numero = async (page) => /\d{3}-\d{3}-\d{9}/.exec(await hecha(page).innerText())?.[0];

async function ordenar(page, ...nombres) {
  for (const nombre of nombres) await tile(page, nombre).click();
}

/** Runs in the page: the order is kept, should the page die. */
const guardado = (producto) =>
  Object.values(localStorage).some((texto) => texto.includes(producto));

/** Runs in the page: where something is in each of the sixty frames after it appears. */
function lugaresDe(selector) {
  return new Promise((resolve) => {
    const lugares = new Set();
    let quedan = 60;
    const mirar = () => {
      const caja = document.querySelector(selector)?.getBoundingClientRect();
      if (caja) lugares.add([caja.x, caja.y, caja.width, caja.height].map(Math.round).join(','));
      if (caja) quedan -= 1;
      if (quedan > 0) requestAnimationFrame(mirar);
      else resolve([...lugares]);
    };
    mirar();
  });
}

async function cobrar(page) {
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: /^Cobrar/ }).click();
}

/** The authority as good as gone, for this company. */
const CAIDA = ['recepcion', 'autorizacion'].map((en) => ({ en, hace: 'caida', veces: 1_000 }));

const bien = await comprobar({
  'logs in, sells two products to a customer by cedula, invoices and prints': () =>
    conCaja(async (page) => {
      await ordenar(page, 'Encebollado', 'Jugo de naranja');
      await page.getByRole('button', { name: 'Registrar' }).click();
      await page.getByLabel('Numero de cedula').fill('1710034065');
      await page
        .getByLabel(/^Nombre/)
        .and(page.locator('[value="Maria Fernanda Salazar"]'))
        .waitFor();
      await page.getByRole('button', { name: 'Guardar' }).click();
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      await page.getByLabel('Recibido').fill('10');
      await page.screenshot({ path: path.join(CAPTURAS, 'pago.png') });
      await page.getByRole('button', { name: /^Cobrar/ }).click();

      await hecha(page).getByText('Ticket impreso').waitFor();
      await hecha(page).getByText('Factura autorizada').waitFor();
      assert.match(await hecha(page).innerText(), /Cambio\s+\$4\.25/);
      assert.equal(await total(page), '$0.00');
      await page.screenshot({ path: path.join(CAPTURAS, 'venta.png') });
      if (!DATOS) return;
      const secuencia = await numero(page);
      const tickets = readdirSync(path.join(DATOS, 'tickets')).filter((nombre) =>
        nombre.startsWith(secuencia),
      );
      assert.ok(
        tickets.some((nombre) => nombre.endsWith('.png')),
        'no picture of the ticket',
      );
      assert.ok(
        tickets.some((nombre) => nombre.endsWith('.bin')),
        'no ESC/POS bytes',
      );
    }),

  'sells two products for cash in four taps, on a phone in five': async () => {
    await conCaja(async (page) => {
      await tile(page, 'Encebollado').click();
      await tile(page, 'Cola personal').click();
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      await page.getByRole('button', { name: /^Cobrar/ }).click();
      await hecha(page).getByText('Ticket impreso').waitFor();
    });
    await conCaja(async (page) => {
      await tile(page, 'Encebollado').tap();
      await tile(page, 'Cola personal').tap();
      await page.locator('.ventas-barra').tap();
      await page.screenshot({ path: path.join(CAPTURAS, 'telefono.png') });
      await page.getByRole('button', { name: 'Pagar', exact: true }).tap();
      await page.getByRole('button', { name: /^Cobrar/ }).tap();
      await hecha(page).getByText('Ticket impreso').waitFor();
    }, TELEFONO);
  },

  'sells two products for cash in six keys': () =>
    conCaja(async (page) => {
      for (const tecla of ['e', 'Enter', 'j', 'Enter', 'F9']) await page.keyboard.press(tecla);
      await page.locator('button:enabled', { hasText: 'Cobrar' }).waitFor();
      await page.keyboard.press('Enter');
      await hecha(page).getByText('Ticket impreso').waitFor();
    }),

  'sells two products by card in seven keys': () =>
    conCaja(async (page) => {
      for (const tecla of ['e', 'Enter', 'j', 'Enter', 'F9']) await page.keyboard.press(tecla);
      await page.locator('button:enabled', { hasText: 'Cobrar' }).waitFor();
      for (const tecla of ['t', 'Enter']) await page.keyboard.press(tecla);
      await hecha(page).getByText('TARJETA').waitFor();
    }),

  'a second Enter, a space and a double tap after a sale change nothing': () =>
    conCaja(async (page) => {
      await page.getByLabel('Buscar producto').fill('ence');
      await ordenar(page, 'Encebollado');
      await page.getByLabel('Buscar producto').focus();
      await page.keyboard.press('F9');
      await page.locator('button:enabled', { hasText: 'Cobrar' }).waitFor();
      for (const tecla of ['Enter', 'Enter', 'Enter', 'Space']) await page.keyboard.press(tecla);
      await hecha(page).getByText('Ticket impreso').waitFor();
      await page.keyboard.press('Enter');
      assert.match(await hecha(page).innerText(), /Cambio\s+\$0\.00/);
      assert.equal(await total(page), '$0.00');

      await ordenar(page, 'Encebollado');
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      const { x, y, width, height } = await page
        .getByRole('button', { name: /^Cobrar/ })
        .boundingBox();
      await page.waitForTimeout(500);
      await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 30 });
      await hecha(page).getByText('Ticket impreso').waitFor();
      assert.equal(await total(page), '$0.00');
    }),

  'a long press of a finger opens quantity and note when it leaves, and adds one unit': () =>
    conCaja(async (page, context) => {
      const cdp = await context.newCDPSession(page);
      await tile(page, 'Encebollado').scrollIntoViewIfNeeded();
      const { x, y, width, height } = await tile(page, 'Encebollado').boundingBox();
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      const dialogo = page.getByRole('dialog', { name: 'Encebollado' });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator('.ventas-tile[data-largo]').waitFor();
      await page.waitForTimeout(300);
      assert.equal(await dialogo.count(), 0, 'it came under the finger');
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await dialogo.waitFor();
      await page.waitForTimeout(600);
      await dialogo.getByLabel('Cantidad').fill('3');
      await dialogo.getByLabel('Nota').fill('sin cebolla');
      await dialogo.getByRole('button', { name: 'Aceptar' }).tap();
      await dialogo.waitFor({ state: 'hidden' });
      await page.locator('.ventas-barra', { hasText: '$10.50' }).tap();
      await page.getByText('sin cebolla').waitFor();

      await page.locator('.ventas-barra').tap();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.locator('.ventas-barra', { hasText: '$14.00' }).waitFor();
      assert.equal(await page.getByRole('dialog').count(), 0);
    }, TELEFONO),

  'on short screens and at 400% zoom lines are seen and Pagar is pressed': async () => {
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 683, height: 384 },
      { width: 360, height: 640 },
      { width: 320, height: 256 },
    ]) {
      await conCaja(
        async (page) => {
          for (let n = 0; n < 8; n++) await page.locator('.ventas-tile').nth(n).click();
          const barra = page.locator('.ventas-barra');
          if (await barra.isVisible()) await barra.click();
          const { height } = await page.locator('.ventas-lineas').boundingBox();
          assert.ok(
            height >= 40,
            `the lines have ${height} px at ${viewport.width}x${viewport.height}`,
          );
          await page
            .getByRole('button', { name: /^Sumar/ })
            .last()
            .click();
          await page.screenshot({
            path: path.join(CAPTURAS, `corta-${viewport.width}x${viewport.height}.png`),
          });
          await cobrar(page);
          await hecha(page).getByText('Ticket impreso').waitFor();
          const ancho = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(ancho <= viewport.width, `it is ${ancho} px wide`);
        },
        { viewport },
      );
    }
  },

  'splits a bill: the part is paid, the rest stays': () =>
    conCaja(async (page) => {
      await ordenar(page, 'Encebollado', 'Encebollado', 'Cola personal');
      await page.getByRole('button', { name: 'Dividir Cuenta' }).click();
      await page.getByRole('button', { name: /^(Pasar|Mover).*Encebollado/ }).click();
      await page.getByRole('button', { name: 'Pagar $3.50' }).click();
      await page.getByRole('button', { name: 'Cobrar $3.50', exact: true }).click();
      await hecha(page).getByText('Ticket impreso').waitFor();
      assert.equal(await total(page), '$4.75');
    }),

  'the payment stands still from its first frame: a press on Cobrar ends where it began': () =>
    conCaja(async (page) => {
      await ordenar(page, 'Encebollado');
      const lugares = page.evaluate(lugaresDe, '[role="dialog"] button[type="submit"]');
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      assert.equal((await lugares).length, 1, (await lugares).join(' '));
    }),

  'asks who it is above 50 dollars': () =>
    conCaja(async (page) => {
      await tile(page, 'Ceviche mixto').click({ clickCount: 5, delay: 20 });
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      await page.getByText('Sobre $50.00 registre los datos del cliente').waitFor();
    }),

  'a bath item of 0.25 is sold without asking anything': () =>
    conCaja(async (page) => {
      await page.getByLabel('Buscar producto').fill('servicio de ba');
      await page.keyboard.press('Enter');
      await cobrar(page);
      await hecha(page).getByText('Ticket impreso').waitFor();
    }),

  'a company that does not invoice sells with numbers of its own, and sees its own products only':
    () =>
      conCaja(
        async (page) => {
          assert.equal(await page.getByText('Ceviche').count(), 0);
          await page.locator('.ventas-tile').first().click();
          await cobrar(page);
          await hecha(page).getByText('Ticket impreso').waitFor();
          assert.equal(
            await hecha(page)
              .getByText(/Factura/)
              .count(),
            0,
          );
        },
        ESCRITORIO,
        { email: correoDe('admin@otra.ec') },
      ),

  'Administrador sells for each of two companies, each with its own order': () =>
    conCaja(
      async (page) => {
        await ordenar(page, 'Encebollado');
        await page.getByRole('button', { name: ANDINA.empresa }).click();
        await page.locator('.ventas-total dd', { hasText: '$0.00' }).waitFor();
        await page.locator('.ventas-tile').first().click();
        await cobrar(page);
        await hecha(page).getByText('Factura autorizada').waitFor();
        await page.getByRole('button', { name: PUERTO.empresa }).click();
        await page.locator('.ventas-total dd', { hasText: '$3.50' }).waitFor();
      },
      ESCRITORIO,
      { email: correoDe('admin@demo.ec') },
    ),

  'a reload with the payment open keeps the order': () =>
    conCaja(async (page) => {
      await ordenar(page, 'Encebollado');
      await page.getByRole('button', { name: 'Pagar', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.reload();
      await page.locator('.ventas-tile').first().waitFor();
      assert.equal(await total(page), '$3.50');
    }),

  'an expired session in mid-sale: the order survives the new login': () =>
    conCaja(async (page, context) => {
      await ordenar(page, 'Encebollado');
      await page.waitForFunction(guardado, 'Encebollado');
      await context.clearCookies();
      await page.route('**/claveacceso', (route) =>
        route.fulfill({
          status: 401,
          contentType: 'application/json',
          body: JSON.stringify({
            success: false,
            code: 'SESION_REQUERIDA',
            msg: 'Su sesion termino. Ingrese de nuevo',
          }),
        }),
      );
      await cobrar(page);
      await page.waitForURL('**/auth/login');
      await page.unroute('**/claveacceso');
      await page.getByLabel('Correo').fill(CAJERO.email);
      await page.getByLabel('Clave', { exact: true }).fill('demo1234');
      await page.keyboard.press('Enter');
      await page.locator('.ventas-tile').first().waitFor();
      assert.equal(await total(page), '$3.50');
      await cobrar(page);
      await hecha(page).getByText('Ticket impreso').waitFor();
    }),

  'two tabs of the same till show the same order and sell it once': () =>
    conCaja(async (page, context) => {
      const otra = await context.newPage();
      await otra.goto(`${URL_BASE}/admin/puntoventa`);
      await otra.locator('.ventas-tile').first().waitFor();
      await ordenar(page, 'Encebollado');
      await otra.getByText('Encebollado', { exact: true }).locator('visible=true').nth(1).waitFor();
      assert.equal(await total(otra), '$3.50');
      await cobrar(page);
      await hecha(page).getByText('Ticket impreso').waitFor();
      await hecha(otra).waitFor();
      assert.equal(await total(otra), '$0.00');
    }),

  'the answer of a sale is lost and the browser dies: one sale, found again': () =>
    conCaja(async (page, context) => {
      await ordenar(page, 'Encebollado');
      await page.route('**/v1/crear_venta', async (route) => {
        await route.fetch(); // the server sells; nobody hears it
        await page.close();
      });
      await cobrar(page).catch(() => undefined);
      const otra = await context.newPage();
      await otra.goto(`${URL_BASE}/admin/puntoventa`);
      await hecha(otra).waitFor();
      assert.equal(await total(otra), '$0.00');
    }),

  'the browser dies before the sale is sent: the order is intact and is sold once': () =>
    conCaja(async (page, context) => {
      await ordenar(page, 'Encebollado');
      await page.route('**/v1/crear_venta', async (route) => {
        await route.abort(); // a request held back would still leave when its page closes
        await page.close();
      });
      await cobrar(page).catch(() => undefined);
      const otra = await context.newPage();
      await otra.goto(`${URL_BASE}/admin/puntoventa`);
      await otra.locator('.ventas-tile').first().waitFor();
      await otra.getByText('La venta no se registro').waitFor();
      assert.equal(await total(otra), '$3.50');
      await cobrar(otra);
      await hecha(otra).getByText('Ticket impreso').waitFor();
    }),

  'the printer is off: the sale stands and its ticket is printed later': () =>
    conCaja(async (page) => {
      await page.route('**/imprimir/tikect', (route) => route.abort());
      await ordenar(page, 'Encebollado');
      await cobrar(page);
      await page.getByText('Error al enviar la factura o la impresora no esta conectada').waitFor();
      await hecha(page).getByText('El ticket no se imprimio').waitFor();
      await page.unroute('**/imprimir/tikect');
      await hecha(page).getByRole('button', { name: 'Reimprimir' }).click();
      await hecha(page).getByText('Ticket impreso').waitFor();
    }),

  'the authority is down: the sale stands, its invoice waits in sight, and goes when it can':
    async () => {
      if (!SRI) return;
      await guion(...CAIDA);
      try {
        await conCaja(async (page) => {
          await ordenar(page, 'Encebollado');
          await cobrar(page);
          await hecha(page)
            .getByText(/Factura (firmada, )?por enviar/)
            .waitFor();
          await guion();
          // it may have arrived, cut as it was: a minute passes before it goes again
          await hecha(page).getByText('Factura autorizada').waitFor({ timeout: 150_000 });
        });
      } finally {
        await guion();
      }
    },

  'logging out goes back to the login and the back button shows nothing': () =>
    conCaja(async (page) => {
      await page.getByRole('link', { name: 'Inicio' }).first().click();
      await page.waitForURL('**/admin/index');
      await page.getByRole('button', { name: 'Cerrar Sesion' }).first().click();
      await page.waitForURL('**/auth/login');
      await page.goBack();
      await page.getByLabel('Correo').waitFor();
      assert.equal(await page.locator('.ventas-tile').count(), 0);
    }),

  'what a profile may not see is not there: the cook has no till': async () => {
    const context = await browser.newContext(ESCRITORIO);
    const page = await context.newPage();
    await ingresar(page, { email: correoDe('cocinero@demo.ec') });
    await page.goto(`${URL_BASE}/admin/puntoventa`);
    await page.waitForURL('**/admin/index');
    assert.equal(await page.getByRole('link', { name: 'Punto de venta' }).count(), 0);
    await context.close();
  },
});

await browser.close();
process.exit(bien && existsSync(CAPTURAS) ? 0 : 1);
