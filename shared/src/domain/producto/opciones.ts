import type { Modificador } from '../../contracts/inventario/modificadores';
import {
  ELEGIDAS_MAXIMO,
  type GrupoDeOpciones,
  type GrupoPorGuardar,
} from '../../contracts/inventario/opciones';
import type { Producto } from '../../contracts/inventario/productos';

import { sumar, type Centavos } from '../dinero/dinero';
import { normalizar } from '../texto/texto';

/** Whether choices are asked before it is sold. */
export const pideOpciones = ({ grupos = [] }: Pick<Producto, 'grupos'>): boolean =>
  grupos.length > 0;

/** Of one unit with what was chosen with it. */
export const precioConElegidos = (
  precio: Centavos,
  elegidos: readonly { precio: Centavos }[],
): Centavos => sumar([precio, ...elegidos.map((elegido) => elegido.precio)]);

/** How many of a group are to be chosen, in words. */
export function cuantasDeGrupo({
  minimo,
  maximo,
}: Pick<GrupoDeOpciones, 'minimo' | 'maximo'>): string {
  if (minimo === maximo) return `Elija ${minimo}`;
  return minimo === 0 ? `Elija hasta ${maximo}` : `Elija de ${minimo} a ${maximo}`;
}

/** What a product offers of one of its groups, in order. */
export const opcionesDeGrupo = (
  modificadores: readonly Modificador[],
  { producto, grupo }: { producto: string; grupo: string },
): Modificador[] =>
  modificadores.filter((uno) => uno.id_producto === producto && uno.grupo === grupo);

/**
 * What the till and the server say of the first group of a product that too few or too many are chosen of; null where all are as they
 * should be.
 */
export function faltaDeOpciones(
  grupos: readonly GrupoDeOpciones[],
  elegidos: readonly Pick<Modificador, 'grupo'>[],
): string | null {
  const mal = grupos.find(({ id, minimo, maximo }) => {
    const cuantas = elegidos.filter(({ grupo }) => grupo === id).length;
    return cuantas < minimo || cuantas > maximo;
  });
  return mal ? `${cuantasDeGrupo(mal)} de ${mal.nombre}` : null;
}

/** What is wrong with the groups of a product, and with which field of them. */
export type FaltaDeGrupos = { campo: string; msg: string };

type Grupo = Pick<GrupoPorGuardar, 'nombre' | 'minimo' | 'maximo'> & {
  opciones: readonly { nombre: string }[];
};

export function faltaDeGrupos(grupos: readonly Grupo[]): FaltaDeGrupos | null {
  const repetido = lugarRepetido(grupos);
  if (repetido !== -1)
    return {
      campo: `grupos.${repetido}.nombre`,
      msg: `Ya hay un grupo que se llama ${grupos[repetido]?.nombre ?? ''}`,
    };
  for (const [i, grupo] of grupos.entries()) {
    const falta = faltaDeGrupo(grupo);
    if (falta) return { ...falta, campo: `grupos.${i}.${falta.campo}` };
  }
  const elegibles = grupos.reduce((suma, { maximo }) => suma + maximo, 0);
  if (elegibles <= ELEGIDAS_MAXIMO) return null;
  const msg = `Entre todos los grupos se eligen hasta ${ELEGIDAS_MAXIMO} opciones y los máximos suman ${elegibles}`;
  return { campo: 'grupos', msg };
}

function faltaDeGrupo({ nombre, minimo, maximo, opciones }: Grupo): FaltaDeGrupos | null {
  if (minimo > maximo)
    return { campo: 'minimo', msg: `El mínimo de ${nombre} no puede pasar de su máximo` };
  if (maximo > opciones.length) {
    const hay = opciones.length === 1 ? '1 opción' : `${opciones.length} opciones`;
    return { campo: 'maximo', msg: `El máximo de ${nombre} es ${maximo} y tiene ${hay}` };
  }
  const repetida = lugarRepetido(opciones);
  if (repetida === -1) return null;
  const cual = opciones[repetida]?.nombre ?? '';
  return { campo: `opciones.${repetida}.nombre`, msg: `${nombre} ya tiene la opción ${cual}` };
}

/** Where a name stands that stood before, whatever its case and accents; -1 where none does. */
function lugarRepetido(cosas: readonly { nombre: string }[]): number {
  const nombres = cosas.map(({ nombre }) => normalizar(nombre.trim()));
  return nombres.findIndex((nombre, i) => nombre !== '' && nombres.indexOf(nombre) !== i);
}
