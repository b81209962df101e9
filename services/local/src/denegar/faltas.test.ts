import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { leerMatriz } from '@comanda/kit/testing/matriz';
import type { Call } from '@comanda/shared/contracts/defineCall';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';

import type { Llamada } from '../testing/llamadas';
import { faltasDe } from './testing/faltas';

import type { Archivo } from './testing/declaradas';

const CABECERA = 'llamada area empresa quienes';
const fila = (nombre: string, empresa: string, quienes = 'Administrador Cajero') =>
  `${nombre} ventas ${empresa} ${quienes}`;

const acceso = { perfiles: ['Administrador', 'Cajero'], area: 'ventas' } as const;
const llamada = (nombre: string, ...campos: string[]): Llamada => {
  const body = z.strictObject(Object.fromEntries(campos.map((campo) => [campo, z.string()])));
  const call: Call = { method: 'POST', path: `/v1/${nombre}`, acceso, body, reply: z.null() };
  return { nombre, servicio: 'ordering', url: call.path, call };
};
const LLAMADAS = [llamada('listarMesas', 'empresa'), llamada('cobrarMesa', 'empresa', 'id')];

const archivo = (over: Partial<Archivo> = {}): Archivo => ({
  archivo: 'mesas/mesas.denegar.ts',
  servicio: 'ordering',
  filas: leerMatriz(
    [CABECERA, fila('listarMesas', 'nombrada'), fila('cobrarMesa', 'nombrada')].join('\n'),
  ),
  entradas: { listarMesas: () => ({}), cobrarMesa: () => ({}) },
  ajenos: { cobrarMesa: [] },
  ...over,
});
const soloLaPrimera = leerMatriz(`${CABECERA}\n${fila('listarMesas', 'nombrada')}`);
const faltas = (...archivos: Archivo[]) => faltasDe(archivos, LLAMADAS);

describe('what the x.denegar.ts files lack', () => {
  it('is nothing when each call has its row, its input and what is tried on it', () => {
    expect(faltas(archivo())).toEqual([]);
  });

  it.each<[que: string, Archivo[], falta: RegExp]>([
    [
      'a call without a file',
      [archivo({ filas: soloLaPrimera, entradas: { listarMesas: () => ({}) }, ajenos: {} })],
      /^cobrarMesa: no x.denegar.ts speaks of it. Write its row.* in services\/ordering\/src\/<feature>\/<feature>.denegar.ts/,
    ],
    [
      'a row without an input',
      [archivo({ entradas: { cobrarMesa: () => ({}) } })],
      /^listarMesas: no input. Write entradas.listarMesas in services\/ordering\/src\/mesas\/mesas.denegar.ts$/,
    ],
    [
      'an id of another company that nobody tries',
      [archivo({ ajenos: {} })],
      /^cobrarMesa: its input has more than a company. Write ajenos.cobrarMesa/,
    ],
    [
      'a company that the row does not know of',
      [
        archivo({
          filas: leerMatriz(
            [CABECERA, fila('listarMesas', '-'), fila('cobrarMesa', 'nombrada')].join('\n'),
          ),
        }),
      ],
      /^listarMesas: its input names a company. Mend the empresa of its row/,
    ],
    [
      'a file beside the routes of another service',
      [archivo({ servicio: 'billing' })],
      /^listarMesas: ordering answers it. Move its row from services\/billing\/src\/mesas/,
    ],
    [
      'two files',
      [archivo(), archivo({ archivo: 'otra.denegar.ts', filas: soloLaPrimera, ajenos: {} })],
      /^listarMesas: both .*mesas.denegar.ts and .*otra.denegar.ts speak of it. Leave one$/,
    ],
    [
      'a row without a call',
      [archivo(), archivo({ filas: leerMatriz(`${CABECERA}\n${fila('borrarMesa', '-')}`) })],
      /^borrarMesa: no contract has such a call. Take it out of services\/ordering\/src\/mesas/,
    ],
  ])('is said of %s', (_que, archivos, falta) => {
    expect(faltas(...archivos)).toContainEqual(expect.stringMatching(falta));
  });
});

describe('the matrix', () => {
  const permitidos = (quienes: string) =>
    leerMatriz(`${CABECERA}\n${fila('a', '-', quienes)}`).get('a')?.permitidos;

  it('lets in those it names and nobody else', () => {
    expect(permitidos('Administrador Cajero')).toEqual(['Administrador', 'Cajero']);
    expect(permitidos('sesion')).toEqual(PERFILES);
    expect(permitidos('publico')).toEqual(['nadie', ...PERFILES]);
  });

  it.each([
    ['columns in another order', 'llamada empresa área quienes', 'the header'],
    ['a call that nobody may make', `${CABECERA}\n${fila('a', '-', '')}`, 'who may'],
    ['a profile nobody has', `${CABECERA}\n${fila('a', '-', 'Cajera')}`, 'no such profile'],
    ['all and one of them', `${CABECERA}\n${fila('a', '-', 'sesión Cajero')}`, 'no such profile'],
    ['two rows of one call', `${CABECERA}\n${fila('a', '-')}\n${fila('a', '-')}`, 'two rows'],
    ['an area nobody has', `${CABECERA}\n${fila('a', '-').replace('ventas', 'cocina')}`, 'no area'],
    ['a company named in no known way', `${CABECERA}\n${fila('a', 'quiza')}`, 'is not how'],
  ])('is refused with %s', (_que, tabla, mensaje) => {
    expect(() => leerMatriz(tabla)).toThrow(mensaje);
  });
});
