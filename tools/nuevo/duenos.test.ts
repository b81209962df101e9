import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { ARCHIVO_DE_DUENOS, conDuenos, lineasDe } from './duenos';

const RAIZ = path.resolve(__dirname, '../..');
const texto = readFileSync(path.join(RAIZ, ARCHIVO_DE_DUENOS), 'utf8');
const lineas = texto.split('\n').filter((una) => una !== '' && !una.startsWith('#'));
const areas = readdirSync(RAIZ)
  .filter((uno) => uno.startsWith('remote-'))
  .map((uno) => uno.replace('remote-', ''));

describe('.github/CODEOWNERS', () => {
  it.each(areas)('says whose %s is', (area) => {
    expect(lineas).toEqual(expect.arrayContaining(lineasDe(area)));
  });

  it('gives what is of nobody else to the house, before all others', () => {
    expect(lineas[0]).toBe('* @comanda/casa');
  });

  it('says nothing of an area that is not here', () => {
    const deAreas = lineas.filter((una) => una.startsWith('/remote-'));
    expect(deAreas.map((una) => una.split('/')[1]).sort()).toEqual(
      areas.map((area) => `remote-${area}`).sort(),
    );
  });

  it('has the lines of a new area behind those there are, once', () => {
    const con = conDuenos(texto, 'eventos');
    expect(con.startsWith(texto.trimEnd())).toBe(true);
    expect(con.split('\n').slice(-4, -1)).toEqual(lineasDe('eventos'));
    expect(conDuenos(con, 'eventos')).toBe(con);
    for (const area of areas) expect(conDuenos(con, area)).toBe(con);
  });
});
