import type { Merma } from '@comanda/shared/contracts/inventario/mermas';
import { aCentavos, formatCentavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { useListarMermasDeHoyQuery } from './bodegaApi';
import { MOTIVO } from './bodegaMensajes';

/** What was wasted today, and what it was worth, for who cooks. */
export default function MermasDeHoy() {
  const { empresa } = useEmpresaActiva();
  const query = useListarMermasDeHoyQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  const costo = costoDe(query.currentData ?? []);
  return (
    <TarjetaDeInicio
      titulo="Mermas de hoy"
      extra={costo > 0 && <span className="cifra">{formatCentavos(costo)}</span>}
    >
      <QueryView query={query} empty={<p>Hoy no se ha perdido nada</p>} esqueleto="texto">
        {(mermas) => (
          <ul>
            {mermas.map((merma) => (
              <li key={merma.id}>
                <span>
                  {merma.materi_prima}
                  <small>{dichaDe(merma)}</small>
                </span>
                {merma.reversada ? (
                  <s className="cifra">{formatPeso(merma.peso_merma, merma.medida)}</s>
                ) : (
                  <strong className="cifra">{formatPeso(merma.peso_merma, merma.medida)}</strong>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </TarjetaDeInicio>
  );
}

/** When and who; what came back stands, and says so. */
const dichaDe = ({ fecha_registro, nombreCompleto, motivo, descripcion, reversada }: Merma) =>
  [
    formatHora(fecha_registro),
    nombreCompleto,
    `${MOTIVO[motivo]}: ${descripcion}`,
    ...(reversada ? ['Reversada'] : []),
  ].join(' · ');

/** Of those that stand, and whose cost somebody said. */
const costoDe = (mermas: readonly Merma[]) =>
  sumar(
    mermas.filter(({ reversada }) => reversada === null).map(({ costo }) => aCentavos(costo ?? 0)),
  );
