import { Secret, TOTP } from 'otpauth';

import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';

import { enEspera } from '@comanda/kit/http/enEspera';

import type { Clave, IntentosRepository } from '@comanda/kit/credenciales/intentosRepository';
import type { SegundosFactoresRepository } from './segundosFactoresRepository';

const PERIODO_S = 30;

/** RFC 6238, as every application knows it. */
const totpDe = (secreto: string, email = '') =>
  new TOTP({
    issuer: 'Comanda',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIODO_S,
    secret: Secret.fromBase32(secreto),
  });

/** A secret nobody has, and the address its QR says. */
export function nuevoSecreto(email: string): { secreto: string; otpauth: string } {
  const secreto = new Secret({ size: 20 }).base32;
  return { secreto, otpauth: totpDe(secreto, email).toString() };
}

type Deps = {
  factores: SegundosFactoresRepository;
  intentos: IntentosRepository;
  reloj: () => Date;
};

/** Whether that code, or recovery code, is the account's now; it is not a second time. */
export async function usarCodigo(
  { factores, reloj }: Pick<Deps, 'factores' | 'reloj'>,
  usuario: string,
  codigo: string,
): Promise<boolean> {
  const factor = await factores.de(usuario);
  if (!factor) return false;
  const cifras = codigo.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(cifras)) return factor.activo && factores.usarCodigo(usuario, codigo);
  const timestamp = reloj().getTime();
  const delta = totpDe(factor.secreto).validate({ token: cifras, timestamp, window: 1 });
  if (delta === null) return false;
  return factores.usarPaso(usuario, Math.floor(timestamp / 1000 / PERIODO_S) + delta);
}

/** Refuses a code that is not, counting the tries by `clave`. */
export async function exigirCodigo(
  deps: Deps,
  { usuario, codigo, clave }: { usuario: string; codigo: string; clave: Clave },
): Promise<void> {
  const espera = await deps.intentos.contar(clave);
  if (espera > 0) throw enEspera(espera, 'codigo');
  if (!(await usarCodigo(deps, usuario, codigo))) {
    throw enCampo('SEGUNDO_FACTOR_INVALIDO', 'codigo', { detalle: { usuario } });
  }
  await deps.intentos.olvidar(clave);
}

/** At a login whose password was right: nothing to do where the account has none. */
export async function pasarSegundoFactor(
  deps: Deps,
  { id, email, codigo }: { id: string; email: string; codigo: string | undefined },
): Promise<void> {
  const { activo } = await deps.factores.estado(id);
  if (!activo) return;
  if (!codigo) throw new AppError('SEGUNDO_FACTOR_REQUERIDO', { email });
  await exigirCodigo(deps, { usuario: id, codigo, clave: { clase: 'codigo', valor: email } });
}
