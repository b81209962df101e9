import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';
import type { ViaDeReenvio } from '@comanda/shared/contracts/facturacion/reenvios';
import { textoDeFallo } from '@comanda/shared/ui/core';

import { useConsultarReenviosMutation, useReenviarComprobantesMutation } from '../facturasApi';

import { conPedidos, conVistos, desenlaces, enPartes, SIN_AVANCE } from './avance';

const MIRAR_MS = 2_000;

type Pedido = { empresa: string; via: ViaDeReenvio; claves: readonly string[] };

/** Some documents again: asked for a few at a time, as long as nobody stops it, and looked at until each has come to its end. */
export function useReenvio({ empresa, via, claves }: Pedido) {
  const dispatch = useDispatch<AppDispatch>();
  const [reenviar] = useReenviarComprobantesMutation();
  const [consultar] = useConsultarReenviosMutation();
  const [avance, setAvance] = useState(SIN_AVANCE);
  const [pidiendo, setPidiendo] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const [sinNoticias, setSinNoticias] = useState(false);
  const marcha = useRef<AbortController | null>(null);
  useEffect(() => () => marcha.current?.abort(), []);

  const faltan = claves.filter((clave) => !avance.pedidos.has(clave));
  const porClave = desenlaces(avance, via);
  const enCamino = [...porClave].flatMap(([clave, que]) => (que === 'EN_CAMINO' ? [clave] : []));

  const pedir = async () => {
    if (marcha.current && !marcha.current.signal.aborted) return; // a second press comes before this one is drawn
    const esta = new AbortController();
    marcha.current = esta;
    setPidiendo(true);
    setFallo(null);
    try {
      for (const parte of enPartes(faltan)) {
        if (esta.signal.aborted) break;
        const hechos = await reenviar({ empresa, via, claves: parte }).unwrap();
        setAvance((antes) => conPedidos(antes, parte, hechos));
      }
    } catch (error) {
      console.error(error);
      setFallo(textoDeFallo(error));
    }
    esta.abort();
    setPidiendo(false);
    dispatch(billingApi.util.invalidateTags(['Comprobante']));
  };

  const mirar = useEffectEvent(async () => {
    try {
      for (const parte of enPartes(enCamino)) {
        const leidos = await consultar({ empresa, claves: parte }).unwrap();
        setAvance((antes) => conVistos(antes, leidos));
      }
      setSinNoticias(false);
    } catch (error) {
      console.error(error);
      setSinNoticias(true);
    }
  });
  const hayEnCamino = !pidiendo && enCamino.length > 0;
  useEffect(() => {
    if (!hayEnCamino) return undefined;
    let vivo = true;
    let reloj: ReturnType<typeof setTimeout>;
    const otraVez = async () => {
      await mirar();
      if (vivo) reloj = setTimeout(() => void otraVez(), MIRAR_MS);
    };
    void otraVez();
    return () => {
      vivo = false;
      clearTimeout(reloj);
    };
  }, [hayEnCamino]);

  return {
    avance,
    porClave,
    pidiendo,
    fallo,
    sinNoticias,
    empezado: pidiendo || avance.pedidos.size > 0,
    faltan: faltan.length,
    pedir,
    detener: () => marcha.current?.abort(),
  };
}

export type ManoDeReenvio = ReturnType<typeof useReenvio>;
