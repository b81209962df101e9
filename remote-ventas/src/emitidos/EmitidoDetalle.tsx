import type { Emitido } from '@comanda/shared/contracts/reportes/emitidos';
import type { EmitidoLinea, PagoHecho } from '@comanda/shared/contracts/ventas/ventas';
import { fraseDeCredito } from '@comanda/shared/domain/dinero/credito';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { aCentavos, aDolares, centavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import { NOMBRE_DE_CANAL } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Lineas, Sumas, type Suma } from '@comanda/shared/piezas/contenido';
import { Datos } from '@comanda/shared/piezas/vista';

import { EstadoDeFactura } from './EstadoDeVentaCelda';
import { dePalabras, talCual } from '@comanda/shared/domain/texto/palabras';

type EmitidoProps = { emitido: Emitido };

/** How it stands, and for how much. */
export function EmitidoCabeza({ emitido: { venta, factura, en_partes } }: EmitidoProps) {
  return (
    <div className="ui-fila ventas-emitido-cabeza">
      <div className="ui-fila ventas-emitidos-estado">
        <strong data-estado={venta.estado}>{venta.estado}</strong>
        {factura !== null && <EstadoDeFactura factura={factura} enPartes={en_partes} />}
      </div>
      <p className="ventas-emitido-total cifra">{formatMonto(venta.total)}</p>
    </div>
  );
}

/** Who bought, what was sold line by line (spec section 2), what it adds up to and how it was paid. */
export function EmitidoDetalle({ emitido: { venta, lineas, pagos } }: EmitidoProps) {
  return (
    <>
      <Datos
        datos={[
          ['Cliente', venta.nombre],
          ['Identificación', venta.cedula],
          ['Email', venta.email],
          ['Fecha', formatFechaHora(venta.fecha_creacion)],
          ['Usuario', venta.caja_usuario],
          ['Empresa', venta.empresa],
          ['Canal', venta.canal ? NOMBRE_DE_CANAL[venta.canal] : ''],
          ['Crédito', venta.credito ? fraseDeCredito(venta.credito) : ''],
        ]}
      />
      <Lineas
        titulo="Producto"
        lineas={lineas.map((linea) => ({
          cantidad: linea.cantidad,
          nombre: linea.producto,
          pormenores: pormenoresDe(linea),
          total: linea.subtota,
        }))}
      />
      <Sumas etiqueta="Totales" sumas={sumasDe(venta)} />
      <Sumas
        etiqueta="Pagos"
        sumas={pagos.map((pago): Suma => [pormenorDePago(pago), pago.monto])}
      />
    </>
  );
}

function pormenoresDe(linea: EmitidoLinea): string[] {
  const { precio_venta, cantidad, modificadores, opciones, descuento, motivo_descuento } = linea;
  return [
    ...(cantidad === 1 ? [] : [`${formatMonto(precio_venta)} c/u`]),
    ...modificadores.map(({ nombre, precio }) =>
      precio > 0 ? `${nombre} +${formatMonto(precio)}` : nombre,
    ),
    ...(opciones === '' ? [] : [opciones]),
    ...(descuento > 0
      ? [`Descuento -${formatMonto(descuento)}${motivo_descuento && ` (${motivo_descuento})`}`]
      : []),
  ];
}

function sumasDe(venta: Emitido['venta']): Suma[] {
  const { subtotal, iva, total, descuento, propina, servicio, nota } = venta;
  const dada = aDolares(centavos(aCentavos(propina) - aCentavos(servicio)));
  return [
    ...(descuento > 0 ? ([['Descuento', -descuento]] satisfies Suma[]) : []),
    ...(nota
      ? []
      : ([
          ['Subtotal', subtotal],
          ['IVA', iva],
        ] satisfies Suma[])),
    ...(servicio > 0 ? ([[`Servicio ${PORCENTAJE_DE_SERVICIO}%`, servicio]] satisfies Suma[]) : []),
    ...(dada > 0 ? ([['Propina', dada]] satisfies Suma[]) : []),
    ['Total', total],
  ];
}

const TARJETA: Readonly<Record<NonNullable<PagoHecho['tarjeta']>, string>> = dePalabras(
  { CREDITO: 'de crédito', DEBITO: 'de débito' },
  talCual,
);

const pormenorDePago = ({ forma_pago, tarjeta, banco, referencia }: PagoHecho): string =>
  [formaDicha(forma_pago), tarjeta && TARJETA[tarjeta], banco, referencia && `ref. ${referencia}`]
    .filter((parte) => parte !== null && parte !== '')
    .join(' ');
