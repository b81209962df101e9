import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { Icono } from '@comanda/shared/ui/core';

type CuentaDivididaAvisoProps = { dividido: Centavos; onVer: () => void };

/** What is unpaid is never out of sight. */
export function CuentaDivididaAviso({ dividido, onVer }: CuentaDivididaAvisoProps) {
  return (
    <button type="button" className="ui-boton ui-aviso ventas-dividida" onClick={onVer}>
      <Icono nombre="dividir" />
      <span className="ui-corta">Cuenta dividida por cobrar</span>
      <strong className="cifra">{formatCentavos(dividido)}</strong>
    </button>
  );
}
