import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { ReportePorCorreo } from '@comanda/shared/contracts/admin/suscripciones';
import { periodoAnterior, type Periodo } from '@comanda/shared/domain/texto/periodo';

import { cuadresRepository } from '../caja/cuadres/cuadresRepository';
import type { Database } from '../db/schema';
import { armarReporte } from '../reportes/armarReporte';
import { totalesRepository } from '../reportes/totalesRepository';

import { papelDe, type NotasRow, type PapelDeReporte, type SinCuadrarRow } from './papel';

type DeQue = { que: ReportePorCorreo; empresa: string; periodo: Periodo; ahora: Date };

/** A report of a company, from the main database: a replica that is behind would leave out the last sales of a day. */
export async function leerPapel(
  db: Db<Database>,
  id: EmpresaId,
  { periodo, ...deQue }: DeQue,
): Promise<PapelDeReporte> {
  const consulta = { periodo, anterior: periodoAnterior(periodo), usuario: null };
  const [leido, cuadres, sinCuadrar, notas] = await Promise.all([
    totalesRepository(db).reporte(id, () => consulta, deQue.ahora),
    cuadresRepository(db).listar(id, periodo),
    sinCuadrarDe(db, id, periodo),
    notasDe(db, id, periodo),
  ]);
  return papelDe({ reporte: armarReporte(leido), cuadres, sinCuadrar, notas }, deQue);
}

const sinCuadrarDe = (db: Db<Database>, empresa: EmpresaId, { hasta }: Periodo) =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<SinCuadrarRow>(
      `select c.nombre as caja, p.numero as periodo, greatest(m.desde, p.abierto) as desde
         from pedidos.cajas c
         join pedidos.periodos p on p.empresa_id = $1 and p.caja_id = c.id and p.numero = c.periodo
        cross join lateral (
          select min(creado) as desde from pedidos.caja_movimientos
           where empresa_id = $1 and caja_id = c.id and periodo = p.numero and fecha_negocio <= $2) m
        where c.empresa_id = $1 and m.desde is not null
        order by c.id`,
      [empresa, hasta],
    );
    return rows;
  });

const notasDe = (db: Db<Database>, empresa: EmpresaId, { desde, hasta }: Periodo) =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<NotasRow>(
      `select autorizada, cuantas, total from facturacion.notas_de_dias($1, $2, $3) order by autorizada desc`,
      [empresa, desde, hasta],
    );
    return rows;
  });
