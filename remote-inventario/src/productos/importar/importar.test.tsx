import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  IMPORTACION_MAX_BYTES,
  importacionesCalls as calls,
  type ColumnaProducto,
  type Importacion,
  type RevisionDeLista,
} from '@comanda/shared/contracts/inventario/importaciones';
import type { ColumnasLeidas } from '@comanda/shared/contracts/lista';
import { answer, entregar, refuse } from '@comanda/shared/testing';

import { abrir, EMPRESA, makeProducto } from '../testing/mundo';

const HUELLA = 'a'.repeat(64);
const CLAVE = '00000000-0000-4000-8000-000000000000';
const LISTA = new File(['Producto;...'], 'lista.csv', { type: 'text/csv' });
const makeRevision = (over: Partial<RevisionDeLista> = {}): RevisionDeLista => ({
  filas: 3,
  crear: 1,
  cambiar: 1,
  iguales: 1,
  categorias_nuevas: [],
  huella: HUELLA,
  columnas_ignoradas: [],
  errores: [],
  total_errores: 0,
  ejemplos: [
    {
      fila: 2,
      producto: 'Ceviche',
      cambios: [{ columna: 'Precio', antes: '9,50', despues: '9,75' }],
    },
    { fila: 3, producto: 'Té helado' },
  ],
  ...over,
});
const makeImportacion = (over: Partial<Importacion> = {}): Importacion => ({
  id: 'otra',
  archivo: 'lista.csv',
  estado: 'EN_CURSO',
  filas: 0,
  revisadas: 0,
  escritas: 0,
  creados: 0,
  cambiados: 0,
  iguales: 0,
  categorias: 0,
  motivo: null,
  usuario: 'Ana',
  fecha: '2026-11-22T15:00:00.000Z',
  ...over,
});
/** Of a file with two prices. */
const makeColumnas = (over: Partial<ColumnasLeidas<ColumnaProducto>> = {}) => ({
  mapa: { fila: 1, columnas: { Producto: 0, Categoria: 1, IVA: 2 } },
  recordado: false,
  filas: [{ fila: 1, dice: 'Producto' }],
  titulos: ['Producto', 'Grupo', 'IVA', 'PVP 1', 'PVP 2'].map((titulo, lugar) => ({
    lugar,
    titulo,
    ejemplos: [],
  })),
  dudas: [],
  faltan: [],
  ...over,
});
const HECHA = { estado: 'HECHA', creados: 1, cambiados: 1, iguales: 1, categorias: 0 } as const;

/** What the server says of the last import, which a test changes as it goes. */
let ultima: Importacion | null;
let preguntas: unknown[];

const boton = (name: string) => screen.getByRole('button', { name });
const dialogo = () => screen.findByRole('dialog');
const entrada = () => screen.getByLabelText('Archivo: Lista de productos');

async function pulsarImportar(user: ReturnType<typeof abrir>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Más de Productos' }));
  await user.click(screen.getByRole('menuitem', { name: 'Importar' }));
}
async function abrirImportar() {
  const vista = abrir([makeProducto()]);
  preguntas = answer(calls.consultarImportacion, () => ({ success: true as const, data: ultima }));
  await pulsarImportar(vista.user);
  await dialogo();
  return vista;
}
async function elegir(revision: RevisionDeLista, archivo = LISTA) {
  const vista = await abrirImportar();
  const revisadas = answer(calls.revisarImportacion, { success: true, data: revision });
  await vista.user.upload(entrada(), archivo);
  return { ...vista, revisadas };
}
/** An import whose answer comes when the test says. */
function responderDespues() {
  let soltar: () => void = () => undefined;
  const llegada = new Promise<void>((listo) => (soltar = listo));
  const importadas = answer(calls.importarProductos, async () => {
    ultima = makeImportacion({ id: CLAVE });
    await llegada;
    return {
      success: true as const,
      data: { creados: 1, cambiados: 1, iguales: 1, categorias: 0 },
    };
  });
  return { importadas, soltar: () => soltar() };
}
const importarBoton = async () => within(await dialogo()).getByRole('button', { name: 'Importar' });

beforeEach(() => {
  ultima = null;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes); // all zero: CLAVE
});
afterEach(() => void jest.restoreAllMocks());

describe('the dialog of a list of products', () => {
  it('says what the file would do before it does anything', async () => {
    const { revisadas } = await elegir(
      makeRevision({ columnas_ignoradas: ['Proveedor'], categorias_nuevas: ['Bebidas'] }),
    );
    expect(await screen.findByText('Precio: 9,50 → 9,75')).toBeVisible();
    expect(screen.getByText('Nuevo')).toBeVisible();
    expect(screen.getByText('No se leen las columnas: Proveedor')).toBeVisible();
    expect(screen.getByText('Se crean las categorías: Bebidas')).toBeVisible();
    expect(revisadas.map(({ body }) => body)).toEqual([
      {
        empresa: EMPRESA,
        nombre: 'lista.csv',
        archivo: Buffer.from('Producto;...').toString('base64'),
        con_columnas: true,
      },
    ]);
    expect(await importarBoton()).toBeEnabled();
  });

  it('imports it once however often it is pressed, and tells how far it is until it is done', async () => {
    const { user, notices } = await elegir(makeRevision());
    const { importadas, soltar } = responderDespues();
    await screen.findByText('Nuevo');
    await user.dblClick(await importarBoton());
    await screen.findByText('Leyendo el archivo');
    ultima = ultima && { ...ultima, filas: 10_000, revisadas: 10_000, escritas: 2_000 };
    await screen.findByText('Guardando 2,000 de 10,000 productos');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    ultima = ultima && { ...ultima, ...HECHA };
    soltar();
    expect(await screen.findByText('Se importaron los productos')).toBeVisible();
    expect(importadas.map(({ body }) => body)).toEqual([
      expect.objectContaining({ empresa: EMPRESA, nombre: 'lista.csv', huella: HUELLA }),
    ]);
    expect(notices).toEqual(['success: Importar productos / Productos importados']);
  });

  it('shows the one that runs when it is opened again, and how it ends', async () => {
    ultima = makeImportacion({ filas: 5, revisadas: 5, escritas: 1 });
    const { user } = await abrirImportar();
    await screen.findByText('Guardando 1 de 5 productos');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pulsarImportar(user);
    await screen.findByText('Guardando 1 de 5 productos');
    ultima = { ...ultima, ...HECHA, escritas: 5 };
    expect(await screen.findByText('Se importaron los productos')).toBeVisible();
    const hasta = preguntas.length;
    await user.click(boton('Importar otro archivo'));
    expect(boton('Elegir archivo')).toBeVisible();
    expect(preguntas).toHaveLength(hasta); // nobody asks for what has ended
  });

  it('lists what is wrong by row and column, found by any word, and imports nothing', async () => {
    const errores = Array.from({ length: 12 }, (_, i) => ({
      fila: i + 2,
      columna: 'Precio' as const,
      valor: `x${i}`,
      msg: 'El precio debe ser un número con dos decimales, como 7,50',
    }));
    const { user } = await elegir(
      makeRevision({ errores, total_errores: 300, crear: 0, cambiar: 0 }),
    );
    expect(await screen.findByText(/^Hay 300 errores/)).toBeVisible();
    expect(screen.getByText('Los primeros 12 de 300')).toBeVisible();
    expect(screen.getByText('x0')).toBeVisible();
    expect(screen.queryByText('x11')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Buscar en Errores' }), 'x11');
    expect(await screen.findByText('x11')).toBeVisible();
    expect(await importarBoton()).toBeDisabled();
  });

  it('imports what has nothing wrong, and keeps the rest as a file with why', async () => {
    const error = { fila: 3, columna: 'Precio' as const, valor: 'caro', msg: 'No es un precio' };
    const { user } = await elegir(
      makeRevision({ errores: [error], total_errores: 1, crear: 2, cambiar: 0 }),
    );
    const { importadas, soltar } = responderDespues();
    const rechazadas = answer(calls.filasRechazadas, 'contenido');
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'Bajar filas por corregir' }));
    await waitFor(() => expect(rechazadas[0]?.body).toMatchObject({ formato: 'xlsx' }));
    await user.click(boton('Importar 2 productos sin error'));
    await waitFor(() => expect(importadas[0]?.body).toMatchObject({ parcial: true }));
    ultima = makeImportacion({ id: CLAVE, ...HECHA });
    soltar();
    expect(await screen.findByText('Se importaron los productos')).toBeVisible();
  });

  it('asks what a yes under IVA stands for, and looks at the file again with the answer', async () => {
    const { user, revisadas } = await elegir(
      makeRevision({ iva_por_decir: ['SI', '1'], total_errores: 2, crear: 0, cambiar: 0 }),
    );
    expect(
      await screen.findByText('Bajo IVA dice SI, 1, y no cuánto. ¿Qué tarifa llevan?'),
    ).toBeVisible();
    await user.click(boton('15%'));
    await waitFor(() => expect(revisadas.at(-1)?.body).toMatchObject({ iva_si: 15 }));
  });

  it('shows price and rate of each row, and what is read otherwise than it stands', async () => {
    const aviso = {
      fila: 2,
      columna: 'Precio' as const,
      valor: '3.8525',
      msg: 'Se redondea a 3,85',
    };
    await elegir(
      makeRevision({
        ejemplos: [{ fila: 2, producto: 'Té helado', precio: 3.85, iva: 15 }],
        avisos: [aviso],
        total_avisos: 1,
      }),
    );
    expect(await screen.findByText('$3.85')).toBeVisible();
    expect(screen.getByRole('row', { name: '2 Té helado $3.85 15% Nuevo' })).toBeVisible();
    expect(screen.getByText('Se redondea a 3,85')).toBeVisible();
  });

  it('shows which column is which, and looks at the file again as that is changed', async () => {
    const { user, revisadas } = await elegir(
      makeRevision({
        columnas: makeColumnas({ dudas: ['Precio'] }),
        falta: 'Dos',
        crear: 0,
        cambiar: 0,
      }),
    );
    expect(await screen.findByText(/^Más de una columna puede ser Precio/)).toBeVisible();
    expect(await importarBoton()).toBeDisabled();
    answer(calls.revisarImportacion, (pedida) => {
      revisadas.push(pedida);
      return { success: true as const, data: makeRevision({ columnas: makeColumnas() }) };
    });
    await user.click(screen.getByRole('combobox', { name: 'Columna de Precio' }));
    await user.click(await screen.findByTitle('PVP 2'));
    expect(await screen.findByText('Nuevo')).toBeVisible();
    expect(revisadas.at(-1)?.body).toMatchObject({
      mapa: { fila: 1, columnas: { Producto: 0, Categoria: 1, IVA: 2, Precio: 4 } },
    });
  });

  it('has nothing to import where all is as it is', async () => {
    await elegir(makeRevision({ crear: 0, cambiar: 0, ejemplos: [] }));
    expect(await screen.findByText(/no hay nada que importar/)).toBeVisible();
    expect(await importarBoton()).toBeDisabled();
  });

  it('says why a file cannot be read, and takes another', async () => {
    const { user } = await abrirImportar();
    const msg = 'El archivo tiene contraseña. Guárdelo sin contraseña y elíjalo otra vez';
    refuse(calls.revisarImportacion, 'ARCHIVO_INVALIDO', [{ campo: 'archivo', msg }]);
    await user.upload(entrada(), LISTA);
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    answer(calls.revisarImportacion, { success: true, data: makeRevision() });
    await user.upload(entrada(), LISTA);
    expect(await screen.findByText('Nuevo')).toBeVisible();
    expect(screen.queryByText(msg)).toBeNull();
  });

  it('does not send one that is too large', async () => {
    const { user } = await abrirImportar();
    const gordo = new File(['x'], 'x.csv', { type: 'text/csv' });
    Object.defineProperty(gordo, 'size', { value: IMPORTACION_MAX_BYTES + 1 });
    await user.upload(entrada(), gordo);
    expect(await screen.findByRole('alert')).toHaveTextContent('El archivo admite hasta 5 MB');
  });

  it('asks for another look when the catalogue has changed meanwhile', async () => {
    const { user, notices, revisadas } = await elegir(makeRevision());
    const motivo = 'El catálogo cambió; revise otra vez';
    await screen.findByText('Nuevo');
    ultima = makeImportacion({ id: CLAVE, estado: 'FALLIDA', motivo });
    refuse(calls.importarProductos, 'CATALOGO_CAMBIADO');
    await user.click(await importarBoton());
    expect(await screen.findByText(`No se importó nada: ${motivo}`)).toBeVisible();
    expect(notices).toEqual([`error: Importar productos / ${motivo}`]);
    await user.click(boton('Revisar otra vez'));
    expect(await screen.findByText('Nuevo')).toBeVisible();
    expect(revisadas).toHaveLength(2);
    expect(await importarBoton()).toBeEnabled();
  });

  it('says that one was cut off, and goes on with another', async () => {
    ultima = makeImportacion({ estado: 'INTERRUMPIDA' });
    await elegir(makeRevision());
    expect(await screen.findByText('Nuevo')).toBeVisible();
    expect(await importarBoton()).toBeEnabled();
  });

  it('tells of the one that was cut off before a file is chosen', async () => {
    ultima = makeImportacion({ estado: 'INTERRUMPIDA' });
    await abrirImportar();
    expect(await screen.findByText(/se interrumpió y no se guardó nada/)).toBeVisible();
  });
});

describe('files to begin with', () => {
  const guardados: string[] = [];
  beforeEach(() => {
    guardados.length = 0;
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      guardados.push(this.download);
    });
  });

  it.each([
    ['Plantilla en CSV', 'plantillaProductos', 'csv', 'plantilla-productos.csv'],
    ['Plantilla en Excel', 'plantillaProductos', 'xlsx', 'plantilla-productos.xlsx'],
    ['Sus productos en Excel', 'exportarProductos', 'xlsx', 'productos.xlsx'],
  ] as const)('are kept: %s', async (name, call, formato, archivo) => {
    const { user } = await abrirImportar();
    const pedidas = answer(calls[call], 'contenido');
    await user.click(boton(name));
    await waitFor(() => expect(guardados).toEqual([archivo]));
    expect(pedidas[0]?.url.searchParams.get('formato')).toBe(formato);
  });

  it('are at the head of the table too', async () => {
    const { user } = abrir([makeProducto()]);
    entregar(calls.exportarProductos, { nombre: 'productos.csv', pedazos: ['contenido'] });
    await user.click(await screen.findByRole('button', { name: /^Más de / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    await waitFor(() => expect(guardados).toEqual(['productos.csv']));
  });
});
