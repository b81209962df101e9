// node --import tsx e2e/roturas/correr.ts [break...]: the test of the tests. Each break of roturas.ts is put into a copy of this working
// copy, and its journey is walked there: it has to be red, by something that it expected, and nothing before it. First all of these
// journeys are walked as things are: they have to be green.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromiumListo } from '../../tools/chromium';
import { construir } from '../../tools/construir';
import { capturar, decir, fallar, mensajeDe, raiz } from '../../tools/ejecutar';
import { cerrarPrueba, deUno, hacerPaso, type Cuenta } from '../../tools/pasos';
import { tablaDePasos } from '../../tools/tiempos';
import { copiaEntera } from '../apoyo/copia';

import { caminar, type Caminata } from './caminar';
import { ROTURAS, type Rotura } from './roturas';

const MINUTO_MS = 60_000;
/** What is built anew when it changes; a package's build is of shared too. */
const DE_PAGINA = /^(shell|shared|remote-\w+)\//;

const pedidas = process.argv.slice(2);
const desconocida = pedidas.find((nombre) => !(nombre in ROTURAS));
if (desconocida) fallar(`No hay ${desconocida}. Hay: ${Object.keys(ROTURAS).join(', ')}`);
const elegidas = Object.entries(ROTURAS).filter(
  ([nombre]) => pedidas.length === 0 || pedidas.includes(nombre),
);
if (!chromiumListo()) process.exit(1);

// what is being walked ends with this, and the copy goes once it has
const corte = new AbortController();
for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(senal, () => corte.abort());

await construir();
const sanos = await enteros(elegidas.map(([, rotura]) => rotura));
const copia = copiaEntera();
const pasos = [];
const porques: string[] = [];
try {
  for (const [nombre, rotura] of elegidas) {
    if (corte.signal.aborted) break;
    pasos.push(await hacerPaso(`${nombre}: ${rotura.que}`, () => probar(nombre, rotura)));
  }
} finally {
  copia.borrar();
}
if (corte.signal.aborted) fallar('Se cortó antes de terminar.');
console.log(`\n${tablaDePasos(pasos)}`);
console.log(`\n${porques.join('\n')}`);
process.exit(cerrarPrueba(pasos));

/** The titles that are green with nothing broken. */
async function enteros(roturas: readonly Rotura[]): Promise<ReadonlySet<string>> {
  decir('Los recorridos, sin nada roto');
  const archivos = [...new Set(roturas.map(({ recorrido }) => recorrido))];
  const caminata = await caminar({
    carpeta: raiz,
    archivos,
    titulos: roturas.flatMap(titulosDe),
    corte: corte.signal,
    limiteMs: (3 + 3 * roturas.length) * MINUTO_MS,
  });
  for (const { titulo, mensaje } of caminata.fallos) console.error(`MAL  ${titulo}\n${mensaje}`);
  return new Set(caminata.pasaron);
}

async function probar(nombre: string, rotura: Rotura): Promise<Cuenta> {
  const { recorrido, titulo } = rotura;
  const dicho = await caminarRota(rotura).catch((error: unknown) => ({ mal: mensajeDe(error) }));
  const bien = 'rojo' in dicho;
  const linea = bien ? `rojo  ${nombre}: ${dicho.rojo}` : `MAL   ${nombre}: ${dicho.mal}`;
  porques.push(`${linea}\n      ${recorrido}: ${titulo}`);
  console.log(linea);
  return { ...deUno(bien), fallos: bien ? [] : [linea] };
}

/** `rojo`: what the journey expected in vain; `mal`: why this shows nothing. */
async function caminarRota(rotura: Rotura): Promise<{ rojo: string } | { mal: string }> {
  const { recorrido, titulo } = rotura;
  if (![...sanos].some((uno) => uno.includes(titulo)))
    return { mal: 'el recorrido no está verde sin la rotura' };
  const reparar = romper(rotura);
  try {
    const construido = DE_PAGINA.test(rotura.archivo) ? await reconstruir() : null;
    if (construido) return { mal: `no se construye:\n${construido}` };
    return juzgar(
      await caminar({
        carpeta: copia.carpeta,
        archivos: [recorrido],
        titulos: titulosDe(rotura),
        hastaElPrimero: true,
        corte: corte.signal,
        limiteMs: 12 * MINUTO_MS,
      }),
      titulo,
    );
  } finally {
    reparar();
  }
}

function juzgar({ fallos, errores }: Caminata, titulo: string) {
  const [fallo] = fallos;
  if (!fallo && errores.length > 0) return { mal: `no corrió: ${errores.join('\n')}` };
  if (!fallo) return { mal: 'el recorrido sigue verde' };
  if (!fallo.titulo.includes(titulo))
    return { mal: `falló otro antes, ${fallo.titulo}: ${fallo.mensaje}` };
  if (!fallo.esperaba) return { mal: `no falló por lo que espera: ${fallo.mensaje}` };
  return { rojo: fallo.mensaje };
}

function titulosDe({ titulo, previos = [] }: Rotura): string[] {
  return [...previos, titulo];
}

/** Puts it into the copy, whose builds are those of this working copy; answers how to take it out. */
function romper({ archivo, antes, despues }: Rotura): () => void {
  for (const nombre of paquetes()) {
    const dist = path.join(copia.carpeta, nombre, 'dist');
    rmSync(dist, { recursive: true, force: true });
    cpSync(path.join(raiz, nombre, 'dist'), dist, { recursive: true });
  }
  const ruta = path.join(copia.carpeta, archivo);
  const sano = readFileSync(ruta, 'utf8');
  const partes = sano.split(antes);
  if (partes.length !== 2) throw new Error(`${archivo} no dice una vez: ${antes}`);
  writeFileSync(ruta, partes.join(despues));
  return () => writeFileSync(ruta, sano);
}

/** What the first said that could not be built; null where all could. One that did not change says so at once. */
async function reconstruir(): Promise<string | null> {
  for (const nombre of paquetes()) {
    const { codigo, texto } = await capturar(
      process.execPath,
      ['--import', 'tsx', 'tools/build.ts', nombre],
      { cwd: copia.carpeta, limiteMs: 10 * MINUTO_MS, corte: corte.signal },
    );
    if (codigo !== 0) return texto;
  }
  return null;
}

function paquetes(): string[] {
  return readdirSync(raiz).filter((uno) => existsSync(path.join(raiz, uno, 'dist')));
}
