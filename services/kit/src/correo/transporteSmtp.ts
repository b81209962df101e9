import { createTransport } from 'nodemailer';

import { mensajeMime } from './mensajeMime';
import { FalloDeCorreo, type Transporte } from './transporte';

type Opciones = {
  url: string;
  remitente: string;
  /** How long the server may be silent, and how long a mail may take in all. */
  silencioMs?: number;
  limiteMs?: number;
};

/** A mail server (SMTP_URL); what the URL says of it (`?requireTLS=false`) goes before what is said here. */
export function transporteSmtp({
  url,
  remitente,
  silencioMs = 20_000,
  limiteMs = 60_000,
}: Opciones): Transporte {
  const servidor = createTransport({
    url,
    requireTLS: new URL(url).username !== '', // a password does not travel in the open
    connectionTimeout: Math.min(silencioMs, 10_000),
    greetingTimeout: Math.min(silencioMs, 10_000),
    socketTimeout: silencioMs,
  });
  return {
    async enviar(carta) {
      const signal = AbortSignal.timeout(limiteMs);
      const { rejected } = await servidor
        .sendMail({ ...mensajeMime(carta, remitente), signal })
        .catch((error: unknown) => Promise.reject(falloDe(error)));
      // the others have it already: sent anew, they would have it twice
      if (rejected.length > 0) throw rechazadas(rejected);
    },
  };
}

function rechazadas(direcciones: readonly string[]): FalloDeCorreo {
  const frase = `El servidor de correo no acepta ${direcciones.join(' ni ')}. A las demás direcciones sí se envió`;
  return new FalloDeCorreo(frase, true, {});
}

type ErrorSmtp = { code?: string; command?: string; responseCode?: number };

/** What a refusal means. A refused log-in or sender is our own setting, which somebody puts right: the mail waits. */
function falloDe(error: unknown): FalloDeCorreo {
  const causa = { cause: error };
  const { code, command, responseCode = 0 } = error as ErrorSmtp; // nodemailer's, or a plain Error without them
  if (code === 'EAUTH' || code === 'ENOAUTH' || command === 'MAIL FROM') {
    const frase = 'El servidor de correo no acepta la cuenta de envío. Avise a soporte';
    return new FalloDeCorreo(frase, false, causa);
  }
  const definitivo = responseCode >= 500 && responseCode !== 503;
  if (code === 'EENVELOPE' && (definitivo || responseCode === 0)) {
    const frase = 'El servidor de correo no acepta la dirección. Revise el correo';
    return new FalloDeCorreo(frase, true, causa);
  }
  if (code === 'EMESSAGE' && definitivo) {
    const frase = 'El servidor de correo rechazó el mensaje. Avise a soporte';
    return new FalloDeCorreo(frase, true, causa);
  }
  const frase =
    responseCode >= 400
      ? 'El servidor de correo pide esperar. Se enviará de nuevo'
      : 'El servidor de correo no responde. Se enviará de nuevo';
  return new FalloDeCorreo(frase, false, causa);
}
