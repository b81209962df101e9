import type { EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

type EstadoDeVentaCeldaProps = { fila: EmitidoFila; conFacturas: boolean };

/** The sale's state, and its invoice's, which leads to it for those who may. */
export function EstadoDeVentaCelda({ fila, conFacturas }: EstadoDeVentaCeldaProps) {
  const { estado, factura, secuencia } = fila;
  return (
    <div className="ui-fila ventas-emitidos-estado">
      <strong data-estado={estado}>{estado}</strong>
      {factura !== null &&
        (conFacturas ? (
          <Link
            to={`/admin/facturas?buscar=${encodeURIComponent(secuencia)}`}
            aria-label={`Factura ${ASPECTO[factura].texto.toLowerCase()}: ver la de ${secuencia}`}
          >
            <EstadoDeFactura factura={factura} />
          </Link>
        ) : (
          <EstadoDeFactura factura={factura} />
        ))}
    </div>
  );
}

type EstadoDeFacturaProps = { factura: NonNullable<EmitidoFila['factura']> };

export function EstadoDeFactura({ factura }: EstadoDeFacturaProps) {
  const { texto, icono, tono } = ASPECTO[factura];
  return (
    <span className="ventas-emitidos-factura" data-tono={tono}>
      <Icono nombre={icono} tamano={16} /> Factura {texto.toLowerCase()}
    </span>
  );
}
