import { randomUUID } from 'node:crypto';

import { ANDINA, CAJERO, MESERO, PRODUCTOS, PUERTO } from '@comanda/kit/testing/semilla';

import { TOMAR_PISO } from '../mesas/piso';

import { AHORA } from './ventas';

import type { QueryResultRow } from 'pg';

/** Statements as the owner, past row-level security. */
type Dueno = <Row extends QueryResultRow>(
  texto: string,
  valores?: readonly unknown[],
) => Promise<Row[]>;

type LineaPuesta = {
  /** Of the seed; its category is its company's. */
  producto?: number;
  cantidad?: number;
  opciones?: string;
  modificadores?: readonly { id: string; nombre: string; precio: number }[];
  curso?: 'ENTRADA' | 'FUERTE' | 'POSTRE';
  envio?: number;
  retenida?: boolean;
};

type OrdenPuesta = {
  empresa?: { id: number };
  orden?: string;
  /** Number of its table, which is put there. */
  mesa?: number;
  abierta?: Date;
  lineas?: readonly LineaPuesta[];
};

type Puesta = { empresa: { id: number }; random: string; lineas: string[] };

/** An order as registrar_orden leaves it, whatever else there is; answers its key and those of its lines. */
export async function ponerOrden(
  sql: Dueno,
  { empresa = PUERTO, orden = 'Orden 1', mesa, abierta = AHORA, lineas = [{}] }: OrdenPuesta = {},
): Promise<Puesta> {
  const random = randomUUID();
  const mesa_id = mesa === undefined ? null : await ponerMesa(sql, empresa.id, mesa);
  await sql(
    `insert into pedidos.ordenes (empresa_id, id, numero, fecha_negocio, orden, mesa_id, usuario_id, usuario, abierta)
     values ($1, $2, 1, '2026-11-20', $3, $4, $5, $6, $7)`,
    [empresa.id, random, orden, mesa_id, MESERO.id, MESERO.nombre, abierta],
  );
  const puesta = { empresa, random, lineas: lineas.map(() => randomUUID()) };
  for (const [lugar, id] of puesta.lineas.entries()) {
    const linea = lineas[lugar] ?? {};
    await ponerLinea(sql, puesta, { ...linea, id, lugar, enviada: abierta });
    await mover(sql, 'ENVIO', puesta, id, linea.cantidad ?? 1);
  }
  return puesta;
}

async function ponerMesa(sql: Dueno, empresa: number, numero: number): Promise<number> {
  const filas = await sql<{ id: number }>(
    `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values ($1, $2, $3)
     on conflict (empresa_id, numero_mesa) where estado = 'A' do update set nombre = '' returning id`,
    [empresa, numero, AHORA],
  );
  return filas[0]?.id ?? 0;
}

async function ponerLinea(
  sql: Dueno,
  { empresa, random }: Puesta,
  linea: LineaPuesta & { id: string; lugar: number; enviada: Date },
): Promise<void> {
  const { producto = empresa.id === ANDINA.id ? 8 : 1, cantidad = 1, envio = 1 } = linea;
  const vendido = PRODUCTOS.find(({ id }) => id === producto);
  if (!vendido) throw new Error(`ponerOrden: the seed has no product ${producto}`);
  await sql(
    `insert into pedidos.orden_lineas (empresa_id, id, orden_id, envio, lugar, producto_id, id_categoria, codigo, producto,
       precio_venta, porcentaje_iva, por_peso, cantidad, opciones, modificadores, curso, usuario_id, usuario, enviada, disparada)
     values ($1, $2, $3, $4, $5, $6, $7, '', $8, $9, $10, false, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      empresa.id,
      linea.id,
      random,
      envio,
      linea.lugar,
      producto,
      vendido.empresa,
      vendido.producto,
      vendido.precio,
      vendido.iva,
      cantidad,
      linea.opciones ?? '',
      linea.modificadores ? JSON.stringify(linea.modificadores) : null,
      linea.curso ?? null,
      CAJERO.id,
      CAJERO.nombre,
      linea.enviada,
      linea.retenida ? null : linea.enviada,
    ],
  );
}

/** What the ledger says of a line, units in where they are positive. */
export async function mover(
  sql: Dueno,
  tipo: 'ENVIO' | 'ANULACION' | 'PAGO' | 'MOVIDA',
  { empresa, random }: Pick<Puesta, 'empresa' | 'random'>,
  linea: string,
  cantidad: number,
): Promise<void> {
  await sql(
    `with operacion as (
       insert into pedidos.orden_operaciones (empresa_id, clave, tipo, orden_id, usuario_id, usuario, creado)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, $6) returning clave)
     insert into pedidos.orden_movimientos (empresa_id, operacion, orden_id, linea_id, cantidad)
     select $1, clave, $3, $7, $8 from operacion`,
    [empresa.id, tipo, random, MESERO.id, MESERO.nombre, AHORA, linea, cantidad],
  );
  await sql(TOMAR_PISO, [empresa.id]);
}

/** Nobody sits at it any more: left without paying, or paid by that sale with all it had. */
export async function cerrar(
  sql: Dueno,
  puesta: Puesta,
  venta: string | null = null,
): Promise<void> {
  if (venta) for (const linea of puesta.lineas) await mover(sql, 'PAGO', puesta, linea, -1);
  await sql(
    `update pedidos.ordenes set estado = $3, venta_id = $4, cerrada = $5 where empresa_id = $1 and id = $2`,
    [puesta.empresa.id, puesta.random, venta ? 'PAGADA' : 'CERRADA', venta, AHORA],
  );
  await sql(TOMAR_PISO, [puesta.empresa.id]);
}
