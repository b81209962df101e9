import type { EmpresaId } from '../tenant';

import { enEspera } from '../enEspera';

import type { Clave, IntentosRepository } from './intentosRepository';
import type { PinesDeEmpresa } from './pinesDeEmpresa';

type Deps = { pines: Pick<PinesDeEmpresa, 'personaDe'>; intentos: IntentosRepository };
/** `raiz`: the session with a password that the till was opened with, which all PINs typed on it are counted by. */
type Tecleado = { pin: string; raiz: string };

/**
 * Whose PIN it is in the company, for who is `aceptable`; null for anybody else. Five wrong ones lock the pad, longer
 * each time; so do thirty on all tills of the company.
 */
export async function personaDelPin(
  { pines, intentos }: Deps,
  empresa: EmpresaId,
  { pin, raiz }: Tecleado,
  aceptable: (usuario: string) => Promise<boolean> = async () => true,
): Promise<string | null> {
  const caja: Clave = { clase: 'pin', valor: `${empresa}|${raiz}` };
  const todas: Clave = { clase: 'pinEmpresa', valor: String(empresa) };
  for (const clave of [caja, todas]) {
    const espera = await intentos.contar(clave);
    if (espera > 0) throw enEspera(espera, 'pin');
  }
  const usuario = await pines.personaDe(empresa, pin);
  if (usuario === null || !(await aceptable(usuario))) return null;
  await Promise.all([intentos.olvidar(caja), intentos.devolver(todas)]);
  return usuario;
}
