import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { conNumero } from '@comanda/kit/base/conNumero';
import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';

import type { Deps } from '../deps';
import { comprobantesRepository } from '../documento/comprobantesRepository';
import { estadoDeDocumento } from '../documento/estadoDeDocumento';

import { defectoDeComprador } from './correccion';
import { correccionesRepository } from './correccionesRepository';
import { renumeracionesRepository } from './renumeracionesRepository';

/** A refused invoice with its buyer put right, or with another number. */
export const correccionesRoutes: FastifyPluginAsync<Deps> = async (app, { db, entrega }) => {
  const comprobantes = comprobantesRepository(db);
  const correcciones = correccionesRepository(db);
  const renumeraciones = renumeracionesRepository(db);

  exponer(app, documentosCalls.corregirComprobante, async ({ caller, empresa, entrada, ahora }) => {
    const { clave, empresa: _empresa, cedula, ...datos } = entrada;
    const comprador = { ...datos, identificacion: cedula };
    const total = await comprobantes.total(empresa, clave);
    if (total === undefined) throw new AppError('NO_ENCONTRADO', { clave });
    const defecto = defectoDeComprador(comprador, aCentavos(Number(total)));
    if (defecto) throw enCampo(defecto, 'cedula', { detalle: { clave } });

    const hecha = await correcciones.corregir(empresa, {
      clave,
      comprador,
      por: caller,
      ahora,
    });
    if (!hecha) throw new AppError('COMPROBANTE_NO_CORREGIBLE', { clave });
    await entrega.apurar(empresa, clave);
    return estadoDeDocumento(comprobantes, empresa, clave);
  });

  exponer(app, documentosCalls.emitirConOtroNumero, async ({ caller, empresa, entrada, ahora }) => {
    const { clave } = entrada;
    const hecho = await conNumero(
      renumeraciones.renumerar(empresa, { clave, hoy: fechaNegocio(ahora), por: caller, ahora }),
    );
    if (!hecho) throw new AppError('NO_ENCONTRADO', { clave });
    if (hecho.motivo === 'SERIE_DE_OTRA_EMPRESA')
      throw new AppError('SERIE_DE_OTRA_EMPRESA', { clave });
    if (hecho.motivo === 'NO_DE_HOY')
      throw enCampo('COMPROBANTE_NO_RENUMERABLE', 'clave', { msg: hecho.falta });
    if (hecho.motivo) throw new AppError('COMPROBANTE_NO_RENUMERABLE', { clave });
    await entrega.apurar(empresa, hecho.clave);
    return estadoDeDocumento(comprobantes, empresa, hecho.clave);
  });
};
