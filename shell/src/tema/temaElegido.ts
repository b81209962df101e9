import { useSyncExternalStore } from 'react';

import { cookieDeTema, esTema, type Tema } from '@comanda/shared/domain/empresa/tema';
import { crearOyentes } from '@comanda/shared/domain/oyentes/oyentes';
import { abrirCanal } from '@comanda/shared/session';
import type { Modo, Puntero } from '@comanda/shared/ui/core';

const CANAL = 'comanda.tema';
const oyentes = crearOyentes();

/** The page itself holds the choice: the server has written it there, and its style sheet follows it. */
function temaElegido(): Tema {
  const { tema } = document.documentElement.dataset;
  return esTema(tema) ? tema : 'equipo';
}

/** Shows it, remembers it on this machine and tells the other tabs. */
export function elegirTema(tema: Tema): void {
  mostrar(tema);
  document.cookie = cookieDeTema(tema);
  const canal = abrirCanal(CANAL);
  canal.decir(tema);
  canal.cerrar();
}

/** A cookie ends some day: every visit puts that off. */
export function renovarTema(): void {
  const tema = temaElegido();
  if (tema !== 'equipo') document.cookie = cookieDeTema(tema);
}

function mostrar(tema: Tema): void {
  const { dataset } = document.documentElement;
  if (tema === 'equipo') delete dataset.tema;
  else dataset.tema = tema;
  oyentes.decir();
}

const noche = () => matchMedia('(prefers-color-scheme: dark)');
const dedo = () => matchMedia('(any-pointer: coarse)');

function suscribir(oyente: () => void): () => void {
  const delEquipo = [noche(), dedo()];
  const canal = abrirCanal(CANAL, (dicho) => {
    if (esTema(dicho)) mostrar(dicho);
  });
  const soltar = oyentes.oir(oyente);
  for (const media of delEquipo) media.addEventListener('change', oyente);
  return () => {
    canal.cerrar();
    soltar();
    for (const media of delEquipo) media.removeEventListener('change', oyente);
  };
}

export const useTema = (): Tema => useSyncExternalStore(suscribir, temaElegido);

/** What antd has to know: the rest of the page follows its style sheet. */
export const useModo = (): Modo => useSyncExternalStore(suscribir, modo);

function modo(): Modo {
  const tema = temaElegido();
  if (tema !== 'equipo') return tema;
  return noche().matches ? 'oscuro' : 'claro';
}

export const usePuntero = (): Puntero => useSyncExternalStore(suscribir, puntero);

const puntero = (): Puntero =>
  dedo().matches || document.documentElement.dataset.mano !== undefined ? 'dedo' : 'raton';

/** A screen that is worked standing has the size of a finger, whatever points at it. */
export function trabajarDePie(dePie: boolean): void {
  if (dePie) document.documentElement.dataset.mano = '';
  else delete document.documentElement.dataset.mano;
  oyentes.decir();
}
