import { describe, expect, it } from '@jest/globals';

import { sinlineaMensajes } from './sinlineaMensajes';

const AHORA = Date.parse('2026-11-24T03:00:00.000Z');
const preguntar = (visto: string, por_enviar = 0) =>
  sinlineaMensajes.confirmarRevocar({ nombre: 'Caja 1', visto, por_enviar }, AHORA).texto;

describe('the question before a till is revoked', () => {
  it('says of one in touch that it sells no more without a line', () => {
    expect(preguntar('2026-11-24T02:57:00.000Z')).toBe(
      'No venderá más sin línea y sus números se devuelven.',
    );
  });

  it('says of a silent one that it may go on, and what nobody has been told of', () => {
    const texto = preguntar('2026-11-23T21:00:00.000Z', 3);
    expect(texto).toMatch(/^Tenía 3 por enviar: .* Habló por última vez el 23\/11\/2026 16:00: /);
    expect(texto).toContain('sin línea sigue vendiendo');
    expect(texto).not.toContain('No venderá más');
  });
});
