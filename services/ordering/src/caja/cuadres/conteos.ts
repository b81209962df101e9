import { randomUUID } from 'node:crypto';

import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { QuienAprueba } from '../../aprobaciones/quienAprueba';
import { auditarCaja } from '../hechosCaja';

import { exigirTransferencias, type ContadoPedido } from './contar';
import { cuentasDePeriodo } from './informe';
import { mismoConteo, valoresDeConteo } from './mismoConteo';
import type { PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

type Contar = {
  /** The client's key for this count, where it made one. */
  clave: string | null;
  contado: ContadoPedido;
  periodo: PeriodoDeCaja;
  /** Who lets it be counted again. */
  aprobador: QuienCuentaOtraVez | null;
  hecho: Hecho;
};

export type QuienCuentaOtraVez = Pick<QuienAprueba, 'nombre' | 'reclamar'>;

/**
 * The count of a period that says this, written down where nobody counted it before; its id. Another one takes an approval:
 * what there should be was shown with the first. Whoever calls has the drawer for itself.
 */
export async function anotarConteo(
  client: PoolClient,
  empresa: EmpresaId,
  { aprobador, ...conteo }: Contar,
): Promise<string> {
  const { clave, contado, periodo } = conteo;
  if (clave !== null && (await yaContado(client, empresa, { clave, contado, periodo })))
    return clave;
  const ultimo = await ultimoConteo(client, empresa, { periodo, contado });
  if (ultimo?.igual) return ultimo.id;
  exigirTransferencias(contado, periodo);
  if (!ultimo) return insertarConteo(client, empresa, { ...conteo, numero: 1, aprobado_por: null });
  if (aprobador === null) throw enCampo('CAJA_YA_CONTADA', 'aprobacion');
  await aprobador.reclamar(client);
  return insertarConteo(client, empresa, {
    ...conteo,
    numero: ultimo.cuantos + 1,
    aprobado_por: aprobador.nombre,
  });
}

export type UltimoConteo = { id: string; igual: boolean; cuantos: number };

/** The last count of a period, whether it says this, and how many there are; undefined where nobody counted it. */
export async function ultimoConteo(
  client: PoolClient,
  empresa: EmpresaId,
  { periodo, contado }: { periodo: PeriodoDeCaja; contado: ContadoPedido },
): Promise<UltimoConteo | undefined> {
  const { rows } = await client.query<UltimoConteo>(ULTIMO, [
    empresa,
    periodo.caja_id,
    periodo.periodo,
    ...valoresDeConteo(contado),
  ]);
  return rows[0];
}

type PorInsertar = Omit<Contar, 'aprobador'> & { numero: number; aprobado_por: string | null };

async function insertarConteo(
  client: PoolClient,
  empresa: EmpresaId,
  { clave, contado, periodo, aprobado_por, numero, hecho }: PorInsertar,
): Promise<string> {
  const { esperado, vouchers, transferencias } = cuentasDePeriodo(
    periodo.apertura,
    periodo.totales,
  );
  const { conteo, cantidaVouchers, totalVouchers, totalTransferencias, denominaciones } = contado;
  const id = clave ?? randomUUID();
  const debido = aDolares(esperado);
  const tarjeta = aDolares(vouchers.total);
  const transferencia = aDolares(transferencias.total);
  await client.query(CONTEO, [
    empresa,
    id,
    periodo.caja_id,
    periodo.periodo,
    conteo,
    denominaciones && JSON.stringify(denominaciones),
    cantidaVouchers,
    totalVouchers,
    totalTransferencias,
    debido,
    hecho.usuario.id,
    hecho.usuario.nombreCompleto,
    hecho.ahora,
    numero,
    aprobado_por,
    tarjeta,
    transferencia,
  ]);
  await auditarCaja(client, empresa, {
    ...hecho,
    accion: 'caja contada',
    entidad: id,
    despues: {
      caja: periodo.nombre,
      periodo: periodo.periodo,
      numero,
      conteo,
      esperado: debido,
      vouchers: cantidaVouchers,
      total_vouchers: totalVouchers,
      tarjeta,
      ...(totalTransferencias !== null && { total_transferencias: totalTransferencias }),
      transferencia,
      ...(aprobado_por !== null && { aprobado_por }),
    },
  });
  return id;
}

/** Whether there is a count of this key; refused where it is another. */
async function yaContado(
  client: PoolClient,
  empresa: EmpresaId,
  { clave, contado, periodo }: { clave: string; contado: ContadoPedido; periodo: PeriodoDeCaja },
): Promise<boolean> {
  const { rows } = await client.query<{ igual: boolean }>(YA_CONTADO, [
    empresa,
    clave,
    periodo.caja_id,
    periodo.periodo,
    ...valoresDeConteo(contado),
  ]);
  const [fila] = rows;
  if (fila && !fila.igual) throw new AppError('MOVIMIENTO_EN_CONFLICTO', { clave });
  return fila !== undefined;
}

const CONTEO = `
  insert into pedidos.conteos (empresa_id, id, caja_id, periodo, conteo, denominaciones, vouchers, total_vouchers,
    total_transferencias, esperado, usuario_id, usuario, creado, numero, aprobado_por, tarjeta, transferencia)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

const YA_CONTADO = `
  select caja_id = $3 and periodo = $4 and ${mismoConteo(5)} as igual
    from pedidos.conteos where empresa_id = $1 and id = $2`;

const ULTIMO = `
  select id, ${mismoConteo(4)} as igual,
         count(*) over ()::int as cuantos
    from pedidos.conteos
   where empresa_id = $1 and caja_id = $2 and periodo = $3
   order by creado desc, numero desc nulls last limit 1`;
