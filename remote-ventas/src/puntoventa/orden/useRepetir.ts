import { useCallback } from 'react';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { Catalogo } from '@comanda/shared/domain/orden/carrito';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import { useLazyUltimaOrdenQuery } from '../puntoventaApi';
import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { repetirOrden } from './repetirOrden';
import type { Deshacible } from './useDeshacer';

type Repetir = { empresa: string; catalogo: Catalogo; repetir: Deshacible['repetir'] };

/** What a customer bought the last time, into the open order at today's prices; what is gone is said. */
export function useRepetir({ empresa, catalogo, repetir }: Repetir) {
  const [consultar] = useLazyUltimaOrdenQuery();
  return useCallback(
    ({ cedula }: Pick<Cliente, 'cedula'>) => {
      const { titulo } = mensajes;
      const traer = async () => {
        const orden = await consultar({ empresa, cedula }).unwrap();
        if (!orden) {
          avisar({ tipo: 'info', titulo, texto: mensajes.sinOrdenAnterior });
          return;
        }
        const { lineas, faltan } = repetirOrden(orden, catalogo);
        if (faltan.length > 0)
          avisar({ tipo: 'warning', titulo, texto: mensajes.yaNoHay(faltan.join(', ')) });
        if (lineas.length > 0) repetir(lineas, mensajes.ordenRepetida(formatFecha(orden.fecha)));
      };
      void traer().catch((error: unknown) => avisarFallo(error, titulo));
    },
    [consultar, empresa, catalogo, repetir],
  );
}
