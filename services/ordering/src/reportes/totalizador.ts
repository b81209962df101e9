import { crearObreroSinArriendo } from '@comanda/kit/cola/obreroSinArriendo';
import type { Obrero, RegistroDeCola } from '@comanda/kit/cola/obrero';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { HORA_CORTE_MAXIMA } from '@comanda/shared/contracts/caja/cajas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { saldarCuentas } from '../cuentas/saldarCuentas';
import { olvidarViejas } from '../vizor/olvidarViejas';

type Dia = { empresa_id: EmpresaId; fecha: string };

type DepsDeTotalizador = {
  db: Db;
  reloj: () => Date;
  log: RegistroDeCola;
  /** How long it sleeps when nothing is pending. */
  pausaMs?: number;
};

/** Adds up days that have ended (ADR 32), each in one transaction: until then it is read from its sales. */
export function crearTotalizador({ db, reloj, log, pausaMs = 60_000 }: DepsDeTotalizador): Obrero {
  return crearObreroSinArriendo<Dia>({
    tomar: async (cuantos, ahora) => {
      // those before a day that may still go on, whatever hour a company ends its own at
      const { rows } = await db.pool.query<Dia>(
        'select empresa_id, fecha from pedidos.dias_por_totalizar($1, $2)',
        [cuantos, fechaNegocio(ahora, HORA_CORTE_MAXIMA)],
      );
      return rows;
    },
    hacer: async (dia) => {
      await totalizar(db, dia);
      // once for each day that it sold
      await olvidarViejas(db, dia.empresa_id, reloj());
      await saldarCuentas(db, dia.empresa_id);
    },
    claveDe: ({ empresa_id, fecha }) => `${empresa_id} ${fecha}`,
    nombrar: (dia) => ({ dia }),
    frases: { ronda: 'round of totals failed', tarea: 'day not added up; put off' },
    reloj,
    log,
    pausaMs,
  });
}

const totalizar = (db: Db, { empresa_id, fecha }: Dia): Promise<void> =>
  enEmpresa(db, empresa_id, async ({ client }) => {
    await client.query('select pedidos.totalizar_dia($1, $2)', [empresa_id, fecha]);
  });
