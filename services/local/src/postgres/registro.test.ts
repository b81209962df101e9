import { describe, expect, it } from '@jest/globals';

import { SIN_ESPACIO } from '../impedimento';

import { motivoDeArranque } from './registro';

describe('motivoDe', () => {
  it.each([
    ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', SIN_ESPACIO],
    [
      'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9\nHINT:  Check free disk space.',
      SIN_ESPACIO,
    ],
    [
      'FATAL:  could not create lock file "postmaster.pid": Read-only file system',
      'La base de datos no puede escribir: el disco de la carpeta de datos es de solo lectura.',
    ],
    [
      'FATAL:  data directory "/d" has wrong ownership',
      'La base de datos no tiene permiso sobre su carpeta. Encienda con el usuario que la creó.',
    ],
    [
      'FATAL:  could not load pg_hba.conf',
      'La base de datos no pudo encender. Lo que dijo está al final de /x/servidor.log',
    ],
  ])('is final for %j', (texto, frase) => {
    expect(motivoDeArranque(texto, '/x/servidor.log')).toMatchObject({
      message: frase,
      motivo: 'DEFINITIVO',
    });
  });

  it.each([
    ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'PUERTO'],
    ['FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use', 'RESTOS'],
  ])('leaves room for another try after %j', (texto, motivo) => {
    expect(motivoDeArranque(texto, '')).toMatchObject({ motivo });
  });
});
