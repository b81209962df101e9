import { beforeAll, describe, expect, it } from '@jest/globals';

import { alcanzar, corrioLaPantalla, faseDe, llegarAPantallas } from './fases';
import integrityPlugin from './integrityPlugin';

type Salas = { errorLoadShare: (que: { origin: object; error?: unknown }) => void };
type ConFederacion = { __FEDERATION__: { __GLOBAL_PLUGIN__: Salas[] } };

/** As a container's own runtime tells that it did not get what the shell gives. */
function faltarSala(contenedor: string, error?: unknown): void {
  const {
    __GLOBAL_PLUGIN__: [deSalas],
  } = (globalThis as unknown as ConFederacion).__FEDERATION__;
  deSalas?.errorLoadShare({ origin: { options: { name: contenedor } }, error });
}
const sinTrozo = Object.assign(new Error('7'), { name: 'ChunkLoadError' });

beforeAll(() => void integrityPlugin());

describe('the phase of a failure', () => {
  it('is how far the container had come', () => {
    expect(faseDe(new Error(), 'nuevo')).toBe('manifiesto');
    alcanzar('nuevo', 'entrada');
    expect(faseDe(new Error(), 'nuevo')).toBe('entrada');
    expect(faseDe(new Error(), 'otro')).toBe('manifiesto');
    expect(faseDe(sinTrozo, 'nuevo')).toBe('trozo');
  });

  it('is that of the version where the shell gives another, or none', () => {
    faltarSala('caja', new Error('Version 19.3.1 of react'));
    faltarSala('ventas');
    expect(faseDe(new Error(), 'caja')).toBe('version');
    expect(faseDe(new Error(), 'ventas')).toBe('version');
  });

  it('is no version where a file of the shell did not come', () => {
    alcanzar('admin', 'evaluacion');
    faltarSala('admin', sinTrozo);
    expect(faseDe(new Error(), 'admin')).toBe('evaluacion');
  });

  it('tells whether code of a screen ran, which keeps other builds of its area out of the page', () => {
    expect(corrioLaPantalla('mesas', 'evaluacion')).toBe(false);
    llegarAPantallas('mesas');
    expect(corrioLaPantalla('mesas', 'evaluacion')).toBe(true);
    expect(corrioLaPantalla('mesas', 'trozo')).toBe(false);
    expect(corrioLaPantalla('mesas', 'version')).toBe(false); // refused before its files were evaluated
  });
});
