import { expect, it } from '@jest/globals';

import { correrApagones } from './testing/apagones/correr';
import { GOLPES, type Golpe } from './testing/apagones/rondas';

/** COMANDA_GOLPES=20 strikes more clients that often, in every way there is. */
const PEDIDOS = process.env['COMANDA_GOLPES'];
const POCOS: readonly Golpe[] = ['segundo', 'ambos', 'postmaster'];
const TAMANO =
  PEDIDOS === undefined
    ? { golpes: POCOS, clientes: 4, empresas: 2 }
    : { golpes: repartidos(Number(PEDIDOS)), clientes: 16, empresas: 4 };
/** Without a hand, where only that is asked of the machine. */
const VUELVE_S = PEDIDOS === undefined ? Infinity : 15;

function repartidos(cuantos: number): Golpe[] {
  const vueltas = Math.ceil(cuantos / GOLPES.length);
  return Array.from({ length: vueltas }, () => GOLPES)
    .flat()
    .slice(0, cuantos);
}

/** Filling a disk takes root, to mount a small one. */
const sinDisco = (golpe: Golpe) => !golpe.startsWith('disco');

it('sells on after every blow, and loses, repeats and skips nothing', async () => {
  const { rondas, faltas } = await correrApagones(TAMANO);
  expect(faltas).toEqual({});
  expect(rondas.flatMap((ronda) => ronda.faltas)).toEqual([]);
  expect(rondas.map(({ golpe }) => golpe).filter(sinDisco)).toEqual(TAMANO.golpes.filter(sinDisco));
  expect(rondas.filter(({ segundos }) => segundos > VUELVE_S)).toEqual([]);
});
