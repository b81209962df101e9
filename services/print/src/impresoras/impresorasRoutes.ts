import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { impresorasCalls } from '@comanda/shared/contracts/caja/impresoras';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Deps } from '../deps';
import { codificar } from '../escpos/codificar';
import { pruebaLayout } from './pruebaLayout';

import { idDe, imprimir } from './imprimir';

/** How the printers of this till are, and that they are changed. */
export const impresorasRoutes: FastifyPluginAsync<Deps> = async (app, { impresoras, cajon }) => {
  exponer(app, impresorasCalls.leerImpresoras, async () => impresoras.ajustes());

  exponer(app, impresorasCalls.guardarImpresora, async ({ entrada, request }) => {
    const { origin = '' } = request.headers; // a page of the product, as the hook of the app has looked
    if (origin === '') throw new AppError('ORIGEN_NO_PERMITIDO', { origin });
    const { presente, ...cambio } = entrada;
    cajon.exigirCambio(cambio, presente);
    const { puesto, version, ...ajuste } = cambio;
    const ajustes = impresoras.cambiar(version, puesto, ajuste);
    request.log.info({ puesto, destino: ajuste.direccion }, 'a printer was changed');
    return ajustes;
  });

  exponer(app, impresorasCalls.probarImpresora, ({ entrada: { puesto }, ...peticion }) => {
    const { impresora, perfil } =
      puesto === '' ? impresoras.deCaja() : impresoras.deEstacion(puesto);
    const renglones = pruebaLayout({ puesto, destino: impresora.destino, perfil });
    return imprimir(impresora, codificar(renglones, perfil), { ...peticion, id: idDe('prueba') });
  });
};
