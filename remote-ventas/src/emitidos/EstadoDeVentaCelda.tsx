import type { EmitidoFila } from '@comanda/shared/contracts/reportes/emitidos';
import { ASPECTO } from '@comanda/shared/piezas/comprobante';
import { Link } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

type EstadoDeVentaCeldaProps = { empresa: string; fila: EmitidoFila; conFacturas: boolean };

/** What is said of the invoice of a sale, in words. */
const facturaDicha = ({ factura, en_partes }: Pick<EmitidoFila, 'factura' | 'en_partes'>) =>
  factura === null
    ? ''
    : `Factura ${ASPECTO[factura].texto.toLowerCase()}${en_partes ? ', devuelta en parte' : ''}`;

/** The sale's state, and its invoice's, which leads to it for those who may. */
export function EstadoDeVentaCelda({ empresa, fila, conFacturas }: EstadoDeVentaCeldaProps) {
  const { estado, factura, en_partes, secuencia } = fila;
  const cual = new URLSearchParams({ empresa, buscar: secuencia });
  return (
    <div className="ui-fila ventas-emitidos-estado">
      <strong data-estado={estado}>{estado}</strong>
      {factura !== null &&
        (conFacturas ? (
          <Link
            to={`/admin/facturas?${cual.toString()}`}
            aria-label={`${facturaDicha(fila)}: ver la de ${secuencia}`}
          >
            <EstadoDeFactura factura={factura} enPartes={en_partes} />
          </Link>
        ) : (
          <EstadoDeFactura factura={factura} enPartes={en_partes} />
        ))}
    </div>
  );
}

type EstadoDeFacturaProps = {
  factura: NonNullable<EmitidoFila['factura']>;
  enPartes: boolean | undefined;
};

export function EstadoDeFactura({ factura, enPartes }: EstadoDeFacturaProps) {
  const { icono, tono } = ASPECTO[factura];
  return (
    <span className="ventas-emitidos-factura" data-tono={tono}>
      <Icono nombre={icono} tamano={16} /> {facturaDicha({ factura, en_partes: enPartes })}
    </span>
  );
}
