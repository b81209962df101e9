import { Cifras } from '@comanda/shared/piezas/cifras';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useReporteVentasQuery } from '../cifras/ventasApi';

import type { CifraDeVentas } from './cifras';
import { enLinea } from './enLinea';
import estilos from './reporteria.module.css';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';
import { diasDelMes, tarjetasDeVentas } from './ventas';

type VentasDelMesProps = {
  empresa: string;
  mes: string;
  onCifra: (cifra: CifraDeVentas) => void;
};

/** What was sold in the month, beside what was invoiced. */
export function VentasDelMes({ empresa, mes, onCifra }: VentasDelMesProps) {
  const consulta = useReporteVentasQuery(
    { empresa, ...diasDelMes(mes) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.caja ?? ''}`}>
      <h2>{mensajes.ventas}</h2>
      <p>{mensajes.comoVentas}</p>
      <QueryView query={consulta} empty={null} esqueleto="texto">
        {({ figuras }) => (
          <Cifras
            nombre={mensajes.ventas}
            cifras={tarjetasDeVentas(figuras).map(enLinea)}
            suelta
            iguales
            onAbrir={({ cifra }) => onCifra(cifra)}
          />
        )}
      </QueryView>
    </section>
  );
}
