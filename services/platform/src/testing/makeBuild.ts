import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { Descriptor } from '@comanda/shared/contracts/plataforma/plataforma';

import { integridadDe } from '../archivos/huella';

type Build = {
  area: string;
  build: string;
  archivos: Record<string, string>;
  ruta?: string;
  perfiles?: Perfil[];
  /** As builds were before what they are compressed to had hashes. */
  antiguo?: boolean;
};

const TROZOS = { marco: ['marco.js'], routes: ['routes.js'], puntoventa: ['puntoventa.js'] };
const SALAS = { puntoventa: ['@comanda/shared/ui/data'] };
const PROVISTAS = { '@comanda/shared/ui/data': ['datos.js'] };

const ESQUELETO = '<style>p{}</style><p>Abriendo</p>';

/** Writes a folder as tools/build.ts leaves it: its files, one of them compressed, and what speaks of them. */
export async function makeBuild(
  carpeta: string,
  { area, build, archivos, ruta = 'puntoventa', perfiles, antiguo = false }: Build,
) {
  const destino = path.join(carpeta, area, build);
  await mkdir(destino, { recursive: true });
  const integridad: Record<string, string> = {};
  const variantes: Record<string, string> = {};
  for (const [nombre, contenido] of Object.entries(archivos)) {
    await writeFile(path.join(destino, nombre), contenido);
    const comprimido = brotliCompressSync(contenido);
    await writeFile(path.join(destino, `${nombre}.br`), comprimido);
    integridad[nombre] = integridadDe(contenido);
    variantes[`${nombre}.br`] = integridadDe(comprimido);
  }
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
    ...(!antiguo && { variantes, ...(esShell && { esqueleto: integridadDe(ESQUELETO) }) }),
    entrada,
    trozos: TROZOS,
    salas: SALAS,
    provistas: PROVISTAS,
  });
  if (esShell) await writeFile(path.join(destino, 'esqueleto.html'), ESQUELETO);
  else await json('mf-manifest.json', { metaData: { name: area }, exposes: [], shared: [] });
  return destino;
}

function makeDescriptor(area: string, path: string, perfiles: Perfil[]): Descriptor {
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
