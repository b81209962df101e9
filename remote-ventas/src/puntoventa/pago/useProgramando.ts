import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import { useUsuario } from '@comanda/shared/session';
import { confirmar } from '@comanda/shared/ui/core';

import { guardarVenta } from '../../carrito/carritoGuardado';
import {
  programacionAnotada,
  selectVenta,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import type { VentaAbierta } from '../../carrito/ventaAbierta';
import { respuestaPerdida } from './respuestaPerdida';

/**
 * The key by which an order is scheduled: what is sent twice is scheduled once. It is stored with the order before it leaves, and stays
 * until that is known to be scheduled or was refused at once.
 */
export function useProgramando(clave: string, { programando }: VentaAbierta) {
  const [nueva] = useState(nuevoUuid);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();

  const anotar = (llave: string | undefined) =>
    dispatch(programacionAnotada({ clave, programando: llave }));
  /** The page may die at the next step. */
  const guardar = () => {
    if (usuario) guardarVenta(usuario.id, clave, selectVenta(store.getState(), clave));
  };

  const llave = programando ?? nueva;
  const enviar = async <Hecho>(pedir: () => Promise<Hecho>): Promise<Hecho> => {
    const enDuda = programando !== undefined;
    anotar(llave);
    guardar();
    try {
      return await pedir();
    } catch (error) {
      if (!enDuda && !respuestaPerdida(error)) {
        anotar(undefined);
        guardar();
      }
      throw error;
    }
  };
  return { llave, enviar, olvidar: () => anotar(undefined) };
}

const PREGUNTA = {
  titulo: '¿Cobrar esta orden?',
  texto:
    'Se envió para programarla y no llegó la respuesta: si quedó programada, se facturaría dos veces. Revise antes en Programados.',
  aceptar: 'Cobrar',
  peligro: true,
};

/** Asks before an order is charged that may be scheduled already. */
export async function siNoSeProgramo(
  { programando }: VentaAbierta,
  cobrar: () => void,
): Promise<void> {
  if (programando === undefined || (await confirmar(PREGUNTA))) cobrar();
}
