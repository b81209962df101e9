/** The profiles of spec section 1. */
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

/** Those who see what the kitchen has to make. */
export const PERFILES_DE_COCINA = [...PERFILES_DE_CAJA, 'Cocinero'] as const;

/** Those who keep the raw materials. */
export const PERFILES_DE_BODEGA = ['Administrador', 'Cocinero'] as const;

/** Those of the operator, who have no company. */
export const PERFILES_SIN_EMPRESA = ['Dashboard', 'Vendedor'] as const;

/** Those who share a till: they may have a PIN. */
export const PERFILES_CON_PIN = ['Administrador', 'Cajero', 'Mesero', 'Cocinero'] as const;

/** The login path of each (spec section 2); '/auth/login' is for all. */
export const INGRESO: Readonly<Record<Perfil, `/auth/${string}`>> = {
  Administrador: '/auth/login_admin',
  Cajero: '/auth/login',
  Mesero: '/auth/login',
  Contador: '/auth/login_contador',
  Cocinero: '/auth/login_cocinero',
  Dashboard: '/auth/login_dashboard',
  Vendedor: '/auth/login',
};

/** The path each lands on after login (spec section 2, Post-login landing). */
export const ATERRIZAJE: Readonly<Record<Perfil, `/admin/${string}`>> = {
  Administrador: '/admin/puntoventa',
  Cajero: '/admin/puntoventa',
  Mesero: '/admin/puntoventa',
  Contador: '/admin/reporte',
  Cocinero: '/admin/bodega',
  Dashboard: '/admin/registrar_empresa',
  Vendedor: '/admin/resgistrar_clientes', // as spelled in spec section 2
};
