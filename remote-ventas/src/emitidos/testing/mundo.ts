import type { CallInput } from '@comanda/shared/contracts/defineCall';
import {
  EMITIDOS_POR_PAGINA,
  emitidosCalls,
  type Emitido,
  type EmitidoFila,
  type PaginaDeEmitidos,
} from '@comanda/shared/contracts/reportes/emitidos';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import type { EmitidoLinea, PagoHecho } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { answer } from '@comanda/shared/testing';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';
export const CLAVE = '2'.repeat(49);

const secuenciaDe = (n: number) => `001-001-${String(n).padStart(9, '0')}`;

/** The nth sale of La Cevichería, paid in cash, its invoice authorised. */
export const makeFila = (n = 1, over: Partial<EmitidoFila> = {}): EmitidoFila => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  secuencia: secuenciaDe(n),
  editar: CLAVE,
  clave_acceso: CLAVE,
  forma_pago: 'EFECTIVO',
  formas: ['EFECTIVO'],
  total: 11,
  empresa: PUERTO,
  caja_usuario: 'Carlos Caja',
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  estado: 'ACTIVO',
  cedula: '1710034065',
  nombre: 'María Fernanda Salazar',
  factura: 'AUTORIZADO',
  ...over,
});

export const makeLinea = (over: Partial<EmitidoLinea> = {}): EmitidoLinea => ({
  id: '419',
  id_categoria: '28',
  producto: 'Ceviche de camarón',
  cantidad: 2,
  precio_venta: 5.5,
  porcentaje_iva: 15,
  subtota: 11,
  opciones: '',
  modificadores: [],
  descuento: 0,
  motivo_descuento: '',
  secuencia: secuenciaDe(1),
  empresa: PUERTO,
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  iva: 1.43,
  subtotal: 9.57,
  total: 11,
  nombre: 'María Fernanda Salazar',
  email: 'maria@correo.ec',
  cedula: '1710034065',
  clave_acceso: CLAVE,
  ...over,
});

export const makeVenta = (over: Partial<Emitido['venta']> = {}): Emitido['venta'] => ({
  id: makeFila().id,
  secuencia: secuenciaDe(1),
  secuencial: '000000001',
  empresa: PUERTO,
  forma_pago: 'EFECTIVO',
  subtotal: 9.57,
  iva: 1.43,
  total: 11,
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  cedula: '1710034065',
  clave_acceso: CLAVE,
  nombre: 'María Fernanda Salazar',
  email: 'maria@correo.ec',
  caja_usuario: 'Carlos Caja',
  descuento: 0,
  motivo_descuento: '',
  propina: 0,
  servicio: 0,
  estado: 'ACTIVO',
  repetida: true,
  ...over,
});

export const PAGO: PagoHecho = {
  forma_pago: 'EFECTIVO',
  monto: 11,
  tarjeta: null,
  banco: null,
  referencia: null,
};

export const makeEmitido = (over: Partial<Emitido> = {}): Emitido => ({
  venta: makeVenta(),
  editar: CLAVE,
  lineas: [makeLinea()],
  pagos: [PAGO],
  factura: 'AUTORIZADO',
  cambio_estado: {
    a: 'ANULADO',
    puede: true,
    motivo: true,
    frase: 'Se emite una nota de crédito por el valor total. No se puede deshacer',
  },
  cambio_pago: { puede: true, frase: 'La factura conserva lo que ya dice' },
  ...over,
});

type Pedida = Partial<CallInput<typeof emitidosCalls.listarEmitidosDelDia>>;

/** As much of the server's list as a screen can tell: by company and state, and by number. */
export function paginaDe(filas: readonly EmitidoFila[], pedida: Pedida): PaginaDeEmitidos {
  const { empresa, estado, busqueda = '', pagina = 1 } = pedida;
  const halladas = filas.filter(
    (fila) =>
      fila.empresa === empresa &&
      (estado ?? fila.estado) === fila.estado &&
      fila.secuencia.includes(busqueda),
  );
  const desde = (pagina - 1) * EMITIDOS_POR_PAGINA;
  return {
    filas: halladas.slice(desde, desde + EMITIDOS_POR_PAGINA),
    total: halladas.length,
    hay_mas: false,
    hoy: fechaNegocio(new Date()),
    suma: halladas.reduce((suma, { total }) => suma + total, 0),
    usuarios: [{ id: 'u2', nombre: 'Carlos Caja' }],
  };
}

/** What the services answer to this screen; what they were asked, by call. */
export function abrirEmitidos(filas: readonly EmitidoFila[], emitido = makeEmitido()) {
  const dia = emitidosCalls.listarEmitidosDelDia;
  const rango = emitidosCalls.listarEmitidos;
  return {
    dia: answer(dia, ({ url }) => ({
      success: true as const,
      data: paginaDe(filas, dia.query.parse(Object.fromEntries(url.searchParams))),
    })),
    rango: answer(rango, ({ url }) => ({
      success: true as const,
      data: paginaDe(filas, rango.query.parse(Object.fromEntries(url.searchParams))),
    })),
    emitido: answer(emitidosCalls.consultarEmitido, { success: true, data: emitido }),
    empresa: answer(facturacionCalls.consultarEmpresa, {
      success: true,
      data: {
        empresa: PUERTO,
        ruc: '0993100277001',
        razon_social: 'CEVIPUERTO S.A.S.',
        direccion: 'Malecón 412',
        establecimiento: '001',
        punto_emision: '001',
        ambiente: '1',
        tipo_emision: '1',
        tarifa: '15',
        iva_actual: 15,
        contabilidad: true,
        factura: true,
        logo_empresa: null,
      },
    }),
    tickets: answer(impresionCalls.imprimirTicket, {
      success: true,
      data: { id: 't1', destino: 'tickets' },
    }),
  };
}
