import { useEffect } from 'react';

import { useDispatch, useSelector, useStore } from 'react-redux';

import { escuchar } from '@comanda/shared/piezas/pagina';
import { declararTrabajo } from '@comanda/shared/piezas/trabajo';

import { alCambiarEnOtraPestana, guardarCarritos, leerCarritos } from './carritoGuardado';
import {
  carritosCargados,
  selectCarritos,
  ventaCargada,
  type EstadoConCarrito,
} from './carritoSlice';
import type { CarritoState } from './carritoState';
import { olvidarMiradas } from './olvidarMiradas';
import { abonosDe, esDeOrden, estaVacia, hayPorEnviar, type VentaAbierta } from './ventaAbierta';

const GUARDAR_MS = 150;

/** Keeps the user's carts in local storage: read at the start, written after each change, shared between tabs. */
export function useCarritosGuardados(usuario: string | undefined): boolean {
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const listo = useSelector(selectCarritos).usuario === usuario;

  useEffect(() => {
    if (!usuario) return;
    let guardado: CarritoState = leerCarritos(usuario);
    dispatch(carritosCargados(guardado));
    olvidarMiradas(store, guardado).catch((error: unknown) => console.error(error));
    declararTrabajo('ventas', () => hayVentaAbierta(selectCarritos(store.getState())));

    const guardar = () => {
      const actual = selectCarritos(store.getState());
      if (actual === guardado || actual.usuario !== usuario) return;
      guardarCarritos(actual, guardado);
      guardado = actual;
    };
    let espera: ReturnType<typeof setTimeout> | undefined;
    const dejarDeOir = store.subscribe(() => {
      clearTimeout(espera);
      espera = setTimeout(guardar, GUARDAR_MS);
    });
    const dejarOtra = alCambiarEnOtraPestana(usuario, (clave, venta) => {
      guardar();
      dispatch(ventaCargada({ clave, venta }));
      guardado = selectCarritos(store.getState());
    });
    const dejarDeIrse = escuchar('pagehide', guardar);
    return () => {
      clearTimeout(espera);
      guardar();
      dejarDeOir();
      dejarOtra();
      dejarDeIrse();
    };
  }, [usuario, dispatch, store]);

  return listo;
}

/** A sale with lines, or one that is being charged or sent to the kitchen: kept with all else, and no moment for another build. */
const hayVentaAbierta = ({ ventas }: CarritoState): boolean =>
  Object.entries(ventas).some(
    ([clave, venta]) =>
      hayPorEnviar(venta) ||
      (esDeOrden(clave) ? seCobra(venta) : venta.intento !== null || !estaVacia(venta)),
  );

/**
 * The bill of a table is open for as long as they eat, and the server has it: only what was begun of paying it is not there. Its payment
 * is opened to see what it comes to as well.
 */
const seCobra = (venta: VentaAbierta): boolean =>
  venta.intento?.enviadaEn != null || venta.partes.length > 0 || abonosDe(venta).length > 0;
