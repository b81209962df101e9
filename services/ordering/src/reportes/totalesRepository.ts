import { deUnMomento, enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import { diaDeNegocio } from '../caja/diaDeNegocio';
import type { Database } from '../db/schema';

import type { Consulta, Corte, DiaDeFigura, Leido, TotalRow } from './consulta';
import { detrasDe, type Cifra, type VentaDetrasRow } from './detras';
import { nombresDe } from './nombres';
import { FIGURA_POR_DIA, PRODUCTOS, REPORTE } from './totalesSql';

import type { PoolClient } from 'pg';

/** What sales add up to; of one company, and one who sold where one is named. */
export function totalesRepository(db: Db<Database>) {
  return {
    reporte: (
      empresa: EmpresaId,
      consulta: Consulta,
      ahora: Date,
    ): Promise<Leido & { hoy: string }> =>
      enEmpresa(db, empresa, async ({ client }) => ({
        ...(await leer(client, empresa, { texto: REPORTE, consulta })),
        hoy: await diaDeNegocio(client, empresa, ahora),
      })),

    productos: (empresa: EmpresaId, consulta: Consulta): Promise<Leido> =>
      enEmpresa(db, empresa, ({ client }) => leer(client, empresa, { texto: PRODUCTOS, consulta })),

    /** A figure by day, and a page of the sales behind it; of one moment, so that they add up to it. */
    detras: (
      empresa: EmpresaId,
      cifra: Cifra,
      corte: Corte,
    ): Promise<{ dias: DiaDeFigura[]; ventas: VentaDetrasRow[] }> =>
      deUnMomento(db, empresa, async ({ client }) => {
        const { rows: dias } = await client.query<DiaDeFigura>(FIGURA_POR_DIA, [
          ...valores(empresa, cifra),
          ...[cifra.concepto, cifra.clave, cifra.dia_semana],
        ]);
        return { dias, ventas: await detrasDe(client, empresa, { cifra, dias, corte }) };
      }),
  };
}

async function leer(
  client: PoolClient,
  empresa: EmpresaId,
  { texto, consulta }: { texto: string; consulta: Consulta },
): Promise<Leido> {
  const { rows: filas } = await client.query<TotalRow>(texto, valores(empresa, consulta));
  return { filas, nombres: await nombresDe(client, empresa, filas) };
}

const valores = (empresa: EmpresaId, { periodo, anterior, usuario }: Consulta) => [
  ...[empresa, periodo.desde, periodo.hasta, anterior.desde, anterior.hasta, usuario],
];
