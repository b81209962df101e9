/** The seven profiles of spec section 1. */
export const PERFILES = [
  'Administrador',
  'Cajero',
  'Mesero',
  'Contador',
  'Cocinero',
  'Dashboard',
  'Vendedor',
] as const;

export type Perfil = (typeof PERFILES)[number];

/** Those who sell at a till (spec section 6). */
export const PERFILES_DE_CAJA = ['Administrador', 'Cajero', 'Mesero'] as const;

/** Those who share a till: they may have a PIN. */
export const PERFILES_CON_PIN = ['Administrador', 'Cajero', 'Mesero', 'Cocinero'] as const;

/** What one team owns and the operator switches on or off per company. */
export const AREAS = ['auth', 'ventas', 'caja', 'inventario', 'admin', 'reportes'] as const;

export type Area = (typeof AREAS)[number];

/** What is published: every area, and the frame that holds them. */
export const PUBLICABLES = [...AREAS, 'shell'] as const;

export type Publicable = (typeof PUBLICABLES)[number];
