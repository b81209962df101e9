// What is mutated, and which tests are asked.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';

type Carpeta = {
  de: string;
  /** Those of its files that are mutated; all, unless told otherwise. */
  archivos?: readonly string[];
  /** What is asked of every mutant; else of those of a file the test of its name, and where there is none all of the folder. */
  pruebas?: readonly string[];
  /** Of those whose own test takes too long to be asked for each mutant: which is asked instead. */
  enLugar?: Readonly<Record<string, string>>;
  /** What is copied to run them. */
  raices: readonly string[];
  /** Its tests run in jsdom, or on a database. */
  dom?: boolean;
  base?: boolean;
};

export type Lote = {
  /** The file that is mutated, and the tests that are asked. */
  muta: string;
  prueba: readonly string[];
  raices: readonly string[];
  dom: boolean;
};

const TODO = ['shared', 'services'];

export const CARPETAS: Readonly<Record<string, Carpeta>> = {
  dominio: { de: 'shared/src/domain', raices: ['shared'] },
  firma: {
    de: 'services/billing/src/firmas',
    archivos: [
      'certificado',
      'cifrado',
      'der',
      'firmarXml',
      'leerP12',
      'nombreX500',
      'verificarFirma',
    ],
    enLugar: { 'firmarXml.test.ts': 'verificarFirma.test.ts' }, // 600 documents, and other programs
    raices: TODO,
  },
  puerta: {
    de: 'services/platform/src/puerta',
    archivos: [
      'candidato',
      'costura',
      'limites',
      'revisarBuild',
      'selectores',
      'reglas/deArchivos',
      'reglas/deCodigo',
      'reglas/deCostura',
      'reglas/deDescriptor',
      'reglas/deEstilos',
      'reglas/deIdentidad',
      'reglas/deLlamadas',
      'reglas/deManifiesto',
      'reglas/deMarco',
    ],
    pruebas: ['buenos.test.ts', 'costura.test.ts', 'malos.test.ts'],
    raices: [...TODO, 'tools/federation'],
  },
  sinLinea: {
    de: 'shared/src/sinLinea',
    pruebas: ['actos.test.tsx', 'almacen.test.ts', 'ordenes.test.tsx', 'sinLinea.test.tsx'],
    raices: ['shared'],
    dom: true,
  },
  caja: {
    de: 'services/ordering/src/caja',
    archivos: [
      'cuadres/contar',
      'cuadres/cuadrar',
      'cuadres/informe',
      'diaDeNegocio',
      'disponible',
      'movimientosHoja',
    ],
    pruebas: ['cuadres/cuadresRoutes.test.ts', 'disponible.test.ts', 'hoja/hojaRoutes.test.ts'],
    raices: TODO,
    base: true,
  },
  acceso: {
    de: 'services/kit/src',
    archivos: ['acceso', 'tenant'],
    pruebas: ['acceso.test.ts', 'ritmo.test.ts', 'tenant.test.ts'],
    raices: TODO,
    base: true,
  },
};

/** A batch for each file of a folder; of `solo` alone, where files are named. */
export function lotesDe(
  { de, archivos, pruebas, enLugar = {}, raices, dom = false }: Carpeta,
  solo: readonly string[],
): Lote[] {
  const dentro = (nombre: string) => `${de}/${nombre}`;
  const todos = readdirSync(path.join(raiz, de)).filter((nombre) => /\.tsx?$/.test(nombre));
  const esPrueba = (nombre: string) => nombre.includes('.test.');
  const suyos = archivos?.map((nombre) => `${nombre}.ts`) ?? todos.filter((uno) => !esPrueba(uno));
  const pruebasDe = (nombre: string): readonly string[] => {
    if (pruebas) return pruebas;
    const propia = nombre.replace(/\.ts$/, '.test.ts');
    return existsSync(path.join(raiz, dentro(propia)))
      ? [enLugar[propia] ?? propia]
      : todos.filter(esPrueba);
  };
  return suyos
    .filter((nombre) => solo.length === 0 || solo.includes(dentro(nombre)))
    .map((nombre) => ({
      raices,
      dom,
      muta: dentro(nombre),
      prueba: pruebasDe(nombre).map(dentro),
    }));
}
