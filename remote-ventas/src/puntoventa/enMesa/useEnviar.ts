import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { nuevoUuid } from '@comanda/shared/api';
import type { Orden } from '@comanda/shared/contracts/ordenes';
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
import { useRegistrarOrdenMutation } from '../../cocina/pisoApi';
import { respuestaPerdida } from '../pagarVenta';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { aPedida, paraEnviar } from './porEnviar';
import type { OrdenDeMesa } from './useOrdenDeMesa';

const REINTENTO_MS = 3_000;

type Enviar = {
  empresa: string;
  /** Of what is not sent yet. */
  clave: string;
  leida: Pick<OrdenDeMesa, 'orden' | 'numero' | 'random'>;
};

/**
 * Sends what is new to the kitchen. It is kept, with its keys, before it leaves and until the kitchen says that it has it:
 * whatever dies in between, it is sent again and arrives once. What is refused is the waiter's again.
 */
export function useEnviar({ empresa, clave, leida }: Enviar) {
  const { numero, random, orden } = leida;
  const [registrar] = useRegistrarOrdenMutation();
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
    const { data, error } = await registrar({
      ...{ empresa, mesa: numero, orden: orden?.orden ?? '' },
      usuario: usuario?.nombreCompleto ?? '',
      lineas: porEnviar.map(aPedida),
      ...(random !== null && { random }),
    });
    if (data) dispatch(envioHecho({ clave, lineas: porEnviar.map(({ linea }) => linea) }));
    else if (!respuestaPerdida(error)) {
      dispatch(envioDevuelto({ clave }));
      avisarFallo(error, mensajes.titulo);
    }
    guardar();
    return data ?? null;
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
      dispatch(envioPreparado({ clave, lineas: paraEnviar(carrito, orden, nuevoUuid) }));
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
