import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import { vendibleSegunLey } from '@comanda/shared/domain/ley/segunLey';
import type { Catalogo } from '@comanda/shared/domain/orden/carrito';
import { useAlCambio, useCada } from '@comanda/shared/piezas/flujo';

import { preciosActualizados } from '../../carrito/carritoSlice';
import { useListarProductosQuery, useVersionCatalogoQuery } from '../puntoventaApi';
import { useLeyDelDia } from './useLeyDelDia';

/** What runs out, or costs something else, is on every till within two seconds. */
const CADA_MS = 1_500;
const REINTENTO_MS = 10_000;
const NINGUNO: never[] = [];

/** What the company sells, as it is now, at the rates of today. The open orders follow its prices. */
export function useCatalogo(empresa: string) {
  const dispatch = useDispatch();
  const { currentData: leido, ...query } = useListarProductosQuery({ empresa });
  const { data: deCatalogo, version, modificadores, ajustes = AJUSTES } = leido ?? {};
  const ley = useLeyDelDia(empresa);
  const productos = useMemo(
    () => (ley ? deCatalogo?.map((producto) => vendibleSegunLey(producto, ley)) : deCatalogo),
    [deCatalogo, ley],
  );
  const { isFetching, isError, refetch } = query;

  const hay = useVersion(empresa, leido === undefined);
  const viejo = version !== undefined && hay !== undefined && hay > version;
  useEffect(() => {
    if (!viejo || isFetching) return;
    const espera = setTimeout(() => void refetch(), isError ? REINTENTO_MS : 0);
    return () => clearTimeout(espera);
  }, [viejo, hay, isFetching, isError, refetch]);

  useEffect(() => {
    if (productos && modificadores)
      dispatch(preciosActualizados({ empresa, productos, modificadores }));
  }, [dispatch, empresa, productos, modificadores]);

  const catalogo: Catalogo = useMemo(
    () => ({
      productos: new Map((productos ?? NINGUNO).map((producto) => [producto.id, producto])),
      modificadores: new Map((modificadores ?? NINGUNO).map((uno) => [uno.id, uno])),
    }),
    [productos, modificadores],
  );
  return { ...query, currentData: productos, catalogo, ajustes };
}

/** Of the catalogue as it is at the server. The till is drawn again only when it is another. */
function useVersion(empresa: string, skip: boolean): number | undefined {
  const pollingInterval = useCada(CADA_MS);
  const query = useVersionCatalogoQuery(
    { empresa },
    {
      skip,
      pollingInterval,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      selectFromResult: ({ currentData, isUninitialized, isError }) => ({
        version: currentData,
        isUninitialized,
        isError,
      }),
    },
  );
  useAlCambio('catalogo', empresa, { query, cadaMs: CADA_MS });
  return query.version;
}
