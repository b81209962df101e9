import type { FastifyPluginAsync } from 'fastify';

import {
  EMITIDOS_POR_PAGINA,
  emitidosCalls as calls,
} from '@comanda/shared/contracts/reportes/emitidos';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { AppError } from '@comanda/shared/errors/AppError';
import { corteDePagina } from '@comanda/kit/http/corte';
import { exponer } from '@comanda/kit/http/exponer';
import { archivoDeHoja, FILAS_DE_TANDA, porPaginas } from '@comanda/kit/hojas/hoja';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';

import { emitidoRepository } from './emitidoRepository';
import { toEmitido, toEmitidoFila, toEmitidoLinea } from './emitidoRow';
import { columnasDeVentas } from './emitidosHoja';
import { emitidosRepository, type FilaEmitido } from './emitidosRepository';
import type { FiltroDeEmitidos } from './filtroEmitidos';

type Pedida = Pick<
  CallEntrada<typeof calls.listarEmitidos>,
  'empresa' | 'busqueda' | 'forma_pago' | 'estado' | 'usuario' | 'pagina' | 'filas'
>;

/** The screen 'Emitidos': what was sold, and one sale opened. */
export const emitidosRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const emitidos = emitidosRepository(db);
  const emitido = emitidoRepository(db);

  const paginaDe = async (
    empresa: EmpresaId,
    pedida: Pedida,
    { ahora, ...dias }: Dias & { ahora: Date },
  ) => {
    const corte = { ...corteDePagina(pedida, EMITIDOS_POR_PAGINA), ahora };
    const leida = await emitidos.pagina(empresa, { ...pedida, ...dias }, corte);
    const { suma, ...cuenta } = leida.cuenta;
    return {
      filas: leida.filas.map(toEmitidoFila(pedida.empresa)),
      ...cuenta,
      suma: suma === null ? null : aDolares(centavos(suma)),
      hoy: leida.hoy,
      usuarios: leida.usuarios,
    };
  };

  exponer(app, calls.listarEmitidosDelDia, ({ empresa, entrada, ahora }) =>
    paginaDe(empresa, entrada, { desde: entrada.fecha, hasta: entrada.fecha, ahora }),
  );

  exponer(app, calls.listarEmitidos, ({ empresa, entrada, ahora }) =>
    paginaDe(empresa, entrada, { ...diasDe(entrada), ahora }),
  );

  exponer(app, calls.exportarEmitidos, async ({ empresa, entrada }) => {
    const filtro = { ...entrada, ...diasDe(entrada) };
    const siguientes = (tras?: FilaEmitido) =>
      emitidos.siguientes(empresa, filtro, { tras: tras?.id, filas: FILAS_DE_TANDA });
    const hoja = {
      nombre: `ventas-${filtro.desde}-a-${filtro.hasta}`,
      titulo: 'Ventas',
      columnas: columnasDeVentas(entrada.empresa),
      paginas: porPaginas(siguientes, FILAS_DE_TANDA),
      total: await emitidos.cuantas(empresa, filtro),
    };
    return archivoDeHoja(hoja, entrada.formato);
  });

  exponer(app, calls.consultarEmitido, async ({ empresa, entrada, ahora }) => {
    const abierto = await emitido.abrir(empresa, entrada.editar, ahora);
    if (!abierto) throw new AppError('NO_ENCONTRADO', entrada);
    return toEmitido(abierto, entrada.empresa);
  });

  exponer(app, ventasCalls.listarEmitido, async ({ empresa, entrada }) => {
    const filas = await emitido.lineas(empresa, entrada.secuencia);
    if (filas.length === 0) throw new AppError('NO_ENCONTRADO', entrada);
    return filas.map(toEmitidoLinea(entrada.empresa));
  });
};

type Dias = Pick<FiltroDeEmitidos, 'desde' | 'hasta'>;

const diasDe = ({ fecha_ini, fecha_fin }: { fecha_ini: string; fecha_fin: string }): Dias => ({
  desde: fecha_ini,
  hasta: fecha_fin,
});
