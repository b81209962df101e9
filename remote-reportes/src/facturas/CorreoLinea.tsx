import type { CorreoEstado } from '@comanda/shared/contracts/facturacion/documentos';
import { avisoDeCorreo } from '@comanda/shared/domain/fiscal/avisoDeCorreo';

/** Whether the buyer was sent the document, in one line. */
export function CorreoLinea({ correo }: { correo: CorreoEstado }) {
  return (
    <small className="reportes-correo" data-estado={correo.estado}>
      {avisoDeCorreo(correo).texto}
    </small>
  );
}
