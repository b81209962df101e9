import type { UsuarioSesion } from '../../contracts/auth/auth';

/** The companies of somebody where an area is on, in the order of their list. Where nobody has said which, all. */
export function empresasDeArea(
  { empresa, areas }: Pick<UsuarioSesion, 'empresa' | 'areas'>,
  area: string,
): readonly string[] {
  if (!areas) return empresa;
  const con = new Set(areas.filter((una) => una.areas.includes(area)).map((una) => una.empresa));
  return empresa.filter((nombre) => con.has(nombre));
}

/**
 * The company somebody acts for where these may be: the one in use if it is among them. Who picks picks again if it is
 * not, unless there is only one; the others act on the first (spec section 6).
 */
export function empresaEnUso(
  elegida: string | null,
  empresas: readonly string[],
  elige: boolean,
): string | null {
  if (elegida !== null && empresas.includes(elegida)) return elegida;
  return elige && empresas.length > 1 ? null : (empresas[0] ?? null);
}
