import { screen, within } from '@testing-library/react';

import {
  mesasCalls as calls,
  type Mesa,
  type OrdenSinMesa,
} from '@comanda/shared/contracts/ventas/mesas';
import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { useLocation } from '@comanda/shared/router';
import { agregarProducto } from '@comanda/shared/domain/orden/carrito';
import { answer, makeProducto, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { guardarVenta } from '../../carrito/carritoGuardado';
import { claveDeTienda, ventaVacia } from '../../carrito/ventaAbierta';
import { EMPRESA, makeMesa } from '../../cocina/testing/mesa';

import MesasScreen from '../MesasScreen';

export { EMPRESA, makeMesa };

export const ANDINA = 'Cafetería Andina';
/** The server's clock; those of the tests say something else. */
const AHORA = '2026-11-20T19:30:30.000Z'; // half a minute from where minutes change

export const RANDOM = '7d0b1c7e-3a53-4a53-9d0b-000000000005';

/** Since 14:05 of Ecuador, 25 minutes ago. */
export const makeOcupada = (numero: number, over: Partial<Mesa> = {}): Mesa =>
  makeMesa(numero, {
    estado: 'OCUPADA',
    total: 12.5,
    mesero: 'Luis Vera',
    cliente: 'María',
    comensales: 4,
    lineas: 3,
    random: RANDOM,
    orden: 'Orden 12',
    desde: '2026-11-20T19:05:00.000Z',
    ...over,
  });

export const makeOrdenSinMesa = (over: Partial<OrdenSinMesa> = {}): OrdenSinMesa => ({
  random: '7d0b1c7e-3a53-4a53-9d0b-0000000000aa',
  orden: 'Pedro',
  estado: 'OCUPADA',
  desde: '2026-11-20T18:20:00.000Z',
  total: 7,
  mesero: 'Luis Vera',
  cliente: '',
  comensales: null,
  listas: 0,
  lineas: 1,
  ...over,
});

export const makeOrden = (over: Partial<Orden> = {}): Orden => ({
  random: RANDOM,
  orden: 'Orden 12',
  mesa: '5',
  id_mesa: '5',
  cliente: '',
  comensales: 4,
  mesero: 'Luis Vera',
  desde: AHORA,
  estado: 'ABIERTA',
  por_pagar: false,
  venta: null,
  unida_a: null,
  lineas: [],
  ...over,
});

/** A floor; `ordenes`: those without a table. */
export const respuesta = (data: readonly Mesa[], ordenes: readonly OrdenSinMesa[] = []) => ({
  success: true as const,
  data: [...data],
  ordenes: [...ordenes],
  ahora: AHORA,
});

type Como = {
  perfil?: Perfil;
  empresa?: string[];
  acepta?: boolean;
  nombreCompleto?: string;
};

/** The screen, and where one was taken from it. */
export function pintar({ perfil = 'Administrador', empresa = [EMPRESA], ...como }: Como = {}) {
  const { acepta = true, nombreCompleto = 'Luis Vera' } = como;
  const usuario = makeUsuario({ perfil, empresa, nombreCompleto });
  return renderScreen(
    <>
      <MesasScreen />
      <Donde />
    </>,
    { usuario, acepta, ruta: '/admin/mesas' },
  );
}

function Donde() {
  const { pathname, search } = useLocation();
  return <p>{`En ${pathname}${search}`}</p>;
}

export function abrir(
  mesas: readonly Mesa[],
  { ordenes, ...como }: Como & { ordenes?: readonly OrdenSinMesa[] } = {},
) {
  const pedidos = answer(calls.listarMesas, respuesta(mesas, ordenes));
  return { ...pintar(como), pedidos };
}

export const LINEA = '00000000-0000-4000-8000-000000000001';

/** A ceviche that a waiter of this browser sent to table 5, and nobody answered. */
export function dejarPorEnviar(): void {
  const [ceviche] = agregarProducto([], makeProducto());
  if (!ceviche) throw new Error('nothing was added');
  guardarVenta(makeUsuario().id, claveDeTienda(EMPRESA, '5'), {
    ...ventaVacia,
    porEnviar: [{ ...ceviche, linea: LINEA }],
    destino: { mesa: '5', random: RANDOM, nombre: 'Orden 12', soloAqui: true },
  });
}

export const tarjeta = (nombre: string) => screen.findByRole('article', { name: nombre });
export const boton = (name: string) => screen.findByRole('button', { name });

/** Opens 'Más' of a card and picks from it. */
export async function elegir(
  user: ReturnType<typeof renderScreen>['user'],
  nombre: string,
  accion: string,
) {
  await user.click(await boton(`Más acciones de ${nombre}`));
  await user.click(screen.getByRole('menuitem', { name: accion }));
}

/** What is written in a card, by its label. */
export async function datosDe(nombre: string): Promise<Record<string, string>> {
  const pares = within(await tarjeta(nombre)).getAllByRole('term');
  return Object.fromEntries(
    pares.map((uno) => [uno.textContent, uno.nextElementSibling?.textContent.trim() ?? '']),
  );
}
