// Calls of the contracts, made with a team's key.
import type { Call, CallDatos, CallInput, Failure } from '@comanda/shared/contracts/defineCall';
import { codigoDeFallo, mensajeDe } from '../ejecutar';

const INTENTOS = 5;
const ESPERA_MS = 400;

/** Where the platform is, and the key of a team. */
export interface Sesion {
  url: string;
  llave: string;
}

/** What it sends; an id goes in its path. */
type Cuerpo<C extends Call> = Omit<CallInput<C>, 'id'>;
type Respuesta<C extends Call> =
  | { bien: true; data: CallDatos<C> }
  | { bien: false; pasajero: boolean; error: Error };

/** What the platform refused, with all it said of it. */
export class Rechazada extends Error {
  readonly code: string;
  readonly errores: NonNullable<Failure['errores']>;

  constructor({
    code = 'INESPERADO',
    msg = 'La plataforma no contestó lo esperado',
    errores = [],
  }: Partial<Failure>) {
    super(msg);
    this.code = code;
    this.errores = errores;
  }
}

/** Answers the data of a call. A line that breaks, and a platform that is starting anew, are tried again. */
export async function pedir<C extends Call>(
  { url, llave }: Sesion,
  { method, path, espera = 15_000 }: C,
  entrada: Cuerpo<C>,
  id = '',
): Promise<CallDatos<C>> {
  for (let intento = 1; ; intento += 1) {
    const direccion = new URL(path.replace(':id', id), url);
    if (method === 'GET') direccion.search = enDireccion(entrada);
    const respuesta = await unaVez<C>(direccion, {
      method,
      headers: {
        authorization: `Bearer ${llave}`,
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(entrada) }),
      signal: AbortSignal.timeout(espera),
    });
    if (respuesta.bien) return respuesta.data;
    if (!respuesta.pasajero || intento === INTENTOS) throw respuesta.error;
    await new Promise((resolve) => setTimeout(resolve, ESPERA_MS * 2 ** intento));
  }
}

const enDireccion = (entrada: object): string =>
  new URLSearchParams(
    Object.entries(entrada).map(([nombre, valor]) => [nombre, String(valor)]),
  ).toString();

async function unaVez<C extends Call>(url: URL, opciones: RequestInit): Promise<Respuesta<C>> {
  try {
    const respuesta = await fetch(url, opciones);
    const cuerpo = JSON.parse(await respuesta.text()) as
      | { success: true; data: CallDatos<C> }
      | Partial<Failure>;
    if (cuerpo.success === true) return { bien: true, data: cuerpo.data };
    return { bien: false, pasajero: respuesta.status >= 500, error: new Rechazada(cuerpo) };
  } catch (causa) {
    const error = new Error(
      `No se pudo hablar con ${url.origin}: ${porqueDeRed(causa)}. Vea que el producto esté encendido y que esa sea su dirección`,
      { cause: causa },
    );
    return { bien: false, pasajero: true, error };
  }
}

/** Of what fetch throws, its cause says more. */
export function porqueDeRed(causa: unknown): string {
  const detras = causa instanceof Error ? causa.cause : undefined;
  if (detras === undefined) return mensajeDe(causa);
  return codigoDeFallo(detras) ?? mensajeDe(detras);
}
