import type { CallInput } from '@comanda/shared/contracts/defineCall';
import {
  ESTADOS_COMPROBANTE,
  type ComprobanteDetalle,
  type ComprobanteEstado,
  type Contenido,
  type CorreoEstado,
  type Emision,
} from '@comanda/shared/contracts/facturacion/documentos';
import {
  EMISIONES_POR_PAGINA,
  emisionesCalls,
  type PaginaDeEmisiones,
} from '@comanda/shared/contracts/facturacion/emisiones';
import {
  type CertificadoFirma,
  type Pausa,
  emisionCalls,
} from '@comanda/shared/contracts/facturacion/emision';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import { answer, makeCertificado } from '@comanda/shared/testing';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';

/** The key of factura 001-001 with this secuencial. */
export const makeClave = (secuencial: number, codDoc = '01') =>
  `20112026${codDoc}09931002770011001001${String(secuencial).padStart(9, '0')}1234567818`;

export const makeEmision = (over: Partial<Emision> = {}): Emision => ({
  clave_acceso: makeClave(1),
  empresa: PUERTO,
  cedula: '1710034065',
  estado: 'AUTORIZADO',
  fechaCreacion: '2026-11-20T18:05:00.000Z',
  link: '/facturacion/comprobantes/x.xml',
  mensaje: null,
  fecha_autorizacion: '2026-11-20T18:06:00.000Z',
  tipo: 'FACTURA',
  relacionado: null,
  correo: null,
  anulacion: null,
  devolucion: null,
  devuelto: 0,
  anulable_en_sri: false,
  nota_anulable_en_sri: false,
  consta_en_sri: null,
  corregible: false,
  renumerable: false,
  reintentable: true,
  demorada: false,
  cliente: 'María Fernanda Salazar',
  total: 7.5,
  ...over,
});

export const makeEstado = (over: Partial<ComprobanteEstado> = {}): ComprobanteEstado => ({
  clave_acceso: makeClave(2),
  estado: 'AUTORIZADO',
  mensaje: null,
  fecha_autorizacion: null,
  ...over,
});

export const makePausa = (over: Partial<Pausa> = {}): Pausa => ({
  clave_acceso: makeClave(4),
  codigo: '39',
  mensaje: 'El SRI no acepta la firma. Cargue un certificado vigente y reanude la emisión',
  desde: '2026-11-20T18:00:00.000Z',
  pendientes: 3,
  ...over,
});

export const makeCorreo = (over: Partial<CorreoEstado> = {}): CorreoEstado => ({
  estado: 'ENVIADO',
  email: 'maria@correo.ec',
  mensaje: null,
  fecha: '2026-11-20T18:07:00.000Z',
  ...over,
});

export const makeContenido = (over: Partial<Contenido> = {}): Contenido => ({
  lineas: [makeLinea()],
  tarifas: [{ tarifa: 15, base: 6.52, iva: 0.98 }],
  propina: 0,
  pagos: [{ forma_pago: 'EFECTIVO', total: 7.5, debito: false }],
  motivo: null,
  ...over,
});

export const makeLinea = (over: Partial<Contenido['lineas'][number]> = {}) => ({
  codigo: '1',
  descripcion: 'Encebollado',
  cantidad: 2,
  precio: 3.75,
  descuento: 0,
  tarifa: 15,
  total: 7.5,
  ...over,
});

export const makeDetalle = (over: Partial<ComprobanteDetalle> = {}): ComprobanteDetalle => ({
  emision: makeEmision(),
  comprador: {
    tipo_identificacion: '05',
    identificacion: '1710034065',
    razon_social: 'María Fernanda Salazar',
    direccion: 'Quito',
    email: 'maria@correo.ec',
    telefono: '0991234567',
  },
  total: 7.5,
  contenido: makeContenido(),
  intentos: [],
  al_anular: 'Salen de la caja $7.50 en efectivo',
  ...over,
});

/** What ordering answers when a sale is voided. */
export const VENTA_ANULADA: Venta = {
  id: 'v1',
  secuencia: '001-001-000000001',
  secuencial: '000000001',
  empresa: PUERTO,
  forma_pago: 'EFECTIVO',
  descuento: 0,
  propina: 0,
  servicio: 0,
  subtotal: 6.52,
  iva: 0.98,
  total: 7.5,
  fecha: '20/11/2026',
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  cedula: '1710034065',
  nombre: 'María Fernanda Salazar',
  clave_acceso: makeClave(1),
  estado: 'ANULADO',
  repetida: false,
};

/** What billing answers about the certificate. */
export const abrirCertificado = (certificado: CertificadoFirma | null) =>
  answer(emisionCalls.consultarCertificado, { success: true, data: certificado });

/** What billing answers to this screen; what it was asked, by call. */
export function abrirFacturas(emisiones: readonly Emision[], pausa: Pausa | null = null) {
  abrirCertificado(makeCertificado());
  return {
    emisiones: answer(emisionesCalls.consultarEmisiones, ({ body }) => {
      const pedida = emisionesCalls.consultarEmisiones.body.parse(body);
      return { success: true as const, data: paginaDe(emisiones, pedida) };
    }),
    pausa: answer(emisionCalls.consultarPausa, { success: true, data: pausa }),
  };
}

type Pedida = CallInput<typeof emisionesCalls.consultarEmisiones>;

/** As much of the server's list as a screen can tell: it looks for an identification, and reads states as they are. */
function paginaDe(emisiones: readonly Emision[], pedida: Pedida): PaginaDeEmisiones {
  const { ruc, empresa, estado, pagina = 1, filas = EMISIONES_POR_PAGINA } = pedida;
  const buscadas = emisiones.filter(
    (emision) => emision.empresa === empresa && (ruc === '' || emision.cedula === ruc),
  );
  const listadas = buscadas.filter((emision) => (estado ?? emision.estado) === emision.estado);
  return {
    filas: listadas.slice((pagina - 1) * filas, pagina * filas),
    total: listadas.length,
    suma: listadas.reduce((suma, { total }) => suma + total, 0),
    estados: ESTADOS_COMPROBANTE.map((uno) => ({
      estado: uno,
      cuantos: buscadas.filter((emision) => emision.estado === uno).length,
    })).filter(({ cuantos }) => cuantos > 0),
  };
}
