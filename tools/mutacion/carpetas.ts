// What is mutated, and which tests are asked.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';

type Carpeta = {
  de: string;
  /** Those of its files that are mutated, without their ending; all, unless told otherwise. */
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
    enLugar: { firmarXml: 'verificarFirma' }, // 600 documents, and other programs
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
    pruebas: ['buenos', 'costura', 'malos'],
    raices: [...TODO, 'tools', 'shell'], // a build of the shell is looked for, and not there
  },
  sinLinea: {
    de: 'shared/src/sinLinea',
    pruebas: ['actos', 'almacen', 'ordenes', 'sinLinea'],
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
    pruebas: ['cuadres/cuadresRoutes', 'disponible', 'hoja/hojaRoutes'],
    raices: TODO,
    base: true,
  },
  acceso: {
    de: 'services/kit/src/acceso',
    archivos: ['acceso', 'tenant'],
    pruebas: ['acceso', '../http/ritmo', 'tenant'],
    raices: TODO,
    base: true,
  },
};

const FINES = ['.test.ts', '.db.test.ts', '.test.tsx'];

/** A batch for each file of a folder; of `solo` alone, where files are named. */
export function lotesDe(
  { de, archivos, pruebas, enLugar = {}, raices, dom = false }: Carpeta,
  solo: readonly string[],
): Lote[] {
  const existe = (archivo: string) => existsSync(path.join(raiz, archivo));
  const todos = readdirSync(path.join(raiz, de), { recursive: true, encoding: 'utf8' }).filter(
    (nombre) => /\.tsx?$/.test(nombre),
  );
  const sinFin = (nombre: string) => nombre.replace(/\.ts$/, '');
  const esPrueba = (nombre: string) => nombre.includes('.test.');
  const suyos = archivos ?? todos.filter((nombre) => !esPrueba(nombre)).map(sinFin);
  const pruebaDe = (nombre: string): string[] =>
    FINES.map((fin) => path.normalize(`${de}/${nombre}${fin}`)).filter(existe);
  const todas = todos.filter(esPrueba).map((nombre) => `${de}/${nombre}`);
  return suyos
    .map((nombre) => {
      const propias = (pruebas ?? [enLugar[nombre] ?? nombre]).flatMap(pruebaDe);
      const prueba = propias.length > 0 ? propias : todas;
      return { raices, dom, muta: `${de}/${nombre}.ts`, prueba };
    })
    .filter(({ muta }) => solo.length === 0 || solo.includes(muta));
}
