import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Acceso } from '@comanda/shared/contracts/defineCall';

import type { ContextoDePuerta } from '../puerta/regla';

import { AREAS_SEMBRADAS } from './areasSembradas';

export const BUILD = 'abcdef012345';

const PROVEE = {
  react: { version: '19.3.1', nombres: { useState: 'funcion' } },
  '@comanda/shared/ui/core': { version: '0.1.0', nombres: { Button: 'valor' } },
};
const ACCESO = { perfiles: ['Administrador'], area: 'caja' } as const satisfies Acceso;
/** What is said of one caja. */
const CAJAS = (caja: Record<string, unknown>) => ({
  params: null,
  query: null,
  body: { type: 'object', properties: { empresa: { type: 'string' } }, required: ['empresa'] },
  reply: { type: 'object', properties: caja, required: Object.keys(caja) },
});
const SERVIDA = {
  servicio: 'ordering' as const,
  acceso: ACCESO,
  forma: () => CAJAS({ id: { type: 'integer' } }),
};

export const LISTAR = {
  method: 'POST',
  path: '/v1/listar_caja',
  perfiles: ['Administrador'],
  area: 'caja',
  forma: CAJAS({ id: { type: 'integer' } }),
};

/** A shell and one other remote in use, and one call that is answered. */
export const makeContexto = (over: Partial<ContextoDePuerta> = {}): ContextoDePuerta => ({
  area: 'caja',
  areas: AREAS_SEMBRADAS,
  marco: { build: '0123456789ab', provee: PROVEE },
  primero: () => null,
  vivas: [
    {
      area: 'ventas',
      build: '111111111111',
      descriptor: descriptorDe('ventas', 'mesas'),
      toma: { react: { useState: 'funcion' } },
    },
  ],
  llamadas: new Map([['POST /v1/listar_caja', SERVIDA]]),
  ...over,
});

export type Partes = {
  area: string;
  build: string;
  /** Texts of its scripts, by name. */
  js: Record<string, string>;
  ficha: Record<string, unknown>;
  indice: Record<string, unknown>;
  manifiesto: Record<string, unknown>;
};

function descriptorDe(area: string, path = area) {
  const ruta = { path, titulo: path, icono: 'caja', perfiles: ['Cajero' as const], menu: true };
  const zona = area === 'auth' ? ('auth' as const) : ('admin' as const);
  return { area, titulo: area, zona, rutas: [ruta] };
}

/** The parts of a small build that is as tools/build.ts leaves it, to be spoilt before they are written. */
export function partesDe(area = 'caja', build = BUILD): Partes {
  const contenedor = `comanda_${area}_${build}`;
  const esShell = area === 'shell';
  const hoja = `const s=new CSSStyleSheet();s.replaceSync(".${area}-fila { color: red; } .x_0a1b2c3d { gap: 1px; }");`;
  const js: Record<string, string> = esShell
    ? { 'main.111111111111.js': `globalThis.${contenedor}=1;`.repeat(60) }
    : {
        'remoteEntry.js': `var ${contenedor};`.repeat(60),
        'routes.222222222222.js': 'export const rutas=[];',
        [`${area}.333333333333.js`]: hoja,
      };
  return {
    area,
    build,
    js,
    ficha: {
      area,
      build,
      contenedor,
      descriptor: esShell ? null : descriptorDe(area),
      toma: { react: { useState: 'funcion' }, '@comanda/shared/ui/core': { Button: 'valor' } },
      provee: esShell ? { ...PROVEE } : null,
      llama: esShell ? [] : [LISTAR],
    },
    indice: {
      entrada: esShell ? Object.keys(js) : [],
      trozos: esShell
        ? {}
        : { routes: ['routes.222222222222.js'], [area]: [`${area}.333333333333.js`] },
      salas: {},
      provistas: {},
    },
    manifiesto: {
      id: contenedor,
      name: contenedor,
      metaData: { name: contenedor },
      shared: [
        { name: 'react', requiredVersion: '^19.3.1', assets: { js: { async: [], sync: [] } } },
      ],
      exposes: [{ name: 'routes', path: './routes' }],
    },
  };
}

/** As webpack writes what a container asks for. */
function consumo({ shared }: Partes['manifiesto']): string {
  const compartidas = Array.isArray(shared) ? (shared as Record<string, unknown>[]) : [];
  const pedidas = compartidas.map(({ name, requiredVersion }) => ({
    shareKey: name,
    requiredVersion,
  }));
  return `var pide=${JSON.stringify(pedidas)};`;
}

const json = (valor: unknown) => Buffer.from(JSON.stringify(valor, null, 2));
const sha384 = (contenido: Buffer) =>
  `sha384-${createHash('sha384').update(contenido).digest('base64')}`;

/** The files of a build. `romper` spoils the parts before their hashes are taken, `despues` the files after. */
export function makePublicable({
  area,
  build,
  romper,
  despues,
}: {
  area?: string;
  build?: string;
  romper?: (partes: Partes) => unknown;
  despues?: (archivos: Map<string, Buffer>) => unknown;
} = {}): Map<string, Buffer> {
  const partes = partesDe(area, build);
  romper?.(partes);
  if (partes.js['remoteEntry.js']) partes.js['remoteEntry.js'] += consumo(partes.manifiesto);
  const archivos = new Map(
    Object.entries(partes.js).map(([nombre, texto]) => [nombre, Buffer.from(texto)]),
  );
  const integridad = Object.fromEntries(
    [...archivos].map(([nombre, contenido]) => [nombre, sha384(contenido)]),
  );
  for (const [nombre, contenido] of [...archivos]) {
    if (contenido.length < 1024) continue;
    archivos.set(`${nombre}.br`, brotliCompressSync(contenido));
    archivos.set(`${nombre}.gz`, gzipSync(contenido));
  }
  archivos.set('area.json', json(partes.ficha));
  archivos.set('hashes.json', json({ integridad, ...partes.indice }));
  if (partes.area === 'shell')
    archivos.set('esqueleto.html', Buffer.from('<style>p{}</style><p>Abriendo</p>'));
  else archivos.set('mf-manifest.json', json(partes.manifiesto));
  despues?.(archivos);
  return archivos;
}
