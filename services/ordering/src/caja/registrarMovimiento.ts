import type { Insertable, Kysely } from 'kysely';

import type { TipoDeMovimientoDeCaja } from '@comanda/shared/contracts/caja/caja';
import { AppError } from '@comanda/shared/errors/AppError';

import type { Database } from '../db/schema';

import { cajaDe } from './cajaDe';
import { diaDeNegocio } from './diaDeNegocio';
import type { EnCaja } from './enCaja';
import { auditarCaja } from './hechosCaja';
import { asentarEnLibro } from './asentarEnLibro';
import { COLUMNAS_MOVIMIENTO, type MovimientoRow } from './movimientoRow';
import { tomarPeriodo } from './periodo';

export type MovimientoNuevo = {
  /** The client's key for this request, where it made one. */
  clave: string | null;
  tipo: TipoDeMovimientoDeCaja;
  detalle: string;
  monto: number;
  caja?: number | undefined;
  /** Who was given an advance. */
  empleado?: { id: string; nombre: string };
  /** Who said yes to it, where somebody had to. */
  aprobado_por?: string | undefined;
};

/** The movement that was made with that key; undefined where none was. Refused where it is not what is said here. */
export async function yaRegistrado(
  { trx, empresa }: Pick<EnCaja, 'trx' | 'empresa'>,
  movimiento: MovimientoNuevo,
): Promise<MovimientoRow | undefined> {
  const { clave } = movimiento;
  if (clave === null) return undefined;
  const fila = await trx
    .selectFrom('pedidos.movimientos')
    .select(COLUMNAS_MOVIMIENTO)
    .where('empresa_id', '=', empresa)
    .where('clave', '=', clave)
    .executeTakeFirst();
  if (fila && !esLoDicho(fila, movimiento))
    throw new AppError('MOVIMIENTO_EN_CONFLICTO', { clave });
  return fila;
}

const esLoDicho = (
  fila: MovimientoRow,
  { tipo, detalle, monto, caja, empleado }: MovimientoNuevo,
) =>
  fila.tipo === tipo &&
  Number(fila.monto) === monto &&
  (caja === undefined || fila.caja_id === caja) &&
  // an employee's name may have been put right since
  (empleado ? fila.empleado_id === empleado.id : fila.detalle === detalle);

/** Money that came or went: its document, its row of the ledger and its trace. Asked twice with one key, it is done once. */
export async function registrarEn(en: EnCaja, movimiento: MovimientoNuevo): Promise<MovimientoRow> {
  const { trx, client, empresa, hecho } = en;
  const previo = await yaRegistrado(en, movimiento);
  if (previo) return previo;
  const { usuario, ahora } = hecho;
  const caja = await cajaDe(client, empresa, { caja: movimiento.caja, usuario: usuario.id });
  await tomarPeriodo(client, empresa, { caja, ahora });
  const fila = await insertar(trx, {
    empresa_id: empresa,
    caja_id: caja,
    clave: movimiento.clave,
    tipo: movimiento.tipo,
    detalle: movimiento.detalle,
    monto: movimiento.monto.toFixed(2),

    empleado_id: movimiento.empleado?.id ?? null,
    empleado: movimiento.empleado?.nombre ?? null,
    usuario_id: usuario.id,
    usuario: usuario.nombreCompleto,
    creado: ahora,
    fecha_negocio: await diaDeNegocio(client, empresa, ahora),
  });
  if (!fila) return registrarEn(en, movimiento);
  await asentarEnLibro(en, fila, { que: 'NUEVO', dia: fila.fecha_negocio });
  const accion = fila.tipo === 'ANTICIPO' ? 'anticipo registrado' : 'movimiento registrado';
  const { id, fecha_negocio: _dia, creado: _cuando, usuario: _quien, ...registrado } = fila;
  const { aprobado_por } = movimiento;
  const despues = { ...registrado, ...(aprobado_por !== undefined && { aprobado_por }) };
  await auditarCaja(client, empresa, { ...hecho, accion, entidad: id, despues });
  return fila;
}

/** Undefined where the same request, sent twice at once, came first. */
const insertar = (
  trx: Kysely<Database>,
  valores: Insertable<Database['pedidos.movimientos']>,
): Promise<MovimientoRow | undefined> =>
  trx
    .insertInto('pedidos.movimientos')
    .values(valores)
    .onConflict((conflicto) => conflicto.columns(['empresa_id', 'clave']).doNothing())
    .returning(COLUMNAS_MOVIMIENTO)
    .executeTakeFirst();
