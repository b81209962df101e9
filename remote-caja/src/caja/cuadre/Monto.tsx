import { useId, type ReactNode } from 'react';

import { soloCifras } from '@comanda/shared/domain/texto/soloCifras';
import { Input } from '@comanda/shared/ui/core';

import { CIFRAS } from './conteo';
import estilos from './cuadre.module.css';

type CasillaProps = {
  etiqueta: string;
  valor: string;
  fallo?: string | null;
  /** How many, and not dollars. */
  entero?: boolean;
  ayuda?: ReactNode;
  onCambio: (texto: string) => void;
};

/** A box of a count: dollars as a person types them, or how many. */
export function Monto({ etiqueta, valor, fallo = null, entero, ayuda, onCambio }: CasillaProps) {
  const id = useId();
  const dicho = `${id}-dicho`;
  return (
    <div className={estilos.monto}>
      <label htmlFor={id}>{etiqueta}</label>
      <Input
        id={id}
        className="cifra"
        size="large"
        prefix={entero ? undefined : '$'}
        inputMode={entero ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={entero ? '0' : '0.00'}
        value={valor}
        status={fallo ? 'error' : undefined}
        aria-invalid={fallo !== null}
        aria-describedby={fallo || ayuda ? dicho : undefined}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) =>
          onCambio(entero ? soloCifras(target.value, CIFRAS) : target.value.trim())
        }
      />
      {(fallo ?? ayuda) && (
        <small id={dicho} className={fallo ? estilos.fallo : estilos.ayuda}>
          {fallo ?? ayuda}
        </small>
      )}
    </div>
  );
}
