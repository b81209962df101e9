import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import * as enUso from './zodEnUso';

const raiz = path.resolve(__dirname, '../../..');
const paquetes = readdirSync(raiz).filter((nombre) => /^(shared|shell|remote-.+)$/.test(nombre));

function fuentes(): string[] {
  return paquetes.flatMap((paquete) =>
    readdirSync(path.join(raiz, paquete, 'src'), { recursive: true, encoding: 'utf8' })
      // what is of the catalogue runs in Node alone
      .filter((archivo) => /[.]tsx?$/.test(archivo) && !/[.]test[.]|^catalogo[/]/.test(archivo))
      .map((archivo) => readFileSync(path.join(raiz, paquete, 'src', archivo), 'utf8'))
      .filter((texto) => texto.includes("from 'zod'")),
  );
}

describe('zodEnUso', () => {
  it('has every function of zod that the product calls', () => {
    const usadas = new Set(
      fuentes().flatMap((texto) =>
        [...texto.matchAll(/\bz\.([a-z]\w*)\(/g)].map(([, nombre]) => nombre),
      ),
    );

    expect(usadas.size).toBeGreaterThan(8);
    expect([...usadas].filter((nombre) => !(nombre! in enUso.z))).toEqual([]);
  });

  it('has every other name the product imports', () => {
    const nombres = fuentes()
      .flatMap((texto) => [...texto.matchAll(/import \{([^}]*)\} from 'zod'/g)])
      .flatMap(([, lista]) => lista!.split(',').map((nombre) => nombre.trim()))
      .filter((nombre) => nombre !== '' && !nombre.startsWith('type '));

    expect(nombres).toContain('z');
    expect(nombres.filter((nombre) => !(nombre in enUso))).toEqual([]);
  });
});
