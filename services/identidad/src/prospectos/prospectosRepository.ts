import type { PoolClient } from 'pg';

import type { Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { esRepetido } from '@comanda/kit/base/repetido';
import { enCampo } from '@comanda/kit/http/enCampo';

type Fila = Omit<Prospecto, 'comision' | 'creado' | 'actualizado'> & {
  comision: string;
  creado: Date;
  actualizado: Date;
};
export type DatosDeProspecto = Pick<Prospecto, 'nombre' | 'ruc' | 'ciudad' | 'telefono' | 'correo'>;

const LISTAR = `
  select p.id, p.nombre, p.ruc, p.ciudad, p.telefono, p.correo, p.estado, p.motivo, e.empresa,
         u.nombre_completo as vendedor, p.comision, p.creado, p.actualizado
    from identidad.prospectos p
    join identidad.usuarios u on u.id = p.vendedor_id
    left join identidad.empresas e on e.id = p.hecho_empresa`;
/** $1: the seller whose they are; null: everybody's. */
const EN_ORDEN = `
  ${LISTAR} where $1::uuid is null or p.vendedor_id = $1
   order by p.estado = 'NUEVO' desc, p.creado desc, p.id`;
const UNO = `${LISTAR} where p.id = $1`;

const QUIEN_LO_TIENE = `
  select case
           when exists (select from identidad.empresas where ruc = $1 and estado = 'A') then 'empresa'
           when exists (select from identidad.prospectos where ruc = $1 and estado = 'NUEVO' and vendedor_id = $2) then 'suyo'
           when exists (select from identidad.prospectos where ruc = $1 and estado = 'NUEVO') then 'otro'
         end as quien`;
const CREAR = `
  insert into identidad.prospectos (vendedor_id, comision, nombre, ruc, ciudad, telefono, correo)
  select u.id, coalesce(v.comision, 0), $2, $3, $4, $5, $6
    from identidad.usuarios u left join identidad.vendedores v on v.usuario_id = u.id
   where u.id = $1
  returning id`;
const EDITAR = `
  update identidad.prospectos set nombre = $2, ruc = $3, ciudad = $4, telefono = $5, correo = $6, actualizado = now()
   where id = $1`;
const DESCARTAR = `
  update identidad.prospectos set estado = 'DESCARTADO', motivo = $2, actualizado = now() where id = $1`;
/** $2: the seller whose it must be; null: whoever's. */
const BLOQUEAR = `
  select from identidad.prospectos
   where id = $1 and estado = 'NUEVO' and ($2::uuid is null or vendedor_id = $2) for update`;

const DICHO = {
  empresa: 'Ese RUC ya es de una empresa de Comanda',
  suyo: 'Usted ya registró ese RUC',
  otro: 'Otro vendedor ya registró ese RUC',
} as const;

/** Of no company, so no statement names one. */
export function prospectosRepository(db: Pick<Db, 'pool'>) {
  return {
    /** `vendedor` null: everybody's. */
    async listar(vendedor: string | null): Promise<Prospecto[]> {
      const { rows } = await db.pool.query<Fila>(EN_ORDEN, [vendedor]);
      return rows.map(toProspecto);
    },

    /** Why that RUC cannot be registered by this seller; null: nobody has it. */
    async ocupado(ruc: string, vendedor: string): Promise<string | null> {
      return ocupadoEn(db.pool, ruc, vendedor);
    },

    crear: (datos: DatosDeProspecto, vendedor: string) =>
      enTransaccion(db, async (client) => {
        await exigirLibre(client, datos.ruc, vendedor);
        const { rows } = await conRucLibre(
          client.query<{ id: string }>(CREAR, [vendedor, ...valores(datos)]),
        );
        const creado = await leer(client, rows[0]?.id ?? '');
        await anotar(client, vendedor, { accion: 'prospecto registrado', despues: creado });
        return creado;
      }),

    /** Undefined where the seller has none such that waits. */
    actualizar: (id: string, datos: DatosDeProspecto, vendedor: string) =>
      enTransaccion(db, async (client) => {
        if (!(await bloquear(client, id, vendedor))) return undefined;
        const antes = await leer(client, id);
        if (datos.ruc !== antes.ruc) await exigirLibre(client, datos.ruc, vendedor);
        await conRucLibre(client.query(EDITAR, [id, ...valores(datos)]));
        const despues = await leer(client, id);
        await anotar(client, vendedor, { accion: 'prospecto editado', antes, despues });
        return despues;
      }),

    /** Undefined where none such waits. */
    descartar: (id: string, motivo: string, quien: string) =>
      enTransaccion(db, async (client) => {
        if (!(await bloquear(client, id, null))) return undefined;
        const antes = await leer(client, id);
        await client.query(DESCARTAR, [id, motivo]);
        const despues = await leer(client, id);
        await anotar(client, quien, { accion: 'prospecto descartado', antes, despues });
        return despues;
      }),
  };
}

const valores = ({ nombre, ruc, ciudad, telefono, correo }: DatosDeProspecto) => [
  nombre,
  ruc,
  ciudad,
  telefono,
  correo,
];

const anotar = (
  client: PoolClient,
  quien: string,
  hecho: { accion: string; antes?: Prospecto; despues?: Prospecto },
) => anotarAuditoria(client, quien, { empresa: null, ...hecho });

const bloquear = async (client: PoolClient, id: string, vendedor: string | null) =>
  (await client.query(BLOQUEAR, [id, vendedor])).rowCount === 1;

async function ocupadoEn(
  base: Pick<PoolClient, 'query'>,
  ruc: string,
  vendedor: string,
): Promise<string | null> {
  const { rows } = await base.query<{ quien: keyof typeof DICHO | null }>(QUIEN_LO_TIENE, [
    ruc,
    vendedor,
  ]);
  const quien = rows[0]?.quien ?? null;
  return quien && DICHO[quien];
}

async function exigirLibre(client: PoolClient, ruc: string, vendedor: string): Promise<void> {
  const msg = await ocupadoEn(client, ruc, vendedor);
  if (msg !== null) throw enCampo('RUC_REGISTRADO', 'ruc', { msg });
}

/** Two sellers at once: the second is told what it would have been told a moment later. */
async function conRucLibre<Hecho>(hacer: Promise<Hecho>): Promise<Hecho> {
  try {
    return await hacer;
  } catch (error) {
    throw esRepetido(error, 'prospectos_ruc')
      ? enCampo('RUC_REGISTRADO', 'ruc', { msg: DICHO.otro })
      : error;
  }
}

async function leer(client: PoolClient, id: string): Promise<Prospecto> {
  const { rows } = await client.query<Fila>(UNO, [id]);
  if (!rows[0]) throw new Error(`prospectos: ${id} was there a moment ago`);
  return toProspecto(rows[0]);
}

const toProspecto = ({ comision, creado, actualizado, ...fila }: Fila): Prospecto => ({
  ...fila,
  comision: Number(comision),
  creado: creado.toISOString(),
  actualizado: actualizado.toISOString(),
});
