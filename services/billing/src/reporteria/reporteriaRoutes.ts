import type { FastifyPluginAsync } from 'fastify';

import {
  DOCUMENTOS_POR_PAGINA,
  reporteriaCalls as calls,
} from '@comanda/shared/contracts/reporteria';
import { aDolares, centavos } from '@comanda/shared/domain/dinero';
import { periodoDelMes } from '@comanda/shared/domain/periodo';
import { exponer } from '@comanda/kit/exponer';

import type { Deps } from '../deps';

import { mesRepository } from './mesRepository';
import { toDocumentoDelMes, toMes } from './mesRow';

/** The screen 'Reporteria': what a company issued in a month, for whoever declares it. */
export const reporteriaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const meses = mesRepository(db);

  exponer(app, calls.resumenDelMes, async ({ empresa, entrada: { mes } }) =>
    toMes(await meses.resumen(empresa, periodoDelMes(mes))),
  );

  exponer(app, calls.documentosDetras, async ({ empresa, entrada }) => {
    const { mes, concepto, figura = 'total', tarifas, pagina = 1 } = entrada;
    const { filas: porPagina = DOCUMENTOS_POR_PAGINA } = entrada;
    const { total, suma, filas } = await meses.detras(empresa, periodoDelMes(mes), {
      cifra: { concepto, figura, tarifas: tarifas?.split(',').map(Number) ?? null },
      corte: { filas: porPagina, desde: (pagina - 1) * porPagina },
    });
    return { filas: filas.map(toDocumentoDelMes), total, suma: aDolares(centavos(suma)) };
  });
};
