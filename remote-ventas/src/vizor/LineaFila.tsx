import './lineas.css';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { porHacer } from '@comanda/shared/domain/orden/vizor';
import { Icono } from '@comanda/shared/ui/core';

import { marcasDe } from './filas';

type LineaFilaProps = {
  linea: LineaVizor;
  /** In pixels: the same before and after it is ready. */
  alto: number | undefined;
  /** It was added since somebody touched the card. */
  nueva: boolean;
  onTocar: (linea: LineaVizor) => void;
};

/**
 * A dish of an order. The whole row is its button: a wet hand finds it. Not of what was taken back while the rest of its line is to be
 * cooked in another order: to say that it was seen would say that the other is ready.
 */
export function LineaFila({ linea, alto, nueva, onTocar }: LineaFilaProps) {
  const { producto, cantidad, anulada, opt, estacion, lista } = linea;
  const hacer = porHacer(linea);
  const cuanto = cantidad || anulada;
  const seToca = !linea.en_otra && (hacer || (lista && estacion !== null));
  return (
    <tr data-estado={estadoDe(linea)} data-nueva={nueva} style={{ minHeight: alto }}>
      <td className="cifra">{cuanto}</td>
      <td>
        {seToca ? (
          <button
            type="button"
            className="vizor-producto"
            aria-pressed={!hacer}
            aria-label={`${cantidad === 0 ? 'Visto' : 'Listo'}: ${cuanto} ${producto}`}
            onClick={() => onTocar(linea)}
          >
            {producto}
          </button>
        ) : (
          <span className="vizor-producto">{producto}</span>
        )}
        <Marcas linea={linea} hecha={seToca && !hacer} />
      </td>
      <td className="vizor-opciones">{opt}</td>
    </tr>
  );
}

/** Beside the button, not in it: it is called by what pressing it says. That it is ready takes no room of its own. */
function Marcas({ linea, hecha }: { linea: LineaVizor; hecha: boolean }) {
  return (
    <>
      <span className="vizor-marcas">
        {marcasDe(linea).map((marca) => (
          <b key={marca} data-marca={TONOS.find((tono) => marca.startsWith(tono))}>
            {marca}
          </b>
        ))}
      </span>
      {hecha && (
        <span className="vizor-hecha" data-marca="lista">
          <Icono nombre="listo" tamano={24} />
          <span className="solo-lector">{linea.cantidad === 0 ? 'Visto' : 'Listo'}</span>
        </span>
      )}
    </>
  );
}

const TONOS = ['ANULADO', 'AGREGADO'] as const;

function estadoDe({ cantidad, estacion, lista, retenida }: LineaVizor): string {
  if (cantidad === 0) return 'anulada';
  if (lista) return 'lista';
  if (retenida) return 'retenida';
  return estacion === null ? 'ajena' : 'pendiente';
}
