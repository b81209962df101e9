import { useSelector } from 'react-redux';

import { totalesDe } from '@comanda/shared/domain/carrito';
import { formatCentavos } from '@comanda/shared/domain/dinero';

import { selectVentas } from '../carrito/carritoSlice';
import { claveDe, PESTANAS } from '../carrito/ventaAbierta';

type PestanasVentaProps = { empresa: string; activa: string; onElegir: (pestana: string) => void };

/** Tabs 1 to 7, each with its total when something is in it (spec section 2, Sales screen). */
export function PestanasVenta({ empresa, activa, onElegir }: PestanasVentaProps) {
  const ventas = useSelector(selectVentas);
  return (
    <div className="ventas-pestanas" role="tablist" aria-label="Ventas abiertas">
      {PESTANAS.map((pestana) => {
        const carrito = ventas[claveDe(empresa, pestana)]?.carrito ?? [];
        return (
          <button
            key={pestana}
            type="button"
            role="tab"
            className="ventas-pestana"
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
