import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import { avisar, withNotice } from '@comanda/shared/ui/core';

import { fraseDeImpresora } from '../carrito/fraseDeImpresora';
import { copiaDe } from './copiaDe';
import { useLazyEmpresaDeCopiaQuery, useReimprimirTicketMutation } from './emitidosApi';
import { emitidosMensajes as mensajes } from './emitidosMensajes';

/** Prints a sale's ticket once more, marked as a copy. */
export function useReimprimirTicket() {
  const [leerEmpresa, empresa] = useLazyEmpresaDeCopiaQuery();
  const [imprimir, impresion] = useReimprimirTicketMutation();
  const { titulo, copia, impresora } = mensajes;

  const reimprimir = async (emitido: Emitido) => {
    const lectura = leerEmpresa({ company: emitido.venta.empresa }, true).unwrap();
    const leida = await withNotice(lectura, { titulo });
    if (!leida) return;
    const { error } = await imprimir(copiaDe(emitido, leida));
    if (!error) avisar({ tipo: 'success', titulo, texto: copia });
    else avisar({ tipo: 'error', titulo, texto: fraseDeImpresora(error) ?? impresora });
  };

  return { reimprimir, imprimiendo: empresa.isFetching || impresion.isLoading };
}
