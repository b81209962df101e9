import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { AppError } from '@comanda/shared/errors/AppError';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { exigirDispositivo } from './exigirArriendo';
import { DEJAR_CODIGO, EQUIPO, YA_HECHO } from './sinLineaSql';

type Descarte = CallEntrada<(typeof sinLineaCalls)['descartarActoSinLinea']>;

type Equipo = { nombre: string; token_hash: string };

/** A till that this base does not know proves nothing; one that it knows shows its token. */
function nombreDeEquipo(
  equipo: Equipo | null,
  { dispositivo, token }: Descarte['sin_linea'],
): string {
  if (!equipo && token === undefined) return dispositivo;
  return exigirDispositivo(equipo, token ?? '').nombre;
}

/** What tills did without a line besides selling. */
export function actosRepository(db: Db<Database>) {
  return {
    /** Refused where it was done after all. */
    descartar: (empresa: EmpresaId, descarte: Descarte, hecho: Hecho): Promise<void> =>
      enEmpresa(db, empresa, async ({ client }) => {
        const { clave, tipo, dicho, monto, hecho_por, rechazo, motivo, sin_linea } = descarte;
        const { clave_acceso, cuerpo } = descarte;
        const { dispositivo, hecho: cuando } = sin_linea;
        const suyo = [empresa, dispositivo, cuando];
        const { rows } = await client.query<Equipo>(EQUIPO, suyo);
        const nombre = nombreDeEquipo(rows[0] ?? null, sin_linea);
        const { rowCount } = await client.query(YA_HECHO, [empresa, clave]);
        if (rowCount !== 0) throw new AppError('ACTO_YA_HECHO', { clave });
        if (clave_acceso) await client.query(DEJAR_CODIGO, [empresa, dispositivo, clave_acceso]);
        await auditar(client, 'pedidos', empresa, {
          ...hecho,
          accion: 'acto sin linea descartado',
          entidad: clave,
          antes: {
            ...cuerpo,
            clave_acceso,
            tipo,
            detalle: dicho,
            monto,
            hecho: cuando,
            hecho_por,
            dispositivo: nombre,
          },
          despues: { motivo, rechazo },
        });
      }),
  };
}
