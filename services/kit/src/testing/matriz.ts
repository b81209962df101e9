import { PERFILES, type Perfil } from '@comanda/shared/contracts/auth/perfiles';

import { AREAS } from './semilla';

/** Who calls: a profile, or nobody (no session). */
export type Quien = 'nadie' | Perfil;
export const QUIENES: readonly Quien[] = ['nadie', ...PERFILES];

export type Fila = {
  permitidos: readonly Quien[];
  /** One of them must be switched on for the company; null where none applies. */
  areas: readonly string[] | null;
  /** Whether the call names the company it acts on. */
  empresa: 'nombrada' | 'opcional' | null;
};

const CABECERA = 'llamada area empresa quienes';

/**
 * A table with a row for each call: its area, how it names its company, and who may. Who is not named is refused: nobody
 * with 401, a profile with 403. `publico`: also who has no session; `sesion`: any profile. `-`: no area, no company.
 * `ventas|reportes`: either area will do.
 */
export function leerMatriz(tabla: string): ReadonlyMap<string, Fila> {
  const [cabecera = '', ...lineas] = tabla.trim().split('\n');
  if (cabecera.trim().split(/\s+/).join(' ') !== CABECERA)
    throw new Error(`matriz: the header must be "${CABECERA}", got "${cabecera.trim()}"`);
  const filas = new Map<string, Fila>();
  for (const linea of lineas) {
    const [llamada = '', area = '', empresa = '', ...quienes] = linea.trim().split(/\s+/);
    if (filas.has(llamada)) throw new Error(`matriz: ${llamada} has two rows`);
    filas.set(llamada, {
      permitidos: leerQuienes(llamada, quienes),
      areas: leerAreas(area),
      empresa: leerEmpresa(empresa),
    });
  }
  return filas;
}

function leerQuienes(llamada: string, nombres: readonly string[]): readonly Quien[] {
  const [primero] = nombres;
  if (primero === undefined) throw new Error(`matriz: ${llamada} does not say who may`);
  if (nombres.length === 1 && primero === 'publico') return QUIENES;
  if (nombres.length === 1 && primero === 'sesion') return PERFILES;
  return nombres.map((nombre) => {
    const perfil = PERFILES.find((uno) => uno === nombre);
    if (!perfil)
      throw new Error(`matriz: ${llamada} names ${nombre}, and there is no such profile`);
    return perfil;
  });
}

function leerAreas(celda: string): readonly string[] | null {
  if (celda === '-') return null;
  return celda.split('|').map((nombre) => {
    const area = AREAS.find((una) => una === nombre);
    if (!area) throw new Error(`matriz: there is no area ${nombre}`);
    return area;
  });
}

function leerEmpresa(celda: string): Fila['empresa'] {
  if (celda === 'nombrada' || celda === 'opcional') return celda;
  if (celda !== '-') throw new Error(`matriz: ${celda} is not how a company is named`);
  return null;
}
