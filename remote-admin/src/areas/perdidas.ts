import type { AreasDeEmpresas } from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import type { DescriptorLeido } from '@comanda/shared/contracts/plataforma/plataforma';

export type DeEmpresa = AreasDeEmpresas['empresas'][number];
export type AreaConTitulo = AreasDeEmpresas['areas'][number];

/** The screens of an area that people know by name: those of the menu. */
export const pantallasDe = (descriptor: DescriptorLeido | undefined): string[] => [
  ...new Set((descriptor?.rutas ?? []).filter(({ menu }) => menu).map(({ titulo }) => titulo)),
];

/** Who of a company loses an area: '2 Cajero, 1 Mesero'; empty where nobody there has a screen of it. */
export function quienesPierden(
  descriptor: DescriptorLeido | undefined,
  { personas }: Pick<DeEmpresa, 'personas'>,
): string {
  const perfiles = new Set<string>((descriptor?.rutas ?? []).flatMap((ruta) => ruta.perfiles));
  return PERFILES.filter((perfil) => perfiles.has(perfil) && personas[perfil])
    .map((perfil) => `${personas[perfil] ?? 0} ${perfil}`)
    .join(', ');
}
