import { useConexion } from '@comanda/shared/session';

const ESPERA_LINEA = 'Podrá hacerlo cuando vuelva la línea';

/** Why what only the server can decide is not done now, in words; null while it answers. */
export const useEsperaLinea = (): string | null => (useConexion() ? null : ESPERA_LINEA);
