import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';
import type { ReportePorCorreo } from '@comanda/shared/contracts/suscripciones';
import { periodoAnterior, type Periodo } from '@comanda/shared/domain/periodo';

import { cuadresRepository } from '../caja/cuadres/cuadresRepository';
import type { Database } from '../db/schema';
import { armarReporte } from '../reportes/armarReporte';
import { totalesRepository } from '../reportes/totalesRepository';

import { papelDe, type NotasRow, type Papel } from './papel';

type DeQue = { que: ReportePorCorreo; empresa: string; periodo: Periodo; ahora: Date };

/** A report of a company, from the main database: a replica that is behind would leave out the last sales of a day. */
export async function leerPapel(
  db: Db<Database>,
  id: EmpresaId,
  { periodo, ...deQue }: DeQue,
): Promise<Papel> {
  const consulta = { periodo, anterior: periodoAnterior(periodo), usuario: null };
  const [leido, cuadres, notas] = await Promise.all([
    totalesRepository(db).reporte(id, consulta, deQue.ahora),
    cuadresRepository(db).listar(id, periodo),
    notasDe(db, id, periodo),
  ]);
  return papelDe({ reporte: armarReporte(leido, consulta), cuadres, notas }, deQue);
}

const notasDe = (db: Db<Database>, empresa: EmpresaId, { desde, hasta }: Periodo) =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<NotasRow>(
      `select autorizada, cuantas, total from facturacion.notas_de_dias($1, $2, $3) order by autorizada desc`,
      [empresa, desde, hasta],
    );
    return rows;
  });
