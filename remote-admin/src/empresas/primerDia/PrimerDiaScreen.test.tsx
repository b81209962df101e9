import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { empresasCalls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { importacionesCalls } from '@comanda/shared/contracts/inventario/importaciones';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { mesasCalls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { primerDiaCalls, type PrimerDia } from '@comanda/shared/contracts/admin/primerDia';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import {
  answer,
  makeCertificado,
  makeEmisionEmpresa,
  makeProducto,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import { makeEmpresa } from '../../makeEmpresa';
import { PUERTO } from '../testing/mundo';

import { emitirPrueba, paraFacturar } from './emitirPrueba';
import PrimerDiaScreen from './PrimerDiaScreen';

const admin = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
const CLAVE = '2'.repeat(49);
const LA_PRIMERA: Mesa = {
  id: '1',
  numero_mesa: 1,
  fecha_registros: '2026-11-01T15:00:00.000Z',
  estado: 'LIBRE',
  total: 0,
  mesero: '',
  cliente: '',
  comensales: null,
  listas: 0,
  lineas: 0,
  empresa: PUERTO,
  nombre: '',
  zona: '',
  x: null,
  y: null,
  random: null,
  orden: null,
  desde: null,
};
const NADA: PrimerDia = { marcados: [], productos: 0, mesas: false, usuarios: 1, prueba: null };
const TODO = {
  marcados: ['DATOS', 'IMPRESORA'] as PrimerDia['marcados'],
  productos: 2,
  mesas: true,
  usuarios: 2,
};

/** What the server says of the company now; a test changes it as the server would. */
function abrir(dia: Partial<PrimerDia> = {}, over: Partial<Empresa> = {}, acepta = true) {
  const mundo: PrimerDia = { ...NADA, ...dia };
  answer(empresasCalls.consultarDatosEmpresa, {
    success: true,
    data: makeEmpresa({ fecha_vencimiento: '2027-12-31T17:00:00.000Z', ...over }),
  });
  answer(emisionCalls.consultarCertificado, { success: true, data: makeCertificado() });
  answer(emisionCalls.consultarEmision, { success: true, data: makeEmisionEmpresa() });
  answer(primerDiaCalls.consultarPrimerDia, () => ({ success: true as const, data: { ...mundo } }));
  const marcados = answer(primerDiaCalls.marcarPaso, ({ body }) => {
    const { paso } = body as { paso: PrimerDia['marcados'][number] };
    mundo.marcados = [...mundo.marcados, paso];
    return { success: true as const, data: null };
  });
  return { ...renderScreen(<PrimerDiaScreen />, { usuario: admin, acepta }), mundo, marcados };
}
const paso = (name: string) => screen.findByRole('region', { name });
const boton = (name: string) => screen.getByRole('button', { name });

describe('PrimerDiaScreen', () => {
  it('begins where the company is, and comes back to what was left', async () => {
    const { user, marcados } = abrir({ marcados: ['IMPRESORA'] });
    await paso('Productos'); // it has its certificate
    await user.click(boton('Agregarlos después'));
    await paso('Mesas');
    expect(marcados[0]?.body).toEqual({ empresa: PUERTO, paso: 'PRODUCTOS', hecho: true });
    expect(await screen.findByRole('button', { name: 'Productos Para después' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Impresora/ }));
    await within(await paso('Impresora')).findByRole('button', { name: 'Siguiente paso' });
  });

  it('makes the tables of a dining room in one press, as many as are said', async () => {
    const { user, mundo } = abrir({ productos: 3 });
    const creadas = answer(mesasCalls.registrarMesa, () => {
      mundo.mesas = true;
      return { success: true as const, data: LA_PRIMERA };
    });
    const mesas = await paso('Mesas');
    const cuantas = within(mesas).getByRole('textbox', { name: /^Cuántas mesas/ });
    expect(cuantas).toHaveValue('12');
    await user.clear(cuantas);
    expect(within(mesas).getByRole('button', { name: /^Crear/ })).toBeDisabled();
    await user.type(cuantas, '1x6');
    await user.click(within(mesas).getByRole('button', { name: 'Crear las mesas 1 a 16' }));
    await within(mesas).findByText(/^La empresa tiene mesas/);
    expect(creadas.map(({ body }) => body)).toEqual([{ empresa: PUERTO, cuantas: 16, puestos: 4 }]);
    await user.click(within(mesas).getByRole('button', { name: 'Siguiente paso' }));
    await paso('Usuarios');
  });

  it('offers a retry when it cannot be read', async () => {
    refuse(primerDiaCalls.consultarPrimerDia, 'INESPERADO');
    answer(empresasCalls.consultarDatosEmpresa, { success: true, data: makeEmpresa() });
    renderScreen(<PrimerDiaScreen />, { usuario: admin });
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('says that all is done', async () => {
    abrir({ ...TODO }, { ambiente: '2' });
    expect(await screen.findByText('Todo listo: la empresa puede vender')).toBeVisible();
  });

  it('prints a page, and takes the word of who saw it', async () => {
    const { user, notices, marcados } = abrir({ ...TODO, marcados: ['DATOS'] });
    const hojas = answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: 'x', destino: 'papel' },
    });
    await user.click(
      within(await paso('Impresora')).getByRole('button', { name: 'Imprimir prueba' }),
    );
    await waitFor(() =>
      expect(notices).toEqual(['success: Primer día / Hoja enviada a la impresora']),
    );
    expect(hojas[0]?.body).toMatchObject({ empresa: PUERTO, titulo: 'PRUEBA DE IMPRESORA' });
    await user.click(boton('La hoja salió bien, o no se usa'));
    await waitFor(() => expect(marcados[0]?.body).toMatchObject({ paso: 'IMPRESORA' }));
  });
});

describe('the first products', () => {
  const REVISION = {
    filas: 1,
    crear: 1,
    cambiar: 0,
    iguales: 0,
    categorias_nuevas: ['General'],

    columnas_ignoradas: [],
    errores: [],
    total_errores: 0,
    ejemplos: [],
    huella: 'a'.repeat(64),
  };
  const escrito = (pedido: { body: unknown } | undefined) =>
    Buffer.from((pedido!.body as { archivo: string }).archivo, 'base64').toString('utf8');

  it('are typed and imported, in one go', async () => {
    const { user, mundo, notices } = abrir({ marcados: ['DATOS'] });
    const revisadas = answer(importacionesCalls.revisarImportacion, {
      success: true,
      data: REVISION,
    });
    const importadas = answer(importacionesCalls.importarProductos, () => {
      mundo.productos = 1;
      return {
        success: true as const,
        data: { creados: 1, cambiados: 0, iguales: 0, categorias: 1 },
      };
    });
    await paso('Productos');
    await user.click(boton('Guardar productos'));
    expect(await screen.findByText('Escriba al menos un producto')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Precio del producto 2' }), '3,5');
    await user.click(boton('Guardar productos'));
    expect(await screen.findByText(/^Escriba el nombre del producto de \$3/)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Precio del producto 2' }));
    await user.type(
      screen.getByRole('textbox', { name: 'Nombre del producto 3' }),
      'Ceviche; mixto',
    );
    await user.click(boton('Guardar productos'));
    expect(await screen.findByText('Escriba el precio de Ceviche; mixto')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Categoría del producto 3' }));
    await user.click(await screen.findByTitle('Entradas'));
    await user.type(screen.getByRole('textbox', { name: 'Precio del producto 3' }), '6,5{Enter}');
    expect(await screen.findByText('La empresa tiene 1 producto')).toBeVisible();
    expect(escrito(revisadas[0])).toContain(';"Ceviche; mixto";Entradas;6,50;15;');
    expect(importadas[0]?.body).toMatchObject({ empresa: PUERTO, huella: 'a'.repeat(64) });
    expect(notices).toEqual(['success: Primer día / Productos guardados']);
  });

  it('are not lost without a question where another step is opened', async () => {
    const { user, notices } = abrir({ marcados: ['DATOS'] }, {}, false);
    await paso('Productos');
    const nombre = screen.getByRole('textbox', { name: 'Nombre del producto 1' });
    await user.type(nombre, 'Ceviche');
    await user.click(screen.getByRole('button', { name: /^Impresora/ }));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(nombre).toHaveValue('Ceviche');
    await user.clear(nombre);
    await user.click(screen.getByRole('button', { name: /^Impresora/ }));
    expect(await paso('Impresora')).toBeVisible();
  });

  it('of a file are said row by row where they are wrong, and none is imported', async () => {
    const { user } = abrir({ marcados: ['DATOS'] });
    const error = {
      fila: 2,
      columna: 'Precio' as const,
      valor: 'x',
      msg: 'El precio no es un número',
    };
    const revisadas = answer(importacionesCalls.revisarImportacion, {
      success: true,
      data: { ...REVISION, errores: [error], total_errores: 1 },
    });
    await paso('Productos');
    await user.click(screen.getByRole('combobox', { name: 'Lo que no diga su categoría va en' }));
    await user.click((await screen.findAllByTitle('Bebidas')).at(-1)!);
    await user.upload(
      screen.getByLabelText('Archivo: Lista de productos'),
      new File(['x'], 'menu.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('Fila 2, Precio: El precio no es un número')).toBeVisible();
    expect(revisadas[0]?.body).toMatchObject({ sin_categoria: 'Bebidas' });
  });
});

describe('the first products', () => {
  it('have a line more than were begun, to twelve', async () => {
    const { user } = abrir({});
    await paso('Productos');
    const nombres = () => screen.getAllByRole('textbox', { name: /^Nombre del producto/ });
    expect(nombres()).toHaveLength(4);
    for (let i = 0; i < 12; i++) await user.type(nombres()[i]!, 'x');
    expect(nombres()).toHaveLength(12);
    await user.clear(nombres()[11]!);
    await user.clear(nombres()[10]!);
    expect(nombres()).toHaveLength(11);
  });
});

describe('the test invoice', () => {
  const autorizada = {
    success: true as const,
    data: {
      clave_acceso: CLAVE,
      estado: 'AUTORIZADO' as const,
      mensaje: null,
      fecha_autorizacion: null,
    },
  };
  const venta = {
    id: 'v',
    secuencia: '001-001-000000001',
    secuencial: '000000001',
    empresa: PUERTO,
    forma_pago: 'EFECTIVO' as const,
    subtotal: 8.7,
    iva: 1.3,
    total: 10,
    descuento: 0,
    propina: 0,
    servicio: 0,
    fecha: '2026-11-20',
    fecha_creacion: '2026-11-20T12:00:00Z',
    cedula: '0992345678001',
    nombre: 'X',
    clave_acceso: CLAVE,
    repetida: false,
  };
  it('says that the company does not issue', async () => {
    abrir({ ...TODO }, { factura: false });
    expect(await screen.findByText(/La empresa no emite facturas electrónicas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Emitir factura de prueba' })).toBeNull();
  });

  it('asks for the certificate first, without which no invoice leaves', async () => {
    const { user } = abrir({ ...TODO }, { fecha_vencimiento: null });
    await user.click(await screen.findByRole('button', { name: /^Factura de prueba/ }));
    expect(await screen.findByText(/^Sin certificado de firma ninguna factura sale/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Emitir factura de prueba' })).toBeNull();
    await user.click(boton('Cargar el certificado'));
    expect(boton('Certificado de firma Pendiente')).toHaveAttribute('aria-expanded', 'true');
  });

  it('that waits for something says for what, and is not on its way', async () => {
    const prueba = { clave_acceso: CLAVE, secuencia: '001-001-000000001', estado: 'ACTIVO' };
    const { user } = abrir({ ...TODO, prueba });
    answer(documentosCalls.consultarComprobante, {
      success: true,
      data: {
        ...autorizada.data,
        estado: 'POR_FIRMAR',
        mensaje: 'La empresa no tiene certificado de firma',
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Factura de prueba/ }));
    expect(await screen.findByText('Factura 001-001-000000001: en espera')).toBeVisible();
    expect(screen.getByText('La empresa no tiene certificado de firma')).toBeVisible();
  });

  it('is followed until it is authorised, and taken back when that is confirmed', async () => {
    const prueba = { clave_acceso: CLAVE, secuencia: '001-001-000000001', estado: 'ACTIVO' };
    const { user, notices, mundo } = abrir({ ...TODO, prueba });
    answer(documentosCalls.consultarComprobante, autorizada);
    const anuladas = answer(ventasCalls.actualizarEstado, () => {
      mundo.prueba = { ...prueba, estado: 'ANULADO' };
      return { success: true as const, data: { ...venta, estado: 'ANULADO' as const } };
    });
    await user.click(await screen.findByRole('button', { name: /^Factura de prueba/ }));
    expect(
      await screen.findByText('Factura 001-001-000000001: autorizada por el SRI'),
    ).toBeVisible();
    await user.click(boton('Anular la factura de prueba'));
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Anular la factura de prueba?',
        'success: Primer día / Factura de prueba anulada',
      ]),
    );
    expect(anuladas[0]?.body).toMatchObject({ empresa: PUERTO, editar: CLAVE, estado: 'ANULADO' });
    expect(await screen.findByText('Factura 001-001-000000001: anulada')).toBeVisible();
  });

  it('is a real sale of something that can be invoiced, to the company itself', async () => {
    const pasos: string[] = [];
    const producto = paraFacturar([
      makeProducto({ id: '9', porcentaje_iva: 4 }),
      makeProducto({ id: '7', precio_venta: 10, porcentaje_iva: 15 }),
    ]);
    expect(producto?.id).toBe('7');
    const vendidas: unknown[] = [];
    const anotar = (que: string) => () => Promise.resolve(void pasos.push(que));
    await emitirPrueba(
      { empresa: makeEmpresa(), producto: producto!, vendedor: 'Ana' },
      {
        registrar: anotar('registrar'),
        reservar: () => anotar('reservar')().then(() => CLAVE),
        vender: (una) => anotar('vender')().then(() => vendidas.push(una)),
        firmar: anotar('firmar'),
      },
    );
    expect(pasos).toEqual(['registrar', 'reservar', 'vender', 'firmar']);
    expect(vendidas[0]).toMatchObject({
      cedula: '0992345678001',
      clave_acceso: CLAVE,
      forma_pago: 'EFECTIVO',
      caja_usuario: 'Ana',
      subtotal: 8.7,
      iva: 1.3,
      total: 10,
    });
  });
});
