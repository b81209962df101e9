import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { olvidarCopias } from './olvidarCopias';

describe('copies of mails and tickets in the data folder', () => {
  let dataDir = '';
  const ahora = new Date('2026-11-20T15:00:00Z');
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-copias-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const poner = (archivo: string, dias: number) => {
    const donde = path.join(dataDir, archivo);
    mkdirSync(path.dirname(donde), { recursive: true });
    writeFileSync(donde, 'x');
    const escrito = new Date(ahora.getTime() - dias * DIA_MS);
    utimesSync(donde, escrito, escrito);
  };

  it('go after two months, half written ones after a day, and nothing beside them', async () => {
    poner('correo/vieja.eml', 61);
    poner('correo/nueva.eml', 59);
    poner('correo/x.eml.a.tmp', 2);
    poner('correo/y.eml.b.tmp', 0);
    poner('tickets/vieja.bin', 61);
    poner('tickets/nueva.png', 1);
    poner('lanzamientos/viejo.js', 400);
    await olvidarCopias(dataDir, ahora);
    expect(readdirSync(path.join(dataDir, 'correo')).sort()).toEqual(['nueva.eml', 'y.eml.b.tmp']);
    expect(readdirSync(path.join(dataDir, 'tickets'))).toEqual(['nueva.png']);
    expect(readdirSync(path.join(dataDir, 'lanzamientos'))).toEqual(['viejo.js']);
  });

  it('are none where nothing was ever written', async () => {
    poner('correo/vieja.eml', 61);
    await olvidarCopias(dataDir, ahora);
    expect(readdirSync(dataDir)).toEqual(['correo']);
    expect(readdirSync(path.join(dataDir, 'correo'))).toEqual([]);
  });
});
