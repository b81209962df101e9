/** By name; each is read when it is run. */
export const BANCOS = {
  abrir: () => import('../abrir'),
  caida: () => import('../caida'),
  cobro: () => import('../cobro'),
  exportar: () => import('../exportar'),
  flujo: () => import('../flujo'),
  matriz: () => import('../matriz'),
  publicaciones: () => import('../publicaciones'),
  relevo: () => import('../relevo'),
  reporteria: () => import('../reporteria'),
  reportes: () => import('../reportes'),
  respaldo: () => import('../respaldo'),
  sinlinea: () => import('../sinlinea'),
  toque: () => import('../toque'),
  vecino: () => import('../vecino'),
  versiones: () => import('../versiones'),
  vizor: () => import('../vizor'),
};

export type Nombre = keyof typeof BANCOS;

export const esNombre = (texto: string): texto is Nombre => Object.hasOwn(BANCOS, texto);

export const NOMBRES = Object.keys(BANCOS).filter(esNombre);
