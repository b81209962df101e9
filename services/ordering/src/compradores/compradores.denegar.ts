import { data, declarar } from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { compradoresCalls } from '@comanda/shared/contracts/ventas/compradores';

const { empresa } = PUERTO;

export const denegar = declarar(compradoresCalls)({
  quienes: `
llamada             area    empresa   quienes
clientesFrecuentes  ventas  nombrada  Administrador Cajero Mesero
ultimaOrden         ventas  nombrada  Administrador Cajero Mesero`,
  entradas: {
    clientesFrecuentes: () => ({ empresa, busqueda: 'maria' }),
    ultimaOrden: () => ({ empresa, cedula: CLIENTE.cedula }),
  },
  ajenos: {
    clientesFrecuentes: [],
    ultimaOrden: [['its customer', ({ ajena }) => ({ cedula: ajena.cedula }), data(null)]],
  },
});
