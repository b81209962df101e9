import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Button } from '@comanda/shared/ui/core';

import type { CifraDeMes } from './cifras';
import estilos from './reporteria.module.css';

/** Opens the documents behind a figure. */
export type AlPulsar = (cifra: CifraDeMes) => void;

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
      <Button
        type="link"
        className={estilos.enlace}
        aria-label={`${cifra.titulo}: ${formatMonto(monto)}`}
        onClick={() => onCifra(cifra)}
      >
        {formatMonto(monto)}
      </Button>
    </td>
  );
}
