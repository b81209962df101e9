// node e2e/accesibilidad.ts: every screen and dialog through axe, at the size of a till and of a phone, with touch targets
// and a picture of each; and the keyboard alone.
import assert from 'node:assert/strict';

import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';

const CAJERO = { email: correoDe('cajero@demo.ec') };
const browser = await abrirNavegador();

async function conPagina(opciones, hacer) {
  const context = await browser.newContext({ ...opciones, reducedMotion: 'reduce' });
  await hacer(await context.newPage());
  await context.close();
}

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const dialogo = (page) => page.getByRole('dialog');
const tile = (page, nombre) => page.locator('.ventas-tile', { hasText: nombre }).first();
const barra = (page) => page.locator('.ventas-barra');

/** On a phone the order is a pane of its own. */
async function verOrden(page) {
  if (await barra(page).isVisible()) await barra(page).click();
}

async function cerrar(page) {
  await page.keyboard.press('Escape');
  await dialogo(page).waitFor({ state: 'hidden' });
}

async function login(page, tamano) {
  await page.goto(`${URL_BASE}/auth/login`);
  await boton(page, 'Ingresar').waitFor();
  await revisar(page, 'login', tamano);
  await boton(page, 'Ingresar').click();
  await page.getByText('Ingrese el correo').waitFor();
  await revisar(page, 'login-faltas', tamano);
  await page.route('**/v1/login', (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, code: 'CREDENCIALES_INVALIDAS', msg: 'Correo o clave incorrectos' },
    }),
  );
  await page.getByLabel('Correo').fill(CAJERO.email);
  await page.getByLabel('Clave', { exact: true }).fill('mala');
  await boton(page, 'Ingresar').click();
  await page.getByText('Correo o clave incorrectos').waitFor();
  await revisar(page, 'login-rechazado', tamano);
}

async function inicioYMenu(page, tamano) {
  await ingresar(page, CAJERO);
  await page.goto(`${URL_BASE}/admin/index`);
  await page.getByRole('heading', { name: /^Hola, / }).waitFor();
  await revisar(page, 'inicio', tamano);
  if (tamano === 'telefono') {
    await boton(page, 'Abrir el menu').click();
    await revisar(page, 'menu', tamano);
  } else {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    await revisar(page, 'menu-usuario', tamano);
  }
}

async function puntoventa(page, tamano) {
  await ingresar(page, CAJERO);
  await tile(page, 'Encebollado').waitFor();
  await revisar(page, 'puntoventa', tamano);
  for (const nombre of ['Encebollado', 'Encebollado', 'Ceviche mixto', 'Cola personal']) {
    await tile(page, nombre).click();
  }
  await revisar(page, 'puntoventa-catalogo', tamano);
  await page.getByLabel('Buscar producto').fill('no hay tal cosa');
  await page.getByText('coincide').waitFor();
  await revisar(page, 'puntoventa-nada', tamano);
  await page.getByLabel('Buscar producto').fill('');
  await verOrden(page);
  await revisar(page, 'puntoventa-orden', tamano);
  await boton(page, 'Quitar Cola personal').click();
  await boton(page, 'Deshacer').waitFor();
  await revisar(page, 'puntoventa-deshacer', tamano);
  await boton(page, 'Deshacer').click();
}

async function dialogos(page, tamano) {
  await page.getByRole('button', { name: /^Cantidad de Encebollado/ }).click();
  await revisar(page, 'cantidad', tamano);
  await page.getByLabel('Cantidad', { exact: true }).fill('0');
  await boton(page, 'Aceptar').click();
  await page.getByText('Cantidad es 1 minimo requerido').last().waitFor();
  await revisar(page, 'cantidad-falta', tamano);
  await cerrar(page);

  await boton(page, 'Registrar').click();
  await page.getByLabel(/^Tipo de identificacion/).click();
  await comprobarALaVista(page, '.ant-select-dropdown');
  await revisar(page, 'cliente-tipo', tamano);
  await page.locator('.ant-select-item-option', { hasText: /^Cedula$/ }).click();
  await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
  await revisar(page, 'cliente', tamano);
  await boton(page, 'Guardar').click();
  await page.getByText('Por favor complete los campos').first().waitFor();
  await revisar(page, 'cliente-faltas', tamano);
  await page.getByRole('textbox', { name: 'Numero de cedula' }).fill('1710034065');
  await page.locator('[value="Maria Fernanda Salazar"]').first().waitFor();
  await revisar(page, 'cliente-hallado', tamano);
  await page.getByLabel('Telefono').fill('0900000001');
  await page.keyboard.press('Escape');
  await boton(page, 'Cancelar').waitFor();
  await revisar(page, 'cliente-descartar', tamano);
  await boton(page, 'Cancelar').click();
  await boton(page, 'Consumidor final').click();
  await dialogo(page).waitFor({ state: 'hidden' });

  await boton(page, 'Dividir Cuenta').click();
  await page.getByRole('button', { name: 'Pasar Encebollado' }).click();
  await revisar(page, 'dividir', tamano);
  await boton(page, 'Juntar de nuevo').click();

  await boton(page, 'Pagar').click();
  await revisar(page, 'pago', tamano);
  await page.getByLabel('Recibido').fill('1');
  await revisar(page, 'pago-corto', tamano);
  await page.getByLabel('Recibido').fill('50');
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await page.getByText('Factura autorizada').waitFor();
  await revisar(page, 'venta-hecha', tamano);
}

/** What has just opened lies within the window, also on a machine that asks for no motion. */
async function comprobarALaVista(page, selector) {
  const { width, height } = page.viewportSize();
  await page.locator(selector).waitFor();
  const caja = await page.locator(selector).boundingBox();
  const dentro =
    caja.x >= 0 && caja.y >= 0 && caja.x + caja.width <= width && caja.y + caja.height <= height;
  assert.ok(dentro, `${selector} opened at ${Math.round(caja.x)}, ${Math.round(caja.y)}`);
}

/** Runs in the page: where the focus is, whether it was there before, and whether one can see it. */
function parada() {
  const elemento = document.activeElement;
  const marca =
    elemento.closest('.ant-input-affix-wrapper, .ant-select, [role="radiogroup"] label') ??
    elemento;
  const { outlineStyle, boxShadow } = window.getComputedStyle(marca);
  const repetida = elemento.dataset.visto === '1';
  elemento.dataset.visto = '1';
  return {
    fuera: elemento === document.body,
    repetida,
    deFlechas: elemento.closest('[role="toolbar"], [role="radiogroup"]') !== null,
    nombre: elemento.getAttribute('aria-label') ?? `${elemento.textContent} .${elemento.className}`,
    enDialogo: elemento.closest('[role="dialog"]') !== null,
    seVe: outlineStyle !== 'none' || boxShadow !== 'none',
  };
}

async function pulsar(page, tecla) {
  await page.keyboard.press(tecla);
  return page.evaluate(parada);
}

/**
 * Tab from where the focus is until it comes round, and arrows round each toolbar and group of radios, which are one stop
 * of Tab; answers where it stopped.
 */
async function recorrer(page) {
  const paradas = [];
  for (let vez = 0; vez < 300; vez++) {
    const suya = await pulsar(page, 'Tab');
    if (suya.fuera) continue;
    if (suya.repetida) break;
    paradas.push(suya);
    while (suya.deFlechas) {
      const otra = await pulsar(page, 'ArrowRight');
      if (otra.repetida) break;
      paradas.push(otra);
    }
  }
  return paradas;
}

/** Arrows from the tab in use round the others and back to it: each shows its sale on the way. */
async function recorrerPestanas(page) {
  const otras = (await page.getByRole('tab').count()) - 1;
  const paradas = [];
  await page.getByRole('tab', { selected: true }).focus();
  while (paradas.length < otras) paradas.push(await pulsar(page, 'ArrowRight'));
  await page.keyboard.press('ArrowRight');
  return paradas;
}

/** One stop of Tab; arrows go from one to the next. */
async function recorrerTiles(page) {
  const cuantos = await page.locator('.ventas-tile').count();
  await page.locator('.ventas-tile').nth(1).focus();
  const paradas = [await pulsar(page, 'Home')];
  while (paradas.length < cuantos) paradas.push(await pulsar(page, 'ArrowRight'));
  return paradas;
}

/**
 * Runs in the page: what can be pressed and no key has stopped at. Escape does what the search's own cross does; what is
 * hidden from readers (arrows of the categories) is for a pointer, beside what keys go through.
 */
const sinVisitar = () =>
  [
    ...document.querySelectorAll(
      'button:enabled:not(.ant-input-clear-icon, [aria-hidden="true"]), a[href], input:enabled',
    ),
  ]
    .filter((elemento) => elemento.checkVisibility() && elemento.dataset.visto !== '1')
    .map((elemento) => elemento.getAttribute('aria-label') ?? elemento.textContent);

const DIALOGOS = [
  { abre: 'Registrar', titulo: 'Datos del cliente' },
  { abre: 'Dividir Cuenta', titulo: 'Dividir Cuenta' },
  { abre: 'Pagar', titulo: 'Pagar' },
];

const bien = await comprobar({
  ...Object.fromEntries(
    Object.entries(TAMANOS).flatMap(([tamano, opciones]) => [
      [`login, ${tamano}`, () => conPagina(opciones, (page) => login(page, tamano))],
      [
        `Inicio and menu, ${tamano}`,
        () => conPagina(opciones, (page) => inicioYMenu(page, tamano)),
      ],
      [
        `puntoventa and its dialogs, ${tamano}`,
        () =>
          conPagina(opciones, async (page) => {
            await puntoventa(page, tamano);
            await dialogos(page, tamano);
          }),
      ],
    ]),
  ),

  'the keyboard reaches everything at the till, and one sees where it is': () =>
    conPagina(TAMANOS.escritorio, async (page) => {
      await ingresar(page, CAJERO);
      await tile(page, 'Encebollado').click();
      const pestanas = await recorrerPestanas(page);
      const tiles = await recorrerTiles(page);
      const paradas = [...pestanas, ...tiles, ...(await recorrer(page))];
      assert.deepEqual(await page.evaluate(sinVisitar), []);
      assert.deepEqual(
        paradas.filter(({ seVe }) => !seVe).map(({ nombre }) => nombre),
        [],
      );
    }),

  'a dialog keeps the focus, Escape closes it and gives the focus back': () =>
    conPagina(TAMANOS.escritorio, async (page) => {
      await ingresar(page, CAJERO);
      await tile(page, 'Encebollado').click();
      for (const { abre, titulo } of DIALOGOS) {
        await boton(page, abre).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog', { name: titulo }).getByRole('button').first().waitFor();
        const paradas = await recorrer(page);
        assert.ok(paradas.length > 1, `${titulo}: nothing to press`);
        assert.deepEqual(
          paradas.filter(({ enDialogo, seVe }) => !enDialogo || !seVe),
          [],
          titulo,
        );
        await cerrar(page);
        const foco = await page.evaluate(() => document.activeElement.textContent.slice(0, 40));
        assert.ok(foco.startsWith(abre), `after ${titulo} the focus is on "${foco}"`);
      }
    }),
});

await browser.close();
process.exitCode = bien ? 0 : 1;
