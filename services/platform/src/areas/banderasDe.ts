import type { DescriptorLeido } from '@comanda/shared/contracts/plataforma/plataforma';

/** The flags of a build, as 'ventas.nueva-cuenta'. */
export const banderasDe = ({
  area,
  banderas = [],
}: Pick<DescriptorLeido, 'area' | 'banderas'>): string[] =>
  banderas.map(({ nombre }) => `${area}.${nombre}`);
