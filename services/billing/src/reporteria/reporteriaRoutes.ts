import type { FastifyPluginAsync } from 'fastify';

import {
  DOCUMENTOS_POR_PAGINA,
  reporteriaCalls as calls,
} from '@comanda/shared/contracts/reportes/reporteria';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { periodoDelMes } from '@comanda/shared/domain/texto/periodo';
import { corteDePagina } from '@comanda/kit/http/corte';
import { exponer } from '@comanda/kit/http/exponer';
import { empresasPermitidas, type EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';
import { empresasRepository } from '../empresas/empresasRepository';
import { crearRides } from '../ride/ride';

import { atsDelMes } from './ats';
import { comprobantesZip } from './comprobantesZip';
import { documentosRepository } from './documentosRepository';
import { hojaDetras } from './detrasHoja';
import { mesPedido } from './mesDelRuc';
import { mesRepository, type CifraDelMes } from './mesRepository';
import { toDocumentoDelMes } from './mesRow';

/** The screen 'Reporteria': what a company issued in a month, for whoever declares it. */
export const reporteriaRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const meses = mesRepository(db);
  const documentos = documentosRepository(db);
  const empresas = empresasRepository(db);

  exponer(app, calls.resumenDelMes, ({ caller, empresa, entrada: { mes, de } }) =>
    mesPedido(
      { meses, empresas },
      {
        empresa,
        periodo: periodoDelMes(mes),
        vistas: empresasPermitidas(caller, 'reportes'),
        todo: de === 'RUC',
      },
    ),
  );

  exponer(app, calls.documentosDetras, async ({ empresa, entrada }) => {
    const { total, suma, filas } = await meses.detras(empresa, periodoDelMes(entrada.mes), {
      cifra: cifraDe(entrada),
      corte: corteDePagina(entrada, DOCUMENTOS_POR_PAGINA),
    });
    return { filas: filas.map(toDocumentoDelMes), total, suma: aDolares(centavos(suma)) };
  });

  exponer(app, calls.exportarDocumentos, ({ empresa, entrada }) =>
    hojaDetras(meses, {
      empresa,
      periodo: periodoDelMes(entrada.mes),
      cifra: cifraDe(entrada),
      formato: entrada.formato,
    }),
  );

  exponer(app, calls.descargarAts, ({ empresa, entrada: { mes, formato } }) =>
    atsDelMes(documentos, empresa, { mes, formato }),
  );

  exponer(
    app,
    calls.descargarComprobantes,
    async ({ empresa, entrada, request: { log }, ahora }) => {
      const { mes, ride = false } = entrada;
      return comprobantesZip(documentos, {
        empresa,
        log,
        nombre: `comprobantes-${mes ?? fechaNegocio(ahora)}`,
        claves: entrada.claves ? [...new Set(entrada.claves)] : await clavesDe(empresa, mes ?? ''),
        ride: ride ? await crearRides(empresas, empresa) : null,
      });
    },
  );

  /** What is of tests declares nothing. */
  const clavesDe = async (empresa: EmpresaId, mes: string) =>
    (await documentos.claves(empresa, periodoDelMes(mes)))
      .filter(({ concepto }) => concepto !== 'PRUEBAS')
      .map(({ clave_acceso }) => clave_acceso);
};

type Pedida = Omit<CallEntrada<typeof calls.exportarDocumentos>, 'formato' | 'empresa' | 'mes'>;

const cifraDe = ({ concepto, figura = 'total', tarifas }: Pedida): CifraDelMes => ({
  concepto,
  figura,
  tarifas: tarifas?.split(',').map(Number) ?? null,
});
