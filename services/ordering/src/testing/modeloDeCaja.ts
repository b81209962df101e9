import fc from 'fast-check';

import { FORMAS_PAGO, type FormaPago } from '@comanda/shared/contracts/ventas/ventas';

const QUE = [
  'VENDER',
  'VENDER',
  'VENDER',
  'ANULAR',
  'ACTIVAR',
  'PAGO',
  'INGRESO',
  'SALIDA',
  'RETIRO',
  'ANTICIPO',
  'QUITAR',
  'REPONER',
  'APERTURA',
  'CONTAR',
  'CUADRAR',
  'TURNO',
] as const;
export type Que = (typeof QUE)[number];

/** Something that is done with the cash, with what of it is left to chance. */
export const operacion = fc.record({
  que: fc.constantFrom(...QUE),
  /** Which of those who work: 0 or 1. */
  quien: fc.integer({ min: 0, max: 1 }),
  caja: fc.integer({ min: 1, max: 2 }),
  cual: fc.nat(),
  forma: fc.constantFrom<FormaPago>(...FORMAS_PAGO),
  /** Cents. */
  monto: fc.integer({ min: 1, max: 20_000 }),
  cantidad: fc.integer({ min: 1, max: 5 }),
});
export type Operacion = typeof operacion extends fc.Arbitrary<infer Una> ? Una : never;

type Vendida = {
  secuencia: string;
  caja: number;
  periodo: number;
  /** Cents by method. */
  pagos: ReadonlyMap<FormaPago, number>;
  total: number;
  anulada: boolean;
};
type Movida = {
  id: string;
  caja: number;
  /** Cents, below zero where it went out. */ monto: number;
  quitada: boolean;
};
type CajaModelo = { periodo: number; esperado: number };

/** What a company's two drawers should have, by what is defined of a drawer and nothing else; cents. */
export function crearModelo() {
  const cajas: Record<number, CajaModelo> = {
    1: { periodo: 1, esperado: 0 },
    2: { periodo: 1, esperado: 0 },
  };
  const aperturas: Record<number, number> = { 1: 0, 2: 0 };
  const turnos = [1, 1];
  /** What was counted last in the open period of a drawer. */
  const conteos = new Map<number, number>();
  const ventas: Vendida[] = [];
  const movidas: Movida[] = [];
  const de = (caja: number): CajaModelo => cajas[caja] ?? { periodo: 0, esperado: 0 };
  const entra = (caja: number, monto: number) => (de(caja).esperado += monto);
  const efectivo = ({ pagos }: Pick<Vendida, 'pagos'>) => pagos.get('EFECTIVO') ?? 0;
  const abierta = ({ caja, periodo }: Vendida) => de(caja).periodo === periodo;

  return {
    ventas,
    movidas,
    esperado: (caja: number) => de(caja).esperado,
    periodo: (caja: number) => de(caja).periodo,
    cajaDe: (quien: number) => turnos[quien] ?? 1,

    vendida(quien: number, secuencia: string, pagos: ReadonlyMap<FormaPago, number>) {
      const caja = turnos[quien] ?? 1;
      const total = [...pagos.values()].reduce((suma, monto) => suma + monto, 0);
      const venta = { secuencia, caja, periodo: de(caja).periodo, pagos, total, anulada: false };
      ventas.push(venta);
      entra(caja, efectivo(venta));
    },
    /** The code it is refused with; undefined where it is done, or was. */
    anular(venta: Vendida, anulada: boolean): string | undefined {
      if (venta.anulada === anulada) return undefined;
      if (!anulada && !abierta(venta)) return 'REACTIVACION_OTRO_PERIODO';
      venta.anulada = anulada;
      entra(venta.caja, anulada ? -efectivo(venta) : efectivo(venta));
      return undefined;
    },
    cambiarPago(venta: Vendida, forma: FormaPago): string | undefined {
      if (venta.pagos.get(forma) === venta.total) return undefined;
      if (venta.anulada) return 'PAGO_DE_ANULADA';
      if (!abierta(venta)) return 'PAGO_DE_OTRO_PERIODO';
      entra(venta.caja, -efectivo(venta));
      venta.pagos = new Map([[forma, venta.total]]);
      entra(venta.caja, efectivo(venta));
      return undefined;
    },
    movida(quien: number, id: string, monto: number) {
      const caja = turnos[quien] ?? 1;
      movidas.push({ id, caja, monto, quitada: false });
      entra(caja, monto);
    },
    quitar(movida: Movida, quitada: boolean) {
      if (movida.quitada === quitada) return;
      movida.quitada = quitada;
      entra(movida.caja, quitada ? -movida.monto : movida.monto);
    },
    abrirCon(caja: number, apertura: number) {
      entra(caja, apertura - (aperturas[caja] ?? 0));
      aperturas[caja] = apertura;
    },
    /** The code that a count without an approval is refused with: a period is counted once. */
    contar(caja: number, monto: number, aprueba: boolean): string | undefined {
      const antes = conteos.get(caja);
      if (antes !== undefined && antes !== monto && !aprueba) return 'CAJA_YA_CONTADA';
      conteos.set(caja, monto);
      return undefined;
    },
    cuadrada(caja: number, conteo: number) {
      conteos.delete(caja);
      aperturas[caja] = conteo;
      cajas[caja] = { periodo: de(caja).periodo + 1, esperado: conteo };
    },
    turno: (quien: number, caja: number) => (turnos[quien] = caja),
  };
}

export type Modelo = ReturnType<typeof crearModelo>;
