import type { HojaCaja } from '@comanda/shared/contracts/caja/papel';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import {
  aCentavos,
  aDolares,
  multiplicar,
  sumar,
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

type Fila = HojaCaja['secciones'][number]['filas'][number];

type Precuenta = {
  empresa: string;
  orden: Orden;
  /** 'Mesa 5'; '' without one. */
  mesa: string;
  lineas: Carrito;
  servicio: Centavos;
  /** What it sells bears a nota de venta: no tax is broken out. */
  conNotas: boolean;
  ahora: Date;
};

/** What a paper takes of one line of text. */
const LARGO = 120;
const monto = (centavos: Centavos) => aDolares(centavos).toFixed(2);

/** The bill that is brought to a table before it pays: what the screen shows, to the cent. */
export function precuentaDe(cuenta: Precuenta): HojaCaja {
  const { empresa, orden, mesa, lineas, ahora } = cuenta;
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
      { titulo: 'Consumo', filas: lineas.flatMap(filasDe) },
      { titulo: 'Total', filas: sumas(cuenta) },
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

function sumas({ lineas, servicio, conNotas }: Precuenta): Fila[] {
  const { grupos, total } = totalesDeCarrito(lineas);
  return [
    ...(conNotas
      ? []
      : grupos.flatMap(({ tarifa, base, iva }) => [
          { texto: `Subtotal ${tarifa}%`, valor: monto(base) },
          ...(tarifa > 0 ? [{ texto: `IVA ${tarifa}%`, valor: monto(iva) }] : []),
        ])),
    ...(servicio > 0
      ? [{ texto: `Servicio ${PORCENTAJE_DE_SERVICIO}%`, valor: monto(servicio) }]
      : []),
    { texto: 'TOTAL', valor: monto(sumar([total, servicio])), fuerte: true },
  ];
}
