import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { hayConexion, useUsuario } from '@comanda/shared/session';
import { avisar, avisarFallo } from '@comanda/shared/ui/core';

import { guardarVenta } from '../../carrito/carritoGuardado';
import {
  envioDevuelto,
  envioHecho,
  envioPreparado,
  selectVenta,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import type { VentaAbierta } from '../../carrito/ventaAbierta';
import { respuestaPerdida } from '../pago/respuestaPerdida';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { lineasParaEnviar } from './porEnviar';
import { useDespacho, type DestinoDeEnvio } from './useDespacho';
import type { OrdenDeMesa } from './useOrdenDeMesa';
import { useOrdenMovida } from './useOrdenMovida';

const REINTENTO_MS = 3_000;

type Enviar = {
  empresa: string;
  /** Of what is not sent yet. */
  clave: string;
  leida: Pick<OrdenDeMesa, 'orden' | 'numero' | 'random' | 'nombre'>;
  /** The order's bill, as this till charges it. */
  cuenta: VentaAbierta;
};

/**
 * Sends what is new to the kitchen. It is kept, with its keys, before it leaves and until the kitchen has it, or the till's outbox:
 * whatever dies in between, it is sent again and arrives once. What is refused is the waiter's again; where somebody moved, joined or
 * charged the order, the waiter is asked first where it goes.
 */
export function useEnviar({ empresa, clave, leida, cuenta }: Enviar) {
  const { numero, orden } = leida;
  const despacho = useDespacho(empresa, leida);
  const [enviando, setEnviando] = useState(false);
  const enCurso = useRef<Promise<Orden | null> | null>(null);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = () => selectVenta(store.getState(), clave);
  const suya = useOrdenDeLoNuevo(leida.random, leer().carrito.length === 0);
  const { movida, buscar, olvidar } = useOrdenMovida(empresa);
  const guardar = () => {
    if (usuario) guardarVenta(usuario.id, clave, leer());
  };
  const deSiempre = (): DestinoDeEnvio => ({ mesa: numero ?? '', random: suya, soloAqui: true });

  const despachar = async (destino: DestinoDeEnvio): Promise<Orden | null> => {
    const { porEnviar = [], canal } = leer();
    if (porEnviar.length === 0 || numero === undefined) return null;
    try {
      const { orden: despues, lineas } = await despacho(porEnviar, destino, canal);
      dispatch(envioHecho({ clave, lineas }));
      if (despues) decirSiFueAOtra(despues, destino);
      return despues;
    } catch (error) {
      if (respuestaPerdida(error)) return null;
      dispatch(envioDevuelto({ clave }));
      if (suya !== null && esOtroSitio(error)) return await preguntar(suya);
      avisarFallo(error, mensajes.titulo);
      return null;
    } finally {
      guardar();
    }
  };

  /** One at a time: who asks meanwhile gets the answer of the one under way. */
  const intentar = (destino: DestinoDeEnvio): Promise<Orden | null> => {
    setEnviando(true);
    enCurso.current ??= despachar(destino).finally(() => {
      enCurso.current = null;
      setEnviando(false);
    });
    return enCurso.current;
  };

  const enviarA = (destino: DestinoDeEnvio): Promise<Orden | null> => {
    olvidar();
    const { carrito } = leer();
    if (carrito.length > 0) {
      dispatch(envioPreparado({ clave, lineas: lineasParaEnviar(carrito, orden, nuevoUuid) }));
      guardar();
    }
    return intentar(destino);
  };
  const enviarAqui = () => enviarA({ mesa: numero ?? '', random: null });

  /** What this till charged itself is no news: whoever stays at the table begins another order. */
  const preguntar = async (random: string): Promise<Orden | null> => {
    const donde = await buscar(random);
    if (donde?.venta && donde.venta === cuenta.hecha?.venta.secuencia) {
      olvidar();
      enCurso.current = null;
      return enviarAqui();
    }
    return null;
  };

  const enviar = async (): Promise<Orden | null> => {
    const esOtra = orden !== undefined && orden?.random !== suya;
    if (suya !== null && esOtra && hayConexion() && !enCurso.current) return preguntar(suya);
    return enviarA(deSiempre());
  };

  const hayPendiente = (leer().porEnviar ?? []).length > 0;
  const reintentar = useEffectEvent(() => void intentar(deSiempre()));
  useEffect(() => {
    if (!hayPendiente || enviando) return;
    const reloj = setTimeout(reintentar, REINTENTO_MS);
    return () => clearTimeout(reloj);
  }, [hayPendiente, enviando]);

  return {
    enviar,
    enviando,
    /** Where the order is by now, while it is asked where to send. */
    movida,
    enviarAlla: (alla: Orden) => enviarA({ mesa: alla.mesa, random: alla.random }),
    enviarAqui,
    noEnviar: olvidar,
  };
}

/**
 * The order that was at the table when what is new was begun: it is meant for those people, wherever they sit by now. Null where
 * nobody was served there.
 */
function useOrdenDeLoNuevo(random: string | null, nadaNuevo: boolean): string | null {
  const [suya, setSuya] = useState(random);
  if (suya !== random && (nadaNuevo || suya === null)) setSuya(random);
  return suya;
}

const esOtroSitio = (error: unknown): boolean =>
  esApiError(error) && error.code === 'ORDEN_EN_OTRO_SITIO';

/** A registered till writes down first and is answered later: what went elsewhere meanwhile is said. */
function decirSiFueAOtra({ mesa, orden }: Orden, destino: DestinoDeEnvio): void {
  if (mesa === destino.mesa) return;
  const texto = mensajes.fueAOtra(mesa ? `la mesa ${mesa}` : orden);
  avisar({ tipo: 'warning', titulo: mensajes.titulo, texto });
}
