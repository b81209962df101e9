import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { escuchar } from '@comanda/shared/piezas/pagina';
import { textoDeFallo } from '@comanda/shared/ui/core';

import type { Comanda } from './comandas';
import { impresorDe } from './impresor';
import { useInterruptor } from './usePreferencia';
import { useImprimirComandaMutation } from './vizorApi';
import { vizorMensajes as mensajes } from './vizorMensajes';

type Imprimir = {
  empresa: string;
  /** As the server says them; null until it has answered. */
  lineas: readonly LineaVizor[] | null;
  /** When the server said so last, also where nothing changed. */
  respuesta: number;
  /** Asks it again. */
  releer: () => unknown;
  estacion: string | null;
};

const oirVista = (oyente: () => void) => escuchar('visibilitychange', oyente, { en: document });
const seVe = () => !document.hidden;

type Fallida = { comanda: Comanda; que: string; motivo: string };

/** The kitchen's papers. What a printer does not take waits for whoever mends it, and stops nothing. */
export function useComandas({ empresa, lineas, respuesta, releer, estacion }: Imprimir) {
  const [activas, setActivas] = useInterruptor(`comandas.${empresa}`, false);
  const [imprimirComanda] = useImprimirComandaMutation();
  const [fallidas, setFallidas] = useState<readonly Fallida[]>([]);
  const [impresor] = useState(() =>
    impresorDe(empresa, {
      mandar: ({ body }) => imprimirComanda(body).unwrap(),
      alFallar: (comanda, error) => {
        console.error(error);
        const { body, hojas } = comanda;
        const que = body.copia && hojas.length > 0 ? mensajes.dudosa : mensajes.impresora;
        const motivo = textoDeFallo(error);
        setFallidas((antes) => [...antes, { comanda, que, motivo }]);
      },
    }),
  );

  // a hidden page reads no list, so that another of this machine is to print meanwhile
  const seVePagina = useSyncExternalStore(oirVista, seVe);
  const atiende = activas && seVePagina && lineas !== null;
  const alTomar = useEffectEvent(() => void releer());
  useEffect(() => {
    if (!atiende) return;
    return impresor.atender(estacion, () => alTomar());
  }, [impresor, atiende, estacion]);
  useEffect(() => {
    if (lineas) impresor.alLeer(lineas);
  }, [impresor, lineas, respuesta]); // an answer that changed nothing tells how it is now, too

  const cambiar = (si: boolean) => {
    setActivas(si);
    if (si) impresor.empezar();
    else impresor.dejar();
    setFallidas([]);
  };
  const reintentar = () => {
    setFallidas([]);
    impresor.imprimir(fallidas.map(({ comanda }) => comanda));
  };
  return { activas, cambiar, fallidas, reintentar, imprimirOrden: impresor.imprimirOrden };
}
