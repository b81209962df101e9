import { gzipSync } from 'node:zlib';

import { describe, expect, it } from '@jest/globals';

import { enFuente } from './enFuente';
import { lugarDe, minificado } from './testing/minificado';

const FUENTE = `
function abrirCuadre(caja: { id: number }): number {
  const enviar = useCallback(() => {
    throw new Error('sin caja');
  });
  const sumar = (total: number) => total.toFixed(2);
  if (caja.id < 0) throw new RangeError('otra');
  return enviar() + sumar(caja.id);
}
class Hoja {
  imprimir() {
    [1].forEach(() => alert('papel'));
  }
}
alert(abrirCuadre, Hoja);
console.log('suelto');
`;
const { js, mapa } = minificado(FUENTE, 'src/caja/Cuadre.tsx');
const en = enFuente(js, mapa);

it('is of a script whose names are gone', () => {
  expect(js).not.toMatch(/abrirCuadre|enviar/);
});

describe('a place of a script', () => {
  it.each([
    ['new RangeError', 'src/caja/Cuadre.tsx:7:26 en abrirCuadre'],
    ['new Error', 'src/caja/Cuadre.tsx:4:11 en enviar'],
    ['toFixed', 'src/caja/Cuadre.tsx:6:42 en sumar'],
    ['alert("papel")', 'src/caja/Cuadre.tsx:12:23 en imprimir'],
    ['console.log', 'src/caja/Cuadre.tsx:16:1'],
  ])('%s is told by file, line, column and function', (texto, dicho) => {
    expect(en(lugarDe(js, texto))).toBe(dicho);
  });

  it('is not told where there is none', () => {
    expect(en({ linea: 0, columna: 0 })).toBeNull();
    expect(en({ linea: 900, columna: 1 })).toBeNull();
  });

  it('is not told of a map that writes something else into what people read', () => {
    const texto = JSON.stringify({
      version: 3,
      names: [],
      sources: ['src/\u001b[31m rojo <b>'],
      mappings: 'AAAA',
    });
    expect(enFuente('a()', gzipSync(texto))({ linea: 1, columna: 1 })).toBeNull();
  });
});

it('does not unpack a map without end', () => {
  expect(() => enFuente('a()', gzipSync(Buffer.alloc(25 * 1024 * 1024)))).toThrow();
});
