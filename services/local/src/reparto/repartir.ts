import { Impedimento } from '../impedimento';

import { copiar, soltarColumnas } from './copias';
import { contarAntes, contarDespues } from './cuentas';
import { permitirSecuencias, repartirFunciones } from './funciones';
import { leerCopias, nombrarCopias } from './identidadEnNodos';
import { igualarRoles, loQueImpide, prepararEsquema, unirServidores } from './servidores';
import { apartar, devolver, quitarUnicas, repartirTablas, vaciar } from './tablas';

import type { Paso, Plan } from './paso';

const PASOS: readonly Paso[] = [
  unirServidores,
  prepararEsquema,
  igualarRoles,
  contarAntes,
  apartar,
  quitarUnicas,
  repartirTablas,
  vaciar,
  devolver,
  contarDespues,
  copiar,
  nombrarCopias,
  leerCopias,
  soltarColumnas,
  repartirFunciones,
  permitirSecuencias,
];

type Modo = { ensayo: boolean; decir: (linea: string) => void };

/** Does what is missing, one step after the other, and says it; `ensayo` only says it. Answers how much there was to do. */
export async function repartir(plan: Plan, { ensayo, decir }: Modo): Promise<number> {
  const impiden = await loQueImpide(plan);
  if (impiden.length > 0) throw new Impedimento(impiden.join('\n'));
  const { client } = plan;
  // what asks the extension has one to ask, and one that only says leaves none behind
  if (ensayo) await client.query('begin');
  try {
    await client.query('create extension if not exists citus');
    return await darPasos(plan, { ensayo, decir });
  } finally {
    if (ensayo) await client.query('rollback');
  }
}

async function darPasos(plan: Plan, { ensayo, decir }: Modo): Promise<number> {
  let cuantas = 0;
  for (const { que, faltan, hacer } of PASOS) {
    const cuales = await faltan(plan);
    cuantas += cuales.length;
    if (cuales.length > 0) decir(`${que}: ${cuales.length}`);
    for (const [i, cual] of cuales.entries()) {
      if (!ensayo) await hacer(plan, cual);
      decir(ensayo ? `  ${cual}` : `  ${i + 1}/${cuales.length} ${cual}`);
    }
  }
  return cuantas;
}
