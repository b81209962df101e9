// Calls of the contracts, made with a team's key.
const INTENTOS = 5;
const ESPERA_MS = 400;

/** What the platform refused, with all it said of it. */
export class Rechazada extends Error {
  constructor({
    code = 'INESPERADO',
    msg = 'La plataforma no contesto lo esperado',
    errores = [],
  }) {
    super(msg);
    this.code = code;
    this.errores = errores;
  }
}

/** Answers the data of a call. A line that breaks, and a platform that is starting anew, are tried again. */
export async function pedir({ url, llave }, { method, path, espera = 15_000 }, entrada, id = '') {
  for (let intento = 1; ; intento += 1) {
    const respuesta = await unaVez(new URL(path.replace(':id', id), url), {
      method,
      headers: { authorization: `Bearer ${llave}`, 'content-type': 'application/json' },
      body: JSON.stringify(entrada),
      signal: AbortSignal.timeout(espera),
    });
    if (respuesta.data !== undefined) return respuesta.data;
    if (!respuesta.pasajero || intento === INTENTOS) throw respuesta.error;
    await new Promise((resolve) => setTimeout(resolve, ESPERA_MS * 2 ** intento));
  }
}

async function unaVez(url, opciones) {
  try {
    const respuesta = await fetch(url, opciones);
    const cuerpo = JSON.parse(await respuesta.text());
    if (cuerpo.success === true) return { data: cuerpo.data };
    return { pasajero: respuesta.status >= 500, error: new Rechazada(cuerpo) };
  } catch (causa) {
    const porque = causa.cause?.code ?? causa.cause?.message ?? causa.message;
    const error = new Error(`No se pudo hablar con ${url.origin}: ${porque}`, { cause: causa });
    return { pasajero: true, error };
  }
}
