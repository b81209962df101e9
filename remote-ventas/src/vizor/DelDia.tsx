import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { contarDelDia } from '@comanda/shared/domain/orden/vizor';

import { vizorMensajes as mensajes } from './vizorMensajes';

type DelDiaProps = { lineas: readonly LineaVizor[]; estacion: string | null };

/** How much of each dish the kitchen still has to make, by station. */
export function DelDia({ lineas, estacion }: DelDiaProps) {
  const platos = contarDelDia(lineas, estacion);
  const estaciones = [...new Set(platos.map((plato) => plato.estacion))].sort();
  if (platos.length === 0) return <p className="vizor-vacio">{mensajes.nadaPendiente}</p>;
  return estaciones.map((una) => (
    <section key={una} aria-label={una}>
      <h3>{una}</h3>
      <ul className="vizor-cuenta">
        {platos
          .filter((plato) => plato.estacion === una)
          .map(({ producto, cantidad }) => (
            <li key={producto}>
              <b className="cifra">{cantidad}</b> <span>{producto}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
