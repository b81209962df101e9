import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  type EmpresaPrueba,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';

const { empresa } = PUERTO;
const datos = {
  peso_inicial: 10,
  medida_entrada: 'kg',
  medida_salida: 'g',
  cantidad_alerta: 1,
} as const;

/** A material of its own, which says whose it is: names may not repeat. */
const nueva = (de: string) => ({
  ...datos,
  empresa: de,
  materi_prima: `Arroz de ${de} ${randomUUID()}`,
});

const una = async ({ pedir }: MundoDeDenegar, de: EmpresaPrueba = PUERTO) => {
  const { id } = await pedir(bodegaCalls.crearMateriaPrima, nueva(de.empresa));
  return { id };
};

const clave = '5d0f53a5-1c5a-4a53-9d2b-6a3fb1a6d001';

/** What the other company did with that key hinders nobody. */
const mermadaAlla = async (mundo: MundoDeDenegar) => {
  const { id } = await una(mundo, ANDINA);
  const suya = { id: clave, empresa: ANDINA.empresa, id_materia: id };
  await mundo.pedir(mermasCalls.crearMerma, { ...suya, peso_merma: 100, descripcion: 'Alla' });
  return { id: clave };
};
const mermada = async (
  mundo: MundoDeDenegar,
  de: EmpresaPrueba = PUERTO,
  descripcion = 'Se cayó',
) => {
  const { id } = await una(mundo, de);
  return mundo.pedir(mermasCalls.crearMerma, {
    empresa: de.empresa,
    id_materia: id,
    peso_merma: 100,
    descripcion,
  });
};
const MERMA_DE_2020 = `
  insert into pedidos.materia_movimientos (empresa_id, materia_id, tipo, cantidad, saldo, peso_merma, medida, motivo,
    usuario_id, usuario, fecha_negocio, creado)
  values ($1, $2, 'MERMA', -1, 0, 1, 'kg', 'OTRO', gen_random_uuid(), 'Ana', '2020-01-15', '2020-01-15')`;
const deAndina = (mundo: MundoDeDenegar) => una(mundo, ANDINA);

export const denegar = declarar({ ...bodegaCalls, ...mermasCalls })({
  quienes: `
llamada                 area        empresa   quienes
listarMedidas           inventario  -         Administrador Cocinero
listarMateriasPrimas    inventario  nombrada  Administrador Cocinero
crearMateriaPrima       inventario  nombrada  Administrador Cocinero
actualizarMateriaPrima  inventario  nombrada  Administrador
eliminarMateriaPrima    inventario  nombrada  Administrador Cocinero
corregirMateriaPrima    inventario  nombrada  Administrador
crearMerma              inventario  nombrada  Administrador Cocinero
listarMermas            inventario  nombrada  Administrador Cocinero
listarMermasDeHoy       inventario  nombrada  Administrador Cocinero
reversarMerma           inventario  nombrada  Administrador
listarMovimientos       inventario  nombrada  Administrador Cocinero
listarExistencias       inventario  nombrada  Administrador Cocinero
costoMermas             inventario  nombrada  Administrador`,
  entradas: {
    listarMedidas: () => ({}),
    listarMateriasPrimas: () => ({ empresa }),
    crearMateriaPrima: () => nueva(empresa),
    actualizarMateriaPrima: async (mundo) => ({ ...nueva(empresa), ...(await una(mundo)) }),
    eliminarMateriaPrima: async (mundo) => ({ empresa, ...(await una(mundo)) }),
    corregirMateriaPrima: async (mundo) => ({
      empresa,
      ...(await una(mundo)),
      correccion_id: randomUUID(),
      peso_contado: 9,
      descripcion: 'Contado',
    }),
    crearMerma: async (mundo) => ({
      empresa,
      id_materia: (await una(mundo)).id,
      peso_merma: 100,
      descripcion: 'Se cayó',
    }),
    listarMermas: async (mundo) => ({ empresa, ...(await una(mundo)) }),
    listarMermasDeHoy: () => ({ empresa }),
    reversarMerma: async (mundo) => ({ empresa, id: (await mermada(mundo)).id, motivo: 'Error' }),
    listarMovimientos: async (mundo) => ({ empresa, ...(await una(mundo)) }),
    listarExistencias: async (mundo) => ({ empresa, ...(await una(mundo)) }),
    costoMermas: () => ({ empresa, desde: '2026-01', hasta: '2026-12' }),
  },
  ajenos: {
    listarMedidas: [],
    listarMateriasPrimas: [
      [
        'one of its own',
        async (mundo) => {
          await una(mundo, ANDINA);
          return {};
        },
        data(
          expect.not.arrayContaining([
            expect.objectContaining({ materi_prima: expect.stringContaining(ANDINA.empresa) }),
          ]),
        ),
      ],
    ],
    crearMateriaPrima: [],
    actualizarMateriaPrima: [['the id of its own', deAndina, noExiste]],
    eliminarMateriaPrima: [['the id of its own', deAndina, noExiste]],
    corregirMateriaPrima: [['the id of its own', deAndina, noExiste]],
    crearMerma: [
      ['its material', async (mundo) => ({ id_materia: (await deAndina(mundo)).id }), noExiste],
      ['its key', mermadaAlla, data(expect.objectContaining({ descripcion: 'Se cayó' }))],
    ],
    listarMermas: [
      [
        'the id of its own',
        async (mundo) => ({ id: (await mermada(mundo, ANDINA)).id_materia }),
        noExiste,
      ],
    ],
    listarMermasDeHoy: [
      [
        'its waste',
        async (mundo) => {
          await mermada(mundo, ANDINA, 'Se quemó');
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ descripcion: 'Se quemó' })])),
      ],
    ],
    reversarMerma: [
      ['its waste', async (mundo) => ({ id: (await mermada(mundo, ANDINA)).id }), noExiste],
    ],
    listarMovimientos: [['the id of its own', deAndina, noExiste]],
    listarExistencias: [['the id of its own', deAndina, noExiste]],
    costoMermas: [
      [
        'its waste',
        async (mundo) => {
          const { id } = await una(mundo, ANDINA);
          await mundo.dueno(MERMA_DE_2020, [ANDINA.id, id]);
          return { desde: '2020-01', hasta: '2020-01' };
        },
        data([]),
      ],
    ],
  },
});
