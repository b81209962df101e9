// node e2e/catalogo.ts: what only a browser shows of the catalogue, the split bill and the customer in the payment: what a
// mouse, a wheel and a finger reach, what fits, and axe without exceptions.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { correoDe } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';

const CAJERO = { email: correoDe('cajero@demo.ec') };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CAPTURAS = path.join(import.meta.dirname, 'capturas');
const TAMANOS = [
  ...[
    [1366, 768],
    [1920, 1080],
    [768, 1024],
    [390, 844],
    [360, 640],
    [844, 390],
  ],
].map(([width, height]) => ({ width, height }));
const LARGO = `Encebollado especial de la casa con ${'albacora'.repeat(6)} y limon`;
const SIN_BLANCOS = 'Encebolladomixto'.repeat(5);
const LINEAS = 60;

const browser = await abrirNavegador();

async function conCaja(hacer, opciones = {}, productos = null) {
  const context = await browser.newContext({ viewport: TAMANOS[0], ...opciones });
  const page = await context.newPage();
  if (productos)
    await page.route('**/v1/listar_produtos_empresa*', async (route) => {
      const respuesta = await (await route.fetch()).json();
      await route.fulfill({ json: { ...respuesta, data: productos(respuesta.data) } });
    });
  await ingresar(page, CAJERO);
  await page.locator('.ventas-tile').first().waitFor();
  await hacer(page, context);
  await context.close();
}

/** The demo's first product, so many times, under names that are hard to fit. */
const dificiles = ([producto]) =>
  Array.from({ length: LINEAS }, (_, n) => ({
    ...producto,
    id: String(n + 1),
    producto: `${n} ${n % 2 === 0 ? LARGO : SIN_BLANCOS}`,
    precio_venta: 1,
  }));

/** No finding of any level, nothing wider than the window. */
async function sinHallazgos(page, nombre) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  const hallazgos = violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  const { width, height } = page.viewportSize();
  await page.screenshot({ path: path.join(CAPTURAS, `${nombre}-${width}x${height}.png`) });
  assert.deepEqual(hallazgos, [], `${nombre}, ${width}x${height}`);
  const sobra = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.equal(sobra, 0, `${nombre} is wider than ${width}x${height}`);
}

/** Runs in the page: boxes that hold more than their width, cut names apart. */
const desbordados = (dentro) =>
  [...document.querySelectorAll(`${dentro}, ${dentro} *`)]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth - clientWidth > 1)
    .filter((elemento) => !elemento.matches('.solo-lector, .solo-lector *, svg, svg *'))
    .filter((elemento) => window.getComputedStyle(elemento).textOverflow !== 'ellipsis')
    .map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth}>${clientWidth}`);

const boton = (page, name) => page.getByRole('button', { name, exact: true });
const chip = (page, name) =>
  page.getByRole('toolbar', { name: 'Categorias' }).getByRole('button', { name, exact: true });
const flecha = (page, cual) => page.locator('.ventas-flechas > button').nth(cual);

/** Whether the whole of something lies where a pointer finds it. */
const aLaVista = (locator) =>
  locator.evaluate((elemento) => {
    const { left, right, top, bottom } = elemento.getBoundingClientRect();
    const puntos = [
      [left + 4, (top + bottom) / 2],
      [right - 4, (top + bottom) / 2],
      [(left + right) / 2, top + 4],
      [(left + right) / 2, bottom - 4],
    ];
    return puntos.every(([x, y]) => elemento.contains(document.elementFromPoint(x, y)));
  });

async function verOrden(page) {
  const barra = page.locator('.ventas-barra');
  if (await barra.isVisible()) await barra.click();
}

/** Those near the screen are in the page, each under its number in the list. */
const tileNumero = (page, numero) =>
  page.locator(`.ventas-tiles li[aria-posinset="${numero}"] > button`);

/** A till whose order has sixty lines, all but one in the bill: those come from the storage, as after a reload. */
async function conDivision(page) {
  for (let n = 1; n <= LINEAS; n++) await tileNumero(page, n).click();
  await verOrden(page);
  await boton(page, 'Dividir Cuenta').click();
  await page.getByRole('dialog').waitFor();
}

const bien = await comprobar({
  'every category is reached with a mouse at 1366, in the order of the company': () =>
    conCaja(async (page) => {
      const nombres = await page.locator('.ventas-chips > button').allInnerTexts();
      assert.deepEqual(nombres, [
        ...['Todo', 'Ceviches', 'Encebollados y sopas', 'Arroces', 'Platos fuertes'],
        ...['Piqueos y porciones', 'Bebidas', 'Del mostrador'],
      ]);
      for (const nombre of nombres) {
        for (let vez = 0; vez < 5 && !(await aLaVista(chip(page, nombre))); vez++)
          await flecha(page, 1).click();
        assert.ok(await aLaVista(chip(page, nombre)), `${nombre} is out of reach`);
      }
      await sinHallazgos(page, 'catalogo');
    }),

  'many categories: two rows, one where the window is short; wheel, arrows and keys go through them':
    () => {
      const muchas = (productos) =>
        productos.slice(0, 40).map((producto, n) => ({
          ...producto,
          categoria: `Categoria numero ${n + 1}`,
          orden_categoria: n + 1,
        }));
      return conCaja(
        async (page) => {
          const chips = page.locator('.ventas-chips');
          const ultima = chip(page, 'Categoria numero 40');
          assert.equal(await aLaVista(ultima), false);
          const filas = async () =>
            new Set(
              await chips.locator('button').evaluateAll((todos) => {
                const caja = todos[0].parentElement.getBoundingClientRect();
                return todos
                  .map((uno) => uno.getBoundingClientRect())
                  .filter(({ top, bottom }) => top >= caja.top && bottom <= caja.bottom + 1)
                  .map(({ top }) => Math.round(top));
              }),
            ).size;
          assert.equal(await filas(), 2);

          await chips.hover();
          await page.mouse.wheel(0, 10_000);
          await page.waitForFunction((uno) => uno.scrollTop > 0, await chips.elementHandle());
          assert.ok(await aLaVista(ultima), 'the wheel does not get there');
          assert.ok(await flecha(page, 1).isDisabled());

          await chip(page, 'Todo').focus();
          assert.ok(await aLaVista(chip(page, 'Todo')));
          await page.keyboard.press('End');
          assert.ok(await aLaVista(ultima), 'End does not get there');
          await page.keyboard.press('Home');

          await page.locator('.ventas-flechas > button:enabled').nth(0).waitFor();
          await page.waitForFunction((uno) => uno.scrollTop === 0, await chips.elementHandle());
          for (let fila = 1; !(await aLaVista(ultima)) && fila < 40; fila++) {
            const antes = await chips.evaluate((uno) => uno.scrollTop);
            await page.locator('.ventas-flechas > button:enabled').last().click();
            await page.waitForFunction(
              ([uno, desde]) => uno.scrollTop > desde,
              [await chips.elementHandle(), antes],
            );
          }
          assert.ok(await aLaVista(ultima), 'the arrows do not get there');
          const foco = await page.evaluate(() => document.activeElement.textContent);
          assert.equal(foco, 'Todo', 'an arrow took the focus');
          await sinHallazgos(page, 'categorias');

          await page.setViewportSize({ width: 844, height: 390 });
          await page.waitForFunction((uno) => uno.clientHeight < 60, await chips.elementHandle());
          assert.equal(await filas(), 1);
          await sinHallazgos(page, 'categorias');
        },
        {},
        muchas,
      );
    },

  'tiles are at least 96 x 80, their letters 15 px, both larger at 1920': async () => {
    const medidas = {};
    for (const viewport of TAMANOS) {
      await conCaja(
        async (page) => {
          const tile = page.locator('.ventas-tile').first();
          const letra = await tile
            .locator('.ventas-tile-nombre')
            .evaluate((uno) => Number.parseFloat(window.getComputedStyle(uno).fontSize));
          const { width, height } = await tile.boundingBox();
          assert.ok(
            width >= 96 && height >= 80 && letra >= 15,
            `${width} x ${height}, ${letra} px`,
          );
          medidas[viewport.width] = { width, height, letra };
          await sinHallazgos(page, 'tiles');
        },
        { viewport },
      );
    }
    for (const medida of ['width', 'height', 'letra'])
      assert.ok(medidas[1920][medida] > medidas[1366][medida], medida);
  },

  'a product that ran out says so and is not sold, by day and by night': () =>
    conCaja(async (page) => {
      await page.getByLabel('Buscar producto').fill('chupe');
      const agotado = page.getByRole('button', { name: /^Chupe de camaron.*Agotado/ });
      await agotado.click({ force: true }); // Playwright takes it for disabled, a finger does not
      assert.equal(await page.locator('.ventas-total dd').innerText(), '$0.00');
      await sinHallazgos(page, 'agotado');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(
        () =>
          window.getComputedStyle(document.querySelector('.ant-input-affix-wrapper'))
            .backgroundColor !== 'rgb(255, 255, 255)',
      ); // antd follows a moment after the page
      await page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      ); // and its buttons take a moment more
      await sinHallazgos(page, 'agotado-oscuro');
      await page.getByLabel('Buscar producto').fill('');
      await sinHallazgos(page, 'tiles-oscuro');
    }),

  'tiles come as one scrolls, and another search begins at its top': () =>
    conCaja(
      async (page) => {
        const lista = page.locator('.ventas-tiles');
        await lista.hover();
        const ultimo = tileNumero(page, 500);
        for (let vez = 0; vez < 20 && !(await ultimo.isVisible()); vez++) {
          await page.mouse.wheel(0, 20_000);
          await page.waitForTimeout(300);
        }
        assert.match(await ultimo.innerText(), /Producto 499/);
        const enLaPagina = await lista.locator('.ventas-tile').count();
        assert.ok(enLaPagina < 100, `${enLaPagina} tiles in the page`);
        assert.ok((await lista.evaluate((uno) => uno.scrollTop)) > 1000);
        await page.getByLabel('Buscar producto').fill('producto 4');
        await page.waitForFunction(
          (uno) => uno.scrollTop === 0 && uno.textContent.includes('Producto 499'.slice(0, 10)),
          await lista.elementHandle(),
        );
      },
      {},
      ([producto]) =>
        Array.from({ length: 500 }, (_, n) => ({
          ...producto,
          id: String(n + 1),
          producto: `Producto ${n}`,
        })),
    ),

  'a split bill of sixty lines with names hard to fit: amounts and both Pagar in sight, nothing overflows':
    () =>
      conCaja(
        async (page) => {
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
              assert.ok(await aLaVista(pagar), `Pagar of part ${n} at ${tamano.width}`);
              assert.ok(await aLaVista(cuentas.nth(n).locator('li > button').first()));
            }
            assert.ok(await aLaVista(boton(page, 'Juntar de nuevo')));
            assert.deepEqual(await page.evaluate(desbordados, '.ventas-dividir'), []);
            await sinHallazgos(page, 'dividir');
          }
        },
        {},
        dificiles,
      ),

  'the customer is changed inside the payment: Escape closes one dialog, asks for what was typed, and the focus comes back':
    () =>
      conCaja(async (page) => {
        await page.locator('.ventas-tile', { hasText: 'Encebollado' }).first().click();
        await boton(page, 'Pagar').click();
        await page.getByLabel('Recibido').fill('20');
        const cambiar = boton(page, 'Cambiar cliente');
        await cambiar.click();
        const cliente = page.getByRole('dialog', { name: 'Datos del cliente' });
        await cliente.waitFor();
        await sinHallazgos(page, 'pago-cliente');
        await page.keyboard.press('Escape');
        await cliente.waitFor({ state: 'hidden' });
        assert.ok(await cambiar.evaluate((uno) => uno === document.activeElement));

        await cambiar.click();
        await page.getByLabel('Tipo de identificacion').click();
        await page.getByTitle('Pasaporte', { exact: true }).click();
        await cliente.getByLabel('Pasaporte', { exact: true }).fill('AB123456');
        await cliente
          .getByLabel(/^Nombre/)
          .and(page.locator('[value="Helen Whitfield"]'))
          .waitFor();
        await cliente.getByLabel('Telefono').fill('0999999999');
        await page.keyboard.press('Escape');
        await boton(page, 'Cancelar').click();
        await cliente.getByLabel('Telefono').fill('0978889900');
        await boton(page, 'Guardar').click();
        await cliente.waitFor({ state: 'hidden' });
        await page.locator('.ventas-cliente-nombre', { hasText: 'Helen Whitfield' }).waitFor();
        assert.equal(await page.getByLabel('Recibido').inputValue(), '20');
        for (const tamano of TAMANOS) {
          await page.setViewportSize(tamano);
          await sinHallazgos(page, 'pago');
        }
        await page.setViewportSize(TAMANOS[0]);
        await page.getByRole('button', { name: /^Cobrar/ }).click();
        await page.getByText('Factura autorizada').waitFor();
      }),

  'a RUC that is wrong is said while it is typed, in its words': () =>
    conCaja(async (page) => {
      await boton(page, 'Registrar').click();
      await page.getByLabel('Numero de cedula').pressSequentially('1710034066001');
      await page.getByText('El RUC no es valido: revise sus digitos').waitFor();
      await sinHallazgos(page, 'cliente-ruc');
    }),
});

await browser.close();
process.exitCode = bien ? 0 : 1;
