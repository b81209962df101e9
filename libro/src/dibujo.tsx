// The page that draws one story, alone or inside the book: `?fixtureId={"path":"piezas/menores","name":"Chips: uno elegido"}`.
import './sinEval';

import { useSyncExternalStore, type ReactNode } from 'react';

import { useFixtureSelect } from 'react-cosmos/client';
import { mountDomRenderer } from 'react-cosmos-dom';

import type { Modo } from '@comanda/shared/ui/core';

import { Decorado } from './Decorado';
import { HISTORIAS } from './indice';
import { responderAqui } from './respuestas';

const noche = matchMedia('(prefers-color-scheme: dark)');

function suscribir(oyente: () => void): () => void {
  noche.addEventListener('change', oyente);
  return () => noche.removeEventListener('change', oyente);
}

/** The light is chosen beside the story; at first it is the machine's. */
function ConLuz({ children }: { children: ReactNode }) {
  const [luz] = useFixtureSelect('Luz', { options: ['equipo', 'claro', 'oscuro'] });
  const delEquipo = useSyncExternalStore(suscribir, (): Modo =>
    noche.matches ? 'oscuro' : 'claro',
  );
  return <Decorado modo={luz === 'equipo' ? delEquipo : luz}>{children}</Decorado>;
}

/** What there is to be looked at, for whoever looks at all of it. */
const LISTA = Object.entries(HISTORIAS).flatMap(([path, historias]) =>
  Object.keys(historias).map((name) => ({ path, name })),
);

responderAqui();
Object.assign(globalThis, { comandaHistorias: LISTA });
mountDomRenderer({
  rendererConfig: { webSocketUrl: null, rendererUrl: null, containerQuerySelector: '#raiz' },
  moduleWrappers: {
    lazy: false,
    fixtures: Object.fromEntries(
      Object.entries(HISTORIAS).map(([donde, historias]) => [
        donde,
        { module: { default: historias } },
      ]),
    ),
    decorators: { luz: { module: { default: ConLuz } } },
  },
});
