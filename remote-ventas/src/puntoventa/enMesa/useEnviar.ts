import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { useUsuario } from '@comanda/shared/session';
import { avisarFallo } from '@comanda/shared/ui/core';

import { guardarVenta } from '../../carrito/carritoGuardado';
import {
  envioDevuelto,
  envioHecho,
  envioPreparado,
  selectVenta,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import { respuestaPerdida } from '../pago/respuestaPerdida';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { lineasParaEnviar } from './porEnviar';
import { useDespacho, type PorDespachar } from './useDespacho';

const REINTENTO_MS = 3_000;

type Enviar = {
  empresa: string;
  /** Of what is not sent yet. */
  clave: string;
  leida: PorDespachar;
};

/**
 * Sends what is new to the kitchen. It is kept, with its keys, before it leaves and until the kitchen has it, or the till's outbox:
 * whatever dies in between, it is sent again and arrives once. What is refused is the waiter's again.
 */
export function useEnviar({ empresa, clave, leida }: Enviar) {
  const { numero, orden } = leida;
  const despacho = useDespacho(empresa, leida);
  const [enviando, setEnviando] = useState(false);
  const enCurso = useRef<Promise<Orden | null> | null>(null);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = () => selectVenta(store.getState(), clave);
  const guardar = () => {
    if (usuario) guardarVenta(usuario.id, clave, leer());
  };

  const despachar = async (): Promise<Orden | null> => {
    const { porEnviar = [] } = leer();
    if (porEnviar.length === 0 || numero === undefined) return null;
    try {
      const { orden: despues, lineas } = await despacho(porEnviar);
      dispatch(envioHecho({ clave, lineas }));
      return despues;
    } catch (error) {
      if (!respuestaPerdida(error)) {
        dispatch(envioDevuelto({ clave }));
        avisarFallo(error, mensajes.titulo);
      }
      return null;
    } finally {
      guardar();
    }
  };

  /** One at a time: who asks meanwhile gets the answer of the one under way. */
  const intentar = (): Promise<Orden | null> => {
    setEnviando(true);
    enCurso.current ??= despachar().finally(() => {
      enCurso.current = null;
      setEnviando(false);
    });
    return enCurso.current;
  };

  const enviar = (): Promise<Orden | null> => {
    const { carrito } = leer();
    if (carrito.length > 0) {
      dispatch(envioPreparado({ clave, lineas: lineasParaEnviar(carrito, orden, nuevoUuid) }));
      guardar();
    }
    return intentar();
  };

  const hayPendiente = (leer().porEnviar ?? []).length > 0;
  const reintentar = useEffectEvent(() => void intentar());
  useEffect(() => {
    if (!hayPendiente || enviando) return;
    const reloj = setTimeout(reintentar, REINTENTO_MS);
    return () => clearTimeout(reloj);
  }, [hayPendiente, enviando]);

  return { enviar, enviando };
}
