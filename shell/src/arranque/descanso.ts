import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';

import { enDescanso } from './marcaDeDescanso';

/**
 * The line may be back: the cookie decides again, but for a page that was locked because nobody touched it. What asked by itself has
 * kept that session alive on the server, and it would open for whoever stands there.
 */
export async function preguntarPorSesion(
  store: AppStore,
  usuario: Pick<UsuarioSesion, 'id'>,
  respuesta?: Promise<Response>,
): Promise<void> {
  if (!enDescanso(usuario)) return void (await refrescarSesion(store, respuesta));
  const { terminar } = await import(/* webpackChunkName: "marco" */ '../marco/descansar'); // no login needs it
  await terminar(store, usuario);
}
