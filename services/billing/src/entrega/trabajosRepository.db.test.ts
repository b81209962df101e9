import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';

import { abrirMundo, AHORA, empresaId, todos, vender, type Mundo } from '../testing/mundo';

import { porFirmar } from './cambios';
import { POR_EMPEZAR } from './ritmo';
import { trabajosRepository } from './trabajosRepository';

import type { Trabajo } from './trabajo';

const puerto = empresaId(PUERTO);
const andina = empresaId(ANDINA);
const HOY = '2026-11-20';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());

const enMinutos = (n: number) => new Date(Date.now() + n * 60_000);
const avance = {
  cambio: porFirmar('espera'),
  intento: {
    paso: 'FIRMA' as const,
    resultado: 'POR_FIRMAR',
    codigo: null,
    mensaje: 'espera',
    milisegundos: 1,
  },
  ahora: AHORA,
  proximo: enMinutos(60),
  marcha: POR_EMPEZAR,
};
const tomada = (trabajo: Trabajo | null): Trabajo => {
  if (!trabajo) throw new Error('expected a lease');
  return trabajo;
};

describe('trabajosRepository', () => {
  it('leases a job to one taker, and again only when the lease ran out', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const ahora = enMinutos(1);
    const rondas = await Promise.all([
      trabajos.tomar(10, ahora),
      trabajos.tomar(10, ahora),
      trabajos.tomarUno(puerto, clave, ahora),
    ]);
    const veces = rondas.flat().filter((trabajo) => trabajo?.clave === clave);

    expect(veces).toHaveLength(1);
    expect(await trabajos.tomarUno(puerto, clave, ahora)).toBeNull();
    expect(await trabajos.tomarUno(puerto, clave, enMinutos(5))).toMatchObject({ intentos: 2 });
  });

  it('writes nothing but the attempt for one whose lease went to another', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const primero = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    const segundo = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(5)));

    expect(await trabajos.anotar(primero, avance)).toBe(false);
    await trabajos.posponer(primero, { ahora: AHORA, proximo: enMinutos(9) });
    expect(
      (await todos<{ clave_acceso: string; mensaje: string | null }>(mundo, 'comprobantes')).find(
        (f) => f.clave_acceso === clave,
      )?.mensaje,
    ).toBeNull();
    expect(await trabajos.anotar(segundo, avance)).toBe(true);
  });

  it('tomarUno, leerDocumento, anotar, posponer and pendiente do not reach a job of another empresa', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
    const mio = tomada(await trabajos.tomarUno(puerto, clave, enMinutos(1)));
    const ajeno: Trabajo = { ...mio, empresa: andina };

    expect(await trabajos.tomarUno(andina, clave, enMinutos(60))).toBeNull();
    expect(await trabajos.pendiente(andina, clave)).toBeNull();
    await expect(trabajos.leerDocumento(ajeno)).resolves.toBeUndefined();
    await expect(trabajos.anotar(ajeno, avance)).rejects.toThrow(); // no such document in that company
    await trabajos.posponer(ajeno, { ahora: AHORA, proximo: enMinutos(9) });
    expect(await trabajos.pendiente(puerto, clave)).toEqual({
      enviado: false,
      recibido: false,
      arrendado: true,
    });
    expect(await trabajos.anotar(mio, avance)).toBe(true);
  });

  it('counts what waits in all companies, for /salud', async () => {
    const trabajos = trabajosRepository(mundo.db);
    const antes = await trabajos.cola();
    await vender(mundo, ANDINA, { hoy: HOY });
    const despues = await trabajos.cola();
    expect(despues.pendientes).toBe(antes.pendientes + 1);
    expect(despues.mas_antiguo).toBeInstanceOf(Date);
  });
});
