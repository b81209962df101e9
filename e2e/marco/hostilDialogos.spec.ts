// The dialogs that no screen opens with its first button, with the longest names and the largest amounts.
import type { Page } from '@playwright/test';

import { comoDueno } from '../../services/kit/src/testing/testDb';
import { baseDelProducto } from '../apoyo/base';
import { asentada, empeorar, faltasDe, irA, NOMBRE, sinNuestraLetra, TODOS } from '../apoyo/hostil';
import { expect, test, type Entrar } from '../apoyo/pruebas';

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function elegirDelMenu(page: Page, menu: string, opcion: string): Promise<void> {
  await boton(page, menu).click();
  await page.getByRole('menuitem', { name: opcion }).click();
}

async function abrirCantidad(page: Page): Promise<void> {
  await page.locator('.ventas-tile').first().click();
  await boton(page, /^Cantidad de/).click();
}

const DIALOGOS: Record<string, { de: string; ruta: string; abrir: (page: Page) => Promise<void> }> =
  {
    Impresoras: {
      de: 'admin@demo.ec',
      ruta: 'caja',
      abrir: async (page) => {
        await elegirDelMenu(page, 'Más acciones de la caja', 'Impresoras');
        await boton(page, /^Cambiar la impresora de/).click();
      },
    },
    Importador: {
      de: 'admin@demo.ec',
      ruta: 'productos',
      abrir: async (page) => {
        await elegirDelMenu(page, 'Más de Productos', 'Importar');
        await page.getByLabel('Archivo: Lista de productos').setInputFiles({
          name: `${NOMBRE}.csv`,
          mimeType: 'text/csv',
          buffer: Buffer.from(
            ['Producto;Categoria;Precio;IVA', `${NOMBRE};${NOMBRE};no es un precio;15`].join('\n'),
          ),
        });
      },
    },
    Talonario: {
      de: 'admin@demo.ec',
      ruta: 'empresa',
      abrir: (page) => boton(page, 'Registrar talonario').click(),
    },
    'Datos del cliente': {
      de: 'cajero@demo.ec',
      ruta: 'puntoventa',
      abrir: async (page) => {
        await page.locator('.ventas-tile').first().click();
        await boton(page, /^Registrar/).click();
      },
    },
    'Cantidad y nota': { de: 'cajero@demo.ec', ruta: 'puntoventa', abrir: abrirCantidad },
    'Aprobación de un descuento': {
      de: 'cajero@demo.ec',
      ruta: 'puntoventa',
      abrir: async (page) => {
        await abrirCantidad(page);
        await boton(page, /^Descuento/).click();
        await page.getByLabel('Descuento', { exact: true }).fill('50');
        await boton(page, 'Empleado').click();
        await page.getByLabel('Correo del Administrador').waitFor();
      },
    },
    'Cuadre de caja': {
      de: 'cajero@demo.ec',
      ruta: 'caja',
      abrir: async (page) => {
        await boton(page, 'Cuadre de caja').click();
        await page.getByRole('textbox', { name: '100 dólares' }).fill('9999');
      },
    },
    Pagar: {
      de: 'cajero@demo.ec',
      ruta: 'puntoventa',
      abrir: async (page) => {
        await page.locator('.ventas-tile').first().click();
        await boton(page, /^Pagar/).click();
      },
    },
  };

async function revisarDialogos(entrar: Entrar): Promise<string[]> {
  const faltas: string[] = [];
  for (const [nombre, { de, ruta, abrir }] of Object.entries(DIALOGOS)) {
    const page = await sinNuestraLetra(entrar, de);
    await irA(page, ruta);
    await abrir(page);
    await page.getByRole('dialog').first().waitFor();
    await asentada(page);
    faltas.push(...(await faltasDe(page, nombre, TODOS)));
    await page.context().close();
  }
  return faltas;
}

test('with the longest names keep their places the dialogs of a negocio popular and of its till', async ({
  entrar,
  mundo,
}) => {
  const { empresa } = mundo.PUERTO;
  await empeorar(empresa);
  await comoDueno(
    await baseDelProducto(),
    `update identidad.empresas set rimpe = $2, factura = false where empresa = $1`,
    [empresa, 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE'],
  );
  expect(await revisarDialogos(entrar)).toEqual([]);
});
