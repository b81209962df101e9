import { setTimeout as esperar } from 'node:timers/promises';

import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';

import { decretoSchema, type Decreto } from '@comanda/shared/contracts/admin/ley';

import { abrirArchivo } from './archivo';
import { crearAutoridad } from './autoridad';
import { abrirRegistro, contribuyenteSchema } from './contribuyentes';
import { abrirEsquemas, SIN_ESQUEMAS } from './esquemas';
import { crearGuiones, guionSchema, type PasoDeGuion, type ServicioDelSri } from './guion';
import { argumentoDeOperacion, sobreDeFalta } from './soap';

/**
 * How it behaves to all: 'caida' cuts every connection, 'demorado' answers after `ms`, 'mudo' takes in a document and cuts
 * before answering, 'fallo' answers 500.
 */
const modoSchema = z.strictObject({
  modo: z.enum(['normal', 'caida', 'demorado', 'mudo', 'fallo']),
  ms: z.number().int().min(0).max(60_000).default(0),
});
/** How far its clock goes ahead: tests let days pass on both sides. */
const relojSchema = z.strictObject({ adelanto_ms: z.number().int().min(0) });
/** A document is annulled, as its company does in the portal. */
const anulacionSchema = z.strictObject({ anular: z.string().regex(/^\d{49}$/) });
/** A decree is published: from then on documents may have its rate. */
const publicacionSchema = z.strictObject({ publicar: decretoSchema });
type Modo = z.output<typeof modoSchema>;
type Percance = { hace: Modo['modo'] | 'falta' | 'basura'; ms: number };
type Llamada = { ruc: string; contestar: (paso: PasoDeGuion | null) => string };

export type SandboxOptions = {
  reloj?: () => Date;
  /** Where to keep what was received; none: in memory. */
  archivo?: string | null;
  /** Decrees that were published after this release. */
  decretos?: () => Promise<readonly Decreto[]>;
  /** A folder with the authority's own schemas; none: the grammar of ours alone. */
  esquemas?: string | null;
};

const BASE = '/comprobantes-electronicos-ws';
const MEDIO_MEGA = 512 * 1024;
const MAL_PEDIDO: Percance = { hace: 'falta', ms: 0 };

/** Null: its bytes are no UTF-8. */
function textoDe(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    return null;
  }
}

/** The authority's two SOAP services, with their real paths, and a control for tests. Never for production. */
export function buildSandbox({
  reloj = () => new Date(),
  archivo = null,
  decretos = () => Promise.resolve([]),
  esquemas = null,
}: SandboxOptions = {}): FastifyInstance {
  let adelanto = 0;
  const registro = abrirRegistro();
  const autoridad = crearAutoridad({
    archivo: abrirArchivo(archivo),
    registro,
    esquemas: esquemas === null ? SIN_ESQUEMAS : abrirEsquemas(esquemas),
    reloj: () => new Date(reloj().getTime() + adelanto),
  });
  const app = fastify({ logger: false, bodyLimit: 2 * MEDIO_MEGA });
  const guiones = crearGuiones();
  const publicados: Decreto[] = [];
  let modo: Modo = { modo: 'normal', ms: 0 };

  app.addContentTypeParser(
    ['text/xml', 'application/soap+xml'],
    { parseAs: 'string' },
    (_request, cuerpo, done) => {
      done(null, cuerpo);
    },
  );

  async function responder(reply: FastifyReply, { hace, ms }: Percance, contestar: () => string) {
    if (hace === 'caida') return reply.hijack().raw.destroy();
    if (hace === 'fallo')
      return reply.code(500).type('text/html').send('<html>Internal Server Error</html>');
    reply.type('text/xml; charset=utf-8');
    if (hace === 'falta') return reply.code(500).send(sobreDeFalta('Error interno'));
    if (hace === 'demorado') await esperar(ms);
    const respuesta = contestar();
    if (hace === 'mudo') return reply.hijack().raw.destroy();
    return reply.send(hace === 'basura' ? respuesta.slice(0, respuesta.length / 2) : respuesta);
  }

  /** `llamada` null: not the operation of the WSDL. */
  function atender(reply: FastifyReply, en: ServicioDelSri, llamada: Llamada | null) {
    const general = { hace: modo.modo, ms: modo.ms };
    if (llamada === null)
      return responder(reply, general.hace === 'normal' ? MAL_PEDIDO : general, () => '');
    const paso = guiones.siguiente(llamada.ruc, en);
    return responder(reply, paso && 'ms' in paso ? paso : general, () => llamada.contestar(paso));
  }

  app.post(`${BASE}/RecepcionComprobantesOffline`, async (request, reply) => {
    const base64 = argumentoDeOperacion(
      String(request.body),
      'recepcion',
      'validarComprobante/xml',
    );
    if (base64 === null) return atender(reply, 'recepcion', null);
    const xml = textoDe(base64);
    const conocidos = [...(await decretos()), ...publicados];
    return atender(reply, 'recepcion', {
      ruc: /<ruc>(\d{13})<\/ruc>/.exec(xml ?? '')?.[1] ?? '',
      contestar: (paso) =>
        paso?.hace === 'devolver'
          ? autoridad.devolver(xml, paso.codigos)
          : autoridad.recibir(xml, conocidos),
    });
  });

  app.post(`${BASE}/AutorizacionComprobantesOffline`, (request, reply) => {
    const clave = argumentoDeOperacion(
      String(request.body),
      'autorizacion',
      'autorizacionComprobante/claveAccesoComprobante',
    );
    if (clave === null) return atender(reply, 'autorizacion', null);
    return atender(reply, 'autorizacion', {
      ruc: clave.slice(10, 23),
      contestar: (paso) => autoridad.consultar(clave, paso),
    });
  });

  app.post('/control', (request) => {
    const guion = guionSchema.safeParse(request.body);
    if (guion.success) {
      guiones.poner(guion.data);
      return guion.data;
    }
    const hora = relojSchema.safeParse(request.body);
    if (hora.success) {
      adelanto = hora.data.adelanto_ms;
      return hora.data;
    }
    const contribuyente = contribuyenteSchema.safeParse(request.body);
    if (contribuyente.success) {
      registro.inscribir(contribuyente.data);
      return contribuyente.data;
    }
    const anulacion = anulacionSchema.safeParse(request.body);
    if (anulacion.success) return { anulado: autoridad.anular(anulacion.data.anular) };
    const publicacion = publicacionSchema.safeParse(request.body);
    if (publicacion.success) return { publicados: publicados.push(publicacion.data.publicar) };
    modo = modoSchema.parse(request.body);
    return modo;
  });
  app.get('/salud', () => ({ success: true, data: { vivo: true, modo: modo.modo } }));
  return app;
}

/** Listens on the loopback; answers the base address of the services. */
export async function startSandbox(
  options: SandboxOptions & { port?: number },
): Promise<{ url: string; control: string; close(): Promise<void> }> {
  const app = buildSandbox(options);
  const origen = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  return { url: origen + BASE, control: `${origen}/control`, close: () => app.close() };
}
