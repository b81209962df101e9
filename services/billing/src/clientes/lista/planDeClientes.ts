import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import {
  type RevisionDeClientes,
  type ConLosQueHay,
} from '@comanda/shared/contracts/ventas/listaDeClientes';
import { LISTA_ERRORES_NOMBRADOS } from '@comanda/shared/contracts/lista';

import type { ClientesLeidos, FilaDeCliente } from './listaDeClientes';

type Distinto = { fila: number; antes: Cliente; despues: Cliente };

/** What a file would do with the customers there are. */
export type PlanDeClientes = {
  crear: { fila: number; cliente: Cliente }[];
  distintos: Distinto[];
  iguales: number;
};

/** Plain data in, plain data out: the revision and the import decide by the same. */
export function planearClientes(
  filas: readonly FilaDeCliente[],
  actuales: readonly Cliente[],
): PlanDeClientes {
  const porCedula = new Map(actuales.map((uno) => [uno.cedula.toUpperCase(), uno]));
  const plan: PlanDeClientes = { crear: [], distintos: [], iguales: 0 };
  for (const dicha of filas) {
    const antes = porCedula.get(dicha.identificacion.cedula.toUpperCase());
    const cliente = clienteDe(dicha, antes);
    if (!antes) plan.crear.push({ fila: dicha.fila, cliente });
    else if (CAMPOS.every((campo) => antes[campo] === cliente[campo])) plan.iguales++;
    else plan.distintos.push({ fila: dicha.fila, antes, despues: cliente });
  }
  return plan;
}

const CAMPOS = ['nombre', 'razon_social', 'email', 'telefono', 'direccion'] as const;

const SIN_DATOS = { nombre: '', razon_social: '', email: '', telefono: '', direccion: '' };

/** What the row says, over what the customer has. */
function clienteDe(dicha: FilaDeCliente, actual: Cliente | undefined): Cliente {
  const antes = actual ?? { ...SIN_DATOS, ...dicha.identificacion };
  const { nombre, email = antes.email, telefono = antes.telefono } = dicha;
  const { direccion = antes.direccion } = dicha;
  const suNombre = antes.razon_social === nombre ? antes.nombre : nombre;
  return { ...antes, nombre: suNombre, razon_social: nombre, email, telefono, direccion };
}

/** Those that are written, when somebody has said what becomes of the ones there are. */
export const clientesPorEscribir = (
  { crear, distintos }: PlanDeClientes,
  existentes: ConLosQueHay,
): Cliente[] => [
  ...crear.map(({ cliente }) => cliente),
  ...(existentes === 'ACTUALIZAR' ? distintos.map(({ despues }) => despues) : []),
];

/** What the plan would do, as the screen shows it. */
export function revisionDeClientes(
  lectura: ClientesLeidos,
  { crear, distintos, iguales }: PlanDeClientes,
): RevisionDeClientes {
  const { cuantas, errores, avisos, columnas, falta } = lectura;
  const clientes = [
    ...crear.map(({ fila, cliente }) => ({ fila, cliente, antes: null })),
    ...distintos.map(({ fila, antes, despues }) => ({
      fila,
      cliente: despues,
      antes: antes.razon_social,
    })),
  ];
  return {
    filas: cuantas,
    crear: crear.length,
    distintos: distintos.length,
    iguales,
    errores: errores.slice(0, LISTA_ERRORES_NOMBRADOS),
    total_errores: errores.length,
    avisos: avisos.slice(0, LISTA_ERRORES_NOMBRADOS),
    total_avisos: avisos.length,
    columnas,
    falta,
    clientes: clientes
      .sort((a, b) => a.fila - b.fila)
      .map(({ fila, cliente: { cedula, razon_social, email }, antes }) => ({
        fila,
        cedula,
        nombre: razon_social,
        email,
        antes,
      })),
  };
}
