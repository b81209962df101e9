import { useEffect, useEffectEvent, useState } from 'react';

import { useDispatch, useStore } from 'react-redux';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { hayConexion, useUsuario } from '@comanda/shared/session';
import { avisarFallo } from '@comanda/shared/ui/core';

import { guardarVenta } from '../../carrito/carritoGuardado';
import {
  envioDestinado,
  envioPreparado,
  selectVenta,
  type EstadoConCarrito,
} from '../../carrito/carritoSlice';
import { lineasParaEnviar, REINTENTO_MS } from '../../carrito/envio/porEnviar';
import { seEstaEnviando, useEnviarPendiente } from '../../carrito/envio/useEnviarPendiente';
import { hayPorEnviar, type DestinoDeEnvio, type VentaAbierta } from '../../carrito/ventaAbierta';
import { enMesaMensajes as mensajes } from './enMesaMensajes';
import type { OrdenDeMesa } from './useOrdenDeMesa';
import { useOrdenMovida } from './useOrdenMovida';

type Enviar = {
  empresa: string;
  /** Of what is not sent yet. */
  clave: string;
  leida: Pick<OrdenDeMesa, 'orden' | 'numero' | 'random' | 'nombre'>;
  /** The order's bill, as this till charges it. */
  cuenta: VentaAbierta;
};

/**
 * Sends what is new to the kitchen. It is kept, with its keys and where it goes, before it leaves and until the kitchen has it, or the
 * till's outbox: whatever dies in between, it is sent again and arrives once. What is refused is the waiter's again; where somebody
 * moved, joined or charged the order, the waiter is asked first where it goes.
 */
export function useEnviar({ empresa, clave, leida, cuenta }: Enviar) {
  const { numero, orden } = leida;
  const enviarPendiente = useEnviarPendiente(empresa);
  const [enviando, setEnviando] = useState(false);
  const usuario = useUsuario();
  const dispatch = useDispatch();
  const store = useStore<EstadoConCarrito>();
  const leer = () => selectVenta(store.getState(), clave);
  const [suya, setSuya] = useOrdenDeLoNuevo(leida.random, leer());
  const { movida, buscar, olvidar } = useOrdenMovida(empresa);
  const nombre = orden?.orden ?? leida.nombre;

  /** What was decided of what is on its way holds for what joins it. */
  const deSiempre = (): DestinoDeEnvio | undefined => {
    const { destino } = leer();
    if (destino && hayPorEnviar(leer())) return destino;
    return numero === undefined
      ? undefined
      : { mesa: numero, random: suya, nombre, soloAqui: true };
  };
  const destinar = (destino: DestinoDeEnvio | undefined) => {
    if (!destino) return;
    dispatch(envioDestinado({ clave, destino }));
    setSuya(destino.random);
  };

  const intentar = async (): Promise<Orden | null> => {
    setEnviando(true);
    const { orden: despues, fallo } = await enviarPendiente(clave, orden).finally(() =>
      setEnviando(false),
    );
    if (fallo === null) return despues;
    const random = leer().destino?.random ?? null;
    if (random !== null && esOtroSitio(fallo)) return preguntar(random);
    avisarFallo(fallo, mensajes.titulo);
    return null;
  };

  const enviarA = async (destino: DestinoDeEnvio | undefined): Promise<Orden | null> => {
    olvidar();
    const { carrito } = leer();
    if (carrito.length > 0)
      dispatch(envioPreparado({ clave, lineas: lineasParaEnviar(carrito, orden, nuevoUuid) }));
    if (!hayPorEnviar(leer())) return null;
    destinar(destino);
    if (usuario) guardarVenta(usuario.id, clave, leer());
    return intentar();
  };
  const enviarAqui = () => enviarA({ mesa: numero ?? '', random: null, nombre });

  /** What this till charged itself is no news: whoever stays at the table begins another order. */
  const preguntar = async (random: string): Promise<Orden | null> => {
    const donde = await buscar(random);
    if (donde?.venta && donde.venta === cuenta.hecha?.venta.secuencia) {
      olvidar();
      return enviarAqui();
    }
    return null;
  };

  const enviar = async (): Promise<Orden | null> => {
    const esOtra = orden !== undefined && orden?.random !== suya;
    if (suya !== null && esOtra && hayConexion() && !seEstaEnviando(clave)) return preguntar(suya);
    return enviarA(deSiempre());
  };

  const { carrito, destino } = leer();
  const sinDestino = carrito.length > 0 && destino === undefined && suya !== null;
  const destinarLoTecleado = useEffectEvent(() => destinar(deSiempre()));
  useEffect(() => {
    // it is for these people also once this screen is left and they are gone
    if (sinDestino) destinarLoTecleado();
  }, [sinDestino]);

  const hayPendiente = hayPorEnviar(leer());
  const reintentar = useEffectEvent(() => {
    // stored by a version before, or sent before the number of the table was known
    if (!leer().destino) destinar(deSiempre());
    void intentar();
  });
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
    enviarAlla: ({ mesa, random, orden: suNombre }: Orden) =>
      enviarA({ mesa, random, nombre: suNombre }),
    enviarAqui,
    noEnviar: olvidar,
  };
}

/**
 * The order that was at the table when what is new was begun, or sent in vain: it is meant for those people, wherever they sit by now.
 * Null where nobody was served there.
 */
function useOrdenDeLoNuevo(random: string | null, venta: VentaAbierta) {
  const { carrito, destino } = venta;
  const nadaNuevo = carrito.length === 0 && !hayPorEnviar(venta);
  const [suya, setSuya] = useState(nadaNuevo || !destino ? random : destino.random);
  if (suya !== random && (nadaNuevo || suya === null)) setSuya(random);
  return [suya, setSuya] as const;
}

const esOtroSitio = (error: unknown): boolean =>
  esApiError(error) && error.code === 'ORDEN_EN_OTRO_SITIO';
