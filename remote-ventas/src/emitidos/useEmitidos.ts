import { useState } from 'react';

import { skipToken } from '@reduxjs/toolkit/query/react';

import type { PaginaDeEmitidos } from '@comanda/shared/contracts/reportes/emitidos';

import { useListarEmitidosDelDiaQuery, useListarEmitidosQuery } from './emitidosApi';
import { entradaDeEmitidos, type FiltroEmitidos } from './useFiltroDeEmitidos';

const AL_DIA = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };

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
  return { ...consulta, ultima: useUltima(consulta.currentData) };
}

/** What was read last, while the next is on its way: what stands around the rows does not jump. */
function useUltima(leida: PaginaDeEmitidos | undefined): PaginaDeEmitidos | undefined {
  const [ultima, setUltima] = useState(leida);
  if (leida && leida !== ultima) setUltima(leida);
  return leida ?? ultima;
}
