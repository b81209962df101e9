import { useMemo, useSyncExternalStore } from 'react';

import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import { decretoQueRige } from '@comanda/shared/domain/ley/decretos';
import { emiteNotas } from '@comanda/shared/domain/ley/notasDeVenta';
import type { LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { cada } from '@comanda/shared/piezas/pagina';

import { horaDelServidor } from '../../cocina/horaDelServidor';
import { useListarProductosQuery } from '../puntoventaApi';

const CADA_MS = 1_000;

const suscribir = (alCambiar: () => void) => cada(CADA_MS, alCambiar);
/** By the server's clock, as the prices by hour go: a till whose own is wrong sells by the law all the same. */
const diaDeHoy = () => fechaNegocio(horaDelServidor());

/** The law of today for a company, where it changes the rates that its catalogue has; null: it changes none. */
export function useLeyDelDia(empresa: string): LeyDelDia | null {
  const dia = useSyncExternalStore(suscribir, diaDeHoy);
  const { currentData } = useListarProductosQuery({ empresa });
  const { ley, ajustes } = currentData ?? {};
  const politica = ajustes?.politica_iva ?? AJUSTES.politica_iva;
  return useMemo(
    () =>
      ley && (decretoQueRige(dia, ley) || emiteNotas(ley, dia)) ? { dia, ley, politica } : null,
    [dia, ley, politica],
  );
}
