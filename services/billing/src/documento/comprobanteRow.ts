import type { ComprobanteEstado } from '@comanda/shared/contracts/facturacion/documentos';

import { fraseDe } from './fraseDe';
import type { ComprobantesRepository } from './comprobantesRepository';

type Fila = NonNullable<Awaited<ReturnType<ComprobantesRepository['estado']>>>;

export function toComprobanteEstado(fila: Fila): ComprobanteEstado {
  const { fecha_autorizacion, ...resto } = fila;
  return {
    ...resto,
    mensaje: fraseDe(resto),
    fecha_autorizacion: fecha_autorizacion?.toISOString() ?? null,
  };
}
