import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Deps } from '../deps';
import { conPulso } from '../escpos/codificar';
import { idDe, imprimir } from '../impresoras/imprimir';

import { abrir } from './abrirSiPuede';

/** The drawer, and whose word opens it. */
export const cajonRoutes: FastifyPluginAsync<Deps> = async (app, { impresoras, cajon }) => {
  exponer(app, papelDeCajaCalls.abrirCajon, async ({ entrada, ...peticion }) => {
    const usar = abrir({ cajon, boleto: entrada.boleto, log: peticion.request.log });
    const { impresora, perfil } = impresoras.deCaja();
    return usar(() => imprimir(impresora, conPulso(perfil), { ...peticion, id: idDe('cajon') }));
  });

  exponer(app, papelDeCajaCalls.estadoDeImpresion, async ({ ahora }) => ({
    reloj: ahora.toISOString(),
    vinculos: cajon.vinculos().map(({ empresa, impresion }) => ({ empresa, impresion })),
  }));

  exponer(app, papelDeCajaCalls.vincularImpresion, async ({ entrada, request }) => {
    // a page of the product brings it; the hook of the app has looked whether this one is
    const { origin = '' } = request.headers;
    if (origin === '') throw new AppError('ORIGEN_NO_PERMITIDO', { origin });
    cajon.vincular(entrada);
    const { empresa, impresion } = entrada.vinculo;
    request.log.info({ empresa, impresion }, 'paired: the drawer opens with a right alone');
    return { impresion };
  });
};
