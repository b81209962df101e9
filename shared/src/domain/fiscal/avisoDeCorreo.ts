import type { CorreoEstado } from '../../contracts/facturacion/documentos';

/**
 * What is said of the mail that takes an authorised document to its buyer, and as what kind of notice. Source: spec section 7, /envial_email.
 */
export function avisoDeCorreo({ estado, email, mensaje }: CorreoEstado): {
  tipo: 'success' | 'info' | 'warning';
  texto: string;
} {
  if (estado === 'ENVIADO') return { tipo: 'success', texto: `Enviada a ${email}` };
  if (estado === 'PENDIENTE') return { tipo: 'info', texto: `Correo por enviar a ${email}` };
  const motivo = mensaje === null ? '' : `: ${mensaje}`;
  return { tipo: 'warning', texto: `No se pudo enviar el correo${motivo}` };
}
