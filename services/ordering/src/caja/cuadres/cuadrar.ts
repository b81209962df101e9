import { randomUUID } from 'node:crypto';

import { aCentavos, aDolares, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { formatDiferencia, mayorDiferencia, motivoBasta } from '@comanda/shared/domain/caja/cuadre';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { QuienAprueba } from '../../aprobaciones/quienAprueba';
import { ajustesCajaDe } from '../ajustesCaja';
import { auditarCaja } from '../hechosCaja';
import { exigirPeriodo, tomarCaja } from '../periodo';

import { compararConteo, exigirTransferencias, type ContadoPedido } from './contar';
import { ultimoConteo } from './conteos';
import { cuentasDePeriodo } from './informe';
import { mismoConteo, valoresDeConteo } from './mismoConteo';
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
  /** An Administrador who said yes with what is their own. */
  aprobador: QuienAprueba | null;
  /** The values that were shown; null where nothing was shown. */
  visto: { periodo: number | null; esperado: number | null };
};

/**
 * Closes the open period of a drawer with its last count and opens the next with that; once for each key. The closing's id.
 * `contadoEn`: the period whose count this is.
 */
export async function cuadrar(
  client: PoolClient,
  empresa: EmpresaId,
  cierre: CierrePedido & { contadoEn: number | null },
): Promise<string> {
  const { ahora, caja, clave, contado, contadoEn } = cierre;
  const abierto = await tomarCaja(client, empresa, { caja, ahora });
  if (clave !== null && (await yaCuadrado(client, empresa, { clave, contado }))) return clave;
  exigirPeriodo({ caja, periodo: abierto }, contadoEn);
  const periodo = await periodoDe(client, empresa, { caja });
  exigirTransferencias(contado, periodo);
  const ajustes = await ajustesCajaDe(client, empresa);
  const conteo = await conteoDeCierre(client, empresa, { periodo, contado });
  const comparacion = compararConteo({ id: conteo, contado, periodo, ajustes });
  const aprobador = revisar(comparacion, cierre);
  await aprobador?.reclamar(client);
  const id = clave ?? randomUUID();
  const dia = fechaNegocio(ahora, ajustes.hora_corte);
  await cerrar(client, empresa, {
    id,
    dia,
    periodo,
    comparacion,
    cierre,
    aprobador: aprobador?.nombre ?? null,
  });
  return id;
}

/** Who approved; null where nobody had to. */
function revisar(
  comparacion: ReturnType<typeof compararConteo>,
  { caller, motivo, aprobador, visto }: CierrePedido,
): QuienAprueba | null {
  const { esperado, pide_motivo, pide_aprobacion } = comparacion;
  if (visto.esperado !== null && aCentavos(visto.esperado) !== aCentavos(esperado)) {
    const msg = `La caja cambió mientras contaba: ahora debería haber ${formatMonto(esperado)}`;
    throw enCampo('CAJA_CAMBIO', 'esperado', { msg });
  }
  const cuanto = formatDiferencia(mayorDiferencia(comparacion));
  if (pide_motivo && !motivoBasta(motivo)) {
    const msg =
      motivo === ''
        ? `Escriba el motivo de la diferencia de ${cuanto}`
        : `El motivo de la diferencia de ${cuanto} necesita al menos tres letras`;
    throw enCampo('CUADRE_SIN_MOTIVO', 'motivo', { msg });
  }
  if (!pide_aprobacion || caller.perfil === 'Administrador') return null;
  if (aprobador !== null) return aprobador;
  const msg = `La diferencia de ${cuanto} pasa del límite. Pida la aprobación de un Administrador`;
  throw enCampo('CUADRE_SIN_APROBACION', 'aprobacion', { msg });
}

type Cerrar = {
  id: string;
  /** The business day. */
  dia: string;
  cierre: CierrePedido;
  /** Who approved, where somebody had to. */
  aprobador: string | null;
  periodo: PeriodoDeCaja;
  comparacion: ReturnType<typeof compararConteo>;
};

async function cerrar(
  client: PoolClient,
  empresa: EmpresaId,
  { id, dia, cierre, aprobador, periodo, comparacion }: Cerrar,
): Promise<void> {
  const { caller, ahora, contado, motivo } = cierre;
  const { ventas, pagado } = cuentasDePeriodo(periodo.apertura, periodo.totales);
  const { esperado, diferencia, tarjeta, transferencia } = comparacion;
  const cuadre = {
    id,
    caja_id: periodo.caja_id,
    periodo: periodo.periodo,
    conteo_id: comparacion.conteo_id,
    apertura: periodo.apertura,
    conteo: contado.conteo,
    esperado,
    total_venta: aDolares(ventas),
    venta: aDolares(pagado.EFECTIVO.total),
    tarjeta,
    transferencia,
    vouchers: contado.cantidaVouchers,
    total_vouchers: contado.totalVouchers,
    total_transferencias: contado.totalTransferencias,
    motivo,
    aprobado_por: aprobador,
    usuario_id: caller.id,
    usuario: caller.nombreCompleto,
    dia,
    ahora,
  };
  await client.query('select pedidos.cuadrar($1, $2)', [empresa, JSON.stringify(cuadre)]);
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
export async function yaCuadrado(
  client: PoolClient,
  empresa: EmpresaId,
  { clave, contado }: { clave: string; contado: ContadoPedido },
): Promise<boolean> {
  const { rows } = await client.query<{ igual: boolean }>(YA_CUADRADO, [
    empresa,
    clave,
    ...valoresDeConteo(contado),
  ]);
  const [fila] = rows;
  if (fila && !fila.igual) throw new AppError('MOVIMIENTO_EN_CONFLICTO', { clave });
  return fila !== undefined;
}

/** The last count of the period: a closing says what it says, or is refused. */
async function conteoDeCierre(
  client: PoolClient,
  empresa: EmpresaId,
  cual: { periodo: PeriodoDeCaja; contado: ContadoPedido },
): Promise<string> {
  const ultimo = await ultimoConteo(client, empresa, cual);
  if (ultimo?.igual) return ultimo.id;
  throw enCampo('CAJA_YA_CONTADA', 'conteo', {
    msg: 'Lo contado en esta caja es otra cosa. Cierre con eso, o cuente otra vez con la aprobación de otra persona.',
  });
}

const YA_CUADRADO = `
  select ${mismoConteo(3)} as igual
    from pedidos.cuadres where empresa_id = $1 and id = $2`;
