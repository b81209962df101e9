import { esApiError } from '../api/apiError';

export type Aviso = {
  tipo: 'success' | 'error' | 'warning' | 'info';
  titulo: string;
  texto?: string;
};

export type Pregunta = {
  titulo: string;
  texto?: string;
  aceptar?: string;
  cancelar?: string;
  /** Red accept button; the cancel button has the focus. */
  peligro?: boolean;
};

/** Shows notices and questions: the shell's NoticeHost, or a list in a test. */
export type Anfitrion = {
  mostrar: (aviso: Aviso) => void;
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

export function avisar(aviso: Aviso): void {
  conAnfitrion((host) => host.mostrar(aviso));
}

/** True when the user accepts. */
export function confirmar(pregunta: Pregunta): Promise<boolean> {
  return new Promise((resolve) => {
    conAnfitrion((host) => void host.preguntar(pregunta).then(resolve));
  });
}

/** `fallo`: the screen's own sentence; undefined shows the server's; null only logs (spec section 8). */
export type Mensajes = { titulo: string; exito?: string; fallo?: string | null };

/** Announces how a call ended and answers its value, or undefined when it failed. */
export async function withNotice<T>(
  llamada: Promise<T>,
  mensajes: Mensajes,
): Promise<T | undefined> {
  try {
    const valor = await llamada;
    const { titulo, exito } = mensajes;
    if (exito) avisar({ tipo: 'success', titulo, texto: exito });
    return valor;
  } catch (error) {
    console.error(error);
    if (mensajes.fallo !== null) avisarFallo(error, mensajes.titulo, mensajes.fallo);
    return undefined;
  }
}

/** A failure in words: the server's, with the request id when it was unexpected. */
export function textoDeFallo(error: unknown, fallo?: string): string {
  const msg = fallo ?? (esApiError(error) ? error.msg : 'Algo salio mal.');
  const referencia =
    esApiError(error) && error.code === 'INESPERADO' && error.peticion
      ? ` (referencia ${error.peticion})`
      : '';
  return msg + referencia;
}

/** Shows a failure in words: the given sentence, else the server's. */
export function avisarFallo(error: unknown, titulo: string, fallo?: string): void {
  avisar({ tipo: 'error', titulo, texto: textoDeFallo(error, fallo) });
}
