import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { CLASES } from '../reparto/clases';

import { EN_EL_CATALOGO, EN_FUNCIONES } from './testing/excepciones';

const GUIA = readFileSync(path.join(__dirname, '../../../../docs/operacion/citus.md'), 'utf8');

describe('docs/operacion/citus.md', () => {
  it('speaks of each exception by name', () => {
    const excepciones = [...Object.keys(EN_EL_CATALOGO), ...Object.keys(EN_FUNCIONES)];
    const nombres = excepciones.map((una) => una.slice(0, una.indexOf(':')));
    expect(nombres.filter((nombre) => !GUIA.includes(`\`${nombre}`))).toEqual([]);
  });

  it('names each table that every server has a copy of', () => {
    expect(CLASES.copiada.filter((tabla) => !GUIA.includes(`\`${tabla}\``))).toEqual([]);
  });
});
