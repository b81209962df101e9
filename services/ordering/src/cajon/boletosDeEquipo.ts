import { randomUUID } from 'node:crypto';

import { firmarBoleto } from '@comanda/kit/acceso/boletoDeCajon';
import {
  BOLETO_DE_EQUIPO_HORAS,
  BOLETOS_DE_EQUIPO,
  type BoletoDeEquipo,
  type BoletoUsado,
} from '@comanda/shared/contracts/caja/cajon';
import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { auditarCaja } from '../caja/hechosCaja';
import { exigirDispositivo } from '../sinLinea/exigirArriendo';
import type { EquipoRow } from '../sinLinea/leerSinLinea';
import { EQUIPO } from '../sinLinea/sinLineaSql';

import { exigirLlave, type En } from './llavesDeCajon';

type DeEquipo = {
  dispositivo: string;
  token: string;
  impresion: string;
  usados: readonly BoletoUsado[];
};

const HORA_MS = 3_600_000;
/** Those that were never used are kept this long after their end, so that a till that comes back late can tell of one. */
const SE_GUARDAN_MS = 30 * DIA_MS;

/** What the till used is written down; then it gets as many as it may hold. A till that was revoked gets none. */
export async function boletosDeEquipoEn(en: En, pedido: DeEquipo): Promise<BoletoDeEquipo[]> {
  const { client, empresa, hecho } = en;
  const { dispositivo, token, impresion, usados } = pedido;
  const { rows } = await client.query<EquipoRow>(EQUIPO, [empresa, dispositivo, hecho.ahora]);
  const equipo = exigirDispositivo(rows[0] ?? null, token);
  const llave = await exigirLlave(en, impresion);
  for (const usado of usados) await anotarUsado(en, pedido, { usado, equipo: equipo.nombre });
  if (equipo.revocado !== null) return [];
  await reponer(en, pedido);
  const vigentes = await leerVigentes(en, pedido, hecho.ahora);
  return vigentes.map(({ id, vence }) => ({
    id,
    vence: vence.toISOString(),
    boleto: firmarBoleto(llave, {
      id,
      impresion,
      hasta: vence.getTime(),
      quien: equipo.nombre,
      caja: null,
      motivo: 'Sin línea',
      dispositivo,
    }),
  }));
}

/** The name of who tells of it stands there: nobody asked who opened it. */
async function anotarUsado(
  { client, empresa, hecho }: En,
  { dispositivo, impresion }: DeEquipo,
  { usado: { boleto, abierto, referencia }, equipo }: { usado: BoletoUsado; equipo: string },
): Promise<void> {
  const { rowCount } = await client.query(
    'select from pedidos.reclamar_boleto_de_cajon($1, $2, $3, $4, $5, $6)',
    [empresa, boleto, dispositivo, impresion, referencia, abierto],
  );
  if (rowCount === 0) return; // it was told before
  const despues = { motivo: 'Sin línea', equipo, abierto, boleto, referencia };
  await auditarCaja(client, empresa, {
    ...hecho,
    accion: 'cajon abierto',
    entidad: boleto,
    despues,
  });
}

/** So that it holds as many that are good for half of their time yet; two contacts of one till wait for each other. */
async function reponer(en: En, pedido: DeEquipo): Promise<void> {
  const { trx, client, empresa, hecho } = en;
  const { dispositivo, impresion } = pedido;
  const ahora = hecho.ahora.getTime();
  await client.query("select pedidos.candado($1, 'boletos_de_cajon', $2)", [empresa, dispositivo]);
  await trx
    .deleteFrom('pedidos.boletos_de_cajon')
    .where('empresa_id', '=', empresa)
    .where('dispositivo_id', '=', dispositivo)
    .where('usado', 'is', null)
    .where('vence', '<', new Date(ahora - SE_GUARDAN_MS))
    .execute();
  const mitad = new Date(ahora + (BOLETO_DE_EQUIPO_HORAS / 2) * HORA_MS);
  const frescos = await leerVigentes(en, pedido, mitad);
  const faltan = Array.from({ length: Math.max(0, BOLETOS_DE_EQUIPO - frescos.length) }, () => ({
    empresa_id: empresa,
    id: randomUUID(),
    impresion_id: impresion,
    dispositivo_id: dispositivo,
    dado: hecho.ahora,
    vence: new Date(ahora + BOLETO_DE_EQUIPO_HORAS * HORA_MS),
  }));
  if (faltan.length > 0) await trx.insertInto('pedidos.boletos_de_cajon').values(faltan).execute();
}

/** The last of them, of those that are good at that moment. */
const leerVigentes = (
  { trx, empresa }: En,
  { dispositivo, impresion }: DeEquipo,
  momento: Date,
): Promise<{ id: string; vence: Date }[]> =>
  trx
    .selectFrom('pedidos.boletos_de_cajon')
    .select(['id', 'vence'])
    .where('empresa_id', '=', empresa)
    .where('dispositivo_id', '=', dispositivo)
    .where('impresion_id', '=', impresion)
    .where('usado', 'is', null)
    .where('vence', '>', momento)
    .orderBy('vence', 'desc')
    .orderBy('id')
    .limit(BOLETOS_DE_EQUIPO)
    .execute();
