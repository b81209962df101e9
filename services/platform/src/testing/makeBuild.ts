import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Area, Perfil } from '@comanda/shared/contracts/perfiles';
import type { Descriptor } from '@comanda/shared/contracts/plataforma';

type Build = {
  area: Area | 'shell';
  build: string;
  archivos: Record<string, string>;
  ruta?: string;
  perfiles?: Perfil[];
};

const TROZOS = { marco: ['marco.js'], routes: ['routes.js'], puntoventa: ['puntoventa.js'] };
const SALAS = { puntoventa: ['@comanda/shared/ui/data'] };
const PROVISTAS = { '@comanda/shared/ui/data': ['datos.js'] };

const sha384 = (contenido: string) =>
  `sha384-${createHash('sha384').update(contenido).digest('base64')}`;

/** Writes a folder as tools/build.mjs leaves it: its files, one of them compressed, and what speaks of them. */
export async function makeBuild(
  carpeta: string,
  { area, build, archivos, ruta = 'puntoventa', perfiles }: Build,
) {
  const destino = path.join(carpeta, area, build);
  await mkdir(destino, { recursive: true });
  for (const [nombre, contenido] of Object.entries(archivos)) {
    await writeFile(path.join(destino, nombre), contenido);
    await writeFile(path.join(destino, `${nombre}.br`), brotliCompressSync(contenido));
  }
  const integridad = Object.fromEntries(
    Object.entries(archivos).map(([nombre, texto]) => [nombre, sha384(texto)]),
  );
  const esShell = area === 'shell';
  const entrada = esShell
    ? Object.keys(archivos).filter((nombre) => nombre.startsWith('main'))
    : [];
  const descriptor = esShell
    ? null
    : makeDescriptor(area, ruta, perfiles ?? ['Administrador', 'Cajero']);
  const json = (nombre: string, valor: unknown) =>
    writeFile(path.join(destino, nombre), JSON.stringify(valor));
  await json('area.json', { area, build, contenedor: `comanda_${area}_${build}`, descriptor });
  await json('hashes.json', {
    integridad,
    entrada,
    trozos: TROZOS,
    salas: SALAS,
    provistas: PROVISTAS,
  });
  if (esShell)
    await writeFile(path.join(destino, 'esqueleto.html'), '<style>p{}</style><p>Abriendo</p>');
  else await json('mf-manifest.json', { metaData: { name: area }, exposes: [], shared: [] });
  return destino;
}

function makeDescriptor(area: Area, path: string, perfiles: Perfil[]): Descriptor {
  const zona = area === 'auth' ? 'auth' : 'admin';
  const ruta = {
    path,
    titulo: path,
    icono: 'venta',
    perfiles: zona === 'auth' ? [] : perfiles,
    menu: true,
  };
  return { area, titulo: area, zona, rutas: [ruta] };
}
