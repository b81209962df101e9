import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import {
  agregarProducto,
  cambiarCantidad,
  claveDeLinea,
  descuentosDeCuenta,
  quitarLinea,
  totalesDeCuenta,
  type Carrito,
} from '@comanda/shared/domain/orden/carrito';
import { aCentavos, centavos } from '@comanda/shared/domain/dinero/dinero';
import { faltaPorPagar, partesIguales } from '@comanda/shared/domain/dinero/pagos';
import type { Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import { makeProducto } from '@comanda/shared/testing';
import { veces } from '@comanda/shared/testing/veces';

import {
  abonar,
  acordar,
  despuesDe,
  fijarLinea,
  moverEntreCuentas,
  quitarAbono,
  rebajarCuenta,
  reunir,
  separarFactura,
} from './cambiosDeVenta';
import {
  abonosDe,
  cuentaDeVenta,
  parteNueva,
  porCobrar,
  PRINCIPAL,
  ventaHechaDe,
  ventaVacia,
  type CuentaId,
  type VentaAbierta,
} from './ventaAbierta';

const PRODUCTOS = [
  makeProducto({ id: 'a', precio_venta: 0.15, porcentaje_iva: 15 }),
  makeProducto({ id: 'b', precio_venta: 9.99, porcentaje_iva: 0 }),
  makeProducto({ id: 'c', precio_venta: 3.33, porcentaje_iva: 5 }),
  makeProducto({ id: 'd', precio_venta: 6.1, por_peso: true }),
];
const makeVenta = (over: Partial<Venta> = {}): Venta => ({
  id: 'v1',
  secuencia: '001-001-000000123',
  secuencial: '000000123',
  empresa: 'Puerto',
  forma_pago: 'EFECTIVO',
  subtotal: 11.09,
  iva: 1.66,
  total: 12.75,
  descuento: 0,
  propina: 0,
  servicio: 0,
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:00:00.000Z',
  cedula: '9999999999999',
  nombre: 'CONSUMIDOR FINAL',
  clave_acceso: null,
  estado: 'ACTIVO',
  repetida: false,
  ...over,
});
const QUESO = [{ id: 'm', nombre: 'extra queso', precio: 0.5 }];

type Paso = { accion: string; n: number; k: number };

/** A tab, and what of it was charged. */
type Mundo = { venta: VentaAbierta; cobrado: number; vendidas: number };

const uno = <Cosa>(lista: readonly Cosa[], n: number): Cosa | undefined => lista[n % lista.length];
const cuentas = ({ partes }: VentaAbierta): CuentaId[] => [
  PRINCIPAL,
  ...partes.map(({ id }) => id),
];
const rebajaDe = (n: number): Rebaja => ({
  tipo: n % 2 ? 'PORCENTAJE' : 'MONTO',
  valor: n % 2 ? (n % 100) + 0.5 : (n % 700) / 100,
  motivo: 'x',
});
/** Of all bills, in thousandths. */
const unidades = (venta: VentaAbierta): number =>
  cuentas(venta)
    .flatMap((id) => cuentaDeVenta(venta, id).carrito)
    .reduce((suma, { cantidad }) => suma + Math.round(cantidad * 1000), 0);

type Hacer = (venta: VentaAbierta, n: number, k: number) => Partial<VentaAbierta>;

/** What leaves every unit and cent where it is. */
const CONSERVAN: Readonly<Record<string, Hacer>> = {
  recargar: (venta) => JSON.parse(JSON.stringify(venta)) as VentaAbierta,
  fallar: () => ({}), // an answer that is lost changes nothing
  abonar: (venta, _, k) => abonar({ forma_pago: 'TARJETA', monto: (k % 500) / 100 })(venta),
  quitarAbono: (venta) => quitarAbono(0)(venta),
  propina: (venta, _, k) => acordar({ propina: (k % 100) / 100 })(venta),
  reunir: (venta) => (abonosDe(venta).length > 0 ? {} : reunir(venta)),
  mover(venta, n, k) {
    const de = uno(cuentas(venta), n) ?? PRINCIPAL;
    const a = k % 4 ? (uno(cuentas(venta), k) ?? PRINCIPAL) : parteNueva(venta);
    const linea = uno(cuentaDeVenta(venta, de).carrito, k);
    if (de === a || !linea || abonosDe(venta).length > 0) return {};
    return moverEntreCuentas({ id: claveDeLinea(linea), de, a, cuantas: 1 + (k % 3) })(venta);
  },
};

/** What changes what is sold: not of what is paid in part. */
const CAMBIAN: Readonly<Record<string, Hacer>> = {
  agregar({ carrito }, n, k) {
    const producto = uno(PRODUCTOS, n);
    if (!producto) return {};
    const elegido = producto.por_peso ? { cantidad: 0.235 } : k % 3 ? {} : { modificadores: QUESO };
    return { carrito: agregarProducto(carrito, producto, elegido) };
  },
  sumar: (venta, n) => enLinea(venta, n, (clave) => cambiarCantidad(venta.carrito, clave, 'sumar')),
  restar: (venta, n) =>
    enLinea(venta, n, (clave) => cambiarCantidad(venta.carrito, clave, 'restar')),
  quitar: (venta, n) => enLinea(venta, n, (clave) => quitarLinea(venta.carrito, clave)),
  rebajar: (venta, n, k) => rebajarCuenta(uno(cuentas(venta), n) ?? PRINCIPAL, rebajaDe(k))(venta),
  rebajarLinea(venta, n, k) {
    const linea = uno(venta.carrito, n);
    if (!linea) return {};
    const { cantidad, opciones = '' } = linea;
    return fijarLinea(claveDeLinea(linea), { cantidad, opciones, rebaja: rebajaDe(k) })(venta);
  },
};

function enLinea({ carrito }: VentaAbierta, n: number, hacer: (clave: string) => Carrito) {
  const linea = uno(carrito, n);
  return linea ? { carrito: hacer(claveDeLinea(linea)) } : {};
}

/** Sells one bill, as the server would answer it. */
function vender({ venta, cobrado, vendidas }: Mundo, id: CuentaId): Mundo {
  const cuenta = cuentaDeVenta(venta, id);
  if (cuenta.carrito.length === 0) return { venta, cobrado, vendidas };
  const { total } = totalesDeCuenta(cuenta);
  const vendida = makeVenta({ total: total / 100 });
  const hecha = ventaHechaDe(vendida, cuenta, { cliente: null, cobro: undefined });
  const despues = despuesDe(venta, id, hecha);
  return {
    venta: despues,
    cobrado: cobrado + total,
    vendidas: vendidas + unidades(venta) - unidades(despues),
  };
}

/** What a bill says adds up: its parts, its rates, its equal shares. */
function exigirCentavos(venta: VentaAbierta, id: CuentaId): void {
  const cuenta = cuentaDeVenta(venta, id);
  const { total, subtotal, iva, lineas } = totalesDeCuenta(cuenta);
  const bruto = cuenta.carrito.reduce((suma, { subtota }) => suma + aCentavos(subtota), 0);
  const quita = descuentosDeCuenta(cuenta).reduce((suma, uno_) => suma + uno_, 0);
  const deLineas = lineas.reduce((suma, linea) => suma + linea.bruto, 0);
  const iguales = faltaPorPagar(total, partesIguales(total, 1 + (bruto % 7)));
  if (subtotal + iva !== total || deLineas !== total || bruto - quita !== total || iguales !== 0)
    throw new Error(
      `${id}: ${subtotal} + ${iva}, ${deLineas}, ${bruto} - ${quita} are not ${total}`,
    );
}

function dar(mundo: Mundo, { accion, n, k }: Paso): Mundo {
  const { venta } = mundo;
  if (accion === 'vender') return vender(mundo, uno(cuentas(venta), n) ?? PRINCIPAL);
  const conserva = CONSERVAN[accion];
  if (conserva) return { ...mundo, venta: { ...venta, ...conserva(venta, n, k) } };
  if (abonosDe(venta).length > 0) return mundo;
  return { ...mundo, venta: { ...venta, ...CAMBIAN[accion]?.(venta, n, k) } };
}

const paso = fc.record({
  accion: fc.constantFrom(
    'agregar',
    'agregar',
    ...Object.keys({ ...CONSERVAN, ...CAMBIAN }),
    'vender',
  ),
  n: fc.nat(11),
  k: fc.nat(9999),
});
const NADA: Mundo = { venta: ventaVacia, cobrado: 0, vendidas: 0 };

describe('what is done with a sale at the till', () => {
  it('keeps every unit and every cent, whatever the sequence', () => {
    fc.assert(
      fc.property(fc.array(paso, { minLength: 4, maxLength: 14 }), (pasos) => {
        let mundo = NADA;
        for (const cada of pasos) {
          const antes = mundo;
          mundo = dar(mundo, cada);
          if (cada.accion in CAMBIAN) continue;
          const monto = ({ venta, cobrado }: Mundo) => porCobrar(venta) + cobrado;
          const cosas = ({ venta, vendidas }: Mundo) => unidades(venta) + vendidas;
          if (monto(mundo) !== monto(antes) || cosas(mundo) !== cosas(antes))
            throw new Error(
              `${cada.accion}: ${monto(antes)} and ${cosas(antes)} became ${monto(mundo)} and ${cosas(mundo)}`,
            );
        }
        for (const id of cuentas(mundo.venta)) exigirCentavos(mundo.venta, id);
      }),
      { numRuns: veces(100_000) },
    );
  });

  it('is locked while some of it is paid, and free again without', () => {
    const orden: VentaAbierta = {
      ...ventaVacia,
      carrito: agregarProducto([], makeProducto()),
    };
    const pagada = { ...orden, ...abonar({ forma_pago: 'TARJETA', monto: 1 })(orden) };
    expect(abonosDe(pagada)).toHaveLength(1);
    expect(abonosDe({ ...pagada, ...quitarAbono(0)(pagada) })).toEqual([]);
  });

  it('names what was paid of a split bill until all of it is', () => {
    const orden = { ...ventaVacia, carrito: agregarProducto([], makeProducto(), { cantidad: 2 }) };
    const partida = {
      ...orden,
      ...moverEntreCuentas({ id: 'p1', de: PRINCIPAL, a: 'dividida' })(orden),
    };
    const hecha = ventaHechaDe(makeVenta(), cuentaDeVenta(partida, 'dividida'), {
      cliente: null,
      cobro: undefined,
    });
    const queda = despuesDe(partida, 'dividida', hecha);
    expect(queda.pagadas).toEqual([{ secuencia: '001-001-000000123', total: 12.75 }]);
    expect(queda.carrito).toHaveLength(1);
    expect(despuesDe(queda, PRINCIPAL, hecha).pagadas).toBeUndefined();
    expect(centavos(porCobrar(queda))).toBe(950);
  });
});

describe('separarFactura', () => {
  it('leaves a bill what goes with a nota de venta, and loses neither a unit nor a cent', () => {
    const linea = fc.record({
      producto: fc.constantFrom(...PRODUCTOS),
      fuera: fc.boolean(),
      cantidad: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(linea, { minLength: 1 }), fc.constantFrom(0, 5, 33), (unas, valor) => {
        const carrito = unas.reduce<Carrito>(
          (suyo, { producto, fuera, cantidad }, i) =>
            agregarProducto(
              suyo,
              { ...producto, id: `${producto.id}${i}`, fuera_regimen: fuera },
              { cantidad },
            ),
          [],
        );
        const rebaja = { tipo: 'PORCENTAJE', valor, motivo: 'Cliente' } as const;
        const venta = { ...ventaVacia, carrito, ...(valor > 0 && { rebaja }) };
        const parte = parteNueva(venta);
        const separada = { ...venta, ...separarFactura(PRINCIPAL)(venta) };
        const queda = cuentaDeVenta(separada, PRINCIPAL).carrito;
        const suya = cuentaDeVenta(separada, parte).carrito;
        expect(queda.some(({ fuera_regimen }) => fuera_regimen)).toBe(false);
        expect(suya.every(({ fuera_regimen }) => fuera_regimen)).toBe(true);
        expect(queda.length + suya.length).toBe(carrito.length);
        expect(porCobrar(separada)).toBe(porCobrar(venta));
      }),
    );
  });
});
