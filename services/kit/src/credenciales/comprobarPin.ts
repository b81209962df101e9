import type { EmpresaId } from '../acceso/tenant';

import { enEspera } from '../http/enEspera';

import type { Clave, IntentosRepository } from './intentosRepository';
import type { PinesDeEmpresa } from './pinesDeEmpresa';

type Deps = { pines: Pick<PinesDeEmpresa, 'esSuyo'>; intentos: IntentosRepository };

/** `usuario`: who was chosen. `teclea`: in whose session it is typed. */
export type PinTecleado = { usuario: string; pin: string; teclea: string };

/**
 * Whether that is the PIN of who was chosen, in the company. Tries are counted for the pair, for who types, for whose it is and
 * for the company: whoever types many wrong ones locks themselves out, and somebody's PIN at most, never their password.
 */
export async function comprobarPin(
  { pines, intentos }: Deps,
  empresa: EmpresaId,
  { usuario, pin, teclea }: PinTecleado,
): Promise<boolean> {
  const pareja: Clave = { clase: 'pin', valor: `${empresa}|${teclea}|${usuario}` };
  const comunes: readonly Clave[] = [
    { clase: 'pinTecleado', valor: `${empresa}|${teclea}` },
    { clase: 'pinPersona', valor: `${empresa}|${usuario}` },
    { clase: 'pinEmpresa', valor: String(empresa) },
  ];
  for (const clave of [pareja, ...comunes]) {
    const espera = await intentos.contar(clave);
    if (espera > 0) throw enEspera(espera, 'pin');
  }
  if (!(await pines.esSuyo(empresa, usuario, pin))) return false;
  await Promise.all([
    intentos.olvidar(pareja),
    ...comunes.map((clave) => intentos.devolver(clave)),
  ]);
  return true;
}
