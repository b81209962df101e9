import { memo } from 'react';

import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { aCentavos, formatCentavos, multiplicar } from '@comanda/shared/domain/dinero/dinero';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { Icono, type IconoNombre } from '@comanda/shared/ui/core';

import './lineas.css';
import { NOMBRE_CURSO } from './nombres';
import { useEsperaLinea } from './useEsperaLinea';

type LineasEnviadasProps = {
  lineas: readonly LineaOrden[];
  /** Where one is taken back from here. */
  onAnular?: (linea: LineaOrden) => void;
};

/** What the kitchen has of an order: how far each dish is, and what was taken back struck through. */
export const LineasEnviadas = memo(function LineasEnviadas({
  lineas,
  onAnular,
}: LineasEnviadasProps) {
  const espera = useEsperaLinea();
  return (
    <ul className="enmesa-enviadas" aria-label="En la orden">
      {lineas.map((linea) => (
        <Enviada key={linea.linea} linea={linea} espera={espera} onAnular={onAnular} />
      ))}
    </ul>
  );
});

type EnviadaProps = {
  linea: LineaOrden;
  /** Why nothing is taken back now. */
  espera: string | null;
  onAnular: ((linea: LineaOrden) => void) | undefined;
};

function Enviada({ linea, espera, onAnular }: EnviadaProps) {
  const { producto, cantidad, anulada, pagada, precio_venta } = linea;
  return (
    <li data-anulada={cantidad === 0 && pagada === 0}>
      <span className="cifra enmesa-cuantos">{formatCantidad(cantidad || anulada || pagada)}</span>
      <span className="enmesa-que">
        <span>{producto}</span>
        <EstadoDeLinea linea={linea} />
      </span>
      <span className="cifra">
        {formatCentavos(multiplicar(aCentavos(precio_venta), cantidad))}
      </span>
      {onAnular && cantidad > 0 && (
        <button
          type="button"
          className="ui-plano"
          aria-label={`Anular ${producto}`}
          aria-disabled={espera !== null}
          title={espera ?? 'Anular'}
          onClick={() => espera === null && onAnular(linea)}
        >
          <Icono nombre="cerrar" />
        </button>
      )}
    </li>
  );
}

/** What was chosen with it and said of it, its course and its seat. */
export const detalleDeLinea = ({ modificadores, opciones, curso, asiento }: LineaOrden) =>
  [
    ...modificadores.map(({ nombre }) => nombre),
    ...(opciones ? [opciones.replace(/\s*\n\s*/g, ', ')] : []),
    ...(curso ? [NOMBRE_CURSO[curso]] : []),
    ...(asiento === null ? [] : [`Asiento ${asiento}`]),
  ].join(' · ');

function EstadoDeLinea({ linea }: { linea: LineaOrden }) {
  const { cantidad, anulada, pagada } = linea;
  const { icono, texto } = estadoDe(linea);
  const detalle = detalleDeLinea(linea);
  return (
    <small>
      <Icono nombre={icono} tamano={14} /> {texto}
      {cantidad > 0 && anulada > 0 && ` · ANULADO ${formatCantidad(anulada)}`}
      {cantidad > 0 && pagada > 0 && ` · Pagado ${formatCantidad(pagada)}`}
      {detalle && ` · ${detalle}`}
    </small>
  );
}

function estadoDe(linea: LineaOrden): { icono: IconoNombre; texto: string } {
  if (linea.cantidad === 0)
    return linea.pagada > 0
      ? { icono: 'efectivo', texto: 'Pagado' }
      : { icono: 'cerrar', texto: 'ANULADO' };
  if (linea.entregada) return { icono: 'mesa', texto: 'Entregado' };
  if (linea.lista) return { icono: 'listo', texto: 'Listo' };
  return linea.retenida
    ? { icono: 'candado', texto: 'En espera' }
    : { icono: 'cocina', texto: 'En cocina' };
}
