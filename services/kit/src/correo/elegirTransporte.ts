import path from 'node:path';

import { transporteArchivos } from './transporteArchivos';
import { transporteSmtp } from './transporteSmtp';

import type { Transporte } from './transporte';

export const REMITENTE = 'facturas@comanda.local';

type Entorno = { SMTP_URL?: string | undefined; SMTP_FROM: string; DATA_DIR: string };

/** SMTP_URL is a mail server; none, files under DATA_DIR/correo. */
export function elegirTransporte({ SMTP_URL, SMTP_FROM, DATA_DIR }: Entorno): Transporte {
  return SMTP_URL === undefined
    ? transporteArchivos({ carpeta: path.join(DATA_DIR, 'correo'), remitente: SMTP_FROM })
    : transporteSmtp({ url: SMTP_URL, remitente: SMTP_FROM });
}
