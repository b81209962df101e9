import { setImmediate } from 'node:timers/promises';

import { leerCandidato, type Archivos, type Candidato } from './candidato';
import { RechazoDePuerta, type Falta } from './rechazo';
import type { ContextoDePuerta, ReglaDePuerta } from './regla';
import { DE_ARCHIVOS } from './reglas/deArchivos';
import { DE_CODIGO } from './reglas/deCodigo';
import { DE_COSTURA } from './reglas/deCostura';
import { DE_DESCRIPTOR } from './reglas/deDescriptor';
import { DE_ESTILOS } from './reglas/deEstilos';
import { DE_IDENTIDAD } from './reglas/deIdentidad';
import { DE_LA_PAGINA } from './reglas/deLaPagina';
import { DE_LLAMADAS } from './reglas/deLlamadas';
import { DE_MANIFIESTO } from './reglas/deManifiesto';
import { DE_MARCO } from './reglas/deMarco';

/** Every rule of the gate, in the order its refusals are told. */
export const REGLAS_DE_LA_PUERTA: readonly ReglaDePuerta[] = [
  ...DE_IDENTIDAD,
  ...DE_ARCHIVOS,
  ...DE_DESCRIPTOR,
  ...DE_MANIFIESTO,
  ...DE_COSTURA,
  ...DE_LLAMADAS,
  ...DE_ESTILOS,
  ...DE_CODIGO,
  ...DE_LA_PAGINA,
  ...DE_MARCO,
];

/** What of one rule is told; a build that breaks it in more places breaks it the same way. */
const DE_UNA_MAXIMO = 8;

/** The gate: every rule is run, and all that is wrong is told at once, in a Rechazo. Sales go on between one rule and the next. */
export async function revisarBuild(
  archivos: Archivos,
  contexto: ContextoDePuerta,
): Promise<Candidato> {
  const candidato = leerCandidato(archivos);
  const faltas: Falta[] = [];
  for (const regla of REGLAS_DE_LA_PUERTA) {
    faltas.push(...(await faltasDe(regla, candidato, contexto)));
    await setImmediate();
  }
  if (faltas.length > 0) throw new RechazoDePuerta(faltas);
  return candidato;
}

async function faltasDe(
  regla: ReglaDePuerta,
  candidato: Candidato,
  contexto: ContextoDePuerta,
): Promise<Falta[]> {
  const clase = candidato.lanzamiento.area === 'shell' ? 'shell' : 'area';
  if (regla.para && regla.para !== clase) return [];
  const faltas: Falta[] = [];
  for await (const motivo of regla.revisar(candidato, contexto)) {
    faltas.push({ regla: regla.nombre, motivo, arreglo: regla.arreglo });
    if (faltas.length === DE_UNA_MAXIMO) break;
  }
  return faltas;
}
