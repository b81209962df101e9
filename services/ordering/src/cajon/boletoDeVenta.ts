import { randomUUID } from 'node:crypto';

import { enCampo } from '@comanda/kit/http/enCampo';

import { auditarCaja } from '../caja/hechosCaja';

import { darBoleto, finDeBoleto, type ParaImpresion } from './darBoleto';
import { exigirLlave, type En } from './llavesDeCajon';

type DeVenta = { venta: string; para: ParaImpresion & { impresion: string } };

/** How long after its sale a drawer may still be opened for it: the printer may have been off for a moment. */
const VIGENCIA_MS = 10 * 60_000;

type VentaRow = { secuencia: string; caja: number };

/** $1 empresa, $2 venta, $3 since when, $4 whoever sold it, and nobody else */
const VENTA = `
  select v.secuencia, m.caja_id as caja
    from pedidos.ventas v
    join pedidos.caja_movimientos m on m.empresa_id = v.empresa_id and m.venta_id = v.id
   where v.empresa_id = $1 and v.id = $2 and v.fecha_creacion > $3 and v.usuario_id = $4 and v.estado = 'ACTIVO'
     and m.tipo = 'VENTA' and m.forma_pago = 'EFECTIVO'
   limit 1`;

/** One right a sale: asked for again, as where the printer was off, it is the same one, which opens once. */
export async function boletoDeVentaEn(en: En, { venta, para }: DeVenta): Promise<string> {
  const { client, empresa, hecho } = en;
  const { impresion } = para;
  await exigirLlave(en, impresion);
  const desde = new Date(hecho.ahora.getTime() - VIGENCIA_MS);
  const { rows } = await client.query<VentaRow>(VENTA, [empresa, venta, desde, hecho.usuario.id]);
  const [vendida] = rows;
  if (!vendida) throw enCampo('VENTA_SIN_CAJON', 'venta', { detalle: { venta } });
  const motivo = `Venta ${vendida.secuencia}`;
  const id = await tenerBoleto(en, { venta, para, caja: vendida.caja, motivo });
  const que = { id, caja: vendida.caja, motivo, dispositivo: null };
  const boleto = await darBoleto(en, para, que);
  if (boleto === undefined) throw new Error('boletoDeVenta: a print service was named');
  return boleto;
}

type Tener = DeVenta & { caja: number; motivo: string };

/** Its id; written down as an opening the first time. */
async function tenerBoleto(
  { trx, client, empresa, hecho }: En,
  { venta, para, caja, motivo }: Tener,
): Promise<string> {
  const { impresion } = para;
  const nuevo = await trx
    .insertInto('pedidos.boletos_de_cajon')
    .values({
      empresa_id: empresa,
      id: randomUUID(),
      impresion_id: impresion,
      venta_id: venta,
      dado: hecho.ahora,
      vence: new Date(finDeBoleto(para)),
    })
    .onConflict((conflicto) => conflicto.columns(['empresa_id', 'venta_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (nuevo) {
    const despues = { motivo, venta, boleto: nuevo.id };
    await auditarCaja(client, empresa, {
      ...hecho,
      accion: 'cajon abierto',
      entidad: caja,
      despues,
    });
    return nuevo.id;
  }
  const dado = await trx
    .selectFrom('pedidos.boletos_de_cajon')
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('venta_id', '=', venta)
    .where('impresion_id', '=', impresion)
    .executeTakeFirst();
  if (!dado) throw enCampo('VENTA_SIN_CAJON', 'impresion', { detalle: { venta } }); // it is another drawer's
  return dado.id;
}
