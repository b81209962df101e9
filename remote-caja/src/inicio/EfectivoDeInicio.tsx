import { PulsoDeResumen } from '@comanda/shared/piezas/resumen';

/** What cash should be there, for who administers: never a cashier's. */
export default function EfectivoDeInicio() {
  return <PulsoDeResumen ruta="caja" icono="caja" titulo="Efectivo que debe haber" />;
}
