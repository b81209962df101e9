import { avisoDePlazo } from '@comanda/shared/domain/sinLinea/plazoDeEnvio';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { useAhora } from '@comanda/shared/piezas/vista';
import { useSinLinea } from '@comanda/shared/sinLinea';

/** What this till should say of invoices it has not sent, before the authority takes them no more; null: there is time. */
export function usePlazoDeEnvio(empresa: string): string | null {
  const { salida } = useSinLinea();
  const ahora = useAhora();
  const dias = salida
    .filter((venta) => venta.empresa === empresa && venta.estado !== 'ENVIADA')
    .filter(({ clave_acceso }) => clave_acceso !== null)
    .map(({ vendida }) => fechaNegocio(new Date(vendida)));
  return avisoDePlazo(dias, fechaNegocio(new Date(ahora)));
}
