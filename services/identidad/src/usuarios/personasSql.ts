import { PERFILES_SIN_EMPRESA } from '@comanda/shared/contracts/auth/perfiles';
import type { Usuario } from '@comanda/shared/contracts/admin/usuarios';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';

import { BLOQUEADAS } from './bloqueos';

/** $1 whether every company, $2 the ids of those of whoever asks. An Administrador sees no operator and no seller. */
const DEL_OPERADOR = PERFILES_SIN_EMPRESA.map((perfil) => `'${perfil}'`).join(', ');
const A_LA_VISTA = `u.estado <> 'E' and ($1 or u.perfil not in (${DEL_OPERADOR}))`;
const ES_SUYA = `($1 or ue.empresa_id = any ($2::int[]))`;

/** Of accounts `u`: as whoever asks may know them. */
const FILA = `
  select u.id, u.email, e.empresa, u.nombre_completo, u.perfil, u.sueldo, u.asegurado, u.whatsapp, u.estado,
         u.ultimo_acceso, e.editable, b.email is not null as bloqueado,
         exists (select from identidad.segundos_factores f
                  where f.usuario_id = u.id and f.activo_desde is not null) as segundo_factor,
         exists (select from identidad.pines ue where ue.usuario_id = u.id and ${ES_SUYA}) as pin`;

const SUS_EMPRESAS = `
  cross join lateral (
    select coalesce(json_agg(e.empresa order by ue.orden, e.id) filter (where ${ES_SUYA}), '[]') as empresa,
           coalesce(bool_and(${ES_SUYA}), $1) as editable
      from identidad.usuario_empresas ue
      join identidad.empresas e on e.id = ue.empresa_id and e.estado = 'A'
     where ue.usuario_id = u.id
  ) e
  left join bloqueadas b on b.email = u.email`;

/** $3 the companies whose people are listed. */
export const LISTAR = `
  with bloqueadas as (${BLOQUEADAS}),
  suyos as (
    select distinct ue.usuario_id from identidad.usuario_empresas ue
     where ue.empresa_id = any ($3::int[]) and ${ES_SUYA}
  )
  ${FILA}
    from suyos s join identidad.usuarios u on u.id = s.usuario_id
    ${SUS_EMPRESAS}
   where ${A_LA_VISTA}
   order by u.nombre_completo, u.email`;

/** $3 who. Nothing where they are nobody's of whoever asks. */
export const UNA = `
  with bloqueadas as (${BLOQUEADAS})
  ${FILA}
    from identidad.usuarios u
    ${SUS_EMPRESAS}
   where u.id = $3 and ${A_LA_VISTA}
     and ($1 or exists (select from identidad.usuario_empresas ue where ue.usuario_id = u.id and ${ES_SUYA}))`;

export type FilaPersona = {
  id: string;
  email: string;
  empresa: string[];
  nombre_completo: string;
  perfil: Perfil;
  sueldo: string;
  asegurado: boolean;
  whatsapp: string;
  estado: Usuario['estado'];
  ultimo_acceso: Date | null;
  segundo_factor: boolean;
  pin: boolean;
  bloqueado: boolean;
  editable: boolean;
};

export const toUsuario = ({ nombre_completo, ...fila }: FilaPersona): Usuario => ({
  ...fila,
  nombreCompleto: nombre_completo,
  sueldo: Number(fila.sueldo),
  ultimo_acceso: fila.ultimo_acceso?.toISOString() ?? null,
});
