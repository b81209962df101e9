import { randomBytes } from 'node:crypto';

import { hashDePin } from './claves';

import type { Db } from '../base/db';
import type { EmpresaId } from '../acceso/tenant';

const SAL = 'select identidad.sal_de_pin($1, $2) as sal';
const ES_SUYO = 'select identidad.es_su_pin($1, $2, $3) as suyo';

export type PinesDeEmpresa = ReturnType<typeof pinesDeEmpresa>;

/** How the PINs of a company are tried: none of them can be read. */
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

  /** Whether the PIN is theirs. */
  const esSuyo = async (empresa: EmpresaId, usuario: string, pin: string): Promise<boolean> => {
    const { rows } = await pool.query<{ suyo: boolean }>(ES_SUYO, [
      empresa,
      usuario,
      await hashEn(empresa, pin),
    ]);
    return rows[0]?.suyo ?? false;
  };

  return { hashEn, esSuyo };
}
