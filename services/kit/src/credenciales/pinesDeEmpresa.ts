import { randomBytes } from 'node:crypto';

import { hashDePin } from './claves';

import type { Db } from '../db';
import type { EmpresaId } from '../tenant';

const NUEVA_SAL = `insert into plataforma.sales_de_pin (empresa_id, sal) values ($1, $2) on conflict do nothing`;
const SAL = 'select sal from plataforma.sales_de_pin where empresa_id = $1';

export type PinesDeEmpresa = ReturnType<typeof pinesDeEmpresa>;

/** How the PINs of a company are told apart: none of them can be read. */
export function pinesDeEmpresa({ pool }: Pick<Db, 'pool'>) {
  /** The company's own, made by whoever needs it first. */
  async function salDe(empresa: EmpresaId): Promise<string> {
    const leer = async () => (await pool.query<{ sal: string }>(SAL, [empresa])).rows[0]?.sal;
    const suya = await leer();
    if (suya !== undefined) return suya;
    await pool.query(NUEVA_SAL, [empresa, randomBytes(16).toString('base64')]);
    const nueva = await leer();
    if (nueva === undefined) throw new Error(`pines: company ${empresa} has no salt`);
    return nueva;
  }

  const hashEn = async (empresa: EmpresaId, pin: string) => hashDePin(pin, await salDe(empresa));

  return {
    /** As the company keeps that PIN. */
    hashEn,

    /** Who of the company has that PIN; null for nobody. */
    async personaDe(empresa: EmpresaId, pin: string): Promise<string | null> {
      const { rows } = await pool.query<{ id: string | null }>(
        'select plataforma.persona_del_pin($1, $2) as id',
        [empresa, await hashEn(empresa, pin)],
      );
      return rows[0]?.id ?? null;
    },
  };
}
