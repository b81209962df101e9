import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { makeContexto, makePublicable } from '../testing/makePublicable';

import { revisarBuild } from './revisarBuild';
import { CONTENIDOS, trozoDe } from './testing/contenidos';
import { faltasDe } from './testing/faltasDe';
import { MALOS_DE_ARCHIVOS } from './testing/malos/deArchivos';
import { MALOS_DE_CODIGO } from './testing/malos/deCodigo';
import { MALOS_DE_CONTRATOS } from './testing/malos/deContratos';
import { MALOS_DE_COSTURA } from './testing/malos/deCostura';
import { MALOS_DE_DESCRIPTOR } from './testing/malos/deDescriptor';
import { MALOS_DE_LA_PAGINA } from './testing/malos/deLaPagina';
import { conPantalla, type Malo } from './testing/malos/malo';

const RAIZ = path.resolve(__dirname, '../../../..');

/** Each wrong in one thing, and refused for that one alone. */
const MALOS: Record<string, Malo> = {
  ...MALOS_DE_ARCHIVOS,
  ...MALOS_DE_DESCRIPTOR,
  ...MALOS_DE_COSTURA,
  ...MALOS_DE_CONTRATOS,
  ...MALOS_DE_CODIGO,
  ...MALOS_DE_LA_PAGINA,
};

describe('a bad build', () => {
  it.each(Object.entries(MALOS))('is refused for %s', async (_que, malo) => {
    const { regla, motivo, area, romper, despues, contexto } = malo;
    const archivos = makePublicable({ area, romper, despues });
    const faltas = await faltasDe(() => revisarBuild(archivos, makeContexto(contexto)));
    expect([...new Set(faltas.map((falta) => falta.regla))]).toEqual([regla]);
    expect(faltas.map((falta) => falta.motivo).join('\n')).toContain(motivo);
    expect(faltas.every(({ arreglo }) => arreglo.length > 20)).toBe(true);
  });

  it('is told all that is wrong with it at once', async () => {
    const archivos = makePublicable({
      romper: (partes) => {
        conPantalla('eval("1");')(partes);
        partes.ficha.llama = [{ method: 'GET', path: '/x', perfiles: 'sesion', area: null }];
      },
      despues: (todos) => todos.set('nota.js', Buffer.from('1')),
    });
    const faltas = await faltasDe(() => revisarBuild(archivos, makeContexto()));
    const reglas = faltas.map(({ regla }) => regla);
    expect(reglas).toEqual(['archivo-sin-listar', 'llamada-desconocida', 'codigo-de-texto']);
  });
});

describe('a bad build that no rule can see', () => {
  it.each(Object.entries(CONTENIDOS))('is let through and contained: %s', async (_que, malo) => {
    const trozo = trozoDe(malo);
    const archivos = makePublicable({
      romper: ({ js }) => (js['pantalla.444444444444.js'] = trozo),
    });
    expect(await faltasDe(() => revisarBuild(archivos, makeContexto()))).toEqual([]);
    const { archivo, titulo } = malo;
    expect(readFileSync(path.join(RAIZ, archivo), 'utf8')).toContain(titulo);
  });
});
