import type { CallInput } from '@comanda/shared/contracts/defineCall';
import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { GrupoLeido, opcionesCalls } from '@comanda/shared/contracts/inventario/opciones';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { aDolares, parseMonto } from '@comanda/shared/domain/dinero/dinero';
import { opcionesDeGrupo } from '@comanda/shared/domain/producto/opciones';

type PorGuardar = CallInput<typeof opcionesCalls.guardarOpciones>['grupos'][number];
type OpcionPorGuardar = PorGuardar['opciones'][number];

/** As it is being written: a price is text until it is sent. */
export type OpcionEscrita = Omit<OpcionPorGuardar, 'precio'> & { precio: number | string };
export type GrupoEscrito = Omit<PorGuardar, 'opciones'> & { opciones: readonly OpcionEscrita[] };

export const OPCION_NUEVA: OpcionEscrita = { nombre: '', precio: '', agotado: false };
export const GRUPO_NUEVO: GrupoEscrito = {
  nombre: '',
  minimo: 1,
  maximo: 1,
  opciones: [OPCION_NUEVA],
};

/** The groups of a product with what each offers, in order. */
export const gruposDe = (
  { id, grupos = [] }: Producto,
  modificadores: readonly Modificador[],
): GrupoLeido[] =>
  grupos.map((grupo) => ({
    ...grupo,
    opciones: opcionesDeGrupo(modificadores, { producto: id, grupo: grupo.id }).map((uno) => ({
      id: uno.id,
      nombre: uno.nombre,
      precio: uno.precio,
      agotado: uno.agotado ?? false,
    })),
  }));

/** An empty price is none; what is no amount is left for the call's own rule to refuse. */
export function precioDe(escrito: number | string): number | string {
  if (typeof escrito === 'number') return escrito;
  if (escrito.trim() === '') return 0;
  const monto = parseMonto(escrito);
  return monto === null ? escrito : aDolares(monto);
}

export const leerGrupos = (tenido: unknown): unknown =>
  ((tenido ?? []) as readonly GrupoEscrito[]).map((grupo) => ({
    ...grupo,
    nombre: grupo.nombre.trim(),
    opciones: grupo.opciones.map((opcion) => ({
      ...opcion,
      nombre: opcion.nombre.trim(),
      precio: precioDe(opcion.precio),
    })),
  }));
