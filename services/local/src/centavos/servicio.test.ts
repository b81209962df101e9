import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { facturaXml } from '@comanda/billing/domain/factura';
import { validarFactura } from '@comanda/billing/domain/validarFactura';
import { makeClave, makeEmisor, RUC } from '@comanda/billing/testing/ventas';
import { makeSolicitud } from '@comanda/ordering/testing/ventas';
import { comprobanteDeVenta } from '@comanda/ordering/ventas/comprobanteDeVenta';
import { revisarVenta } from '@comanda/ordering/ventas/revisarVenta';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';
import { exigirCuentas } from '@comanda/print/exigirCuentas';
import { aDolares, centavos, sumar } from '@comanda/shared/domain/dinero/dinero';
import { propinaMaxima } from '@comanda/shared/domain/dinero/rebaja';
import { repartirServicio } from '@comanda/shared/domain/dinero/servicio';
import { TIPO_IDENTIFICACION } from '@comanda/shared/domain/fiscal/identificacion';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import {
  aLineaVenta,
  conCantidad,
  descuentoDeCuenta,
  servicioDeCuenta,
  totalDeCuenta,
  totalesDeCuenta,
  type CuentaDeCarrito,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { moverUnidades, rebajaEnLineas } from '@comanda/shared/domain/orden/cuentaDividida';
import { veces } from '@comanda/shared/testing/veces';

const DIA = '2026-11-20';
const motivo = 'x';
const COMPRADOR = {
  tipo_identificacion: TIPO_IDENTIFICACION.CEDULA,
  cedula: '1710034065',
  nombre: 'María',
  razon_social: 'María',
  email: 'm@correo.ec',
  direccion: 'Quito',
  telefono: '099',
};
const CORRIDAS = { numRuns: veces(2_000, 60) };

const lineas = fc
  .array(
    fc.record({
      precio: fc.integer({ min: 1, max: 9_999 }),
      cantidad: fc.integer({ min: 1, max: 9 }),
      tarifa: fc.constantFrom(0, 5, 15),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((pedidas) =>
    pedidas.map(({ precio, cantidad, tarifa }, i): Linea => {
      const base = { id: String(i + 1), id_categoria: '1', producto: 'Plato', iva: 0, subtota: 0 };
      const precio_venta = aDolares(centavos(precio));
      return conCantidad({ ...base, cantidad, precio_venta, porcentaje_iva: tarifa }, cantidad);
    }),
  );

/** A bill of a company that charges the servicio in everything, with what is taken off the whole of it. */
const cuentas = fc
  .tuple(lineas, fc.constantFrom(0, 0, 7.5, 33.3))
  .map(([carrito, valor]): CuentaDeCarrito => ({
    carrito,
    conServicio: true,
    ...(valor > 0 && { rebaja: { tipo: 'PORCENTAJE' as const, valor, motivo } }),
  }));

/** What a till sends of a bill. */
function solicitudDe(cuenta: CuentaDeCarrito) {
  const { subtotal, iva } = totalesDeCuenta(cuenta);
  const descuento = descuentoDeCuenta(cuenta);
  const servicio = aDolares(servicioDeCuenta(cuenta));
  return makeSolicitud({
    tienda: cuenta.carrito.map(aLineaVenta),
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: aDolares(totalDeCuenta(cuenta)),
    cedula: COMPRADOR.cedula,
    ...(servicio > 0 && { propina: servicio, servicio }),
    ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: motivo }),
  });
}

const catalogoDe = ({ carrito }: CuentaDeCarrito) => ({
  productos: new Map(
    carrito.map(({ id, precio_venta, porcentaje_iva }) => [
      id,
      {
        id: Number(id),
        id_categoria: 1,
        producto: 'Plato',
        precio: centavos(Math.round(precio_venta * 100)),
        tarifa: porcentaje_iva as 0 | 5 | 15, // as the lines above have it
        agotado: false,
        por_peso: false,
        codigo: id,
      },
    ]),
  ),
  modificadores: new Map(),
});

const revisar = (
  cuenta: CuentaDeCarrito,
  servicio: 'TODO' | null,
  solicitud = solicitudDe(cuenta),
) =>
  revisarVenta(
    solicitud,
    { catalogo: catalogoDe(cuenta), ley: { ...SIN_REGISTRO, servicio } },
    DIA,
  );

const TICKET = makeTicket(undefined, { cedula: COMPRADOR.cedula });
delete TICKET.recibido;
delete TICKET.cambio;

describe('the servicio of the law', () => {
  it('is one amount on ticket, drawer and invoice, whatever is ordered and taken off', () => {
    fc.assert(
      fc.property(cuentas, (cuenta) => {
        const servicio = servicioDeCuenta(cuenta);
        const solicitud = solicitudDe(cuenta);
        const revisada = revisar(cuenta, 'TODO', solicitud);
        const { subtotal, iva, total, propina } = solicitud;
        const ticket = exigirCuentas({
          ...TICKET,
          tienda: solicitud.tienda,
          subtotal,
          iva,
          total,
          ...(solicitud.descuento !== undefined && { descuento: solicitud.descuento }),
          ...(propina !== undefined && { propina, servicio: propina }),
        });
        const caja = sumar(revisada.pagos.map(({ monto }) => monto));
        const venta = comprobanteDeVenta({ ...revisada, comprador: COMPRADOR, fecha: DIA });
        const emisor = { emisor: makeEmisor({}), rucProveedor: RUC };
        const factura = validarFactura({
          claveAcceso: makeClave(1, { fecha: DIA }),
          ...emisor,
          venta,
        });
        const xml = factura.ok ? facturaXml(factura.documento) : factura.defecto.msg;

        expect([revisada.servicio, ticket.servicio, ticket.propina]).toEqual([
          servicio,
          servicio,
          0,
        ]);
        expect(xml).toContain(`<propina>${aDolares(servicio).toFixed(2)}</propina>`);
        const importe = `<importeTotal>${aDolares(totalDeCuenta(cuenta)).toFixed(2)}</importeTotal>`;
        expect(xml).toContain(importe);
        expect([revisada.total, ticket.total, caja, venta.total]).toEqual(
          Array(4).fill(totalDeCuenta(cuenta)),
        );
        expect(servicio).toBeLessThanOrEqual(propinaMaxima(revisada.totales.subtotal));
      }),
      CORRIDAS,
    );
  });

  it('is refused by the server a cent off, forgotten, or where the company charges none', () => {
    fc.assert(
      fc.property(cuentas, fc.constantFrom(-1, 1), (cuenta, lejos) => {
        const servicio = servicioDeCuenta(cuenta);
        fc.pre(servicio > 1);
        const de = (dicho: number) => {
          const { propina: _, servicio: __, ...resto } = solicitudDe(cuenta);
          const total = aDolares(centavos(totalDeCuenta(cuenta) - servicio + dicho));
          const suyo = aDolares(centavos(dicho));
          return { ...resto, total, ...(dicho > 0 && { propina: suyo, servicio: suyo }) };
        };
        for (const dicho of [servicio + lejos, 0])
          expect(() => revisar(cuenta, 'TODO', de(dicho))).toThrow();
        expect(() => revisar(cuenta, null, de(servicio))).toThrow();
        expect(revisar(cuenta, null, de(0)).servicio).toBe(0);
      }),
      CORRIDAS,
    );
  });

  it('of a divided bill is that of its parts, and what they charge is the whole of it', () => {
    fc.assert(
      fc.property(cuentas, fc.array(fc.nat({ max: 7 }), { maxLength: 12 }), (cuenta, pasos) => {
        const enteras = { carrito: rebajaEnLineas(cuenta), otra: [] as readonly Linea[] };
        const { carrito, otra } = pasos.reduce((hay, paso) => {
          const id = hay.carrito[paso % Math.max(hay.carrito.length, 1)]?.id;
          if (id === undefined) return hay;
          const { origen, destino } = moverUnidades(hay.carrito, hay.otra, id);
          return { carrito: origen, otra: destino };
        }, enteras);
        const partes = [carrito, otra]
          .filter((suya) => suya.length > 0)
          .map((suya) => ({ carrito: suya, conServicio: true }));
        const cobrado = partes.map((parte) => revisar(parte, 'TODO'));

        const servicios = sumar(cobrado.map(({ servicio }) => servicio));
        expect(servicios).toBe(sumar(partes.map(servicioDeCuenta)));
        expect(sumar(cobrado.map(({ total }) => total))).toBe(
          totalesDeCuenta(cuenta).total + servicios,
        );
        // each part is its own invoice, of its own tenth: the two differ by fractions of a cent a part alone
        expect(Math.abs(servicios - servicioDeCuenta(cuenta))).toBeLessThanOrEqual(partes.length);
      }),
      CORRIDAS,
    );
  });

  it('is shared among the workers by their days to the last cent', () => {
    const dias = fc.array(fc.nat({ max: 31 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat({ max: 5_000_000 }), dias, (monto, trabajados) => {
        const partes = repartirServicio(centavos(monto), trabajados);
        const alguien = trabajados.some((suyos) => suyos > 0);
        expect(sumar(partes)).toBe(alguien ? monto : 0);
        const todos = trabajados.reduce((suma, suyos) => suma + suyos, 0);
        for (const [i, parte] of partes.entries())
          expect(Math.abs(parte * todos - monto * (trabajados[i] ?? 0))).toBeLessThanOrEqual(
            alguien ? todos : 0,
          );
      }),
      CORRIDAS,
    );
  });
});
