import type { Servicio } from '@comanda/shared/contracts/defineCall';

import type { Db } from '../base/db';
import { aTiempo } from '../proceso/aTiempo';

import { contratosRotos, llamadasDelProducto, llamaSchema, nombreDeLlamada } from './llamadas';

type Base = { pool: Pick<Db['pool'], 'query'> };

/**
 * What the builds in use ask of these services (all of them where none is named), as they stand here, that is not taken or given:
 * who starts them over builds that live is told before anybody's screen is. A call that no service of this version answers is
 * everybody's business.
 */
export async function vivasQueNoCaben(
  { pool }: Base,
  servicios?: readonly Servicio[],
): Promise<string[]> {
  const { rows } = await pool.query<{ area: string; build: string; llama: unknown }>(
    'select area, build, llama from plataforma.llamadas_en_uso()',
  );
  const servidas = await llamadasDelProducto();
  return rows.flatMap(({ area, build, llama }) => {
    const suyas = llamaSchema.parse(llama).filter((llamada) => {
      const servicio = servidas.get(nombreDeLlamada(llamada))?.servicio;
      return servicio === undefined || !servicios || servicios.includes(servicio);
    });
    const nadie = suyas
      .filter((llamada) => !servidas.has(nombreDeLlamada(llamada)))
      .map((llamada) => `${nombreDeLlamada(llamada)} no se atiende`);
    return [...nadie, ...contratosRotos(suyas, servidas)].map(
      (falta) => `${area} ${build}, que está en uso: ${falta}`,
    );
  });
}

/** The same in words, for who starts the services; null where all is well. */
export async function impedimentoDeVivas(
  base: Base,
  servicios?: readonly Servicio[],
): Promise<string | null> {
  const faltas = await vivasQueNoCaben(base, servicios);
  if (faltas.length === 0) return null;
  return [
    'Hay builds en uso que estos servicios no entienden:',
    ...faltas.map((falta) => `  ${falta}`),
    'Publique antes esas áreas, o encienda con --forzar',
  ].join('\n');
}

/** A platform that does not answer keeps nobody from selling. */
const PLAZO_MS = 5_000;

type Proceso = {
  argv: readonly string[];
  plazoMs: number;
  avisar: (aviso: string) => void;
  salir: (codigo: 1) => void;
};

const ESTE: Proceso = {
  argv: process.argv,
  plazoMs: PLAZO_MS,
  avisar: (aviso) => console.error(aviso),
  salir: (codigo) => process.exit(codigo),
};

/** Ends the start of a service that runs by itself, where a build in use would not understand it; `--forzar` starts it all the same. */
export async function exigirVivas(
  base: Base,
  servicios: readonly Servicio[],
  { argv, plazoMs, avisar, salir }: Proceso = ESTE,
): Promise<void> {
  if (argv.includes('--forzar')) return;
  try {
    const impedimento = await aTiempo(impedimentoDeVivas(base, servicios), plazoMs);
    if (impedimento === null) return;
    avisar(impedimento);
    salir(1);
  } catch (error) {
    avisar(`No se pudo saber qué builds están en uso, y se enciende sin saberlo: ${String(error)}`);
  }
}
