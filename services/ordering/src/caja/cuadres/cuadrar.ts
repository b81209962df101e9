import { randomUUID } from 'node:crypto';

import { aCentavos, aDolares, formatMonto } from '@comanda/shared/domain/dinero';
import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { formatDiferencia } from '@comanda/shared/domain/cuadre';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import { ajustesCajaDe } from '../ajustesCaja';
import { auditarCaja } from '../hechosCaja';
import { tomarCaja } from '../periodo';

import { anotarConteo, compararConteo, type ContadoPedido } from './contar';
import { cuentasDePeriodo } from './informe';
import { FIN_DE_PERIODO } from './finDePeriodo';
import { periodoDe, type PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

export type CierrePedido = {
  caller: Caller;
  ahora: Date;
  caja: number;
  /** The client's key for this closing, where it made one. */
  clave: string | null;
  contado: ContadoPedido;
  motivo: string;
  /** An Administrador who said yes with their own password. */
  aprobador: string | null;
  /** The values that were shown; null where nothing was shown. */
  visto: { periodo: number | null; esperado: number | null };
};

/** Closes the open period of a drawer and opens the next with what was counted; once for each key. The closing's id. */
export async function cuadrar(
  client: PoolClient,
  empresa: EmpresaId,
  cierre: CierrePedido,
): Promise<string> {
  const { caller, ahora, caja, clave, contado } = cierre;
  await tomarCaja(client, empresa, { caja, ahora });
  if (clave !== null && (await yaCuadrado(client, empresa, { clave, contado }))) return clave;
  const periodo = await periodoDe(client, empresa, { caja });
  const ajustes = await ajustesCajaDe(client, empresa);
  const previo = await conteoIgual(client, empresa, { periodo, contado });
  const hecho: Hecho = { usuario: caller, ahora };
  const conteo =
    previo ?? (await anotarConteo(client, empresa, { clave: null, contado, periodo, hecho }));
  const comparacion = compararConteo({ id: conteo, contado, periodo, ajustes });
  const aprobador = revisar(comparacion, cierre);
  const id = clave ?? randomUUID();
  const dia = fechaNegocio(ahora, ajustes.hora_corte);
  await cerrar(client, empresa, {
    id,
    dia,
    periodo,
    comparacion,
    cierre: { ...cierre, aprobador },
  });
  return id;
}

/** Who approved; null where nobody had to. */
function revisar(
  comparacion: ReturnType<typeof compararConteo>,
  { caller, motivo, aprobador, visto }: CierrePedido,
): string | null {
  const { periodo, esperado, diferencia, pide_motivo, pide_aprobacion } = comparacion;
  if (visto.periodo !== null && visto.periodo !== periodo)
    throw new AppError('CAJA_YA_CUADRADA', { caja: comparacion.caja, periodo });
  if (visto.esperado !== null && aCentavos(visto.esperado) !== aCentavos(esperado)) {
    const msg = `La caja cambio mientras contaba: ahora deberia haber ${formatMonto(esperado)}`;
    throw enCampo('CAJA_CAMBIO', 'esperado', { msg });
  }
  const cuanto = formatDiferencia(diferencia);
  if (pide_motivo && motivo === '') {
    const msg = `Escriba el motivo de la diferencia de ${cuanto}`;
    throw enCampo('CUADRE_SIN_MOTIVO', 'motivo', { msg });
  }
  if (!pide_aprobacion || caller.perfil === 'Administrador') return null;
  if (aprobador !== null) return aprobador;
  const msg = `La diferencia de ${cuanto} pasa del limite. Pida la aprobacion de un Administrador`;
  throw enCampo('CUADRE_SIN_APROBACION', 'aprobacion', { msg });
}

type Cerrar = {
  id: string;
  /** The business day. */
  dia: string;
  cierre: CierrePedido;
  periodo: PeriodoDeCaja;
  comparacion: ReturnType<typeof compararConteo>;
};

async function cerrar(
  client: PoolClient,
  empresa: EmpresaId,
  { id, dia, cierre, periodo, comparacion }: Cerrar,
): Promise<void> {
  const { caller, ahora, contado, motivo, aprobador } = cierre;
  const { ventas, pagado } = cuentasDePeriodo(periodo.apertura, periodo.totales);
  const { esperado, diferencia, tarjeta, transferencia } = comparacion;
  await client.query(CERRAR, [
    empresa,
    id,
    periodo.caja_id,
    periodo.periodo,
    comparacion.conteo_id,
    periodo.apertura,
    contado.conteo,
    esperado,
    aDolares(ventas),
    aDolares(pagado.EFECTIVO.total),
    tarjeta,
    transferencia,
    contado.cantidaVouchers,
    contado.totalVouchers,
    contado.totalTransferencias,
    motivo,
    aprobador,
    caller.id,
    caller.nombreCompleto,
    dia,
    ahora,
  ]);
  await auditarCaja(client, empresa, {
    usuario: caller,
    ahora,
    accion: 'caja cuadrada',
    entidad: id,
    antes: { caja: periodo.nombre, periodo: periodo.periodo, apertura: Number(periodo.apertura) },
    despues: {
      conteo: contado.conteo,
      esperado,
      diferencia,
      ...(motivo !== '' && { motivo }),
      ...(aprobador !== null && { aprobado_por: aprobador }),
    },
  });
}

/** Whether that closing was made; refused where it was made of something else. */
async function yaCuadrado(
  client: PoolClient,
  empresa: EmpresaId,
  { clave, contado }: { clave: string; contado: ContadoPedido },
): Promise<boolean> {
  const { rows } = await client.query<{ igual: boolean }>(YA_CUADRADO, [
    empresa,
    clave,
    contado.conteo,
    contado.cantidaVouchers,
    contado.totalVouchers,
    contado.totalTransferencias,
  ]);
  const [fila] = rows;
  if (fila && !fila.igual) throw new AppError('MOVIMIENTO_EN_CONFLICTO', { clave });
  return fila !== undefined;
}

/** The last count of the period that says the same: it is the one that this closing is of. */
async function conteoIgual(
  client: PoolClient,
  empresa: EmpresaId,
  { periodo, contado }: { periodo: PeriodoDeCaja; contado: ContadoPedido },
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(CONTEO_IGUAL, [
    empresa,
    periodo.caja_id,
    periodo.periodo,

    contado.conteo,
    contado.cantidaVouchers,
    contado.totalVouchers,
    contado.totalTransferencias,
  ]);
  return rows[0]?.id;
}

const YA_CUADRADO = `
  select conteo = $3 and vouchers = $4 and total_vouchers = $5
         and total_transferencias is not distinct from $6 as igual
    from pedidos.cuadres where empresa_id = $1 and id = $2`;

const CONTEO_IGUAL = `
  select id from pedidos.conteos
   where empresa_id = $1 and caja_id = $2 and periodo = $3
     and conteo = $4 and vouchers = $5 and total_vouchers = $6 and total_transferencias is not distinct from $7
   order by creado desc limit 1`;

/** The closing, the end of its period, the next one with what was counted, and the drawer that points to it. */
const CERRAR = `
  with cuadre as (
    insert into pedidos.cuadres (empresa_id, id, caja_id, periodo, conteo_id, apertura, conteo, esperado, total_venta, venta,
      tarjeta, transferencia, vouchers, total_vouchers, total_transferencias, motivo, aprobado_por, usuario_id, usuario,
      fecha_negocio, creado)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
    returning empresa_id, caja_id, periodo, conteo, creado
  ),
  ${FIN_DE_PERIODO}`;
