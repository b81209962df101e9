import type { Concepto, Figura } from '@comanda/shared/contracts/reportes/reportes';
import type { Corte } from '@comanda/kit/http/corte';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { ConsultaDeReporte, DiaDeFigura } from './consulta';
import type { FormaDeVenta, NotaDeVenta, Venta } from '@comanda/shared/contracts/ventas/ventas';
import type { PoolClient } from 'pg';

/** A figure of a report: of what, which one of them, and which amount. */
export type CifraPedida = ConsultaDeReporte & {
  concepto: Concepto;
  clave: string | null;
  dia_semana: number | null;
  figura: Figura;
};

export type VentaDetrasRow = {
  id: string;
  secuencia: string;
  nota: NotaDeVenta | null;
  clave_acceso: string | null;
  fecha_negocio: string;
  fecha_creacion: Date;
  caja_usuario: string;
  nombre: string;
  forma_pago: FormaDeVenta;
  estado: Venta['estado'];
  total: string;
  monto: string;
};

const DE_VENTA: Readonly<Record<Figura, string>> = {
  total: 'v.total',
  subtotal: 'v.subtotal',
  iva: 'v.iva',
};
const DE_LINEA: Readonly<Record<Figura, string>> = {
  total: 'l.bruto',
  subtotal: 'l.base',
  iva: 'l.iva',
};

const deLineas = (columna: string) => (figura: Figura) =>
  `
  select sum(${DE_LINEA[figura]}) as monto from pedidos.venta_lineas l
   where l.empresa_id = $1::int and l.venta_id = v.id and l.${columna}::text = $4::text`;
const deVenta = (cuales: string) => (figura: Figura) =>
  `select ${DE_VENTA[figura]} as monto where ${cuales}`;

/** What of a sale `v` is in a figure; no row, or null, where it is not behind it. $4: the key, or null. */
const MONTO: Readonly<Record<Concepto, (figura: Figura) => string>> = {
  VENTAS: deVenta(
    `$4::text is null or to_char(v.fecha_creacion at time zone 'America/Guayaquil', 'HH24') = $4::text`,
  ),
  ANULADAS: deVenta(
    `$4::text is null or to_char(v.fecha_creacion at time zone 'America/Guayaquil', 'HH24') = $4::text`,
  ),
  DEVOLUCIONES: (figura) =>
    `select ${DE_VENTA[figura].replace('v.', 'v.devuelto_')} as monto where $4::text is null`,
  DESCUENTO: () => 'select v.descuento as monto where v.descuento > 0 and $4::text is null',
  PROPINA: () =>
    'select v.propina - v.servicio as monto where v.propina > v.servicio and $4::text is null',
  SERVICIO: () => 'select v.servicio as monto where v.servicio > 0 and $4::text is null',
  PRODUCTO: deLineas('producto_id'),
  CATEGORIA: deLineas('id_categoria'),
  TARIFA: deLineas('porcentaje_iva'),
  FORMA: () => `
    select sum(m.monto) as monto from pedidos.caja_movimientos m
     where m.empresa_id = $1::int and m.venta_id = v.id and m.tipo in ('VENTA', 'CAMBIO_PAGO')
       and concat_ws(' ', m.forma_pago, m.tarjeta) = $4::text
    having sum(m.monto) <> 0`,
  MESA: deVenta(`exists (select from pedidos.orden_operaciones p
      join pedidos.ordenes o on o.empresa_id = $1::int and o.id = p.orden_id
     where p.empresa_id = $1::int and p.clave = v.id and p.tipo = 'PAGO' and o.mesa_id::text = $4::text)`),
  CANAL: deVenta('v.canal = $4::text'),
};

/** What was given back stands in a row of its own, on the day it was, under its sale's number; where no money went out, nowhere. */
const DEVUELTAS = `(
  select d.empresa_id, d.id, v.secuencia, v.clave_acceso, d.fecha_negocio, d.creado as fecha_creacion, v.caja_usuario,
         v.nombre, d.forma_pago, v.estado, v.total, v.usuario_id, d.total as devuelto_total,
         d.subtotal as devuelto_subtotal, d.iva as devuelto_iva
    from pedidos.devoluciones d join pedidos.ventas v on v.empresa_id = $1::int and v.id = d.venta_id
   where d.empresa_id = $1::int and d.total > 0)`;

const fuenteDe = (concepto: Concepto) =>
  concepto === 'DEVOLUCIONES' ? DEVUELTAS : 'pedidos.ventas';

/** $1 empresa, $2 days, $3 who sold or null, $4 the key, $5 and $6 what of them, $7 the sale they come after or null. */
const ventasSql = ({ concepto, figura }: CifraPedida) => `
  select v.id, v.secuencia, pedidos.nota_de($1::int, v.id) as nota, v.clave_acceso, v.fecha_negocio, v.fecha_creacion, v.caja_usuario, v.nombre, v.forma_pago,
         v.estado, v.total, x.monto
    from ${fuenteDe(concepto)} v cross join lateral (${MONTO[concepto](figura)}) x
   where v.empresa_id = $1::int and v.fecha_negocio = any ($2::date[])
     and ($3::uuid is null or v.usuario_id = $3::uuid)
     and v.estado = '${concepto === 'ANULADAS' ? 'ANULADO' : 'ACTIVO'}' and x.monto is not null
     and ($7::uuid is null or (v.fecha_negocio, v.fecha_creacion, v.id) < (
       select u.fecha_negocio, u.fecha_creacion, u.id from ${fuenteDe(concepto)} u
        where u.empresa_id = $1::int and u.id = $7::uuid))
   order by v.fecha_negocio desc, v.fecha_creacion desc, v.id desc
   limit $5::int offset $6::int`;

/** How many of each day there are is known: only the days that the page is of are read. */
export async function detrasDe(
  client: PoolClient,
  empresa: EmpresaId,
  { cifra, dias, corte }: { cifra: CifraPedida; dias: readonly DiaDeFigura[]; corte: Corte },
): Promise<VentaDetrasRow[]> {
  const { leidos, antes } = diasDePagina(dias, corte);
  if (leidos.length === 0) return [];
  const { rows } = await client.query<VentaDetrasRow>(ventasSql(cifra), [
    empresa,
    leidos,
    cifra.usuario,
    cifra.clave,
    corte.filas,
    corte.desde - antes,
    null,
  ]);
  return rows;
}

type Tanda = {
  cifra: CifraPedida;
  dias: readonly string[];
  tras: string | undefined;
  filas: number;
};

/** The sales of some days that come after one of them. */
export async function ventasSiguientes(
  client: PoolClient,
  empresa: EmpresaId,
  { cifra, dias, tras, filas }: Tanda,
): Promise<VentaDetrasRow[]> {
  const { rows } = await client.query<VentaDetrasRow>(ventasSql(cifra), [
    empresa,
    dias,
    cifra.usuario,
    cifra.clave,
    filas,
    0,
    tras ?? null,
  ]);
  return rows;
}

/** Days, as many together as have so many sales: each is asked for once. */
export function enTandas(
  dias: readonly Pick<DiaDeFigura, 'fecha' | 'ventas'>[],
  filas: number,
): string[][] {
  const tandas: string[][] = [];
  let caben = 0;
  for (const { fecha, ventas } of dias) {
    if (ventas === 0) continue;
    if (caben <= 0) {
      tandas.push([]);
      caben = filas;
    }
    tandas.at(-1)?.push(fecha);
    caben -= ventas;
  }
  return tandas;
}

/** The days a page has sales of, and how many sales come on the days before those. */
export function diasDePagina(
  dias: readonly Pick<DiaDeFigura, 'fecha' | 'ventas'>[],
  { desde, filas }: Corte,
): { leidos: string[]; antes: number } {
  const leidos: string[] = [];
  let vistas = 0;
  let antes = 0;
  for (const { fecha, ventas } of dias) {
    if (vistas >= desde + filas) break;
    if (vistas + ventas > desde) leidos.push(fecha);
    else antes += ventas;
    vistas += ventas;
  }
  return { leidos, antes };
}
