import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createTransport } from 'nodemailer';

import { mensajeMime } from './mensajeMime';
import type { Transporte } from './transporte';
import { transporteSmtp } from './transporteSmtp';

type Opciones = { carpeta: string; remitente: string };

/** Without a mail server: each mail is a file that any mail program opens. Sent again, it is the same file. */
function transporteArchivos({ carpeta, remitente }: Opciones): Transporte {
  const escritor = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async enviar(carta) {
      const { message } = await escritor.sendMail(mensajeMime(carta, remitente));
      const archivo = path.join(carpeta, `${carta.dia}-${carta.id}.eml`);
      const aMedias = `${archivo}.${randomUUID()}.tmp`;
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      await writeFile(aMedias, message, { mode: 0o600 }); // whose invoice it is concerns nobody else
      await rename(aMedias, archivo);
    },
  };
}

export const REMITENTE = 'facturas@comanda.local';

type Entorno = { SMTP_URL?: string | undefined; SMTP_FROM: string; DATA_DIR: string };

/** SMTP_URL is a mail server; none, files under DATA_DIR/correo. */
export function elegirTransporte({ SMTP_URL, SMTP_FROM, DATA_DIR }: Entorno): Transporte {
  return SMTP_URL === undefined
    ? transporteArchivos({ carpeta: path.join(DATA_DIR, 'correo'), remitente: SMTP_FROM })
    : transporteSmtp({ url: SMTP_URL, remitente: SMTP_FROM });
}
