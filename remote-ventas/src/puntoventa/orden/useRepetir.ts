import { useCallback, useEffect, useRef } from 'react';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { Catalogo } from '@comanda/shared/domain/orden/carrito';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import { useLazyUltimaOrdenQuery } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { repetirOrden } from './repetirOrden';
import type { Deshacible } from './useDeshacer';

type Repetir = {
  empresa: string;
  catalogo: Catalogo;
  /** Why the order takes nothing now; null where it does. */
  impedida: string | null;
  repetir: Deshacible['repetir'];
};

/**
 * What a customer bought the last time, into the open order at today's prices, once however often it is asked for; what is gone
 * is said, and so is that the order is being paid by the time the answer comes.
 */
export function useRepetir({ empresa, catalogo, impedida, repetir }: Repetir) {
  const [consultar, { isFetching: repitiendo }] = useLazyUltimaOrdenQuery();
  const enCurso = useRef(false);
  const impide = useRef(impedida);
  useEffect(() => {
    impide.current = impedida;
  });
  const onRepetir = useCallback(
    ({ cedula }: Pick<Cliente, 'cedula'>) => {
      const { titulo } = mensajes;
      const traer = async () => {
        const orden = await consultar({ empresa, cedula }).unwrap();
        if (impide.current !== null) {
          avisar({ tipo: 'warning', titulo, texto: impide.current });
          return;
        }
        if (!orden) {
          avisar({ tipo: 'info', titulo, texto: mensajes.sinOrdenAnterior });
          return;
        }
        const { lineas, faltan } = repetirOrden(orden, catalogo);
        if (faltan.length > 0)
          avisar({ tipo: 'warning', titulo, texto: mensajes.yaNoHay(faltan.join(', ')) });
        if (lineas.length > 0) repetir(lineas, mensajes.ordenRepetida(formatFecha(orden.fecha)));
      };
      if (enCurso.current) return;
      enCurso.current = true;
      void traer()
        .catch((error: unknown) => avisarFallo(error, titulo))
        .finally(() => (enCurso.current = false));
    },
    [consultar, empresa, catalogo, repetir],
  );
  return { onRepetir, repitiendo };
}
