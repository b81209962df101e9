import {
  IMPRESORA_DE_FABRICA,
  type AjusteDeImpresora,
} from '@comanda/shared/contracts/caja/impresoras';

/** How a printer is spoken to, wherever it is. */
export type Perfil = Omit<AjusteDeImpresora, 'clase' | 'direccion'>;

export const DE_FABRICA: Perfil = IMPRESORA_DE_FABRICA;
