import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { deMaquina } from '@comanda/shared/session';

const CLAVE = 'comanda.descanso';

type Quien = Pick<UsuarioSesion, 'id'>;

/**
 * Whether their page was locked because nobody touched it, in whatever tab, or they went out with no server to say that it is over; and
 * nobody has shown since that it is theirs.
 */
export const enDescanso = ({ id }: Quien): boolean => deMaquina.leer(CLAVE) === id;

/** `quien`: whose page rests from now on; null: nobody's does. */
export const anotarDescanso = (quien: Quien | null): void =>
  deMaquina.guardar(CLAVE, quien && quien.id);
