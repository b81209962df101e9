import type { UsuarioSesion } from '../contracts/auth/auth';
import { crearOyentes } from '../domain/oyentes/oyentes';

const iniciado = crearOyentes();
const aceptado = crearOyentes<[usuario: UsuarioSesion, clave: string | undefined]>();
const salida = crearOyentes<[negada?: () => void]>();
const horas = crearOyentes<[horas: number]>();

/** The login screen says that a login call has left. */
export const loginIniciado = iniciado.decir;

/**
 * The login screen says who may come in, before its success message has been read; and with which password, of which the
 * shell makes what lets them in while there is no server.
 */
export const loginAceptado = (usuario: UsuarioSesion, clave?: string): void =>
  aceptado.decir(usuario, clave);

/** Lets the shell fetch, while the login call is in flight, what comes after it. Answers how to stop listening. */
export const onLoginIniciado = iniciado.oir;

/** Lets the shell fetch the landing area while the success message shows. Answers how to stop listening. */
export const onLoginAceptado = aceptado.oir;

/**
 * A screen ends the session of whoever uses it (spec section 4, Reconciliation); the shell does it. `negada`: what follows where
 * they, asked about what they leave behind, stay.
 */
export const pedirSalida = salida.decir;

/** Lets the shell end the session for a screen, which it tells where nobody goes. Answers how to stop listening. */
export const onSalida = salida.oir;

/** A till was told how long its company lets somebody go on without the server. */
export const fijarHorasSinIngreso = horas.decir;

/** Lets the shell keep it. Answers how to stop listening. */
export const onHorasSinIngreso = horas.oir;
