import { randomUUID } from 'node:crypto';

import { expect } from '@jest/globals';

import { data, declarar } from '@comanda/kit/testing/denegar';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { bodegaCalls } from '@comanda/shared/contracts/inventario/bodega';
import { listaDeMateriasCalls } from '@comanda/shared/contracts/inventario/listaDeMaterias';

const { empresa } = PUERTO;
const enBase64 = (materia: string) =>
  Buffer.from(`Materia;Peso inicial;Medida entrada\n${materia};1;kg\n`).toString('base64');
const listaDe = (materia: string) => ({
  empresa,
  nombre: 'bodega.csv',
  archivo: enBase64(materia),
});
const nueva = () => ({ ...listaDe(`Quinua ${randomUUID()}`), idempotencia: randomUUID() });

export const denegar = declarar(listaDeMateriasCalls)({
  quienes: `
llamada                     area        empresa   quienes
plantillaMaterias           inventario  nombrada  Administrador Cocinero
revisarMaterias             inventario  nombrada  Administrador Cocinero
materiasRechazadas          inventario  nombrada  Administrador Cocinero
importarMaterias            inventario  nombrada  Administrador Cocinero
importarMateriasConIngreso  inventario  nombrada  Administrador`,
  entradas: {
    plantillaMaterias: () => ({ empresa, formato: 'csv' }),
    revisarMaterias: () => listaDe('Quinua'),
    materiasRechazadas: () => ({ ...listaDe('Quinua'), formato: 'csv' }),
    importarMaterias: nueva,
    importarMateriasConIngreso: nueva,
  },
  ajenos: {
    plantillaMaterias: [],
    revisarMaterias: [
      [
        'the name of its material, which is new here',
        async ({ pedir }) => {
          const materi_prima = `Maní ${randomUUID()}`;
          await pedir(bodegaCalls.crearMateriaPrima, {
            empresa: ANDINA.empresa,
            materi_prima,
            peso_inicial: 3,
            medida_entrada: 'kg',
            medida_salida: 'g',
            cantidad_alerta: 0,
          });
          return { archivo: enBase64(materi_prima) };
        },
        data(expect.objectContaining({ crear: 1, existentes: 0 })),
      ],
    ],
    materiasRechazadas: [],
    importarMaterias: [],
    importarMateriasConIngreso: [],
  },
});
