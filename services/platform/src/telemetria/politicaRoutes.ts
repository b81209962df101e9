import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

import { detalleSchema } from '@comanda/shared/contracts/plataforma/telemetria';
import type { Evento } from '@comanda/shared/contracts/plataforma/telemetria';

import { elegirBuilds } from '../arranque/elegirBuilds';
import { visitante } from '../arranque/visitante';
import { PUBLICO, type Deps } from '../deps';
import { RUTA_DE_POLITICA } from '../pagina/csp';

import { caidaDe, esCaida } from './caidas';
import { fallosRepository } from './fallosRepository';
import { topeDeInformes } from './telemetriaRoutes';

const CUERPO = 16_384;
/** A browser sends what it has gathered. */
const POR_ENVIO = 10;

/** As browsers send it of themselves: one by `report-uri`, a list by `report-to`. */
const antiguoSchema = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string(),
    'source-file': z.string().optional(),
    'line-number': z.number().optional(),
    'column-number': z.number().optional(),
  }),
});
const nuevoSchema = z.object({
  body: z.object({
    effectiveDirective: z.string(),
    blockedURL: z.string(),
    sourceFile: z.string().nullish(),
    lineNumber: z.number().nullish(),
    columnNumber: z.number().nullish(),
  }),
});

type Violada = {
  directiva: string;
  bloqueado: string;
  archivo: string;
  lugar: string;
};

/**
 * What the page's policy refused, and pages that died, as browsers tell it by themselves, also where no script of ours ran. Kept where it
 * was a file of a build that did it, or a screen of one, and counted against nobody: the page counts what it sees.
 */
export const politicaRoutes: FastifyPluginAsync<Deps> = async (app, { db, vivos, reloj }) => {
  const fallos = fallosRepository(db);
  const cabe = topeDeInformes();
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: CUERPO },
    app.getDefaultJsonParser('error', 'error'),
  );

  app.post(
    RUTA_DE_POLITICA,
    { schema: { hide: true }, config: PUBLICO, bodyLimit: CUERPO },
    async (request, reply) => {
      const ahora = reloj();
      const reportes = enLista(request.body);
      const rechazos = reportes.flatMap(violadas).flatMap(eventoDe);
      const caidas = reportes.filter(esCaida);
      if (rechazos.length + caidas.length > 0 && cabe(request.ip, ahora)) {
        const caller = await visitante(db, request);
        const deQuien = { caller, cookies: request.cookies };
        const elegidos = caidas.length > 0 ? elegirBuilds(await vivos.registro(), deQuien) : [];
        const eventos = [...rechazos, ...caidas.flatMap((una) => caidaDe(una, elegidos))];
        await fallos.anotar(caller?.empresas[0]?.id ?? 0, eventos, ahora);
      }
      return reply.status(204).send();
    },
  );
};

const enLista = (cuerpo: unknown): unknown[] =>
  (Array.isArray(cuerpo) ? cuerpo : [cuerpo]).slice(0, POR_ENVIO);

/** What is neither of the two forms is none. */
function violadas(reporte: unknown): Violada[] {
  const antiguo = antiguoSchema.safeParse(reporte);
  if (antiguo.success) return [deAntiguo(antiguo.data['csp-report'])];
  const { data } = nuevoSchema.safeParse(reporte);
  return data ? [deNuevo(data.body)] : [];
}

const deNuevo = (body: z.output<typeof nuevoSchema>['body']): Violada => ({
  directiva: body.effectiveDirective,
  bloqueado: body.blockedURL,
  archivo: body.sourceFile ?? '',
  lugar: `${body.lineNumber ?? 0}:${body.columnNumber ?? 0}`,
});

const deAntiguo = (dicho: z.output<typeof antiguoSchema>['csp-report']): Violada => ({
  directiva: dicho['effective-directive'] ?? dicho['violated-directive'] ?? '',
  bloqueado: dicho['blocked-uri'],
  archivo: dicho['source-file'] ?? '',
  lugar: `${dicho['line-number'] ?? 0}:${dicho['column-number'] ?? 0}`,
});

const ARCHIVO = /\/areas\/([a-z]+)\/([0-9a-f]{12})\/([\w.-]+\.js)$/;

function eventoDe({ directiva, bloqueado, archivo, lugar }: Violada): Evento[] {
  const [, area, build, nombre] = ARCHIVO.exec(archivo) ?? [];
  if (area === undefined || build === undefined) return [];
  const detalle = detalleSchema.safeParse({
    pantalla: '',
    mensaje: `${directiva} ${URL.canParse(bloqueado) ? new URL(bloqueado).origin : bloqueado}`,
    pila: [`@${area}/${build}/${nombre}:${lugar}`],
  });
  return detalle.success ? [{ area, build, fase: 'politica', ms: 0, detalle: detalle.data }] : [];
}
