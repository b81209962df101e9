import { useSelector } from 'react-redux';

import { formatCentavos } from '@comanda/shared/domain/dinero';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { Icono } from '@comanda/shared/ui/core';

import { selectVentas } from '../carrito/carritoSlice';
import { requiereAtencion } from '../carrito/comprobantes';
import { claveDe, estaVacia, PESTANAS, porCobrar, ventaVacia } from '../carrito/ventaAbierta';
import './PestanasVenta.css';

/** What a tab shows: the tiles and the order of its sale. */
export const PANEL_VENTA = 'ventas-caja';
export const idDePestana = (pestana: string) => `ventas-pestana-${pestana}`;

type PestanasVentaProps = { empresa: string; activa: string; onElegir: (pestana: string) => void };

/**
 * Tabs 1 to 7, each with what it still has to charge (spec section 2, Sales screen). Ours, not antd's: its tier
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
        const venta = ventas[claveDe(empresa, pestana)] ?? ventaVacia;
        const { hecha, nombre = '' } = venta;
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
            <span className="ventas-corto" title={nombre || undefined}>
              {nombre ? `${pestana} ${nombre}` : pestana}
            </span>
            {venta.partes.length > 0 && <Marca icono="dividir" texto="cuenta dividida" />}
            {hecha && requiereAtencion(hecha) > 0 && <Marca icono="alerta" texto="por revisar" />}
            {!estaVacia(venta) && (
              <small className="cifra">{formatCentavos(porCobrar(venta))}</small>
            )}
          </button>
        );
      })}
    </div>
  );
}

const Marca = ({ icono, texto }: { icono: string; texto: string }) => (
  <span className="ventas-pestana-marca" title={texto}>
    <Icono nombre={icono} tamano={14} />
    <span className="solo-lector">{texto}</span>
  </span>
);
