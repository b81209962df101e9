import type { FastifyPluginAsync, FastifyRequest, RouteOptions } from 'fastify';

import type { Acceso } from '@comanda/shared/contracts/defineCall';
import { AppError } from '@comanda/shared/errors/AppError';

import { sesionesDe } from './sesiones';
import { empresaDeCaller, tieneArea } from './tenant';

import type { Db } from '../base/db';
import type { Caller, EmpresaDeCaller } from './tenant';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may ask for the route; without it no route of a scope with `acceso` is registered. */
    acceso?: Acceso;
  }
  interface FastifyInstance {
    /** The clock of the scope; where there is none, the machine's counts. */
    reloj?: () => Date;
  }
  interface FastifyRequest {
    /** Who calls. Reading it in a public route without a session is a refusal, not undefined. */
    caller: Caller;
    callerVivo: Caller | null;
  }
}

const OPERADOR = 'Dashboard';

type AccesoOptions = {
  db: Pick<Db, 'pool' | 'prepared'>;
  /** What `exponer` takes the instant of a request from. */
  reloj: () => Date;
};

/**
 * Deny by default, for every route of the scope it is registered in: a route that does not say who may call it is
 * not registered, a call without a session, profile, company or area that its contract asks for is refused.
 */
const plugin: FastifyPluginAsync<AccesoOptions> = async (app, { db, reloj }) => {
  const sesiones = sesionesDe(db);
  app.decorate('reloj', reloj);
  app.decorateRequest('callerVivo', null);
  app.decorateRequest('caller', { getter: callerPresente });
  app.addHook('onRoute', exigirAcceso);

  app.addHook('onRequest', async (request) => {
    const acceso = accesoDe(request);
    if (!acceso || acceso.perfiles === 'publico') return;
    const token = portador(request);
    request.callerVivo = token === null ? null : await sesiones.callerDe(token);
    const demasiadas = request.callerVivo && app.contarUsuario(request.callerVivo.id);
    if (demasiadas) throw demasiadas;
    revisarPerfil(acceso, request.caller);
    revisarCuenta(acceso, request.caller);
  });

  app.addHook('preHandler', async (request) => {
    const acceso = accesoDe(request);
    if (!acceso || acceso.perfiles === 'publico') return;
    if (acceso.empresaNueva) return;
    if (esDelOperador(acceso, request.caller)) {
      const empresas = await sesiones.empresasDe(empresasNombradas(request));
      request.callerVivo = { ...request.caller, empresas };
    }
    revisarEmpresa(acceso, request);
  });
};

/** Without a scope of its own: its hooks hold for the routes registered beside it. */
export const acceso = Object.assign(plugin, { [Symbol.for('skip-override')]: true });

function exigirAcceso({ method, url, config }: RouteOptions): void {
  if (!config?.acceso) {
    throw new Error(
      `acceso: ${String(method)} ${url} does not say who may call it (config.acceso)`,
    );
  }
}

const accesoDe = (request: FastifyRequest): Acceso | undefined =>
  request.routeOptions.config.acceso;

function callerPresente(this: FastifyRequest): Caller {
  if (!this.callerVivo) throw new AppError('SESION_REQUERIDA');
  return this.callerVivo;
}

/** The bearer token of a request, as it was sent. */
export function portador({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer (\S{20,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

function revisarPerfil({ perfiles }: Acceso, caller: Caller): void {
  if (perfiles === 'publico' || perfiles === 'sesion') return;
  if (!perfiles.includes(caller.perfil)) {
    throw new AppError('PERFIL_NO_PERMITIDO', { usuario: caller.id, perfil: caller.perfil });
  }
}

/** What an account must do first comes first; what decides who is who is not done with a PIN. */
function revisarCuenta({ pendiente, conClave }: Acceso, caller: Caller): void {
  if (conClave && caller.sesion.porPin) {
    throw new AppError('CLAVE_REQUERIDA', { usuario: caller.id });
  }
  if (caller.pendiente !== null && !pendiente) {
    throw new AppError('CUENTA_PENDIENTE', { usuario: caller.id, pendiente: caller.pendiente });
  }
}

/** The operator has no companies of a list: a call that is said to be theirs too is for whichever it names. */
function esDelOperador({ perfiles }: Acceso, { perfil }: Caller): boolean {
  return perfil === OPERADOR && Array.isArray(perfiles) && perfiles.includes(OPERADOR);
}

/** The operator sets a company up whose areas are off. */
function revisarEmpresa(acceso: Acceso, request: FastifyRequest): void {
  const { caller } = request;
  const nombradas = empresasNombradas(request).map((nombre) => empresaDeCaller(caller, nombre));
  const { area } = acceso;
  if (area === null || esDelOperador(acceso, caller)) return;
  const laTiene = (empresa: EmpresaDeCaller) => tieneArea(area, empresa);
  const habilitada =
    nombradas.length > 0
      ? nombradas.every(laTiene)
      : caller.empresas.length === 0 || caller.empresas.some(laTiene);
  if (!habilitada) throw new AppError('AREA_NO_HABILITADA', { usuario: caller.id, area });
}

/** Every company the input names, wherever it does. */
function empresasNombradas({ params, query, body }: FastifyRequest): string[] {
  return [params, query, body].flatMap((parte) => {
    if (typeof parte !== 'object' || parte === null) return [];
    const { empresa, company } = parte as { empresa?: unknown; company?: unknown };
    return [empresa, company].flat().filter((valor) => typeof valor === 'string');
  });
}
