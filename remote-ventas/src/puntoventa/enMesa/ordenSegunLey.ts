import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { vendibleSegunLey, type LeyDelDia } from '@comanda/shared/domain/ley/segunLey';

/** An order as it is paid today: what it was ordered at is the catalogue's. Null: the law changes nothing today. */
export const ordenSegunLey = (orden: Orden, ley: LeyDelDia | null): Orden =>
  ley ? { ...orden, lineas: orden.lineas.map((linea) => vendibleSegunLey(linea, ley)) } : orden;
