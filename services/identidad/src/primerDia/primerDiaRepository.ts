import type { Paso, PrimerDia } from '@comanda/shared/contracts/admin/primerDia';
import { ambienteDe } from '@comanda/shared/domain/fiscal/comprobante';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

export function primerDiaRepository(db: Db) {
  return {
    leer: (empresa: EmpresaId) =>
      enEmpresa(db, empresa, async ({ client }): Promise<PrimerDia> => {
        const { rows } = await client.query<Fila>(DE_LA_EMPRESA, [empresa]);
        if (!rows[0]) throw new Error(`primerDia: nothing is said of company ${empresa}`);
        const { marcados, productos, mesas, usuarios, ...vendida } = rows[0];
        return { marcados, productos, mesas, usuarios, prueba: dePruebas(vendida) };
      }),

    /** Says of a step that it is done, or takes that back. */
    marcar: (empresa: EmpresaId, { paso, hecho }: { paso: Paso; hecho: boolean }, quien: Hecho) =>
      enEmpresa(db, empresa, async ({ client }): Promise<void> => {
        if (hecho)
          await client.query(
            `insert into identidad.primer_dia (empresa_id, paso, usuario_id, cuando) values ($1, $2, $3, $4)
                 on conflict do nothing`,
            [empresa, paso, quien.usuario.id, quien.ahora],
          );
        else
          await client.query(
            'delete from identidad.primer_dia where empresa_id = $1 and paso = $2',
            [empresa, paso],
          );
      }),
  };
}

const DE_LA_EMPRESA = `
  select array(select d.paso from identidad.primer_dia d where d.empresa_id = $1 order by d.cuando, d.paso) as marcados,
         (select count(*)::int from identidad.gente_de($1) g where g.estado = 'A') as usuarios,
         pedidos.hay_mesas($1) as mesas,
         p.productos, p.clave_acceso, p.secuencia, p.estado
    from pedidos.primer_dia_de($1) p`;

/** No sale with an invoice: null in all three. */
type Vendida = { clave_acceso: string | null; secuencia: string | null; estado: string | null };
type Fila = Omit<PrimerDia, 'prueba'> & Vendida;

/** One that was issued in tests; the last of a company in production is none. */
function dePruebas({ clave_acceso, secuencia, estado }: Vendida): PrimerDia['prueba'] {
  if (clave_acceso === null || secuencia === null || estado === null) return null;
  return ambienteDe(clave_acceso) === '1' ? { clave_acceso, secuencia, estado } : null;
}
