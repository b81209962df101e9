import { describe, expect, it } from '@jest/globals';

import { correosField, dolaresField } from './campos';

const monto = dolaresField('El monto');

describe('dollars on the wire', () => {
  it.each([0, 0.01, 0.1 + 0.2, 19.99, 1_234.5, 99_999_999.99])('are %p', (valor) => {
    expect(monto.safeParse(valor).success).toBe(true);
  });

  it('are told once where they are negative', () => {
    expect(monto.safeParse(-1).error?.issues).toHaveLength(1);
  });

  it.each([5e-324, 1e-9, 0.001, 0.005, 1.999])('are not %p', (valor) => {
    expect(monto.safeParse(valor).error?.issues[0]?.message).toBe('El monto admite dos decimales');
  });
});

describe('where documents go', () => {
  it.each([
    ['', ''],
    ['ana@gmail.com', 'ana@gmail.com'],
    [' ana@gmail.com ,caja@hotel.ec;', 'ana@gmail.com; caja@hotel.ec'],
  ])('is one address or several: %p', (escrito, queda) => {
    expect(correosField.parse(escrito)).toBe(queda);
  });

  it.each([
    ['ana@gmail', 'El email no es válido'],
    ['ana@gmail.com caja@hotel.ec', 'El email no es válido'],
    ['ana@gmail.com; caja@hotel', 'El email caja@hotel no es válido'],
    ['a@b.ec;'.repeat(6), 'Admite hasta 5 correos'],
    [`a@b.ec;${'a'.repeat(200)}@b.ec`, 'El email admite 200 caracteres'],
  ])('is not %p', (escrito, porque) => {
    expect(correosField.safeParse(escrito).error?.issues.map(({ message }) => message)).toEqual([
      porque,
    ]);
  });
});
