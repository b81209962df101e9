// What only a browser shows of the catalogue, the split bill and the customer in the payment: what a mouse, a wheel and a finger reach, what
// fits, and axe without exceptions.
import path from 'node:path';

import type { Locator, Page, ViewportSize } from '@playwright/test';

import { expect, test, type Entrar } from '../apoyo/pruebas';
import { hallazgosDe, lugarDe, quieto } from '../apoyo/revisar';

const TAMANOS = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const CAPTURAS = path.join(import.meta.dirname, '../capturas');
const LARGO = `Encebollado especial de la casa con ${'albacora'.repeat(6)} y limón`;
const SIN_BLANCOS = 'Encebolladomixto'.repeat(5);
const LINEAS = 60;

/** What the till reads of a product, as far as it is changed here. */
type Producto = { producto: string; precio_venta: number; id: string };
type Cambiar = (productos: Producto[]) => object[];

/** A till, whose catalogue `cambiar` may change on its way. */
async function conCaja(
  entrar: Entrar,
  { viewport, cambiar }: { viewport?: ViewportSize; cambiar?: Cambiar } = {},
): Promise<Page> {
  const page = await entrar('cajero@demo.ec', {
    ruta: '/admin/ayuda',
    opciones: viewport && { viewport },
  });
  if (cambiar)
    await page.route('**/v1/listar_produtos_empresa*', async (route) => {
      const respuesta = (await (await route.fetch()).json()) as { data: Producto[] };
      await route.fulfill({ json: { ...respuesta, data: cambiar(respuesta.data) } });
    });
  await page.goto('/admin/puntoventa');
  await expect(page.locator('.ventas-tile').first()).toBeVisible();
  return page;
}

/** The demo's first product, so many times, under names that are hard to fit. */
const dificiles: Cambiar = ([producto]) =>
  Array.from({ length: LINEAS }, (_, n) => ({
    ...producto,
    id: String(n + 1),
    producto: `${n} ${n % 2 === 0 ? LARGO : SIN_BLANCOS}`,
    precio_venta: 1,
  }));

/** No finding of any level, nothing wider than the window. */
async function sinHallazgos(page: Page, nombre: string): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const hallazgos = await hallazgosDe(page);
  await page.screenshot({ path: path.join(CAPTURAS, `${nombre}-${width}x${height}.png`) });
  expect(hallazgos, `${nombre}, ${width}x${height}`).toEqual([]);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sobra, `${nombre} is wider than ${width}x${height}`).toBe(0);
}

/** Runs in the page: boxes that hold more than their width, cut names apart. */
const desbordados = (dentro: string) =>
  [...document.querySelectorAll(`${dentro}, ${dentro} *`)]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth - clientWidth > 1)
    .filter((elemento) => !elemento.matches('.solo-lector, .solo-lector *, svg, svg *'))
    .filter((elemento) => window.getComputedStyle(elemento).textOverflow !== 'ellipsis')
    .map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth}>${clientWidth}`);

const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chip = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Categorías' }).getByRole('button', { name, exact: true });
const flecha = (page: Page, cual: number) => page.locator('.ventas-flechas > button').nth(cual);

/** Whether the whole of something lies where a pointer finds it. */
const aLaVista = (locator: Locator) =>
  locator.evaluate((elemento) => {
    const { left, right, top, bottom } = elemento.getBoundingClientRect();
    const puntos: [number, number][] = [
      [left + 4, (top + bottom) / 2],
      [right - 4, (top + bottom) / 2],
      [(left + right) / 2, top + 4],
      [(left + right) / 2, bottom - 4],
    ];
    return puntos.every(([x, y]) => elemento.contains(document.elementFromPoint(x, y)));
  });

async function verOrden(page: Page) {
  const barra = page.locator('.ventas-barra');
  if (await barra.isVisible()) await barra.click();
}

/** Those near the screen are in the page, each under its number in the list. */
const tileNumero = (page: Page, numero: number) =>
  page.locator(`.ventas-tiles li[aria-posinset="${numero}"] > button`);

/** A till whose order has sixty lines, all but one in the bill: those come from the storage, as after a reload. */
async function conDivision(page: Page) {
  for (let n = 1; n <= LINEAS; n++) await tileNumero(page, n).click();
  await verOrden(page);
  await boton(page, 'Dividir Cuenta').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('every category is reached with a mouse at 1366, in the order of the company', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  const nombres = await page.locator('.ventas-chips > button').allInnerTexts();
  expect(nombres).toEqual([
    'Todo',
    'Ceviches',
    'Encebollados y sopas',
    'Arroces',
    'Platos fuertes',
    'Piqueos y porciones',
    'Bebidas',
    'Del mostrador',
  ]);
  for (const nombre of nombres) {
    for (let vez = 0; vez < 5 && !(await aLaVista(chip(page, nombre))); vez++)
      await flecha(page, 1).click();
    expect(await aLaVista(chip(page, nombre)), `${nombre} is out of reach`).toBe(true);
  }
  await sinHallazgos(page, 'catalogo');
});

const muchasCategorias: Cambiar = (productos) =>
  productos.slice(0, 40).map((producto, n) => ({
    ...producto,
    id_categoria: `c${n + 1}`,
    categoria: `Categoría número ${n + 1}`,
    orden_categoria: n + 1,
  }));

/** How many rows of chips show. */
const filasDe = (chips: Locator) =>
  chips.evaluate((todos) => {
    const caja = todos.getBoundingClientRect();
    const altos = [...todos.querySelectorAll('button')]
      .map((uno) => uno.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= caja.top && bottom <= caja.bottom + 1)
      .map(({ top }) => Math.round(top));
    return new Set(altos).size;
  });
const bajado = (lista: Locator) => lista.evaluate(({ scrollTop }) => scrollTop);

test('many categories: a column, a line where it is narrow, a list where it is short; wheel, arrows and keys go through them', async ({
  entrar,
}) => {
  const page = await conCaja(entrar, { cambiar: muchasCategorias });
  const chips = page.locator('.ventas-chips');
  const ultima = chip(page, 'Categoría número 40');
  expect(await aLaVista(ultima)).toBe(false);
  expect(await filasDe(chips)).toBeGreaterThan(6);

  await chips.hover();
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => aLaVista(ultima), 'the wheel does not get there').toBe(true);
  await expect(flecha(page, 1)).toBeDisabled();

  await chip(page, 'Todo').focus();
  await expect.poll(() => aLaVista(chip(page, 'Todo'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => aLaVista(ultima), 'End does not get there').toBe(true);
  await page.keyboard.press('Home');

  await expect(page.locator('.ventas-flechas > button:enabled').nth(0)).toBeVisible();
  await expect.poll(() => bajado(chips)).toBe(0);
  for (let fila = 1; !(await aLaVista(ultima)) && fila < 40; fila++) {
    const antes = await bajado(chips);
    await page.locator('.ventas-flechas > button:enabled').last().click();
    await expect.poll(() => bajado(chips)).toBeGreaterThan(antes);
  }
  expect(await aLaVista(ultima), 'the arrows do not get there').toBe(true);
  await expect(chip(page, 'Todo'), 'an arrow took the focus').toBeFocused();
  await sinHallazgos(page, 'categorias');

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => filasDe(chips)).toBe(1);
  await sinHallazgos(page, 'categorias');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(chips).toBeHidden();
  await page
    .getByRole('combobox', { name: 'Categoría', exact: true })
    .selectOption('Categoría número 40');
  await expect(page.locator('.ventas-tile')).toHaveCount(1);
  await sinHallazgos(page, 'categorias');
});

test('tiles are at least 96 x 80, their letters 15 px, both larger at 1920', async ({ entrar }) => {
  const medir = async (viewport: ViewportSize) => {
    const page = await conCaja(entrar, { viewport });
    const tile = page.locator('.ventas-tile').first();
    const letra = await tile
      .locator('.ventas-tile-nombre')
      .evaluate((uno) => Number.parseFloat(window.getComputedStyle(uno).fontSize));
    const { width, height } = await lugarDe(tile);
    await sinHallazgos(page, 'tiles');
    await page.context().close();
    return { ancho: viewport.width, width, height, letra };
  };
  const medidas = [];
  for (const viewport of TAMANOS) medidas.push(await medir(viewport));
  for (const { ancho, width, height, letra } of medidas) {
    expect(width, `at ${ancho}`).toBeGreaterThanOrEqual(96);
    expect(height, `at ${ancho}`).toBeGreaterThanOrEqual(80);
    expect(letra, `at ${ancho}`).toBeGreaterThanOrEqual(15);
  }
  const [enCaja, enGrande] = medidas;
  for (const medida of ['width', 'height', 'letra'] as const)
    expect(enGrande?.[medida], medida).toBeGreaterThan(enCaja?.[medida] ?? Infinity);
});

test('a product that ran out says so and is not sold, by day and by night', async ({ entrar }) => {
  const page = await conCaja(entrar);
  await page.getByLabel('Buscar producto').fill('chupe');
  const agotado = page.getByRole('button', { name: /^Chupe de camarón.*Agotado/ });
  await agotado.click({ force: true }); // Playwright takes it for disabled, a finger does not
  await expect(page.locator('.ventas-total dd')).toHaveText('$0.00');
  await sinHallazgos(page, 'agotado');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('.ant-input-affix-wrapper').first()).not.toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  ); // antd follows a moment after the page
  await quieto(page); // and its buttons take a moment more
  await sinHallazgos(page, 'agotado-oscuro');
  await page.getByLabel('Buscar producto').fill('');
  await sinHallazgos(page, 'tiles-oscuro');
});

test('tiles come as one scrolls, and another search begins at its top', async ({ entrar }) => {
  const page = await conCaja(entrar, {
    cambiar: ([producto]) =>
      Array.from({ length: 500 }, (_, n) => ({
        ...producto,
        id: String(n + 1),
        producto: `Producto ${n}`,
      })),
  });
  const lista = page.locator('.ventas-tiles');
  await lista.hover();
  const ultimo = tileNumero(page, 500);
  for (let vez = 0; vez < 20 && !(await ultimo.isVisible()); vez++) {
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(300);
  }
  await expect(ultimo).toContainText('Producto 499');
  const enLaPagina = await lista.locator('.ventas-tile').count();
  expect(enLaPagina, `${enLaPagina} tiles in the page`).toBeLessThan(100);
  expect(await bajado(lista)).toBeGreaterThan(1000);
  await page.getByLabel('Buscar producto').fill('producto 4');
  await expect.poll(() => bajado(lista)).toBe(0);
  await expect(lista).toContainText('Producto 4');
});

test('a split bill of sixty lines with names hard to fit: amounts and both Pagar in sight, nothing overflows', async ({
  entrar,
}) => {
  const page = await conCaja(entrar, { cambiar: dificiles });
  await conDivision(page);
  for (let n = 0; n < 30; n++)
    await page
      .getByRole('region', { name: 'Cuenta', exact: true })
      .locator('li > button')
      .first()
      .click();
  for (const tamano of TAMANOS) {
    await page.setViewportSize(tamano);
    await page.emulateMedia({ colorScheme: tamano.width === 768 ? 'dark' : 'light' });
    const cuentas = page.locator('.ventas-dividir-cuenta');
    for (const n of [0, 1]) {
      const pagar = cuentas.nth(n).getByRole('button', { name: 'Pagar $30.00' });
      expect(await aLaVista(pagar), `Pagar of part ${n} at ${tamano.width}`).toBe(true);
      expect(await aLaVista(cuentas.nth(n).locator('li > button').first())).toBe(true);
    }
    expect(await aLaVista(boton(page, 'Juntar de nuevo'))).toBe(true);
    expect(await page.evaluate(desbordados, '.ventas-dividir')).toEqual([]);
    await sinHallazgos(page, 'dividir');
  }
});

test('the customer is changed inside the payment: Escape closes one dialog, asks for what was typed, and the focus comes back', async ({
  entrar,
}) => {
  const page = await conCaja(entrar);
  await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
  await boton(page, 'Pagar').click();
  await page.getByLabel('Recibido').fill('20');
  const cambiar = boton(page, 'Cambiar cliente');
  await cambiar.click();
  const cliente = page.getByRole('dialog', { name: 'Datos del cliente' });
  await expect(cliente).toBeVisible();
  await sinHallazgos(page, 'pago-cliente');
  await page.keyboard.press('Escape');
  await expect(cliente).toBeHidden();
  await expect(cambiar).toBeFocused();

  await cambiar.click();
  await page.getByLabel('Tipo de identificación').click();
  await page.getByTitle('Pasaporte', { exact: true }).click();
  await cliente.getByLabel('Pasaporte', { exact: true }).fill('AB123456');
  await expect(
    cliente.getByLabel(/^Nombre/).and(page.locator('[value="Helen Whitfield"]')),
  ).toBeVisible();
  await cliente.getByLabel('Teléfono').fill('0999999999');
  await page.keyboard.press('Escape');
  await boton(page, 'Cancelar').click();
  await cliente.getByLabel('Teléfono').fill('0978889900');
  await boton(page, 'Guardar').click();
  await expect(cliente).toBeHidden();
  await expect(
    page.locator('.ventas-cliente-nombre', { hasText: 'Helen Whitfield' }),
  ).toBeVisible();
  await expect(page.getByLabel('Recibido')).toHaveValue('20');
  for (const tamano of TAMANOS) {
    await page.setViewportSize(tamano);
    await sinHallazgos(page, 'pago');
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('button', { name: /^Cobrar/ }).click();
  await expect(page.getByText('Factura autorizada')).toBeVisible();
});

test('a RUC that is wrong is said while it is typed, in its words', async ({ entrar }) => {
  const page = await conCaja(entrar);
  await boton(page, 'Registrar').click();
  await page.getByLabel('Número de cédula').pressSequentially('1710034066001');
  await expect(page.getByText('El RUC no es válido: revise sus dígitos')).toBeVisible();
  await sinHallazgos(page, 'cliente-ruc');
});
