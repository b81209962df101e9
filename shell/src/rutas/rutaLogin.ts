const CLAVE = 'comanda.login';
const PREDETERMINADA = '/auth/login';

/** The login page a logged-out user is sent to: the last one shown, else /auth/login (spec section 2). */
export function rutaLogin(): string {
  try {
    return sessionStorage.getItem(CLAVE) ?? PREDETERMINADA;
  } catch (error) {
    console.warn('login: storage cannot be read', error); // spec section 8: logged and ignored
    return PREDETERMINADA;
  }
}

export function recordarRutaLogin(ruta: string): void {
  try {
    sessionStorage.setItem(CLAVE, ruta);
  } catch (error) {
    console.warn('login: storage cannot be written', error);
  }
}
