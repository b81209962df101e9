import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { esBaseCaida } from '@comanda/kit/db';
import { temaDeCookies } from '@comanda/shared/domain/tema';
import { AppError } from '@comanda/shared/errors/AppError';

import { arranqueDe } from '../arranque/arranqueDe';
import { elegirBuilds, elShell } from '../arranque/elegirBuilds';
import { visitante } from '../arranque/visitante';
import { PUBLICO, type PlatformDeps } from '../deps';
import { baseDe, type Lanzamiento } from '../lanzamientos/lanzamiento';

import { csp, cspDeGuiones, POLITICA_DE_INTEGRIDAD } from './csp';
import { esqueletos } from './esqueletos';
import { html } from './html';
import { cspDeEspera, paginaDeEspera } from './paginaDeEspera';
import { precargas, type Precarga } from './precargas';
import { temprano } from './temprano';

const SIN_BASE = 'BASE_NO_DISPONIBLE';
const RAPIDA = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const NO_ES_PAGINA =
  /^\/(v1|facturacion|plataforma|areas|documentacion|imprimir)(\/|$)|\.[a-z0-9]+$/i;

const enBrotli = promisify(brotliCompress);
const enGzip = promisify(gzip);

/** Any address that is not an API nor a file answers the page. */
export const paginaRoutes: FastifyPluginAsyncZod<PlatformDeps> = async (
  app,
  { db, vivos, archivos, direcciones },
) => {
  const inicioTemprano = temprano(direcciones.ordering);
  const esqueletoDe = esqueletos(archivos, app.log);

  app.get(inicioTemprano.href, { schema: { hide: true }, config: PUBLICO }, async (_, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(inicioTemprano.contenido),
  );

  app.get('/*', { schema: { hide: true }, config: PUBLICO }, async (request, reply) => {
    const [ruta = '/'] = request.url.split('?');
    if (ruta.includes('//')) throw new AppError('DATOS_INVALIDOS', { ruta }); // a host, to who reads it as a URL
    if (NO_ES_PAGINA.test(ruta)) throw new AppError('NO_ENCONTRADO', { ruta });

    const nonce = randomBytes(16).toString('base64');
    const texto = await pagina(request, nonce).catch((error: unknown) => {
      if (!esBaseCaida(error) && !(error instanceof AppError && error.code === SIN_BASE))
        throw error;
      request.log.warn({ err: error }, 'nobody knows whose page it is: it asks again');
      return null;
    });
    const { cuerpo, encoding } = await comprimir(
      texto ?? paginaDeEspera(nonce),
      request.headers['accept-encoding'] ?? '',
    );
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': texto === null ? cspDeEspera(nonce) : csp(nonce, direcciones),
      'cross-origin-opener-policy': 'same-origin',
      'integrity-policy': POLITICA_DE_INTEGRIDAD,
      'cache-control': 'no-store',
      vary: 'accept-encoding, cookie',
      ...(encoding && { 'content-encoding': encoding }),
    });
    return reply.status(texto === null ? 503 : 200).send(cuerpo);
  });

  async function pagina(request: FastifyRequest, nonce: string): Promise<string> {
    const [ruta = '/'] = request.url.split('?');
    const [caller, registro] = await Promise.all([visitante(db, request), vivos.registro()]);
    const elegidos = elegirBuilds(registro, { caller, cookies: request.cookies });
    const elegido = elShell(elegidos);
    if (!elegido)
      throw new AppError('AREA_NO_DISPONIBLE', { falta: 'no release of the shell: npm run build' });
    const { build: shell, anterior } = elegido;
    const arranque = arranqueDe(elegidos, caller, { registro, direcciones });
    const builds = elegidos.map(({ build }) => build);
    return html({
      arranque,
      nonce,
      guiones: cspDeGuiones(registro, [inicioTemprano.integridad]),
      vigilado: { shell: shell.build, conAnterior: anterior !== null },
      entrada: shell.indice.entrada.map((archivo) => precargaDe(shell, archivo)),
      precargas: precargas(arranque.areas, builds, { ruta, conSesion: caller !== null }),
      temprano: caller && inicioTemprano,
      esqueleto: await esqueletoDe(shell),
      tema: temaDeCookies(request.headers.cookie ?? ''),
    });
  }
};

function precargaDe(shell: Lanzamiento, archivo: string): Precarga {
  const integridad = shell.indice.integridad[archivo];
  if (!integridad) throw new Error(`pagina: ${archivo} of the shell has no integrity`);
  return { href: baseDe(shell) + archivo, integridad };
}

async function comprimir(
  texto: string,
  acepta: string,
): Promise<{ cuerpo: Buffer; encoding: 'br' | 'gzip' | null }> {
  if (/\bbr\b/.test(acepta)) return { cuerpo: await enBrotli(texto, RAPIDA), encoding: 'br' };
  if (/\bgzip\b/.test(acepta)) return { cuerpo: await enGzip(texto), encoding: 'gzip' };
  return { cuerpo: Buffer.from(texto), encoding: null };
}
