import type { TicketBody } from '@comanda/shared/contracts/impresion';
import { aCentavos, aDolares, multiplicar, type Centavos } from '@comanda/shared/domain/dinero';
import { LIMITE_TICKET_CORTO } from '@comanda/shared/domain/identificacion';
import type { GrupoIva, Totales } from '@comanda/shared/domain/iva';

import { centrar, COLUMNAS, envolver, extremos } from './columnas';

/** One printed line. 'grande' is twice as wide and high, so it has half the columns. */
export type Renglon = { texto: string; estilo: 'normal' | 'negrita' | 'grande' };

const ANCHO_CANTIDAD = 5;
const ANCHO_TOTAL = 10;
const ANCHO_PRODUCTO = COLUMNAS - ANCHO_CANTIDAD - ANCHO_TOTAL;

/** The text of a ticket (ui.md, Print); short for 'bath items' of 0.50 dollars or less (spec section 9). */
export function ticketLayout(ticket: TicketBody, totales: Totales): Renglon[] {
  const corto = totales.total <= LIMITE_TICKET_CORTO;
  return [
    ...encabezado(ticket, corto),
    ...(corto ? [] : comprador(ticket)),
    ...lineas(ticket),
    ...(corto ? [] : desglose(totales.grupos)),
    { texto: extremos('TOTAL', monto(totales.total), COLUMNAS / 2), estilo: 'grande' },
    ...pago(ticket),
    ...(corto ? [] : autorizacion(ticket)),
    normal(''),
    ...alCentro('Gracias por su compra'),
  ];
}

const normal = (texto: string): Renglon => ({ texto, estilo: 'normal' });
const negrita = (texto: string): Renglon => ({ texto, estilo: 'negrita' });
const raya = (): Renglon => normal('-'.repeat(COLUMNAS));
const par = (izquierda: string, derecha: string) => normal(extremos(izquierda, derecha, COLUMNAS));
const monto = (centavos: Centavos) => aDolares(centavos).toFixed(2);

const alCentro = (texto: string, estilo: Renglon['estilo'] = 'normal'): Renglon[] => {
  const ancho = estilo === 'grande' ? COLUMNAS / 2 : COLUMNAS;
  return envolver(texto, ancho).map((linea) => ({ texto: centrar(linea, ancho), estilo }));
};

const conRotulo = (rotulo: string, valor: string): Renglon[] =>
  valor ? envolver(`${rotulo}: ${valor}`, COLUMNAS).map(normal) : [];

function encabezado(ticket: TicketBody, corto: boolean): Renglon[] {
  const numero = `${ticket.clave_acceso ? 'FACTURA' : 'TICKET'} ${ticket.secuencial}`;
  const identidad = [
    ...(ticket.razon_social === ticket.empresa ? [] : alCentro(ticket.razon_social)),
    ...alCentro(`RUC ${ticket.ruc}`),
    ...alCentro(ticket.direccion),
  ];
  return [
    ...alCentro(ticket.empresa, 'grande'),
    ...(corto ? [] : identidad),
    raya(),
    ...(ticket.copia ? alCentro('*** REIMPRESION ***', 'negrita') : []),
    ...envolver(numero, COLUMNAS).map(negrita),
    ...conRotulo('Fecha', ticket.fecha),
  ];
}

function comprador({ cliente, cedula, emai }: TicketBody): Renglon[] {
  return [
    ...conRotulo('Cliente', cliente),
    ...conRotulo('CI/RUC', cedula),
    ...conRotulo('Correo', emai),
  ];
}

function lineas({ tienda }: TicketBody): Renglon[] {
  const titulos = `${'Cant.'.padEnd(ANCHO_CANTIDAD)} ${'Producto'.padEnd(ANCHO_PRODUCTO - 1)}${'Total'.padStart(ANCHO_TOTAL)}`;
  return [raya(), negrita(titulos), ...tienda.flatMap(linea), raya()];
}

function linea(vendida: TicketBody['tienda'][number]): Renglon[] {
  const { cantidad, producto, precio_venta, opciones = '' } = vendida;
  const total = monto(multiplicar(aCentavos(precio_venta), cantidad));
  const unitario = cantidad > 1 ? ` @ ${precio_venta.toFixed(2)}` : '';
  const [primera = '', ...resto] = envolver(producto + unitario, ANCHO_PRODUCTO - 2);
  const sangria = ' '.repeat(ANCHO_CANTIDAD + 1);
  return [
    normal(
      extremos(`${String(cantidad).padStart(ANCHO_CANTIDAD - 1)}  ${primera}`, total, COLUMNAS),
    ),
    ...resto.map((texto) => normal(sangria + texto)),
    ...(opciones ? envolver(`* ${opciones}`, ANCHO_PRODUCTO - 2) : []).map((texto) =>
      normal(sangria + texto),
    ),
  ];
}

function desglose(grupos: readonly GrupoIva[]): Renglon[] {
  return [
    ...grupos.map(({ tarifa, base }) => par(`Subtotal ${tarifa}%`, monto(base))),
    ...grupos
      .filter(({ tarifa }) => tarifa > 0)
      .map(({ tarifa, iva }) => par(`IVA ${tarifa}%`, monto(iva))),
  ];
}

function pago({ forma_pago, recibido, cambio }: TicketBody): Renglon[] {
  return [
    ...(forma_pago ? [par('Forma de pago', forma_pago)] : []),
    ...(recibido === undefined ? [] : [par('Recibido', monto(aCentavos(recibido)))]),
    ...(cambio === undefined
      ? []
      : [negrita(extremos('Cambio', monto(aCentavos(cambio)), COLUMNAS))]),
  ];
}

function autorizacion({ clave_acceso, ambiente }: TicketBody): Renglon[] {
  if (!clave_acceso) return [];
  const grupos = clave_acceso.match(/\d{1,4}/g) ?? [];
  return [
    raya(),
    normal('Clave de acceso'),
    ...envolver(grupos.join(' '), COLUMNAS).map(normal),
    ...(ambiente === '1' ? alCentro('PRUEBAS - SIN VALIDEZ TRIBUTARIA', 'negrita') : []),
  ];
}
