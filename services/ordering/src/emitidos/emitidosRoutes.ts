import type { FastifyPluginAsync } from 'fastify';

import { EMITIDOS_POR_PAGINA, emitidosCalls as calls } from '@comanda/shared/contracts/emitidos';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { ventasCalls } from '@comanda/shared/contracts/ventas';
import { aDolares, centavos } from '@comanda/shared/domain/dinero';
import { AppError } from '@comanda/shared/errors/AppError';
import { exponer } from '@comanda/kit/exponer';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Deps } from '../deps';

import { emitidoRepository } from './emitidoRepository';
import { toEmitido, toEmitidoFila, toEmitidoLinea } from './emitidoRow';
import { emitidosRepository } from './emitidosRepository';
import type { Filtro } from './filtroEmitidos';

/** Of an export, at a time. */
const FILAS_DE_EXPORTACION = 1_000;

type Pedida = Pick<
  CallEntrada<typeof calls.listarEmitidos>,
  'empresa' | 'busqueda' | 'forma_pago' | 'estado' | 'usuario' | 'pagina' | 'filas'
>;

/** The screen 'Emitidos': what was sold, and one sale opened. */
export const emitidosRoutes: FastifyPluginAsync<Deps> = async (app, { db, reloj }) => {
  const emitidos = emitidosRepository(db);
  const emitido = emitidoRepository(db);

  const paginaDe = async (empresa: EmpresaId, pedida: Pedida, dias: Dias) => {
    const { pagina = 1, filas = EMITIDOS_POR_PAGINA } = pedida;
    const corte = { desde: (pagina - 1) * filas, filas, ahora: reloj() };
    const leida = await emitidos.pagina(empresa, { ...pedida, ...dias }, corte);
    const { suma, ...cuenta } = leida.cuenta;
    return {
      filas: leida.filas.map(toEmitidoFila(pedida.empresa)),
      ...cuenta,
      suma: suma === null ? null : aDolares(centavos(suma)),
      ...{ hoy: leida.hoy, usuarios: leida.usuarios },
    };
  };

  exponer(app, calls.listarEmitidosDelDia, ({ empresa, entrada }) =>
    paginaDe(empresa, entrada, { desde: entrada.fecha, hasta: entrada.fecha }),
  );

  exponer(app, calls.listarEmitidos, ({ empresa, entrada }) =>
    paginaDe(empresa, entrada, diasDe(entrada)),
  );

  exponer(app, calls.exportarEmitidos, async ({ empresa, entrada }) => {
    // one more than is sent: whether there are more is known without asking again
    const filas = await emitidos.siguientes(
      empresa,
      { ...entrada, ...diasDe(entrada) },
      { tras: entrada.tras, filas: FILAS_DE_EXPORTACION + 1 },
    );
    return {
      filas: filas.slice(0, FILAS_DE_EXPORTACION).map(toEmitidoFila(entrada.empresa)),
      hay_mas: filas.length > FILAS_DE_EXPORTACION,
    };
  });

  exponer(app, calls.consultarEmitido, async ({ empresa, entrada }) => {
    const abierto = await emitido.abrir(empresa, entrada.editar, reloj());
    if (!abierto) throw new AppError('NO_ENCONTRADO', entrada);
    return toEmitido(abierto, entrada.empresa);
  });

  exponer(app, ventasCalls.listarEmitido, async ({ empresa, entrada }) => {
    const filas = await emitido.lineas(empresa, entrada.secuencia);
    if (filas.length === 0) throw new AppError('NO_ENCONTRADO', entrada);
    return filas.map(toEmitidoLinea(entrada.empresa));
  });
};

type Dias = Pick<Filtro, 'desde' | 'hasta'>;

const diasDe = ({ fecha_ini, fecha_fin }: { fecha_ini: string; fecha_fin: string }): Dias => ({
  desde: fecha_ini,
  hasta: fecha_fin,
});
