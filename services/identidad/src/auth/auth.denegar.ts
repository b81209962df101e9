import { declarar } from '@comanda/kit/testing/denegar';
import { ADMIN, CLAVE, OPERADOR } from '@comanda/kit/testing/semilla';
import { authCalls } from '@comanda/shared/contracts/auth/auth';

export const denegar = declarar(authCalls)({
  quienes: `
llamada          area   empresa  quienes
validarLogin     -      -        publico
loginDash        -      -        publico
login            -      -        publico
refrescarSesion  -      -        publico
salir            -      -        publico
listarPerfiles   admin  -        Administrador Dashboard`,
  entradas: {
    validarLogin: () => ({ email: ADMIN.email, password: CLAVE }),
    loginDash: () => ({ email: OPERADOR.email, password: CLAVE }),
    login: () => ({ email: ADMIN.email, password: CLAVE }),
    refrescarSesion: async ({ cookieDe }) => ({ cookies: await cookieDe(ADMIN) }),
    salir: async ({ cookieDe }) => ({ cookies: await cookieDe(ADMIN) }),
    listarPerfiles: () => ({}),
  },
});
