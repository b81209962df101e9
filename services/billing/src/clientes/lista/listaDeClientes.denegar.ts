import { expect } from '@jest/globals';

import { data, declarar } from '@comanda/kit/testing/denegar';
import { PUERTO } from '@comanda/kit/testing/semilla';
import { listaDeClientesCalls } from '@comanda/shared/contracts/ventas/listaDeClientes';

const { empresa } = PUERTO;
const enBase64 = (cedula: string) =>
  Buffer.from(`Identificacion;Nombre\n${cedula};Otro\n`).toString('base64');
const lista = { empresa, nombre: 'clientes.csv', archivo: enBase64('AB-123') };

export const denegar = declarar(listaDeClientesCalls)({
  quienes: `
llamada             area    empresa   quienes
listarClientes      ventas  nombrada  Administrador
exportarClientes    ventas  nombrada  Administrador
plantillaClientes   ventas  nombrada  Administrador
revisarClientes     ventas  nombrada  Administrador
clientesRechazados  ventas  nombrada  Administrador
importarClientes    ventas  nombrada  Administrador`,
  entradas: {
    listarClientes: () => ({ empresa, pagina: 1, filas: 15 }),
    exportarClientes: () => ({ empresa, formato: 'csv' }),
    plantillaClientes: () => ({ empresa, formato: 'csv' }),
    revisarClientes: () => lista,
    clientesRechazados: () => ({ ...lista, formato: 'csv' }),
    importarClientes: () => ({ ...lista, existentes: 'CONSERVAR' }),
  },
  ajenos: {
    listarClientes: [
      [
        'the number of its customer',
        ({ ajena }) => ({ busqueda: ajena.cedula }),
        data({ filas: [], total: 0 }),
      ],
    ],
    revisarClientes: [
      [
        'its customer, who is new here',
        ({ ajena }) => ({ archivo: enBase64(ajena.cedula) }),
        data(expect.objectContaining({ crear: 1, distintos: 0 })),
      ],
    ],
    exportarClientes: [],
    plantillaClientes: [],
    clientesRechazados: [],
    importarClientes: [],
  },
});
