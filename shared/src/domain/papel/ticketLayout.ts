import type { TicketBody } from '../../contracts/ventas/impresion';
import { fraseDeCredito } from '../dinero/credito';
import { aCentavos, aDolares, multiplicar, type Centavos } from '../dinero/dinero';
import { formaDicha } from '../dinero/formasDePago';
import { LIMITE_TICKET_CORTO } from '../fiscal/identificacion';
import { PORCENTAJE_DE_SERVICIO } from '../ley/limites';
import { LEYENDA_DE_NOTA } from '../ley/notasDeVenta';
import { formatFecha } from '../texto/fecha';
import { enGrupos } from '../texto/texto';

import { COLUMNAS_DE_PAPEL, envolver, extremos } from './columnas';
import { cuanto, negrita, normal, papelDe, type Papel, type RenglonDeTicket } from './renglones';

import type { CuentasDeTicket } from './cuentasDeTicket';

const ANCHO_CANTIDAD = 5;
const ANCHO_TOTAL = 10;
const anchoDeProducto = ({ columnas }: Papel) => columnas - ANCHO_CANTIDAD - ANCHO_TOTAL;

/** The text of a ticket; short for 'bath items' of 0.50 dollars or less (spec section 9). */
export function ticketLayout(
  ticket: TicketBody,
  cuentas: CuentasDeTicket,
  columnas = COLUMNAS_DE_PAPEL,
): RenglonDeTicket[] {
  const { totales, total } = cuentas;
  const { nota } = ticket;
  const papel = papelDe(columnas);
  const corto = totales.total <= LIMITE_TICKET_CORTO && cuentas.descuento === 0 && !nota;
  return [
    ...encabezado(papel, ticket, corto),
    ...(corto ? [] : comprador(papel, ticket)),
    ...lineas(papel, ticket),
    ...descontado(papel, cuentas),
    ...(corto || nota ? [] : desglose(papel, cuentas)),
    ...(cuentas.servicio > 0
      ? papel.par(`Servicio ${PORCENTAJE_DE_SERVICIO}%`, monto(cuentas.servicio))
      : []),
    ...(cuentas.propina > 0 ? papel.par('Propina', monto(cuentas.propina)) : []),
    ...papel.par('TOTAL', monto(total), 'grande'),
    ...pago(papel, ticket),
    ...(corto ? [] : autorizacion(papel, ticket)),
    ...validez(papel, ticket),
    ...(nota ? deNota(papel, nota) : []),
    normal(''),
    ...papel.alCentro('Gracias por su compra'),
  ];
}

const monto = (centavos: Centavos) => aDolares(centavos).toFixed(2);

function encabezado(papel: Papel, ticket: TicketBody, corto: boolean): RenglonDeTicket[] {
  const { alCentro } = papel;
  const identidad = [
    ...(ticket.razon_social === ticket.empresa ? [] : alCentro(ticket.razon_social)),
    ...alCentro(`RUC ${ticket.ruc}`),
    ...alCentro(ticket.direccion),
  ];
  return [
    ...alCentro(ticket.empresa, 'grande'),
    ...(corto ? [] : identidad),
    papel.raya(),
    ...(ticket.copia ? alCentro('*** REIMPRESIÓN ***', 'negrita') : []),
    ...papel.parrafo(numeroDe(ticket), 'negrita'),
    ...papel.conRotulo('Fecha', ticket.fecha),
  ];
}

function numeroDe({ nota, clave_acceso, secuencial }: TicketBody): string {
  if (nota) return `NOTA DE VENTA ${nota.numero}`;
  return `${clave_acceso ? 'FACTURA' : 'TICKET'} ${secuencial}`;
}

function comprador({ conRotulo }: Papel, { cliente, cedula, emai }: TicketBody): RenglonDeTicket[] {
  return [
    ...conRotulo('Cliente', cliente),
    ...conRotulo('CI/RUC', cedula),
    ...conRotulo('Correo', emai),
  ];
}

function lineas(papel: Papel, { tienda }: TicketBody): RenglonDeTicket[] {
  const producto = 'Producto'.padEnd(anchoDeProducto(papel) - 1);
  const titulos = `${'Cant.'.padEnd(ANCHO_CANTIDAD)} ${producto}${'Total'.padStart(ANCHO_TOTAL)}`;
  return [
    papel.raya(),
    negrita(titulos),
    ...tienda.flatMap((vendida) => linea(papel, vendida)),
    papel.raya(),
  ];
}

function linea(papel: Papel, vendida: TicketBody['tienda'][number]): RenglonDeTicket[] {
  const { cantidad, producto, precio_venta, opciones = '' } = vendida;
  const { modificadores = [], descuento = 0 } = vendida;
  const total = monto(multiplicar(aCentavos(precio_venta), cantidad));
  const unitario = cantidad === 1 ? '' : ` @ ${precio_venta.toFixed(2)}`;
  const ancho = anchoDeProducto(papel) - 2;
  const [primera = '', ...resto] = envolver(producto + unitario, ancho);
  const sangria = ' '.repeat(ANCHO_CANTIDAD + 1);
  const debajo = [
    ...resto,
    ...modificadores.flatMap(({ nombre }) => envolver(`+ ${nombre}`, ancho)),
    ...(opciones ? envolver(`* ${opciones}`, ancho) : []),
  ];
  const numero = cuanto(cantidad).padStart(ANCHO_CANTIDAD - 1);
  return [
    normal(extremos(`${numero}  ${primera}`, total, papel.columnas)),
    ...debajo.map((texto) => normal(sangria + texto)),
    ...(descuento > 0
      ? [normal(extremos(`${sangria}Descuento`, `-${monto(aCentavos(descuento))}`, papel.columnas))]
      : []),
  ];
}

/** What the lines come to and what is taken off all of it, where something is. */
function descontado({ par }: Papel, { bruto, descuento }: CuentasDeTicket): RenglonDeTicket[] {
  if (descuento === 0) return [];
  return [...par('Suma', monto(bruto)), ...par('Descuento', `-${monto(descuento)}`)];
}

function desglose(
  { par }: Papel,
  { totales: { grupos }, ice }: CuentasDeTicket,
): RenglonDeTicket[] {
  return [
    ...grupos.flatMap(({ tarifa, base }) => par(`Subtotal ${tarifa}%`, monto(base))),
    ...grupos
      .filter(({ tarifa }) => tarifa > 0)
      .flatMap(({ tarifa, iva }) => par(`IVA ${tarifa}%`, monto(iva))),
    ...(ice > 0 ? par('ICE incluido', monto(ice)) : []),
  ];
}

function pago(papel: Papel, ticket: TicketBody): RenglonDeTicket[] {
  const { forma_pago, pagos = [], recibido, cambio } = ticket;
  const { par } = papel;
  const unica = forma_pago ? par('Forma de pago', formaDicha(forma_pago)) : [];
  return [
    ...(pagos.length > 0 ? pagos.flatMap((uno) => unPago(papel, uno)) : unica),
    ...(recibido === undefined ? [] : par('Recibido', monto(aCentavos(recibido)))),
    ...(cambio === undefined ? [] : par('Cambio', monto(aCentavos(cambio)), 'negrita')),
    ...(ticket.credito ? papel.parrafo(fraseDeCredito(ticket.credito), 'negrita') : []),
  ];
}

function unPago(papel: Papel, uno: NonNullable<TicketBody['pagos']>[number]): RenglonDeTicket[] {
  const { forma_pago, tarjeta = '', banco = '', referencia = '' } = uno;
  const nombre = [formaDicha(forma_pago), tarjeta].filter(Boolean).join(' ');
  const detalle = [banco, referencia].filter(Boolean).join(' ');
  return [
    ...papel.par(nombre, monto(aCentavos(uno.monto))),
    ...(detalle ? papel.parrafo(`  ${detalle}`) : []),
  ];
}

function autorizacion(papel: Papel, { clave_acceso, pendiente }: TicketBody): RenglonDeTicket[] {
  if (!clave_acceso) return [];
  return [
    papel.raya(),
    normal('Clave de acceso'),
    ...papel.parrafo(enGrupos(clave_acceso, 4).join(' ')),
    ...(pendiente ? papel.alCentro('Pendiente de autorización', 'negrita') : []),
  ];
}

/** On a short one too: its number is of an invoice. */
function validez({ alCentro }: Papel, { clave_acceso, ambiente }: TicketBody): RenglonDeTicket[] {
  if (!clave_acceso || ambiente !== '1') return [];
  return alCentro('PRUEBAS - SIN VALIDEZ TRIBUTARIA', 'negrita');
}

function deNota(papel: Papel, nota: NonNullable<TicketBody['nota']>): RenglonDeTicket[] {
  return [
    papel.raya(),
    ...papel.conRotulo('Autorización SRI', nota.autorizacion),
    ...papel.conRotulo('Válida hasta', formatFecha(nota.caduca)),
    ...papel.alCentro(LEYENDA_DE_NOTA),
  ];
}
