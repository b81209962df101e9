import { declarar } from '@comanda/kit/testing/denegar';

import { makeComanda } from './testing/comandas';
import { makeHoja } from './testing/hojas';
import { makeTicket } from './testing/tickets';

export const denegar = declarar({
  quienes: `
llamada           area  empresa  quienes
imprimirTicket    -     -        publico
imprimirComanda   -     -        publico
imprimirHojaCaja  -     -        publico
abrirCajon        -     -        publico`,
  entradas: {
    imprimirTicket: () => makeTicket(),
    imprimirComanda: () => makeComanda(),
    imprimirHojaCaja: () => makeHoja(),
    abrirCajon: () => ({ empresa: makeHoja().empresa }),
  },
});
