// node e2e/facturas-lista.ts, against a running product: the list of what was invoiced, with two thousand documents in it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { exportar } from './exportar';
import { abrirFacturas, ADMIN, browser, CONTADOR, conUsuario, TELEFONO } from './facturasComun';
import { PUERTO } from './mundo';
import { comprobar } from './navegador';
import { revisar as revisarCon, TAMANOS } from './revisar';
import { LARGO, LINEAS, ponerEstados, sembrarFacturas } from './sembrarFacturas';

const CUANTAS = 2_000;
/** All a document may be in, besides authorised. */
const ESTADOS = [
  ...['DEVUELTA', 'RECIBIDA', 'NO_AUTORIZADO', 'REQUIERE_ATENCION', 'EN_PROCESO', 'FIRMADA'],
  ...['EMPRESA_PAUSADA', 'POR_FIRMAR', 'ANULADA'],
];
/** What a desktop's browser takes of a page for the bar it scrolls by. */
const BARRA_PX = 15;
const revisar = (page, nombre, tamano) => revisarCon(page, nombre, tamano, { todas: true });
const dialogo = (page) => page.getByRole('dialog');
const filas = (page) => page.locator('tr.ant-table-row');
const buscador = (page) => page.getByRole('textbox', { name: 'Buscar en Documentos emitidos' });
const resumen = (page) => page.locator('header [role="status"]').filter({ hasText: 'documento' });

/** Waits for the rows of what was typed. */
async function buscar(page, texto, espera) {
  await buscador(page).fill(texto);
  await resumen(page).filter({ hasText: espera }).waitFor();
}

/** Runs in the page: rows that can be seen whole, and the tallest of them. */
function filasALaVista() {
  const cajas = [...document.querySelectorAll('tr.ant-table-row')].map((fila) =>
    fila.getBoundingClientRect(),
  );
  const enteras = cajas.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight);
  return { enteras: enteras.length, alta: Math.max(...cajas.map(({ height }) => height)) };
}

/** Runs in the page: by how much the list, beside a scrollbar of so many pixels, is wider than its place. */
function sobraDeLado(barra) {
  const filas = document.querySelector('tr.ant-table-row').closest('table').parentElement;
  filas.style.maxWidth = `${filas.clientWidth - barra}px`;
  return filas.scrollWidth - filas.clientWidth;
}

/** Runs in the page: how far under the page's header the head of the table stays when the list is scrolled. */
function huecoSobreLaCabeza() {
  const main = document.querySelector('main');
  main.scrollTop = 300;
  return (
    document.querySelector('thead').getBoundingClientRect().top - main.getBoundingClientRect().top
  );
}

/** Runs in the page: scrolls the list to its right end; by how much. */
function alFinalDeLado() {
  const ancha = document.querySelector('tr.ant-table-row').closest('table').parentElement;
  ancha.scrollLeft = ancha.scrollWidth;
  return ancha.scrollLeft;
}

const sobra = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const bien = await comprobar({
  'two thousand documents': () => sembrarFacturas(PUERTO, CUANTAS),

  'nine rows of two lines are in view, and none shows above the head of the table': async () => {
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      await filas(page).nth(14).waitFor();
      const { enteras, alta } = await page.evaluate(filasALaVista);
      assert.ok(enteras >= 9, `${enteras} rows in view`);
      assert.ok(alta <= 56, `a row of ${alta} px`);
      assert.ok((await page.evaluate(huecoSobreLaCabeza)) <= 1);
    });
  },

  'nine rows, what can be done about each and its menu are in view whatever states there are':
    async () => {
      const autorizadas = Array.from({ length: ESTADOS.length }, () => 'AUTORIZADO');
      await ponerEstados(PUERTO, ESTADOS);
      await conUsuario(ADMIN, async (page) => {
        await abrirFacturas(page);
        await page.getByRole('button', { name: /^Por firmar/ }).waitFor();
        await filas(page).nth(14).waitFor();
        await page.getByText('se actualiza cada 15 segundos').waitFor();
        const { enteras, alta } = await page.evaluate(filasALaVista);
        assert.ok(enteras >= 9, `${enteras} rows in view`);
        assert.ok(alta <= 56, `a row of ${alta} px`);
        assert.equal(await page.evaluate(sobraDeLado, BARRA_PX), 0);
        const titulo = page.locator('nav a.active span');
        assert.ok((await titulo.boundingBox()).height < 30, 'its name in the menu takes two lines');
        await revisar(page, 'facturas-estados', 'escritorio');
      });
      await ponerEstados(PUERTO, autorizadas);
    },

  'on a phone held sideways a row keeps its number in sight while the rest is scrolled':
    async () => {
      await conUsuario(
        ADMIN,
        async (page) => {
          await abrirFacturas(page);
          const celda = filas(page).first().locator('td').filter({ hasText: '009-009-' }).first();
          await celda.waitFor();
          const hueco = await page.evaluate(alFinalDeLado);
          assert.ok(hueco > 100, `the list is ${hueco} px wider than the screen`);
          const [numero, main] = [
            await celda.boundingBox(),
            await page.locator('main').boundingBox(),
          ];
          assert.ok(numero.x >= main.x && numero.x + numero.width < main.x + main.width);
          await revisar(page, 'facturas-de-lado', 'apaisado');
        },
        TAMANOS.apaisado,
      );
    },

  'one box finds a name, an identification, a number, a key and an amount': async () => {
    await conUsuario(CONTADOR, async (page) => {
      await abrirFacturas(page);
      await filas(page).first().waitFor();
      const numero = '009-009-000000777';
      await buscar(page, 'ANGELA cordova 000000777', '1 documento ·');
      const fila = filas(page).filter({ hasText: numero });
      await fila.getByText('Ángela Córdova 777').waitFor();
      await fila.getByText('$789.50').waitFor();
      await fila.getByRole('button', { name: /^Clave de acceso/ }).click();
      const clave = (await fila.locator('.reportes-clave-cifras').innerText()).replace(/\D/g, '');
      assert.equal(clave.length, 49);
      for (const texto of [numero, '789.50', '789,50', '$789.50', clave, clave.slice(22, 40)]) {
        await buscar(page, 'nada de esto', '0 documentos');
        await buscar(page, texto, '1 documento ·');
        await filas(page).filter({ hasText: numero }).waitFor();
      }
      await buscar(page, '0926687856', '2,000 documentos');
      await buscar(page, 'zzz', '0 documentos');
      await page.getByText('No hay facturas de zzz').waitFor();
    });
  },

  'a new page begins at its top, and Escape, Enter twice and the wheel do no harm': async () => {
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      await filas(page).nth(14).waitFor();
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await page.getByText(/^16–30 de /).waitFor();
      const lugar = await page.evaluate(() => ({
        foco: document.activeElement.textContent,
        alto: document.querySelector('thead').getBoundingClientRect().top,
      }));
      assert.equal(lugar.foco, 'Documentos emitidos');
      assert.ok(lugar.alto >= 0 && lugar.alto < 400, `head at ${lugar.alto}`);

      const abrir = filas(page)
        .first()
        .getByRole('button', { name: /^Factura/ });
      await abrir.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await dialogo(page).getByRole('heading', { name: 'Historial' }).waitFor();
      assert.equal(await dialogo(page).count(), 1);
      await page.keyboard.press('Escape');
      await dialogo(page).waitFor({ state: 'hidden' });
      assert.equal(await page.evaluate(() => document.activeElement.className), 'reportes-abrir');
    });
  },

  'all that is looked for is exported, not the page': async () => {
    await conUsuario(CONTADOR, async (page) => {
      await abrirFacturas(page);
      await buscar(page, '0926687856', '2,000 documentos');
      const [descarga] = await Promise.all([page.waitForEvent('download'), exportar(page)]);
      await page.getByText('2,000 filas exportadas').waitFor();
      assert.match(descarga.suggestedFilename(), /^facturas-al-\d{4}-\d{2}-\d{2}\.csv$/);
      const lineas = readFileSync(await descarga.path(), 'utf8')
        .trimEnd()
        .split('\r\n');
      assert.equal(lineas.length, CUANTAS + 1);
      const claves = lineas.slice(1).map((linea) => /\d{49}/.exec(linea)?.[0]);
      assert.equal(new Set(claves).size, CUANTAS);
      const totales = lineas.slice(1).map((linea) => Number(linea.split(';')[8]));
      const suma = totales.reduce((uno, otro) => uno + otro, 0);
      assert.equal(suma, CUANTAS * 12.5 + (CUANTAS * (CUANTAS + 1)) / 2);
    });
  },

  'days are chosen, and what is counted follows': async () => {
    await conUsuario(CONTADOR, async (page) => {
      await abrirFacturas(page);
      await buscar(page, '0926687856', '2,000 documentos');
      await page.getByRole('button', { name: /^Fechas/ }).click();
      await page.getByRole('button', { name: 'Ayer' }).click();
      await page.getByRole('button', { name: /^Fechas: \d\d\/\d\d\/\d{4}/ }).waitFor();
      await resumen(page)
        .filter({ hasText: /^8 documentos/ })
        .waitFor();
      await page
        .getByRole('group', { name: 'Rangos' })
        .getByRole('button', { name: 'Todas' })
        .click();
      await resumen(page).filter({ hasText: '2,000 documentos' }).waitFor();
    });
  },

  'a document of sixty lines is read to its end, what can be done staying in reach': async () => {
    await conUsuario(ADMIN, async (page) => {
      await abrirFacturas(page);
      await buscar(page, LARGO.slice(0, 40), '1 documento ·');
      await filas(page)
        .getByRole('button', { name: /^Factura/ })
        .click();
      await dialogo(page).getByText(`Encebollado de la casa ${LINEAS}`).waitFor();
      for (const name of [/^Reenviar/, /^Anular/, 'RIDE', 'Ticket 80 mm', 'XML'])
        await dialogo(page).getByRole('button', { name, exact: true }).click({ trial: true });
      await dialogo(page).getByText('Subtotal 15%').scrollIntoViewIfNeeded();
      await dialogo(page).getByText('IVA 15%', { exact: true }).waitFor();
      await dialogo(page)
        .getByRole('button', { name: /^Reenviar/ })
        .click();
      await dialogo(page)
        .getByLabel(/^Email/)
        .waitFor();
      assert.equal(await dialogo(page).count(), 1);
    });
  },

  'a phone shows buyer, amount and state first': async () => {
    await conUsuario(
      CONTADOR,
      async (page) => {
        await abrirFacturas(page);
        const tarjeta = page.locator('main li').filter({ hasText: '009-009-' }).first();
        const dicho = await tarjeta.innerText();
        const orden = [LARGO, '$', 'Autorizada', 'Factura'].map((texto) => dicho.indexOf(texto));
        assert.deepEqual(
          orden,
          orden.toSorted((a, b) => a - b),
        );
        assert.ok(orden[0] >= 0, dicho);
        assert.equal(await sobra(page), 0);
      },
      TELEFONO,
    );
  },

  ...Object.fromEntries(
    Object.entries({
      ...TAMANOS,
      chico: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
      zoom400: { viewport: { width: 320, height: 256 } },
      zoom200: { viewport: { width: 683, height: 384 } },
      tableta: { viewport: { width: 768, height: 1024 } },
      grande: { viewport: { width: 1920, height: 1080 } },
    }).map(([tamano, opciones]) => [
      `every state of it, ${tamano}`,
      () =>
        conUsuario(ADMIN, (page) => recorrer(page, tamano), {
          ...opciones,
          reducedMotion: 'reduce',
        }),
    ]),
  ),
});

async function recorrer(page, tamano) {
  await abrirFacturas(page);
  await page.getByText(/^1–15 de /).waitFor();
  await revisar(page, 'lista', tamano);
  await page.getByRole('button', { name: /^Fechas/ }).click();
  await page.getByLabel('Fecha Inicio').waitFor();
  await revisar(page, 'lista-fechas', tamano);
  await page.getByRole('button', { name: /^Fechas/ }).click();
  await buscar(page, 'nada de esto', '0 documentos');
  await revisar(page, 'lista-nada', tamano);
  await buscar(page, LARGO.slice(0, 40), '1 documento ·');
  await page
    .getByRole('button', { name: /^Clave de acceso/ })
    .first()
    .click();
  await revisar(page, 'lista-clave', tamano);
  await page
    .getByRole('button', { name: /^Factura/ })
    .first()
    .click();
  await dialogo(page).getByText(`Encebollado de la casa ${LINEAS}`).waitFor();
  await revisar(page, 'lista-detalle', tamano);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Emision electronica' }).click();
  const numeracion = page.getByRole('region', { name: 'Numeracion' });
  const siguiente = numeracion.getByLabel(/^Siguiente nota de credito/);
  await siguiente.fill(String(Number(await siguiente.inputValue()) + 5));
  await siguiente.press('Enter');
  const pregunta = dialogo(page).filter({ hasText: '¿Cambiar la numeracion?' });
  await pregunta.getByText('no se puede deshacer').waitFor();
  await revisar(page, 'lista-numeracion', tamano);
  await page.keyboard.press('Enter');
  await pregunta.waitFor({ state: 'hidden' });
  assert.equal(await page.getByText('Emision guardada').count(), 0);
}

await browser.close();
process.exitCode = bien ? 0 : 1;
