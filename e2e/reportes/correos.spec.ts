// An owner gets the closing of the day by e-mail.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import readXlsx from 'read-excel-file/node';

import { pdftotext, textoDe } from '../../services/kit/src/testing/verPdf';
import { fechaNegocio, formatFecha } from '../../shared/src/domain/texto/fecha';
import { sumarDias } from '../../shared/src/domain/texto/periodo';

import type { Mundo } from '../apoyo/mundo';
import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

const DATOS = process.env.COMANDA_DATOS ?? '';
const AYER = sumarDias(fechaNegocio(new Date()), -1);
// each goes on with what the one before left
test.describe.configure({ mode: 'serial' });

const OTROS = [
  `contadora.de.la.empresa.con.un.nombre.muy.largo${'x'.repeat(20)}@correo.ec`,
  `socia@correo.ec`,
];

const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const lista = (page: Page) => dialogo(page, /^Reportes por correo/);
const enCentavos = (texto: string) => Math.round(Number(texto.replace(/[$,]/g, '')) * 100);

async function elegirEmpresa(page: Page, { PUERTO }: Mundo) {
  await page.getByRole('combobox', { name: 'Empresa', exact: true }).click();
  await page.getByTitle(PUERTO.empresa, { exact: true }).last().click();
}

async function abrirCorreos(page: Page, mundo: Mundo) {
  await page.goto('/admin/filter');
  await elegirEmpresa(page, mundo);
  await boton(page, 'Por correo').click();
  await expect(lista(page).getByRole('button', { name: 'Agregar' })).toBeVisible();
}

/** What the screen 'Reporte de ventas' says of yesterday. */
async function deAyer(page: Page, mundo: Mundo) {
  await page.goto('/admin/reporteventa');
  await elegirEmpresa(page, mundo);
  const fechas = page.getByRole('button', { name: /^Fechas/ });
  await expect(fechas.or(boton(page, 'Ayer')).first()).toBeVisible();
  if (await fechas.isVisible()) await fechas.click();
  await boton(page, 'Ayer').click();
  const figura = (nombre: string) =>
    page
      .getByRole('list', { name: 'Cifras' })
      .getByRole('button', { name: new RegExp(`^${nombre}`) })
      .locator('strong');
  await expect(page.getByText(`${formatFecha(AYER)} frente a`)).toBeVisible();
  return {
    total: enCentavos(await figura('Ventas').innerText()),
    tickets: Number(await figura('Tickets').innerText()),
  };
}

/** The letters to an address, as they lie in the folder of mail. */
function cartasA(para: string): string[] {
  const carpeta = path.join(DATOS, 'correo');
  return readdirSync(carpeta, { encoding: 'utf8' })
    .filter((archivo) => /-reporte-.*\.eml$/.test(archivo))
    .map((archivo) => readFileSync(path.join(carpeta, archivo), 'latin1'))
    .filter((texto) => new RegExp(`^To:\\s+.*${para.replaceAll('.', '[.]')}`, 'm').test(texto));
}

function adjunto(carta: string, final: string): Buffer {
  const parte = carta.split(/\r\n--/).find((una) => new RegExp(`filename=.*${final}`).test(una));
  if (parte === undefined) throw new Error(`the letter has no ${final}`);
  return Buffer.from(parte.slice(parte.indexOf('\r\n\r\n')).replace(/\s/g, ''), 'base64');
}

const enlaceDe = (carta: string) => /^List-Unsubscribe: <(.*)>\r$/m.exec(carta)?.[1] ?? '';

type Ayer = Awaited<ReturnType<typeof deAyer>>;

async function comparar(carta: string, { total, tickets }: Ayer): Promise<void> {
  const [hoja] = await readXlsx(adjunto(carta, 'xlsx'));
  const [titulos = [], ...filas] = hoja?.data ?? [];
  const en = (titulo: string) => titulos.indexOf(titulo);
  const deTotal = filas.find((fila) => fila[en('CONCEPTO')] === 'Total de ventas');
  expect(Math.round(Number(deTotal?.[en('TOTAL')]) * 100)).toBe(total);
  expect(deTotal?.[en('CANTIDAD')]).toBe(tickets);
  const pdf = adjunto(carta, 'pdf');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  if (!pdftotext.esta) return; // its title says so
  const linea = textoDe(pdf)
    .split('\n')
    .find((una) => una.startsWith('Total de ventas'));
  expect(enCentavos(linea?.trim().split(/\s+/).at(-1) ?? '')).toBe(total);
}

const TITULO =
  'the closing of yesterday comes by e-mail with what the screen says, and ends with its link';
test(pdftotext.titulo(TITULO), async ({ abrir, entrar, mundo }) => {
  const page = await entrar('admin@demo.ec');
  const ayer = await deAyer(page, mundo);
  expect(ayer.total).toBeGreaterThan(0);
  await abrirCorreos(page, mundo);
  await revisar(page, 'correos-reportes-vacio', 'escritorio');
  await lista(page).getByRole('button', { name: 'Agregar' }).click();
  const form = dialogo(page, 'Recibir un reporte por correo');
  await expect(form.getByRole('textbox', { name: 'Hora' })).toBeVisible();
  await revisar(page, 'correos-reportes-form', 'escritorio');
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toHaveCount(0);

  await lista(page)
    .getByRole('button', { name: /^Enviar ahora/ })
    .click();
  await expect(lista(page).getByText('Enviado', { exact: true })).toBeVisible();
  await revisar(page, 'correos-reportes', 'escritorio');
  const admin = mundo.correoDe('admin@demo.ec');
  const [carta = '', ...otras] = cartasA(admin);
  expect(otras).toHaveLength(0);
  await comparar(carta, ayer);

  const enlace = enlaceDe(carta);
  const sinSesion = await abrir('telefono');
  await sinSesion.goto(enlace);
  await expect(boton(sinSesion, 'No recibirlo más')).toBeVisible();
  await revisar(sinSesion, 'correos-reportes-baja', 'telefono');
  await boton(sinSesion, 'No recibirlo más').click();
  await expect(sinSesion.getByText(`${admin} ya no recibe`)).toBeVisible();
  const otraVez = await sinSesion.request.post(enlace, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(otraVez.status()).toBe(200);
  await sinSesion.goto(enlace);
  await expect(sinSesion.getByText(`${admin} ya no recibe`)).toBeVisible();
  await sinSesion.goto(`${enlace}x`);
  await expect(sinSesion.getByText('Este enlace no es válido')).toBeVisible();
  await expect(lista(page).getByText('Apagado')).toBeVisible();
});

test('others get it too, each a letter of their own; a phone shows it, and takes it off', async ({
  entrar,
  mundo,
}) => {
  const page = await entrar('admin@demo.ec', { tamano: 'telefono' });
  await abrirCorreos(page, mundo);
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
  await expect(form).toHaveCount(0);
  await boton(page, /^Más acciones de Resumen/).click();
  await page.getByRole('menuitem', { name: 'Enviar ahora' }).click();
  await expect(lista(page).getByText(/^[A-Z][a-z]+ \d{4} · /)).toBeVisible();
  await revisar(page, 'correos-reportes', 'telefono');
  for (const uno of OTROS) expect(cartasA(uno), uno).toHaveLength(1);

  await boton(page, /^Más acciones de Resumen/).click();
  await page.getByRole('menuitem', { name: /^Eliminar/ }).click();
  await page
    .getByRole('button', { name: /eliminar/i })
    .last()
    .click();
  await expect(lista(page).getByText('Resumen del mes')).toHaveCount(0);
});

test('it fits on a phone that lies', async ({ entrar, mundo }) => {
  const page = await entrar('admin@demo.ec', { tamano: 'apaisado' });
  await abrirCorreos(page, mundo);
  await revisar(page, 'correos-reportes', 'apaisado');
});
