type Dueno = (texto: string, valores?: readonly unknown[]) => Promise<unknown>;

export const VIEJO = 'aaaaaaaaaaa1';
export const NUEVO = 'aaaaaaaaaaa2';

const VACIO = JSON.stringify({ integridad: {}, entrada: [], trozos: {}, salas: {}, provistas: {} });

/** An area of which one build was stable and then another, neither of them broken. */
export async function dosBuilds(dueno: Dueno, area: string): Promise<{ area: string }> {
  for (const build of [VIEJO, NUEVO])
    await dueno(
      `insert into plataforma.lanzamientos (area, build, version, contenedor, indice, publicado_por)
       values ($1, $2, '0.1.0', 'comanda_' || $1 || '_' || $2, $3, 'prueba') on conflict do nothing`,
      [area, build, VACIO],
    );
  await dueno('delete from plataforma.builds_malos where area = $1', [area]);
  for (const build of [VIEJO, NUEVO])
    await dueno(
      `insert into plataforma.activaciones (area, canal, build, por) values ($1, 'estable', $2, 'prueba')`,
      [area, build],
    );
  await dueno(
    `insert into plataforma.canales (area, canal, build, por) values ($1, 'estable', $2, 'prueba')
     on conflict (area, canal) do update set build = excluded.build`,
    [area, NUEVO],
  );
  return { area };
}
