import { QueryView } from '@comanda/shared/piezas/vista';

import type { CifraDeVentas } from './cifras';
import { FiguraTarjeta } from './FiguraTarjeta';
import estilos from './reporteria.module.css';
import { useVentasDelMesQuery } from './reporteriaApi';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';
import { diasDelMes, tarjetasDeVentas } from './ventas';

type VentasDelMesProps = {
  empresa: string;
  mes: string;
  onCifra: (cifra: CifraDeVentas) => void;
};

/** What was sold in the month, beside what was invoiced. */
export function VentasDelMes({ empresa, mes, onCifra }: VentasDelMesProps) {
  const consulta = useVentasDelMesQuery(
    { empresa, ...diasDelMes(mes) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  return (
    <section className={`ui-tarjeta ${estilos.caja ?? ''}`}>
      <h2>{mensajes.ventas}</h2>
      <p>{mensajes.comoVentas}</p>
      <QueryView query={consulta} empty={null} esqueleto="texto">
        {({ figuras }) => (
          <ul className={estilos.tarjetas} aria-label={mensajes.ventas}>
            {tarjetasDeVentas(figuras).map((tarjeta) => (
              <li key={tarjeta.cifra.titulo}>
                <FiguraTarjeta tarjeta={tarjeta} onAbrir={() => onCifra(tarjeta.cifra)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
