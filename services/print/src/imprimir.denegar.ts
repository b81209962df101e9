import { otroBoleto, otroVinculo } from '@comanda/kit/testing/cajon';
import { declarar } from '@comanda/kit/testing/denegar';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';

import { makeComanda } from '@comanda/shared/domain/papel/testing/comandas';
import { makeHoja } from '@comanda/shared/domain/papel/testing/hojas';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

const { empresa } = makeHoja();

export const denegar = declarar({ ...papelDeCajaCalls, ...impresionCalls })({
  quienes: `
llamada            area  empresa  quienes
imprimirTicket     -     -        publico
imprimirComanda    -     -        publico
imprimirHojaCaja   -     -        publico
abrirCajon         -     -        publico
estadoDeImpresion  -     -        publico
vincularImpresion  -     -        publico`,
  entradas: {
    imprimirTicket: () => makeTicket(),
    imprimirComanda: () => makeComanda(),
    imprimirHojaCaja: () => makeHoja(),
    abrirCajon: () => ({ empresa, boleto: otroBoleto() }),
    estadoDeImpresion: () => ({}),
    vincularImpresion: otroVinculo,
  },
});
