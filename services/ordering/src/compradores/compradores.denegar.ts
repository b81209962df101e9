import { data, declarar } from '@comanda/kit/testing/denegar';
import { CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';

const { empresa } = PUERTO;

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
clientesFrecuentes     .        x          x      x       .        .         .        .      ventas  nombrada
ultimaOrden            .        x          x      x       .        .         .        .      ventas  nombrada`,
  entradas: {
    clientesFrecuentes: () => ({ empresa, busqueda: 'maria' }),
    ultimaOrden: () => ({ empresa, cedula: CLIENTE.cedula }),
  },
  ajenos: {
    clientesFrecuentes: [],
    ultimaOrden: [['its customer', ({ ajena }) => ({ cedula: ajena.cedula }), data(null)]],
  },
});
