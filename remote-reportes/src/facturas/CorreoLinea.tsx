import type { CorreoEstado } from '@comanda/shared/contracts/facturacion/documentos';

import { facturasMensajes } from './facturasMensajes';

const { correo: frases } = facturasMensajes;

/** Whether the buyer was sent the document, in one line. */
export function CorreoLinea({ correo }: { correo: CorreoEstado }) {
  return (
    <small className="reportes-correo" data-estado={correo.estado}>
      {fraseDeCorreo(correo)}
    </small>
  );
}

export function fraseDeCorreo({ estado, email, mensaje }: CorreoEstado): string {
  if (estado === 'ENVIADO') return frases.enviado(email);
  if (estado === 'PENDIENTE') return frases.pendiente(email);
  return frases.fallido(mensaje);
}
