import { memo } from 'react';

import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero';
import { Button } from '@comanda/shared/ui/core';

type BotonesOrdenProps = {
  vacia: boolean;
  /** What the split bill holds. */
  dividido: Centavos;
  esperando: boolean;
  onRegistrar: () => void;
  onDividir: () => void;
  onPagar: () => void;
};

/** The three buttons of spec section 2. They stay as they are while products are added: antd's are the dear part of a tap. */
export const BotonesOrden = memo(function BotonesOrden(props: BotonesOrdenProps) {
  const { vacia, dividido, esperando, onRegistrar, onDividir, onPagar } = props;
  return (
    <footer className="ventas-botones">
      <Button onClick={onRegistrar} disabled={esperando}>
        Registrar
      </Button>
      <Button onClick={onDividir} disabled={esperando || (vacia && dividido === 0)}>
        Dividir Cuenta
        {dividido > 0 && ` · ${formatCentavos(dividido)}`}
      </Button>
      <Button
        type="primary"
        className="ventas-pagar"
        onClick={onPagar}
        disabled={esperando}
        title="F9"
      >
        Pagar
      </Button>
    </footer>
  );
});
