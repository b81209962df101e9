import { useState } from 'react';

import { soloCifras } from '@comanda/shared/domain/texto/soloCifras';
import { Opciones } from '@comanda/shared/piezas/opciones';
import { Input } from '@comanda/shared/ui/core';

type Sentido = 'DESCUENTO' | 'RECARGO';
const SENTIDOS = [
  { valor: 'DESCUENTO', texto: 'Descuento' },
  { valor: 'RECARGO', texto: 'Recargo' },
] as const;

type PorcentajeCampoProps = {
  /** Given by its field. */
  id?: string;
  value?: number | null;
  onChange?: (porcentaje: number | null) => void;
};

/** Down or up, and how many percent; an empty box changes no price. */
export function PorcentajeCampo({ id, value = null, onChange }: PorcentajeCampoProps) {
  const [sentido, setSentido] = useState<Sentido>((value ?? -1) > 0 ? 'RECARGO' : 'DESCUENTO');
  const decir = (cuanto: number | null, hacia: Sentido) =>
    onChange?.(cuanto === null ? null : hacia === 'RECARGO' ? cuanto : -cuanto);
  const cuanto = value === null ? null : Math.abs(value);
  const [escrito, setEscrito] = useState(cuanto === null ? '' : String(cuanto));
  return (
    <div className="ui-pila">
      <Opciones
        etiqueta="Sentido del porcentaje"
        opciones={SENTIDOS}
        elegida={sentido}
        onElegir={(hacia) => {
          setSentido(hacia);
          decir(cuanto, hacia);
        }}
      />
      <Input
        id={id}
        className="cifra"
        inputMode="numeric"
        autoComplete="off"
        suffix="%"
        value={escrito}
        onChange={({ target }) => {
          const texto = soloCifras(target.value, 3);
          setEscrito(texto);
          decir(texto === '' ? null : Number(texto), sentido);
        }}
      />
    </div>
  );
}
