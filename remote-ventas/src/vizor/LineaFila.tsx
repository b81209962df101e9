import './lineas.css';

import type { LineaVizor } from '@comanda/shared/contracts/ventas/vizor';
import { porHacer } from '@comanda/shared/domain/orden/vizor';
import { Icono } from '@comanda/shared/ui/core';

type LineaFilaProps = { linea: LineaVizor; onTocar: (linea: LineaVizor) => void };

/** A dish of an order. The whole row is its button: a wet hand finds it. */
export function LineaFila({ linea, onTocar }: LineaFilaProps) {
  const { producto, cantidad, anulada, opt, estacion, lista } = linea;
  const hacer = porHacer(linea);
  const cuanto = cantidad || anulada;
  const seToca = hacer || (lista && estacion !== null);
  return (
    <tr data-estado={estadoDe(linea)}>
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

/** Beside the button, not in it: it is called by what pressing it says. */
function Marcas({ linea, hecha }: { linea: LineaVizor; hecha: boolean }) {
  const { cantidad, anulada, agregada, asiento } = linea;
  const quitada = cantidad === 0;
  return (
    <span className="vizor-marcas">
      {hecha && (
        <span data-marca="lista">
          <Icono nombre="listo" /> {quitada ? 'Visto' : 'Listo'}
        </span>
      )}
      {quitada && <b data-marca="anulado">ANULADO</b>}
      {!quitada && anulada > 0 && <b data-marca="anulado">{`ANULADO ${anulada}`}</b>}
      {agregada && !quitada && <b data-marca="agregado">AGREGADO</b>}
      {asiento !== null && <span>{`Asiento ${asiento}`}</span>}
    </span>
  );
}

function estadoDe({ cantidad, estacion, lista, retenida }: LineaVizor): string {
  if (cantidad === 0) return 'anulada';
  if (lista) return 'lista';
  if (retenida) return 'retenida';
  return estacion === null ? 'ajena' : 'pendiente';
}
