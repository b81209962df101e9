import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';

import { abrirSiPuede } from './cajon/abrirSiPuede';
import type { Deps } from './deps';
import { exigirCuentas } from './exigirCuentas';
import { codificar, conPulso, enCopias } from './escpos/codificar';
import { conTrama, tramaDe } from './escpos/trama';
import type { Puesto } from './impresoras/elegirImpresoras';
import { idDe, imprimir } from './impresoras/imprimir';
import { comandaLayout } from '@comanda/shared/domain/papel/comandaLayout';
import { hojaCajaLayout } from '@comanda/shared/domain/papel/hojaCajaLayout';
import type { RenglonDeTicket } from '@comanda/shared/domain/papel/renglones';
import { ticketLayout } from '@comanda/shared/domain/papel/ticketLayout';

export const imprimirRoutes: FastifyPluginAsync<Deps> = async (app, { impresoras, cajon }) => {
  exponer(app, impresionCalls.imprimirTicket, async ({ entrada, ...peticion }) => {
    const puesto = impresoras.deCaja();
    const { impresora, perfil } = puesto;
    const renglones = ticketLayout(entrada, exigirCuentas(entrada), Number(perfil.columnas));
    const bytes = papelesDe(puesto, renglones, entrada.logo ?? '');
    const pedido = { ...peticion, id: idDe(entrada.secuencial) };
    if (!entrada.cajon) return imprimir(impresora, bytes, pedido);
    const { boleto } = entrada;
    const { fallo, usar } = abrirSiPuede({ cajon, boleto, log: peticion.request.log });
    if (fallo === null) return usar(() => imprimir(impresora, conPulso(perfil, bytes), pedido));
    return { ...(await imprimir(impresora, bytes, pedido)), cajon: fallo };
  });

  exponer(app, impresionCalls.imprimirComanda, ({ entrada, ...peticion }) => {
    const suyo = impresoras.deEstacion(entrada.estacion);
    const id = idDe(`comanda-${entrada.estacion}-${entrada.orden}`);
    const renglones = comandaLayout(entrada, Number(suyo.perfil.columnas));
    return imprimir(suyo.impresora, papelesDe(suyo, renglones), { ...peticion, id });
  });

  exponer(app, papelDeCajaCalls.imprimirHojaCaja, ({ entrada, ...peticion }) => {
    const puesto = impresoras.deCaja();
    const renglones = hojaCajaLayout(entrada, Number(puesto.perfil.columnas));
    const id = idDe(`caja-${entrada.titulo}`);
    return imprimir(puesto.impresora, papelesDe(puesto, renglones), { ...peticion, id });
  });
};

/** What that printer gets for those lines, as often as it is to print them. */
function papelesDe(
  { perfil }: Puesto,
  renglones: readonly RenglonDeTicket[],
  logo = '',
): Uint8Array {
  return enCopias(perfil, conLogo(logo, codificar(renglones, perfil), Number(perfil.columnas)));
}

function conLogo(logo: string, bytes: Uint8Array, columnas: number): Uint8Array {
  const trama = tramaDe(logo, columnas);
  return trama ? conTrama(trama, bytes) : bytes;
}
