import type { FastifyPluginAsync } from 'fastify';

import { AUDITORIA_POR_PAGINA, auditoriaCalls as calls } from '@comanda/shared/contracts/auditoria';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { exponer } from '@comanda/kit/exponer';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Deps } from '../deps';

import { auditoriaRepository } from './auditoriaRepository';

/** Of an export, at a time. */
const FILAS_DE_EXPORTACION = 1_000;

type Entrada = CallEntrada<typeof calls.listarAuditoria>;

/** Who did what (issue 14): of the Administrador, about their own companies. */
export const auditoriaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const auditoria = auditoriaRepository(db);

  const pagina = async (empresa: EmpresaId, entrada: Entrada, filas: number) => {
    const { usuario, accion, ventas, fecha_ini: desde, fecha_fin: hasta, tras } = entrada;
    const filtro = { usuario, accion, ventas: ventas === 'si', desde, hasta };
    // one more than is sent: whether there are more is known without asking again
    const leidas = await auditoria.listar(empresa, filtro, { tras, filas: filas + 1 });
    return { filas: leidas.slice(0, filas), hay_mas: leidas.length > filas };
  };

  exponer(app, calls.listarAuditoria, ({ empresa, entrada }) =>
    pagina(empresa, entrada, AUDITORIA_POR_PAGINA),
  );
  exponer(app, calls.exportarAuditoria, ({ empresa, entrada }) =>
    pagina(empresa, entrada, FILAS_DE_EXPORTACION),
  );
  exponer(app, calls.listarResponsables, ({ empresa }) => auditoria.responsables(empresa));
};
