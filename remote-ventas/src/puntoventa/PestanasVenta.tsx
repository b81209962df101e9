import { memo } from 'react';

import { useSelector } from 'react-redux';

import { formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { EnCabecera, useMedia } from '@comanda/shared/piezas/vista';
import { moverFoco } from '@comanda/shared/piezas/teclado';
import { Icono } from '@comanda/shared/ui/core';

import { selectVenta, type EstadoConCarrito } from '../carrito/carritoSlice';
import { requiereAtencion } from '../carrito/comprobantes';
import { claveDeVenta, estaVacia, PESTANAS, porCobrar } from '../carrito/ventaAbierta';
import './PestanasVenta.css';

/** What a tab shows: the tiles and the order of its sale. */
export const PANEL_VENTA = 'ventas-caja';
export const idDePestana = (pestana: string) => `ventas-pestana-${pestana}`;

type PestanasVentaProps = { empresa: string; activa: string; onElegir: (pestana: string) => void };

/** Where the header has no room for them. */
const EN_FILA_PROPIA = '(max-width: 767px), (max-width: 1099px) and (min-height: 541px)';

/**
 * Tabs 1 to 7 in the frame's header, each with what it still has to charge (spec section 2, Sales screen). Ours, not antd's: its tier
 * would double what the till waits for.
 */
export const PestanasVenta = memo(function PestanasVenta(props: PestanasVentaProps) {
  const { empresa, activa, onElegir } = props;
  const enFilaPropia = useMedia(EN_FILA_PROPIA);
  const pestanas = (
    <div
      className="ventas-pestanas"
      role="tablist"
      aria-label="Ventas abiertas"
      aria-keyshortcuts="F6"
      title="Siguiente venta (F6)"
      onKeyDown={(event) => moverFoco(event, '[role="tab"]')?.click()}
    >
      {PESTANAS.map((pestana) => (
        <Pestana
          key={pestana}
          clave={claveDeVenta(empresa, pestana)}
          pestana={pestana}
          activa={pestana === activa}
          onElegir={onElegir}
        />
      ))}
    </div>
  );
  return enFilaPropia ? pestanas : <EnCabecera>{pestanas}</EnCabecera>;
});

type PestanaProps = {
  clave: string;
  pestana: string;
  activa: boolean;
  onElegir: (pestana: string) => void;
};

/** Drawn again when its own sale changes: a tap is not in the other six. */
const Pestana = memo(function Pestana({ clave, pestana, activa, onElegir }: PestanaProps) {
  const venta = useSelector((state: EstadoConCarrito) => selectVenta(state, clave));
  const { hecha, nombre = '' } = venta;
  return (
    <button
      type="button"
      role="tab"
      id={idDePestana(pestana)}
      aria-controls={PANEL_VENTA}
      tabIndex={activa ? 0 : -1}
      className="ui-plano ventas-pestana"
      aria-selected={activa}
      onClick={() => onElegir(pestana)}
    >
      <span className="ui-corta" title={nombre || undefined}>
        {nombre ? `${pestana} ${nombre}` : pestana}
      </span>
      {venta.partes.length > 0 && <Marca icono="dividir" texto="cuenta dividida" />}
      {hecha && requiereAtencion(hecha) > 0 && <Marca icono="alerta" texto="por revisar" />}
      {!estaVacia(venta) && <small className="cifra">{formatCentavos(porCobrar(venta))}</small>}
    </button>
  );
});

const Marca = ({ icono, texto }: { icono: string; texto: string }) => (
  <span className="ventas-pestana-marca" title={texto}>
    <Icono nombre={icono} tamano={14} />
    <span className="solo-lector">{texto}</span>
  </span>
);
