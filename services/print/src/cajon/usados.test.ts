import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { abrirUsados } from './usados';

const AHORA = Date.parse('2026-11-20T17:00:00Z');
const HASTA = AHORA + 60_000;

describe('the rights of the drawer that were used', () => {
  let carpeta: string;
  let archivo: string;
  beforeEach(() => {
    carpeta = mkdtempSync(path.join(tmpdir(), 'usados-'));
    archivo = path.join(carpeta, 'boletos-usados.jsonl');
  });
  afterEach(() => rmSync(carpeta, { recursive: true, force: true }));
  const abrir = () => abrirUsados(carpeta, () => AHORA);

  it('are read with a line in two halves: what is whole was used, and the service starts', () => {
    abrir().anotar({ id: 'uno', hasta: HASTA });
    appendFileSync(archivo, '{"id":"a medias","has'); // the disk was full
    const usados = abrir();
    usados.anotar({ id: 'dos', hasta: HASTA });
    expect(['uno', 'dos', 'a medias'].map((id) => abrir().esta(id))).toEqual([true, true, false]);
  });

  it('are read where the half line has another behind it', () => {
    writeFileSync(archivo, `{"id":"a medias","has{"id":"dos","hasta":${HASTA}}\n`);
    expect(abrir().esta('dos')).toBe(true);
  });

  it('are not those that the disk refused to take down', () => {
    const usados = abrir();
    mkdirSync(archivo); // nothing is written to a folder, also not by root
    expect(() => usados.anotar({ id: 'uno', hasta: HASTA })).toThrow('EISDIR');
    expect(usados.esta('uno')).toBe(false);
    rmdirSync(archivo);
    usados.anotar({ id: 'uno', hasta: HASTA });
    expect([usados.esta('uno'), abrir().esta('uno')]).toEqual([true, true]);
  });

  it('are read, and the service starts, where they cannot be written anew', () => {
    abrir().anotar({ id: 'uno', hasta: HASTA });
    mkdirSync(`${archivo}.nuevo`); // as on a full disk
    const avisos = jest.spyOn(console, 'warn').mockReturnValue();
    expect(abrir().esta('uno')).toBe(true);
    expect(avisos).toHaveBeenCalledTimes(1);
    avisos.mockRestore();
  });

  it('are written anew at the start, though the first line itself was cut off', () => {
    writeFileSync(archivo, '{"id":"a medias"');
    abrir();
    expect(readFileSync(archivo, 'utf8')).toBe('');
  });
});
