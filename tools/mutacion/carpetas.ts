// What is mutated, and which tests are asked.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';

type Carpeta = {
  de: string;
  /** Those of its files that are mutated; all, unless told otherwise. */
  archivos?: readonly string[];
  /** One batch that asks these of every mutant; else each file is a batch that asks the test of its name. */
  pruebas?: readonly string[];
  /** Of those whose own test takes too long to be asked for each mutant: which is asked instead. */
  enLugar?: Readonly<Record<string, string>>;
  /** What is copied to run them. */
  raices: readonly string[];
  /** Its tests run in jsdom, or on a database. */
  dom?: true;
  base?: true;
};

export type Lote = {
  muta: readonly string[];
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
      ...['certificado', 'cifrado', 'der', 'firmarXml', 'leerP12', 'nombreX500'],
      'verificarFirma',
    ],
    enLugar: { 'firmarXml.test.ts': 'verificarFirma.test.ts' }, // 600 documents, and other programs
    raices: TODO,
  },
  puerta: {
    de: 'services/platform/src/puerta',
    archivos: [
      ...['candidato', 'costura', 'limites', 'revisarBuild', 'selectores'],
      ...['reglas/deArchivos', 'reglas/deCodigo', 'reglas/deCostura', 'reglas/deDescriptor'],
      ...['reglas/deEstilos', 'reglas/deIdentidad', 'reglas/deLlamadas'],
      ...['reglas/deManifiesto', 'reglas/deMarco'],
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
      ...['cuadres/contar', 'cuadres/cuadrar', 'cuadres/informe'],
      ...['diaDeNegocio', 'disponible', 'movimientosHoja'],
    ],
    pruebas: ['cuadres/cuadresRoutes.test.ts', 'disponible.test.ts', 'hoja/hojaRoutes.test.ts'],
    raices: TODO,
    base: true,
  },
  acceso: {
    de: 'services/kit/src',
    archivos: ['acceso', 'tenant'],
    pruebas: ['acceso.test.ts'],
    raices: TODO,
    base: true,
  },
};

/** A folder in batches; of `solo` alone, where files are named. */
export function lotesDe(
  { de, archivos, pruebas, enLugar = {}, raices, dom = false }: Carpeta,
  solo: readonly string[],
): Lote[] {
  const dentro = (nombre: string) => `${de}/${nombre}`;
  const todos = readdirSync(path.join(raiz, de)).filter((nombre) => /\.tsx?$/.test(nombre));
  const esPrueba = (nombre: string) => nombre.includes('.test.');
  const suyos = archivos?.map((nombre) => `${nombre}.ts`) ?? todos.filter((uno) => !esPrueba(uno));
  const muta = suyos.map(dentro).filter((uno) => solo.length === 0 || solo.includes(uno));
  if (muta.length === 0) return [];
  const comun = { raices, dom };
  if (pruebas) return [{ ...comun, muta, prueba: pruebas.map(dentro) }];

  const propia = (archivo: string) => {
    const suya = archivo.slice(de.length + 1).replace(/\.ts$/, '.test.ts');
    return dentro(enLugar[suya] ?? suya);
  };
  const conPropia = muta.filter((uno) => existsSync(path.join(raiz, propia(uno))));
  const huerfanos = muta.filter((uno) => !conPropia.includes(uno));
  return [
    ...conPropia.map((uno) => ({ ...comun, muta: [uno], prueba: [propia(uno)] })),
    ...(huerfanos.length > 0
      ? [{ ...comun, muta: huerfanos, prueba: todos.filter(esPrueba).map(dentro) }]
      : []),
  ];
}
