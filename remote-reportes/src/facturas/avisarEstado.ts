import type { ComprobanteEstado } from '@comanda/shared/contracts/documentos';
import { avisar } from '@comanda/shared/ui/core';

import { seReintenta } from './estados';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** What became of a document that was sent again. */
export function avisarEstado({ estado, mensaje }: ComprobanteEstado): void {
  const { titulo, autorizada, enviada, noAceptada } = mensajes;
  if (estado === 'AUTORIZADO') avisar({ tipo: 'success', titulo, texto: autorizada });
  else if (seReintenta(estado) || estado === 'EMPRESA_PAUSADA')
    avisar({ tipo: 'warning', titulo, texto: mensaje ?? noAceptada });
  else avisar({ tipo: 'info', titulo, texto: mensaje ?? enviada });
}
