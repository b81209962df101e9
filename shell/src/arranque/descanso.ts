import { refrescarSesion, type AppStore } from '@comanda/shared/api';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { deMaquina } from '@comanda/shared/session';

const CLAVE = 'comanda.descanso';

type Quien = Pick<UsuarioSesion, 'id'>;

/** Whether their page was locked because nobody touched it, in whatever tab, and nobody has shown since that it is theirs. */
export const enDescanso = ({ id }: Quien): boolean => deMaquina.leer(CLAVE) === id;

/** `quien`: whose page rests from now on; null: nobody's does. */
export const anotarDescanso = (quien: Quien | null): void =>
  deMaquina.guardar(CLAVE, quien && quien.id);

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
  const { terminar } = await import(/* webpackChunkName: "marco" */ '../marco/descansar'); // no login needs it
  await terminar(store, usuario);
}
