import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';

import { correosRepository } from '../correo/correosRepository';

import type { Deps } from '../deps';

import { toDetalle, toEmision } from './emisionRow';
import { emisionesRepository } from './emisionesRepository';

/** The screen 'Facturas electronicas': what was issued, and one document opened. */
export const emisionesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const emisiones = emisionesRepository(db);
  const correos = correosRepository(db);

  exponer(app, documentosCalls.consultarEmisiones, async ({ empresa, entrada }) => {
    const filas = await emisiones.buscar(empresa, entrada.ruc.replace(/\s/g, ''));
    const ultimos = await correos.ultimos(
      empresa,
      filas.map(({ clave_acceso }) => clave_acceso),
    );
    return filas.map((fila) => {
      const correo = ultimos.get(fila.clave_acceso) ?? null;
      return toEmision(fila, { empresa: entrada.empresa, prefijo: app.prefix, correo });
    });
  });

  exponer(app, documentosCalls.consultarDetalle, async ({ empresa, entrada }) => {
    const { clave, empresa: nombre } = entrada;
    const fila = await emisiones.abrir(empresa, clave);
    if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
    const [ultimos, intentos] = await Promise.all([
      correos.ultimos(empresa, [clave]),
      emisiones.intentos(empresa, clave),
    ]);
    const correo = ultimos.get(clave) ?? null;
    const emision = toEmision(fila, { empresa: nombre, prefijo: app.prefix, correo });
    return toDetalle(emision, fila, intentos);
  });
};
