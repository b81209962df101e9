import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { useConexion } from '@comanda/shared/session';
import { impedimentoSinLinea, useSinLinea } from '@comanda/shared/sinLinea';

/** Why nothing can be charged while there is no line; null where there is one, or where this till sells by itself. */
export function useImpedimentoSinLinea(
  empresa: EmpresaFacturacion | undefined,
  conFactura: boolean,
): string | null {
  const enLinea = useConexion();
  const { equipos } = useSinLinea();
  if (enLinea) return null;
  const equipo = equipos.find((uno) => uno.empresa === empresa?.empresa) ?? null;
  return impedimentoSinLinea(equipo, conFactura);
}
