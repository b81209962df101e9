import { onRespuestaQueNoCabe } from '@comanda/shared/api';

import { alMostrarPantalla } from '../marco/pantallaMostrada';

import type { Visto } from './atenderFallos';

/** After the first screen, and what it asks for. */
const TRAER_TRAS_MS = 3_000;
/** Whoever waits to begin anew waits no longer for what is to be told. */
const DECIR_EN_MS = 1_000;

const vistos: Visto[] = [];
let atender: ((visto: Visto) => void) | null = null;
let trayendo: Promise<void> | null = null;

/** From now on what fails in the builds of this page is told, and offers the build before. */
export function vigilarFallos(): void {
  window.addEventListener('error', (evento) => ver({ que: 'lanzado', evento }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    ver({ que: 'rechazado', porque: reason }),
  );
  onRespuestaQueNoCabe((respuesta) => ver({ que: 'respuesta', respuesta }));
  alMostrarPantalla(() => setTimeout(() => void traerAtencion(), TRAER_TRAS_MS));
}

/** Resolves when it is told, or when nobody should wait for that any more. */
export async function decirFallo(visto: Visto): Promise<void> {
  ver(visto);
  await Promise.race([trayendo, new Promise((listo) => setTimeout(listo, DECIR_EN_MS))]);
}

function ver(visto: Visto): void {
  if (atender) return atender(visto);
  vistos.push(visto);
  void traerAtencion();
}

/** What knows whose fault something is comes when it is needed, or once a screen has shown: a login form does not carry it. */
export function traerAtencion(): Promise<void> {
  trayendo ??= import(/* webpackChunkName: "calma" */ './atenderFallos')
    .then((modulo) => {
      atender = modulo.atender;
      modulo.vigilarDespues();
      vistos.splice(0).forEach(modulo.atender);
    })
    .catch((error: unknown) => {
      trayendo = null; // what failed next asks for it again
      console.warn(error);
    });
  return trayendo;
}
