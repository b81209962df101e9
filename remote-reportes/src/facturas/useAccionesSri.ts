import type { Emision } from '@comanda/shared/contracts/documentos';
import type { Pausa } from '@comanda/shared/contracts/emision';
import { confirmar, withNotice } from '@comanda/shared/ui/core';

import { avisarEstado } from './avisarEstado';
import { useReanudarEmisionMutation, useReintentarComprobanteMutation } from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** What an Administrador does about a document, or a company, that the authority refused. */
export function useAccionesSri(empresa: string) {
  const [reintentarComprobante, reintento] = useReintentarComprobanteMutation();
  const [reanudarEmision, reanudacion] = useReanudarEmisionMutation();

  const reintentar = async ({ clave_acceso: clave }: Emision) => {
    const llamada = reintentarComprobante({ clave, empresa }).unwrap();
    const respuesta = await withNotice(llamada, { titulo: mensajes.titulo });
    if (respuesta) avisarEstado(respuesta);
  };

  const reanudar = async (pausa: Pausa) => {
    if (!(await confirmar(mensajes.confirmarReanudar(pausa)))) return;
    await withNotice(reanudarEmision({ empresa }).unwrap(), mensajes.reanudar);
  };

  return {
    reintentar,
    reanudar,
    /** Key of the document that is being tried again. */
    reintentando: reintento.isLoading ? (reintento.originalArgs?.clave ?? null) : null,
    reanudando: reanudacion.isLoading,
  };
}
