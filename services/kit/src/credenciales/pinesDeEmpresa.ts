import { randomBytes } from 'node:crypto';

import { hashDePin } from './claves';

import type { Db } from '../db';
import type { EmpresaId } from '../tenant';

const SAL = 'select identidad.sal_de_pin($1, $2) as sal';
const PERSONA = 'select identidad.persona_del_pin($1, $2) as id';

export type PinesDeEmpresa = ReturnType<typeof pinesDeEmpresa>;

/** How the PINs of a company are told apart: none of them can be read. */
export function pinesDeEmpresa({ pool }: Pick<Db, 'pool'>) {
  /** The company's own, made by whoever needs it first. */
  async function salDe(empresa: EmpresaId): Promise<string> {
    const nueva = randomBytes(16).toString('base64');
    const { rows } = await pool.query<{ sal: string }>(SAL, [empresa, nueva]);
    const suya = rows[0]?.sal;
    if (suya === undefined) throw new Error(`pines: company ${empresa} has no salt`);
    return suya;
  }

  /** As the company keeps that PIN. */
  const hashEn = async (empresa: EmpresaId, pin: string) => hashDePin(pin, await salDe(empresa));

  /** Who of the company has that PIN; null for nobody. */
  const personaDe = async (empresa: EmpresaId, pin: string): Promise<string | null> => {
    const { rows } = await pool.query<{ id: string | null }>(PERSONA, [
      empresa,
      await hashEn(empresa, pin),
    ]);
    return rows[0]?.id ?? null;
  };

  return { hashEn, personaDe };
}
