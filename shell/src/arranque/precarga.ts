import { onLoginIniciado } from '@comanda/shared/session';

import { cargarMarco } from '../marco/cargarMarco';

import { anotarPrecarga } from './anotarPrecarga';

/** While the login call is in flight comes the frame. */
export function precargarTrasLogin(): void {
  onLoginIniciado(() => void cargarMarco().catch(anotarPrecarga));
}
