import { describe, expect, it } from '@jest/globals';

import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

import { jornadaDeVentas, jornadaViva } from './jornada';

const RITMO = { dias: 1, ventasPorDia: 24, abre: 8, cierra: 20 };
const a = (hora: string) => jornadaViva(new Date(`2026-11-20T${hora}:00-05:00`));

describe('a working day that ends now', () => {
  it.each([
    ['13:00', '2026-11-20', 0, '20/11/2026 08:00'],
    ['19:30', '2026-11-20', 0, '20/11/2026 09:30'],
    ['23:59', '2026-11-20', 0, '20/11/2026 13:59'],
    ['00:10', '2026-11-19', 6, '19/11/2026 14:10'],
    ['04:59', '2026-11-19', 6, '19/11/2026 18:59'],
    ['05:00', '2026-11-20', 0, '20/11/2026 00:00'],
    ['11:59', '2026-11-20', 0, '20/11/2026 06:59'],
  ])('at %s it is of %s, ends at %i and began %s', (hora, dia, horaCorte, desde) => {
    const jornada = a(hora);
    expect(jornada).toMatchObject({ dia, horaCorte });
    expect(formatFechaHora(jornada.desde)).toBe(desde);
  });

  it('has sold more, the longer it has gone on', () => {
    const vendidas = ['09:00', '13:00', '19:00'].map(
      (hora) => jornadaDeVentas(a(hora), RITMO).ventas,
    );
    expect(vendidas).toEqual([18, 18, 36]);
  });

  it('sells on a weekday less than on a Friday, as those before it', () => {
    const jueves = jornadaViva(new Date('2026-11-19T19:00:00-05:00'));
    expect(jornadaDeVentas(jueves, RITMO).ventas).toBe(24);
  });
});
