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
import { empresasPermitidas, type Caller, type EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Deps } from '../deps';
import { empresasRepository } from '../empresas/empresasRepository';
import { crearRides } from '../ride/ride';

import { atsDelMes } from './ats';
import { comprobantesZip } from './comprobantesZip';
import { clavesDelMes, establecimientosVistos, type ClavesDeEmpresa } from './delRuc';
import { documentosRepository } from './documentosRepository';
import { clavesDeVarias, paginaDeVarias } from './detrasDelRuc';
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

  exponer(app, calls.documentosDetras, async ({ caller, empresa, entrada }) => {
    const { mes, de } = entrada;
    const periodo = periodoDelMes(mes);
    const cifra = cifraDe(entrada);
    const corte = corteDePagina(entrada, DOCUMENTOS_POR_PAGINA);
    const { total, suma, filas } =
      de === 'RUC'
        ? await paginaDeVarias(meses, {
            establecimientos: (await deQuienes({ caller, empresa, mes, de })).suyas,
            periodo,
            cifra,
            corte,
          })
        : await meses.detras(empresa, periodo, { cifra, corte });
    return { filas: filas.map(toDocumentoDelMes), total, suma: aDolares(centavos(suma)) };
  });

  exponer(app, calls.exportarDocumentos, async ({ caller, empresa, entrada }) => {
    const { mes, de, formato } = entrada;
    const { cual, suyas } = await deQuienes({ caller, empresa, mes, de });
    const claves = await clavesDeVarias(meses, {
      establecimientos: suyas,
      periodo: periodoDelMes(mes),
      cifra: cifraDe(entrada),
    });
    return hojaDetras(meses, {
      nombre: `documentos-${cual}`,
      claves,
      delRuc: de === 'RUC',
      formato,
    });
  });

  exponer(app, calls.descargarAts, async ({ caller, empresa, entrada: { mes, de, formato } }) => {
    const { partes, cual } = await delMes({ caller, empresa, mes, de });
    return atsDelMes(documentos, { nombre: `ats-ventas-${cual}`, partes, formato });
  });

  exponer(
    app,
    calls.descargarComprobantes,
    async ({ caller, empresa, entrada, request: { log }, ahora }) => {
      const { mes, de, claves, ride = false } = entrada;
      const { partes, cual } = mes
        ? await delMes({ caller, empresa, mes, de })
        : { partes: [], cual: fechaNegocio(ahora) };
      const pedidas = claves ? [{ empresa, claves: [...new Set(claves)] }] : partes.map(declaradas);
      return comprobantesZip(documentos, {
        log,
        nombre: `comprobantes-${cual}`,
        partes: await Promise.all(
          pedidas.map(async (parte) => ({
            ...parte,
            ride: ride ? await crearRides(empresas, parte.empresa) : null,
          })),
        ),
      });
    },
  );

  /** The company that is asked for or, of its RUC, those that the caller sees; and how a file of theirs is called. */
  async function deQuienes({ caller, empresa, mes, de }: DelMes) {
    const vistas = empresasPermitidas(caller, 'reportes');
    if (de !== 'RUC') return { cual: mes, suyas: vistas.filter(({ id }) => id === empresa) };
    const { ruc, suyas } = await establecimientosVistos(empresas, { empresa, vistas });
    return { cual: `${ruc}-${mes}`, suyas };
  }

  /** The documents of a month, of one company or of its RUC. */
  async function delMes(pedido: DelMes) {
    const { cual, suyas } = await deQuienes(pedido);
    const ids = suyas.map(({ id }) => id);
    return { cual, partes: await clavesDelMes(documentos, ids, periodoDelMes(pedido.mes)) };
  }
};

type DelMes = {
  caller: Caller;
  empresa: EmpresaId;
  mes: string;
  de: 'RUC' | undefined;
};

/** What is of tests declares nothing. */
const declaradas = ({ empresa, claves }: ClavesDeEmpresa) => ({
  empresa,
  claves: claves
    .filter(({ concepto }) => concepto !== 'PRUEBAS')
    .map(({ clave_acceso }) => clave_acceso),
});

type Pedida = Pick<CallEntrada<typeof calls.exportarDocumentos>, 'concepto' | 'figura' | 'tarifas'>;

const cifraDe = ({ concepto, figura = 'total', tarifas }: Pedida): CifraDelMes => ({
  concepto,
  figura,
  tarifas: tarifas?.split(',').map(Number) ?? null,
});
