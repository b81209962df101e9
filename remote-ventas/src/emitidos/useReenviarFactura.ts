import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import { avisoDeCorreo } from '@comanda/shared/domain/fiscal/avisoDeCorreo';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { avisar, withNotice } from '@comanda/shared/ui/core';

import { useReenviarFacturaMutation } from './emitidosApi';
import { emitidosMensajes } from './emitidosMensajes';

/** Sends a sale's authorised invoice to its buyer once more. To another address only an Administrador does, in the list of invoices. */
export function useReenviarFactura() {
  const puede = usePuede(documentosCalls.enviarCorreo);
  const [enviar, { isLoading }] = useReenviarFacturaMutation();
  const { titulo } = emitidosMensajes;

  const reenviar = async (claveAcceso: string, empresa: string) => {
    const pedido = enviar({ claveAcceso, empresa, email: '', link: '', tipo: '', asuntos: '' });
    const correo = await withNotice(pedido.unwrap(), { titulo });
    if (correo) avisar({ titulo, ...avisoDeCorreo(correo) });
  };

  return {
    /** Its key, where there is an invoice to send and an address to send it to. */
    claveDe: ({ venta, factura }: Emitido): string | null =>
      puede && factura === 'AUTORIZADO' && venta.email !== '' ? venta.clave_acceso : null,
    reenviar,
    reenviando: isLoading,
  };
}
