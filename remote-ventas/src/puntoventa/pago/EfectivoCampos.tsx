import type { KeyboardEvent } from 'react';

import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { useMedia } from '@comanda/shared/piezas/vista';
import { Input } from '@comanda/shared/ui/core';

import { montosRapidos } from './montosRapidos';
import { TecladoDeMonto } from './TecladoDeMonto';

type EfectivoCamposProps = {
  /** False keeps its room, so that what is below stays where it is. */
  activo: boolean;
  total: Centavos;
  texto: string;
  onTexto: (texto: string) => void;
};

/** Cash received, and the amounts a guest is likely to hand over. */
export function EfectivoCampos({ activo, total, texto, onTexto }: EfectivoCamposProps) {
  const tactil = useMedia('(pointer: coarse)');
  const conTeclas = useMedia(
    '(any-pointer: coarse) and (min-width: 700px) and (min-height: 700px)',
  );
  return (
    <div className="ui-pila" style={{ visibility: activo ? undefined : 'hidden' }} inert={!activo}>
      <label htmlFor="ventas-recibido">Recibido</label>
      <Input
        id="ventas-recibido"
        size="large"
        autoFocus={!tactil} // its keyboard would lie on what charges
        className="cifra"
        inputMode={conTeclas ? 'none' : 'decimal'}
        autoComplete="off"
        prefix="$"
        placeholder={formatCentavos(total).slice(1)}
        value={texto}
        onChange={(event) => onTexto(event.target.value)}
      />
      <div className="ventas-pago-montos">
        {conTeclas && <TecladoDeMonto texto={texto} onTexto={onTexto} />}
        <div className="ventas-pago-rapidos">
          <Monto
            texto={`Exacto ${formatCentavos(total)}`}
            elegido={texto === ''}
            onElegir={() => onTexto('')}
          />
          {montosRapidos(total).map((monto) => {
            const escrito = (monto / 100).toFixed(2);
            return (
              <Monto
                key={monto}
                texto={formatCentavos(monto)}
                elegido={texto === escrito}
                onElegir={() => onTexto(escrito)}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

type MontoProps = { texto: string; elegido: boolean; onElegir: () => void };

/** Enter on the amount that is chosen charges. */
function Monto({ texto, elegido, onElegir }: MontoProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Enter' || !elegido) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <button
      type="button"
      className="ui-boton"
      aria-pressed={elegido}
      onClick={onElegir}
      onKeyDown={onKeyDown}
    >
      {texto}
    </button>
  );
}
