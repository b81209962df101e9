import { useState } from 'react';

import type { ListaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { useAlCambio, useCada } from '@comanda/shared/piezas/flujo';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Icono } from '@comanda/shared/ui/core';

import type { Tanda } from './colaDeMarcas';
import { useListarListasQuery } from './vizorApi';
import { vizorMensajes as mensajes } from './vizorMensajes';

/** Read again while it is open: another screen may mark as well. */
const CADA_MS = 3_000;
const SONDEO = {
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

type UltimasProps = {
  empresa: string;
  estacion: string | null;
  onRecuperar: (tanda: Tanda) => void;
};

/** What was marked ready last: one that was marked too soon goes back to the kitchen. */
export function Ultimas({ empresa, estacion, onRecuperar }: UltimasProps) {
  const pollingInterval = useCada(CADA_MS);
  const query = useListarListasQuery({ empresa }, { ...SONDEO, pollingInterval });
  useAlCambio('piso', empresa, { query, cadaMs: CADA_MS });
  /** They stay in their place while this is open: the next one does not move up under a finger that presses twice. */
  const [recuperadas, setRecuperadas] = useState<readonly ListaVizor[]>([]);
  const esRecuperada = (lista: ListaVizor) =>
    recuperadas.some((una) => llaveDe(una) === llaveDe(lista));
  const onRecuperarUna = (lista: ListaVizor) => {
    setRecuperadas([...recuperadas, lista]);
    const lineas = lista.lineas.map(({ linea }) => linea);
    onRecuperar({ lineas, listo: false, que: lista.orden });
  };
  return (
    <QueryView query={query} empty={mensajes.sinListas} avisarFallo={false}>
      {(listas) => (
        <ul className="vizor-ultimas">
          {[...listas.filter((lista) => !esRecuperada(lista)), ...recuperadas]
            .filter(({ lineas }) => esDe(lineas, estacion))
            .sort((una, otra) => otra.lista.localeCompare(una.lista))
            .map((lista) => (
              <li key={llaveDe(lista)}>
                <p className="ui-entre">
                  <b>{lista.orden}</b>
                  <span>
                    {[lista.mesa && `Mesa ${lista.mesa}`, formatHora(lista.lista)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                {lista.lineas.map(({ linea, cantidad, producto }) => (
                  <p key={linea}>{`${cantidad} ${producto}`}</p>
                ))}
                <button
                  type="button"
                  className="ui-boton"
                  aria-label={`Recuperar ${lista.orden}, ${formatHora(lista.lista)}`}
                  disabled={esRecuperada(lista)}
                  onClick={() => onRecuperarUna(lista)}
                >
                  <Icono nombre="deshacer" />
                  {esRecuperada(lista) ? 'Recuperada' : 'Recuperar'}
                </button>
              </li>
            ))}
        </ul>
      )}
    </QueryView>
  );
}

const llaveDe = ({ random, lista }: ListaVizor): string => `${random} ${lista}`;

const esDe = (lineas: ListaVizor['lineas'], estacion: string | null): boolean =>
  estacion === null || lineas.some((linea) => linea.estacion === estacion);
