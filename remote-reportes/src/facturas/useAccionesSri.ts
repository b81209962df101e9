import type { ComprobanteEstado, Emision, Pausa } from '@comanda/shared/contracts/facturacion';
import { avisar, confirmar, withNotice } from '@comanda/shared/ui/core';

import { seReintenta } from './estados';
import { useReanudarEmisionMutation, useReintentarComprobanteMutation } from './facturasApi';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** What an Administrador does about a document, or a company, that the authority refused. */
export function useAccionesSri(empresa: string) {
  const [reintentarComprobante, reintento] = useReintentarComprobanteMutation();
  const [reanudarEmision, reanudacion] = useReanudarEmisionMutation();

  const reintentar = async ({ clave_acceso: clave }: Emision) => {
    const llamada = reintentarComprobante({ clave, empresa }).unwrap();
    const respuesta = await withNotice(llamada, { titulo: mensajes.titulo });
    if (respuesta) avisarReintento(respuesta);
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

function avisarReintento({ estado, mensaje }: ComprobanteEstado): void {
  const { titulo, autorizada, enviada, noAceptada } = mensajes;
  if (estado === 'AUTORIZADO') avisar({ tipo: 'success', titulo, texto: autorizada });
  else if (seReintenta(estado) || estado === 'EMPRESA_PAUSADA')
    avisar({ tipo: 'warning', titulo, texto: mensaje ?? noAceptada });
  else avisar({ tipo: 'info', titulo, texto: mensaje ?? enviada });
}
