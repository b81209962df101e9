import { useSyncExternalStore } from 'react';

import { cookieDeTema, esTema, type Tema } from '@comanda/shared/domain/tema';
import type { Modo } from '@comanda/shared/ui/core';

const pagina = document.documentElement;
const canal = new BroadcastChannel('comanda.tema');
const noche = matchMedia('(prefers-color-scheme: dark)');
const oyentes = new Set<() => void>();

/** The page itself holds the choice: the server has written it there, and its style sheet follows it. */
export function temaElegido(): Tema {
  const { tema } = pagina.dataset;
  return esTema(tema) ? tema : 'equipo';
}

/** Shows it, remembers it on this machine and tells the other tabs. */
export function elegirTema(tema: Tema): void {
  mostrar(tema);
  document.cookie = cookieDeTema(tema);
  canal.postMessage(tema);
}

function mostrar(tema: Tema): void {
  if (tema === 'equipo') delete pagina.dataset.tema;
  else pagina.dataset.tema = tema;
  oyentes.forEach((oyente) => oyente());
}

canal.onmessage = ({ data }: MessageEvent<unknown>) => {
  if (esTema(data)) mostrar(data);
};

/** A cookie ends some day; every visit puts that off. */
if (temaElegido() !== 'equipo') document.cookie = cookieDeTema(temaElegido());

function suscribir(oyente: () => void): () => void {
  oyentes.add(oyente);
  noche.addEventListener('change', oyente);
  return () => {
    oyentes.delete(oyente);
    noche.removeEventListener('change', oyente);
  };
}

export const useTema = (): Tema => useSyncExternalStore(suscribir, temaElegido);

/** What antd has to know: the rest of the page follows its style sheet. */
export const useModo = (): Modo => useSyncExternalStore(suscribir, modo);

function modo(): Modo {
  const tema = temaElegido();
  if (tema !== 'equipo') return tema;
  return noche.matches ? 'oscuro' : 'claro';
}
