import { conNumero } from '@comanda/kit/base/conNumero';
import type { Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { avisarCambio } from '@comanda/kit/flujo/avisarCambio';
import type { ReclamoExigido } from '@comanda/kit/credenciales/segundoFactor';

import type { Caller } from '@comanda/kit/acceso/tenant';
import type { FormaDeVenta, FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import type { Database } from '../db/schema';

import { cambiarCaja } from '../caja/cambiarCaja';
import { diaDeNegocio } from '../caja/diaDeNegocio';
import { auditarCaja } from '../caja/hechosCaja';

import { enPeriodoAbierto } from './periodoAbierto';
import { secuencialDe } from './secuencial';
import type { VentaRow } from './ventaRow';
import type { PoolClient } from 'pg';

/** Who asks for a change of a sale, and when. `fecha`: the legal day; `dia`: the business day. */
export type Ocasion = {
  usuario_id: string;
  usuario: string;
  por: string;
  fecha: string;
  dia: string;
  ahora: Date;
};

/** What billing did with the invoice (facturacion.anular_comprobante). */
export type Anulada = {
  resultado:
    | 'RETIRADA'
    | 'NOTA_CREDITO'
    | 'YA_ANULADA'
    | 'CONSUMIDOR_FINAL'
    | 'CON_PARTES'
    | 'EN_CAMINO';
  clave_nota: string | null;
};
export type Reactivada = 'REACTIVADA' | 'VIGENTE' | 'CON_NOTA' | 'ANULADA_EN_SRI' | 'OTRO_DIA';
export type AnuladaEnSri =
  | 'ANULADA_EN_SRI'
  | 'YA_ANULADA'
  | 'CONSUMIDOR_FINAL'
  | 'CON_PARTES'
  | 'SIN_AUTORIZAR';

/** The new state, its row in the drawer's ledger and what the audit keeps of it. */
export type CambioDeEstado = {
  venta: VentaRow;
  estado: VentaRow['estado'];
  auditoria: Readonly<Record<string, string | null>>;
};

/** A method for the whole amount in place of those before, and what the audit keeps of it. */
export type CambioDePago = {
  venta: VentaRow;
  forma: FormaPago;
  antes: { formas_pago: readonly FormaDeVenta[] };
  despues: { forma_pago: FormaPago; en_factura: boolean | null };
};

export type EstadosRepository = ReturnType<typeof estadosRepository>;
export type TransaccionEstado = ReturnType<typeof enTransaccion>;

export function estadosRepository(db: Db<Database>) {
  return {
    /** What is done to a sale is done to its invoice too: both are told of. */
    async enTransaccion<Result>(
      empresa: EmpresaId,
      trabajo: (transaccion: TransaccionEstado) => Promise<Result>,
    ): Promise<Result> {
      const resultado = await cambiarCaja(db, empresa, ({ client }) =>
        trabajo(enTransaccion(client, empresa)),
      );
      avisarCambio(db, empresa, 'documentos');
      return resultado;
    },
  };
}

function enTransaccion(client: PoolClient, empresa: EmpresaId) {
  return {
    ocasion: async (caller: Caller, ahora: Date): Promise<Ocasion> => ({
      usuario_id: caller.id,
      usuario: caller.nombreCompleto,
      por: caller.email,
      fecha: fechaNegocio(ahora),
      dia: await diaDeNegocio(client, empresa, ahora),
      ahora,
    }),

    /** Uses up, with what is written, what somebody showed for it. */
    reclamar: (reclamo: ReclamoExigido): Promise<void> => reclamo(client),

    /** Whether the drawer's period that it was sold in is open; it then stays so for this transaction. */
    enPeriodoAbierto: ({ id }: VentaRow): Promise<boolean> => enPeriodoAbierto(client, empresa, id),

    /** The sale of that access key, or of that secuencia where it has no key, for this transaction alone. */
    async bloquear(editar: string): Promise<VentaRow | null> {
      const { rows } = await client.query<VentaRow>(BLOQUEAR, [
        empresa,
        editar,
        secuencialDe(editar),
      ]);
      return rows[0] ?? null;
    },

    async anularComprobante(
      clave: string,
      motivo: string,
      { fecha, por, ahora }: Ocasion,
    ): Promise<Anulada | null> {
      const { rows } = await conNumero(
        client.query<Anulada>(
          'select resultado, clave_nota from facturacion.anular_comprobante($1, $2, $3, $4, $5, $6)',
          [empresa, clave, fecha, motivo, por, ahora],
        ),
      );
      return rows[0] ?? null;
    },

    /** Whether the authority said at night that it has its invoice as annulled. */
    async constaAnulada(clave: string): Promise<boolean> {
      const { rows } = await client.query<{ consta: boolean }>(
        'select $2::text = any (facturacion.constan_anuladas($1, array[$2::text])) as consta',
        [empresa, clave],
      );
      return rows[0]?.consta === true;
    },

    /** Its invoice was annulled in the authority's portal on that day; null: there is none. */
    async anularEnSri(
      clave: string,
      anulada: string,
      { por, ahora }: Ocasion,
    ): Promise<AnuladaEnSri | null> {
      const { rows } = await client.query<{ resultado: AnuladaEnSri | null }>(
        'select facturacion.anular_en_portal($1, $2, $3, $4, $5) as resultado',
        [empresa, clave, anulada, por, ahora],
      );
      return rows[0]?.resultado ?? null;
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

    /** What became of the invoice of a sale that is voided already: its money went out then. */
    auditar: (
      { venta, auditoria }: Pick<CambioDeEstado, 'venta' | 'auditoria'>,
      { usuario_id, usuario, ahora }: Ocasion,
    ): Promise<void> =>
      auditarCaja(client, empresa, {
        usuario: { id: usuario_id, nombreCompleto: usuario },
        ahora,
        accion: 'venta anulada',
        entidad: venta.id,
        antes: { secuencia: venta.secuencia, estado: venta.estado },
        despues: { estado: venta.estado, ...auditoria },
      }),

    async escribir(
      { venta, estado, auditoria }: CambioDeEstado,
      { usuario_id, usuario, dia, ahora }: Ocasion,
    ): Promise<void> {
      const antes = JSON.stringify({ secuencia: venta.secuencia, estado: venta.estado });
      const despues = JSON.stringify({ estado, ...auditoria });
      await client.query(CAMBIAR_ESTADO, [
        empresa,
        venta.id,
        estado,
        usuario_id,
        usuario,
        dia,
        ahora,
        antes,
        despues,
      ]);
    },

    /** The methods that a sale is paid with now, the largest first. */
    async formasDePago({ id }: VentaRow): Promise<FormaDeVenta[]> {
      const { rows } = await client.query<{ forma_pago: FormaDeVenta }>(
        'select forma_pago from pedidos.pagado_de($1, $2) group by forma_pago order by sum(monto) desc, forma_pago',
        [empresa, id],
      );
      return rows.map(({ forma_pago }) => forma_pago);
    },

    /** Whether the invoice says the new method too: it was not signed yet. */
    async cambiarPagosDeFactura(clave: string, forma: FormaPago): Promise<boolean> {
      const { rows } = await client.query<{ cambiada: boolean }>(
        'select facturacion.cambiar_pagos($1, $2, $3) as cambiada',
        [empresa, clave, forma],
      );
      return rows[0]?.cambiada === true;
    },

    async escribirPago(
      { venta, forma, antes, despues }: CambioDePago,
      { usuario_id, usuario, dia, ahora }: Ocasion,
    ): Promise<void> {
      const traza = [{ secuencia: venta.secuencia, ...antes }, despues];
      await client.query(CAMBIAR_PAGO, [
        empresa,
        venta.id,
        forma,
        usuario_id,
        usuario,
        dia,
        ahora,
        ...traza.map((uno) => JSON.stringify(uno)),
      ]);
    },
  };
}

/** $1 empresa, $2 access key or secuencia, $3 the number of the latter */
const BLOQUEAR = `
  select id, huella, secuencia, secuencial, clave_acceso, forma_pago, subtotal, iva, total, descuento, propina, servicio,
         fecha_negocio, fecha_creacion, cedula, nombre, estado,
         pedidos.credito_de(empresa_id, id) as credito
    from pedidos.ventas
   where empresa_id = $1 and (clave_acceso = $2 or secuencial = $3 and secuencia = $2 and clave_acceso is null)
     for update`;

/** $1 empresa, $2 venta, $3 estado or method, $4 usuario_id, $5 usuario, $6 business day, $7 ahora, $8 antes, $9 despues. */
const OCASION = '$1, $2, $3, $4, $5, $6, $7, $8, $9';
const CAMBIAR_ESTADO = `select pedidos.cambiar_estado_de_venta(${OCASION})`;
const CAMBIAR_PAGO = `select pedidos.cambiar_pago_de_venta(${OCASION})`;
