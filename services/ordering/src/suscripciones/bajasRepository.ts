import { auditar } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { ReportePorCorreo } from '@comanda/shared/contracts/admin/suscripciones';
import { destinatariosVivos } from '@comanda/shared/domain/empresa/suscripcion';

import type { Database } from '../db/schema';

import { leerFicha, type LugarDeCarta } from './ficha';

import type { PoolClient } from 'pg';

/** A letter whose reader holds its token. */
export type Baja = { reporte: ReportePorCorreo; empresa: string; para: string; dada: boolean };

type Fila = Baja & {
  usuario_id: string;
  destinatarios: string[];
  bajas: string[];
  propio: string;
};

/** $1 to $3 the letter, $4 the hash of its token. */
const LEER = `
  select s.reporte, c.para, c.para = any (s.bajas) as dada, s.usuario_id, s.destinatarios, s.bajas
    from pedidos.reporte_cartas c
    join pedidos.suscripciones s on s.empresa_id = $1 and s.id = c.suscripcion_id
   where c.empresa_id = $1 and c.suscripcion_id = $2 and c.id = $3 and $4 = any (c.fichas)`;

/** $1 empresa, $2 whose the subscription is. */
const DE_QUIEN = `
  select e.empresa, lower(u.email) as propio
    from identidad.empresa_de($1) e cross join identidad.personas_de($1, array[$2::uuid]) u`;
type DeQuien = Pick<Fila, 'empresa' | 'propio'>;

const DAR = `
  update pedidos.suscripciones
     set bajas = $3, activa = activa and $4, proximo = case when $4 then proximo end
   where empresa_id = $1 and id = $2`;

/** Ends a subscription for who holds a letter of it, without a login. */
export function bajasRepository(db: Db<Database>) {
  return {
    /** Null where no letter has it. */
    ver: (ficha: string): Promise<Baja | null> =>
      conFicha(db, ficha, (client, lugar, hash) => leer(client, lugar, hash)),

    /** Once, however often it is asked; the last of its addresses switches it off. */
    dar: (ficha: string, ahora: Date): Promise<Baja | null> =>
      conFicha(db, ficha, async (client, lugar, hash) => {
        const { empresa, suscripcion } = lugar;
        const fila = await leer(client, lugar, hash, 'for update of s');
        if (!fila || fila.dada) return fila;
        const { para, destinatarios, propio } = fila;
        const bajas = [...fila.bajas, para];
        const quedan = destinatariosVivos({ destinatarios, bajas, propio }).length > 0;
        await client.query(DAR, [empresa, suscripcion, bajas, quedan]);
        await auditar(client, 'pedidos', empresa, {
          // nobody is logged in: whoever holds the letter
          usuario: { id: fila.usuario_id, nombreCompleto: `Enlace del correo a ${para}` },
          ahora,
          accion: 'reporte por correo dado de baja',
          entidad: suscripcion,
          despues: { para, activa: quedan },
        });
        return { ...fila, dada: true };
      }),
  };
}

function conFicha<Result>(
  db: Db<Database>,
  ficha: string,
  hacer: (client: PoolClient, lugar: LugarDeCarta, hash: string) => Promise<Result | null>,
): Promise<Result | null> {
  const leida = leerFicha(ficha);
  if (!leida) return Promise.resolve(null);
  return enEmpresa(db, leida.empresa, ({ client }) => hacer(client, leida, leida.hash));
}

async function leer(
  client: PoolClient,
  { empresa, suscripcion, id }: LugarDeCarta,
  hash: string,
  bloqueo = '',
): Promise<Fila | null> {
  const { rows: cartas } = await client.query<Omit<Fila, keyof DeQuien>>(`${LEER} ${bloqueo}`, [
    empresa,
    suscripcion,
    id,
    hash,
  ]);
  const [carta] = cartas;
  if (!carta) return null;
  const { rows } = await client.query<DeQuien>(DE_QUIEN, [empresa, carta.usuario_id]);
  return rows[0] ? { ...carta, ...rows[0] } : null;
}
