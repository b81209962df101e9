import { createHash } from 'node:crypto';

import { elemento, type Xml } from '@comanda/kit/documento/xml';
import { TITULO_DE_REPORTE } from '@comanda/shared/domain/empresa/suscripcion';

import type { Baja } from './bajasRepository';

const ESTILO = [
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1f2430;background:#f6f7f9}',
  'main{max-width:32rem;margin:12vh auto 0;padding:24px;overflow-wrap:anywhere}',
  'h1{font-size:1.4rem;margin:0 0 8px}',
  'button{font:inherit;min-height:44px;padding:0 20px;border:0;border-radius:8px;color:#fff;background:#0f766e}',
].join('');

/** Its one style sheet and its one form, and nothing else. */
export const POLITICA_DE_BAJA = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(ESTILO).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What who opens the link of a letter sees: a question, that it is done, or that there is no such letter. */
export function paginaDeBaja(baja: Baja | null): string {
  if (!baja)
    return pagina('Este enlace no es válido', [parrafo('Abra el enlace desde el correo.')]);
  const { reporte, empresa, para, dada } = baja;
  const cual = `${TITULO_DE_REPORTE[reporte]} de ${empresa}`;
  if (dada) return pagina('Listo', [parrafo(`${para} ya no recibe ${cual}.`)]);
  return pagina('¿No recibirlo más?', [
    parrafo(`${para} recibe por correo ${cual}.`),
    // to the address it stands at
    elemento('form', [elemento('button', 'No recibirlo más', { type: 'submit' })], {
      method: 'post',
    }),
  ]);
}

const parrafo = (texto: string) => elemento('p', texto);

const pagina = (titulo: string, partes: readonly Xml[]): string =>
  `<!doctype html>${elemento(
    'html',
    [
      elemento('head', [
        elemento('meta', '', { charset: 'utf-8' }),
        elemento('meta', '', { content: 'width=device-width, initial-scale=1', name: 'viewport' }),
        elemento('meta', '', { content: 'noindex', name: 'robots' }),
        elemento('title', titulo),
        elemento('style', ESTILO),
      ]),
      elemento('body', [elemento('main', [elemento('h1', titulo), ...partes])]),
    ],
    { lang: 'es' },
  )}`;
