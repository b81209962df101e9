// Another build of an area in a moment: what `npm run build` left, under another name and so with other bytes. Some of them broken in a
// way that no gate can see.
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { archivoDe } from '../../services/platform/src/subidas/testing/archivoDe';
import { raiz } from '../../tools/ejecutar';

const { buildId } = createRequire(import.meta.url)('../../tools/federation/buildId.cjs') as {
  buildId: (paquete: string) => string;
};
const DE_TEXTO = /\.(js|json)$/;
const VARIANTE = /\.(br|gz)$/;
const PESA = 1_024;
/** A hundredth more than what a team sends, for half the work: at 9 it was a tenth, and the gate refused what a team may publish. */
const CASI_COMO_EL_EQUIPO = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const ROTO = 'throw new Error("roto")';

/** The files of a build that are text, by their names. */
type Textos = Map<string, string>;
/** hashes.json, as a build writes it. */
type Indice = { integridad: Record<string, string>; trozos: Record<string, string[]> };

const sha384 = (contenido: string | Buffer) =>
  `sha384-${createHash('sha384').update(contenido).digest('base64')}`;
function textoDe(textos: Textos, nombre: string): string {
  const texto = textos.get(nombre);
  if (texto === undefined) throw new Error(`otroBuild: there is no ${nombre}`);
  return texto;
}
const nombrado = (textos: Textos, prefijo: string) =>
  [...textos.keys()].find((nombre) => nombre.startsWith(prefijo) && nombre.endsWith('.js')) ?? '';
const cambiar = (textos: Textos, nombre: string, busca: string | RegExp, pone: string) => {
  const antes = textoDe(textos, nombre);
  const despues = antes.replace(busca, pone);
  if (antes === despues) throw new Error(`otroBuild: nothing to break in ${nombre}`);
  textos.set(nombre, despues);
};

/** The phase in which a load fails; `montado`: as its screen is mounted, told as `pintado`; the last two once it is drawn. */
export type Rotura =
  | 'manifiesto'
  | 'evaluacion'
  | 'pintado'
  | 'trozo'
  | 'montado'
  | 'contrato'
  | 'uso';

/** A class component, as React tells one: it is drawn, and throws once it stands there. */
const SE_ROMPE = `Object.assign(function(){},{prototype:{isReactComponent:{},render(){return null},componentDidMount(){${ROTO}}}})`;
const CARGA_PANTALLA = /\.then\(\(\)=>([\w$]+\(\d+\))\)/g;

/** What is done to the texts of a build, before its hashes are taken. */
const ROTURAS: Record<Rotura, ((textos: Textos) => void) | null> = {
  manifiesto: (textos) => cambiar(textos, 'mf-manifest.json', '"remoteEntry.js"', '"otra.js"'),
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
      CARGA_PANTALLA,
      `.then(()=>($1,{default(){${ROTO}}}))`,
    ),
  montado: (textos) =>
    cambiar(
      textos,
      nombrado(textos, 'routes.'),
      CARGA_PANTALLA,
      `.then(()=>($1,{default:${SE_ROMPE}}))`,
    ),
  uso: (textos) =>
    cambiar(
      textos,
      nombrado(textos, 'routes.'),
      CARGA_PANTALLA,
      `.then(()=>(addEventListener("click",()=>{${ROTO}}),$1))`,
    ),
  contrato: pedirDeMas,
  // its parent has another hash of it: the browser refuses the file
  trozo: null,
};
export const FASES_ROTAS: readonly Rotura[] = ['manifiesto', 'evaluacion', 'pintado', 'trozo'];

const hacerAlCargar = (textos: Textos, { hace }: Hace) =>
  cambiar(textos, nombrado(textos, 'routes.'), CARGA_PANTALLA, `.then(()=>((()=>{${hace}})(),$1))`);

const DE_CAJA = '"/v1/listar_caja"';

/** What the list of drawers answers is read with a field that no server gives; what the build says of itself stays. */
function pedirDeMas(textos: Textos): void {
  const [nombre = ''] = [...textos].find(([, texto]) => texto.includes(`path:${DE_CAJA}`)) ?? [];
  const texto = textoDe(textos, nombre);
  const desde = texto.indexOf('reply:', texto.indexOf(`path:${DE_CAJA}`)) + 'reply:'.length;
  const reply = texto.slice(desde, finDeExpresion(texto, desde));
  const conOtro = `(r=>r.extend({falta:r.shape.msg.unwrap()}))(${reply})`;
  textos.set(nombre, texto.slice(0, desde) + conOtro + texto.slice(desde + reply.length));
}

/** Where the value of a property ends: at the comma or the brace that closes none of its own. */
function finDeExpresion(texto: string, desde: number): number {
  let abiertos = 0;
  for (let i = desde; i < texto.length; i++) {
    const letra = texto[i] ?? '';
    if ('([{'.includes(letra)) abiertos += 1;
    if (abiertos === 0 && ',}'.includes(letra)) return i;
    if (')]}'.includes(letra)) abiertos -= 1;
  }
  throw new Error('otroBuild: the value does not end');
}

/** What a build does as the code of any of its screens has come, besides what it should. */
export type Hace = { hace: string };

/** `rompe`: the phase in which it fails, or what it does to others; null: it works. */
export async function otroBuild(area: string, rompe: Rotura | Hace | null = null) {
  const carpeta = carpetaDe(area);
  const [anterior, build] = [path.basename(carpeta), randomBytes(6).toString('hex')];
  const archivos = leer(carpeta);
  const indice = JSON.parse(String(archivos.get('hashes.json'))) as Indice;
  const textos: Textos = new Map(
    [...archivos]
      .filter(([nombre]) => DE_TEXTO.test(nombre) && nombre !== 'hashes.json')
      .map(([nombre, contenido]) => [nombre, contenido.toString().replaceAll(anterior, build)]),
  );
  if (typeof rompe === 'string') ROTURAS[rompe]?.(textos);
  else if (rompe) hacerAlCargar(textos, rompe);
  rehacerHuellas(textos, indice.integridad);
  if (rompe === 'trozo') cambiarHuellas(textos, indice);
  return { area, build, archivo: await archivoDe(conVariantes(archivos, textos, indice)) };
}

function carpetaDe(area: string): string {
  const paquete = area === 'shell' ? area : `remote-${area}`;
  return path.join(raiz, paquete, 'dist', buildId(paquete));
}

const leer = (carpeta: string) =>
  new Map(
    readdirSync(carpeta)
      .filter((nombre) => !VARIANTE.test(nombre))
      .map((nombre) => [nombre, readFileSync(path.join(carpeta, nombre))] as const),
  );

/** A file's hash stands in those that load it: until none changes any more. */
function rehacerHuellas(textos: Textos, integridad: Indice['integridad']): void {
  const js = [...textos.keys()].filter((nombre) => nombre.endsWith('.js'));
  for (let cambio = true; cambio;) {
    cambio = false;
    for (const nombre of js) {
      const antes = integridad[nombre] ?? '';
      const nueva = sha384(textoDe(textos, nombre));
      if (nueva === antes) continue;
      for (const otro of js) textos.set(otro, textoDe(textos, otro).replaceAll(antes, nueva));
      integridad[nombre] = nueva;
      cambio = true;
    }
  }
}

/** Every screen of the area is refused; all else loads. */
function cambiarHuellas(textos: Textos, { integridad, trozos }: Indice): void {
  const rutas = trozos.routes?.[0];
  let entrada = textoDe(textos, 'remoteEntry.js');
  for (const nombre of Object.values(trozos).flat())
    if (nombre !== rutas && nombre !== 'remoteEntry.js')
      entrada = entrada.replaceAll(integridad[nombre] ?? '', sha384(nombre));
  textos.set('remoteEntry.js', entrada);
  integridad['remoteEntry.js'] = sha384(entrada);
}

function conVariantes(archivos: Map<string, Buffer>, textos: Textos, indice: Indice) {
  const todos = new Map(archivos);
  const variantes: Record<string, string> = {};
  for (const [nombre, texto] of textos) {
    const contenido = Buffer.from(texto);
    todos.set(nombre, contenido);
    if (!nombre.endsWith('.js') || contenido.length < PESA) continue;
    const comprimidos = {
      '.br': brotliCompressSync(contenido, CASI_COMO_EL_EQUIPO),
      '.gz': gzipSync(contenido),
    };
    for (const [extension, comprimido] of Object.entries(comprimidos)) {
      todos.set(nombre + extension, comprimido);
      variantes[nombre + extension] = sha384(comprimido);
    }
  }
  return todos.set('hashes.json', Buffer.from(JSON.stringify({ ...indice, variantes })));
}
