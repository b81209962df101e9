type Archivo = { url: string; integridad: string };
export type PaginaLeida = { usuario: string | null; builds: unknown[]; archivos: Archivo[] };

const DOCUMENTO = /<script type="application\/json" id="arranque">(.*?)<\/script>/s;
const GUION = /<script [^>]*src="([^"]+)" integrity="([^"]+)"/g;
const COMIENZO = '<html lang="es"';

/** Whose a page is, which shell and which builds of its areas it runs, and which files it names: its own scripts, the shell's, and both builds of each of its areas. */
export function leerPagina(texto: string): PaginaLeida {
  const documento = comoObjeto(JSON.parse(DOCUMENTO.exec(texto)?.[1] ?? 'null'));
  const areas = comoLista(documento.areas).map(comoObjeto);
  const carpetas = [documento.marco, ...areas, ...areas.map(({ anterior }) => anterior)];
  const archivos = [
    ...[...texto.matchAll(GUION)].map(([, url = '', integridad = '']) => ({ url, integridad })),
    ...carpetas.flatMap((carpeta) => deCarpeta(comoObjeto(carpeta))),
  ];
  const { id } = comoObjeto(documento.usuario);
  return {
    usuario: typeof id === 'string' ? id : null,
    builds: [documento.shell ?? [], ...areas.map(({ base }) => base)].flat(),
    archivos: [...new Map(archivos.map((archivo) => [archivo.url, archivo])).values()],
  };
}

/** A page that says of itself since when it is kept. Its policies are those it came with. */
export function conFecha(texto: string, desde: Response, cuando: string): Response {
  const headers = new Headers(desde.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(texto.replace(COMIENZO, `${COMIENZO} data-guardada="${cuando}"`), {
    headers,
  });
}

function deCarpeta({ base, integridad }: Record<string, unknown>): Archivo[] {
  if (typeof base !== 'string') return [];
  return Object.entries(comoObjeto(integridad)).flatMap(([nombre, hash]) =>
    typeof hash === 'string' ? [{ url: base + nombre, integridad: hash }] : [],
  );
}

const comoObjeto = (valor: unknown): Record<string, unknown> =>
  typeof valor === 'object' && valor !== null ? { ...valor } : {};
const comoLista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : []);
