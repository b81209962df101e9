import { describe, expect, it } from '@jest/globals';

import { correoProbable } from './correo';

describe('correoProbable', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gamil.com', 'ana@gmail.com'],
    ['ana.b@Hotmial.com', 'ana.b@hotmail.com'],
    ['ana@hotmal.com', 'ana@hotmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
    ['ana@yaho.es', 'ana@yahoo.es'],
    [' ana@yahooo.com ', 'ana@yahoo.com'],
    ['ana@gmial.com, caja@hotel.ec', 'ana@gmail.com; caja@hotel.ec'],
  ])('takes %s for %s', (escrito, probable) => {
    expect(correoProbable(escrito)).toBe(probable);
  });

  it.each([
    'ana@gmail.com',
    'ana@GMAIL.com',
    'ana@ymail.com',
    'ana@live.com',
    'ana@hotel.com',
    'ana@espol.edu.ec',
    'ana@empresa.ec',
    'ana@gmial',
    'gmial.com',
    '@gmial.com',
    '',
    'ana@b@gmial.com',
  ])('says nothing of "%s"', (escrito) => {
    expect(correoProbable(escrito)).toBeNull();
  });
});
