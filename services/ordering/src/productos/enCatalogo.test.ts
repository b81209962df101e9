import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from '@jest/globals';

const ORDERING = path.join(__dirname, '..');
/** What has a trigger of catalogo_cambio, as it is written to. */
const ESCRIBE =
  /(?:insertInto\('|updateTable\('|insert into |update )pedidos[.](?:categorias|productos|modificadores|ajustes_venta)\b/;
/** Inside the transactions of importar.ts and categoriasRepository.ts. */
const DENTRO = ['importaciones/escribirPlan.ts', 'modificadores/modificadoresSinCategoria.ts'];

const leer = (archivo: string) => readFileSync(path.join(ORDERING, archivo), 'utf8');

it('whatever writes what a till shows is told to those who follow the catalogue', () => {
  const escriben = readdirSync(ORDERING, { recursive: true, encoding: 'utf8' })
    .filter((archivo) => archivo.endsWith('.ts') && !/[.](test|denegar)[.]|testing/.test(archivo))
    .filter((archivo) => ESCRIBE.test(leer(archivo)));
  expect(escriben.length).toBeGreaterThan(5);
  const callados = escriben.filter((archivo) => !/\benCatalogo\(/.test(leer(archivo)));
  expect(callados).toEqual(DENTRO);
});
