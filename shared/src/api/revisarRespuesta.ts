import type { ZodType } from 'zod';

/** So many rows of a long list are looked at where it starts, and so many where it ends. */
const MUESTRA = 20;

const guardadas = new WeakSet<object>();

/** What was kept here was looked at when it came. */
export function anotarGuardada(respuesta: unknown): void {
  if (esObjeto(respuesta)) guardadas.add(respuesta);
}

/**
 * A reply as its contract says. Of one that was kept a sample is looked at, as another version of this program may have kept
 * it: where that leaves the sample as it was, all of it is as it should be. Ten thousand products take a slow till long.
 */
export function revisarRespuesta<Reply extends ZodType>(reply: Reply): Pick<Reply, '~standard'> {
  const completa = reply['~standard'];
  type Validar = typeof completa.validate;
  const validate: Validar = (valor, ...resto) => {
    if (!esObjeto(valor) || !guardadas.has(valor)) return completa.validate(valor, ...resto);
    const muestra = muestraDe(valor);
    const { data, success } = reply.safeParse(muestra);
    if (!success || !tiene(muestra, data)) return completa.validate(valor, ...resto);
    return { value: valor as typeof data };
  };
  return { '~standard': { ...completa, validate } };
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
