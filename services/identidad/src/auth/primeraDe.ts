import { empresaDeTrabajo, type Caller } from '@comanda/kit/acceso/tenant';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { SesionAbierta } from '@comanda/shared/contracts/auth/auth';

const SIN_PRIMERA_FACTURA = `
  select e.factura and not facturacion.hay_factura_autorizada($1) as si from identidad.empresas e where e.id = $1`;
const CON_MESAS = 'select pedidos.hay_mesas($1) as si';

/**
 * Where the day of this one begins, where it is not where their profile lands: an owner at the first day until an invoice was
 * authorised, a waiter at the tables where there are any, a cook at what is to be cooked.
 */
export async function primeraDe(
  db: Db,
  { perfil, empresas: [empresa] }: Caller,
): Promise<Pick<SesionAbierta, 'primera'>> {
  if (!empresa) return {};
  const cumple = (consulta: string) =>
    enEmpresa(db, empresaDeTrabajo(empresa.id), async ({ client }) => {
      const { rows } = await client.query<{ si: boolean }>(consulta, [empresa.id]);
      return rows[0]?.si === true;
    });
  if (perfil === 'Cocinero') return { primera: 'vizor' };
  if (perfil === 'Mesero' && (await cumple(CON_MESAS))) return { primera: 'mesas' };
  if (perfil === 'Administrador' && (await cumple(SIN_PRIMERA_FACTURA)))
    return { primera: 'primer_dia' };
  return {};
}
