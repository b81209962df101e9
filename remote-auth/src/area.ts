import { defineArea } from '@comanda/shared/area';

const login = (path: string) => ({
  path,
  titulo: 'Ingresar',
  icono: 'persona',
  perfiles: [],
  menu: false,
});

/** Spec section 2: five addresses, one login screen. */
export const area = defineArea({
  area: 'auth',
  titulo: 'el ingreso',
  zona: 'auth',
  rutas: ['login', 'login_admin', 'login_contador', 'login_dashboard', 'login_cocinero'].map(login),
});
