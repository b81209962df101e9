import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { Icono } from '@comanda/shared/ui/core';

import { PRINCIPAL, type Abono, type Cobrado, type CuentaId } from '../../carrito/ventaAbierta';
import type { PagoForm } from './usePagoForm';

type ProgramarBotonProps = {
  cuenta: CuentaId;
  pago: PagoForm;
  /** What other bills of the tab are still to be charged. */
  resto: number;
  ocupado: boolean;
  /** What was ordered at a table is paid today. */
  deOrden: string | undefined;
  onProgramar: (cobro: Cobrado) => void;
};

/** Keeps the whole order for its time, while nothing of it is paid or put on another bill. */
export function ProgramarBoton(props: ProgramarBotonProps) {
  const { cuenta, pago, resto, ocupado, deOrden, onProgramar } = props;
  const entera = cuenta === PRINCIPAL && resto === 0 && deOrden === undefined;
  const unico = entera && !ocupado ? pagoUnico(pago) : null;
  if (!unico) return null;
  return (
    <button
      type="button"
      className="ui-boton"
      onClick={() => onProgramar({ pagos: [unico], propina: pago.propina })}
    >
      <Icono nombre="reloj" /> Programar
    </button>
  );
}

/** The whole bill by the method that is chosen; null once it is shared or paid in part. */
function pagoUnico({ abono, abonos, partes, total, debido, monto }: PagoForm): Abono | null {
  if (
    !abono ||
    abono.forma_pago === 'CREDITO' ||
    abonos.length > 0 ||
    partes !== undefined ||
    monto !== debido
  )
    return null;
  return { ...abono, monto: aDolares(total) };
}
