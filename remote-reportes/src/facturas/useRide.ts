import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { abrirEnPestana } from '@comanda/shared/piezas/archivos';
import { withNotice } from '@comanda/shared/ui/core';

import { useAbrirRideMutation } from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

export type FormatoDeRide = 'a4' | '80mm';

/** The printed form of an authorised document: in a tab of its own, or kept where the browser opens none. */
export function useRide() {
  const [abrirRide] = useAbrirRideMutation();

  return ({ clave_acceso: clave, empresa }: Emision, formato: FormatoDeRide = 'a4') =>
    abrirEnPestana(`${clave}.pdf`, () =>
      withNotice(abrirRide({ clave, empresa, formato }).unwrap(), { titulo: mensajes.titulo }),
    );
}
