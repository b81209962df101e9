import { DIA_MS } from '../domain/texto/fecha';

const CLAVE = 'comanda.sesion.hasta';

/** Also where nothing can be stored: the page knows then for itself. */
let hasta: number | null = null;

/** Remembers at this machine until when a session that was just opened or renewed can be renewed; null: there is none. */
export function guardarLimite(dias: number | null): void {
  hasta = dias === null ? null : Date.now() + dias * DIA_MS;
  try {
    if (hasta === null) localStorage.removeItem(CLAVE);
    else localStorage.setItem(CLAVE, String(hasta));
  } catch (error) {
    console.warn('sesion: its limit cannot be stored', error); // spec section 8: logged and ignored
  }
}

/** Whether the session may still be alive as far as this machine knows; null when it was never told. */
export function dentroDelLimite(): boolean | null {
  const limite = leerLimite() ?? hasta; // another tab may have renewed it
  return limite === null ? null : Date.now() < limite;
}

function leerLimite(): number | null {
  try {
    const leido = Number(localStorage.getItem(CLAVE));
    return leido > 0 ? leido : null;
  } catch (error) {
    console.warn('sesion: its limit cannot be read', error);
    return null;
  }
}
