import { useState } from 'react';

import type { Emision, EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { avisar, withNotice } from '@comanda/shared/ui/core';

import { useElegirEmisionesMutation } from '../facturasApi';
import { entradaDeFacturas, type FiltroFacturas } from '../useFiltroDeFacturas';

import { seleccionMensajes as mensajes } from './seleccionMensajes';

/** Keys of what is ticked, and how each stood when it was. */
export type Elegidas = ReadonlyMap<string, EstadoComprobante>;

const NINGUNA: Elegidas = new Map();

/** What is ticked of what is looked for, over all its pages. Another search begins anew: nothing is done to what is out of sight. */
export function useSeleccion(empresa: string, filtro: FiltroFacturas) {
  const entrada = entradaDeFacturas(empresa, filtro);
  const de = JSON.stringify(entrada);
  const [guardada, setGuardada] = useState({ de, elegidas: NINGUNA });
  const [elegirEmisiones, { isLoading }] = useElegirEmisionesMutation();
  const elegidas = guardada.de === de ? guardada.elegidas : NINGUNA;

  const elegir = (filas: readonly Emision[], elegida: boolean) => {
    const despues = new Map(elegidas);
    for (const { clave_acceso: clave, estado } of filas) {
      if (elegida) despues.set(clave, estado);
      else despues.delete(clave);
    }
    setGuardada({ de, elegidas: despues });
  };

  const elegirTodas = async () => {
    const leidas = await withNotice(elegirEmisiones(entrada).unwrap(), { titulo: mensajes.titulo });
    if (!leidas) return;
    const { filas, hay_mas } = leidas;
    const todas = new Map(filas.map(({ clave_acceso, estado }) => [clave_acceso, estado]));
    setGuardada({ de, elegidas: todas });
    if (hay_mas)
      avisar({ tipo: 'warning', titulo: mensajes.titulo, texto: mensajes.noTodas(filas.length) });
  };

  return {
    elegidas,
    elegir,
    elegirTodas,
    eligiendo: isLoading,
    quitar: () => setGuardada({ de, elegidas: NINGUNA }),
  };
}

export type ManoDeSeleccion = ReturnType<typeof useSeleccion>;
