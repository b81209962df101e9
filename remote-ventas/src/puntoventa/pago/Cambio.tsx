import { centavos, formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';

type CambioProps = { activo: boolean; recibido: Centavos | null; total: Centavos };

/** Beside what charges, wherever that is: it is said aloud while the drawer opens. */
export function Cambio({ activo, recibido, total }: CambioProps) {
  const cambio = recibido === null ? null : centavos(recibido - total);
  return (
    <p
      className="ui-entre ventas-pago-cambio"
      aria-live="polite"
      style={{ visibility: activo ? undefined : 'hidden' }}
    >
      Cambio{' '}
      <strong className="cifra">
        {cambio !== null && cambio >= 0 ? formatCentavos(cambio) : '—'}
      </strong>
    </p>
  );
}
