import type { UsuarioSesion } from '../contracts/auth/auth';

function evento<Datos extends unknown[]>() {
  type Oyente = (...datos: Datos) => void;
  const oyentes = new Set<Oyente>();
  return {
    avisar: (...datos: Datos) => oyentes.forEach((oyente) => oyente(...datos)),
    escuchar: (oyente: Oyente) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
}

const iniciado = evento<[]>();
const aceptado = evento<[usuario: UsuarioSesion, clave: string | undefined]>();
const salida = evento<[]>();
const horas = evento<[horas: number]>();

/** The login screen says that a login call has left. */
export const loginIniciado = (): void => iniciado.avisar();

/**
 * The login screen says who may come in, before its success message has been read; and with which password, of which the
 * shell makes what lets them in while there is no server.
 */
export const loginAceptado = (usuario: UsuarioSesion, clave?: string): void =>
  aceptado.avisar(usuario, clave);

/** Lets the shell fetch, while the login call is in flight, what comes after it. Answers how to stop listening. */
export const onLoginIniciado = iniciado.escuchar;

/** Lets the shell fetch the landing area while the success message shows. Answers how to stop listening. */
export const onLoginAceptado = aceptado.escuchar;

/** A screen ends the session of whoever uses it (spec section 4, Reconciliation); the shell does it. */
export const pedirSalida = (): void => salida.avisar();

/** Lets the shell end the session for a screen. Answers how to stop listening. */
export const onSalidaPedida = salida.escuchar;

/** A till was told how long its company lets somebody go on without the server. */
export const fijarHorasSinIngreso = horas.avisar;

/** Lets the shell keep it. Answers how to stop listening. */
export const onHorasSinIngreso = horas.escuchar;
