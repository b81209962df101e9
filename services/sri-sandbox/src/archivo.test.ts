import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { abrirArchivo, type Recibido } from './archivo';

let carpeta = '';
beforeEach(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-archivo-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

const documento = (clave: string): Recibido => ({
  clave,
  serie: `serie ${clave}`,
  ambiente: '1',
  en: '2026-11-22',
  xml: '<factura>ñ</factura>',
  rechazo: null,
  otros: [],
  anulado: false,
  devuelve: null,
});

it('opens after a line that a crash cut short, however often, and forgets nothing else', () => {
  const ruta = path.join(carpeta, 'sri.jsonl');
  abrirArchivo(ruta).guardar(documento('uno'));
  appendFileSync(ruta, '{"clave":"cortada","xml":"ñ');

  abrirArchivo(ruta).guardar(documento('dos'));

  const archivo = abrirArchivo(ruta);
  expect([archivo.de('uno'), archivo.de('dos')]).toEqual([documento('uno'), documento('dos')]);
  expect(archivo.de('cortada')).toBeUndefined();
});

it('opens what is longer than one reading, letters of two bytes at its seam and all', () => {
  const ruta = path.join(carpeta, 'sri.jsonl');
  const largo = (clave: string): Recibido => ({
    ...documento(clave),
    xml: 'ñ'.repeat(700_001),
  });
  const escrito = abrirArchivo(ruta);
  for (const clave of ['uno', 'dos', 'tres']) escrito.guardar(largo(clave));
  appendFileSync(ruta, '{"clave":"cortada');
  const entero = statSync(ruta).size;

  const archivo = abrirArchivo(ruta);
  expect(['uno', 'dos', 'tres'].map((clave) => archivo.de(clave))).toEqual(
    ['uno', 'dos', 'tres'].map(largo),
  );
  expect(statSync(ruta).size).toBe(entero - '{"clave":"cortada'.length);
});
