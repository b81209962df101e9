import { describe, expect, it } from '@jest/globals';

import { corrioLaPantalla, faseDe } from './fases';

const VERSION = new Error(
  'Version 19.3.1 of shared singleton module react does not satisfy the requirement of caja which needs ^18.0.0',
);

describe('the phase of a failure', () => {
  it('is that of the version where the shell gives another', () => {
    expect(faseDe(VERSION)).toBe('version');
  });

  it('tells whether code of a screen ran, which keeps other builds of its area out of the page', () => {
    expect(corrioLaPantalla('pantalla', 'evaluacion')).toBe(true);
    expect(corrioLaPantalla('pantalla', 'trozo')).toBe(false);
    expect(corrioLaPantalla('pantalla', 'version')).toBe(false); // refused before its files were evaluated
    expect(corrioLaPantalla('contenedor', 'evaluacion')).toBe(false);
  });
});
