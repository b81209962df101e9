import { correosDe } from '@comanda/shared/contracts/correos';

import { limpiarTexto } from '../documento/xml';

import type { Carta } from './transporte';
import type { SendMailOptions } from 'nodemailer';

const LARGO_DE_NOMBRE = 120;
const LARGO_DE_ASUNTO = 250;

/** The message as nodemailer takes it. What becomes a header is one line first: nothing in it can begin another header. */
export function mensajeMime(carta: Carta, remitente: string): SendMailOptions {
  const nombre = limpiarTexto(carta.deNombre, LARGO_DE_NOMBRE);
  const dominio = remitente.slice(remitente.lastIndexOf('@') + 1);
  return {
    messageId: `<${carta.id}@${dominio}>`,
    from: { name: nombre, address: remitente },
    to: correosDe(carta.para).map((address) => ({ name: '', address })),
    ...(carta.responderA !== null && { replyTo: { name: nombre, address: carta.responderA } }),
    subject: limpiarTexto(carta.asunto, LARGO_DE_ASUNTO),
    text: carta.texto,
    html: carta.html,
    headers: {
      'Auto-Submitted': 'auto-generated', // no answers of absent people, please
      ...(carta.baja !== undefined && deBaja(carta.baja)),
    },
    attachments: carta.adjuntos.map(({ nombre: filename, tipo, contenido }) => ({
      filename,
      contentType: tipo,
      content: contenido,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Headers by which a mail program ends the subscription with one click (RFC 8058). An address is not folded. */
const deBaja = (direccion: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${direccion}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
