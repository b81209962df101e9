import { describe, expect, it } from '@jest/globals';

import { facturaXml } from '@comanda/billing/domain/factura';
import { validarFactura } from '@comanda/billing/domain/validarFactura';
import { makeClave, makeEmisor, RUC } from '@comanda/billing/testing/ventas';
import { comprobanteDeVenta } from '@comanda/ordering/ventas/comprobanteDeVenta';
import { revisarVenta } from '@comanda/ordering/ventas/revisarVenta';
import { makeSolicitud } from '@comanda/ordering/testing/ventas';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';
import { exigirCuentas } from '@comanda/print/exigirCuentas';
import {
  aLineaVenta,
  conCantidad,
  totalesDeCuenta,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  CONSUMIDOR_FINAL,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import type { Tarifa } from '@comanda/shared/domain/dinero/iva';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import type { Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import { veces } from '@comanda/shared/testing/veces';

const TARIFAS = [0, 5, 8, 12, 14, 15] as const satisfies readonly Tarifa[];
const motivo = 'x';
const REBAJAS: readonly (Rebaja | undefined)[] = [
  undefined,
  { tipo: 'PORCENTAJE', valor: 10, motivo },
  { tipo: 'PORCENTAJE', valor: 33.5, motivo },
  { tipo: 'MONTO', valor: 0.01, motivo },
];
const PRECIO_MAXIMO = 10_000;
/** Every price in the night; by day every fifth, which meets each quantity as often. */
const PASO = veces(1, 5);
const CANTIDADES = 12;
/** Of each price: every quantity in the night, else one of them after another. */
const VUELTAS = veces(CANTIDADES, 1);
/** Of these the document itself is written, and added up again. */
const CADA = 199;

const COMPRADOR = {
  tipo_identificacion: TIPO_IDENTIFICACION.CEDULA,
  cedula: '1710034065',
  nombre: 'María',
  razon_social: 'María',
  email: 'm@correo.ec',
  direccion: 'Quito',
  telefono: '099',
};

/** One on which the law had it. */
const DIAS: Partial<Record<Tarifa, string>> = {
  8: '2026-02-14',
  12: '2024-03-31',
  14: '2017-05-31',
};
const ley = { ...SIN_REGISTRO, registro_turismo: '0905500123' };
const diaDe = (tarifa: Tarifa) => DIAS[tarifa] ?? '2026-11-20';

/** A sale of one line as till, server, ticket and invoice make it. */
function vender(precio: number, tarifa: Tarifa, cantidad: number, rebaja: Rebaja | undefined) {
  const base = { id: '1', id_categoria: '1', producto: 'Ceviche', cantidad, iva: 0, subtota: 0 };
  const linea: Linea = conCantidad(
    { ...base, precio_venta: aDolares(centavos(precio)), porcentaje_iva: tarifa },
    cantidad,
  );
  const cuenta = { carrito: [linea], rebaja };
  const { subtotal, iva, total } = totalesDeCuenta(cuenta);
  const bruto = totalesDeCuenta({ carrito: [linea] }).total;
  const descuento = { descuento: aDolares(centavos(bruto - total)), motivo_descuento: motivo };
  const solicitud = makeSolicitud({
    tienda: [aLineaVenta(linea)],
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: aDolares(total),
    cedula: COMPRADOR.cedula,
    ...(bruto > total && descuento),
  });
  const vigente = {
    id: 1,
    id_categoria: 1,
    producto: 'Ceviche',
    precio: centavos(precio),
    tarifa,
    agotado: false,
    por_peso: false,
    codigo: '1',
  };
  const catalogo = { productos: new Map([['1', vigente]]), modificadores: new Map() };
  const revisada = revisarVenta(solicitud, { catalogo, ley }, diaDe(tarifa)); // refuses what is not its own
  const ticket = exigirCuentas({
    ...TICKET,
    tienda: solicitud.tienda,
    subtotal: solicitud.subtotal,
    iva: solicitud.iva,
    total: solicitud.total,
    ...(solicitud.descuento !== undefined && { descuento: solicitud.descuento }),
  });
  const venta = comprobanteDeVenta({ ...revisada, comprador: COMPRADOR, fecha: diaDe(tarifa) });
  return { total, revisada, ticket, venta };
}

const TICKET = makeTicket(undefined, { cedula: CONSUMIDOR_FINAL });
delete TICKET.recibido;
delete TICKET.cambio;
const EMISOR = { emisor: makeEmisor({ ley }), rucProveedor: RUC };

describe('what is charged', () => {
  it(`is what ticket, cash and invoice say: prices to $100.00 (one of ${PASO}), every rate and quantity to 12`, () => {
    const malas: string[] = [];
    let n = 0;
    const escritos: string[] = [];
    for (const tarifa of TARIFAS)
      for (let vuelta = 0; vuelta < VUELTAS; vuelta++)
        for (let precio = 1; precio <= PRECIO_MAXIMO; precio += PASO, n++) {
          const cantidad = ((precio + vuelta) % CANTIDADES) + 1;
          const rebaja = REBAJAS[Math.floor(n / 7) % REBAJAS.length];
          const { total, revisada, ticket, venta } = vender(precio, tarifa, cantidad, rebaja);
          const caja = revisada.pagos.reduce((suma, { monto }) => suma + monto, 0);
          const iguales = [revisada.total, ticket.total, caja, venta.total];
          if (iguales.some((uno) => uno !== total))
            malas.push(`${precio} x ${cantidad} at ${tarifa}: ${total} ${iguales.join(' ')}`);
          if (n % CADA !== 0) continue;
          const claveAcceso = makeClave(n + 1, { fecha: diaDe(tarifa) });
          const documento = validarFactura({ claveAcceso, ...EMISOR, venta });
          if (!documento.ok) malas.push(`${precio} x ${cantidad}: ${documento.defecto.msg}`);
          else {
            const xml = facturaXml(documento.documento);
            escritos.push(xml);
            malas.push(...faltasDeSuma(xml, total));
          }
        }
    expect(malas).toEqual([]);
    const casos = (TARIFAS.length * PRECIO_MAXIMO * VUELTAS) / PASO;
    expect([n, escritos.length]).toEqual([casos, Math.ceil(casos / CADA)]);
  });
});

/** Where a document of one line does not add up: the rules of the authority, to the cent. */
function faltasDeSuma(xml: string, total: number): string[] {
  const dice = (campo: string) => Number(new RegExp(`<${campo}>([^<]*)`).exec(xml)?.[1]);
  const centimos = (campo: string) => Math.round(dice(campo) * 100);
  const neto = dice('cantidad') * dice('precioUnitario') * 100 - centimos('descuento');
  const iva = centimos('valor');
  const bien =
    centimos('importeTotal') === total &&
    centimos('totalSinImpuestos') + iva === total &&
    centimos('precioTotalSinImpuesto') === centimos('totalSinImpuestos') &&
    Math.abs(neto - centimos('precioTotalSinImpuesto')) < 1.02;
  return bien ? [] : [`${total}: ${xml}`];
}
