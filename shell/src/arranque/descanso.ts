import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { deMaquina, selectTitular, sesionBloqueada, sesionVencida } from '@comanda/shared/session';

const CLAVE = 'comanda.descanso';

type Quien = Pick<UsuarioSesion, 'id'>;

/** Whether their page was locked because nobody touched it, in whatever tab, and nobody has shown since that it is theirs. */
export const enDescanso = ({ id }: Quien): boolean => deMaquina.leer(CLAVE) === id;

export const olvidarDescanso = (): void => deMaquina.guardar(CLAVE, null);

/**
 * Ends the session of a page that nobody touches. It is locked first: whether there is a line is known by the answer alone, and where
 * none comes whoever knows the password goes on.
 */
export async function descansar(store: AppStore, usuario: UsuarioSesion): Promise<void> {
  deMaquina.guardar(CLAVE, usuario.id);
  store.dispatch(sesionBloqueada(usuario));
  await terminar(store, usuario);
}

/**
 * The line may be back: the cookie decides again, but for a page that was locked because nobody touched it. What asked by itself has
 * kept that session alive on the server, and it would open for whoever stands there.
 */
export async function preguntarPorSesion(
  store: AppStore,
  usuario: Quien,
  respuesta?: Promise<Response>,
): Promise<void> {
  if (!enDescanso(usuario)) return void (await refrescarSesion(store, respuesta));
  await terminar(store, usuario);
}

/** By its cookie. Where the server does not say that it is over, the page stays as it is: the session may live on. */
async function terminar(store: AppStore, { id }: Quien): Promise<void> {
  if (!(await salir(store).catch(noSeSabe))) return;
  if (selectTitular(store.getState())?.id === id) store.dispatch(sesionVencida());
}

/** Of the frame, which no login needs. */
async function salir(store: AppStore): Promise<boolean> {
  const sesion = await import(/* webpackChunkName: "marco" */ '../marco/sesionApi');
  return !(await store.dispatch(sesion.salir.initiate({}))).error;
}

function noSeSabe(error: unknown): boolean {
  console.error(error);
  return false;
}
