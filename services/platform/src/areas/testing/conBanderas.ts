type Dueno = (texto: string, valores?: readonly unknown[]) => Promise<unknown>;

const VACIO = JSON.stringify({ integridad: {}, entrada: [], trozos: {}, salas: {}, provistas: {} });

/** Leaves an area in use whose build declares these flags. */
export async function conBanderas(
  dueno: Dueno,
  { area, build, nombres }: { area: string; build: string; nombres: readonly string[] },
): Promise<void> {
  const ruta = {
    path: area,
    titulo: area,
    icono: 'caja',
    perfiles: ['Administrador', 'Cajero'],
    menu: true,
  };
  const banderas = nombres.map((nombre) => ({ nombre, titulo: nombre }));
  const descriptor = { area, titulo: area, zona: 'admin', rutas: [ruta], banderas };
  await dueno(
    `insert into plataforma.lanzamientos (area, build, version, contenedor, descriptor, manifiesto, indice, publicado_por)
     values ($1, $2, '0.1.0', 'comanda_' || $1 || '_' || $2, $3, '{}', $4, 'prueba')`,
    [area, build, JSON.stringify(descriptor), VACIO],
  );
  await dueno(
    `insert into plataforma.canales (area, canal, build, por) values ($1, 'estable', $2, 'prueba')
     on conflict (area, canal) do update set build = excluded.build`,
    [area, build],
  );
}
