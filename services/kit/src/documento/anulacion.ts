import type {
  Anulacion,
  EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import { esConsumidorFinal } from '@comanda/shared/domain/fiscal/identificacion';
import { ERRORES } from '@comanda/shared/errors/catalogo';

/** An invoice, by what decides how it can be taken back. */
export type FacturaAnulable = {
  estado: EstadoComprobante;
  identificacion: string;
  /** Whether the authority has it, or may have it, and has not authorised it (facturacion.en_duda). */
  enDuda: boolean;
  /** Key of the credit note that takes it back. */
  nota: string | null;
};

/** How an invoice can be taken back now, or why not. facturacion.anular_comprobante decides the same when it is done. */
export function anulacionDe({ estado, identificacion, enDuda, nota }: FacturaAnulable): Anulacion {
  if (nota !== null) return no('La factura ya está anulada con una nota de crédito');
  if (estado === 'ANULADA') return no('La factura ya está anulada: se retiró antes de autorizarse');
  if (estado === 'AUTORIZADO') {
    return esConsumidorFinal(identificacion)
      ? no(ERRORES.ANULACION_CONSUMIDOR_FINAL.msg)
      : {
          como: 'NOTA_CREDITO',
          frase: 'Se emite una nota de crédito por el valor total. No se puede deshacer',
        };
  }
  if (enDuda) return no(ERRORES.ANULACION_EN_CAMINO.msg);
  return { como: 'RETIRAR', frase: 'El SRI no la ha autorizado: se retira y no se envía' };
}

const no = (frase: string): Anulacion => ({ como: null, frase });
