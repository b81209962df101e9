import { crearObreroSinArriendo } from '@comanda/kit/cola/obreroSinArriendo';
import type { Obrero, RegistroDeCola } from '@comanda/kit/cola/obrero';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { devolverEn } from './devolverEn';

type Vencido = { empresa_id: EmpresaId; dispositivo_id: string };

type DepsDeVencimientos = {
  db: Db;
  reloj: () => Date;
  log: RegistroDeCola;
  /** How long it sleeps when no lease has ended. */
  pausaMs?: number;
};

/** Gives back what devices hold that were out of reach for too long: a lease is ended in one transaction, under its device's row. */
export function crearVencimientos({
  db,
  reloj,
  log,
  pausaMs = 60_000,
}: DepsDeVencimientos): Obrero {
  return crearObreroSinArriendo<Vencido>({
    tomar: async (cuantos, ahora) => {
      const { rows } = await db.pool.query<Vencido>(
        'select empresa_id, dispositivo_id from facturacion.tomar_arriendos_vencidos($1, $2)',
        [cuantos, ahora],
      );
      return rows;
    },
    hacer: (vencido) => terminar(db, vencido, reloj()),
    claveDe: ({ dispositivo_id }) => dispositivo_id,
    nombrar: (vencido) => ({ vencido }),
    frases: { ronda: 'round of leases failed', tarea: 'lease of numbers not ended; put off' },
    reloj,
    log,
    pausaMs,
  });
}

const terminar = (db: Db, { empresa_id: empresa, dispositivo_id: id }: Vencido, ahora: Date) =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rows } = await client.query<{ nombre: string }>(
      `select nombre from facturacion.dispositivos
        where empresa_id = $1 and id = $2 and arriendo_hasta <= $3 for no key update`,
      [empresa, id, ahora],
    );
    const [vivo] = rows; // in touch meanwhile, or ended by another
    if (!vivo) return;
    await devolverEn(client, empresa, { id, ...vivo, por: null, porque: 'VENCIDO', ahora });
  });
