import { useMemo } from 'react';

import type { EnvioAnotado, PagoAnotado } from '@comanda/shared/domain/sinLinea/ordenSinLinea';
import { esOrden, useSinLinea, type OrdenEnSalida } from '@comanda/shared/sinLinea';

export type Anotado = { envios: readonly EnvioAnotado[]; pagos: readonly PagoAnotado[] };

/** An answer that was on its way while the server took something may not have it. */
const EN_CAMINO_MS = 400;

type Enviable = { enviada: number | null };
const antesDe =
  (leido: number) =>
  ({ enviada }: Enviable): boolean =>
    enviada !== null && enviada <= leido - EN_CAMINO_MS;

/**
 * What this till took down for orders of the company, and charged of them, that is not in what was read at a time
 * (milliseconds since 1970). What was charged stays charged here, also where the server did not take it.
 */
export function useAnotado(empresa: string, leido: number): Anotado {
  const { actos, salida } = useSinLinea();
  const enviadas = [...actos, ...salida].flatMap(({ enviada }) => enviada ?? []);
  /** The last that is in it: the same until something else is. */
  const corte = Math.max(0, ...enviadas.filter((enviada) => antesDe(leido)({ enviada })));
  return useMemo(() => {
    const falta = ({ enviada }: Enviable) => enviada === null || enviada > corte;
    return {
      envios: actos
        .filter(esOrden)
        .filter((acto) => acto.empresa === empresa && acto.estado !== 'RECHAZADA' && falta(acto))
        .map(envioDe),
      pagos: salida
        .filter((venta) => venta.empresa === empresa && falta(venta))
        .flatMap(({ cuerpo: { orden, tienda }, venta }) =>
          orden === undefined ? [] : [{ orden, tienda, secuencia: venta.secuencia }],
        ),
    };
  }, [actos, salida, empresa, corte]);
}

export const envioDe = ({ cuerpo, quien, hecho, lineas = [] }: OrdenEnSalida): EnvioAnotado => ({
  random: cuerpo.random ?? '',
  mesa: cuerpo.mesa,
  orden: cuerpo.orden,
  lineas,
  mesero: quien.nombre,
  pedida: hecho,
  comensales: cuerpo.comensales ?? null,
});
