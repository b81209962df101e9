import { expect } from '@jest/globals';

import {
  data,
  declarar,
  noExiste,
  rechazo,
  type MundoDeDenegar,
} from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import {
  tarifasDePrecioCalls,
  type TarifaPorGuardar,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { makeTarifa } from '@comanda/shared/testing/tarifa';

const { empresa } = PUERTO;
const deElla: unknown = expect.stringContaining(ANDINA.empresa);
let n = 0;

/** A new one, with a name nobody has. */
const nueva = (de: { empresa: string } = PUERTO): TarifaPorGuardar => {
  n += 1;
  const { id: _, ...tarifa } = makeTarifa({ nombre: `${de.empresa} ${n}` });
  return { ...tarifa, canales: [], activa: false };
};

const una = async ({ pedir }: MundoDeDenegar, de: { empresa: string }) => {
  const lista = await pedir(tarifasDePrecioCalls.listarTarifas, { empresa: de.empresa });
  const suya = lista.at(-1);
  if (suya) return { id: suya.id };
  const datos = { ...nueva(de), empresa: de.empresa };
  const [primera] = await pedir(tarifasDePrecioCalls.guardarTarifa, datos);
  return { id: primera?.id ?? '' };
};
/** Of the other company a number that this one has none of. */
async function deAndina(mundo: MundoDeDenegar): Promise<{ id: string }> {
  const { listarTarifas, guardarTarifa } = tarifasDePrecioCalls;
  await una(mundo, PUERTO);
  const propias = await mundo.pedir(listarTarifas, { empresa });
  const ajenas = await mundo.pedir(listarTarifas, { empresa: ANDINA.empresa });
  const ajena = ajenas.find(({ id }) => !propias.some((propia) => propia.id === id));
  if (ajena) return { id: ajena.id };
  await mundo.pedir(guardarTarifa, { ...nueva(ANDINA), empresa: ANDINA.empresa });
  return deAndina(mundo);
}

export const denegar = declarar(tarifasDePrecioCalls)({
  quienes: `
llamada          area        empresa   quienes
listarTarifas    inventario  nombrada  Administrador
guardarTarifa    inventario  nombrada  Administrador
encenderTarifa   inventario  nombrada  Administrador
adelantarTarifa  inventario  nombrada  Administrador
eliminarTarifa   inventario  nombrada  Administrador`,
  entradas: {
    listarTarifas: () => ({ empresa }),
    guardarTarifa: async (mundo) => ({ ...nueva(), empresa, ...(await una(mundo, PUERTO)) }),
    encenderTarifa: async (mundo) => ({ empresa, ...(await una(mundo, PUERTO)), activa: false }),
    adelantarTarifa: async (mundo) => ({ empresa, ...(await una(mundo, PUERTO)) }),
    eliminarTarifa: async (mundo) => ({ empresa, ...(await una(mundo, PUERTO)) }),
  },
  ajenos: {
    listarTarifas: [
      [
        'nothing',
        async (mundo) => {
          await una(mundo, ANDINA);
          return {};
        },
        data(expect.not.arrayContaining([expect.objectContaining({ nombre: deElla })])),
      ],
    ],
    guardarTarifa: [
      ['the id of its own', deAndina, noExiste],
      [
        'a product of its own',
        () => ({ precios: [{ id_producto: '8', precio: 1 }] }),
        rechazo(400, 'DATOS_INVALIDOS'),
      ],
      ['a category of its own', () => ({ categorias: ['2'] }), rechazo(400, 'DATOS_INVALIDOS')],
    ],
    encenderTarifa: [['the id of its own', deAndina, noExiste]],
    adelantarTarifa: [['the id of its own', deAndina, noExiste]],
    eliminarTarifa: [['the id of its own', deAndina, noExiste]],
  },
});
