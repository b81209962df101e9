/** Where the three APIs answer. The shell sets them from the boot document before the first call. */
export type Direcciones = { ordering: string; billing: string; print: string };

export type Api = keyof Direcciones | 'platform';

let direcciones: Direcciones = {
  ordering: '/',
  billing: '/facturacion',
  print: 'http://localhost:8000',
};

/** Absolute addresses, or paths of the page's own origin. */
export function configurarDirecciones(nuevas: Direcciones): void {
  direcciones = nuevas;
}

/** The absolute address of one API: fetch in a test knows no page to be relative to. */
export function direccionDe(api: Api): string {
  const direccion = api === 'platform' ? '/' : direcciones[api]; // the page itself comes from there
  return new URL(direccion, globalThis.location.href).href.replace(/\/$/, '');
}
