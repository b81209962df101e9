// Many documents chosen in the list, and sent again at once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { baseDelProducto } from '../apoyo/base';
import { abrirFacturas, buscar, fila, MARIA, vender } from '../apoyo/facturas';
import { expect, test } from '../apoyo/pruebas';
import { revisar as revisarCon, type Tamano } from '../apoyo/revisar';
import { sembrarFacturas } from '../apoyo/sembrarFacturas';
import { guion, SRI } from '../apoyo/sri';

const revisar = (page: Page, nombre: string, tamano: Tamano) =>
  revisarCon(page, nombre, tamano, { todas: true });
const dialogo = (page: Page) => page.getByRole('dialog');
const barra = (page: Page) => page.getByRole('region', { name: 'Documentos elegidos' });
const casillas = (page: Page) => page.getByRole('checkbox', { name: /^Elegir (Factura|Nota)/ });
const caja = (page: Page, numero: string) =>
  page.getByRole('checkbox', { name: `Elegir Factura ${numero}` });

/** Where a key has its series and its number. */
const enClave = (numero: string) => numero.replaceAll('-', '');

/** How many letters with the invoice of that number lie in the folder of mail. */
function cartasDe(ruc: string, numero: string): number {
  const carpeta = path.join(process.env.COMANDA_DATOS ?? '', 'correo');
  const suya = new RegExp(`01${ruc}\\d${enClave(numero)}\\d{10}.*\\.eml$`);
  return existsSync(carpeta) ? readdirSync(carpeta).filter((uno) => suya.test(uno)).length : 0;
}

/** Their mail went out an hour ago; answers of how many it did go out. */
async function hacerUnaHora(ruc: string, numeros: readonly string[]): Promise<number> {
  const filas = await comoDueno(
    await baseDelProducto(),
    `update facturacion.correos set actualizado = actualizado - interval '1 hour'
      where estado = 'ENVIADO' and substr(clave_acceso, 11, 13) = $1 and substr(clave_acceso, 25, 15) = any ($2)
      returning clave_acceso`,
    [ruc, numeros.map(enClave)],
  );
  return filas.length;
}

// each goes on with what the first one sold
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two that were authorised, and one that was returned. */
const vendidas: string[] = [];

test('forty documents of before, two invoices of today and one that was returned', async ({
  entrar,
  mundo,
}) => {
  const { PUERTO } = mundo;
  await sembrarFacturas(PUERTO, 40);
  vendidas.push(await vender(entrar, MARIA), await vender(entrar, MARIA));
  test.skip(!SRI, 'sin el simulador del SRI');
  await guion(mundo, { en: 'recepcion', hace: 'devolver', codigos: ['69'] });
  vendidas.push(await vender(entrar, MARIA));
});

test('all that is looked for is chosen, over its pages, and a new search begins anew', async ({
  entrar,
}) => {
  const page = await entrar('contador@demo.ec');
  await abrirFacturas(page);
  await buscar(page, '0926687856', '40 documentos');
  await page.getByRole('checkbox', { name: 'Elegir los de esta página' }).click();
  await barra(page).getByText('15 documentos elegidos').click({ trial: true }); // nothing of the table over it
  await barra(page).getByRole('button', { name: 'Elegir los 40' }).click();
  await expect(barra(page).getByText('40 documentos elegidos')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^16–30 de /)).toBeVisible();
  await expect(casillas(page).first()).toBeChecked();
  await casillas(page).first().click();
  await expect(barra(page).getByText('39 documentos elegidos')).toBeVisible();
  await expect(barra(page).getByRole('button', { name: /^Reenviar/ })).toHaveCount(0);
  await buscar(page, 'nada de esto', '0 documentos');
  await expect(barra(page)).toHaveCount(0);
});

test('what is chosen is taken away as one file, its XML and its printed forms', async ({
  entrar,
}) => {
  const page = await entrar('contador@demo.ec');
  await abrirFacturas(page);
  for (const numero of vendidas.slice(0, 2)) await caja(page, numero).click();
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText('2 documentos descargados').waitFor(),
    barra(page).getByRole('button', { name: 'Descargar ZIP' }).click(),
  ]);
  expect(descarga.suggestedFilename()).toMatch(/\.zip$/);
  const indice = readFileSync(await descarga.path(), 'latin1');
  for (const numero of vendidas.slice(0, 2))
    for (const tipo of ['xml', 'pdf'])
      expect(indice).toMatch(new RegExp(`facturas/${numero}_\\d{49}\\.${tipo}`));
});

test('what is chosen is mailed to its buyers once, however soon it is asked for again', async ({
  entrar,
  mundo,
}) => {
  const [una = '', otra = ''] = vendidas;
  const { ruc } = mundo.PUERTO;
  const cartas = () => [una, otra].map((numero) => cartasDe(ruc, numero));
  await expect.poll(cartas).toEqual([1, 1]); // they went out as they were authorised
  await expect.poll(() => hacerUnaHora(ruc, [una, otra])).toBe(2);
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  for (const numero of [una, otra]) await caja(page, numero).click();
  for (const frase of [/^Enviados$/, 'Enviados hace poco: no se repiten']) {
    await barra(page).getByRole('button', { name: 'Reenviar por correo (2)' }).click();
    await dialogo(page).getByRole('button', { name: 'Reenviar', exact: true }).click();
    await expect(dialogo(page).getByText('Listo: 2 documentos')).toBeVisible();
    await expect(dialogo(page).getByText(frase)).toBeVisible();
    await dialogo(page).getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(dialogo(page)).toBeHidden();
    expect(cartas()).toEqual([2, 2]);
  }
});

test('what was refused goes to the authority again', async ({ entrar }) => {
  test.skip(!SRI, 'sin el simulador del SRI');
  const [, , devuelta = ''] = vendidas;
  const page = await entrar('admin@demo.ec');
  await abrirFacturas(page);
  await expect(fila(page, devuelta).getByText('Devuelta').first()).toBeVisible();
  await caja(page, devuelta).click();
  await barra(page).getByRole('button', { name: 'Reintentar en el SRI (1)' }).click();
  await dialogo(page).getByRole('button', { name: 'Reenviar', exact: true }).click();
  await expect(dialogo(page).getByText('Listo: 1 documento')).toBeVisible();
  await expect(dialogo(page).getByText('Autorizados por el SRI')).toBeVisible();
});

const TODOS: Tamano[] = ['escritorio', 'oscuro', 'apaisado', 'telefono'];
for (const tamano of TODOS)
  test(`chosen, asked about and sent, ${tamano}`, async ({ entrar }) => {
    const page = await entrar('admin@demo.ec', { tamano });
    await abrirFacturas(page);
    await expect(casillas(page).nth(14)).toBeVisible();
    await revisar(page, 'seleccion-nada', tamano);
    for (const i of [0, 1, 2, 3, 4]) await casillas(page).nth(i).click();
    await expect(barra(page).getByText('5 documentos elegidos')).toBeVisible();
    await revisar(page, 'seleccion-cinco', tamano);
    await page.locator('main').evaluate((main) => main.scrollTo({ top: 400 }));
    await barra(page)
      .getByRole('button', { name: /^Reenviar por correo/ })
      .click();
    await revisar(page, 'seleccion-pregunta', tamano);
    await dialogo(page).getByRole('button', { name: 'Reenviar', exact: true }).click();
    await expect(dialogo(page).getByText(/^Listo: /)).toBeVisible();
    await revisar(page, 'seleccion-listo', tamano);
  });
