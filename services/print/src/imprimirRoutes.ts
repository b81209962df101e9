import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';

import { abrirSiPuede } from './cajon/abrirSiPuede';
import type { Deps } from './deps';
import { codificar, conPulso } from './escpos/codificar';
import { conTrama, tramaDe } from './escpos/trama';
import { llaveDeEstacion } from './impresoras/elegirImpresoras';
import { idDe, imprimir } from './impresoras/imprimir';
import { comandaLayout } from './tickets/comandaLayout';
import { cuentasDeTicket } from './tickets/cuentasDeTicket';
import { hojaCajaLayout } from './tickets/hojaCajaLayout';
import { ticketLayout } from './tickets/ticketLayout';

export const imprimirRoutes: FastifyPluginAsync<Deps> = async (
  app,
  { impresora, estaciones, cajon },
) => {
  exponer(app, impresionCalls.imprimirTicket, async ({ entrada, ...peticion }) => {
    const renglones = ticketLayout(entrada, cuentasDeTicket(entrada));
    const bytes = conLogo(entrada.logo ?? '', codificar(renglones));
    const pedido = { ...peticion, id: idDe(entrada.secuencial) };
    if (!entrada.cajon) return imprimir(impresora, bytes, pedido);
    const { fallo, usar } = abrirSiPuede(cajon, entrada.boleto);
    if (fallo === null) return usar(() => imprimir(impresora, conPulso(bytes), pedido));
    return { ...(await imprimir(impresora, bytes, pedido)), cajon: fallo };
  });

  exponer(app, impresionCalls.imprimirComanda, ({ entrada, ...peticion }) => {
    const suya = estaciones.get(llaveDeEstacion(entrada.estacion)) ?? impresora;
    const id = idDe(`comanda-${entrada.estacion}-${entrada.orden}`);
    return imprimir(suya, codificar(comandaLayout(entrada)), { ...peticion, id });
  });

  exponer(app, impresionCalls.imprimirHojaCaja, ({ entrada, ...peticion }) =>
    imprimir(impresora, codificar(hojaCajaLayout(entrada)), {
      ...peticion,
      id: idDe(`caja-${entrada.titulo}`),
    }),
  );
};

function conLogo(logo: string, bytes: Uint8Array): Uint8Array {
  const trama = tramaDe(logo);
  return trama ? conTrama(trama, bytes) : bytes;
}
