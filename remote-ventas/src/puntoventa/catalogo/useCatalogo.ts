import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { Catalogo } from '@comanda/shared/domain/orden/carrito';
import { useAlCambio, useCada } from '@comanda/shared/piezas/flujo';

import type { CatalogoLeido, DeCanal } from '../../carrito/cambiosDeVenta';
import { preciosActualizados } from '../../carrito/carritoSlice';
import { useListarProductosQuery, useVersionCatalogoQuery } from '../puntoventaApi';
import { productoDeCaja } from './productoDeCaja';
import { useLeyDelDia } from './useLeyDelDia';
import { useTarifas } from './useTarifas';

/** What runs out, or costs something else, is on every till within two seconds. */
const CADA_MS = 1_500;
const REINTENTO_MS = 10_000;
const NINGUNO: never[] = [];

/**
 * What the company sells, as it is now, at the rates of today and by the tarifas of this hour and of a channel; null: by none. The
 * open orders follow its prices.
 */
export function useCatalogo(empresa: string, canal: Canal | null = null) {
  const dispatch = useDispatch();
  const { currentData: leido, ...query } = useListarProductosQuery({ empresa });
  const { data: deCatalogo, version, modificadores, ajustes = AJUSTES } = leido ?? {};
  const ley = useLeyDelDia(empresa);
  const rigen = useTarifas(empresa);
  const sinTarifas = useMemo(
    () => (ley ? deCatalogo?.map((producto) => productoDeCaja(producto, [], ley)) : deCatalogo),
    [deCatalogo, ley],
  );
  const porCanal = useMemo(() => {
    if (!rigen || !deCatalogo || !sinTarifas) return undefined;
    const deCanal = (suyas: (typeof rigen)[Canal]): DeCanal => ({
      productos:
        suyas.length === 0
          ? sinTarifas
          : deCatalogo.map((producto) => productoDeCaja(producto, suyas, ley)),
      tarifas: suyas.map(({ nombre }) => nombre),
    });
    return {
      SALON: deCanal(rigen.SALON),
      LLEVAR: deCanal(rigen.LLEVAR),
      DOMICILIO: deCanal(rigen.DOMICILIO),
    };
  }, [rigen, deCatalogo, sinTarifas, ley]);
  const productos = (canal && porCanal?.[canal].productos) ?? sinTarifas;
  const { isFetching, isError, refetch } = query;

  const hay = useVersion(empresa, leido === undefined);
  const viejo = version !== undefined && hay !== undefined && hay > version;
  useEffect(() => {
    if (!viejo || isFetching) return;
    const espera = setTimeout(() => void refetch(), isError ? REINTENTO_MS : 0);
    return () => clearTimeout(espera);
  }, [viejo, hay, isFetching, isError, refetch]);

  const paraCarritos = useMemo(
    (): CatalogoLeido | null =>
      sinTarifas && modificadores
        ? { empresa, productos: sinTarifas, modificadores, ...(porCanal && { porCanal }) }
        : null,
    [empresa, sinTarifas, modificadores, porCanal],
  );
  useEffect(() => {
    if (paraCarritos) dispatch(preciosActualizados(paraCarritos));
  }, [dispatch, paraCarritos]);

  const catalogo: Catalogo = useMemo(
    () => ({
      productos: new Map((productos ?? NINGUNO).map((producto) => [producto.id, producto])),
      modificadores: new Map((modificadores ?? NINGUNO).map((uno) => [uno.id, uno])),
    }),
    [productos, modificadores],
  );
  return { ...query, currentData: productos, catalogo, ajustes, paraCarritos };
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
