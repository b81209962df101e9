import type { EstadoMovimiento } from '@comanda/shared/contracts/caja';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import { diaDeNegocio } from './diaDeNegocio';
import { enCaja } from './enCaja';
import { cambiarEstadoEn } from './estadoMovimiento';
import { COLUMNAS_MOVIMIENTO, type MovimientoRow } from './movimientoRow';
import { registrarEn } from './registrarMovimiento';

type Filtro = { fecha: string | undefined; estado: EstadoMovimiento | undefined; ahora: Date };

export function movimientosRepository(db: Db<Database>) {
  const en = enCaja(db);
  return {
    /** Of one business day, today's where none is said, latest first. */
    listar: (empresa: EmpresaId, { fecha, estado, ahora }: Filtro): Promise<MovimientoRow[]> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const dia = fecha ?? (await diaDeNegocio(client, empresa, ahora));
        const delDia = trx
          .selectFrom('pedidos.movimientos')
          .select(COLUMNAS_MOVIMIENTO)
          .where('empresa_id', '=', empresa)
          .where('fecha_negocio', '=', dia)
          .orderBy('id', 'desc');
        return (estado ? delDia.where('estado', '=', estado) : delDia).execute();
      }),

    registrar: en(registrarEn),
    cambiarEstado: en(cambiarEstadoEn),
  };
}
