import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import {
  listaDeMateriasCalls as calls,
  type RevisionDeMaterias,
} from '@comanda/shared/contracts/inventario/listaDeMaterias';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import BodegaScreen from '../BodegaScreen';
import { contestarBodega, makeMateria, PUERTO, quien } from '../testing/mundo';

const LISTA = new File(['Materia;...'], 'bodega.csv', { type: 'text/csv' });
const makeRevision = (over: Partial<RevisionDeMaterias> = {}): RevisionDeMaterias => ({
  filas: 2,
  crear: 1,
  existentes: 1,
  iguales: 0,
  errores: [],
  total_errores: 0,
  avisos: [],
  total_avisos: 0,
  columnas: {
    mapa: { fila: 1, columnas: { Materia: 0, 'Peso inicial': 1, 'Medida entrada': 2 } },
    recordado: false,
    filas: [{ fila: 1, dice: 'Materia · Peso · Medida' }],
    titulos: ['Materia', 'Peso', 'Medida'].map((titulo, lugar) => ({
      lugar,
      titulo,
      ejemplos: [],
    })),
    dudas: [],
    faltan: [],
  },
  falta: null,
  materias: [
    {
      fila: 2,
      materi_prima: 'Quinua',
      peso: 5,
      medida: 'kg',
      cantidad_alerta: 1,
      costo_unitario: 0.0035,
      hay: null,
    },
    {
      fila: 3,
      materi_prima: 'Camarón',
      peso: 500,
      medida: 'g',
      cantidad_alerta: null,
      costo_unitario: null,
      hay: { peso_actual: 8.5, ingreso: 0.5, quedaria: 9, medida: 'kg' },
    },
  ],
  ...over,
});
const IMPORTADAS = { creadas: 1, ingresadas: 0, conservadas: 1, rechazadas: 0 };

async function abrir(revision: RevisionDeMaterias, perfil: Perfil = 'Administrador') {
  contestarBodega([makeMateria()]);
  const revisadas = answer(calls.revisarMaterias, { success: true, data: revision });
  const vista = renderScreen(<BodegaScreen />, { usuario: quien(perfil) });
  await vista.user.click(await screen.findByRole('button', { name: 'Más de Bodega' }));
  await vista.user.click(screen.getByRole('menuitem', { name: 'Importar' }));
  const dialogo = await screen.findByRole('dialog', { name: 'Importar materias primas' });
  await vista.user.upload(screen.getByLabelText('Archivo: Lista de materias primas'), LISTA);
  await screen.findByText('Columnas del archivo');
  return { ...vista, dialogo: within(dialogo), revisadas };
}
const boton = (name: string) => screen.getByRole('button', { name });

describe('raw materials from a file', () => {
  it('are asked about where they are there already, and then come in on top of what there is', async () => {
    const importadas = answer(calls.importarMateriasConIngreso, {
      success: true,
      data: { ...IMPORTADAS, ingresadas: 1, conservadas: 0 },
    });
    const { user, dialogo, notices } = await abrir(makeRevision());
    expect(boton('Importar 1 materia')).toBeDisabled();
    expect(dialogo.getByText('Ya está: hay 8.5 kg')).toBeVisible();
    expect(dialogo.getByText('$0.0035')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Sumarlo como un ingreso/ }));
    expect(dialogo.getByText('8.5 kg → 9 kg')).toBeVisible();
    await user.dblClick(boton('Importar 2 materias'));
    expect(await screen.findByText('Se importaron las materias primas')).toBeVisible();
    expect(importadas).toHaveLength(1);
    expect(importadas[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(importadas[0]?.body).toMatchObject({
      empresa: PUERTO,
      nombre: 'bodega.csv',
      mapa: { columnas: { Materia: 0 } },
    });
    expect(notices).toEqual(['success: Importar materias primas / Materias primas importadas']);
  });

  it('stay as they are where that is chosen', async () => {
    const importadas = answer(calls.importarMaterias, { success: true, data: IMPORTADAS });
    const { user } = await abrir(makeRevision());
    await user.click(screen.getByRole('radio', { name: 'Dejarlas como están' }));
    await user.click(boton('Importar 1 materia'));
    await screen.findByText('Se importaron las materias primas');
    expect(importadas).toHaveLength(1);
  });

  it('are never entered by a cook, who brings in the new ones', async () => {
    const importadas = answer(calls.importarMaterias, { success: true, data: IMPORTADAS });
    const { user } = await abrir(makeRevision(), 'Cocinero');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/Su ingreso lo anota un administrador$/)).toBeVisible();
    await user.click(boton('Importar 1 materia'));
    await waitFor(() => expect(importadas).toHaveLength(1));
  });

  it('say what is wrong by row, and that a file was not read', async () => {
    const msg = 'La medida debe ser kg, g, lb, l, ml, unidad';
    const mala = { fila: 4, columna: 'Medida entrada', valor: 'saco', msg } as const;
    const { user } = await abrir(makeRevision({ errores: [mala], total_errores: 1 }));
    expect(screen.getByText(msg)).toBeVisible();
    expect(boton('Bajar filas por corregir')).toBeEnabled();
    refuse(calls.revisarMaterias, 'ARCHIVO_INVALIDO');
    await user.upload(screen.getByLabelText('Archivo: Lista de materias primas'), LISTA);
    expect(await screen.findByText(/^El archivo no se puede leer/)).toBeVisible();
    expect(boton('Importar')).toBeDisabled();
  });

  it('can be brought in where there are none yet', async () => {
    contestarBodega([]);
    const { user } = renderScreen(<BodegaScreen />, { usuario: quien() });
    await user.click(await screen.findByRole('button', { name: 'Importar' }));
    expect(await screen.findByRole('dialog', { name: 'Importar materias primas' })).toBeVisible();
  });
});
