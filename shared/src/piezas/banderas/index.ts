import type { AreaConBanderas } from '@comanda/shared/area';
import { useEmpresaActiva, useUsuario } from '@comanda/shared/session';

/**
 * The hook that reads the flags an area declares, made once beside its `area.ts`:
 * `export const useBandera = banderasDe(area)`, and on a screen `useBandera('nueva-cuenta')`. True where the operator has it on for
 * the company in use, which its user's screen follows within a minute; false in all other cases. It shows or hides: what somebody may
 * do the server decides.
 */
export const banderasDe =
  <Nombre extends string>({ area }: AreaConBanderas<Nombre>) =>
  (nombre: Nombre): boolean => {
    const usuario = useUsuario();
    const { empresa } = useEmpresaActiva();
    const suya = usuario?.areas?.find((una) => una.empresa === empresa);
    return suya?.banderas?.includes(`${area}.${nombre}`) ?? false;
  };
