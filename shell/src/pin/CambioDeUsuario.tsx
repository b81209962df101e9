import { useEffect, useEffectEvent, useState } from 'react';

import { soloDePin } from '@comanda/shared/piezas/pin';
import { diferir, Diferida, useTraerLuego } from '@comanda/shared/piezas/vista';
import { haySinEnviar } from '@comanda/shared/session';
import { confirmar, DESCARTAR } from '@comanda/shared/ui/core';

import { onCambioPedido } from './pedidos';

const dialogo = diferir(() => import(/* webpackChunkName: "calma" */ './CambiarUsuario'));

const PARTES = [dialogo];

/** Free on every screen; the till's own are in its list ('?'). */
const TECLA = 'F10';

/** A PIN changes who uses this till, from any screen; what was typed and not sent is asked about first. */
export function CambioDeUsuario() {
  const [abierto, setAbierto] = useState(false);
  const [pin, setPin] = useState('');
  useTraerLuego(PARTES); // who presses the key types at once
  const cerrar = () => {
    setAbierto(false);
    setPin('');
  };
  const abrir = useEffectEvent(async () => {
    // what is open has its own question before it closes
    if (abierto || document.querySelector('[role="dialog"]')) return;
    if (!haySinEnviar() || (await confirmar(DESCARTAR))) setAbierto(true);
  });
  const oir = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== TECLA) return;
    event.preventDefault();
    void abrir();
  });
  /** A hand that knows its PIN does not wait for the dialog, and a digit of it is written in no field of the screen behind. */
  const apartar = useEffectEvent((event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || enDialogo(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    setPin((antes) => soloDePin(antes + event.key));
  });
  useEffect(() => {
    if (!abierto) return undefined;
    window.addEventListener('keydown', apartar, { capture: true });
    return () => window.removeEventListener('keydown', apartar, { capture: true });
  }, [abierto]);
  useEffect(() => {
    window.addEventListener('keydown', oir);
    const soltar = onCambioPedido(() => void abrir());
    return () => {
      window.removeEventListener('keydown', oir);
      soltar();
    };
  }, []);
  return (
    abierto && (
      <Diferida
        de={dialogo}
        props={{ pin, onPin: setPin, onCerrar: cerrar }}
        titulo="Cambiar usuario"
        onFallo={cerrar}
      />
    )
  );
}

const enDialogo = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;
