// npm run publicar -- remote-caja [--canary 10] [--a-todos "por qué" | --vista] [--nota "..."] [--url http://...] [--volver]: one area,
// from its team's checkout; npx comanda publicar, from a repository of its own. The key of the team is in COMANDA_LLAVE; the platform in
// --url or COMANDA_URL.
import path from 'node:path';

import { ejecutar, fallar, mensajeDe } from './ejecutar';
import { buildId } from './federation/buildId.cjs';
import { raiz } from './federation/lugares.cjs';
import { argumentosDeConstruir, paraVolver } from './proyecto';
import { carpetaDeMapas, empaquetarBuild } from './publicar/empaquetar';
import { avisarCaducos } from './publicar/caducos';
import { Rechazada } from './publicar/pedir';
import { leerPedido } from './publicar/pedido';
import { continua, procedenciaDe } from './publicar/procedencia';
import { estadoDe, type Publicada, publicar, subir, volver } from './publicar/subir';

const pedido = leerPedido();
const { proyecto, sesion } = pedido;
const { area } = proyecto;
const tiempos: string[] = [];
try {
  await (pedido.vuelve ? volverAtras() : publicarArea());
} catch (error) {
  decirPorque(error);
}

async function volverAtras() {
  const { build } = await volver(sesion, area, (deja) => console.log(`${area} deja ${deja ?? ''}`));
  console.log(`${area} vuelve al build ${build}: las pestañas lo toman en su próxima navegación.`);
}

async function publicarArea() {
  const basadoEn = await base();
  const build = await medir('construir', construida);
  const archivo = await medir('empaquetar', () => empaquetada(build));
  const id = await medir('subir', () => subir(sesion, { area, archivo }, avance(archivo.length)));
  const { canario, tras, motivo, vista, nota } = pedido;
  const hecho = await medir('reglas', () =>
    publicar(sesion, id, {
      version: proyecto.version,
      nota,
      canario,
      vista,
      basadoEn,
      procedencia: procedenciaDe(proyecto.dir),
      ...(tras !== undefined && { tras }),
      ...(motivo !== undefined && { motivo }),
    }),
  );
  anunciar(hecho);
}

/** The build that this one goes over. What a checkout has not got it would take back without knowing. */
async function base(): Promise<string | null> {
  if (pedido.sobre !== undefined) return pedido.sobre;
  const { ultimo, builds } = await estadoDe(sesion, area);
  if (pedido.vista || ultimo === null) return ultimo;
  const suyo = builds.find(({ build }) => build === ultimo);
  const commit = suyo?.procedencia?.commit ?? null;
  if (commit === null || continua(proyecto.dir, commit) !== false) return ultimo;
  return fallar(
    [
      `${area} ${ultimo} salió del commit ${commit.slice(0, 12)} de ${suyo?.procedencia?.autor ?? 'su equipo'}, que esta copia no tiene.`,
      'Tráigalo (git pull) y publique de nuevo, o publique encima sabiendo que lo quita:',
      `  --sobre ${ultimo}`,
    ].join('\n'),
  );
}

async function medir<T>(que: string, hacer: () => Promise<T>): Promise<T> {
  const inicio = performance.now();
  const hecho = await hacer();
  tiempos.push(`${que} ${((performance.now() - inicio) / 1000).toFixed(1)} s`);
  return hecho;
}

async function construida() {
  const codigo = await ejecutar(process.execPath, argumentosDeConstruir(proyecto));
  if (codigo !== 0) fallar(`No se pudo construir ${proyecto.nombre}: lea arriba por qué.`);
  return buildId(proyecto.nombre);
}

function empaquetada(build: string): Promise<Buffer> {
  const mapas = carpetaDeMapas(raiz, { area, build });
  return empaquetarBuild(path.join(proyecto.dir, 'dist', build), mapas);
}

/** One line that is written over on a screen; in a log, a line for each part. */
function avance(total: number) {
  const kb = (bytes: number) => Math.ceil(bytes / 1024);
  return (bytes: number): void => {
    const texto = `Subiendo ${kb(bytes)} de ${kb(total)} KB (${Math.floor((bytes / total) * 100)} %)`;
    if (!process.stdout.isTTY) console.log(texto);
    else process.stdout.write(`\r${texto}${bytes === total ? '\n' : ''}`);
  };
}

function anunciar(hecho: Publicada) {
  const { build, repetido, vista: enlace, caducos = [] } = hecho;
  avisarCaducos(caducos);
  if (enlace) {
    console.log(`\n${area} ${build} se ve solo con este enlace, siete días:`);
    console.log(`  ${new URL(enlace.direccion, sesion.url).href}`);
    console.log(`  Tiempos: ${tiempos.join(', ')}`);
    return;
  }
  const que = repetido ? 'ya estaba publicado, y queda' : 'sale';
  console.log(`\n${area} ${build} ${que} ${aQuienes(hecho)}`);
  console.log(`  Dirección: ${new URL(hecho.base, sesion.url).href}`);
  console.log(`  Tiempos: ${tiempos.join(', ')}`);
  console.log(`  Para volver atrás: ${paraVolver(proyecto)}`);
}

function aQuienes({ canal, porcentaje = 0, tras = 0 }: Publicada): string {
  if (canal !== 'canario') return 'a todas las empresas';
  return `al ${porcentaje} % de las empresas, y a todas tras ${tras} cargas sin un fallo`;
}

function decirPorque(error: unknown): never {
  if (!(error instanceof Rechazada)) return fallar(mensajeDe(error));
  const reglas = error.errores.map(({ campo, msg }) => `  ${campo}\n    ${msg}`);
  return fallar([error.message, ...reglas].join('\n'));
}
