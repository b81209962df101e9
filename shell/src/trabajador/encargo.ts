/**
 * What a page asks of the worker. `corre`: the shell it runs and the folders of its areas' builds; a page that names others nobody has seen run. `salvo`:
 * what is kept for this one stays.
 */
export type EncargoAlTrabajador =
  | { que: 'guardar'; usuario: string; ruta: string; corre: readonly string[] }
  | { que: 'olvidar'; salvo?: string };

/** Where it is served, whichever build of the shell brings it. */
export const TRABAJADOR = '/trabajador.js';

/** Of the browser's caches: the one page, and the files it names. */
export const CACHE_PAGINA = 'comanda.pagina';
export const CACHE_ARCHIVOS = 'comanda.archivos';
/** The page is kept under one address, whichever it is opened with. */
export const LLAVE_PAGINA = '/';
