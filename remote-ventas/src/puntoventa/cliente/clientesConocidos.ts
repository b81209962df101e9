import { leerRespuesta } from '@comanda/shared/api';
import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import {
  COMPRADORES_A_LA_VEZ,
  compradoresCalls,
  type Comprador,
} from '@comanda/shared/contracts/ventas/compradores';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { clienteCoincide } from './clientesAnotados';

const { clientesFrecuentes } = compradoresCalls;
const { consultarCliente } = clientesCalls;

type Pregunta = { empresa: string; busqueda?: string | undefined };
type Tenida = { params: Record<string, unknown>; dato: unknown };

/**
 * Without a server: of all the customers of a company that this browser has read of, whatever was asked then, those whose name
 * or number holds what is typed. The newest reading says how they are; who buys most comes first.
 */
export const clientesConocidos = ({ empresa, busqueda = '' }: Pregunta) => ({
  llamadas: [clientesFrecuentes.path, consultarCliente.path],
  hacer: (tenidas: readonly Tenida[]) => {
    const conocidos = new Map<string, Comprador>();
    for (const { params, dato } of tenidas) {
      if (params.empresa !== empresa) continue;
      for (const cliente of compradoresDe(dato)) {
        const { cedula, veces } = cliente;
        conocidos.set(cedula, {
          ...cliente,
          veces: Math.max(veces, conocidos.get(cedula)?.veces ?? 0),
        });
      }
    }
    const data = [...conocidos.values()]
      .filter(
        (cliente) => cliente.cedula !== CONSUMIDOR_FINAL && clienteCoincide(cliente, busqueda),
      )
      .sort((a, b) => b.veces - a.veces)
      .slice(0, COMPRADORES_A_LA_VEZ);
    return { success: true, data };
  },
});

/** What either call answered. */
function compradoresDe(dato: unknown): readonly Comprador[] {
  const varios = leerRespuesta(clientesFrecuentes, dato);
  if (varios.success) return varios.data.data;
  const uno = leerRespuesta(consultarCliente, dato);
  return uno.success ? [{ ...uno.data.data, veces: 0 }] : [];
}
