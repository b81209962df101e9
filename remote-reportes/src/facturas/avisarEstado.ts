import type { ComprobanteEstado } from '@comanda/shared/contracts/facturacion/documentos';
import { avisar } from '@comanda/shared/ui/core';

import { seReintenta } from './estados';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** What became of a document that was sent again. `antes`: what else was done, in the same notice, for one makes room for the next. */
export function avisarEstado({ estado, mensaje }: ComprobanteEstado, antes = ''): void {
  const { titulo, autorizada, enviada, noAceptada } = mensajes;
  const decir = (tipo: 'success' | 'warning' | 'info', que: string) =>
    avisar({ tipo, titulo, texto: antes + que });
  if (estado === 'AUTORIZADO') decir('success', autorizada);
  else if (seReintenta(estado) || estado === 'EMPRESA_PAUSADA')
    decir('warning', mensaje ?? noAceptada);
  else decir('info', mensaje ?? enviada);
}
