import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import type { FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { aCentavos, aDolares, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  CONSUMIDOR_FINAL,
  excedeLimiteConsumidorFinal,
} from '@comanda/shared/domain/fiscal/identificacion';
import { calcularTotales, type Tarifa } from '@comanda/shared/domain/dinero/iva';

import { CLIENTES_DEMO } from './clientes';

import type { Azar } from './azar';

export type ProductoSembrado = {
  id: number;
  id_categoria: number;
  producto: string;
  precio: number;
  iva: Tarifa;
};

/** How busy a place is: for how many days by now, sales on a weekday, and its hours in Ecuador. */
export type Ritmo = { dias: number; ventasPorDia: number; abre: number; cierra: number };

const UTC_MENOS_5 = 5;

export type VentaPasada = {
  id: string;
  idempotencia: string;
  secuencial: number;
  /** Of its electronic invoice; null: it has none. */
  clave_acceso: string | null;
  forma_pago: FormaPago;
  cedula: string;
  nombre: string;
  email: string;
  subtotal: number;
  iva: number;
  total: number;
  fecha_negocio: string;
  fecha_creacion: string;
  lineas: LineaPasada[];
};

type LineaPasada = Omit<ProductoSembrado, 'iva' | 'precio'> & {
  linea: number;
  precio: number;
  cantidad: number;
  porcentaje: Tarifa;
  bruto: number;
  base: number;
  iva: number;
};

/** So many sales of a day that is not over. */
export type Jornada = { dia: string; desde: Date; hasta: Date; ventas: number };

type Historia = {
  azar: Azar;
  productos: readonly ProductoSembrado[];
  ritmo: Ritmo;
  hoy: string;
  /** Of `hoy`, where it has begun. */
  jornada?: Jornada | undefined;
};

/** Its sales up to the day before `hoy`, and those of `hoy` where it has begun, numbered from 1 in the order they happened. */
export function ventasPasadas({ azar, productos, ritmo, hoy, jornada }: Historia): VentaPasada[] {
  const horas = Array.from({ length: ritmo.dias }, (_, i) => diaAntes(hoy, ritmo.dias - i)).flatMap(
    (dia) => horasDe(dia, azar, ritmo).map((fecha_creacion) => ({ dia, fecha_creacion })),
  );
  const deHoy = jornada ? horasDeJornada(jornada, azar) : [];
  return [...horas, ...deHoy].map(({ dia, fecha_creacion }, i) => ({
    ...ventaDe(azar, productos),
    secuencial: i + 1,
    clave_acceso: null,
    fecha_negocio: dia,
    fecha_creacion,
  }));
}

/** The last of them some minutes ago. */
function horasDeJornada({ dia, desde, hasta, ventas }: Jornada, azar: Azar) {
  const segundos = (hasta.getTime() - desde.getTime()) / 1000 - 180;
  return Array.from({ length: ventas }, () => desde.getTime() + azar.entero(0, segundos) * 1000)
    .sort((a, b) => a - b)
    .map((instante) => ({ dia, fecha_creacion: new Date(instante).toISOString() }));
}

function diaAntes(dia: string, dias: number): string {
  return new Date(Date.parse(dia) - dias * DIA_MS).toISOString().slice(0, 10);
}

/** How many times the sales of a weekday: more on Friday, Saturday and Sunday. */
export const afluencia = (dia: string): number =>
  [0, 5, 6].includes(new Date(dia).getUTCDay()) ? 1.5 : 1;

function horasDe(dia: string, azar: Azar, { ventasPorDia, abre, cierra }: Ritmo): string[] {
  const ventas = Math.round(ventasPorDia * afluencia(dia)) + azar.entero(-3, 3);
  const apertura = Date.parse(dia) + (abre + UTC_MENOS_5) * 60 * 60 * 1000;
  const segundos = (cierra - abre) * 60 * 60;
  return Array.from({ length: ventas }, () => apertura + azar.entero(0, segundos - 1) * 1000)
    .sort((a, b) => a - b)
    .map((instante) => new Date(instante).toISOString());
}

function ventaDe(azar: Azar, productos: readonly ProductoSembrado[]) {
  const elegidos = new Map(
    Array.from({ length: azar.entero(1, 4) }, () => azar.uno(productos)).map((uno) => [
      uno.id,
      uno,
    ]),
  );
  const pedidas = [...elegidos.values()].map((producto) => ({
    producto,
    cantidad: azar.uno([1, 1, 1, 2, 2, 3]),
  }));
  const totales = calcularTotales(
    pedidas.map(({ producto: { precio, iva }, cantidad }) => ({
      precio: aCentavos(precio),
      cantidad,
      tarifa: iva,
    })),
  );
  return {
    id: azar.uuid(),
    idempotencia: azar.uuid(),
    forma_pago: azar.uno<FormaPago>([
      'EFECTIVO',
      'EFECTIVO',
      'EFECTIVO',
      'TARJETA',
      'TARJETA',
      'TRANSFERENCIA',
    ]),
    ...compradorDe(azar, totales.total),
    subtotal: aDolares(totales.subtotal),
    iva: aDolares(totales.iva),
    total: aDolares(totales.total),
    lineas: pedidas.map(
      ({ producto: { iva: porcentaje, ...producto }, cantidad }, i): LineaPasada => {
        const { bruto, base, iva } = totales.lineas[i] ?? { bruto: 0, base: 0, iva: 0 };
        return {
          ...producto,
          linea: i + 1,
          cantidad,
          porcentaje,
          bruto: bruto / 100,
          base: base / 100,
          iva: iva / 100,
        };
      },
    ),
  };
}

/** Most people want no invoice of their own; above 50 dollars the law asks who they are. */
function compradorDe(azar: Azar, total: Centavos) {
  const anonimo = azar.siguiente() < 0.7;
  if (anonimo && !excedeLimiteConsumidorFinal(CONSUMIDOR_FINAL, total)) {
    return { cedula: CONSUMIDOR_FINAL, nombre: 'CONSUMIDOR FINAL', email: '' };
  }
  const { cedula, nombre, email } = azar.uno(CLIENTES_DEMO);
  return { cedula, nombre, email };
}
