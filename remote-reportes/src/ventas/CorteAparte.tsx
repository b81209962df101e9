import { useId } from 'react';

import { formatParte } from '@comanda/shared/domain/dinero/cambioDe';
import { CambioDeCifra } from '@comanda/shared/piezas/cifras';

import type { CifraDeReporte } from './cifra';
import type { CorteDeVentas } from './corte';
import estilos from './reporte.module.css';

type CorteAparteProps = { corte: CorteDeVentas; onCifra: (cifra: CifraDeReporte) => void };

/** A cut of few parts, each with how much of the whole it is. */
export function CorteAparte({ corte, onCifra }: CorteAparteProps) {
  const id = useId();
  const { titulo, barras, formato, comparada } = corte;
  const todo = barras.reduce((suma, { valor }) => suma + valor, 0);
  return (
    <section className={`ui-tarjeta ${estilos.tarjeta ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      <ul className={estilos.lista}>
        {barras.map((barra) => (
          <li key={barra.clave}>
            <button
              type="button"
              disabled={barra.cifra === null}
              onClick={() => barra.cifra && onCifra(barra.cifra)}
            >
              <span>
                {barra.etiqueta}
                <small>
                  {comparada ? (
                    <>
                      <CambioDeCifra ahora={barra.valor} antes={barra.antes} /> antes{' '}
                    </>
                  ) : (
                    'todo el día antes '
                  )}
                  {formato(barra.antes)}
                </small>
              </span>
              <span className="cifra">{formatParte(barra.valor, todo)}</span>
              <strong className="cifra">{formato(barra.valor)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
