import { useEffect, useEffectEvent, useState } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { textoDeFallo } from '@comanda/shared/ui/core';

import type { Comanda } from './comandas';
import { impresorDe } from './impresor';
import { useInterruptor } from './usePreferencia';
import { useImprimirComandaMutation } from './vizorApi';

type Imprimir = {
  empresa: string;
  /** As the server says them; null until it has answered. */
  lineas: readonly LineaVizor[] | null;
  estacion: string | null;
};

type Fallida = { comanda: Comanda; motivo: string };

/** The kitchen's papers. What a printer does not take waits for whoever mends it, and stops nothing. */
export function useComandas({ empresa, lineas, estacion }: Imprimir) {
  const [activas, setActivas] = useInterruptor(`comandas.${empresa}`, false);
  const [imprimirComanda] = useImprimirComandaMutation();
  const [fallidas, setFallidas] = useState<readonly Fallida[]>([]);
  const [impresor] = useState(() =>
    impresorDe(empresa, {
      mandar: ({ body }) => imprimirComanda(body).unwrap(),
      alFallar: (comanda, error) => {
        console.error(error);
        setFallidas((antes) => [...antes, { comanda, motivo: textoDeFallo(error) }]);
      },
    }),
  );

  const alLeer = useEffectEvent((todas: readonly LineaVizor[]) => {
    if (activas) impresor.alLeer(todas, estacion);
  });
  useEffect(() => {
    if (lineas) alLeer(lineas);
  }, [lineas]);

  const cambiar = (si: boolean) => {
    setActivas(si);
    if (!si) impresor.dejar();
    else if (lineas) impresor.empezar(lineas);
    setFallidas([]);
  };
  const reintentar = () => {
    setFallidas([]);
    impresor.imprimir(fallidas.map(({ comanda }) => comanda));
  };
  return { activas, cambiar, fallidas, reintentar, imprimirOrden: impresor.imprimirOrden };
}
