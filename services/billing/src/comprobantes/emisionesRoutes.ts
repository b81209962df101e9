import type { FastifyPluginAsync } from 'fastify';

import {
  documentosCalls,
  type EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import {
  ELECCION_MAXIMA,
  EMISIONES_POR_PAGINA,
  emisionesCalls,
} from '@comanda/shared/contracts/facturacion/emisiones';
import { aCentavos, aDolares, sumar } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { corteDePagina } from '@comanda/kit/http/corte';
import { exponer } from '@comanda/kit/http/exponer';
import { archivoDeHoja, FILAS_DE_TANDA, porPaginas } from '@comanda/kit/hojas/hoja';

import { conciliacionRepository } from '../conciliacion/conciliacionRepository';
import { correosRepository } from '../correo/correosRepository';

import type { Deps } from '../deps';
import type { EnElDia } from '../domain/validarDocumento';
import { leyDe } from '../empresas/empresaRow';
import { empresasRepository } from '../empresas/empresasRepository';

import { seRenumera } from './correccion';
import { toDetalle, toEmision } from './emisionRow';
import { columnasDeEmisiones, nombreDeHoja } from './emisionesHoja';
import { emisionesRepository, type FilaEmision, type FilaExportada } from './emisionesRepository';

/** The screen 'Facturas electrónicas': what was issued, and one document opened. */
export const emisionesRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  const { db, limiteDeEspera } = deps;
  const emisiones = emisionesRepository(db);
  const correos = correosRepository(db);
  const conciliacion = conciliacionRepository(db);
  const empresas = empresasRepository(db);

  /** Read where something of it may be issued with another number alone. */
  const leyDeHoy = async (
    empresa: EmpresaId,
    filas: readonly FilaEmision[],
    ahora: Date,
  ): Promise<EnElDia | null> =>
    filas.some(seRenumera)
      ? { dia: fechaNegocio(ahora), ley: leyDe(await empresas.leer(empresa)) }
      : null;

  exponer(app, emisionesCalls.consultarEmisiones, async ({ empresa, entrada, ahora }) => {
    const { empresa: nombre, orden = 'fecha', desc = true, sin_sumas, ...filtro } = entrada;
    const corte = { ...corteDePagina(entrada, EMISIONES_POR_PAGINA), orden, desc };
    const [filas, estados] = await Promise.all([
      emisiones.pagina(empresa, filtro, corte),
      sin_sumas === true ? [] : emisiones.resumen(empresa, filtro),
    ]);
    const claves = filas.map(({ clave_acceso }) => clave_acceso);
    const [ultimos, hallazgos, hoy] = await Promise.all([
      correos.ultimos(empresa, claves),
      conciliacion.deClaves(empresa, claves),
      leyDeHoy(empresa, filas, ahora),
    ]);
    const contexto = { empresa: nombre, prefijo: app.prefix, limite: limiteDeEspera(ahora), hoy };
    const pedidos = deEstado(estados, filtro.estado);
    return {
      filas: filas.map((fila) => {
        const correo = ultimos.get(fila.clave_acceso) ?? null;
        const consta = hallazgos.get(fila.clave_acceso) ?? null;
        return toEmision(fila, { ...contexto, correo, consta });
      }),
      total: contar(pedidos.map(({ cuantos }) => cuantos)),
      suma: aDolares(sumar(pedidos.map(({ suma }) => aCentavos(Number(suma))))),
      estados: estados
        .filter(({ cuantos }) => cuantos > 0)
        .map(({ estado, cuantos }) => ({ estado, cuantos })),
    };
  });

  exponer(app, emisionesCalls.elegirEmisiones, async ({ empresa, entrada }) => {
    const filas = await emisiones.elegir(empresa, entrada, ELECCION_MAXIMA + 1);
    return { filas: filas.slice(0, ELECCION_MAXIMA), hay_mas: filas.length > ELECCION_MAXIMA };
  });

  exponer(app, emisionesCalls.exportarEmisiones, async ({ empresa, entrada, ahora }) => {
    const { formato, ...filtro } = entrada;
    const pedidos = deEstado(await emisiones.resumen(empresa, filtro), filtro.estado);
    const siguientes = (tras?: FilaExportada) =>
      emisiones.siguientes(empresa, filtro, { tras: tras?.clave_acceso, filas: FILAS_DE_TANDA });
    const hoja = {
      nombre: nombreDeHoja(entrada, ahora),
      titulo: 'Documentos',
      columnas: columnasDeEmisiones(entrada.empresa, filtro.estado),
      paginas: porPaginas(siguientes, FILAS_DE_TANDA),
      total: contar(
        pedidos.map(({ cuantos, valen }) => (filtro.estado === 'ANULADA' ? cuantos : valen)),
      ),
    };
    return archivoDeHoja(hoja, formato);
  });

  exponer(app, documentosCalls.consultarDetalle, async ({ empresa, entrada, ahora }) => {
    const { clave, empresa: nombre } = entrada;
    const fila = await emisiones.abrir(empresa, clave);
    if (!fila) throw new AppError('NO_ENCONTRADO', { clave });
    const [ultimos, intentos, hallazgos, hoy] = await Promise.all([
      correos.ultimos(empresa, [clave]),
      emisiones.intentos(empresa, clave),
      conciliacion.deClaves(empresa, [clave]),
      leyDeHoy(empresa, [fila], ahora),
    ]);
    const correo = ultimos.get(clave) ?? null;
    const contexto = { empresa: nombre, prefijo: app.prefix, limite: limiteDeEspera(ahora), hoy };
    const consta = hallazgos.get(clave) ?? null;
    const emision = toEmision(fila, { ...contexto, correo, consta });
    return toDetalle(emision, fila, intentos);
  });
};

const deEstado = <R extends { estado: EstadoComprobante }>(
  estados: readonly R[],
  cual: EstadoComprobante | undefined,
) => estados.filter(({ estado }) => (cual ?? estado) === estado);

const contar = (cuantos: readonly number[]): number => cuantos.reduce((suma, uno) => suma + uno, 0);
