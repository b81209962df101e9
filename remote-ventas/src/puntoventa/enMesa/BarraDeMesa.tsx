import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { Button } from '@comanda/shared/ui/core';

import { nombreDeEnviar } from './BotonesMesa';

type BarraDeMesaProps = {
  unidades: number;
  total: Centavos;
  enOrden: boolean;
  onCambiar: () => void;
  /** Lines that are not sent. */
  nuevas: number;
  enviando: boolean;
  onEnviar: () => void;
};

/** On a phone, under catalogue and order: from one to the other, and what a waiter came for, always in reach. */
export function BarraDeMesa(props: BarraDeMesaProps) {
  const { unidades, total, enOrden, onCambiar, nuevas, enviando, onEnviar } = props;
  return (
    <div className="enmesa-barra">
      <button type="button" className="enmesa-ver" onClick={onCambiar}>
        <span>{enOrden ? 'Seguir agregando' : `Ver orden · ${unidades}`}</span>
        <strong className="cifra">{formatCentavos(total)}</strong>
      </button>
      <Button
        type="primary"
        size="large"
        className="enmesa-enviar"
        disabled={nuevas === 0 || enviando}
        onClick={onEnviar}
      >
        {nombreDeEnviar(nuevas, enviando)}
      </Button>
    </div>
  );
}
