import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import { data, declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';

import { makeEnvio, makePedida } from '../testing/mesas';

const { empresa } = PUERTO;
type Empresa = { id: number; empresa: string };

/** A table that is called as its company. */
const mesaDe = ({ pedir }: MundoDeDenegar, de: Empresa) =>
  pedir(mesasCalls.registrarMesa, { empresa: de.empresa, nombre: de.empresa });

/** Something to eat at a table of its own, so that nobody else's order is there. */
async function ordenDe(mundo: MundoDeDenegar, de: Empresa) {
  const { numero_mesa } = await mesaDe(mundo, de);
  const lineas = [makePedida(de.id === PUERTO.id ? 1 : 8, 2)];
  const mesa = String(numero_mesa);
  return mundo.pedir(mesasCalls.registrarOrden, makeEnvio({ empresa: de.empresa, mesa, lineas }));
}

const randomDe = async (mundo: MundoDeDenegar, de: Empresa) => ({
  random: (await ordenDe(mundo, de)).random,
});

const suya = async (mundo: MundoDeDenegar) => ({
  empresa,
  clave: randomUUID(),
  ...(await randomDe(mundo, PUERTO)),
});

const ajenaPorRandom = [
  ['the key of its own order', (mundo: MundoDeDenegar) => randomDe(mundo, ANDINA), noExiste],
] as const;

const lineaDe = async (mundo: MundoDeDenegar, de: Empresa) => {
  const { random, lineas } = await ordenDe(mundo, de);
  return { random, linea: lineas[0]?.linea ?? '' };
};

async function vaciaDe({ pedir }: MundoDeDenegar, de: Empresa) {
  const vacia = { empresa: de.empresa, random: randomUUID(), mesa: '', orden: 'Nadie' };
  return { random: (await pedir(mesasCalls.sentar, vacia)).random };
}

const conProducto = (id: string): unknown =>
  expect.arrayContaining([expect.objectContaining({ id })]);

export const denegar = declarar(mesasCalls)({
  quienes: `
llamada         area    empresa   quienes
listarMesas     ventas  nombrada  Administrador Cajero Mesero
registrarMesa   ventas  nombrada  Administrador
eliminarMesa    ventas  nombrada  Administrador
editarMesa      ventas  nombrada  Administrador
guardarPlano    ventas  nombrada  Administrador
consultarOrden  ventas  nombrada  Administrador Cajero Mesero
listarOrdenes   ventas  nombrada  Administrador Cajero Mesero
sentar          ventas  nombrada  Administrador Cajero Mesero
registrarOrden  ventas  nombrada  Administrador Cajero Mesero
anularLinea     ventas  nombrada  Administrador Cajero Mesero
trasladarOrden  ventas  nombrada  Administrador Cajero Mesero
unirOrdenes     ventas  nombrada  Administrador Cajero Mesero
moverLineas     ventas  nombrada  Administrador Cajero Mesero
dispararCurso   ventas  nombrada  Administrador Cajero Mesero
pedirCuenta     ventas  nombrada  Administrador Cajero Mesero
entregarOrden   ventas  nombrada  Administrador Cajero Mesero
liberarMesa     ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    listarMesas: () => ({ empresa }),
    registrarMesa: () => ({ empresa, nombre: 'Junto a la puerta', zona: 'Salon' }),
    eliminarMesa: async (mundo) => ({ empresa, id: (await mesaDe(mundo, PUERTO)).id }),
    editarMesa: async (mundo) => ({
      empresa,
      id: (await mesaDe(mundo, PUERTO)).id,
      nombre: 'Otra',
      zona: '',
    }),
    guardarPlano: async (mundo) => ({
      empresa,
      lugares: [{ id: (await mesaDe(mundo, PUERTO)).id, x: 1, y: 2 }],
    }),
    consultarOrden: async (mundo) => ({ empresa, ...(await randomDe(mundo, PUERTO)) }),
    listarOrdenes: () => ({ empresa }),
    sentar: async (mundo) => ({
      empresa,
      random: randomUUID(),
      comensales: 3,
      mesa: String((await mesaDe(mundo, PUERTO)).numero_mesa),
    }),
    registrarOrden: async (mundo) =>
      makeEnvio({ mesa: String((await mesaDe(mundo, PUERTO)).numero_mesa) }),
    anularLinea: async (mundo) => ({
      empresa,
      clave: randomUUID(),
      cantidad: 1,
      motivo: 'Se equivocó',
      ...(await lineaDe(mundo, PUERTO)),
    }),
    trasladarOrden: async (mundo) => ({
      ...(await suya(mundo)),
      mesa: String((await mesaDe(mundo, PUERTO)).numero_mesa),
    }),
    unirOrdenes: async (mundo) => ({
      ...(await suya(mundo)),
      con: (await ordenDe(mundo, PUERTO)).random,
    }),
    moverLineas: async (mundo) => {
      const { random, linea } = await lineaDe(mundo, PUERTO);
      const movida = { mesa: '', orden: 'Ana', lineas: [{ linea, cantidad: 1 }] };
      return { empresa, clave: randomUUID(), random, ...movida };
    },
    dispararCurso: async (mundo) => ({
      empresa,
      curso: 'FUERTE' as const,
      ...(await randomDe(mundo, PUERTO)),
    }),
    pedirCuenta: async (mundo) => ({
      empresa,
      por_pagar: true,
      ...(await randomDe(mundo, PUERTO)),
    }),
    entregarOrden: async (mundo) => ({ empresa, ...(await randomDe(mundo, PUERTO)) }),
    liberarMesa: async (mundo) => ({ empresa, ...(await vaciaDe(mundo, PUERTO)) }),
  },
  ajenos: {
    listarMesas: [
      [
        'a table of its own',
        async (mundo) => {
          await ordenDe(mundo, ANDINA);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ nombre: ANDINA.empresa })])),
      ],
    ],
    registrarMesa: [],
    eliminarMesa: [
      ['the id of its own', async (mundo) => ({ id: (await mesaDe(mundo, ANDINA)).id }), noExiste],
    ],
    editarMesa: [
      ['the id of its own', async (mundo) => ({ id: (await mesaDe(mundo, ANDINA)).id }), noExiste],
    ],
    guardarPlano: [
      [
        'a table of its own, which stays where it is',
        async (mundo) => ({ lugares: [{ id: (await mesaDe(mundo, ANDINA)).id, x: 5, y: 5 }] }),
        data(null),
      ],
    ],
    consultarOrden: [
      ...ajenaPorRandom,
      [
        'its own table',
        async (mundo) => ({
          random: undefined,
          mesa: (await ordenDe(mundo, ANDINA)).id_mesa ?? '',
        }),
        noExiste,
      ],
    ],
    listarOrdenes: [
      [
        'an order of its own',
        async (mundo) => {
          await ordenDe(mundo, ANDINA);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ lineas: conProducto('8') })])),
      ],
    ],
    sentar: [
      [
        'the key of its own order, which stays its own',
        (mundo) => randomDe(mundo, ANDINA),
        data(expect.objectContaining({ comensales: 3, lineas: [] })),
      ],
    ],
    registrarOrden: [
      [
        'its product',
        () => ({ lineas: [makePedida(8)] }),
        { status: 422, code: 'PRODUCTO_NO_DISPONIBLE' },
      ],
      [
        'the key of its own line, which stays its own',
        async (mundo) => ({
          lineas: [makePedida(1, 1, { linea: (await lineaDe(mundo, ANDINA)).linea })],
        }),
        data(expect.objectContaining({ lineas: [expect.objectContaining({ id: '1' })] })),
      ],
    ],
    anularLinea: [['the keys of its own order', (mundo) => lineaDe(mundo, ANDINA), noExiste]],
    trasladarOrden: [
      [
        'the key of its own order',
        async (mundo) => ({
          ...(await randomDe(mundo, ANDINA)),
          mesa: String((await mesaDe(mundo, ANDINA)).numero_mesa),
        }),
        noExiste,
      ],
    ],
    unirOrdenes: [
      [
        'the keys of its own orders',
        async (mundo) => ({
          ...(await randomDe(mundo, ANDINA)),
          con: (await ordenDe(mundo, ANDINA)).random,
        }),
        noExiste,
      ],
    ],
    moverLineas: [
      [
        'the keys of its own order',
        async (mundo) => {
          const { random, linea } = await lineaDe(mundo, ANDINA);
          return { random, lineas: [{ linea, cantidad: 1 }] };
        },
        noExiste,
      ],
    ],
    dispararCurso: [...ajenaPorRandom],
    pedirCuenta: [...ajenaPorRandom],
    entregarOrden: [...ajenaPorRandom],
    liberarMesa: [['the key of its own order', (mundo) => vaciaDe(mundo, ANDINA), noExiste]],
  },
});
