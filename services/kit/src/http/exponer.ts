import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingAsyncHookHandler,
} from 'fastify';
import type { z, ZodObject, ZodType } from 'zod';

import type {
  Call,
  CallDatos,
  CallEntrada,
  CallReply,
  Turno,
} from '@comanda/shared/contracts/defineCall';
import { campoDeEmpresa } from '@comanda/shared/contracts/fallosDe';

import { turnos } from '../proceso/aLaVez';
import { enManoLarga } from '../proceso/cederElPaso';
import { esCompartida, escribirCompartida, type Compartida } from '../base/compartida';
import { enviarCorriente } from '../base/corriente';
import { exigirIdempotencia } from '../base/idempotencia';
import { SIN_CAMBIO } from '../documento/marca';
import { abrirFlujo } from '../flujo/abrirFlujo';
import {
  esArchivo,
  esCorriente,
  esFlujo,
  sobre,
  type ArchivoDicho,
  type Corriente,
  type EnSobre,
  type FlujoDicho,
} from './respuesta';
import { empresaPermitida, type Caller, type EmpresaId } from '../acceso/tenant';
import { cuidarLector } from './lectorLento';
import type { LugarEnTurno } from './turnosDeEmpresa';

/** Once, when the answer is out, or whoever asked is gone: perhaps by now. Answers how to do it before. */
function alTerminar(
  { raw: { socket } }: FastifyRequest,
  reply: FastifyReply,
  hacer: () => void,
): () => void {
  let hecho = false;
  const unaVez = () => {
    if (!hecho) hacer();
    hecho = true;
  };
  for (const fin of ['finish', 'close', 'error']) reply.raw.once(fin, unaVez);
  if (socket.destroyed) unaVez(); // gone: nothing of that is said any more
  return unaVez;
}

/** A picture of twelve megabytes takes five times that while it is read, looked at and worked on. */
const A_LA_VEZ = 4;

const { tomar, dejar } = turnos(A_LA_VEZ);

/**
 * Before the body of a call that may have a large one (`Call.cuerpo`) is read: the process holds a few at a time, and the
 * others wait on the wire, where they cost nothing. The turn lasts until the answer is out, or whoever asked is gone.
 */
const esperarTurno: preParsingAsyncHookHandler = async (request, reply, cuerpo) => {
  await tomar();
  alTerminar(request, reply, dejar);
  return cuerpo;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** A place among those who do what takes much (kit/turnosDeEmpresa). */
    turno: (turno: Turno, llave: string) => LugarEnTurno;
  }
  interface FastifyContextConfig {
    /** The call this route answers; none for a page or a file. */
    call?: Call;
  }
}

type FormaDe<Schema> = Schema extends ZodObject<infer Forma> ? Forma : unknown;
type Forma<C extends Call> = FormaDe<C['params']> & FormaDe<C['query']> & FormaDe<C['body']>;
type NombreDeEmpresa<C extends Call> = C['acceso'] extends { empresaNueva: true }
  ? never
  : Forma<C> extends { empresa: infer Nombre }
    ? Nombre
    : Forma<C> extends { company: infer Nombre }
      ? Nombre
      : never;

type ConEmpresa<C extends Call> = [NombreDeEmpresa<C>] extends [never]
  ? unknown
  : NombreDeEmpresa<C> extends ZodType<string | undefined>
    ? undefined extends z.output<NombreDeEmpresa<C>>
      ? { empresa: EmpresaId | undefined }
      : { empresa: EmpresaId }
    : unknown; // a list of companies: empresaPermitida, one by one

/** What is known of the caller: nothing in a public call, else who they are, and the company where the input names one. */
type Identidad<C extends Call> = C['acceso']['perfiles'] extends 'publico'
  ? unknown
  : { caller: Caller } & ConEmpresa<C>;

/** All a handler gets of a request. `entrada` is flat, and as the contract's schemas left it. */
export type Peticion<C extends Call> = {
  entrada: CallEntrada<C>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** When it is attended: one instant for all that a call does. */
  ahora: Date;
} & Identidad<C> &
  (C extends { idempotente: true } ? { idempotencia: string } : unknown);

type Resultado<C extends Call> =
  CallReply<C> extends { success: true; data: unknown }
    ? | CallDatos<C>
      | EnSobre<CallDatos<C>>
      | Compartida<CallDatos<C>>
      | (C extends { marca: true } ? typeof SIN_CAMBIO : never)
    : ArchivoDicho | Corriente | FlujoDicho;

/**
 * Answers a call of the contracts: where it is, who may make it, for which company, with which key and in what shape
 * is all the contract's. The handler gets what was checked and answers data; a refusal is an AppError it throws.
 */
export function exponer<C extends Call>(
  app: FastifyInstance,
  call: C,
  atender: (peticion: Peticion<C>) => Promise<Resultado<C>>,
): void {
  const { method, path, params, query, body, cuerpo, acceso } = call;
  if (acceso.perfiles !== 'publico' && !app.hasRequestDecorator('caller')) {
    throw new Error(`exponer: ${method} ${path} is not public and its scope has no kit/acceso`);
  }
  const leer = lectorDe(call);
  app.route({
    method,
    url: path,
    schema: {
      // fastify refuses a key that is present and undefined
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: call.reply },
    },
    config: { acceso, call },
    ...(cuerpo !== undefined && { bodyLimit: cuerpo }),
    ...(esGrande(cuerpo) && { preParsing: esperarTurno }),
    handler: async (request, reply) => {
      const leida = leer(request, reply);
      if (call.turno) await tomarTurno(call.turno, leida);
      const ahora = app.reloj?.() ?? new Date();
      // the schemas that the type is made of have been through all of it
      const resultado = await atender({ ...leida, ahora } as unknown as Peticion<C>);
      if (resultado === SIN_CAMBIO) return reply.send();
      if (esCompartida(resultado)) return escribirCompartida(resultado, { request, reply });
      if (esCorriente(resultado)) return enviarCorriente(resultado, { request, reply });
      if (esFlujo(resultado)) return abrirFlujo(resultado, { request, reply });
      if (!esArchivo(resultado)) return sobre(resultado);
      const { tipo, nombre, contenido } = resultado;
      return reply
        .type(tipo)
        .header('content-disposition', `inline; filename="${nombre}"`)
        .send(contenido);
    },
  });
}

type ConTurno = {
  request: FastifyRequest;
  reply: FastifyReply;
  caller?: Caller;
  empresa?: EmpresaId | undefined;
};

/** Nobody else has the turn until the answer is out, or waits for a slow reader alone. It belongs to the company, or to the caller where no company is named. */
async function tomarTurno(turno: Turno, { request, reply, ...de }: ConTurno): Promise<void> {
  const lugar = request.server.turno(turno, String(de.empresa ?? de.caller?.id ?? request.ip));
  const soltar = enManoLarga();
  const dejarDeMirar = cuidarLector(reply.raw, lugar.ceder);
  alTerminar(request, reply, () => {
    dejarDeMirar();
    lugar.dejar();
    soltar();
  });
  await lugar.listo;
}

/** Any call may send this much: the process holds as many such calls as come. */
const MEGABYTE = 1_048_576;
const esGrande = (cuerpo: number | undefined) => cuerpo !== undefined && cuerpo > MEGABYTE;

/** Made once a route: what of a request its handler may see. */
function lectorDe(call: Call) {
  const { params, query, body, idempotente, acceso } = call;
  const publica = acceso.perfiles === 'publico';
  const campo = publica ? undefined : campoDeEmpresa(call);
  return (request: FastifyRequest, reply: FastifyReply): ConTurno & { entrada: unknown } => {
    // what no schema looked at is left out; a loose body's own fields hide nothing of the address
    const entrada: Record<string, unknown> = {
      ...(body && (request.body as object)),
      ...(query && (request.query as object)),
      ...(params && (request.params as object)),
    };
    const nombre = campo && entrada[campo];
    return {
      entrada,
      request,
      reply,
      ...(!publica && { caller: request.caller }),
      ...(typeof nombre === 'string' && { empresa: empresaPermitida(request.caller, nombre) }),
      ...(idempotente && { idempotencia: exigirIdempotencia(request.headers['idempotency-key']) }),
    };
  };
}
