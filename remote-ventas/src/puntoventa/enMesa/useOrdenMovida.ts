import { useState } from 'react';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { avisarFallo } from '@comanda/shared/ui/core';

import { useLazyConsultarOrdenQuery } from '../../cocina/pisoApi';
import { enMesaMensajes as mensajes } from './enMesaMensajes';

/** An order that is not where it was: what it is in by now, open or over. */
export type OrdenMovida = { orden: Orden; unida: boolean };

/** More than anybody joins in an evening. */
const UNIONES = 9;

/** Where an order went, as the server says it now. */
export function useOrdenMovida(empresa: string) {
  const [movida, setMovida] = useState<OrdenMovida | null>(null);
  const [consultar] = useLazyConsultarOrdenQuery();

  const seguir = async (random: string): Promise<OrdenMovida | null> => {
    let orden = await consultar({ empresa, random }).unwrap();
    let unida = false;
    for (let vez = 0; orden?.unida_a && vez < UNIONES; vez++) {
      orden = await consultar({ empresa, random: orden.unida_a }).unwrap();
      unida = true;
    }
    return orden && { orden, unida };
  };

  /** What is found is asked about; a failure is said, and nothing is sent. */
  const buscar = async (random: string): Promise<Orden | null> => {
    try {
      const hallada = await seguir(random);
      setMovida(hallada);
      return hallada?.orden ?? null;
    } catch (error) {
      avisarFallo(error, mensajes.titulo);
      return null;
    }
  };
  return { movida, buscar, olvidar: () => setMovida(null) };
}
