import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import {
  aCentavos,
  aDolares,
  multiplicar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import {
  descuentoDeLinea,
  totalesDeCarrito,
  type Carrito,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

import {
  lineasRebajadas,
  porCobrar,
  servicioDeOrden,
  type VentaAbierta,
} from '../../carrito/ventaAbierta';

type Seccion = HojaCaja['secciones'][number];
type Fila = Seccion['filas'][number];

type Precuenta = {
  empresa: string;
  orden: Orden;
  /** 'Mesa 5'; '' without one. */
  mesa: string;
  cuenta: VentaAbierta;
  /** What it sells bears a nota de venta: no tax is broken out. */
  conNotas: boolean;
  ahora: Date;
};

/** What a paper takes of one line of text. */
const LARGO = 120;
/** What a paper takes of rows in one section. */
const FILAS = 300;
const monto = (centavos: Centavos) => aDolares(centavos).toFixed(2);

/** The bill that is brought to a table before it pays: what the payment asks for, to the cent. */
export function precuentaDe({
  empresa,
  orden,
  mesa,
  cuenta,
  conNotas,
  ahora,
}: Precuenta): HojaCaja {
  const lineas = lineasRebajadas(cuenta);
  const desglose = conNotas ? [] : impuestosDe(lineas);
  return {
    empresa,
    titulo: 'CUENTA',
    cabecera: [
      [mesa, orden.orden].filter(Boolean).join(' - '),
      `Fecha: ${formatFechaHora(ahora)}`,
      `Mesero: ${orden.mesero}`,
      'No es un comprobante de venta',
    ].map((linea) => linea.slice(0, LARGO)),
    secciones: [
      ...enSecciones('Consumo', lineas.flatMap(filasDe)),
      { titulo: 'Total', filas: [...desglose, ...totalDe(cuenta)] },
    ],
    firma: null,
  };
}

function filasDe(linea: Linea): Fila[] {
  const { cantidad, producto, precio_venta, modificadores = [] } = linea;
  const bruto = multiplicar(aCentavos(precio_venta), cantidad);
  const descuento = descuentoDeLinea(linea);
  return [
    { texto: `${formatCantidad(cantidad)} ${producto}`.slice(0, LARGO), valor: monto(bruto) },
    ...modificadores.map(({ nombre }) => ({ texto: `  + ${nombre}`.slice(0, LARGO), valor: '' })),
    ...(descuento > 0 ? [{ texto: '  Descuento', valor: `-${monto(descuento)}` }] : []),
  ];
}

const enSecciones = (titulo: string, filas: readonly Fila[]): Seccion[] =>
  Array.from({ length: Math.ceil(filas.length / FILAS) }, (_, i) => ({
    titulo,
    filas: filas.slice(i * FILAS, (i + 1) * FILAS),
  }));

const impuestosDe = (lineas: Carrito): Fila[] =>
  totalesDeCarrito(lineas).grupos.flatMap(({ tarifa, base, iva }) => [
    { texto: `Subtotal ${tarifa}%`, valor: monto(base) },
    ...(tarifa > 0 ? [{ texto: `IVA ${tarifa}%`, valor: monto(iva) }] : []),
  ]);

function totalDe(cuenta: VentaAbierta): Fila[] {
  const servicio = servicioDeOrden(cuenta);
  return [
    ...(servicio > 0
      ? [{ texto: `Servicio ${PORCENTAJE_DE_SERVICIO}%`, valor: monto(servicio) }]
      : []),
    { texto: 'TOTAL', valor: monto(porCobrar(cuenta)), fuerte: true },
  ];
}
