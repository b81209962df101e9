import { onLoginIniciado } from '@comanda/shared/session';

import { cargarMarco } from '../marco/cargarMarco';

import { anotar } from './precargarDestino';

/** While the login call is in flight comes the frame. */
export function precargarTrasLogin(): void {
  onLoginIniciado(() => void cargarMarco().catch(anotar));
}
