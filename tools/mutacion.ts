// npm run mutacion -- [--entera] [folder | file ...]: breaks the rules in each small way there is, and says what no test noticed (docs/mutacion.md).
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { capturar, decir, fallar, raiz } from './ejecutar';
import { CARPETAS, lotesDe, type Lote } from './mutacion/carpetas';
import { leerInforme, sumarCuentas, type Cuenta, type Vivo } from './mutacion/informe';

/** Of a hundred mutants so many die, in every folder. */
const MINIMO = 85;
const LIMITE_MS = Number(process.env['COMANDA_MUTACION_MS'] ?? 40 * 60_000);
const STRYKER = path.join(raiz, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const INFORMES = path.join(raiz, 'node_modules/.cache/mutacion');

/** Survivors that are let be, each with its reason. */
type Aceptado = Pick<Vivo, 'archivo' | 'antes' | 'despues'> & { motivo: string };
const aceptados = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'mutacion/aceptados.json'), 'utf8'),
) as Aceptado[];

/** What an earlier run found of each batch: a night that ended early goes on where it was. Outside node_modules, which installs empty. */
const PREVIOS = path.join(raiz, '.cache/mutantes');

const ENTERA = '--entera';
const entera = process.argv.includes(ENTERA);
const pedidas = process.argv.slice(2).filter((una) => una !== ENTERA);
const nombres = pedidas.filter((una) => Object.hasOwn(CARPETAS, una));
const archivos = pedidas.filter((una) => !nombres.includes(una));
const perdido = archivos.find((uno) => !existsSync(path.join(raiz, uno)));
if (perdido)
  fallar(`${perdido} no es una carpeta (${Object.keys(CARPETAS).join(', ')}) ni un archivo`);
const elegidas = Object.entries(CARPETAS)
  .filter(([nombre]) => nombres.length === 0 || nombres.includes(nombre))
  .map(([nombre, carpeta]) => ({ nombre, carpeta, lotes: lotesDe(carpeta, archivos) }))
  .filter(({ lotes }) => lotes.length > 0);

/** A batch, or null where it did not come to its end. */
async function correr(lote: Lote): Promise<Cuenta | null> {
  const nombre = `${lote.muta.replaceAll('/', '.')}.json`;
  const [informe, previo] = [path.join(INFORMES, nombre), path.join(PREVIOS, nombre)];
  rmSync(informe, { force: true });
  const env = {
    COMANDA_MUTACION: JSON.stringify({ ...lote, informe, previo, entera }),
    COMANDA_NOCHE: '', // its long runs are not asked for each mutant
  };
  const { texto } = await capturar(process.execPath, [STRYKER, 'run'], {
    env,
    limiteMs: LIMITE_MS,
  });
  if (existsSync(informe)) return leerInforme(informe);
  console.log(texto.split('\n').slice(-60).join('\n'));
  return null;
}

const motivoDe = ({ archivo, antes, despues }: Vivo): string | undefined =>
  aceptados.find((uno) => uno.archivo === archivo && uno.antes === antes && uno.despues === despues)
    ?.motivo;

const porCiento = ({ mutantes, muertos }: Cuenta): number =>
  mutantes === 0 ? 100 : (100 * muertos) / mutantes;

function contar(que: string, cuenta: Cuenta): void {
  const { mutantes, muertos, lentos, vivos } = cuenta;
  const conMotivo = vivos.filter((vivo) => motivoDe(vivo) !== undefined).length;
  console.log(
    `${que}: ${mutantes} mutantes, ${muertos} muertos (${porCiento(cuenta).toFixed(1)} %; ${lentos} por no acabar), ${vivos.length} vivos, ${conMotivo} de ellos con su motivo`,
  );
}

// ended from outside, it ends what it runs (capturar, at the exit)
for (const senal of ['SIGINT', 'SIGTERM'] as const) process.once(senal, () => process.exit(1));
for (const carpeta of [INFORMES, PREVIOS]) mkdirSync(carpeta, { recursive: true });
let mal = false;
const resumen: [string, Cuenta][] = [];
for (const { nombre, carpeta, lotes } of elegidas) {
  decir(`Mutantes de ${nombre}`);
  if (carpeta.base) await (await import('../services/local/src/testing/globalSetup')).default();
  const cuentas: Cuenta[] = [];
  for (const lote of lotes) {
    const cuenta = await correr(lote);
    if (cuenta) contar(`  ${lote.muta}`, cuenta);
    else {
      mal = true;
      console.log(`  MAL   sin terminar: ${lote.muta}`);
    }
    for (const vivo of cuenta?.vivos ?? [])
      if (motivoDe(vivo) === undefined)
        console.log(`    ${vivo.archivo}:${vivo.linea}  ${vivo.antes}  ->  ${vivo.despues}`);
    if (cuenta) cuentas.push(cuenta);
  }
  if (carpeta.base) await globalThis.comandaPruebas?.terminar();
  resumen.push([nombre, sumarCuentas(cuentas)]);
}

console.log();
for (const [nombre, cuenta] of resumen) {
  contar(nombre, cuenta);
  if (porCiento(cuenta) >= MINIMO) continue;
  mal = true;
  console.log(`  MAL   muere menos del ${MINIMO} %`);
}
process.exit(mal ? 1 : 0);
