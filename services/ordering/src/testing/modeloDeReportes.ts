import type { Figuras } from '@comanda/shared/contracts/reportes/reportes';
import { ZONA } from '@comanda/shared/domain/texto/fecha';

import type { QueryResultRow } from 'pg';

type Sql = <Row extends QueryResultRow>(
  texto: string,
  valores?: readonly unknown[],
) => Promise<Row[]>;

type Venta = {
  id: string;
  fecha: string;
  hora: string;
  usuario: string;
  activa: boolean;
  canal: string | null;
  total: number;
  subtotal: number;
  iva: number;
  descuento: number;
  propina: number;
  servicio: number;
  lineas: {
    producto: string;
    categoria: string;
    tarifa: string;
    bruto: number;
    milesimas: number;
  }[];
  pagos: { clave: string; monto: number }[];
};

export type Cuales = { desde: string; hasta: string; usuario: string | null };
type Cuanto = { ventas: number; total: number };

const cents = (monto: string) => Math.round(Number(monto) * 100);
const dolares = (monto: number) => Number((monto / 100).toFixed(2));

const HORA = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONA,
  hour: '2-digit',
  hourCycle: 'h23',
});

/** All sales of a company row by row, and what a report must say of them, added up here in cents. */
export async function leerLibro(sql: Sql, empresa: number): Promise<Venta[]> {
  const ventas = await sql<Record<string, string>>(
    `select id, fecha_negocio::text as fecha, fecha_creacion::text as creada, usuario_id, estado, total, subtotal, iva,
            descuento, propina, servicio, canal from pedidos.ventas where empresa_id = $1`,
    [empresa],
  );
  const lineas = await sql<Record<string, string>>(
    `select venta_id, producto_id::text, id_categoria::text, porcentaje_iva::text, bruto, cantidad
       from pedidos.venta_lineas where empresa_id = $1`,
    [empresa],
  );
  const pagos = await sql<Record<string, string>>(
    `select venta_id, forma_pago, coalesce(tarjeta, '') as tarjeta, monto from pedidos.caja_movimientos
      where empresa_id = $1 and tipo in ('VENTA', 'CAMBIO_PAGO') order by id`,
    [empresa],
  );
  const de = (filas: readonly Record<string, string>[], id: string | undefined) =>
    filas.filter(({ venta_id }) => venta_id === id);
  return ventas.map((v) => ({
    id: String(v['id']),
    fecha: String(v['fecha']),
    hora: HORA.format(new Date(String(v['creada']))),
    usuario: String(v['usuario_id']),
    activa: v['estado'] === 'ACTIVO',
    canal: v['canal'] ?? null,
    total: cents(String(v['total'])),
    subtotal: cents(String(v['subtotal'])),
    iva: cents(String(v['iva'])),
    descuento: cents(String(v['descuento'])),
    propina: cents(String(v['propina'])),
    servicio: cents(String(v['servicio'])),
    lineas: de(lineas, v['id']).map((l) => ({
      producto: String(l['producto_id']),
      categoria: String(l['id_categoria']),
      tarifa: String(l['porcentaje_iva']),
      bruto: cents(String(l['bruto'])),
      milesimas: Math.round(Number(l['cantidad']) * 1_000),
    })),
    pagos: netos(de(pagos, v['id'])),
  }));
}

function netos(filas: readonly Record<string, string>[]) {
  const suma = new Map<string, number>();
  for (const { forma_pago, tarjeta, monto } of filas) {
    const clave = [forma_pago, tarjeta].filter(Boolean).join(' ');
    suma.set(clave, (suma.get(clave) ?? 0) + cents(String(monto)));
  }
  return [...suma].map(([clave, monto]) => ({ clave, monto })).filter(({ monto }) => monto !== 0);
}

const son = (libro: readonly Venta[], { desde, hasta, usuario }: Cuales) =>
  libro.filter(
    (v) => v.fecha >= desde && v.fecha <= hasta && (usuario === null || v.usuario === usuario),
  );

/** The figures of a period. */
export function figurasDelLibro(libro: readonly Venta[], cuales: Cuales): Figuras {
  const todas = son(libro, cuales);
  const activas = todas.filter(({ activa }) => activa);
  const anuladas = todas.filter(({ activa }) => !activa);
  const suma = (campo: 'total' | 'subtotal' | 'iva' | 'descuento' | 'propina' | 'servicio') =>
    activas.reduce((total, venta) => total + venta[campo], 0);
  return {
    ventas: activas.length,
    total: dolares(suma('total')),
    subtotal: dolares(suma('subtotal')),
    iva: dolares(suma('iva')),
    descuento: dolares(suma('descuento')),
    propina: dolares(suma('propina') - suma('servicio')),
    servicio: dolares(suma('servicio')),
    promedio: activas.length === 0 ? 0 : dolares(Math.round(suma('total') / activas.length)),
    anuladas: anuladas.length,
    total_anuladas: dolares(anuladas.reduce((total, venta) => total + venta.total, 0)),
    devoluciones: 0,
    total_devoluciones: 0,
  };
}

type Pedazo = { clave: string; venta: string; monto: number };

const PEDAZOS: Readonly<Record<string, (venta: Venta) => Pedazo[]>> = {
  dias: (v) => [{ clave: v.fecha, venta: v.id, monto: v.total }],
  horas: (v) => [{ clave: v.hora, venta: v.id, monto: v.total }],
  usuarios: (v) => [{ clave: v.usuario, venta: v.id, monto: v.total }],
  canales: (v) => (v.canal === null ? [] : [{ clave: v.canal, venta: v.id, monto: v.total }]),
  formas: (v) => v.pagos.map(({ clave, monto }) => ({ clave, venta: v.id, monto })),
  productos: (v) => v.lineas.map((l) => ({ clave: l.producto, venta: v.id, monto: l.bruto })),
  categorias: (v) => v.lineas.map((l) => ({ clave: l.categoria, venta: v.id, monto: l.bruto })),
  tarifas: (v) => v.lineas.map((l) => ({ clave: l.tarifa, venta: v.id, monto: l.bruto })),
};

/** By what sales in force are told apart: how many sales and how much each, by key. */
export function partesDelLibro(
  libro: readonly Venta[],
  cuales: Cuales,
  por: keyof typeof PEDAZOS,
): Record<string, Cuanto> {
  const halladas = new Map<string, { ventas: Set<string>; total: number }>();
  const pedazos = son(libro, cuales)
    .filter(({ activa }) => activa)
    .flatMap((venta) => PEDAZOS[por]?.(venta) ?? []);
  for (const { clave, venta, monto } of pedazos) {
    const suya = halladas.get(clave) ?? { ventas: new Set(), total: 0 };
    suya.ventas.add(venta);
    suya.total += monto;
    halladas.set(clave, suya);
  }
  return Object.fromEntries(
    [...halladas].map(([clave, { ventas, total }]) => [
      clave,
      { ventas: ventas.size, total: dolares(total) },
    ]),
  );
}
