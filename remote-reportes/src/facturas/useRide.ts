import type { Emision } from '@comanda/shared/contracts/documentos';
import { guardarArchivo, soltarLuego } from '@comanda/shared/piezas/archivos';
import { withNotice } from '@comanda/shared/ui/core';

import { useAbrirRideMutation } from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

export type Formato = 'a4' | '80mm';

/** The printed form of an authorised document: in a tab of its own, or kept where the browser opens none. */
export function useRide() {
  const [abrirRide] = useAbrirRideMutation();

  return async ({ clave_acceso: clave, empresa }: Emision, formato: Formato = 'a4') => {
    const pestana = window.open('', '_blank'); // within the click: after the answer it would be a blocked popup
    const llamada = abrirRide({ clave, empresa, formato }).unwrap();
    const direccion = await withNotice(llamada, { titulo: mensajes.titulo });
    if (direccion === undefined) return pestana?.close();
    soltarLuego(direccion);
    if (pestana) pestana.location.href = direccion;
    else guardarArchivo(direccion, `${clave}.pdf`);
  };
}
