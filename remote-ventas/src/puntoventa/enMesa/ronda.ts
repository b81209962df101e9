import type { UltimaOrden } from '@comanda/shared/contracts/ventas/compradores';
import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';

/** What was sent last of an order, and not taken back: a round that is asked for again. */
export function ultimaRonda(lineas: readonly LineaOrden[]): UltimaOrden['lineas'] {
  const servidas = lineas.filter(({ cantidad, pagada }) => cantidad + pagada > 0);
  const ultima = servidas.reduce((tarde, { enviada }) => (enviada > tarde ? enviada : tarde), '');
  return servidas
    .filter(({ enviada }) => enviada === ultima)
    .map(({ id, producto, cantidad, pagada, opciones, modificadores }) => ({
      id,
      producto,
      cantidad: cantidad + pagada,
      opciones,
      modificadores: modificadores.map((uno) => uno.id),
    }));
}
