// @ts-nocheck
import { ERRORES, type ErrorCode } from '../errors/catalogo';

import type { Call } from './defineCall';

/** The fields of a call that name a company. */
export const CAMPOS_DE_EMPRESA = ['empresa', 'company'] as const;

/** The field by which a call's input names a company of its caller; undefined where it names none. */
export function campoDeEmpresa({ acceso, params, query, body }: Call): string | undefined {
  if (acceso.empresaNueva) return undefined;
  return CAMPOS_DE_EMPRESA.find((campo) =>
    [params, query, body].some((parte) => parte && Object.hasOwn(parte.shape, campo)),
  );
}

/** Every code a call may be refused with: those its contract lists, and those any call like it may answer. By status. */
export function fallosDe(call: Call): ErrorCode[] {
  const { body, idempotente, turno, fallos = [] } = call;
  const comunes: (ErrorCode | false)[] = [
    'DATOS_INVALIDOS',
    'DEMASIADAS_PETICIONES',
    turno !== undefined && 'MUCHO_TRABAJO',
    body !== undefined && 'DEMASIADO_GRANDE',
    idempotente === true && 'IDEMPOTENCIA_REQUERIDA',
    ...deAcceso(call),
  ];
  const todos = new Set([...comunes.filter((code) => code !== false), ...fallos]);
  return [...todos].sort((a, b) => ERRORES[a].status - ERRORES[b].status);
}

function deAcceso(call: Call): (ErrorCode | false)[] {
  const { perfiles, area, pendiente, conClave } = call.acceso;
  if (perfiles === 'publico') return [];
  return [
    'SESION_REQUERIDA',
    !pendiente && 'CUENTA_PENDIENTE',
    conClave === true && 'CLAVE_REQUERIDA',
    perfiles !== 'sesion' && 'PERFIL_NO_PERMITIDO',
    campoDeEmpresa(call) !== undefined && 'EMPRESA_NO_PERMITIDA',
    area !== null && 'AREA_NO_HABILITADA',
  ];
}
