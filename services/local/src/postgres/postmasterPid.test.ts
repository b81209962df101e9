import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { archivoPid, leerPostmaster, postmasterDe, servidorHuerfano } from './postmasterPid';

const texto = (pid: number, estado: string) =>
  `${pid}\n/datos\n1763662000\n41234\n\n127.0.0.1\n  5432001  12\n${estado}\n`;

describe('leerPostmaster', () => {
  it('reads pid, port and whether the server is ready', () => {
    expect(leerPostmaster(texto(77, 'ready   '))).toEqual({ pid: 77, puerto: 41234, listo: true });
    expect(leerPostmaster(texto(77, 'starting'))).toEqual({ pid: 77, puerto: 41234, listo: false });
  });

  it('is null while the file is being written', () => {
    expect(leerPostmaster('')).toBeNull();
    expect(leerPostmaster('77\n/datos\n')).toBeNull();
  });
});

describe('servidorHuerfano', () => {
  let datos: string;
  beforeEach(async () => {
    datos = await mkdtemp(path.join(os.tmpdir(), 'pid-'));
  });
  afterEach(() => rm(datos, { recursive: true }));

  it('removes the file of a process that is by now another program', async () => {
    await writeFile(archivoPid(datos), texto(process.pid, 'ready')); // alive, and not a server on this folder

    await expect(servidorHuerfano(datos)).resolves.toBeNull();
    await expect(postmasterDe(datos)).resolves.toBeNull();
  });

  it('leaves the file of a process that is gone to PostgreSQL', async () => {
    await writeFile(archivoPid(datos), texto(2 ** 22 + 1, 'ready')); // beyond the largest pid of Linux

    await expect(servidorHuerfano(datos)).resolves.toBeNull();
    await expect(postmasterDe(datos)).resolves.toMatchObject({ pid: 2 ** 22 + 1 });
  });
});
