// The month of a company as an accountant declares it.
import { readFile } from 'node:fs/promises';

import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

import { leerZip } from '../../services/kit/src/testing/leerZip';
import { comoDueno } from '../../services/kit/src/testing/testDb';

import { emisionCalls } from '../../shared/src/contracts/facturacion/emision';
import { mesasCalls } from '../../shared/src/contracts/ventas/mesas';
import { reporteriaCalls } from '../../shared/src/contracts/reportes/reporteria';
import { ventasCalls } from '../../shared/src/contracts/ventas/ventas';
import { mesMas, textoDeMes } from '../../shared/src/domain/texto/periodo';
import { baseDelProducto } from '../apoyo/base';
import { esteMes, mesConVentas } from '../apoyo/mes';
import type { Mundo } from '../apoyo/mundo';
import { FACTURACION, responder, responderMal } from '../apoyo/navegador';
import { expect, test, type Entrar } from '../apoyo/pruebas';
import { revisar, TAMANOS } from '../apoyo/revisar';
import { sembrarMes } from '../apoyo/sembrarMes';
import { retener } from '../apoyo/senal';

// each goes on with the month that was sown
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CUANTAS = 40;
/** Months before anything that the demo sold. */
const hace = (meses: number) => mesMas(esteMes(), -meses);
const MES = hace(3);
const VACIO = hace(4);

const boton = (page: Page, name: string) => page.getByRole('button', { name });
const figura = (page: Page, nombre: string) =>
  page
    .getByRole('list', { name: 'Cifras' })
    .getByRole('button', { name: new RegExp(`^ ?${nombre} [($-]`) });
const enCentavos = (texto: string) => Math.round(Number(texto.replace(/[$,]/g, '')) * 100);
const montoDe = async (page: Page, nombre: string) =>
  enCentavos(await figura(page, nombre).locator('strong').innerText());
const celda = async (page: Page, region: string, nombre: RegExp) =>
  enCentavos(
    await page
      .getByRole('region', { name: region })
      .getByRole('button', { name: nombre })
      .innerText(),
  );

async function elegir(page: Page, nombre: string, texto: string) {
  await page.getByRole('combobox', { name: nombre, exact: true }).click();
  const opcion = page.getByTitle(texto, { exact: true }).last();
  await opcion.scrollIntoViewIfNeeded();
  await opcion.click();
}

type Quien = { entrar: Entrar; mundo: Mundo };

type Mirada = { empresa?: string; mes?: string; opciones?: BrowserContextOptions };

/** An accountant before a month of a company, that of La Cevichería del Puerto where none is said. */
async function conMes(
  { entrar, mundo }: Quien,
  { empresa = mundo.PUERTO.empresa, mes = MES, opciones = {} }: Mirada = {},
): Promise<Page> {
  const page = await entrar('contador@demo.ec', { ruta: '/admin/reporteria', opciones });
  await elegir(page, 'Empresa', empresa);
  await elegir(page, 'Mes', textoDeMes(mes));
  return page;
}

/** What the rows of a dialog add up to, page after page. */
async function sumarFilas(dialogo: Locator) {
  let suma = 0;
  const numeros = new Set<string>();
  for (;;) {
    const filas = dialogo.locator('tbody tr', { has: dialogo.page().getByRole('link') });
    await expect(filas.first()).toBeVisible();
    for (const fila of await filas.all()) {
      numeros.add((await fila.locator('td').allInnerTexts()).slice(0, 3).join(' '));
      suma += enCentavos(await fila.locator('td').last().innerText());
    }
    const siguiente = dialogo.getByRole('button', { name: 'Siguiente' });
    if (!(await siguiente.isVisible()) || (await siguiente.isDisabled())) break;
    const rango = await dialogo.getByText(/^\d+–\d+ de /).innerText();
    await siguiente.click();
    await expect(dialogo.getByText(rango, { exact: true })).toHaveCount(0);
  }
  return { suma, cuantas: numeros.size };
}

async function bajar(page: Page, nombre: string) {
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    boton(page, nombre).click(),
  ]);
  return { nombre: descarga.suggestedFilename(), bytes: await readFile(await descarga.path()) };
}

type Sumas = Awaited<ReturnType<typeof sembrarMes>>;
let sumas: Sumas;
let deAndina: Sumas;
test('a month of two companies', { tag: '@puerta' }, async ({ mundo }) => {
  sumas = await sembrarMes(mundo.PUERTO, MES, CUANTAS);
  deAndina = await sembrarMes(mundo.ANDINA, MES, 4);
});

test(
  'an accountant lands here, and reads the month to the cent, by rate and by box of the form',
  { tag: '@puerta' },
  async ({ entrar, mundo }) => {
    const recien = await entrar('contador@demo.ec', { ruta: '/admin/reporte' });
    await expect(recien).toHaveURL(/\/admin\/reporteria/);
    const page = await conMes({ entrar, mundo });
    await expect(figura(page, 'Facturas')).toBeVisible();
    const { base15, iva15, base0, propina } = sumas;
    expect(await montoDe(page, 'Base imponible')).toBe(base15 + base0);
    expect(await montoDe(page, 'IVA generado')).toBe(iva15);
    expect(await montoDe(page, 'Propinas')).toBe(propina);
    expect(await montoDe(page, 'Neto')).toBe(base15 + base0 + iva15 + propina);
    expect(await celda(page, 'Por tarifa de IVA', /^IVA neto al 15%/)).toBe(iva15);
    expect(await celda(page, 'Para el formulario 104', /^411 .*valor neto/)).toBe(base15);
    expect(await celda(page, 'Para el formulario 104', /^421 /)).toBe(iva15);
    expect(await celda(page, 'Para el formulario 104', /^413 /)).toBe(base0);
    await expect(page.getByText('2 documentos del mes no están autorizados')).toBeVisible();
    for (const nombre of ['Por autorizar', 'Devueltas o no autorizadas', 'Retiradas'])
      await expect(figura(page, nombre)).toContainText(/\(1\)/);
  },
);

test('the documents behind a figure sum to it, page after page, and one of them is opened', async ({
  entrar,
  mundo,
}) => {
  const page = await conMes({ entrar, mundo });
  const cuantas = CUANTAS - 2;
  for (const nombre of ['Neto', 'IVA generado']) {
    const total = await montoDe(page, nombre);
    await figura(page, nombre).click();
    const dialogo = page.getByRole('dialog');
    const dicho = dialogo.getByRole('status').first().locator('strong');
    await expect(dicho).toBeVisible();
    expect(enCentavos(await dicho.innerText())).toBe(total);
    if (nombre === 'Neto') await revisar(page, 'reporteria-detras', 'escritorio');
    expect(await sumarFilas(dialogo)).toEqual({ suma: total, cuantas });
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
  }
  await figura(page, 'Devueltas o no autorizadas').click();
  const enlace = page.getByRole('dialog').getByRole('link', { name: '007-007-000000012' });
  await enlace.click();
  await page.waitForURL('**/admin/facturas?buscar=*');
  await expect(page.getByRole('heading', { name: 'Documentos emitidos' })).toBeVisible();
  await expect(page.getByText('007-007-000000012').first()).toBeVisible();
});

test('what was sold is there too, whoever sold it, with the sales behind it', async ({
  entrar,
  mundo,
}) => {
  const page = await conMes({ entrar, mundo }, { mes: mesConVentas().desde.slice(0, 7) });
  const vendido = page
    .getByRole('list', { name: 'Ventas del punto de venta' })
    .getByRole('button', { name: /^ ?Ventas \(/ });
  await expect(vendido).toBeVisible();
  const total = enCentavos(await vendido.locator('strong').innerText());
  expect(total).toBeGreaterThan(0);
  await vendido.click();
  const dicho = page.getByRole('dialog').getByRole('status').first().locator('strong');
  await expect(dicho).toBeVisible();
  expect(enCentavos(await dicho.innerText())).toBe(total);
  await revisar(page, 'reporteria-ventas', 'escritorio');
});

test('another company answers differently, a month without documents says so, and so does a slow one', async ({
  entrar,
  mundo,
}) => {
  const { ANDINA } = mundo;
  const page = await conMes({ entrar, mundo }, { empresa: ANDINA.empresa });
  await expect(figura(page, 'Facturas')).toBeVisible();
  expect(await montoDe(page, 'Base imponible')).toBe(deAndina.base15 + deAndina.base0);
  await elegir(page, 'Mes', textoDeMes(VACIO));
  await expect(page.getByText(`No hay documentos de ${textoDeMes(VACIO)}`)).toBeVisible();
  await revisar(page, 'reporteria-vacia', 'escritorio');

  const { soltar } = await retener(page, '**/reporteria/mes**');
  await elegir(page, 'Mes', textoDeMes(hace(5)));
  await expect(page.getByText(`No hay documentos de ${textoDeMes(VACIO)}`)).toHaveCount(0);
  await expect(figura(page, 'Facturas')).toHaveCount(0);
  soltar();
  await expect(page.getByText(`No hay documentos de ${textoDeMes(hace(5))}`)).toBeVisible();
});

test('the month is taken away: every XML, printed forms where they are asked for, the annex', async ({
  entrar,
  mundo,
}) => {
  const page = await conMes({ entrar, mundo });
  const zip = await bajar(page, 'XML del mes (ZIP)');
  expect(zip.nombre).toBe(`comprobantes-${MES}.zip`);
  await expect(page.getByText(`${CUANTAS + 1} documentos en el archivo`)).toBeVisible();
  const partes = await leerZip(zip.bytes);
  const de = (carpeta: string) =>
    [...partes.keys()].filter((nombre) => nombre.startsWith(carpeta)).length;
  expect([de('facturas/'), de('notas_de_credito/'), de('sin_autorizar/'), de('LEEME.txt')]).toEqual(
    [CUANTAS - 3, 1, 2, 1],
  );
  expect(partes.get('LEEME.txt')).toMatch(/Faltan 1:\r\n007-007-000000013 /);
  const conRide = await leerZip((await bajar(page, 'XML y RIDE (ZIP)')).bytes);
  const pdfs = [...conRide].filter(([nombre]) => nombre.endsWith('.pdf'));
  expect(pdfs.length).toBeGreaterThanOrEqual(CUANTAS - 3);
  for (const [nombre, pdf] of pdfs) expect(pdf.slice(0, 4), nombre).toBe('%PDF');

  const csv = (await bajar(page, 'Detalle ATS (CSV)')).bytes
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
  expect(csv).toHaveLength(1 + CUANTAS - 3 + 1 + 1);
  expect(csv.at(-1)).toMatch(/^ANULADOS;/);
  const xlsx = await leerZip((await bajar(page, 'Detalle ATS (XLSX)')).bytes);
  expect([...xlsx.keys()].filter((nombre) => nombre.endsWith('sheet1.xml'))).toHaveLength(1);
});

test('a download that is cancelled is over, and the next one comes', async ({ entrar, mundo }) => {
  const page = await conMes({ entrar, mundo });
  await expect(figura(page, 'Facturas')).toBeVisible();
  await page.route('**/reporteria/comprobantes*', () => undefined); // nobody answers
  await boton(page, 'XML del mes (ZIP)').click();
  await expect(boton(page, 'Cancelar')).toBeVisible();
  await expect(boton(page, 'Detalle ATS (CSV)')).toBeDisabled();
  await revisar(page, 'reporteria-bajando', 'escritorio');
  await boton(page, 'Cancelar').click();
  await expect(boton(page, 'Cancelar')).toHaveCount(0);
  await page.unroute('**/reporteria/comprobantes*');
  const { nombre } = await bajar(page, 'XML del mes (ZIP)');
  expect(nombre).toBe(`comprobantes-${MES}.zip`);
});

test('it is not for those who sell, on the screen and on the server, and an accountant changes nothing', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  const suyo = { empresa, mes: MES };
  for (const email of ['cajero@demo.ec', 'admin@demo.ec']) {
    const page = await entrar(email, { ruta: '/admin/reporteria' });
    await expect(page).toHaveURL(/\/admin\/index/);
    await expect(page.getByRole('link', { name: 'Reportería' })).toHaveCount(0);
    const { status } = await responder(page, reporteriaCalls.resumenDelMes, suyo, FACTURACION);
    expect(status).toBe(403);
  }
  const page = await entrar('contador@demo.ec', { ruta: '/admin/reporteria' });
  const vender = await responderMal(page, ventasCalls.crearVenta, { empresa });
  expect(vender.status).toBe(403);
  const abrirMesa = await responder(page, mesasCalls.registrarMesa, { empresa });
  expect(abrirMesa.status).toBe(403);
  const reanudar = await responder(page, emisionCalls.reanudarEmision, { empresa }, FACTURACION);
  expect(reanudar.status).toBe(403);
});

const MIRADAS: Record<string, BrowserContextOptions> = {
  escritorio: TAMANOS.escritorio,
  oscuro: TAMANOS.oscuro,
  apaisado: TAMANOS.apaisado,
  telefono: TAMANOS.telefono,
  'telefono-oscuro': { ...TAMANOS.telefono, colorScheme: 'dark' },
};
for (const [nombre, opciones] of Object.entries(MIRADAS))
  test(`it is looked at, ${nombre}`, async ({ entrar, mundo }) => {
    const page = await conMes({ entrar, mundo }, { opciones });
    await expect(figura(page, 'Facturas')).toBeVisible();
    await revisar(page, 'reporteria', nombre);
    await page.getByText('Cómo se calcula cada cifra').click();
    await page.getByRole('region', { name: 'Para el formulario 104' }).scrollIntoViewIfNeeded();
    await revisar(page, 'reporteria-formulario', nombre);
    await figura(page, 'Notas de crédito').click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await revisar(page, 'reporteria-notas', nombre);
  });

test('the whole RUC is opened to the documents of its establishments, and each of them in its own', async ({
  entrar,
  mundo,
}) => {
  const { PUERTO, ANDINA } = mundo;
  const enElRuc = 'update identidad.empresas set ruc = $2 where empresa = $1';
  await comoDueno(await baseDelProducto(), enElRuc, [ANDINA.empresa, PUERTO.ruc]);
  const page = await conMes({ entrar, mundo });
  await page.getByRole('button', { name: /^Todo el RUC/ }).click();
  await expect(page.getByRole('region', { name: 'Por establecimiento' })).toBeVisible();
  await revisar(page, 'reporteria-ruc', 'escritorio');
  const total = await montoDe(page, 'IVA generado');
  expect(total).toBe(sumas.iva15 + deAndina.iva15);
  await figura(page, 'IVA generado').click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText(/de todo el RUC/)).toBeVisible();
  await expect(dialogo.getByRole('link').first()).toBeVisible();
  await revisar(page, 'reporteria-detras-ruc', 'escritorio');
  expect(await sumarFilas(dialogo)).toEqual({
    suma: total,
    cuantas: sumas.documentos + deAndina.documentos,
  });
  await dialogo.getByRole('row', { name: ANDINA.empresa }).getByRole('link').first().click();
  await page.waitForURL('**/admin/facturas?buscar=*');
  await expect(page.getByRole('combobox', { name: 'Empresa', exact: true })).toBeVisible();
  await expect(page.getByTitle(ANDINA.empresa, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^007-007-00000000\d$/).first()).toBeVisible();
});

test('the whole RUC is looked at on a phone', async ({ entrar, mundo }) => {
  const page = await conMes({ entrar, mundo }, { opciones: TAMANOS.telefono });
  await page.getByRole('button', { name: /^Todo el RUC/ }).click();
  await figura(page, 'Facturas').click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByRole('link').first()).toBeVisible();
  await expect(dialogo.getByText(mundo.PUERTO.empresa).first()).toBeVisible();
  await revisar(page, 'reporteria-detras-ruc', 'telefono');
});
