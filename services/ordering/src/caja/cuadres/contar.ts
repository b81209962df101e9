import { randomUUID } from 'node:crypto';

import type { Comparacion } from '@comanda/shared/contracts/cuadres';
import type { AjustesCaja } from '@comanda/shared/contracts/cajas';
import {
  aCentavos,
  aDolares,
  centavos,
  formatCentavos,
  sumar,
} from '@comanda/shared/domain/dinero';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { auditarCaja } from '../hechosCaja';

import { cuentasDePeriodo } from './informe';
import type { PeriodoDeCaja } from './periodoDe';
import type { PoolClient } from 'pg';

/** What somebody says is in the drawer; dollars. */
export type ContadoPedido = {
  conteo: number;
  cantidaVouchers: number; // as spelled in spec section 3
  totalVouchers: number;
  totalTransferencias: number | null;
  /** Cents and how many of each. */
  denominaciones: Readonly<Record<string, number>> | null;
};

type Entrada = Pick<ContadoPedido, 'conteo' | 'cantidaVouchers' | 'totalVouchers'> & {
  totalTransferencias?: number | null | undefined;
  denominaciones?: Record<string, number> | undefined;
};

/** Refuses denominations that do not sum to what was said. */
export function contadoDe(entrada: Entrada): ContadoPedido {
  const { conteo, cantidaVouchers, totalVouchers, totalTransferencias, denominaciones } = entrada;
  if (denominaciones) {
    const suma = sumar(
      Object.entries(denominaciones).map(([cada, cuantas]) => centavos(Number(cada) * cuantas)),
    );
    if (suma !== aCentavos(conteo)) {
      const msg = `Las denominaciones suman ${formatCentavos(suma)} y el conteo es ${formatCentavos(aCentavos(conteo))}`;
      throw enCampo('CONTEO_NO_SUMA', 'conteo', { msg });
    }
  }
  return {
    conteo,
    cantidaVouchers,
    totalVouchers,
    totalTransferencias: totalTransferencias ?? null,
    denominaciones: denominaciones ?? null,
  };
}

type Comparar = {
  id: string;
  contado: ContadoPedido;
  periodo: PeriodoDeCaja;
  ajustes: AjustesCaja;
};

/** What was counted against what there should be. */
export function compararConteo({
  id,
  contado,
  periodo,
  ajustes,
}: Comparar): Omit<Comparacion, 'transferencias'> {
  const { esperado, vouchers, transferencias } = cuentasDePeriodo(
    periodo.apertura,
    periodo.totales,
  );
  const diferencia = centavos(aCentavos(contado.conteo) - esperado);
  const pasaDe = (limite: number | null) =>
    limite !== null && Math.abs(diferencia) > aCentavos(limite);
  const pide_aprobacion = pasaDe(ajustes.diferencia_aprobacion);
  return {
    conteo_id: id,
    caja: periodo.caja_id,
    periodo: periodo.periodo,
    conteo: contado.conteo,
    esperado: aDolares(esperado),
    diferencia: aDolares(diferencia),
    cantidaVouchers: contado.cantidaVouchers,
    totalVouchers: contado.totalVouchers,
    tarjeta: aDolares(vouchers.total),
    tarjetas: vouchers.cantidad,
    totalTransferencias: contado.totalTransferencias,
    transferencia: aDolares(transferencias.total),
    pide_motivo: pide_aprobacion || pasaDe(ajustes.diferencia_motivo),
    pide_aprobacion,
  };
}

type Conteo = { clave: string | null; contado: ContadoPedido; periodo: PeriodoDeCaja };

/** Writes a count down; its id. Whoever calls holds the period. */
export async function anotarConteo(
  client: PoolClient,
  empresa: EmpresaId,
  { clave, contado, periodo, hecho }: Conteo & { hecho: Hecho },
): Promise<string> {
  const { esperado } = cuentasDePeriodo(periodo.apertura, periodo.totales);
  const { conteo, cantidaVouchers, totalVouchers, totalTransferencias, denominaciones } = contado;
  const id = clave ?? randomUUID();
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
    aDolares(esperado),
    hecho.usuario.id,
    hecho.usuario.nombreCompleto,
    hecho.ahora,
  ]);
  await auditarCaja(client, empresa, {
    ...hecho,
    accion: 'caja contada',
    entidad: id,
    despues: {
      caja: periodo.nombre,
      periodo: periodo.periodo,
      conteo,
      esperado: aDolares(esperado),
    },
  });
  return id;
}

const CONTEO = `
  insert into pedidos.conteos (empresa_id, id, caja_id, periodo, conteo, denominaciones, vouchers, total_vouchers,
    total_transferencias, esperado, usuario_id, usuario, creado)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
