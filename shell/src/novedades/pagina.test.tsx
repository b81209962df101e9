import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';

import { useSinEnviar } from '@comanda/shared/session';
import { avisosDeConsola } from '@comanda/shared/testing';

import { pagina, preguntarAlSalir } from './pagina';

preguntarAlSalir();

/** Whether the browser would ask first. */
function preguntaAlSalir(): boolean {
  const salida = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(salida);
  return salida.defaultPrevented;
}

it('asks before what was typed is lost, and not where nothing is, or the page loads itself', () => {
  expect(preguntaAlSalir()).toBe(false);
  const { rerender } = renderHook(useSinEnviar, { initialProps: true });
  expect(preguntaAlSalir()).toBe(true);
  rerender(false);
  expect(preguntaAlSalir()).toBe(false);

  rerender(true);
  avisosDeConsola(); // jsdom loads no page
  pagina.recargar();
  expect(preguntaAlSalir()).toBe(false);
});
