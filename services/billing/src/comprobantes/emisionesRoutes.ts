import type { FastifyPluginAsync } from 'fastify';

import { documentosCalls } from '@comanda/shared/contracts/documentos';
import {
  ELECCION_MAXIMA,
  EMISIONES_POR_PAGINA,
  emisionesCalls,
} from '@comanda/shared/contracts/emisiones';
import { aCentavos, aDolares, sumar } from '@comanda/shared/domain/dinero';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';

import { correosRepository } from '../correo/correosRepository';

import type { Deps } from '../deps';

import { toDetalle, toEmision, toExportada } from './emisionRow';
import { emisionesRepository } from './emisionesRepository';

/** Of an export, at a time. */
const FILAS_DE_EXPORTACION = 1_000;

/** The screen 'Facturas electronicas': what was issued, and one document opened. */
export const emisionesRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const emisiones = emisionesRepository(db);
  const correos = correosRepository(db);

  exponer(app, emisionesCalls.consultarEmisiones, async ({ empresa, entrada }) => {
    const { empresa: nombre, pagina = 1, filas: porPagina = EMISIONES_POR_PAGINA } = entrada;
    const { orden = 'fecha', desc = true, ...filtro } = entrada;
    const corte = { desde: (pagina - 1) * porPagina, filas: porPagina, orden, desc };
    const [filas, estados] = await Promise.all([
      emisiones.pagina(empresa, filtro, corte),
      emisiones.resumen(empresa, filtro),
    ]);
    const claves = filas.map(({ clave_acceso }) => clave_acceso);
    const ultimos = await correos.ultimos(empresa, claves);
    const listados = estados.filter(({ estado }) => (filtro.estado ?? estado) === estado);
    return {
      filas: filas.map((fila) => {
        const correo = ultimos.get(fila.clave_acceso) ?? null;
        return toEmision(fila, { empresa: nombre, prefijo: app.prefix, correo });
      }),
      total: listados.reduce((suma, { cuantos }) => suma + cuantos, 0),
      suma: aDolares(sumar(listados.map(({ suma }) => aCentavos(Number(suma))))),
      estados: estados.map(({ estado, cuantos }) => ({ estado, cuantos })),
    };
  });

  exponer(app, emisionesCalls.elegirEmisiones, async ({ empresa, entrada }) => {
    const filas = await emisiones.elegir(empresa, entrada, ELECCION_MAXIMA + 1);
    return { filas: filas.slice(0, ELECCION_MAXIMA), hay_mas: filas.length > ELECCION_MAXIMA };
  });

  exponer(app, emisionesCalls.exportarEmisiones, async ({ empresa, entrada }) => {
    const { tras, ...filtro } = entrada;
    // one more than is sent: whether there are more is known without asking again
    const filas = await emisiones.siguientes(empresa, filtro, {
      tras,
      filas: FILAS_DE_EXPORTACION + 1,
    });
    return {
      filas: filas.slice(0, FILAS_DE_EXPORTACION).map(toExportada),
      hay_mas: filas.length > FILAS_DE_EXPORTACION,
    };
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
