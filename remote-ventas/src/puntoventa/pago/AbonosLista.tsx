import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { formatCentavos, formatMonto, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { Icono } from '@comanda/shared/ui/core';

import type { Abono } from '../../carrito/ventaAbierta';
import './AbonosLista.css';

type AbonosListaProps = {
  abonos: readonly Abono[];
  falta: Centavos;
  ocupado: boolean;
  onQuitar: (lugar: number) => void;
};

/** What was taken already of this bill, and what is still due. */
export function AbonosLista({ abonos, falta, ocupado, onQuitar }: AbonosListaProps) {
  if (abonos.length === 0) return null;
  return (
    <section className="ventas-abonos" aria-label="Pagos de esta venta">
      <ul>
        {abonos.map((abono, lugar) => (
          <li key={lugar} className="ui-entre">
            <span className="ui-corta">
              <Icono nombre="candado" tamano={14} /> {nombreDe(abono)}
            </span>
            <strong className="cifra">{formatMonto(abono.monto)}</strong>
            <button
              type="button"
              className="ui-plano"
              aria-label={`Quitar el pago ${lugar + 1}`}
              title="Quitar este pago"
              disabled={ocupado}
              onClick={() => onQuitar(lugar)}
            >
              <Icono nombre="basura" />
            </button>
          </li>
        ))}
      </ul>
      <p className="ui-entre" aria-live="polite">
        Falta por cobrar <strong className="cifra">{formatCentavos(falta)}</strong>
      </p>
    </section>
  );
}

const nombreDe = ({ forma_pago, tarjeta, banco, referencia }: Abono) =>
  [formaDicha(forma_pago), tarjeta, banco, referencia].filter(Boolean).join(' · ');
