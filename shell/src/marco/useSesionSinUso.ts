import { useEffect, useEffectEvent } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { deMaquina, selectUsuario, useUsuario } from '@comanda/shared/session';

import { descansar } from './descansar';

const CLAVE = 'comanda.actividad';
const MINUTO_MS = 60_000;
/** How exactly the other tabs are told, and how often it is looked at. */
const PASO_MS = 30_000;
const TOQUES = ['pointerdown', 'keydown', 'wheel'] as const;

/** When a page of this browser was touched last, as far as it is written down; 0: not known. */
const ultimoToque = (): number => Number(deMaquina.leer(CLAVE));

const anotarToque = (ahora: number): void => deMaquina.guardar(CLAVE, String(ahora));

/**
 * Ends the session of a page that nobody has touched for as long as a session may rest: what asks by itself, the notices of the
 * header, would keep it alive for ever. A touch that comes after that time is already somebody else's. Where nobody answers it stays
 * locked, so that who knows the password goes on selling.
 */
export function useSesionSinUso(): void {
  const minutos = useUsuario()?.inactividad;
  const store = useStore() as AppStore; // the page's one
  const terminar = useEffectEvent(() => {
    const usuario = selectUsuario(store.getState());
    if (usuario) void descansar(store, usuario);
  });
  useEffect(() => {
    if (minutos === undefined) return;
    let toque = Date.now();
    let anotado = 0;
    const vencida = () => {
      if (Date.now() - Math.max(toque, ultimoToque()) < minutos * MINUTO_MS) return false;
      terminar();
      return true;
    };
    const alTocar = () => {
      const ahora = Date.now();
      if (ahora - toque > PASO_MS && vencida()) return;
      toque = ahora;
      if (ahora - anotado < PASO_MS) return;
      anotado = ahora;
      anotarToque(ahora);
    };
    const reloj = setInterval(vencida, PASO_MS);
    for (const tipo of TOQUES)
      window.addEventListener(tipo, alTocar, { capture: true, passive: true });
    return () => {
      clearInterval(reloj);
      for (const tipo of TOQUES) window.removeEventListener(tipo, alTocar, { capture: true });
    };
  }, [minutos]);
}
