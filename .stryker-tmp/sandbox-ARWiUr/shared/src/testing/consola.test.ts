// @ts-nocheck
import { describe, expect, it } from '@jest/globals';

import { avisosDeConsola, esperarRechazo, exigirSilencio } from './consola';

describe('what a test prints', () => {
  it.each([
    ['error', (...dicho: string[]) => console.error(...dicho)],
    ['warn', (...dicho: string[]) => console.warn(...dicho)],
  ])('fails it, with %s in its words, and is forgotten for the next one', (metodo, imprimir) => {
    imprimir('an update to %s was not wrapped', 'Pantalla');

    expect(exigirSilencio).toThrow(`${metodo}: an update to Pantalla was not wrapped`);
    expect(exigirSilencio).not.toThrow();
  });

  it('is no surprise where it is the code that a call was refused with', () => {
    esperarRechazo('SIN_CONEXION');
    console.error({ code: 'SIN_CONEXION' });
    expect(exigirSilencio).not.toThrow();

    console.error({ code: 'SIN_CONEXION' }); // of another test
    expect(exigirSilencio).toThrow('SIN_CONEXION');

    esperarRechazo('SIN_CONEXION');
    console.error({ code: 'INESPERADO' });
    expect(exigirSilencio).toThrow('INESPERADO');
  });

  it('is for who asked to read it, and for nobody after that', () => {
    const avisos = avisosDeConsola();
    console.warn('uno', 2);
    expect(avisos).toEqual(['warn: uno 2']);
    expect(exigirSilencio).not.toThrow();

    console.warn('tres');
    expect(avisos).toEqual(['warn: uno 2']);
    expect(exigirSilencio).toThrow('tres');
  });
});
