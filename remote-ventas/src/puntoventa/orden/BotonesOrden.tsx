import { memo } from 'react';

import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { Button } from '@comanda/shared/ui/core';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { Tecla } from '../Tecla';

type BotonesOrdenProps = {
  vacia: boolean;
  /** What the split bill holds. */
  dividido: Centavos;
  esperando: boolean;
  /** Some of it is paid: it is not split any more. */
  fija: boolean;
  onRegistrar: () => void;
  onDividir: () => void;
  onPagar: () => void;
};

/** The three buttons of spec section 2. They stay as they are while products are added: antd's are the dear part of a tap. */
export const BotonesOrden = memo(function BotonesOrden(props: BotonesOrdenProps) {
  const { vacia, dividido, esperando, fija, onRegistrar, onDividir, onPagar } = props;
  const nada = vacia && dividido === 0;
  return (
    <footer className="ventas-botones">
      <Button onClick={onRegistrar} disabled={esperando} aria-keyshortcuts="F2">
        Registrar
        <Tecla>F2</Tecla>
      </Button>
      <Button onClick={onDividir} disabled={esperando || nada || fija} aria-keyshortcuts="F8">
        Dividir Cuenta
        <Tecla>F8</Tecla>
      </Button>
      <Button
        type="primary"
        className="ventas-pagar"
        onClick={onPagar}
        disabled={esperando || nada}
        title={nada ? mensajes.carritoVacio : undefined}
        aria-keyshortcuts="F9"
      >
        {vacia && dividido > 0 ? `Pagar cuenta dividida ${formatCentavos(dividido)}` : 'Pagar'}
        {nada ? <small aria-hidden>{mensajes.carritoVacio}</small> : <Tecla>F9</Tecla>}
      </Button>
    </footer>
  );
});
