import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { suscripcionesCalls as calls } from '@comanda/shared/contracts/admin/suscripciones';
import { exponer } from '@comanda/kit/http/exponer';
import { archivo } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';

import { bajasRepository, type Baja } from './bajasRepository';
import { paginaDeBaja, POLITICA_DE_BAJA } from './paginaDeBaja';

/** What a form or a mail program sends along (RFC 8058, section 3.2); the address says it all. */
const CUERPOS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The link of a letter with a report: it ends it, without a login. */
export const bajasRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const bajas = bajasRepository(db);
  app.addContentTypeParser(CUERPOS, { parseAs: 'string' }, (_request, _cuerpo, listo) =>
    listo(null, undefined),
  );

  exponer(app, calls.verBajaDeCorreo, async ({ entrada: { ficha }, reply }) =>
    enPagina(await bajas.ver(ficha), reply),
  );

  exponer(app, calls.darBajaDeCorreo, async ({ entrada: { ficha }, reply, ahora }) =>
    enPagina(await bajas.dar(ficha, ahora), reply),
  );
};

function enPagina(baja: Baja | null, reply: FastifyReply) {
  void reply.header('content-security-policy', POLITICA_DE_BAJA);
  if (!baja) void reply.code(404);
  const contenido = paginaDeBaja(baja);
  return archivo({ tipo: 'text/html; charset=utf-8', nombre: 'baja.html', contenido });
}
