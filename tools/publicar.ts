// npm run publicar -- remote-caja [--canary 10 | --vista] [--nota "..."] [--url http://...] [--volver]: one area, from its team's checkout;
// npx comanda publicar, from a repository of its own. The key of the team is in COMANDA_LLAVE; the platform in --url or COMANDA_URL.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ejecutar, fallar, mensajeDe } from './ejecutar';
import { buildId } from './federation/buildId.cjs';
import { argumentosDeConstruir, mandato, paraVolver, type Proyecto, proyectoDe } from './proyecto';
import { empaquetar } from './publicar/empaquetar';
import { Rechazada } from './publicar/pedir';
import { type Publicada, publicar, subir, volver } from './publicar/subir';

const USO = `Uso: ${mandato('publicar', 'remote-<area>')} [--canary 10 | --vista] [--nota "que cambia"] [--url http://...] [--volver]`;

const { proyecto, area, sesion, canario, vista, nota, vuelve } = leerPedido();
const tiempos: string[] = [];
try {
  await (vuelve ? volverAtras() : publicarArea());
} catch (error) {
  decirPorque(error);
}

async function volverAtras() {
  const { build } = await volver(sesion, area);
  console.log(`${area} vuelve al build ${build}: las pestanas lo toman en su proxima navegacion.`);
}

async function publicarArea() {
  const build = await medir('construir', construida);
  const archivo = await medir('empaquetar', () => empaquetada(build));
  const id = await medir('subir', () => subir(sesion, { area, archivo }, avance(archivo.length)));
  const hecho = await medir('reglas', () =>
    publicar(sesion, id, { version: proyecto.version, nota, canario, vista }),
  );
  anunciar(hecho);
}

async function medir<T>(que: string, hacer: () => Promise<T>): Promise<T> {
  const inicio = performance.now();
  const hecho = await hacer();
  tiempos.push(`${que} ${((performance.now() - inicio) / 1000).toFixed(1)} s`);
  return hecho;
}

function leerPedido() {
  const { values, positionals } = leerArgumentos();
  const [nombre, ...demas] = positionals;
  const proyecto = demas.length === 0 ? proyectoDe(nombre) : null;
  if (!proyecto) fallar(`Aqui no hay un area que se llame asi.\n${USO}`);
  const llave = process.env.COMANDA_LLAVE;
  if (!llave)
    fallar('Falta la llave del equipo en COMANDA_LLAVE: la hace el operador en Publicaciones');
  return {
    proyecto,
    area: proyecto.area,
    sesion: { url: direccionDe(values.url, proyecto), llave },
    canario: porcentajeDe(values.canary),
    vista: values.vista ?? false,
    nota: values.nota ?? '',
    vuelve: values.volver ?? false,
  };
}

function porcentajeDe(dado: string | undefined): number | null {
  if (dado === undefined) return null;
  const porcentaje = Number(dado);
  if (!(Number.isInteger(porcentaje) && porcentaje >= 1 && porcentaje <= 100))
    fallar('--canary es un porcentaje de 1 a 100, sin decimales');
  return porcentaje;
}

function direccionDe(dada: string | undefined, { de }: Proyecto): string {
  const url = dada ?? process.env['COMANDA_URL'] ?? de ?? 'http://localhost:3000';
  if (!URL.canParse(url))
    fallar(`--url debe ser una dirección como http://localhost:3000, no "${url}"`);
  return url;
}

function leerArgumentos() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        vista: { type: 'boolean' },
        nota: { type: 'string' },
        url: { type: 'string' },
        volver: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fallar(`${mensajeDe(error)}\n${USO}`);
  }
}

async function construida() {
  const codigo = await ejecutar(process.execPath, argumentosDeConstruir(proyecto));
  if (codigo !== 0) fallar(`No se pudo construir ${proyecto.nombre}: lea arriba por que.`);
  return buildId(proyecto.nombre);
}

function empaquetada(build: string): Promise<Buffer> {
  return empaquetar(path.join(proyecto.dir, 'dist', build));
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

function anunciar({ build, canal, repetido, base, vista: enlace }: Publicada) {
  if (enlace) {
    console.log(`\n${area} ${build} se ve solo con este enlace, siete dias:`);
    console.log(`  ${new URL(enlace.direccion, sesion.url).href}`);
    console.log(`  Tiempos: ${tiempos.join(', ')}`);
    return;
  }
  const quienes =
    canal === 'canario' ? `al ${canario ?? 0} % de las empresas` : 'a todas las empresas';
  const que = repetido ? 'ya estaba publicado, y queda' : 'sale';
  console.log(`\n${area} ${build} ${que} ${quienes}`);
  console.log(`  Direccion: ${new URL(base, sesion.url).href}`);
  console.log(`  Tiempos: ${tiempos.join(', ')}`);
  console.log(`  Para volver atras: ${paraVolver(proyecto)}`);
}

function decirPorque(error: unknown): never {
  if (!(error instanceof Rechazada)) return fallar(mensajeDe(error));
  const reglas = error.errores.map(({ campo, msg }) => `  ${campo}\n    ${msg}`);
  return fallar([error.message, ...reglas].join('\n'));
}
