import {
  facturacionCalls,
  type ComprobanteEstado,
  type Emision,
  type Pausa,
} from '@comanda/shared/contracts/facturacion';
import { answer } from '@comanda/shared/testing';

export const PUERTO = 'La Cevicheria del Puerto';
export const ANDINA = 'Cafeteria Andina';

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
  mensaje: 'El SRI no acepta la firma. Cargue un certificado vigente y reanude la emision',
  desde: '2026-11-20T18:00:00.000Z',
  pendientes: 3,
  ...over,
});

/** What billing answers to this screen; what it was asked, by call. */
export function abrirFacturas(emisiones: readonly Emision[], pausa: Pausa | null = null) {
  return {
    emisiones: answer(facturacionCalls.consultarEmisiones, ({ body }) => {
      const { ruc, empresa } = facturacionCalls.consultarEmisiones.body.parse(body);
      const suyas = emisiones.filter((emision) => emision.empresa === empresa);
      const data = ruc ? suyas.filter(({ cedula }) => cedula === ruc) : suyas;
      return { success: true as const, data };
    }),
    pausa: answer(facturacionCalls.consultarPausa, { success: true, data: pausa }),
  };
}
