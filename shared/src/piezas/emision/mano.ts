import type { CallInput } from '../../contracts/defineCall';
import type {
  CertificadoFirma,
  emisionCalls,
  EmisionEmpresa,
} from '../../contracts/facturacion/emision';
import type { Consulta } from '../vista';

/** What the piece asks and does, by the calls of whichever remote shows it. */
export type ManoDeEmision = {
  empresa: string;
  certificado: Consulta<CertificadoFirma | null>;
  emision: Consulta<EmisionEmpresa>;
  cargar: (entrada: CallInput<typeof emisionCalls.cargarCertificado>) => Promise<unknown>;
  guardar: (entrada: CallInput<typeof emisionCalls.guardarEmision>) => Promise<unknown>;
};

/** Tells what stands around a form whether closing it would lose something, and whether it is being sent. */
export type OnEstado = (estado: { sucio: boolean; enviando: boolean }) => void;
