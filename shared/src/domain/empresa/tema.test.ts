import { describe, expect, it } from '@jest/globals';

import { cookieDeTema, esTema, TEMAS, temaDeCookies } from './tema';

/** What the browser sends back of a cookie that was set. */
const enviada = (cookie: string) => cookie.split('; ')[0] ?? '';

describe('the theme of this machine', () => {
  it.each(['claro', 'oscuro'] as const)('%s is read from the cookie it was kept in', (tema) => {
    expect(temaDeCookies(enviada(cookieDeTema(tema)))).toBe(tema);
    expect(temaDeCookies(`otra=1; ${enviada(cookieDeTema(tema))}; ultima=x`)).toBe(tema);
  });

  it('is what the machine says when nothing, or something else, was kept', () => {
    expect(temaDeCookies('')).toBe('equipo');
    expect(temaDeCookies('otra=oscuro')).toBe('equipo');
    expect(temaDeCookies('comanda.tema="><script>')).toBe('equipo');
    expect(temaDeCookies('comanda.tema')).toBe('equipo');
  });

  it('goes with every page of this house, and away when there is no choice', () => {
    expect(cookieDeTema('oscuro')).toMatch(/; path=\/; max-age=34560000; samesite=lax$/);
    expect(cookieDeTema('equipo')).toContain('max-age=0;');
  });

  it('is one of three', () => {
    expect([...TEMAS, 'azul', null, 1].map(esTema)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
