import type { ZodSafeParseResult, ZodType, z } from 'zod';

import type { Call } from '../contracts/defineCall';

import { abierta } from './abierta';
import { anunciarNoCupo } from './noCupo';

/** So many rows of a long list are looked at where it starts, and so many where it ends. */
const MUESTRA = 20;

const guardadas = new WeakSet<object>();

/** What was kept here was looked at when it came. */
export function anotarGuardada(respuesta: unknown): void {
  if (esObjeto(respuesta)) guardadas.add(respuesta);
}

type ConReply<Reply extends ZodType> = Pick<Call, 'method' | 'path' | 'acceso'> & { reply: Reply };

/**
 * A reply as its contract says, where a member of an enum that this build does not know passes as the word it is. It is read a
 * second time only where the first failed.
 */
export function leerRespuesta<Reply extends ZodType>(
  { reply }: { reply: Reply },
  valor: unknown,
): ZodSafeParseResult<z.output<Reply>> {
  const leida = reply.safeParse(valor);
  return leida.success ? leida : abierta(reply).safeParse(valor);
}

/**
 * How the reply of a call is read; what does not fit is announced (noCupo). Of one that was kept a sample is looked at, as another
 * version of this program may have kept it: where that leaves the sample as it was, all of it is as it should be. Ten thousand
 * products take a slow till long.
 */
export function revisarRespuesta<Reply extends ZodType>(
  call: ConReply<Reply>,
): Pick<Reply, '~standard'> {
  const de = new Error(); // for its stack alone
  const entera = (valor: unknown) => {
    const { success, data, error } = leerRespuesta(call, valor);
    if (success) return { value: data };
    anunciarNoCupo({ call, camino: error.issues[0]?.path ?? [], de });
    return { issues: error.issues };
  };
  const { reply } = call;
  const validate: Reply['~standard']['validate'] = (valor) => {
    if (!esObjeto(valor) || !guardadas.has(valor)) return entera(valor);
    const muestra = muestraDe(valor);
    const { data, success } = reply.safeParse(muestra);
    if (!success || !tiene(muestra, data)) return entera(valor);
    return { value: valor };
  };
  return { '~standard': { ...reply['~standard'], validate } };
}

const esObjeto = (valor: unknown): valor is object => typeof valor === 'object' && valor !== null;

/** Whether all that was read is there as it was read. */
function tiene(dado: unknown, leido: unknown): boolean {
  if (!esObjeto(dado) || !esObjeto(leido)) return dado === leido;
  const suyos = new Map(Object.entries(dado));
  return Object.entries(leido).every(([nombre, suyo]) => tiene(suyos.get(nombre), suyo));
}

/** The same with its lists made short. */
function muestraDe(valor: object): object {
  return Object.fromEntries(
    Object.entries(valor).map(([nombre, suyo]: [string, unknown]) => [
      nombre,
      Array.isArray(suyo) ? acortada(suyo) : suyo,
    ]),
  );
}

const acortada = (lista: readonly unknown[]) =>
  lista.length > 2 * MUESTRA ? [...lista.slice(0, MUESTRA), ...lista.slice(-MUESTRA)] : lista;
