import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { exigirDispositivo } from './exigirArriendo';
import { EQUIPO, YA_HECHO } from './sinLineaSql';

type Descarte = CallEntrada<(typeof sinLineaCalls)['descartarActoSinLinea']>;

/** What tills did without a line besides selling. */
export function actosRepository(db: Db<Database>) {
  return {
    /** Refused where it was done after all. */
    descartar: (empresa: EmpresaId, descarte: Descarte, hecho: Hecho): Promise<void> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { clave, tipo, dicho, monto, hecho_por, rechazo, motivo, sin_linea } = descarte;
        const { dispositivo, token, hecho: cuando } = sin_linea;
        const { rows } = await client.query<{ nombre: string; token_hash: string }>(EQUIPO, [
          empresa,
          dispositivo,
          cuando,
        ]);
        const { nombre } = exigirDispositivo(rows[0] ?? null, token);
        const { rowCount } = await client.query(YA_HECHO, [empresa, clave]);
        if (rowCount !== 0) throw new AppError('ACTO_YA_HECHO', { clave });
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'acto sin linea descartado',
          entidad: clave,
          antes: { tipo, detalle: dicho, monto, hecho: cuando, hecho_por, dispositivo: nombre },
          despues: { motivo, rechazo },
        });
      }),
  };
}
