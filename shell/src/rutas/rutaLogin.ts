import { deVentana } from '@comanda/shared/session';

const CLAVE = 'comanda.login';
const PREDETERMINADA = '/auth/login';

/** The login page a logged-out user is sent to: the last one shown, else /auth/login (spec section 2). */
export const rutaLogin = (): string => deVentana.leer(CLAVE) ?? PREDETERMINADA;

export const recordarRutaLogin = (ruta: string): void => deVentana.guardar(CLAVE, ruta);
