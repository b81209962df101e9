import { esApiError } from '@comanda/shared/api';

const ESTA_AHI: readonly string[] = ['IMPRESORA_OCUPADA', 'IMPRESORA_NO_TERMINO'];

/** What a printer says that is there, in its sentence: it says more than that of spec section 8. Null for one that is not connected. */
export const fraseDeImpresora = (error: unknown): string | null =>
  esApiError(error) && ESTA_AHI.includes(error.code) ? error.msg : null;
