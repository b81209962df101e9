import { OTRA } from '../../services/kit/src/testing/semilla';
import { sesionDe } from '../../services/kit/src/testing/sesion';
import { comoDueno } from '../../services/kit/src/testing/testDb';

/** A user has a few pages, and an address some devices (services/kit/src/flujo). */
const POR_USUARIO = 10;
const POR_DIRECCION = 100;

/** Headers of so many pages of the company, as a proxy hands them on: of as many people and addresses as that takes. */
export async function genteDe(url: string, paginas: number): Promise<Record<string, string>[]> {
  const personas = await comoDueno<{ id: string }>(
    url,
    `with nuevas as (
       insert into identidad.usuarios (email, clave_hash, perfil, nombre_completo)
       select 'flujo' || gen_random_uuid() || '@demo.ec', 'x', 'Mesero', 'Mesero ' || n from generate_series(1, $1) n
       returning id),
     suyas as (insert into identidad.usuario_empresas (usuario_id, empresa_id) select id, $2 from nuevas)
     select id from nuevas`,
    [Math.ceil(paginas / POR_USUARIO), OTRA.id],
  );
  const sesiones: Record<string, string>[] = [];
  for (const persona of personas) sesiones.push(await sesionDe(url, persona));
  return Array.from({ length: paginas }, (_, i) => {
    const direccion = Math.floor(i / POR_DIRECCION);
    const sesion = sesiones[Math.floor(i / POR_USUARIO)] ?? {};
    return { ...sesion, 'x-forwarded-for': `10.1.${direccion >> 8}.${direccion & 255}` };
  });
}
