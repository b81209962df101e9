import { useMemo, useSyncExternalStore } from 'react';

import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { CANALES, type Canal } from '@comanda/shared/contracts/ventas/canales';
import { tarifasQueRigen } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { cada } from '@comanda/shared/piezas/pagina';

import { useListarProductosQuery } from '../puntoventaApi';
import { horaDelServidor } from '../../cocina/horaDelServidor';

const CADA_MS = 1_000;
const NINGUNA: readonly TarifaDePrecio[] = [];

const suscribir = (alCambiar: () => void) => cada(CADA_MS, alCambiar);

/** Which of them hold for each channel now. */
const rigenAhora = (tarifas: readonly TarifaDePrecio[]) =>
  CANALES.map((canal) => tarifasQueRigen(tarifas, canal, horaDelServidor()));

const claveDe = (porCanal: readonly (readonly TarifaDePrecio[])[]) =>
  porCanal.map((rigen) => rigen.map(({ id }) => id).join()).join(';');

/** The tarifas of a company that hold for each channel at this hour; null where it has none, and nothing is asked of its sales. */
export function useTarifas(
  empresa: string,
): Readonly<Record<Canal, readonly TarifaDePrecio[]>> | null {
  const { currentData } = useListarProductosQuery({ empresa });
  const tarifas = currentData?.tarifas ?? NINGUNA;
  const clave = useSyncExternalStore(suscribir, () => claveDe(rigenAhora(tarifas)));
  return useMemo(() => {
    if (tarifas.length === 0) return null;
    const ids = clave.split(';').map((suyas) => suyas.split(','));
    const deLugar = (lugar: number) => tarifas.filter(({ id }) => ids[lugar]?.includes(id));
    return { SALON: deLugar(0), LLEVAR: deLugar(1), DOMICILIO: deLugar(2) };
  }, [tarifas, clave]);
}

/** Whether a sale is asked how it reaches who buys it: some of its company's tarifas is of a channel. */
export function useConCanales(empresa: string): boolean {
  const { currentData } = useListarProductosQuery({ empresa });
  const tarifas = currentData?.tarifas ?? NINGUNA;
  return tarifas.some(({ activa, canales }) => activa && canales.length > 0);
}
