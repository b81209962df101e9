import type { FastifyPluginAsync } from 'fastify';

import { cajaCalls as calls } from '@comanda/shared/contracts/caja/caja';
import { REPORTES_POR_PAGINA } from '@comanda/shared/contracts/reportes/reportes';
import { COLUMNAS_DE_MOVIMIENTOS } from '@comanda/shared/domain/hojas/columnasDeMovimientos';
import { corteDePagina } from '@comanda/kit/http/corte';
import { exponer } from '@comanda/kit/http/exponer';
import { archivoDeHoja, comoFilas, FILAS_DE_TANDA, porPaginas } from '@comanda/kit/hojas/hoja';
import { conMsg } from '@comanda/kit/http/respuesta';

import type { Deps } from '../deps';
import { comoVino } from '../sinLinea/loDicho';

import { cajasRepository } from './cajasRepository';
import { toMovimientoDeCaja, type MovimientoRow } from './movimientoRow';
import { movimientosRepository } from './movimientosRepository';

/** The drawer, and what comes to it or goes without a sale. */
export const cajaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const cajas = cajasRepository(db);
  const movimientos = movimientosRepository(db);

  exponer(app, calls.listarCaja, ({ caller, empresa }) => cajas.listar(empresa, caller.id));

  exponer(
    app,
    calls.listarMovimiento,
    async ({ empresa, entrada: { fecha, estado, ...resto }, ahora }) => {
      const filtro = { fecha, estado: estado || undefined, ahora };
      return (await movimientos.listar(empresa, filtro)).map(toMovimientoDeCaja(resto.empresa));
    },
  );

  exponer(app, calls.listarMovimientoAdmin, async ({ empresa, entrada }) => {
    const { fecha_ini: desde, fecha_fin: hasta, busqueda } = entrada;
    const corte = corteDePagina(entrada, REPORTES_POR_PAGINA);
    const hallados = await movimientos.entreDias(empresa, { desde, hasta, busqueda, corte });
    return {
      filas: hallados.filas.map(toMovimientoDeCaja(entrada.empresa)),
      total: hallados.total,
      ingreso: Number(hallados.ingreso),
      salida: Number(hallados.salida),
    };
  });

  exponer(app, calls.exportarMovimientos, async ({ empresa, entrada }) => {
    const { fecha_ini: desde, fecha_fin: hasta, busqueda } = entrada;
    const dias = { desde, hasta, busqueda };
    const { total } = await movimientos.entreDias(empresa, {
      ...dias,
      corte: { desde: 0, filas: 0 },
    });
    const siguientes = (tras?: MovimientoRow) =>
      movimientos.siguientes(empresa, dias, { tras, filas: FILAS_DE_TANDA });
    const hoja = {
      nombre: `movimientos-${desde}-a-${hasta}`,
      titulo: 'Movimientos',
      total,
      columnas: COLUMNAS_DE_MOVIMIENTOS,
      paginas: comoFilas(
        porPaginas(siguientes, FILAS_DE_TANDA),
        toMovimientoDeCaja(entrada.empresa),
      ),
    };
    return archivoDeHoja(hoja, entrada.formato);
  });

  exponer(app, calls.ingresarMovimiento, async ({ caller, empresa, entrada, ahora }) => {
    const { detalle, ingreso, salida, a_caja_fuerte, caja, movimiento_id } = entrada;
    const sale = a_caja_fuerte ? 'RETIRO' : 'SALIDA';
    const movimiento = {
      clave: movimiento_id ?? null,
      detalle,
      caja,
      monto: ingreso + salida,
      tipo: ingreso > 0 ? 'INGRESO' : sale,
      sinLinea: comoVino(entrada),
    } as const;
    const hecho = { usuario: caller, ahora };
    const fila = await movimientos.registrar(empresa, movimiento, hecho);
    return conMsg(toMovimientoDeCaja(entrada.empresa)(fila), 'Movimiento registrado');
  });

  exponer(app, calls.cambiarEstadoCaja, async ({ caller, empresa, entrada, ahora }) => {
    const { id, estado } = entrada;
    const hecho = { usuario: caller, ahora };
    const fila = await movimientos.cambiarEstado(empresa, { id, estado }, hecho);
    const msg = estado === 'N' ? 'Movimiento eliminado' : 'Movimiento activado';
    return conMsg(toMovimientoDeCaja(entrada.empresa)(fila), msg);
  });

  exponer(
    app,
    calls.actualizarCaja,
    async ({ caller, empresa, entrada: { cantidad, caja, periodo }, ahora }) => {
      const hecho = { usuario: caller, ahora };
      const apertura = { cantidad, caja, visto: periodo ?? null };
      const fila = await cajas.actualizar(empresa, apertura, hecho);
      return conMsg(fila, 'Caja actualizada');
    },
  );
};
