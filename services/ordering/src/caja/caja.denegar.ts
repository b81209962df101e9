import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  rechazo,
  type EmpresaPrueba,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';

import { cajaDeAlla } from '../testing/cajaDeAlla';

const { empresa } = PUERTO;
const noTieneEsa = rechazo(422, 'CAJA_NO_EXISTE');

const SIEMPRE = { fecha_ini: '2020-01-01', fecha_fin: '2099-12-31' };
const movimiento = { detalle: 'Cambio del banco', ingreso: 20 };
const DE_ANDINA = 'Cambio del banco de Andina';
const uno = async ({ pedir }: MundoDeDenegar, de: EmpresaPrueba = PUERTO) => {
  const detalle = de.id === ANDINA.id ? DE_ANDINA : movimiento.detalle;
  const datos = { ...movimiento, detalle, empresa: de.empresa };
  const { id } = await pedir(cajaCalls.ingresarMovimiento, datos);
  return { id };
};
/** What the other company did with that key hinders nobody. */
const claveDeAlla = async ({ pedir }: MundoDeDenegar) => {
  const movimiento_id = randomUUID();
  const alla = { detalle: 'Alla', salida: 1, movimiento_id };
  await pedir(cajaCalls.ingresarMovimiento, { ...alla, empresa: ANDINA.empresa });
  return { movimiento_id };
};
export const denegar = declarar(cajaCalls)({
  quienes: `
llamada                area           empresa   quienes
listarCaja             caja           nombrada  Administrador Cajero Mesero
listarMovimiento       caja           nombrada  Administrador Cajero Mesero
listarMovimientoAdmin  caja|reportes  nombrada  Administrador
exportarMovimientos    caja|reportes  nombrada  Administrador
ingresarMovimiento     caja           nombrada  Administrador Cajero
cambiarEstadoCaja      caja           nombrada  Administrador
actualizarCaja         caja           nombrada  Administrador`,
  entradas: {
    listarCaja: () => ({ empresa }),
    listarMovimiento: () => ({ empresa }),
    listarMovimientoAdmin: () => ({ empresa, ...SIEMPRE }),
    exportarMovimientos: () => ({ empresa, ...SIEMPRE, formato: 'csv' }),
    ingresarMovimiento: () => ({ empresa, ...movimiento }),
    cambiarEstadoCaja: async (mundo) => ({ empresa, ...(await uno(mundo)), estado: 'N' }),
    actualizarCaja: () => ({ empresa, cantidad: 50 }),
  },
  ajenos: {
    listarCaja: [],
    listarMovimiento: [
      [
        'one of its own',
        async (mundo) => {
          await uno(mundo, ANDINA);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ detalle: DE_ANDINA })])),
      ],
    ],
    exportarMovimientos: [
      [
        'one of its own',
        async (mundo) => {
          await uno(mundo, ANDINA);
          return {};
        },
        { status: 200, texto: expect.not.stringContaining(DE_ANDINA) },
      ],
    ],
    listarMovimientoAdmin: [
      [
        'one of its own',
        async (mundo) => {
          await uno(mundo, ANDINA);
          return { busqueda: 'banco', filas: 1_000 };
        },
        data(
          expect.objectContaining({
            filas: expect.not.arrayContaining([expect.objectContaining({ detalle: DE_ANDINA })]),
          }),
        ),
      ],
    ],
    ingresarMovimiento: [
      ['its key', claveDeAlla, data(expect.objectContaining({ detalle: 'Cambio del banco' }))],
      ['its drawer', cajaDeAlla, noTieneEsa],
    ],
    cambiarEstadoCaja: [['the id of its own', (mundo) => uno(mundo, ANDINA), noExiste]],
    actualizarCaja: [['its drawer', cajaDeAlla, noTieneEsa]],
  },
});
