// node --import tsx e2e/reporteria.ts, against a running product: the month of a company as an accountant declares it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { URLSearchParams } from 'node:url';

import { leerZip } from '../services/kit/src/testing/leerZip';

import { ANDINA, correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar, responder, URL_BASE } from './navegador';
import { revisar, TAMANOS } from './revisar';
import { sembrarMes } from './sembrarMes';

const CONTADOR = { email: correoDe('contador@demo.ec'), ruta: '/auth/login_contador' };
const CUANTAS = 40;
const NOMBRES = [
  ...['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio'],
  ...['Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'],
];
/** Months before anything that the demo sold. */
const hace = (meses) => {
  const hoy = new Date();
  return new Date(Date.UTC(hoy.getUTCFullYear(), hoy.getUTCMonth() - meses, 1))
    .toISOString()
    .slice(0, 7);
};
const nombreDe = (mes) => `${NOMBRES[Number(mes.slice(5)) - 1]} ${mes.slice(0, 4)}`;
const MES = hace(3);
const VACIO = hace(4);

const browser = await abrirNavegador();
const boton = (page, name) => page.getByRole('button', { name });
const figura = (page, nombre) =>
  page
    .getByRole('list', { name: 'Cifras' })
    .getByRole('button', { name: new RegExp(`^ ?${nombre} [($-]`) });
const enCentavos = (texto) => Math.round(Number(texto.replace(/[$,]/g, '')) * 100);
const montoDe = async (page, nombre) =>
  enCentavos(await figura(page, nombre).locator('strong').innerText());
const celda = async (page, region, nombre) =>
  enCentavos(
    await page
      .getByRole('region', { name: region })
      .getByRole('button', { name: nombre })
      .innerText(),
  );

/** Logged in, in a browser of its own; what the page throws is a failure. */
async function conUsuario(usuario, hacer, opciones = TAMANOS.escritorio) {
  const context = await browser.newContext({ ...opciones, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const quejas = [];
  page.on('pageerror', (error) => quejas.push(error.message));
  await ingresar(page, usuario);
  await hacer(page);
  assert.deepEqual(quejas, []);
  await context.close();
}

async function elegir(page, nombre, texto) {
  await page.getByRole('combobox', { name: nombre, exact: true }).click();
  const opcion = page.getByTitle(texto, { exact: true }).last();
  await opcion.scrollIntoViewIfNeeded();
  await opcion.click();
}

async function abrir(page, empresa = PUERTO.empresa, mes = MES) {
  await page.goto(`${URL_BASE}/admin/reporteria`);
  await elegir(page, 'Empresa', empresa);
  await elegir(page, 'Mes', nombreDe(mes));
}

/** What the rows of a dialog add up to, page after page. */
async function sumarFilas(dialogo) {
  let suma = 0;
  const numeros = new Set();
  for (;;) {
    const filas = dialogo.locator('tbody tr', { has: dialogo.page().getByRole('link') });
    await filas.first().waitFor();
    for (const fila of await filas.all()) {
      numeros.add(
        `${await fila.locator('td').nth(1).innerText()} ${await fila.getByRole('link').innerText()}`,
      );
      suma += enCentavos(await fila.locator('td').last().innerText());
    }
    const siguiente = dialogo.getByRole('button', { name: 'Siguiente' });
    if (!(await siguiente.isVisible()) || (await siguiente.isDisabled())) break;
    const rango = await dialogo.getByText(/^\d+–\d+ de /).innerText();
    await siguiente.click();
    await dialogo.getByText(rango, { exact: true }).waitFor({ state: 'detached' });
  }
  return { suma, cuantas: numeros.size };
}

async function bajar(page, nombre) {
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    boton(page, nombre).click(),
  ]);
  return { nombre: descarga.suggestedFilename(), bytes: await readFile(await descarga.path()) };
}

let sumas;
let deAndina;
const bien = await comprobar({
  'a month of two companies': async () => {
    sumas = await sembrarMes(PUERTO, MES, CUANTAS);
    deAndina = await sembrarMes(ANDINA, MES, 4);
  },

  'an accountant lands here, and reads the month to the cent, by rate and by box of the form': () =>
    conUsuario(CONTADOR, async (page) => {
      await page.waitForURL('**/admin/reporteria');
      await abrir(page);
      await figura(page, 'Facturas').waitFor();
      const { base15, iva15, base0, propina } = sumas;
      assert.equal(await montoDe(page, 'Base imponible'), base15 + base0);
      assert.equal(await montoDe(page, 'IVA generado'), iva15);
      assert.equal(await montoDe(page, 'Propinas'), propina);
      assert.equal(await montoDe(page, 'Neto'), base15 + base0 + iva15 + propina);
      assert.equal(await celda(page, 'Por tarifa de IVA', /^IVA neto al 15%/), iva15);
      assert.equal(await celda(page, 'Para el formulario 104', /^411 .*valor neto/), base15);
      assert.equal(await celda(page, 'Para el formulario 104', /^421 /), iva15);
      assert.equal(await celda(page, 'Para el formulario 104', /^413 /), base0);
      await page.getByText('2 documentos del mes no estan autorizados').waitFor();
      for (const nombre of ['Por autorizar', 'Devueltas o no autorizadas', 'Retiradas'])
        assert.match(await figura(page, nombre).innerText(), /\(1\)/);
    }),

  'the documents behind a figure sum to it, page after page, and one of them is opened': () =>
    conUsuario(CONTADOR, async (page) => {
      await abrir(page);
      for (const [nombre, cuantas] of [
        ['Neto', CUANTAS - 2],
        ['IVA generado', CUANTAS - 2],
      ]) {
        const total = await montoDe(page, nombre);
        await figura(page, nombre).click();
        const dialogo = page.getByRole('dialog');
        const dicho = dialogo.getByRole('status').first().locator('strong');
        await dicho.waitFor();
        assert.equal(enCentavos(await dicho.innerText()), total);
        if (nombre === 'Neto') await revisar(page, 'reporteria-detras', 'escritorio');
        assert.deepEqual(await sumarFilas(dialogo), { suma: total, cuantas });
        await page.keyboard.press('Escape');
        await dialogo.waitFor({ state: 'hidden' });
      }
      await figura(page, 'Devueltas o no autorizadas').click();
      const enlace = page.getByRole('dialog').getByRole('link', { name: '007-007-000000012' });
      await enlace.click();
      await page.waitForURL('**/admin/facturas?buscar=*');
      await page.getByRole('heading', { name: 'Documentos emitidos' }).waitFor();
      await page.getByText('007-007-000000012').first().waitFor();
    }),

  'what was sold is there too, whoever sold it, with the sales behind it': () =>
    conUsuario(CONTADOR, async (page) => {
      await abrir(page, PUERTO.empresa, hace(0));
      const vendido = page
        .getByRole('list', { name: 'Ventas del punto de venta' })
        .getByRole('button', { name: /^ ?Ventas \(/ });
      await vendido.waitFor();
      const total = enCentavos(await vendido.locator('strong').innerText());
      assert.ok(total > 0);
      await vendido.click();
      const dicho = page.getByRole('dialog').getByRole('status').first().locator('strong');
      await dicho.waitFor();
      assert.equal(enCentavos(await dicho.innerText()), total);
      await revisar(page, 'reporteria-ventas', 'escritorio');
    }),

  'another company answers differently, a month without documents says so, and so does a slow one':
    () =>
      conUsuario(CONTADOR, async (page) => {
        await abrir(page, ANDINA.empresa);
        await figura(page, 'Facturas').waitFor();
        assert.equal(await montoDe(page, 'Base imponible'), deAndina.base15 + deAndina.base0);
        await elegir(page, 'Mes', nombreDe(VACIO));
        await page.getByText(`No hay documentos de ${nombreDe(VACIO)}`).waitFor();
        await revisar(page, 'reporteria-vacia', 'escritorio');

        let soltar = () => undefined;
        const espera = new Promise((resolve) => (soltar = resolve));
        await page.route('**/reporteria/mes**', async (route) => {
          await espera;
          await route.continue();
        });
        await elegir(page, 'Mes', nombreDe(hace(5)));
        await page
          .getByText(`No hay documentos de ${nombreDe(VACIO)}`)
          .waitFor({ state: 'detached' });
        assert.equal(await figura(page, 'Facturas').count(), 0);
        soltar();
        await page.getByText(`No hay documentos de ${nombreDe(hace(5))}`).waitFor();
      }),

  'the month is taken away: every XML, printed forms where they are asked for, the annex': () =>
    conUsuario(CONTADOR, async (page) => {
      await abrir(page);
      const zip = await bajar(page, 'XML del mes (ZIP)');
      assert.equal(zip.nombre, `comprobantes-${MES}.zip`);
      await page.getByText(`${CUANTAS + 1} documentos en el archivo`).waitFor();
      const partes = await leerZip(zip.bytes);
      const de = (carpeta) =>
        [...partes.keys()].filter((nombre) => nombre.startsWith(carpeta)).length;
      assert.deepEqual(
        [de('facturas/'), de('notas_de_credito/'), de('sin_autorizar/'), de('LEEME.txt')],
        [CUANTAS - 3, 1, 2, 1],
      );
      assert.match(partes.get('LEEME.txt'), /Faltan 1:\r\n007-007-000000013 /);
      const conRide = await leerZip((await bajar(page, 'XML y RIDE (ZIP)')).bytes);
      const pdfs = [...conRide].filter(([nombre]) => nombre.endsWith('.pdf'));
      assert.ok(pdfs.length >= CUANTAS - 3 && pdfs.every(([, pdf]) => pdf.startsWith('%PDF')));

      const csv = (await bajar(page, 'Detalle ATS (CSV)')).bytes
        .toString('utf8')
        .trimEnd()
        .split('\r\n');
      assert.equal(csv.length, 1 + CUANTAS - 3 + 1 + 1);
      assert.match(csv.at(-1), /^ANULADOS;/);
      const xlsx = await leerZip((await bajar(page, 'Detalle ATS (XLSX)')).bytes);
      assert.ok([...xlsx.keys()].some((nombre) => nombre.endsWith('sheet1.xml')));
    }),

  'a download that is cancelled is over, and the next one comes': () =>
    conUsuario(CONTADOR, async (page) => {
      await abrir(page);
      await figura(page, 'Facturas').waitFor();
      await page.route('**/reporteria/comprobantes*', () => undefined); // nobody answers
      await boton(page, 'XML del mes (ZIP)').click();
      await boton(page, 'Cancelar').waitFor();
      assert.ok(await boton(page, 'Detalle ATS (CSV)').isDisabled());
      await revisar(page, 'reporteria-bajando', 'escritorio');
      await boton(page, 'Cancelar').click();
      await boton(page, 'Cancelar').waitFor({ state: 'detached' });
      await page.unroute('**/reporteria/comprobantes*');
      const { nombre } = await bajar(page, 'XML del mes (ZIP)');
      assert.equal(nombre, `comprobantes-${MES}.zip`);
    }),

  'it is not for those who sell, on the screen and on the server, and an accountant changes nothing':
    async () => {
      const query = new URLSearchParams({ empresa: PUERTO.empresa, mes: MES });
      const ruta = `/facturacion/reporteria/mes?${query}`;
      for (const email of ['cajero@demo.ec', 'admin@demo.ec'])
        await conUsuario({ email: correoDe(email) }, async (page) => {
          await page.goto(`${URL_BASE}/admin/reporteria`);
          await page.waitForURL('**/admin/index');
          assert.equal(await page.getByRole('link', { name: 'Reporteria' }).count(), 0);
          assert.equal((await responder(page, 'GET', ruta)).status, 403);
        });
      await conUsuario(CONTADOR, async (page) => {
        await page.waitForURL('**/admin/reporteria');
        const cambios = { empresa: PUERTO.empresa, cedula: '1710034065' };
        for (const cambio of [
          '/v1/crear_venta',
          '/facturacion/emision/reanudar',
          '/v1/registra_mesas',
        ])
          assert.ok(
            [400, 403, 404].includes((await responder(page, 'POST', cambio, cambios)).status),
          );
      });
    },

  ...Object.fromEntries(
    Object.entries(TAMANOS).flatMap(([tamano, opciones]) => [
      [`it is looked at, ${tamano}`, () => mirar(tamano, opciones)],
      ...(tamano === 'telefono'
        ? [
            [
              'it is looked at, telefono-oscuro',
              () => mirar('telefono-oscuro', { ...opciones, colorScheme: 'dark' }),
            ],
          ]
        : []),
    ]),
  ),
});

async function mirar(tamano, opciones) {
  await conUsuario(
    CONTADOR,
    async (page) => {
      await abrir(page);
      await figura(page, 'Facturas').waitFor();
      await revisar(page, 'reporteria', tamano);
      await page.getByText('Como se calcula cada cifra').click();
      await page.getByRole('region', { name: 'Para el formulario 104' }).scrollIntoViewIfNeeded();
      await revisar(page, 'reporteria-formulario', tamano);
      await figura(page, 'Notas de credito').click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      await revisar(page, 'reporteria-notas', tamano);
    },
    opciones,
  );
}

await browser.close();
process.exit(bien ? 0 : 1);
