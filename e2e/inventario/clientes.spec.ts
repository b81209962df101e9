// Lists as people have them: customers, and products whose columns have names of their own, are brought in and stand in their lists.
import type { Page } from '@playwright/test';

import { expect, test } from '../apoyo/pruebas';
import { revisar } from '../apoyo/revisar';

const archivo = (name: string, ...filas: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(filas.join('\r\n'), 'latin1'),
});
const CLIENTES = archivo(
  'clientes.csv',
  'CLIENTES DEL NEGOCIO;;',
  'RUC / C.I.;Razón Social;E-mail',
  '0150000008;Rosa Ñauta Peñafiel;"rosa@correo.ec; casa@correo.ec"',
  '0150000016;Luis Paz;luis@correo.ec',
  '0150000000;Quien no existe;',
);
const PRECIOS = (precio: string) =>
  archivo(
    'precios.csv',
    'Lista de noviembre;;;;',
    'Detalle;PVP 1;PVP 2;Grupo;IVA',
    `Tigrillo de la casa;1,10;${precio};Desayunos;15`,
  );
const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name });

test('customers come in from a file, the wrong one apart, and stand in the list', async ({
  entrar,
}) => {
  const ruta = '/admin/emitido/clientes';
  const page = await entrar('admin@otra.ec', { tamano: 'telefono', ruta });
  await page.getByRole('button', { name: 'Importar clientes' }).first().click();
  await page.getByLabel('Archivo: Lista de clientes').setInputFiles(CLIENTES);
  await expect(page.getByText('La cédula no es válida. Revise sus dígitos')).toBeVisible();
  await revisar(page, 'importar-clientes', 'telefono');
  const importar = dialogo(page, 'Importar clientes').getByRole('button', {
    name: 'Importar 2 clientes',
  });
  await importar.dblclick();
  await expect(page.getByText('Se importaron los clientes')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Rosa Ñauta Peñafiel')).toBeVisible();
  await expect(page.getByText('Luis Paz')).toHaveCount(1);
  await expect(page.getByText('Quien no existe')).toHaveCount(0);
});

test('a file of products is read as somebody chose, and the next one of its kind the same', async ({
  entrar,
}) => {
  const page = await entrar('admin@otra.ec', { tamano: 'escritorio', ruta: '/admin/productos' });
  const abrir = async (precio: string) => {
    await page.getByRole('button', { name: 'Más de Productos' }).click();
    await page.getByRole('menuitem', { name: 'Importar' }).click();
    await page.getByLabel('Archivo: Lista de productos').setInputFiles(PRECIOS(precio));
  };
  const importar = dialogo(page, 'Importar productos').getByRole('button', {
    name: 'Importar',
    exact: true,
  });
  await abrir('4,25');
  await expect(page.getByText('Elija de qué columna sale Precio')).toBeVisible();
  await page.getByRole('combobox', { name: 'Columna de Precio' }).click();
  await page.getByTitle('PVP 2').last().click();
  const nuevo = page.getByRole('row', { name: /Tigrillo de la casa \$4\.25 15% Nuevo/ });
  await expect(nuevo).toBeVisible();
  await revisar(page, 'importar-columnas', 'escritorio');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await importar.dblclick();
  await expect(page.getByText('Se importaron los productos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogo(page, 'Importar productos')).toHaveCount(0);

  await abrir('4,75');
  await expect(page.getByText(/^Se lee como la última vez/)).toBeVisible();
  await expect(page.getByText('Precio: 4,25 → 4,75')).toBeVisible();
  await importar.click();
  await expect(page.getByText('Se importaron los productos')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Buscar en Productos' }).fill('Tigrillo de la casa');
  await expect(page.getByText('$4.75')).toBeVisible();
});

test('raw materials come in from a file, and add to what there is only where that was said', async ({
  entrar,
}) => {
  const bodega = (quinua: string) =>
    archivo('bodega.csv', 'Insumo;Stock;Unidad;Mínimo', `Quinua;${quinua};kilos;1`, 'Rara;1;saco;');
  const page = await entrar('admin@otra.ec', { tamano: 'telefono', ruta: '/admin/bodega' });
  const abrir = async (quinua: string) => {
    const deMenu = page.getByRole('button', { name: 'Más de Bodega' });
    const solo = page.getByRole('button', { name: 'Importar', exact: true });
    await deMenu.or(solo).first().click();
    const enMenu = page.getByRole('menuitem', { name: 'Importar' });
    if (await deMenu.isVisible()) await enMenu.click();
    await page.getByLabel('Archivo: Lista de materias primas').setInputFiles(bodega(quinua));
    await expect(page.getByText('La medida debe ser kg, g, lb, l, ml, unidad')).toBeVisible();
  };
  const materias = dialogo(page, 'Importar materias primas');
  await abrir('5,5');
  await revisar(page, 'importar-materias', 'telefono');
  await materias.getByRole('button', { name: 'Importar 1 materia' }).dblclick();
  await expect(page.getByText('Se importaron las materias primas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Quinua')).toBeVisible();

  await abrir('500,50');
  const importar = materias.getByRole('button', { name: 'Importar', exact: true });
  await expect(importar).toBeDisabled();
  await materias.getByText('Sumarlo como un ingreso a lo que hay').click();
  await expect(materias.getByText('5.5 kg → 506 kg')).toBeVisible();
  await revisar(page, 'importar-ingreso', 'telefono');
  await materias.getByRole('button', { name: 'Importar 1 materia' }).click();
  await expect(page.getByText('Se importaron las materias primas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('506')).toBeVisible();
});
