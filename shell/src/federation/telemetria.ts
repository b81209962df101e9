import { RUTA_DE_TELEMETRIA } from '@comanda/shared/contracts/plataforma/fases';
import type { Evento } from '@comanda/shared/contracts/plataforma/telemetria';

/** What comes within this is sent together, and nothing before a screen is likely to show. */
const JUNTAR_MS = 5_000;
const POR_ENVIO = 12;

let cola: Evento[] = [];
let activa = false;
let espera: ReturnType<typeof setTimeout> | null = null;

/** What the platform takes as the name of a build: one event that it does not would take the others with it. */
const DE_BUILD = /^[a-z]{2,20} [0-9a-f]{12}$/;

/**
 * Notes what is to be told to the platform of a build: how it loads, that it is in use, where it failed. Of nobody and no page.
 * Answers how to take it back, which helps as long as it has not gone.
 */
export function anotarEvento(evento: Evento): () => void {
  if (!DE_BUILD.test(`${evento.area} ${evento.build}`)) {
    console.warn('telemetria: not an event', evento); // of an area that is newer than this shell
    return () => undefined;
  }
  const nuevo = { ...evento, ms: Math.min(Math.round(evento.ms), 600_000) };
  cola.push(nuevo);
  if (activa) espera ??= setTimeout(enviarEventos, JUNTAR_MS);
  return () => {
    cola = cola.filter((una) => una !== nuevo);
  };
}

/** Sends what is noted; also where the page is about to go. What cannot be sent is not kept: it is no one's work. */
export function enviarEventos(): void {
  if (espera !== null) clearTimeout(espera);
  espera = null;
  const eventos = cola.slice(0, POR_ENVIO);
  cola = [];
  if (eventos.length === 0 || !activa) return;
  const cuerpo = new Blob([JSON.stringify({ eventos })], { type: 'application/json' });
  const enviado = navigator.onLine && navigator.sendBeacon(RUTA_DE_TELEMETRIA, cuerpo);
  if (!enviado) console.warn(`telemetria: ${eventos.length} events not sent`);
}

/** From now on this page tells; one that is left says first what it has to say. */
export function iniciarTelemetria(): void {
  activa = true;
  if (cola.length > 0) espera ??= setTimeout(enviarEventos, JUNTAR_MS);
  // on the window: what is noted of a page that is left, at its document, goes along
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') enviarEventos();
  });
}
