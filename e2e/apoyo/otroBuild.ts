// Another build of an area in a moment: what `npm run build` left, under another name and so with other bytes. Some of them broken in a
// way that no gate can see.
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { archivoDe } from '../../services/platform/src/subidas/testing/archivoDe';

const { buildId } = createRequire(import.meta.url)('../../tools/federation/buildId.cjs');
const raiz = path.resolve(import.meta.dirname, '../..');
const DE_TEXTO = /\.(js|json)$/;
const VARIANTE = /\.(br|gz)$/;
const PESA = 1_024;
const RAPIDA = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const ROTO = 'throw new Error("roto")';

const sha384 = (contenido) => `sha384-${createHash('sha384').update(contenido).digest('base64')}`;
const nombrado = (textos, prefijo) =>
  [...textos.keys()].find((nombre) => nombre.startsWith(prefijo) && nombre.endsWith('.js'));
const cambiar = (textos, nombre, busca, pone) => {
  const antes = textos.get(nombre);
  const despues = antes.replace(busca, pone);
  if (antes === despues) throw new Error(`otroBuild: nothing to break in ${nombre}`);
  textos.set(nombre, despues);
};

/** Phase in which a load fails -> what is done to the texts of a build, before its hashes are taken. */
const ROTURAS = {
  manifiesto: (textos) => cambiar(textos, 'mf-manifest.json', '"remoteEntry.js"', '"otra.js"'),
  version: (textos) => cambiar(textos, 'remoteEntry.js', /"\^19\.\d+\.\d+"/g, '"^18.0.0"'),
  evaluacion: (textos) =>
    cambiar(
      textos,
      nombrado(textos, 'routes.'),
      /(\[\[\d+\],\{\d+\([\w$,]*\)\{)/,
      `$1if(Date.now()>0)${ROTO};`,
    ),
  pintado: (textos) =>
    cambiar(
      textos,
      nombrado(textos, 'routes.'),
      /\.then\(\(\)=>([\w$]+\(\d+\))\)/g,
      `.then(()=>($1,{default(){${ROTO}}}))`,
    ),
  // its parent has another hash of it: the browser refuses the file
  trozo: null,
};
export const FASES_ROTAS = Object.keys(ROTURAS);

/** { area, build, archivo }: `rompe` is the phase in which it fails, or null. */
export async function otroBuild(area, rompe = null) {
  const carpeta = carpetaDe(area);
  const [anterior, build] = [path.basename(carpeta), randomBytes(6).toString('hex')];
  const archivos = leer(carpeta);
  const indice = JSON.parse(archivos.get('hashes.json').toString());
  const textos = new Map(
    [...archivos]
      .filter(([nombre]) => DE_TEXTO.test(nombre) && nombre !== 'hashes.json')
      .map(([nombre, contenido]) => [nombre, contenido.toString().replaceAll(anterior, build)]),
  );
  if (rompe) ROTURAS[rompe]?.(textos);
  rehacerHuellas(textos, indice.integridad);
  if (rompe === 'trozo') cambiarHuellas(textos, indice);
  return { area, build, archivo: await archivoDe(conVariantes(archivos, textos, indice)) };
}

function carpetaDe(area) {
  const paquete = area === 'shell' ? area : `remote-${area}`;
  return path.join(raiz, paquete, 'dist', buildId(paquete));
}

const leer = (carpeta) =>
  new Map(
    readdirSync(carpeta)
      .filter((nombre) => !VARIANTE.test(nombre))
      .map((nombre) => [nombre, readFileSync(path.join(carpeta, nombre))]),
  );

/** A file's hash stands in those that load it: until none changes any more. */
function rehacerHuellas(textos, integridad) {
  const js = [...textos.keys()].filter((nombre) => nombre.endsWith('.js'));
  for (let cambio = true; cambio; ) {
    cambio = false;
    for (const nombre of js) {
      const nueva = sha384(textos.get(nombre));
      if (nueva === integridad[nombre]) continue;
      for (const otro of js)
        textos.set(otro, textos.get(otro).replaceAll(integridad[nombre], nueva));
      integridad[nombre] = nueva;
      cambio = true;
    }
  }
}

/** Every screen of the area is refused; all else loads. */
function cambiarHuellas(textos, { integridad, trozos }) {
  const [rutas] = trozos.routes;
  for (const nombre of Object.values(trozos).flat())
    if (nombre !== rutas && nombre !== 'remoteEntry.js')
      textos.set(
        'remoteEntry.js',
        textos.get('remoteEntry.js').replaceAll(integridad[nombre], sha384(nombre)),
      );
  integridad['remoteEntry.js'] = sha384(textos.get('remoteEntry.js'));
}

function conVariantes(archivos, textos, indice) {
  const todos = new Map([...archivos, ...[...textos].map(([n, t]) => [n, Buffer.from(t)])]);
  const variantes = {};
  for (const nombre of textos.keys()) {
    const contenido = todos.get(nombre);
    if (!nombre.endsWith('.js') || contenido.length < PESA) continue;
    for (const [extension, comprimido] of [
      ['.br', brotliCompressSync(contenido, RAPIDA)],
      ['.gz', gzipSync(contenido)],
    ]) {
      todos.set(nombre + extension, comprimido);
      variantes[nombre + extension] = sha384(comprimido);
    }
  }
  return todos.set('hashes.json', Buffer.from(JSON.stringify({ ...indice, variantes })));
}
