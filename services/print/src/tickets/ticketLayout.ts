import type { TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import {
  aCentavos,
  aDolares,
  multiplicar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { LIMITE_TICKET_CORTO } from '@comanda/shared/domain/fiscal/identificacion';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import type { GrupoIva } from '@comanda/shared/domain/dinero/iva';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { enGrupos } from '@comanda/shared/domain/texto/texto';

import { COLUMNAS_DE_PAPEL, envolver, extremos } from './columnas';
import {
  alCentro,
  conRotulo,
  cuanto,
  grande,
  negrita,
  normal,
  raya,
  type RenglonDeTicket,
} from './renglones';

import type { CuentasDeTicket } from './cuentasDeTicket';

const ANCHO_CANTIDAD = 5;
const ANCHO_TOTAL = 10;
const ANCHO_PRODUCTO = COLUMNAS_DE_PAPEL - ANCHO_CANTIDAD - ANCHO_TOTAL;

/** The text of a ticket; short for 'bath items' of 0.50 dollars or less (spec section 9). */
export function ticketLayout(ticket: TicketBody, cuentas: CuentasDeTicket): RenglonDeTicket[] {
  const { totales, total } = cuentas;
  const { nota } = ticket;
  const corto = totales.total <= LIMITE_TICKET_CORTO && cuentas.descuento === 0 && !nota;
  return [
    ...encabezado(ticket, corto),
    ...(corto ? [] : comprador(ticket)),
    ...lineas(ticket),
    ...descontado(cuentas),
    ...(corto || nota ? [] : desglose(totales.grupos)),
    ...(cuentas.servicio > 0
      ? [par(`Servicio ${PORCENTAJE_DE_SERVICIO}%`, monto(cuentas.servicio))]
      : []),
    ...(cuentas.propina > 0 ? [par('Propina', monto(cuentas.propina))] : []),
    grande(extremos('TOTAL', monto(total), COLUMNAS_DE_PAPEL / 2)),
    ...pago(ticket),
    ...(corto ? [] : autorizacion(ticket)),
    ...validez(ticket),
    ...(nota ? deNota(nota) : []),
    normal(''),
    ...alCentro('Gracias por su compra'),
  ];
}

const par = (izquierda: string, derecha: string) =>
  normal(extremos(izquierda, derecha, COLUMNAS_DE_PAPEL));
const monto = (centavos: Centavos) => aDolares(centavos).toFixed(2);

function encabezado(ticket: TicketBody, corto: boolean): RenglonDeTicket[] {
  const identidad = [
    ...(ticket.razon_social === ticket.empresa ? [] : alCentro(ticket.razon_social)),
    ...alCentro(`RUC ${ticket.ruc}`),
    ...alCentro(ticket.direccion),
  ];
  return [
    ...alCentro(ticket.empresa, 'grande'),
    ...(corto ? [] : identidad),
    raya(),
    ...(ticket.copia ? alCentro('*** REIMPRESIÓN ***', 'negrita') : []),
    ...envolver(numeroDe(ticket), COLUMNAS_DE_PAPEL).map(negrita),
    ...conRotulo('Fecha', ticket.fecha),
  ];
}

function numeroDe({ nota, clave_acceso, secuencial }: TicketBody): string {
  if (nota) return `NOTA DE VENTA ${nota.numero}`;
  return `${clave_acceso ? 'FACTURA' : 'TICKET'} ${secuencial}`;
}

function comprador({ cliente, cedula, emai }: TicketBody): RenglonDeTicket[] {
  return [
    ...conRotulo('Cliente', cliente),
    ...conRotulo('CI/RUC', cedula),
    ...conRotulo('Correo', emai),
  ];
}

function lineas({ tienda }: TicketBody): RenglonDeTicket[] {
  const titulos = `${'Cant.'.padEnd(ANCHO_CANTIDAD)} ${'Producto'.padEnd(ANCHO_PRODUCTO - 1)}${'Total'.padStart(ANCHO_TOTAL)}`;
  return [raya(), negrita(titulos), ...tienda.flatMap(linea), raya()];
}

function linea(vendida: TicketBody['tienda'][number]): RenglonDeTicket[] {
  const { cantidad, producto, precio_venta, opciones = '' } = vendida;
  const { modificadores = [], descuento = 0 } = vendida;
  const total = monto(multiplicar(aCentavos(precio_venta), cantidad));
  const unitario = cantidad === 1 ? '' : ` @ ${precio_venta.toFixed(2)}`;
  const [primera = '', ...resto] = envolver(producto + unitario, ANCHO_PRODUCTO - 2);
  const sangria = ' '.repeat(ANCHO_CANTIDAD + 1);
  const debajo = [
    ...resto,
    ...modificadores.flatMap(({ nombre }) => envolver(`+ ${nombre}`, ANCHO_PRODUCTO - 2)),
    ...(opciones ? envolver(`* ${opciones}`, ANCHO_PRODUCTO - 2) : []),
  ];
  const rebaja = `${sangria}Descuento`;
  return [
    normal(
      extremos(
        `${cuanto(cantidad).padStart(ANCHO_CANTIDAD - 1)}  ${primera}`,
        total,
        COLUMNAS_DE_PAPEL,
      ),
    ),
    ...debajo.map((texto) => normal(sangria + texto)),
    ...(descuento > 0 ? [par(rebaja, `-${monto(aCentavos(descuento))}`)] : []),
  ];
}

/** What the lines come to and what is taken off all of it, where something is. */
function descontado({ bruto, descuento }: CuentasDeTicket): RenglonDeTicket[] {
  if (descuento === 0) return [];
  return [par('Suma', monto(bruto)), par('Descuento', `-${monto(descuento)}`)];
}

function desglose(grupos: readonly GrupoIva[]): RenglonDeTicket[] {
  return [
    ...grupos.map(({ tarifa, base }) => par(`Subtotal ${tarifa}%`, monto(base))),
    ...grupos
      .filter(({ tarifa }) => tarifa > 0)
      .map(({ tarifa, iva }) => par(`IVA ${tarifa}%`, monto(iva))),
  ];
}

function pago({ forma_pago, pagos = [], recibido, cambio }: TicketBody): RenglonDeTicket[] {
  const formas =
    pagos.length > 0 ? pagos.flatMap(unPago) : forma_pago ? [par('Forma de pago', forma_pago)] : [];
  return [
    ...formas,
    ...(recibido === undefined ? [] : [par('Recibido', monto(aCentavos(recibido)))]),
    ...(cambio === undefined
      ? []
      : [negrita(extremos('Cambio', monto(aCentavos(cambio)), COLUMNAS_DE_PAPEL))]),
  ];
}

function unPago(pago: NonNullable<TicketBody['pagos']>[number]): RenglonDeTicket[] {
  const { forma_pago, tarjeta = '', banco = '', referencia = '' } = pago;
  const nombre = tarjeta ? `${forma_pago} ${tarjeta}` : forma_pago;
  const detalle = [banco, referencia].filter(Boolean).join(' ');
  return [
    par(nombre, monto(aCentavos(pago.monto))),
    ...(detalle ? envolver(`  ${detalle}`, COLUMNAS_DE_PAPEL).map(normal) : []),
  ];
}

function autorizacion({ clave_acceso, pendiente }: TicketBody): RenglonDeTicket[] {
  if (!clave_acceso) return [];
  const grupos = enGrupos(clave_acceso, 4);
  return [
    raya(),
    normal('Clave de acceso'),
    ...envolver(grupos.join(' '), COLUMNAS_DE_PAPEL).map(normal),
    ...(pendiente ? alCentro('Pendiente de autorización', 'negrita') : []),
  ];
}

/** On a short one too: its number is of an invoice. */
function validez({ clave_acceso, ambiente }: TicketBody): RenglonDeTicket[] {
  if (!clave_acceso || ambiente !== '1') return [];
  return alCentro('PRUEBAS - SIN VALIDEZ TRIBUTARIA', 'negrita');
}

function deNota({ autorizacion: numero, caduca }: NonNullable<TicketBody['nota']>) {
  return [
    raya(),
    ...conRotulo('Autorización SRI', numero),
    ...conRotulo('Válida hasta', formatFecha(caduca)),
    ...alCentro(LEYENDA_DE_NOTA),
  ];
}
