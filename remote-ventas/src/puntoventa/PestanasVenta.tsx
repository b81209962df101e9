import { useSelector } from 'react-redux';

import { totalesDe } from '@comanda/shared/domain/carrito';
import { formatCentavos } from '@comanda/shared/domain/dinero';
import { moverFoco } from '@comanda/shared/piezas/teclado';

import { selectVentas } from '../carrito/carritoSlice';
import { claveDe, PESTANAS } from '../carrito/ventaAbierta';
import './PestanasVenta.css';

/** What a tab shows: the tiles and the order of its sale. */
export const PANEL_VENTA = 'ventas-caja';
export const idDePestana = (pestana: string) => `ventas-pestana-${pestana}`;

type PestanasVentaProps = { empresa: string; activa: string; onElegir: (pestana: string) => void };

/**
 * Tabs 1 to 7, each with its total when something is in it (spec section 2, Sales screen). Ours, not antd's: its tier
 * would double what the till waits for.
 */
export function PestanasVenta({ empresa, activa, onElegir }: PestanasVentaProps) {
  const ventas = useSelector(selectVentas);
  return (
    <div
      className="ventas-pestanas"
      role="tablist"
      aria-label="Ventas abiertas"
      onKeyDown={(event) => moverFoco(event, '[role="tab"]')?.click()}
    >
      {PESTANAS.map((pestana) => {
        const carrito = ventas[claveDe(empresa, pestana)]?.carrito ?? [];
        return (
          <button
            key={pestana}
            type="button"
            role="tab"
            id={idDePestana(pestana)}
            aria-controls={PANEL_VENTA}
            tabIndex={pestana === activa ? 0 : -1}
            className="ui-boton ventas-pestana"
            aria-selected={pestana === activa}
            onClick={() => onElegir(pestana)}
          >
            <span>{pestana}</span>
            {carrito.length > 0 && (
              <small className="cifra">{formatCentavos(totalesDe(carrito).total)}</small>
            )}
          </button>
        );
      })}
    </div>
  );
}
