import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import type { VentaEnSalida } from '@comanda/shared/sinLinea';

import type { ClienteElegido } from '../../carrito/ventaAbierta';

/** Whom this till took down without a line, with sales that the server does not have yet; the newest first, as last written. */
export function clientesAnotados(
  salida: readonly VentaEnSalida[],
  empresa: string,
): readonly ClienteElegido[] {
  const ultimos = new Map<string, ClienteElegido>();
  for (const { empresa: suya, comprador } of salida.toReversed())
    if (suya === empresa && comprador && !ultimos.has(comprador.cedula))
      ultimos.set(comprador.cedula, { ...comprador, porRegistrar: true });
  return [...ultimos.values()];
}

/** Whether their name or number holds what is typed. */
export const clienteCoincide = ({ nombre, cedula }: Cliente, busqueda: string): boolean =>
  normalizar(`${nombre} ${cedula}`).includes(normalizar(busqueda.trim()));
