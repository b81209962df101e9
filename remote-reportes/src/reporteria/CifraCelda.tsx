import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Button } from '@comanda/shared/ui/core';

import type { CifraDeMes } from './cifras';
import estilos from './reporteria.module.css';

/** Opens the documents behind a figure; undefined: nothing is pressed, since they are of several companies. */
export type AlPulsar = ((cifra: CifraDeMes) => void) | undefined;

type CifraCeldaProps = {
  monto: number;
  cifra: CifraDeMes;
  /** Box of the form. */
  casillero?: string | undefined;
  onCifra: AlPulsar;
};

/** A figure of a table; pressed, the documents behind it. */
export function CifraCelda({ monto, cifra, casillero, onCifra }: CifraCeldaProps) {
  return (
    <td className="cifra">
      {casillero !== undefined && <small className={estilos.casillero}>{casillero}</small>}
      {onCifra ? (
        <Button
          type="link"
          className={estilos.enlace}
          aria-label={`${cifra.titulo}: ${formatMonto(monto)}`}
          onClick={() => onCifra(cifra)}
        >
          {formatMonto(monto)}
        </Button>
      ) : (
        formatMonto(monto)
      )}
    </td>
  );
}
