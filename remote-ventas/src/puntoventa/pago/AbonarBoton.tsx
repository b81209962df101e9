import { formatCentavos } from '@comanda/shared/domain/dinero/dinero';

import type { Abono } from '../../carrito/ventaAbierta';
import type { Cobro } from './cobro';
import { admiteAbono } from './impedimentoDePago';
import type { PagoForm } from './usePagoForm';

type AbonarBotonProps = {
  pago: PagoForm;
  cobro: Cobro;
  /** What was agreed on is not said right yet: nothing is taken of it. */
  impedido: boolean;
  onAbonar: (abono: Abono) => void;
};

/** Takes what is typed of a bill, the rest of which is paid in another way. */
export function AbonarBoton({ pago, cobro, impedido, onAbonar }: AbonarBotonProps) {
  const { abono, monto, debido } = pago;
  if (impedido || !abono || !admiteAbono({ pago, cobro })) return null;
  return (
    <button type="button" className="ui-boton" onClick={() => onAbonar(abono)}>
      Abonar <span className="cifra">{formatCentavos(monto ?? debido)}</span>
    </button>
  );
}
