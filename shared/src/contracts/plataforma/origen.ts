const COMO = 'El origen se escribe como https://archivos.ejemplo.ec, sin camino ni espacios';
/** After it was read as an address: what else a parser lets through would end a list of them in a header. */
const NOMBRE = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const DE_ESTA_MAQUINA = new Set(['localhost', '127.0.0.1']);

/** Why a text is no origin that files may be taken from, in a sentence; null where it is one. */
export function faltaDeOrigen(texto: string): string | null {
  if (texto.includes('*')) return 'El origen no lleva comodines: es un solo nombre, sin *';
  const leida = leer(texto);
  if (!leida) return COMO;
  if (leida.username !== '' || leida.password !== '')
    return 'El origen no lleva usuario ni contraseña';
  if (/[?#]/.test(texto) || leida.pathname !== '/') return COMO;
  if (!NOMBRE.test(leida.hostname)) return COMO;
  if (leida.protocol === 'https:' || esDeEstaMaquina(leida.origin)) return null;
  return 'El origen empieza con https://';
}

/** As browsers spell it: without a slash at the end, nor the port that goes without saying. */
export const comoOrigen = (texto: string): string => new URL(texto).origin;

/** Reached by this machine alone, and without https: for who tries a product out on it. */
export function esDeEstaMaquina(origen: string): boolean {
  const { protocol, hostname } = new URL(origen);
  return protocol === 'http:' && DE_ESTA_MAQUINA.has(hostname);
}

/** Where the files of a build stand at another origin, with a slash at the end: as under '/areas/' of the product. */
export const carpetaEnOrigen = (
  origen: string,
  { area, build }: { area: string; build: string },
): string => `${origen}/${area}/${build}/`;

function leer(texto: string): URL | null {
  if (!/^[a-z]+:\/\/[^\s\\]+$/i.test(texto) || !URL.canParse(texto)) return null;
  return new URL(texto);
}
