import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { hayConexion } from '@comanda/shared/session';
import { vaciarSalida } from '@comanda/shared/sinLinea';
import { confirmar } from '@comanda/shared/ui/core';

import { ordenSincronizada } from '../../carrito/carritoSlice';
import { claveDeCuenta } from '../../carrito/ventaAbierta';
import { useLeyDelDia } from '../catalogo/useLeyDelDia';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { ordenSegunLey } from './ordenSegunLey';

type CobrarMesa = {
  empresa: string;
  /** Lines that are not sent. */
  sinEnviar: number;
  enviar: () => Promise<Orden | null>;
  /** The bill has something to charge and is known to be whole. */
  lista: boolean;
  /** Something of it was taken down without a line and is still here. */
  anotado: boolean;
  /** Opens the payment of the bill. */
  abrir: () => void;
  /** The payment opens with the screen; `onAbierto` once it has, so that a reload does not open it again. */
  alEntrar: boolean;
  onAbierto: () => void;
};

/** Everything that is charged was sent: what is new goes first, and is on the bill before the payment opens. */
export function useCobrarMesa(cobro: CobrarMesa): () => Promise<void> {
  const { empresa, sinEnviar, enviar, lista, anotado, abrir, alEntrar, onAbierto } = cobro;
  const dispatch = useDispatch();
  const store = useStore() as AppStore; // the page has one
  const ley = useLeyDelDia(empresa);
  /** How many times it was asked for, and which of them was answered. */
  const [pedida, setPedida] = useState(alEntrar ? 1 : 0);
  const abierta = useRef(0);

  const abrirYa = useEffectEvent(() => {
    if (abierta.current === pedida) return;
    abierta.current = pedida;
    if (alEntrar) onAbierto();
    abrir();
  });
  const cobrable = lista && sinEnviar === 0;
  useEffect(() => {
    if (cobrable) abrirYa();
  }, [cobrable, pedida]);

  return async () => {
    if (sinEnviar === 0) {
      // what was taken down without a line is there before it is charged
      if (anotado && hayConexion()) await vaciarSalida(store);
      abrir();
      return;
    }
    if (!(await confirmar(mensajes.sinEnviar(sinEnviar)))) return;
    const enviada = await enviar();
    if (!enviada) return;
    const orden = ordenSegunLey(enviada, ley);
    dispatch(ordenSincronizada({ clave: claveDeCuenta(empresa, enviada.random), orden }));
    setPedida((antes) => antes + 1);
  };
}
