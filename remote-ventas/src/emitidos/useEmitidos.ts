import { skipToken } from '@reduxjs/toolkit/query/react';

import { CADA_MINUTO, useAlDia } from '@comanda/shared/piezas/flujo';
import { useUltimaLeida } from '@comanda/shared/piezas/vista';

import { useListarEmitidosDelDiaQuery, useListarEmitidosQuery } from './emitidosApi';
import { entradaDeEmitidos, type FiltroEmitidos } from './useFiltroDeEmitidos';

const AL_DIA = { ...CADA_MINUTO, refetchOnFocus: true };

/** One page of what is looked for: of a day, or of several. */
export function useEmitidos(empresa: string, filtro: FiltroEmitidos) {
  const { desde, hasta } = filtro.rango;
  const { pagina, filas } = filtro.mano.pedido;
  const entrada = { ...entradaDeEmitidos(empresa, filtro), pagina, filas };
  const unDia = desde === hasta;
  const delDia = useListarEmitidosDelDiaQuery(
    unDia ? { ...entrada, fecha: desde } : skipToken,
    AL_DIA,
  );
  const varios = useListarEmitidosQuery(
    unDia ? skipToken : { ...entrada, fecha_ini: desde, fecha_fin: hasta },
    AL_DIA,
  );
  const consulta = unDia ? delDia : varios;
  useAlDia('caja', empresa, consulta);
  useAlDia('documentos', empresa, consulta);
  return { ...consulta, ...useUltimaLeida(consulta) };
}
