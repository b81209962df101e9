import type { Call, Servicio } from '@comanda/shared/contracts/defineCall';
import { todasLasCalls } from '@comanda/shared/testing/todasLasCalls';

/** A call and where it is answered. */
export type Llamada = { nombre: string; servicio: Servicio; call: Call; url: string };

/** Flat, as the client writes it: the contract says what goes in the path, the query or the body. */
export type Entrada = Readonly<Record<string, unknown>> & {
  cookies?: Record<string, string>;
  /** Of a team, in place of a session. */
  llave?: string;
};

const PREFIJO: Record<Servicio, string> = {
  identidad: '',
  ordering: '',
  billing: '/facturacion',
  platform: '',
  print: '',
};

/** Every call of the product, from the contracts. */
export const LLAMADAS: readonly Llamada[] = servicios().flatMap((servicio) =>
  Object.entries(todasLasCalls[servicio]).map(([nombre, call]) => ({
    nombre,
    servicio,
    call,
    url: PREFIJO[servicio] + call.path,
  })),
);

function servicios(): Servicio[] {
  return Object.keys(todasLasCalls) as Servicio[]; // its own keys, which TypeScript widens to string
}

/** What the contracts call it. */
export function nombreDe(call: Call): string {
  const llamada = LLAMADAS.find((una) => una.call === call);
  if (!llamada) throw new Error(`nombreDe: no contract has ${call.method} ${call.path}`);
  return llamada.nombre;
}

export function llamadaDe(nombre: string): Llamada {
  const llamada = LLAMADAS.find((una) => una.nombre === nombre);
  if (!llamada) throw new Error(`llamadaDe: there is no call ${nombre}`);
  return llamada;
}

/** The names an input of the call may have. */
export function camposDe({ params, query, body }: Call): string[] {
  return [params, query, body].flatMap((parte) => (parte ? Object.keys(parte.shape) : []));
}

/** One request, ready for `app.inject`. */
export function peticionDe({ call, url }: Llamada, { cookies = {}, ...entrada }: Entrada) {
  const tomar = (parte: Call['body']) =>
    Object.entries(entrada).filter(
      ([campo, valor]) => valor !== undefined && parte && Object.hasOwn(parte.shape, campo),
    );
  const ruta = url.replace(/:(\w+)/g, (_, campo: string) =>
    encodeURIComponent(String(entrada[campo])),
  );
  const consulta = new URLSearchParams(
    tomar(call.query).map(([campo, valor]) => [campo, String(valor)]),
  );
  const clave = call.idempotente ? { 'idempotency-key': String(entrada['idempotencia']) } : {};
  return {
    method: call.method,
    url: `${ruta}?${consulta}`,
    cookies,
    headers: clave,
    ...(call.body && { payload: Object.fromEntries(tomar(call.body)) }),
  };
}
