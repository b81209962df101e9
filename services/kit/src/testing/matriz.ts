import { AREAS, PERFILES, type Area, type Perfil } from '@comanda/shared/contracts/perfiles';

/** Who calls: a profile, or nobody (no session). */
export type Quien = 'nadie' | Perfil;
export const QUIENES: readonly Quien[] = ['nadie', ...PERFILES];

export type Fila = {
  permitidos: readonly Quien[];
  /** One of them must be switched on for the company; null where none applies. */
  areas: readonly Area[] | null;
  /** Whether the call names the company it acts on. */
  empresa: 'nombrada' | 'opcional' | null;
};

const CABECERA = [...QUIENES, 'area', 'empresa'].join(' ');

/**
 * A table with a row for each call, under the header that says whose each column is. `x` may; `.` is refused: nobody
 * with 401, a profile with 403. `-`: no area, no company. `ventas|reportes`: either area will do.
 */
export function leerMatriz(tabla: string): ReadonlyMap<string, Fila> {
  const [cabecera = '', ...filas] = tabla.trim().split('\n');
  if (cabecera.trim().split(/\s+/).join(' ') !== CABECERA)
    throw new Error(`matriz: the header must be "${CABECERA}", got "${cabecera.trim()}"`);
  return new Map(filas.map(leerFila));
}

function leerFila(linea: string): [string, Fila] {
  const [llamada = '', ...celdas] = linea.trim().split(/\s+/);
  const marcas = celdas.slice(0, QUIENES.length);
  if (celdas.length !== QUIENES.length + 2 || marcas.some((marca) => !/^[x.]$/.test(marca)))
    throw new Error(`matriz: ${llamada} does not have one mark per profile, an area and a company`);
  const [area = '', empresa = ''] = celdas.slice(QUIENES.length);
  const permitidos = QUIENES.filter((_, i) => marcas[i] === 'x');
  return [llamada, { permitidos, areas: leerAreas(area), empresa: leerEmpresa(empresa) }];
}

function leerAreas(celda: string): readonly Area[] | null {
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
