import { declarar } from '@comanda/kit/testing/denegar';
import { ADMIN, CLAVE, OPERADOR } from '@comanda/kit/testing/semilla';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
validarLogin           x        x          x      x       x        x         x        x      -       -
loginDash              x        x          x      x       x        x         x        x      -       -
login                  x        x          x      x       x        x         x        x      -       -
refrescarSesion        x        x          x      x       x        x         x        x      -       -
salir                  x        x          x      x       x        x         x        x      -       -
listarPerfiles         .        x          .      .       .        .         x        .      admin   -`,
  entradas: {
    validarLogin: () => ({ email: ADMIN.email, password: CLAVE }),
    loginDash: () => ({ email: OPERADOR.email, password: CLAVE }),
    login: () => ({ email: ADMIN.email, password: CLAVE }),
    refrescarSesion: async ({ cookieDe }) => ({ cookies: await cookieDe(ADMIN) }),
    salir: async ({ cookieDe }) => ({ cookies: await cookieDe(ADMIN) }),
    listarPerfiles: () => ({}),
  },
});
