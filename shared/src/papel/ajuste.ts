import { deMaquina } from '../equipo';

/** How wide the paper is, in mm, that this browser's own dialog prints on; null: the print service of the till prints. */
export type PapelDelNavegador = '58' | '80' | null;

const LLAVE = 'comanda.papel';

/** What was chosen on this machine. */
export function leerPapel(): PapelDelNavegador {
  const guardado = deMaquina.leer(LLAVE);
  return guardado === '58' || guardado === '80' ? guardado : null;
}

/** From now on, in every tab of this browser. */
export const guardarPapel = (papel: PapelDelNavegador): void => deMaquina.guardar(LLAVE, papel);
