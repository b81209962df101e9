import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { ESQUEMAS, migracionesDe } from '../migrarTodo';

import { ANTERIORES, BUENOS, MALOS } from './testing/ejemplos';
import { faltasDe, reglasRotas, type Migracion } from './testing/lint';
import { REGLAS } from './testing/reglas';

/** The last ones written before these rules: they ran where there was nothing to lock yet, and are never edited. */
const ANTES_DE_LAS_REGLAS = {
  platform: '0009',
  identidad: '0000',
  billing: '0017',
  ordering: '0020',
} as const;

const NUMERADAS = ESQUEMAS.flatMap(({ servicio }) => {
  const carpeta = migracionesDe(servicio);
  const archivos = readdirSync(carpeta)
    .filter((archivo) => archivo.endsWith('.sql'))
    .sort();
  const textos = archivos.map((archivo): [string, string] => [
    archivo.slice(0, 4),
    readFileSync(path.join(carpeta, archivo), 'utf8'),
  ]);
  return textos.map(([numero, texto], i) => ({
    servicio,
    numero,
    archivo: `${servicio}/${archivos[i] ?? ''}`,
    migracion: { texto, anteriores: new Map(textos.slice(0, i)) },
  }));
});
const deAntes = NUMERADAS.filter(({ servicio, numero }) => numero <= ANTES_DE_LAS_REGLAS[servicio]);
const conReglas = NUMERADAS.filter((una) => !deAntes.includes(una));

describe('a migration while the version before it goes on', () => {
  it('locks nothing large, and takes away nothing that is read', () => {
    const faltas = conReglas.flatMap(({ archivo, migracion }) =>
      faltasDe(migracion).map((falta) => `${archivo}: ${falta}`),
    );
    expect(faltas).toEqual([]);
  });

  it('was written without these rules up to a number of each service, and broke most of them', () => {
    expect(deAntes.length).toBeGreaterThan(40);
    const rotas = new Set(deAntes.flatMap(({ migracion }) => reglasRotas(migracion)));
    expect(rotas.size).toBeGreaterThan(5);
    // the one that was written with them in sight: a queue is short, and its function is made again at once
    const cola = deAntes.find(({ archivo }) => archivo === 'billing/0017_vigilancia.sql');
    expect(cola && reglasRotas(cola.migracion)).toEqual(['quita']);
  });
});

describe('the rules of migrations', () => {
  const con = (texto: string): Migracion => ({ texto, anteriores: ANTERIORES });

  it.each(MALOS)('refuse by $regla alone, example $#', ({ regla, sql }) => {
    expect(reglasRotas(con(sql))).toEqual([regla]);
  });

  it('have an example of each', () => {
    expect([...new Set(MALOS.map(({ regla }) => regla))].sort()).toEqual(
      Object.keys(REGLAS).sort(),
    );
  });

  it.each(Object.entries(BUENOS))('let through %s', (_que, sql) => {
    expect(faltasDe(con(sql))).toEqual([]);
  });

  it('say the rule, the statement, why, and what to write instead', () => {
    expect(faltasDe(con('select 1; update pedidos.ventas set propina = 0'))).toEqual([
      `toca-todas-las-filas: update pedidos.ventas set propina = 0
  Deja cerrada cada fila que toca hasta que termina, y la tabla con el doble de su tamaño.
  Por partes y fuera de la migración (como npm run totales), o que el código lea lo que falta.`,
    ]);
  });
});
