import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import type { Catalogo } from '@comanda/shared/domain/orden/carrito';
import { avisar } from '@comanda/shared/ui/core';

import { repetirOrden } from '../orden/repetirOrden';
import type { Deshacible } from '../orden/useDeshacer';
import { puntoventaMensajes } from '../puntoventaMensajes';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { ultimaRonda } from './ronda';

type Ronda = {
  orden: Orden | null | undefined;
  catalogo: Catalogo;
  repetir: Deshacible['repetir'];
};

/** Adds again what was sent last, at today's prices; what is gone is said. Null where nothing was sent. */
export function useRonda({ orden, catalogo, repetir }: Ronda): (() => void) | null {
  const ronda = ultimaRonda(orden?.lineas ?? []);
  if (ronda.length === 0) return null;
  return () => {
    const { lineas, faltan } = repetirOrden({ lineas: ronda }, catalogo);
    if (faltan.length > 0) {
      const texto = puntoventaMensajes.yaNoHay(faltan.join(', '));
      avisar({ tipo: 'warning', titulo: mensajes.titulo, texto });
    }
    if (lineas.length > 0) repetir(lineas, mensajes.rondaRepetida);
  };
}
