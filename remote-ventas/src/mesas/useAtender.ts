import type { Accion } from '@comanda/shared/piezas/tabla';
import { withNotice } from '@comanda/shared/ui/core';

import {
  useEntregarOrdenMutation,
  useLiberarMesaMutation,
  usePedirCuentaMutation,
} from '../cocina/pisoApi';
import { useEsperaLinea } from '../cocina/useEsperaLinea';
import { mesasMensajes as mensajes } from './mesasMensajes';
import type { PuestoAbierto } from './puestos';

/** What one tap does to an open order; the card shows that it is done, and twice is once. */
export function useAtender(empresa: string) {
  const [pedir] = usePedirCuentaMutation();
  const [entregar] = useEntregarOrdenMutation();
  const [liberar] = useLiberarMesaMutation();
  const espera = useEsperaLinea();
  const { atender } = mensajes;

  const entregado = ({ random, lineas_listas: lineas }: PuestoAbierto): Accion => ({
    texto: 'Entregado',
    impedida: espera,
    onElegir: () =>
      withNotice(entregar({ empresa, random, ...(lineas && { lineas }) }).unwrap(), atender),
  });

  const deCuenta = ({ random, estado, lineas, mesa }: PuestoAbierto): Accion[] => {
    const por_pagar = estado !== 'POR_PAGAR';
    return [
      {
        texto: por_pagar ? 'Pedir cuenta' : 'Seguir atendiendo',
        impedida: espera,
        onElegir: () => withNotice(pedir({ empresa, random, por_pagar }).unwrap(), atender),
      },
      {
        texto: mesa ? 'Liberar' : 'Cerrar orden',
        impedida: espera ?? (lineas > 0 ? mensajes.porPagar : null),
        onElegir: () => withNotice(liberar({ empresa, random }).unwrap(), atender),
      },
    ];
  };

  return { entregado, deCuenta };
}
