import { randomBytes } from 'node:crypto';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { hashDe } from '@comanda/kit/acceso/sesiones';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Llave } from '@comanda/shared/contracts/admin/subidas';

import type { Decide } from '../publicaciones/canalesRepository';

type Fila = {
  id: string;
  area: string;
  nombre: string;
  creada: Date;
  usada: Date | null;
  revocada: Date | null;
};

const CAMPOS = 'id, area, nombre, creada, usada, revocada';

const toLlave = ({ creada, usada, revocada, ...resto }: Fila): Llave => ({
  ...resto,
  creada: creada.toISOString(),
  usada: usada?.toISOString() ?? null,
  revocada: revocada?.toISOString() ?? null,
});

/** Says whose it is to whoever finds it; 256 bits of it are secret. */
const nuevaLlave = (area: string) => `comanda_${area}_${randomBytes(32).toString('base64url')}`;

/** The keys with which teams publish. Of the product, not of a company: no EmpresaId here. */
export function llavesRepository(db: Pick<Db, 'pool'>) {
  return {
    async listar(): Promise<Llave[]> {
      const { rows } = await db.pool.query<Fila>(
        `select ${CAMPOS} from plataforma.llaves_de_equipo order by revocada is not null, area, creada desc`,
      );
      return rows.map(toLlave);
    },

    /** The one time the key itself is told. */
    crear: (usuario: string, { area, nombre }: Pick<Llave, 'area' | 'nombre'>) =>
      enTransaccion(db, async (client): Promise<Llave & { llave: string }> => {
        const llave = nuevaLlave(area);
        const { rows } = await client.query<Fila>(
          `insert into plataforma.llaves_de_equipo (area, nombre, hash, creada_por)
           select $1, $2, $3, $4
            where $1 = 'shell' or exists (select from plataforma.areas where area = $1 and retirada is null)
           returning ${CAMPOS}`,
          [area, nombre, hashDe(llave), usuario],
        );
        const [fila] = rows;
        if (!fila) throw enCampo('NO_ENCONTRADO', 'area', { msg: `El área ${area} no existe` });
        await anotarAuditoria(client, usuario, {
          empresa: null,
          accion: 'llave creada',
          despues: { id: fila.id, area, nombre },
        });
        return { ...toLlave(fila), llave };
      }),

    /** False when there is no such key; one that was revoked stays so. */
    revocar: (usuario: string, id: string) =>
      enTransaccion(db, async (client): Promise<boolean> => {
        const { rows } = await client.query<Fila>(
          `select ${CAMPOS} from plataforma.llaves_de_equipo where id = $1`,
          [id],
        );
        const [antes] = rows;
        if (!antes) return false;
        await client.query(
          'update plataforma.llaves_de_equipo set revocada = now() where id = $1 and revocada is null',
          [id],
        );
        if (antes.revocada === null)
          await anotarAuditoria(client, usuario, {
            empresa: null,
            accion: 'llave revocada',
            antes: { id, area: antes.area, nombre: antes.nombre },
          });
        return true;
      }),

    /** Whose key it is, and that it was used; null for one that does not hold. */
    async usar(llave: string): Promise<Portador | null> {
      const { rows } = await db.pool.query<Pick<Fila, 'id' | 'area' | 'nombre'>>(
        `update plataforma.llaves_de_equipo set usada = now() where hash = $1 and revocada is null
         returning id, area, nombre`,
        [hashDe(llave)],
      );
      const [fila] = rows;
      if (!fila) return null;
      const { id, area, nombre } = fila;
      return { id, area, decide: { por: `${nombre} (llave de ${area})`, usuario: null } };
    },
  };
}

/** Whoever holds a key: the one area it is for, and how it is named where it decides. */
export type Portador = { id: string; area: string; decide: Decide };
