import { declarar } from '@comanda/kit/testing/denegar';

import { makeComanda } from './testing/comandas';
import { makeHoja } from './testing/hojas';
import { makeTicket } from './testing/tickets';

export const denegar = declarar({
  quienes: `
                     nadie Administrador Cajero Mesero Contador Cocinero Dashboard Vendedor  area    empresa
imprimirTicket         x        x          x      x       x        x         x        x      -       -
imprimirComanda        x        x          x      x       x        x         x        x      -       -
imprimirHojaCaja       x        x          x      x       x        x         x        x      -       -
abrirCajon             x        x          x      x       x        x         x        x      -       -`,
  entradas: {
    imprimirTicket: () => makeTicket(),
    imprimirComanda: () => makeComanda(),
    imprimirHojaCaja: () => makeHoja(),
    abrirCajon: () => ({ empresa: makeHoja().empresa }),
  },
});
