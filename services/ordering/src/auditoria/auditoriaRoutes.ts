import type { FastifyPluginAsync } from 'fastify';

import {
  AUDITORIA_POR_PAGINA,
  auditoriaCalls as calls,
  type HechoAuditado,
} from '@comanda/shared/contracts/admin/auditoria';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { exponer } from '@comanda/kit/http/exponer';
import { archivoDeHoja, FILAS_DE_TANDA, porPaginas } from '@comanda/kit/hojas/hoja';

import type { Deps } from '../deps';

import { COLUMNAS_DE_AUDITORIA } from './auditoriaHoja';
import { auditoriaRepository } from './auditoriaRepository';

type Entrada = Omit<CallEntrada<typeof calls.exportarAuditoria>, 'formato'>;

/** Who did what: of the Administrador, about their own companies. */
export const auditoriaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const auditoria = auditoriaRepository(db);

  exponer(app, calls.listarAuditoria, async ({ empresa, entrada }) => {
    const filas = AUDITORIA_POR_PAGINA;
    // one more than is sent: whether there are more is known without asking again
    const pedida = { tras: entrada.tras, filas: filas + 1 };
    const leidas = await auditoria.listar(empresa, filtroDe(entrada), pedida);
    return { filas: leidas.slice(0, filas), hay_mas: leidas.length > filas };
  });

  exponer(app, calls.exportarAuditoria, async ({ empresa, entrada, ahora }) => {
    const siguientes = (tras?: HechoAuditado) =>
      auditoria.listar(empresa, filtroDe(entrada), { tras: tras?.id, filas: FILAS_DE_TANDA });
    const hoja = {
      nombre: `auditoria-${fechaNegocio(ahora)}`,
      titulo: 'Auditoría',
      total: null,
      columnas: COLUMNAS_DE_AUDITORIA,
      paginas: porPaginas(siguientes, FILAS_DE_TANDA),
    };
    return archivoDeHoja(hoja, entrada.formato);
  });

  exponer(app, calls.listarResponsables, ({ empresa }) => auditoria.responsables(empresa));
};

function filtroDe(entrada: Entrada) {
  const { usuario, accion, ventas, sesiones, busca, fecha_ini: desde, fecha_fin: hasta } = entrada;
  return {
    usuario,
    accion,
    ventas: ventas === 'si',
    sesiones: sesiones !== 'no',
    busca,
    desde,
    hasta,
  };
}
