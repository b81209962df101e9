import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { esRepetido } from '@comanda/kit/base/repetido';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { cuentasCalls } from '@comanda/shared/contracts/caja/cuentas';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import {
  aCentavos,
  aDolares,
  centavos,
  formatCentavos,
} from '@comanda/shared/domain/dinero/dinero';
import { AppError } from '@comanda/shared/errors/AppError';

import { cajaDe } from '../caja/cajaDe';
import { diaDeNegocio } from '../caja/diaDeNegocio';
import type { EnCaja } from '../caja/enCaja';
import { auditarCaja } from '../caja/hechosCaja';

import { COLUMNAS_ABONO, type AbonoRow, type CuentaRow } from './cuentaRow';
import { CUENTAS } from './cuentasSql';
import { SALDAR } from './saldarCuentas';
import { tomarCuenta } from './tomarCuenta';
import type { PoolClient } from 'pg';

export type AbonoPedido = {
  /** The Idempotency-Key. */
  id: string;
  entrada: CallEntrada<typeof cuentasCalls.registrarAbono>;
};

/** What a customer pays of what they owe: its document, its row of the drawer's ledger and its trace. Asked twice with one key, it is taken once. */
export async function registrarAbonoEn(
  { client, empresa, hecho }: EnCaja,
  { id, entrada }: AbonoPedido,
): Promise<AbonoRow> {
  const { cedula, monto, forma_pago } = entrada;
  const { usuario, ahora } = hecho;
  const { debe } = await tomarCuenta(client, empresa, cedula);
  const previo = await yaAbonado(client, empresa, { id, entrada });
  if (previo) return previo;
  const cuenta = await cuentaDe(client, empresa, cedula);
  if (aCentavos(monto) > debe) {
    const msg = `El cliente debe ${formatCentavos(debe)}: el abono no puede ser mayor`;
    throw enCampo('ABONO_EXCEDE', 'monto', { msg });
  }
  const caja = await cajaDe(client, empresa, { caja: entrada.caja, usuario: usuario.id });
  const queda = aDolares(centavos(debe - aCentavos(monto)));
  const pago = [
    forma_pago,
    forma_pago === 'TARJETA' ? (entrada.tarjeta ?? null) : null,
    forma_pago === 'TRANSFERENCIA' ? (entrada.banco ?? null) : null,
    forma_pago === 'EFECTIVO' ? null : (entrada.referencia ?? null),
    monto,
  ];
  const dia = await diaDeNegocio(client, empresa, ahora);
  const cuando = [usuario.id, usuario.nombreCompleto, dia, ahora];
  const { rows } = await client
    .query<AbonoRow>(ABONAR, [empresa, id, cedula, cuenta.nombre, ...pago, queda, ...cuando])
    .catch((error: unknown) => {
      if (esRepetido(error, 'abonos_pkey'))
        throw new AppError('IDEMPOTENCIA_EN_CONFLICTO', { abono: id });
      throw error;
    });
  const [abono] = rows;
  if (!abono) throw new Error('registrarAbono: nothing was written');
  await client.query(ASENTAR, [empresa, id, `Abono de ${cuenta.nombre}`, ...pago, ...cuando, caja]);
  await client.query(SALDAR, [empresa, cedula]);
  await auditarCaja(client, empresa, {
    usuario,
    ahora,
    accion: 'abono registrado',
    entidad: id,
    despues: { cedula, nombre: cuenta.nombre, monto, forma_pago, debe: queda, caja },
  });
  return abono;
}

/** What was taken with that key; refused where it is not what is said here. */
async function yaAbonado(
  client: PoolClient,
  empresa: EmpresaId,
  { id, entrada }: AbonoPedido,
): Promise<AbonoRow | undefined> {
  const { rows } = await client.query<AbonoRow>(
    `select ${COLUMNAS_ABONO} from pedidos.abonos where empresa_id = $1 and id = $2`,
    [empresa, id],
  );
  const [abono] = rows;
  const { cedula, monto, forma_pago } = entrada;
  const esEse =
    !abono ||
    (abono.cedula === cedula && Number(abono.monto) === monto && abono.forma_pago === forma_pago);
  if (!esEse) throw new AppError('IDEMPOTENCIA_EN_CONFLICTO', { abono: id });
  return abono;
}

/** Refused where the company never sold them on account. */
async function cuentaDe(
  client: PoolClient,
  empresa: EmpresaId,
  cedula: string,
): Promise<CuentaRow> {
  const { rows } = await client.query<CuentaRow>(CUENTAS, [empresa, cedula, null]);
  const [cuenta] = rows;
  if (!cuenta) throw new AppError('NO_ENCONTRADO', { cedula });
  return cuenta;
}

/**
 * $1 empresa, $2 id, $3 cedula, $4 nombre, $5 forma_pago, $6 tarjeta, $7 banco, $8 referencia, $9 monto, $10 what is left to pay,
 * $11 usuario_id, $12 usuario, $13 fecha_negocio, $14 ahora.
 */
const ABONAR = `
  insert into pedidos.abonos (empresa_id, id, cedula, nombre, forma_pago, tarjeta, banco, referencia, monto, debe, usuario_id,
    usuario, fecha_negocio, creado)
  values ($1::int, $2::uuid, $3, $4, $5, $6, $7, $8, $9::numeric, $10::numeric, $11::uuid, $12, $13::date, $14::timestamptz)
  returning ${COLUMNAS_ABONO}`;

/**
 * $1 empresa, $2 the abono, $3 detalle, $4 forma_pago, $5 tarjeta, $6 banco, $7 referencia, $8 monto, $9 usuario_id, $10 usuario,
 * $11 fecha_negocio, $12 ahora, $13 caja. Its period is the database's to say.
 */
const ASENTAR = `
  insert into pedidos.caja_movimientos (empresa_id, tipo, abono_id, detalle, forma_pago, tarjeta, banco, referencia, monto,
    ingreso, usuario_id, usuario, fecha_negocio, creado, caja_id)
  values ($1, 'ABONO', $2, $3, $4::text, $5, $6, $7, $8::numeric, case when $4::text = 'EFECTIVO' then $8::numeric else 0 end,
    $9, $10, $11, $12, $13)`;
