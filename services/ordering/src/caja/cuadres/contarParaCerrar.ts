import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enCampo } from '@comanda/kit/http/enCampo';

import { cajaDe } from '../cajaDe';
import { exigirPeriodo, tomarCaja } from '../periodo';

import { anotarConteo, ultimoConteo } from './conteos';
import { yaCuadrado, type CierrePedido } from './cuadrar';
import { periodoDe, type PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

type Cierre = Omit<CierrePedido, 'caja'> & { caja: number | undefined };

/** The drawer, and the period whose count a closing is of; null where that closing was made before. */
export type PorCerrar = { caja: number; periodo: number | null };

/**
 * Before a closing: what it says is the count of a period that nobody counted. Of several at once, those that waited while
 * the drawer was closed mean the period that was open when they came, and are told.
 */
export async function contarParaCerrar(
  client: PoolClient,
  empresa: EmpresaId,
  { caller, ahora, clave, contado, visto, ...cierre }: Cierre,
): Promise<PorCerrar> {
  const caja = await cajaDe(client, empresa, { caja: cierre.caja, usuario: caller.id });
  const abierto = await periodoAbierto(client, empresa, caja);
  await tomarCaja(client, empresa, { caja, ahora });
  if (clave !== null && (await yaCuadrado(client, empresa, { clave, contado })))
    return { caja, periodo: null };
  const periodo = await periodoDe(client, empresa, { caja });
  exigirPeriodo({ caja, periodo: periodo.periodo }, visto.periodo ?? abierto);
  const ultimo = await ultimoConteo(client, empresa, { periodo, contado });
  if (!ultimo) {
    await exigirUso(client, empresa, periodo);
    const hecho = { usuario: caller, ahora };
    await anotarConteo(client, empresa, {
      clave: null,
      contado,
      periodo,
      aprobador: null,
      hecho,
    });
  }
  return { caja, periodo: periodo.periodo };
}

/** Null where nothing ever moved in the drawer. */
async function periodoAbierto(
  client: PoolClient,
  empresa: EmpresaId,
  caja: number,
): Promise<number | null> {
  const { rows } = await client.query<{ periodo: number }>(
    'select periodo from pedidos.cajas where empresa_id = $1 and id = $2',
    [empresa, caja],
  );
  return rows[0]?.periodo ?? null;
}

/** Refused where nothing happened since the last closing: it is asked for again, and there is nothing to close. */
async function exigirUso(
  client: PoolClient,
  empresa: EmpresaId,
  { caja_id, periodo }: PeriodoDeCaja,
): Promise<void> {
  const { rowCount } = await client.query(RECIEN_CUADRADA, [empresa, caja_id, periodo]);
  if (rowCount === 0) return;
  throw enCampo('CAJA_YA_CUADRADA', 'caja', {
    msg: 'Esta caja ya se cuadró y no ha tenido movimientos desde entonces.',
  });
}

const RECIEN_CUADRADA = `
  select from pedidos.periodos p
    join pedidos.cuadres q on q.empresa_id = p.empresa_id and q.caja_id = p.caja_id and q.periodo = p.numero - 1
   where p.empresa_id = $1 and p.caja_id = $2 and p.numero = $3 and p.apertura = q.conteo
     and not exists (select from pedidos.caja_movimientos m
                      where m.empresa_id = $1 and m.caja_id = $2 and m.periodo = $3)`;
