import {
  ARRIENDO_HORAS,
  LLAVES_POR_DIA,
  type LlavePublica,
} from '@comanda/shared/contracts/admin/dispositivos';
import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { reconocer } from './reconocer';

export type LlaveDicha = {
  dispositivo: string;
  tokenHash: string;
  /** Whose session it is: nobody says a key for somebody else. */
  usuario: string;
  huella: string;
  jwk: LlavePublica;
  ahora: Date;
};

type Llave = { usuario_id: string; revocada: Date | null; hasta: Date };

const HORA_MS = 3_600_000;

/** With which keys people sign what they do at the tills of a company. */
export function llavesRepository(db: Db<Database>) {
  return {
    /** Until when it is good. One key of a person at a till is: the ones before end now. */
    registrar: (empresa: EmpresaId, dicha: LlaveDicha): Promise<Date> =>
      enEmpresa(db, empresa, async (transaccion) => {
        const { estado } = await reconocer(transaccion, empresa, dicha);
        const { dispositivo, ahora } = dicha;
        if (estado !== 'ACTIVO') throw new AppError('DISPOSITIVO_REVOCADO', { dispositivo });
        const hasta = new Date(ahora.getTime() + ARRIENDO_HORAS * HORA_MS);
        const tenida = await leer(transaccion, empresa, dicha);
        if (tenida) {
          exigirSuya(tenida, dicha);
          await fijarFin(transaccion, empresa, dicha, hasta);
        } else await agregar(transaccion, empresa, dicha, hasta);
        return hasta;
      }),
  };
}

const leer = (
  { trx }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, huella }: LlaveDicha,
): Promise<Llave | undefined> =>
  trx
    .selectFrom('facturacion.dispositivo_llaves')
    .select(['usuario_id', 'revocada', 'hasta'])
    .where('empresa_id', '=', empresa)
    .where('dispositivo_id', '=', dispositivo)
    .where('huella', '=', huella)
    .executeTakeFirst();

/** One that has ended is not good again: what was done since has no witness. */
function exigirSuya(tenida: Llave, { usuario, ahora, huella }: LlaveDicha): void {
  const acabo = tenida.revocada !== null || tenida.hasta <= ahora;
  if (tenida.usuario_id !== usuario || acabo) throw new AppError('LLAVE_DE_OTRO', { huella });
}

const fijarFin = (
  { trx }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, huella }: LlaveDicha,
  hasta: Date,
) =>
  trx
    .updateTable('facturacion.dispositivo_llaves')
    .set({ hasta })
    .where('empresa_id', '=', empresa)
    .where('dispositivo_id', '=', dispositivo)
    .where('huella', '=', huella)
    .execute();

async function agregar(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  { dispositivo, usuario, huella, jwk, ahora }: LlaveDicha,
  hasta: Date,
): Promise<void> {
  const suyas = await trx
    .selectFrom('facturacion.dispositivo_llaves')
    .select('huella')
    .where('empresa_id', '=', empresa)
    .where('dispositivo_id', '=', dispositivo)
    .where('usuario_id', '=', usuario)
    .where('desde', '>', new Date(ahora.getTime() - DIA_MS))
    .limit(LLAVES_POR_DIA)
    .execute();
  if (suyas.length >= LLAVES_POR_DIA) throw new AppError('LLAVES_DE_MAS', { dispositivo });
  await trx
    .updateTable('facturacion.dispositivo_llaves')
    .set({ hasta: ahora })
    .where('empresa_id', '=', empresa)
    .where('dispositivo_id', '=', dispositivo)
    .where('usuario_id', '=', usuario)
    .where('hasta', '>', ahora)
    .execute();
  await trx
    .insertInto('facturacion.dispositivo_llaves')
    .values({
      empresa_id: empresa,
      dispositivo_id: dispositivo,
      huella,
      usuario_id: usuario,
      jwk: JSON.stringify(jwk),
      desde: ahora,
      hasta,
    })
    .execute();
  const despues = { id: dispositivo, llave: huella };
  await anotarAuditoria(client, usuario, { empresa, accion: 'llave de equipo', despues });
}
