import { useCallback, useState } from 'react';

import { almacenDe } from '@comanda/shared/piezas/almacen';
import { deVentana, useUsuario } from '@comanda/shared/session';

import { PESTANAS } from '../carrito/ventaAbierta';

const [PRIMERA] = PESTANAS;

const almacen = almacenDe('ventas', 'pestana.', {
  antes: 'comanda.pestana.',
  en: deVentana,
});

/** The one after it; the first after the last. */
export const siguientePestana = (pestana: string): string =>
  PESTANAS[PESTANAS.findIndex((una) => una === pestana) + 1] ?? PRIMERA;

/** The tab that is open, kept through a reload: of this window, this person and this company. */
export function usePestana(empresa: string): [string, (pestana: string) => void] {
  const usuario = useUsuario();
  const guardada = `${usuario?.id}.${empresa}`;
  const [pestana, setPestana] = useState(() => leer(guardada));
  const elegir = useCallback(
    (nueva: string) => {
      setPestana(nueva);
      almacen.guardar(guardada, nueva);
    },
    [guardada],
  );
  return [pestana, elegir];
}

function leer(guardada: string): string {
  const leida = almacen.leer(guardada);
  return PESTANAS.find((pestana) => pestana === leida) ?? PRIMERA;
}
