import { expect } from '@jest/globals';

import { anticiposCalls, type Empleado } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls, type Caja, type MovimientoCaja } from '@comanda/shared/contracts/caja/caja';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import {
  answer,
  makeInforme,
  makeUsuario,
  renderScreen,
  type Pedido,
} from '@comanda/shared/testing';

import CajaScreen from '../CajaScreen';

export const PUERTO = 'La Cevichería del Puerto';
/** Whoever is at the till. */
export const YO = '3d1f8a52-1d3f-4c0e-8a61-1b2c3d4e5f61';
export const ANDINA = 'Cafetería Andina';

export const UUID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/) as unknown;

export const makeCaja = (over: Partial<Caja> = {}): Caja => ({
  id: 1,
  nombre: 'Caja',
  cuadre_total: 80,
  periodo: 3,
  abierto: '2026-11-21T03:00:00.000Z',
  cuadrado: '2026-11-21T03:00:00.000Z',
  cuadrado_por: 'Carla Cajera',
  suya: true,
  ...over,
});

export const makeMovimiento = (over: Partial<MovimientoCaja> = {}): MovimientoCaja => ({
  id: '41',
  fecha: '2026-11-21',
  detalle: 'Hielo',
  usuario: 'Carla Cajera',
  ingreso: 0,
  salida: 12.5,
  estado: 'A',
  empresa: PUERTO,
  tipo: 'SALIDA',
  empleado: null,
  caja: 1,
  creado: '2026-11-21T15:30:00.000Z',
  ...over,
});

export const makeEmpleado = (over: Partial<Empleado> = {}): Empleado => ({
  id_usuario: '0b8f1c8e-6f0a-aa3e-1c55-0d6f2f5a1b11',
  nombreCompleto: 'Mario Mesero',
  perfil: 'Mesero',
  sueldo: 460,
  anticipado: 100,
  disponible: 130,
  ...over,
});

type Mundo = {
  cajas?: readonly Caja[];
  movimientos?: readonly MovimientoCaja[];
  perfil?: Perfil;
  empresas?: string[];
  acepta?: boolean;
};

export const quien = (perfil: Perfil = 'Administrador', empresa: string[] = [PUERTO]) =>
  makeUsuario({ id: YO, perfil, empresa });

/** The screen, as a company's drawers and movements make it; and what was asked of them. */
export function abrirCaja(mundo: Mundo = {}) {
  const { cajas = [makeCaja()], movimientos = [], perfil, empresas, acepta = true } = mundo;
  const leidas = answer(cajaCalls.listarCaja, { success: true, data: [...cajas] });
  const pedidos = answer(cajaCalls.listarMovimiento, { success: true, data: [...movimientos] });
  const informes = answer(cuadresCalls.consultarX, { success: true, data: makeInforme() });
  const vista = renderScreen(<CajaScreen />, { usuario: quien(perfil, empresas), acepta });
  return { ...vista, leidas, pedidos, informes };
}

export const contestarEmpleados = (empleados: readonly Empleado[]) =>
  answer(anticiposCalls.listarEmpleados, { success: true, data: [...empleados] });

export const cuerpo = (pedido: Pedido | undefined) => pedido?.body as Record<string, unknown>;
