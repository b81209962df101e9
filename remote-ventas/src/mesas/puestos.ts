import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { EstadoMesa, Mesa, OrdenSinMesa } from '@comanda/shared/contracts/ventas/mesas';

import { nombreDeMesa } from '../cocina/nombres';
import type { PisoLeido } from '../cocina/pisoApi';
import { GRUPOS } from './estados';

/** Where somebody is served: a table, or an order that has none. */
export type Puesto = Pick<
  Mesa,
  | 'total'
  | 'mesero'
  | 'cliente'
  | 'comensales'
  | 'listas'
  | 'lineas_listas'
  | 'lineas'
  | 'random'
  | 'desde'
> & {
  /** Of its card. */
  id: string;
  /** 'Mesa 5', or whose order it is. */
  nombre: string;
  /** The table's number as the calls take it; '' without one. */
  numero: string;
  /** What the till is opened on. */
  busqueda: string;
  estado: EstadoMesa;
  /** Null without one. */
  mesa: Mesa | null;
  /** How what was ordered without a table reaches who did, where somebody said. */
  canal: Canal | null;
  /** This browser has something for it that the kitchen does not have. */
  porEnviar?: boolean;
};

/** One where somebody is served now. */
export type PuestoAbierto = Puesto & { random: string };

export const estaAbierto = (puesto: Puesto): puesto is PuestoAbierto => puesto.random !== null;

export const deMesa = (mesa: Mesa): Puesto => ({
  ...mesa,
  nombre: nombreDeMesa(mesa),
  numero: String(mesa.numero_mesa),
  busqueda: `mesa=${encodeURIComponent(mesa.id)}`,
  mesa,
  canal: null,
});

export const deOrden = (orden: OrdenSinMesa): Puesto => ({
  ...orden,
  id: orden.random,
  nombre: orden.orden,
  numero: '',
  busqueda: `orden=${orden.random}`,
  mesa: null,
  canal: orden.canal ?? null,
});

export const ocupados = ({ mesas, ordenes }: PisoLeido): PuestoAbierto[] =>
  [...mesas.map(deMesa), ...ordenes.map(deOrden)].filter(estaAbierto);

export const libres = ({ mesas }: PisoLeido): Mesa[] =>
  mesas.filter(({ random }) => random === null);

type Grupo = { titulo: string; puestos: readonly Puesto[] };

/** By what is asked of who looks: those that wait to pay first. */
export function porEstado(puestos: readonly Puesto[]): readonly Grupo[] {
  return Object.values(GRUPOS)
    .map((titulo) => ({
      titulo,
      puestos: puestos.filter(({ estado }) => GRUPOS[estado] === titulo),
    }))
    .filter((grupo) => grupo.puestos.length > 0);
}

/** '' where nobody said. */
export const decirPuestos = (puestos: Mesa['puestos']): string =>
  puestos == null ? '' : puestos === 1 ? '1 puesto' : `${puestos} puestos`;

/** The numbers that so many new tables get: the lowest that are free. */
export function numerosLibres(
  mesas: readonly Pick<Mesa, 'numero_mesa'>[],
  cuantas: number,
): number[] {
  const tomados = new Set(mesas.map(({ numero_mesa }) => numero_mesa));
  const libres: number[] = [];
  for (let numero = 1; libres.length < cuantas; numero++)
    if (!tomados.has(numero)) libres.push(numero);
  return libres;
}

/** Zones of a floor, by name. */
export const zonasDe = (mesas: readonly Mesa[]): string[] =>
  [...new Set(mesas.map(({ zona }) => zona))]
    .filter((zona) => zona !== '')
    .sort((a, b) => a.localeCompare(b, 'es'));
