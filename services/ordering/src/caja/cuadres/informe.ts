import type { ConteoDeCaja, InformeCaja } from '@comanda/shared/contracts/caja/cuadres';
import {
  FORMAS_DE_VENTA,
  FORMAS_PAGO,
  type FormaDeVenta,
  type FormaPago,
} from '@comanda/shared/contracts/ventas/ventas';
import {
  aCentavos,
  aDolares,
  centavos,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { formasPor, type Revision } from '@comanda/shared/domain/dinero/formasDePago';

/** A row of what a period adds up to (migrations/funciones/totales_de.sql); amounts as numeric writes them. */
export type TotalDePeriodoRow = {
  concepto: string;
  clave: string;
  nombre: string;
  cantidad: number;
  monto: string;
  primera: string | null;
  ultima: string | null;
};

/** A drawer and one of its periods. */
export type PeriodoRow = {
  caja_id: number;
  nombre: string;
  periodo: number;
  apertura: string;
  abierto: Date | null;
};

type Cuantos = { cantidad: number; total: Centavos };

const NADA: Cuantos = { cantidad: 0, total: centavos(0) };

const DE_VENTAS = ['VENTA', 'ANULACION', 'REACTIVACION', 'CAMBIO_PAGO', 'DEVOLUCION'];

/** What a period adds up to, in cents, from its totals. */
export function cuentasDePeriodo(apertura: string, totales: readonly TotalDePeriodoRow[]) {
  const suma = (filas: readonly TotalDePeriodoRow[]): Cuantos => ({
    cantidad: filas.reduce((total, { cantidad }) => total + cantidad, 0),
    total: sumar(filas.map(({ monto }) => aCentavos(Number(monto)))),
  });
  const de = (concepto: string, clave = '') =>
    suma(totales.filter((fila) => fila.concepto === concepto && fila.clave === clave));
  const pagadoEn = (forma: FormaDeVenta) =>
    suma(
      totales.filter(
        ({ concepto, clave }) =>
          concepto === 'LIBRO' && DE_VENTAS.some((tipo) => clave === `${tipo} ${forma}`),
      ),
    );
  const pagado = Object.fromEntries(
    FORMAS_DE_VENTA.map((forma) => [forma, pagadoEn(forma)]),
  ) as Record<FormaDeVenta, Cuantos>; // one of each
  const abonado = Object.fromEntries(
    FORMAS_PAGO.map((forma) => [forma, de('LIBRO', `ABONO ${forma}`)]),
  ) as Record<FormaPago, Cuantos>; // one of each
  const recibido: Readonly<Partial<Record<FormaDeVenta, Cuantos>>> = abonado;
  /** Sales and what was paid of older ones are held against the same vouchers. */
  const porRevision = (revision: Revision): Cuantos => {
    const suyas = formasPor(revision).flatMap((forma) => [pagado[forma], recibido[forma] ?? NADA]);
    return {
      cantidad: suyas.reduce((total, { cantidad }) => total + cantidad, 0),
      total: sumar(suyas.map(({ total }) => total)),
    };
  };
  const salio = (tipo: string): Cuantos => {
    const { cantidad, total } = de('LIBRO', `${tipo} EFECTIVO`);
    return { cantidad, total: centavos(0 - total) };
  };
  const movidos = {
    ingresos: de('LIBRO', 'INGRESO EFECTIVO'),
    salidas: salio('SALIDA'),
    retiros: salio('RETIRO'),
    anticipos: salio('ANTICIPO'),
  };
  const { ingresos, salidas, retiros, anticipos } = movidos;
  return {
    de,
    pagado,
    abonado,
    vouchers: porRevision('vouchers'),
    transferencias: porRevision('transferencias'),
    movidos,
    ventas: sumar(FORMAS_DE_VENTA.map((forma) => pagado[forma].total)),
    /** What cash there should be: what it began with, and all that came in and went out of it. */
    esperado: centavos(
      aCentavos(Number(apertura)) +
        pagado.EFECTIVO.total +
        abonado.EFECTIVO.total +
        ingresos.total -
        salidas.total -
        retiros.total -
        anticipos.total,
    ),
  };
}

type Hoja = {
  empresa: string;
  periodo: PeriodoRow;
  totales: readonly TotalDePeriodoRow[];
  conteos: ConteoDeCaja[];
  hasta: Date;
};

/** X, or the part of a Z that its closing does not say. */
export function toInforme({ empresa, periodo, totales, conteos, hasta }: Hoja): InformeCaja {
  const { de, pagado, abonado, movidos, esperado } = cuentasDePeriodo(periodo.apertura, totales);
  const ventas = totales.find(({ concepto }) => concepto === 'VENTAS');
  return {
    empresa,
    caja: { id: periodo.caja_id, nombre: periodo.nombre },
    periodo: periodo.periodo,
    abierto: periodo.abierto?.toISOString() ?? null,
    hasta: hasta.toISOString(),
    apertura: Number(periodo.apertura),
    ventas: enDolares(de('VENTAS')),
    // most companies sell nothing on account
    formas: FORMAS_DE_VENTA.filter(
      (forma) => forma !== 'CREDITO' || pagado[forma].cantidad !== 0 || pagado[forma].total !== 0,
    ).map((forma_pago) => ({ forma_pago, ...enDolares(pagado[forma_pago]) })),
    tarifas: totales
      .filter(({ concepto }) => concepto === 'BASE')
      .map(({ clave, monto }) => ({
        tarifa: Number(clave),
        base: Number(monto),
        iva: aDolares(de('IVA', clave).total),
      }))
      .sort((a, b) => b.tarifa - a.tarifa),
    usuarios: totales
      .filter(({ concepto }) => concepto === 'USUARIO')
      .map(({ nombre, cantidad, monto }) => ({ usuario: nombre, cantidad, total: Number(monto) }))
      .sort((a, b) => b.total - a.total || a.usuario.localeCompare(b.usuario)),
    descuentos: enDolares(de('DESCUENTO')),
    cortesias: enDolares(de('CORTESIA')),
    propinas: enDolares(de('PROPINA')),
    servicio: enDolares(de('SERVICIO')),
    anulaciones: enDolares(de('ANULACIONES')),
    devoluciones: enDolares(de('DEVOLUCIONES')),
    ingresos: enDolares(movidos.ingresos),
    salidas: enDolares(movidos.salidas),
    retiros: enDolares(movidos.retiros),
    anticipos: enDolares(movidos.anticipos),
    abonos: FORMAS_PAGO.map((forma_pago) => ({
      forma_pago,
      ...enDolares(abonado[forma_pago]),
    })).filter(({ cantidad }) => cantidad > 0),
    primera: ventas?.primera ?? null,
    ultima: ventas?.ultima ?? null,
    esperado: aDolares(esperado),
    conteos,
  };
}

const enDolares = ({ cantidad, total }: Cuantos) => ({ cantidad, total: aDolares(total) });
