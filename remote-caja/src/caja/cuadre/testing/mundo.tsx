import { screen } from '@testing-library/react';

import type { Caja } from '@comanda/shared/contracts/caja/caja';
import {
  cuadresCalls,
  type Comparacion,
  type PendientesDeCierre,
} from '@comanda/shared/contracts/caja/cuadres';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import {
  answer,
  makeCuadre,
  makeInforme,
  makeUsuario,
  renderScreen,
  tienenPin,
} from '@comanda/shared/testing';

import CuadreModal from '../CuadreModal';

export const EMPRESA = 'La Cevichería del Puerto';

export const makeCaja = (over: Partial<Caja> = {}): Caja => ({
  id: 1,
  nombre: 'Caja',
  cuadre_total: 100,
  periodo: 3,
  abierto: '2026-11-20T13:00:00.000Z',
  cuadrado: null,
  cuadrado_por: null,
  suya: true,
  ...over,
});

/** Short by 4.75, and nothing asked for because of it. */
export const makeComparacion = (over: Partial<Comparacion> = {}): Comparacion => ({
  conteo_id: 'c1',
  caja: 1,
  periodo: 3,
  conteo: 110,
  esperado: 114.75,
  diferencia: -4.75,
  cantidaVouchers: 3,
  totalVouchers: 1000,
  tarjeta: 1000,
  tarjetas: 3,
  totalTransferencias: null,
  transferencia: 0,
  transferencias: [],
  pide_motivo: false,
  pide_aprobacion: false,
  ...over,
});

/** A till where everything answers well; what was asked, by call. */
export function contestarCuadre(comparacion = makeComparacion()) {
  tienenPin();
  answer(cuadresCalls.pendientesDeCierre, { success: true, data: makePendientes() });
  return {
    conteos: answer(cuadresCalls.contarCaja, { success: true, data: comparacion }),
    cuadres: answer(cuadresCalls.cuadreCaja, { success: true, data: makeCuadre() }),
    zetas: answer(cuadresCalls.consultarZ, {
      success: true,
      data: { informe: makeInforme(), cuadre: makeCuadre() },
    }),
    hojas: answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: 'z', destino: 'papel' },
    }),
  };
}

const NADA = { cuantos: 0, nombres: [] };

/** Nothing is open. */
export const makePendientes = (over: Partial<PendientesDeCierre> = {}): PendientesDeCierre => ({
  mesas: NADA,
  cocina: NADA,
  documentos: NADA,
  detenidos: NADA,
  ...over,
});

type Opciones = {
  caja?: Caja;
  usuario?: string;
  perfil?: Perfil;
  empresas?: string[];
  acepta?: boolean;
};

/** The dialog, and how often it was closed. */
export function abrirCuadre(opciones: Opciones = {}) {
  const { caja = makeCaja(), usuario: id = 'u1', perfil = 'Cajero', acepta } = opciones;
  const { empresas: empresa = [EMPRESA] } = opciones;
  const cierres: string[] = [];
  const vista = renderScreen(
    <CuadreModal empresa={EMPRESA} caja={caja} onCerrar={() => cierres.push('cerrado')} />,
    { usuario: makeUsuario({ id, perfil, empresa }), ...(acepta !== undefined && { acepta }) },
  );
  return { ...vista, cierres };
}

export const casilla = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const boton = (name: RegExp | string) => screen.getByRole('button', { name });

/** Five notes of twenty and a ten: 110, and three vouchers. */
export async function contar({ user }: Pick<ReturnType<typeof abrirCuadre>, 'user'>) {
  await user.type(await screen.findByRole('textbox', { name: '20 dólares' }), '5');
  await user.type(casilla('10 dólares'), '1');
  await user.type(casilla('Cantidad de vouchers'), '3');
  await user.type(casilla('Total de vouchers'), '1000');
  await user.click(boton('Contar'));
}
