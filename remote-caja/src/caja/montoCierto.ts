import { esMuchoEnCaja, preguntaDeMonto } from '@comanda/shared/domain/dinero/desmesura';
import type { Centavos } from '@comanda/shared/domain/dinero/dinero';
import { confirmar } from '@comanda/shared/ui/core';

import { cajaMensajes as mensajes } from './cajaMensajes';

/** More than a drawer moves or holds is asked for once: it is a zero too many, or a code that was read. */
export const montoCierto = async (monto: Centavos): Promise<boolean> =>
  !esMuchoEnCaja(monto) || confirmar(preguntaDeMonto(monto, mensajes.mucho));
