import type { AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { selectTitular, sesionBloqueada, sesionVencida } from '@comanda/shared/session';

import { anotarDescanso } from '../arranque/marcaDeDescanso';

import { salir } from './sesionApi';

/**
 * Ends the session of a page that nobody touches. It is locked first: whether there is a line is known by the answer alone, and where
 * none comes whoever knows the password goes on.
 */
export async function descansar(store: AppStore, usuario: UsuarioSesion): Promise<void> {
  anotarDescanso(usuario);
  store.dispatch(sesionBloqueada(usuario));
  await terminar(store, usuario);
}

/** By its cookie. Where the server does not say that it is over, the page stays as it is: the session may live on. */
export async function terminar(store: AppStore, { id }: Pick<UsuarioSesion, 'id'>): Promise<void> {
  const { error } = await store.dispatch(salir.initiate({}));
  if (!error && selectTitular(store.getState())?.id === id) store.dispatch(sesionVencida());
}
