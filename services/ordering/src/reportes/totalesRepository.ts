import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import type { Corte } from '@comanda/kit/http/corte';
import { deUnMomento, enEmpresa, type Db } from '@comanda/kit/base/db';
import { porPaginas } from '@comanda/kit/hojas/hoja';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { horaDeCorte } from '../caja/diaDeNegocio';
import type { Database } from '../db/schema';

import type {
  ConsultaDeReporte,
  DiaDeFigura,
  ReporteLeidoDeBase,
  TotalesLeidos,
  TotalDeReporteRow,
} from './consulta';
import {
  detrasDe,
  enTandas,
  ventasSiguientes,
  type CifraPedida,
  type VentaDetrasRow,
} from './detras';
import { nombresDeFilas } from './nombres';
import { FIGURA_POR_DIA, VENTAS_POR_PRODUCTO, REPORTE } from './totalesSql';

import type { PoolClient } from 'pg';

/** What sales add up to; of one company, and one who sold where one is named. */
export function totalesRepository(db: Db<Database>) {
  return {
    /** `consultaDe`: what is asked for, which may be of the business day. */
    reporte: (
      empresa: EmpresaId,
      consultaDe: (hoy: string) => ConsultaDeReporte,
      ahora: Date,
    ): Promise<ReporteLeidoDeBase> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const horaCorte = await horaDeCorte(client, empresa);
        const hoy = fechaNegocio(ahora, horaCorte);
        const consulta = consultaDe(hoy);
        const { rows: filas } = await client.query<TotalDeReporteRow>(
          REPORTE,
          valores(empresa, consulta),
        );
        const nombres = await nombresDeFilas(client, empresa, filas);
        return { filas, nombres, consulta, hoy, horaCorte };
      }),

    productos: (empresa: EmpresaId, consulta: ConsultaDeReporte): Promise<TotalesLeidos> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { rows: filas } = await client.query<TotalDeReporteRow>(
          VENTAS_POR_PRODUCTO,
          valores(empresa, consulta),
        );
        return { filas, nombres: await nombresDeFilas(client, empresa, filas) };
      }),

    /** A figure by day, and a page of the sales behind it; of one moment, so that they add up to it. */
    detras: (
      empresa: EmpresaId,
      cifra: CifraPedida,
      corte: Corte,
    ): Promise<{ dias: DiaDeFigura[]; ventas: VentaDetrasRow[] }> =>
      deUnMomento(db, empresa, async ({ client }) => {
        const dias = await diasDe(client, empresa, cifra);
        return { dias, ventas: await detrasDe(client, empresa, { cifra, dias, corte }) };
      }),

    /** A figure by day. */
    diasDeFigura: (empresa: EmpresaId, cifra: CifraPedida): Promise<DiaDeFigura[]> =>
      enEmpresa(db, empresa, ({ client }) => diasDe(client, empresa, cifra)),

    /** The sales of those days behind a figure, some at a time. */
    async *ventasDeFigura(
      empresa: EmpresaId,
      cifra: CifraPedida,
      { dias, filas }: { dias: readonly DiaDeFigura[]; filas: number },
    ): AsyncGenerator<readonly VentaDetrasRow[]> {
      for (const tanda of enTandas(dias, filas)) {
        const leer = (tras?: VentaDetrasRow) =>
          enEmpresa(db, empresa, ({ client }) =>
            ventasSiguientes(client, empresa, { cifra, filas, dias: tanda, tras: tras?.id }),
          );
        yield* porPaginas(leer, filas);
      }
    },
  };
}

async function diasDe(
  client: PoolClient,
  empresa: EmpresaId,
  cifra: CifraPedida,
): Promise<DiaDeFigura[]> {
  const { rows } = await client.query<DiaDeFigura>(FIGURA_POR_DIA, [
    ...valores(empresa, cifra),
    cifra.concepto,
    cifra.clave,
    cifra.dia_semana,
  ]);
  return rows;
}

const valores = (empresa: EmpresaId, { periodo, anterior, usuario }: ConsultaDeReporte) => [
  empresa,
  periodo.desde,
  periodo.hasta,
  anterior.desde,
  anterior.hasta,
  usuario,
];
