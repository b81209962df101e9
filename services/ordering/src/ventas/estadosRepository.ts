import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import type { VentaRow } from './ventaRow';
import type { PoolClient } from 'pg';

/** Who asks for a change of state, and when. `fecha`: the business day. */
export type Ocasion = {
  usuario_id: string;
  usuario: string;
  por: string;
  fecha: string;
  ahora: Date;
};

/** What billing did with the invoice (facturacion.anular_comprobante). */
export type Anulada = {
  resultado: 'RETIRADA' | 'NOTA_CREDITO' | 'YA_ANULADA' | 'CONSUMIDOR_FINAL' | 'EN_CAMINO';
  clave_nota: string | null;
};
export type Reactivada = 'REACTIVADA' | 'VIGENTE' | 'CON_NOTA' | 'OTRO_DIA';

/** The new state, its row in the drawer's ledger and what the audit keeps of it. */
export type CambioDeEstado = {
  venta: VentaRow;
  estado: VentaRow['estado'];
  auditoria: Readonly<Record<string, string | null>>;
};

export type EstadosRepository = ReturnType<typeof estadosRepository>;
export type TransaccionEstado = ReturnType<typeof enTransaccion>;

export function estadosRepository(db: Db<Database>) {
  return {
    enTransaccion: <Result>(
      empresa: EmpresaId,
      trabajo: (transaccion: TransaccionEstado) => Promise<Result>,
    ): Promise<Result> =>
      enEmpresa(db, empresa, ({ client }) => trabajo(enTransaccion(client, empresa))),
  };
}

function enTransaccion(client: PoolClient, empresa: EmpresaId) {
  return {
    /** The sale of that access key, or of that secuencia where it has no key, for this transaction alone. */
    async bloquear(editar: string): Promise<VentaRow | null> {
      const { rows } = await client.query<VentaRow>(BLOQUEAR, [empresa, editar]);
      return rows[0] ?? null;
    },

    async anularComprobante(
      clave: string,
      motivo: string,
      { fecha, por, ahora }: Ocasion,
    ): Promise<Anulada | null> {
      const { rows } = await client.query<Anulada>(
        'select resultado, clave_nota from facturacion.anular_comprobante($1, $2, $3, $4, $5, $6)',
        [empresa, clave, fecha, motivo, por, ahora],
      );
      return rows[0] ?? null;
    },

    async reactivarComprobante(
      clave: string,
      { fecha, por, ahora }: Ocasion,
    ): Promise<Reactivada | null> {
      const { rows } = await client.query<{ resultado: Reactivada | null }>(
        'select facturacion.reactivar_comprobante($1, $2, $3, $4, $5) as resultado',
        [empresa, clave, fecha, por, ahora],
      );
      return rows[0]?.resultado ?? null;
    },

    async escribir(
      { venta, estado, auditoria }: CambioDeEstado,
      { usuario_id, usuario, fecha, ahora }: Ocasion,
    ): Promise<void> {
      const antes = JSON.stringify({ estado: venta.estado });
      const despues = JSON.stringify({ estado, ...auditoria });
      await client.query(CAMBIAR_ESTADO, [
        ...[empresa, venta.id, estado],
        ...[usuario_id, usuario, fecha, ahora, antes, despues],
      ]);
    },
  };
}

/** $1 empresa, $2 access key or secuencia */
const BLOQUEAR = `
  select id, huella, secuencia, secuencial, clave_acceso, forma_pago, subtotal, iva, total, descuento, propina,
         fecha_negocio, fecha_creacion, cedula, nombre, estado
    from pedidos.ventas
   where empresa_id = $1 and (clave_acceso = $2 or clave_acceso is null and secuencia = $2)
     for update`;

/**
 * $1 empresa, $2 venta, $3 estado, $4 usuario_id, $5 usuario, $6 fecha_negocio, $7 ahora, $8 antes, $9 despues.
 * The ledger only grows: what the sale brought goes out again, and comes back with it.
 */
const CAMBIAR_ESTADO = `
  with venta as (
    update pedidos.ventas set estado = $3::text where empresa_id = $1::int and id = $2::uuid
    returning empresa_id, id, secuencia, forma_pago, total, estado = 'ANULADO' as anulada
  ),
  caja as (
    insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, ingreso, salida,
      usuario_id, usuario, fecha_negocio, creado)
    select empresa_id, case when anulada then 'ANULACION' else 'REACTIVACION' end, id,
           case when anulada then 'Anulacion ' else 'Reactivacion ' end || secuencia, forma_pago,
           case when anulada then -total else total end,
           case when forma_pago = 'EFECTIVO' and not anulada then total else 0 end,
           case when forma_pago = 'EFECTIVO' and anulada then total else 0 end,
           $4::uuid, $5::text, $6::date, $7::timestamptz
      from venta
  )
  insert into pedidos.auditoria (empresa_id, cuando, usuario_id, usuario, accion, entidad_id, antes, despues)
  select empresa_id, $7::timestamptz, $4::uuid, $5::text,
         case when anulada then 'venta anulada' else 'venta reactivada' end, id::text, $8::jsonb, $9::jsonb
    from venta`;
