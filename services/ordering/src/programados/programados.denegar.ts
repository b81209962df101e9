import { expect } from '@jest/globals';

import { data, declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { programadosCalls } from '@comanda/shared/contracts/ventas/programados';

import { makeProgramado } from '../testing/programados';
import { makeLinea, makeSolicitud } from '../testing/ventas';

const { empresa } = PUERTO;
/** The same today and every day the tests run. */
const cuando = { fecha: '2099-12-31', hora: '13:00' };
const PREVISTO = '2026-11-01T18:00:00.000Z';

/** One whose message says whose it is. */
const nuevo = ({ empresa: de }: { empresa: string }) =>
  makeProgramado(
    { ...cuando, mensaje: `De ${de}` },
    makeSolicitud({ empresa: de, tienda: [makeLinea(de === empresa ? 1 : 8)] }),
  );

const uno = ({ pedir }: MundoDeDenegar, de: { empresa: string }) =>
  pedir(programadosCalls.crearProgramado, nuevo(de));
const idDe = async (mundo: MundoDeDenegar, de: { empresa: string }) => ({
  id: (await uno(mundo, de)).id,
});

/** One of its times that was not issued. */
async function noEmitida(mundo: MundoDeDenegar, de: { id: number; empresa: string }) {
  const { id } = await uno(mundo, de);
  await mundo.dueno(
    `insert into pedidos.programado_resultados (empresa_id, programado_id, previsto, motivo, en)
     values ($1, $2, $3, 'Nadie estaba', now())`,
    [de.id, id, PREVISTO],
  );
  return { id, previsto: PREVISTO };
}

export const denegar = declarar(programadosCalls)({
  quienes: `
llamada                     area    empresa   quienes
listarProgramados           ventas  nombrada  Administrador Cajero Mesero
crearProgramado             ventas  nombrada  Administrador Cajero Mesero
actualizarProgramado        ventas  nombrada  Administrador Cajero Mesero
eliminarProgramado          ventas  nombrada  Administrador Cajero Mesero
listarResultadosProgramado  ventas  nombrada  Administrador Cajero Mesero
emitirProgramado            ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    listarProgramados: () => ({ empresa }),
    crearProgramado: () => nuevo(PUERTO),
    actualizarProgramado: async (mundo) => ({ ...(await uno(mundo, PUERTO)), mensaje: 'Otro' }),
    eliminarProgramado: async (mundo) => ({ empresa, ...(await idDe(mundo, PUERTO)) }),
    listarResultadosProgramado: async (mundo) => ({ empresa, ...(await idDe(mundo, PUERTO)) }),
    emitirProgramado: async (mundo) => ({ empresa, ...(await noEmitida(mundo, PUERTO)) }),
  },
  ajenos: {
    listarProgramados: [
      [
        'one of its own',
        async (mundo) => {
          await uno(mundo, ANDINA);
          return {};
        },
        data(
          expect.not.arrayContaining([
            expect.objectContaining({ mensaje: `De ${ANDINA.empresa}` }),
          ]),
        ),
      ],
    ],
    crearProgramado: [
      [
        'its product',
        () => ({
          json_structura: makeProgramado({}, makeSolicitud({ tienda: [makeLinea(8)] }))
            .json_structura,
        }),
        { status: 422, code: 'PRODUCTO_NO_DISPONIBLE' },
      ],
      [
        'its customer',
        ({ ajena: { cedula } }) => ({
          json_structura: { ...nuevo(PUERTO).json_structura, cedula },
        }),
        { status: 422, code: 'CLIENTE_NO_REGISTRADO' },
      ],
    ],
    actualizarProgramado: [['the id of its own', (mundo) => idDe(mundo, ANDINA), noExiste]],
    eliminarProgramado: [['the id of its own', (mundo) => idDe(mundo, ANDINA), noExiste]],
    listarResultadosProgramado: [
      [
        'the id of its own',
        async (mundo) => ({ id: (await noEmitida(mundo, ANDINA)).id }),
        noExiste,
      ],
    ],
    emitirProgramado: [['one of its own', (mundo) => noEmitida(mundo, ANDINA), noExiste]],
  },
});
