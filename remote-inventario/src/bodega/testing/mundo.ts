import { setupListeners } from '@reduxjs/toolkit/query';
import { act } from '@testing-library/react';

import type { AppStore } from '@comanda/shared/api';
import { bodegaCalls, type MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import type { Merma } from '@comanda/shared/contracts/inventario/mermas';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { listaDeMedidas } from '@comanda/shared/domain/producto/medidas';
import { answer, makeUsuario } from '@comanda/shared/testing';

export const PUERTO = 'La Cevichería del Puerto';
export const ANDINA = 'Cafetería Andina';

export const makeMateria = (over: Partial<MateriaPrima> = {}): MateriaPrima => ({
  id: '7',
  empresa: PUERTO,
  materi_prima: 'Camarón',
  peso_inicial: 10,
  peso_actual: 8.5,
  peso_concurrente: 1.5,
  medida_entrada: 'kg',
  medida_salida: 'g',
  cantidad_alerta: 2,
  nuevo_ingreso: 4,
  id_usuario_ultimo_ingreso: 'u9',
  alerta: false,
  costo_unitario: 3.5,
  version: 3,
  ...over,
});

export const makeMerma = (over: Partial<Merma> = {}): Merma => ({
  id: '31',
  id_materia: '7',
  materi_prima: 'Camarón',
  peso_merma: 500,
  medida: 'g',
  descripcion: 'Se cayó',
  motivo: 'DANADO',
  nombreCompleto: 'Coco Cocina',
  fecha_registro: '2026-11-20T15:00:00.000Z',
  costo: 1.75,
  reversada: null,
  ...over,
});

/** The list and the units, as a company has them; what was asked of the list. */
export function contestarBodega(filas: readonly MateriaPrima[]) {
  answer(bodegaCalls.listarMedidas, { success: true, data: listaDeMedidas() });
  return answer(bodegaCalls.listarMateriasPrimas, { success: true, data: [...filas] });
}

/** Somebody comes back to the page from another one, as the page's own store hears of it. */
export function volverALaPagina(store: AppStore): void {
  const dejar = setupListeners(store.dispatch);
  act(() => void window.dispatchEvent(new Event('focus')));
  dejar();
}

export const quien = (perfil: Perfil = 'Administrador', empresa: string[] = [PUERTO]) =>
  makeUsuario({ perfil, empresa });
