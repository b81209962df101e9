// Every screen and dialog through axe, at the size of a till and of a phone, with touch targets and a picture of each; and the keyboard
// alone.
import type { Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { revisar, type Tamano } from '../apoyo/revisar';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogo = (page: Page) => page.getByRole('dialog');
const tile = (page: Page, nombre: string) =>
  page.locator('.ventas-tile', { hasText: nombre }).first();
const barra = (page: Page) => page.locator('.ventas-barra');

/** On a phone the order is a pane of its own. */
async function verOrden(page: Page): Promise<void> {
  if (await barra(page).isVisible()) await barra(page).click();
}

async function cerrar(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogo(page)).toBeHidden();
}

async function login(page: Page, tamano: Tamano): Promise<void> {
  await page.goto('/auth/login');
  await expect(boton(page, 'Ingresar')).toBeVisible();
  await revisar(page, 'login', tamano);
  await boton(page, 'Ingresar').click();
  await expect(page.getByText('Ingrese el correo')).toBeVisible();
  await revisar(page, 'login-faltas', tamano);
  await page.route('**/v1/login', (route) =>
    route.fulfill({
      status: 401,
      json: {
        success: false,
        code: 'CREDENCIALES_INVALIDAS',
        msg: 'Correo o contraseña incorrectos',
      },
    }),
  );
  await page.getByLabel('Correo').fill('cajero@demo.ec');
  await page.getByLabel('Contraseña', { exact: true }).fill('mala');
  await boton(page, 'Ingresar').click();
  await expect(page.getByText('Correo o contraseña incorrectos')).toBeVisible();
  await revisar(page, 'login-rechazado', tamano);
}

async function inicioYMenu(page: Page, tamano: Tamano): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Hola, / })).toBeVisible();
  await revisar(page, 'inicio', tamano);
  if (tamano === 'telefono' || tamano === 'apaisado') {
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    await revisar(page, 'menu', tamano);
  } else {
    await page.getByRole('banner').locator('[aria-haspopup="menu"]').click();
    await revisar(page, 'menu-usuario', tamano);
  }
}

async function puntoventa(page: Page, tamano: Tamano): Promise<void> {
  await expect(tile(page, 'Encebollado')).toBeVisible();
  await revisar(page, 'puntoventa', tamano);
  for (const nombre of ['Encebollado', 'Encebollado', 'Ceviche mixto', 'Cola personal']) {
    await tile(page, nombre).click();
  }
  await revisar(page, 'puntoventa-catalogo', tamano);
  await page.getByLabel('Buscar producto').fill('no hay tal cosa');
  await expect(page.getByText('coincide')).toBeVisible();
  await revisar(page, 'puntoventa-nada', tamano);
  await page.getByLabel('Buscar producto').fill('');
  await verOrden(page);
  await revisar(page, 'puntoventa-orden', tamano);
  await boton(page, 'Quitar Cola personal').click();
  await expect(boton(page, 'Deshacer')).toBeVisible();
  await revisar(page, 'puntoventa-deshacer', tamano);
  await boton(page, 'Deshacer').click();
}

async function dialogos(page: Page, tamano: Tamano): Promise<void> {
  await page.getByRole('button', { name: /^Cantidad de Encebollado/ }).click();
  await revisar(page, 'cantidad', tamano);
  const cantidad = page.getByLabel('Cantidad', { exact: true });
  const habia = await cantidad.inputValue();
  await cantidad.fill('0');
  await boton(page, 'Aceptar').click();
  await expect(page.getByText('Cantidad es 1 mínimo requerido').last()).toBeVisible();
  await revisar(page, 'cantidad-falta', tamano);
  await cantidad.fill(habia); // what was typed would be asked about
  await cerrar(page);

  await boton(page, 'Registrar').click();
  await page.getByLabel(/^Tipo de identificación/).click();
  await comprobarALaVista(page, '.ant-select-dropdown');
  await revisar(page, 'cliente-tipo', tamano);
  await page.locator('.ant-select-item-option', { hasText: /^Cédula$/ }).click();
  await expect(page.locator('.ant-select-dropdown')).toBeHidden();
  await revisar(page, 'cliente', tamano);
  await boton(page, 'Guardar').click();
  await expect(page.getByText('Por favor complete los campos').first()).toBeVisible();
  await revisar(page, 'cliente-faltas', tamano);
  await page.getByRole('textbox', { name: 'Número de cédula' }).fill('1710034065');
  await expect(page.locator('[value="María Fernanda Salazar"]').first()).toBeVisible();
  await revisar(page, 'cliente-hallado', tamano);
  await page.getByLabel('Teléfono').fill('0900000001');
  await page.keyboard.press('Escape');
  await expect(boton(page, 'Cancelar')).toBeVisible();
  await revisar(page, 'cliente-descartar', tamano);
  await boton(page, 'Cancelar').click();
  await boton(page, 'Consumidor final').click();
  await expect(dialogo(page)).toBeHidden();

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
  await expect(page.getByText('Factura autorizada')).toBeVisible();
  await expect(page.getByText('Ticket impreso')).toBeVisible(); // until then its button is at work, and fades back
  await revisar(page, 'venta-hecha', tamano);
}

/** What has just opened lies within the window, also on a machine that asks for no motion. */
async function comprobarALaVista(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeInViewport({ ratio: 1 });
}

type Parada = ReturnType<typeof parada>;

/** Runs in the page: where the focus is, whether it was there before, and whether one can see it. */
function parada() {
  const elemento = (document.activeElement ?? document.body) as HTMLElement;
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

async function pulsar(page: Page, tecla: string): Promise<Parada> {
  await page.keyboard.press(tecla);
  return page.evaluate(parada);
}

/**
 * Tab from where the focus is until it comes round, and arrows round each toolbar and group of radios, which are one stop
 * of Tab; answers where it stopped.
 */
async function recorrer(page: Page): Promise<Parada[]> {
  const paradas: Parada[] = [];
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
async function recorrerPestanas(page: Page): Promise<Parada[]> {
  const otras = (await page.getByRole('tab').count()) - 1;
  const paradas: Parada[] = [];
  await page.getByRole('tab', { selected: true }).focus();
  while (paradas.length < otras) paradas.push(await pulsar(page, 'ArrowRight'));
  await page.keyboard.press('ArrowRight');
  return paradas;
}

/** One stop of Tab; arrows go from one to the next. */
async function recorrerTiles(page: Page): Promise<Parada[]> {
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
const sinVisitar = () => {
  const deTecla =
    'button:enabled:not(.ant-input-clear-icon, [aria-hidden="true"]), a[href], input:enabled';
  return [...document.querySelectorAll<HTMLElement>(deTecla)]
    .filter((elemento) => elemento.checkVisibility() && elemento.dataset.visto !== '1')
    .map((elemento) => elemento.getAttribute('aria-label') ?? elemento.textContent);
};

const DIALOGOS = [
  { abre: 'Registrar', titulo: 'Datos del cliente' },
  { abre: 'Dividir Cuenta', titulo: 'Dividir Cuenta' },
  { abre: 'Pagar', titulo: 'Pagar' },
];

const TODOS: Tamano[] = ['escritorio', 'oscuro', 'apaisado', 'telefono'];
for (const tamano of TODOS) {
  test(`login, ${tamano}`, async ({ abrir }) => {
    await login(await abrir(tamano), tamano);
  });

  test(`Inicio and menú, ${tamano}`, async ({ entrar }) => {
    await inicioYMenu(await entrar('cajero@demo.ec', { tamano, ruta: '/admin/index' }), tamano);
  });

  test(`puntoventa and its dialogs, ${tamano}`, async ({ entrar }) => {
    const page = await entrar('cajero@demo.ec', { tamano, ruta: '/admin/puntoventa' });
    await puntoventa(page, tamano);
    await dialogos(page, tamano);
  });
}

test(
  'the keyboard reaches everything at the till, and one sees where it is',
  { tag: '@puerta' },
  async ({ entrar }) => {
    const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
    await tile(page, 'Encebollado').click();
    const pestanas = await recorrerPestanas(page);
    const tiles = await recorrerTiles(page);
    const paradas = [...pestanas, ...tiles, ...(await recorrer(page))];
    expect(await page.evaluate(sinVisitar)).toEqual([]);
    expect(paradas.filter(({ seVe }) => !seVe).map(({ nombre }) => nombre)).toEqual([]);
  },
);

test('a dialog keeps the focus, Escape closes it and gives the focus back', async ({ entrar }) => {
  const page = await entrar('cajero@demo.ec', { ruta: '/admin/puntoventa' });
  await tile(page, 'Encebollado').click();
  for (const { abre, titulo } of DIALOGOS) {
    await boton(page, abre).focus();
    await page.keyboard.press('Enter');
    const abierto = page.getByRole('dialog', { name: titulo });
    await expect(abierto.getByRole('button').nth(1)).toBeVisible(); // what closes it is there before the rest
    // a Tab before the dialog has taken the focus would find its first button twice
    await expect(page.locator('[role="dialog"]:focus, [role="dialog"] :focus')).toBeVisible();
    const paradas = await recorrer(page);
    expect(paradas.length, `${titulo}: nothing to press`).toBeGreaterThan(1);
    const malas = paradas.filter(({ enDialogo, seVe }) => !enDialogo || !seVe);
    expect(malas, titulo).toEqual([]);
    await cerrar(page);
    await expect(page.locator(':focus')).toContainText(abre);
  }
});
