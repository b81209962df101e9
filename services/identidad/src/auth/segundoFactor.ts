import { Secret } from 'otpauth';

import { exigirCodigo, type ReclamoExigido } from '@comanda/kit/credenciales/segundoFactor';
import { totpDe } from '@comanda/kit/credenciales/totp';
import { AppError } from '@comanda/shared/errors/AppError';

import type { SegundosFactoresRepository } from './segundosFactoresRepository';

/** A secret nobody has, and the address its QR says. */
export function nuevoSecreto(email: string): { secreto: string; otpauth: string } {
  const secreto = new Secret({ size: 20 }).base32;
  return { secreto, otpauth: totpDe(secreto, email).toString() };
}

type Deps = Parameters<typeof exigirCodigo>[0] & { factores: SegundosFactoresRepository };

/** At a login whose password was right: what claims the code that was sent; nothing where the account has no second factor. */
export async function pasarSegundoFactor(
  deps: Deps,
  { id, email, codigo }: { id: string; email: string; codigo: string | undefined },
): Promise<ReclamoExigido | undefined> {
  const { activo } = await deps.factores.estado(id);
  if (!activo) return undefined;
  if (!codigo) throw new AppError('SEGUNDO_FACTOR_REQUERIDO', { email });
  return exigirCodigo(deps, { usuario: id, codigo, clave: { clase: 'codigo', valor: email } });
}
