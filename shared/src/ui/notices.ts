import { esApiError, faltaServidor } from '../api/apiError';
import { ERRORES_DEL_NAVEGADOR } from '../errors/delNavegador';

export type Aviso = {
  tipo: 'success' | 'error' | 'warning' | 'info';
  titulo: string;
  texto?: string;
  /** What it lasts as long as: `retirarAvisos` with the same takes it away. */
  causa?: string;
};

export type Pregunta = {
  titulo: string;
  texto?: string;
  aceptar?: string;
  cancelar?: string;
  /** Red accept button; the cancel button has the focus. */
  peligro?: boolean;
};

/** What a person is asked before something takes away what was typed. */
export const DESCARTAR = {
  titulo: '¿Descartar lo que escribió?',
  texto: 'Los cambios no se han guardado.',
  aceptar: 'Descartar',
  peligro: true,
} as const satisfies Pregunta;

/** Shows notices and questions: the shell's NoticeHost, or a list in a test. */
export type Anfitrion = {
  mostrar: (aviso: Aviso) => void;
  retirar: (causa: string) => void;
  preguntar: (pregunta: Pregunta) => Promise<boolean>;
};

type Pendiente = (anfitrion: Anfitrion) => void;

let anfitrion: Anfitrion | null = null;
let pendientes: Pendiente[] = [];

function conAnfitrion(hacer: Pendiente): void {
  if (anfitrion) hacer(anfitrion);
  else pendientes.push(hacer);
}

/** The host comes with a later chunk than the first screen: what was said before it waits. */
export function registrarAnfitrion(nuevo: Anfitrion): () => void {
  anfitrion = nuevo;
  const espera = pendientes;
  pendientes = [];
  espera.forEach((hacer) => hacer(nuevo));
  return () => {
    if (anfitrion === nuevo) anfitrion = null;
  };
}

/** Shows a notice over whatever screen there is; one that comes before the shell can show any waits. */
export function avisar(aviso: Aviso): void {
  conAnfitrion((host) => host.mostrar(aviso));
}

/** Takes away the notices of a cause that is gone. */
export function retirarAvisos(causa: string): void {
  conAnfitrion((host) => host.retirar(causa));
}

const preguntando = new Set<string>();

/**
 * True when the user accepts. A question that cannot be shown is not accepted, and that is said; nor is one that stands there
 * already: a second Enter in a hurry asks for nothing twice.
 */
export function confirmar(pregunta: Pregunta): Promise<boolean> {
  const cual = JSON.stringify(pregunta);
  if (preguntando.has(cual)) return Promise.resolve(false);
  preguntando.add(cual);
  return preguntar(pregunta).finally(() => preguntando.delete(cual));
}

const preguntar = (pregunta: Pregunta): Promise<boolean> =>
  new Promise((resolve) => {
    conAnfitrion((host) => {
      const sinPregunta = (error: unknown) => {
        console.error(error);
        avisarFallo(error, pregunta.titulo, ERRORES_DEL_NAVEGADOR.AREA_NO_DISPONIBLE.msg);
        resolve(false);
      };
      host.preguntar(pregunta).then(resolve, sinPregunta);
    });
  });

/**
 * `fallo`: the screen's own sentence; undefined shows the server's; null only logs (spec section 8). `tituloFallo`:
 * where a failure is not said under the title of the success.
 */
export type Mensajes = {
  titulo: string;
  exito?: string;
  fallo?: string | null;
  tituloFallo?: string;
};

/** Announces how a call ended and answers its value, or undefined when it failed. */
export async function withNotice<T>(
  llamada: Promise<T>,
  mensajes: Mensajes,
): Promise<T | undefined> {
  try {
    const valor = await llamada;
    retirarAvisos(SIN_SERVIDOR);
    const { titulo, exito } = mensajes;
    if (exito) avisar({ tipo: 'success', titulo, texto: exito });
    return valor;
  } catch (error) {
    console.error(error);
    const { titulo, tituloFallo = titulo, fallo } = mensajes;
    if (fallo !== null) avisarFallo(error, tituloFallo, fallo);
    return undefined;
  }
}

/** A failure in words: the server's, with the request id when it was unexpected. */
export function textoDeFallo(error: unknown, fallo?: string): string {
  const msg = fallo ?? (esApiError(error) ? error.msg : 'Algo salió mal.');
  const referencia =
    esApiError(error) && error.code === 'INESPERADO' && error.peticion
      ? ` (referencia ${error.peticion})`
      : '';
  return msg + referencia;
}

/** The cause of every notice that only says that the server does not answer. */
export const SIN_SERVIDOR = 'sin servidor';

/** Shows a failure in words: the given sentence, else the server's. `causa`: what it lasts as long as, where the server did answer. */
export function avisarFallo(error: unknown, titulo: string, fallo?: string, causa?: string): void {
  const suya = esApiError(error) && faltaServidor(error) ? SIN_SERVIDOR : causa;
  avisar({ tipo: 'error', titulo, texto: textoDeFallo(error, fallo), causa: suya });
}
