import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { ACCIONES_AUDITADAS } from '@comanda/shared/domain/empresa/auditoria';

import { HECHOS_CAJA } from '../caja/hechosCaja';

const SERVICIOS = path.join(__dirname, '../../..');
const ESCRITOS = ['ordering/src', 'ordering/migrations/funciones', 'platform/migrations/funciones'];
/** Where an act is named: `accion: '...'`, `accion = ... '...' : '...'`, `anotar(client, quien, '...')`, and SQL's own. */
const LINEA = /accion\b(?!\s*(?:<>|in\b))|anotar\(|'(?:venta|comprador|forma de pago|emision) \w+'/;
const NOMBRE = /'((?:[a-zá-ú]+|PIN)(?: [a-zA-Zá-ú]+)+)'/g;
/** Of the payments' book, not of the audit; and what a detail says. */
const NO_SON = ['cambio de la cuenta'];

const archivos = ESCRITOS.flatMap((carpeta) =>
  readdirSync(path.join(SERVICIOS, carpeta), { recursive: true, encoding: 'utf8' })
    .filter((nombre) => /\.(ts|sql)$/.test(nombre) && !/\.(test|denegar)\.ts$/.test(nombre))
    .map((nombre) => path.join(SERVICIOS, carpeta, nombre)),
);
const escritas = archivos.flatMap((archivo) =>
  readFileSync(archivo, 'utf8')
    .split('\n')
    .filter((linea) => LINEA.test(linea))
    .flatMap((linea) => [...linea.matchAll(NOMBRE)].map(([, nombre = '']) => nombre)),
);

describe('the acts of the audit', () => {
  const dichas = Object.values(ACCIONES_AUDITADAS).flat();

  it('are all offered by the screen: what a service writes down stands in shared/src/domain/empresa/auditoria.ts', () => {
    expect(escritas.length).toBeGreaterThan(40);
    const todas = new Set([...escritas, ...HECHOS_CAJA]);
    expect([...todas].filter((una) => !dichas.includes(una) && !NO_SON.includes(una))).toEqual([]);
  });

  it('are each offered once', () => {
    expect(dichas.filter((una, i) => dichas.indexOf(una) !== i)).toEqual([]);
  });
});
