import { createContext, runInContext } from 'node:vm';

import { describe, expect, it } from '@jest/globals';

import { FRASE, MIRAR_NAVEGADOR } from './navegadorViejo';

type Nodo = { textContent: string; style: object; hijos: Nodo[] };

const nodo = (): Nodo & Record<string, unknown> => {
  const hijos: Nodo[] = [];
  return {
    textContent: '',
    style: {},
    hijos,
    setAttribute: () => undefined,
    appendChild: (hijo: Nodo) => (hijos.push(hijo), hijo),
  };
};

/** What a page of such a browser does: whether it goes on, and what it shows. */
function mirar(quitar: string) {
  const raiz = nodo();
  let detenida = false;
  const window: Record<string, unknown> = {
    AbortSignal: { timeout: () => undefined },
    structuredClone: () => undefined,
    CSS: { supports: () => true },
    HTMLElement: { prototype: { inert: false } },
    stop: () => (detenida = true),
    document: { body: null, documentElement: raiz, createElement: nodo },
  };
  window.window = window;
  const contexto = createContext(window);
  runInContext(quitar, contexto);
  const viejo = runInContext(
    `(function(){${MIRAR_NAVEGADOR.replaceAll('\n', '')}return viejo})()`,
    contexto,
  ) as boolean;
  return { viejo, detenida, dicho: raiz.hijos.flatMap(({ hijos }) => hijos) };
}

describe('a browser below those that the pages are built for', () => {
  it.each([
    'delete Array.prototype.toSorted',
    'delete AbortSignal.timeout',
    'AbortSignal=undefined',
    'structuredClone=undefined',
    'CSS=undefined',
    'CSS.supports=function(){return false}',
    'delete HTMLElement.prototype.inert',
    'delete Intl.Segmenter',
    'RegExp=function(){throw new SyntaxError()}',
  ])('ends before the scripts come, and names those that do (%s)', (quitar) => {
    const { viejo, detenida, dicho } = mirar(quitar);
    expect({ viejo, detenida }).toEqual({ viejo: true, detenida: true });
    expect(dicho.map(({ textContent }) => textContent)).toEqual([FRASE]);
  });

  it('is none that has it all', () => {
    expect(mirar('')).toEqual({ viejo: false, detenida: false, dicho: [] });
  });
});
