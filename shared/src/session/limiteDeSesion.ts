import { DIA_MS } from '../domain/texto/fecha';
import { deMaquina } from '../equipo';

const CLAVE = 'comanda.sesion.hasta';

/** Remembers at this machine until when a session that was just opened or renewed can be renewed; null: there is none. */
export function guardarLimite(dias: number | null): void {
  deMaquina.guardar(CLAVE, dias === null ? null : String(Date.now() + dias * DIA_MS));
}

/** Whether the session may still be alive as far as this machine knows; null when it was never told. */
export function dentroDelLimite(): boolean | null {
  const limite = Number(deMaquina.leer(CLAVE)); // another tab may have renewed it
  return limite > 0 ? Date.now() < limite : null;
}
