// node --import tsx e2e/correos-reportes.ts, against a running product: an owner gets the closing of the day by e-mail.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import readXlsx from 'read-excel-file/node';

import { fechaNegocio, formatFecha } from '../shared/src/domain/fecha';
import { sumarDias } from '../shared/src/domain/periodo';

import { correoDe, PUERTO } from './mundo';
import { abrirNavegador, comprobar, ingresar } from './navegador';
import { revisar, TAMANOS } from './revisar';

const DATOS = process.env.COMANDA_DATOS;
assert.ok(DATOS, 'COMANDA_DATOS must be the DATA_DIR of the product');
const browser = await abrirNavegador();

const ADMIN = correoDe('admin@demo.ec');
const AYER = sumarDias(fechaNegocio(new Date()), -1);
const ACOSTADO = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const OTROS = [
  `contadora.de.la.empresa.con.un.nombre.muy.largo${'x'.repeat(20)}@correo.ec`,
  `socia@correo.ec`,
];

const boton = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialogo = (page, name) => page.getByRole('dialog', { name });
const lista = (page) => dialogo(page, /^Reportes por correo/);
const enCentavos = (texto) => Math.round(Number(texto.replace(/[$,]/g, '')) * 100);

async function conAdmin(tamano, hacer) {
  const page = await (await browser.newContext(tamano)).newPage();
  const quejas = [];
  page.on('console', (mensaje) => {
    if (mensaje.type() === 'error') quejas.push(mensaje.text());
  });
  await ingresar(page, { email: ADMIN });
  await hacer(page);
  assert.deepEqual(quejas, []);
}

async function elegirEmpresa(page) {
  await page.getByRole('combobox', { name: 'Empresa', exact: true }).click();
  await page.getByTitle(PUERTO.empresa, { exact: true }).last().click();
}

async function abrirCorreos(page) {
  await page.goto(new URL('/admin/filter', page.url()).href);
  await elegirEmpresa(page);
  await boton(page, 'Por correo').click();
  await lista(page).getByRole('button', { name: 'Agregar' }).waitFor();
}

/** What the screen 'Reporte de ventas' says of yesterday. */
async function deAyer(page) {
  await page.goto(new URL('/admin/reporteventa', page.url()).href);
  await elegirEmpresa(page);
  const fechas = page.getByRole('button', { name: /^Fechas/ });
  await fechas.or(boton(page, 'Ayer')).first().waitFor();
  if (await fechas.isVisible()) await fechas.click();
  await boton(page, 'Ayer').click();
  const figura = (nombre) =>
    page
      .getByRole('list', { name: 'Cifras' })
      .getByRole('button', { name: new RegExp(`^${nombre}`) })
      .locator('strong');
  await page.getByText(`${formatFecha(AYER)} frente a`).waitFor();
  return {
    total: enCentavos(await figura('Ventas').innerText()),
    tickets: Number(await figura('Tickets').innerText()),
  };
}

/** The letters to an address, as they lie in the folder of mail. */
function cartasA(para) {
  const carpeta = path.join(DATOS, 'correo');
  return readdirSync(carpeta, { encoding: 'utf8' })
    .filter((archivo) => /-reporte-.*\.eml$/.test(archivo))
    .map((archivo) => readFileSync(path.join(carpeta, archivo), 'latin1'))
    .filter((texto) => new RegExp(`^To:\\s+.*${para.replaceAll('.', '[.]')}`, 'm').test(texto));
}

function adjunto(carta, final) {
  const parte = carta.split(/\r\n--/).find((una) => new RegExp(`filename=.*${final}`).test(una));
  assert.ok(parte, `the letter has no ${final}`);
  return Buffer.from(parte.slice(parte.indexOf('\r\n\r\n')).replace(/\s/g, ''), 'base64');
}

const enlaceDe = (carta) => /^List-Unsubscribe: <(.*)>\r$/m.exec(carta)?.[1] ?? '';

async function comparar(carta, { total, tickets }) {
  const [{ data }] = await readXlsx(adjunto(carta, 'xlsx'));
  const [titulos, ...filas] = data;
  const deTotal = filas.find((fila) => fila[titulos.indexOf('CONCEPTO')] === 'Total de ventas');
  assert.equal(Math.round(deTotal[titulos.indexOf('TOTAL')] * 100), total);
  assert.equal(deTotal[titulos.indexOf('CANTIDAD')], tickets);
  const pdf = adjunto(carta, 'pdf');
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-');
  const leido = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  if (leido.error) return; // poppler-utils is not here
  const linea = leido.stdout.split('\n').find((una) => una.startsWith('Total de ventas'));
  assert.equal(enCentavos(linea.trim().split(/\s+/).at(-1)), total);
}

const bien = await comprobar({
  'the closing of yesterday comes by e-mail with what the screen says, and ends with its link':
    () =>
      conAdmin(TAMANOS.escritorio, async (page) => {
        const ayer = await deAyer(page);
        assert.ok(ayer.total > 0);
        await abrirCorreos(page);
        await revisar(page, 'correos-reportes-vacio', 'escritorio');
        await lista(page).getByRole('button', { name: 'Agregar' }).click();
        const form = dialogo(page, 'Recibir un reporte por correo');
        await form.getByRole('textbox', { name: 'Hora' }).waitFor();
        await revisar(page, 'correos-reportes-form', 'escritorio');
        await form.getByRole('button', { name: 'Guardar' }).click();
        await form.waitFor({ state: 'detached' });

        await lista(page)
          .getByRole('button', { name: /^Enviar ahora/ })
          .click();
        await lista(page).getByText('Enviado', { exact: true }).waitFor({ timeout: 30_000 });
        await revisar(page, 'correos-reportes', 'escritorio');
        const [carta, ...otras] = cartasA(ADMIN);
        assert.equal(otras.length, 0);
        await comparar(carta, ayer);

        const enlace = enlaceDe(carta);
        const sinSesion = await (await browser.newContext(TAMANOS.telefono)).newPage();
        await sinSesion.goto(enlace);
        await boton(sinSesion, 'No recibirlo mas').waitFor();
        await revisar(sinSesion, 'correos-reportes-baja', 'telefono');
        await boton(sinSesion, 'No recibirlo mas').click();
        await sinSesion.getByText(`${ADMIN} ya no recibe`).waitFor();
        const otraVez = await sinSesion.request.post(enlace, {
          form: { 'List-Unsubscribe': 'One-Click' },
        });
        assert.equal(otraVez.status(), 200);
        await sinSesion.goto(enlace);
        await sinSesion.getByText(`${ADMIN} ya no recibe`).waitFor();
        await sinSesion.goto(`${enlace}x`);
        await sinSesion.getByText('Este enlace no es valido').waitFor();
        await lista(page).getByText('Apagado').waitFor({ timeout: 30_000 });
      }),

  'others get it too, each a letter of their own; a phone shows it, and takes it off': () =>
    conAdmin(TAMANOS.telefono, async (page) => {
      await abrirCorreos(page);
      await lista(page).getByRole('button', { name: 'Agregar' }).click();
      const form = dialogo(page, 'Recibir un reporte por correo');
      await form.getByText('Resumen del mes').click();
      const correos = form.getByRole('combobox', { name: 'Otros correos' });
      for (const uno of OTROS) {
        await correos.fill(uno);
        await correos.press('Enter');
      }
      await revisar(page, 'correos-reportes-form', 'telefono');
      await form.getByRole('button', { name: 'Guardar' }).click();
      await form.waitFor({ state: 'detached' });
      await lista(page)
        .getByRole('button', { name: /^Enviar ahora Resumen/ })
        .click();
      await lista(page)
        .getByText(/^[A-Z][a-z]+ \d{4} · /)
        .waitFor({ timeout: 30_000 });
      await revisar(page, 'correos-reportes', 'telefono');
      for (const uno of OTROS) assert.equal(cartasA(uno).length, 1, uno);

      await boton(page, /^Mas acciones de Resumen/).click();
      await page.getByRole('menuitem', { name: /^Eliminar/ }).click();
      await page
        .getByRole('button', { name: /eliminar/i })
        .last()
        .click();
      await lista(page).getByText('Resumen del mes').waitFor({ state: 'detached' });
    }),

  'it fits on a phone that lies': () =>
    conAdmin(ACOSTADO, async (page) => {
      await abrirCorreos(page);
      await revisar(page, 'correos-reportes', 'acostado');
    }),
});
await browser.close();
process.exit(bien ? 0 : 1);
