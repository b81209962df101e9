import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import { OPCIONES_LARGO } from '@comanda/shared/contracts/ventas/ventas';
import { Input } from '@comanda/shared/ui/core';

import type { Elegidos } from '../../carrito/cambiosDeVenta';
import { Modificadores } from './Modificadores';

type NotaDeLineaProps = {
  /** What can be chosen with the product. */
  modificadores: readonly Modificador[];
  elegidos: Elegidos;
  onElegir: (elegidos: Elegidos) => void;
  nota: string;
  onEscribir: (nota: string) => void;
  /** What was said of it before, and then of others. */
  notas: readonly string[];
  /** The note is what the dialog was opened for. */
  enfocar?: boolean;
};

/** What the kitchen is told of a line: what the company offers with it, and what is written. */
export function NotaDeLinea({
  modificadores,
  elegidos,
  onElegir,
  notas,
  ...props
}: NotaDeLineaProps) {
  const { nota, onEscribir, enfocar = false } = props;
  return (
    <>
      {modificadores.length > 0 && (
        <Modificadores modificadores={modificadores} elegidos={elegidos} onElegir={onElegir} />
      )}
      <label htmlFor="ventas-nota">Nota</label>
      <Input
        id="ventas-nota"
        size="large"
        autoComplete="off"
        autoFocus={enfocar}
        maxLength={OPCIONES_LARGO}
        placeholder="sin cebolla, para llevar"
        value={nota}
        onChange={(event) => onEscribir(event.target.value)}
      />
      {notas.length > 0 && (
        <div className="ventas-notas" role="group" aria-label="Últimas notas">
          {notas.map((una) => (
            <button
              key={una}
              type="button"
              className="ui-chip"
              title={una}
              aria-pressed={nota === una}
              onClick={() => onEscribir(nota === una ? '' : una)}
            >
              <span className="ui-corta">{una}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
