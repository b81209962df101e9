import type { UsuarioSesion } from '../contracts/auth';

type Oyente<Dato> = (dato: Dato) => void;

function evento<Dato>() {
  const oyentes = new Set<Oyente<Dato>>();
  return {
    avisar: (dato: Dato) => oyentes.forEach((oyente) => oyente(dato)),
    escuchar: (oyente: Oyente<Dato>) => {
      oyentes.add(oyente);
      return () => void oyentes.delete(oyente);
    },
  };
}

const iniciado = evento<undefined>();
const aceptado = evento<UsuarioSesion>();
const salida = evento<undefined>();

/** The login screen says that a login call has left. */
export const loginIniciado = (): void => iniciado.avisar(undefined);

/** The login screen says who may come in, before its success message has been read. */
export const loginAceptado = (usuario: UsuarioSesion): void => aceptado.avisar(usuario);

/** Lets the shell fetch, while the login call is in flight, what comes after it. Answers how to stop listening. */
export const onLoginIniciado = iniciado.escuchar;

/** Lets the shell fetch the landing area while the success message shows. Answers how to stop listening. */
export const onLoginAceptado = aceptado.escuchar;

/** A screen ends the session of whoever uses it (spec section 4, Reconciliation); the shell does it. */
export const pedirSalida = (): void => salida.avisar(undefined);

/** Lets the shell end the session for a screen. Answers how to stop listening. */
export const onSalidaPedida = salida.escuchar;
