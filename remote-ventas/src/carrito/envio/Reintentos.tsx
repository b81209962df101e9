import { useEffect, useEffectEvent } from 'react';

import { useSelector } from 'react-redux';

import { avisarFallo, textoDeFallo } from '@comanda/shared/ui/core';

import { selectVentas } from '../carritoSlice';
import { useEnviosPendientes } from '../usePendientesDeVenta';
import { claveDeTienda, hayPorEnviar, type DestinoDeEnvio } from '../ventaAbierta';
import { envioMensajes as mensajes } from './envioMensajes';
import { REINTENTO_MS } from './porEnviar';
import { useEnviarPendiente } from './useEnviarPendiente';

type ReintentosProps = {
  empresa: string;
  /** Of the table whose screen is open: that one sends its own, and can ask. */
  salvo?: string;
};

/** What is on its way to the kitchen goes on being sent, at whatever table its waiter is by now, and the header counts it. */
export function Reintentos({ empresa, salvo }: ReintentosProps) {
  const enviar = useEnviarPendiente(empresa);
  const prefijo = claveDeTienda(empresa, '');
  const pendientes = Object.entries(useSelector(selectVentas)).flatMap(([clave, venta]) =>
    clave.startsWith(prefijo) && clave !== salvo && hayPorEnviar(venta)
      ? [{ clave, destino: venta.destino }]
      : [],
  );
  const hay = pendientes.length > 0;
  useEnviosPendientes();

  const reintentar = useEffectEvent(async () => {
    for (const { clave, destino } of pendientes) {
      const { fallo } = await enviar(clave);
      if (fallo === null) continue;
      const texto = mensajes.noFue(nombreDe(destino), textoDeFallo(fallo));
      avisarFallo(fallo, mensajes.titulo, texto);
    }
  });
  useEffect(() => {
    if (!hay) return;
    let reloj: ReturnType<typeof setTimeout> | undefined;
    let sigue = true;
    const esperar = () => {
      reloj = setTimeout(() => void reintentar().finally(() => sigue && esperar()), REINTENTO_MS);
    };
    esperar();
    return () => {
      sigue = false;
      clearTimeout(reloj);
    };
  }, [hay]);

  return null;
}

const nombreDe = (destino: DestinoDeEnvio | undefined): string =>
  destino?.mesa ? `Mesa ${destino.mesa}` : (destino?.nombre ?? 'Orden');
