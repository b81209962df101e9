import { declarar } from '@comanda/kit/testing/denegar';

import { makeTicket } from './testing/tickets';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
imprimirTicket         x        x          x      x       x        x         x        x      -       -`,
  entradas: {
    imprimirTicket: () => makeTicket(),
  },
});
