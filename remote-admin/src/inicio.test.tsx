import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { empresasCalls } from '@comanda/shared/contracts/admin/empresas';
import {
  publicacionesCalls,
  type Publicacion,
} from '@comanda/shared/contracts/admin/publicaciones';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import EmpresasDeInicio from './empresas/EmpresasDeInicio';
import { makeEmpresa } from './makeEmpresa';
import PublicacionesDeInicio from './publicaciones/PublicacionesDeInicio';

const DIA_MS = 86_400_000;
const dentroDe = (dias: number) => new Date(Date.now() + dias * DIA_MS).toISOString();
const publicacion = (titulo: string, over: Partial<Publicacion> = {}): Publicacion => ({
  area: titulo,
  titulo,
  estable: null,
  anterior: null,
  canario: null,
  vuelta: null,
  builds: [],
  ...over,
});
const canario = (detenido: string | null) => ({
  build: 'b',
  porcentaje: 10,
  detenido,
  motivo: null,
  promocion: null,
});

const abrir = () =>
  renderScreen(
    <>
      <EmpresasDeInicio />
      <PublicacionesDeInicio />
    </>,
    { usuario: makeUsuario({ perfil: 'Dashboard', empresa: [] }) },
  );

it('says whose certificate is missing, over or ends soon, and what stopped by itself', async () => {
  answer(empresasCalls.listarEmpresas, {
    success: true,
    data: [
      makeEmpresa({ fecha_vencimiento: dentroDe(29) }),
      makeEmpresa({ id: '2', fecha_vencimiento: dentroDe(40) }),
      makeEmpresa({ id: '3', fecha_vencimiento: null }),
      makeEmpresa({ id: '4', fecha_vencimiento: null, factura: false }),
    ],
  });
  answer(publicacionesCalls.listarPublicaciones, {
    success: true,
    data: [
      publicacion('Ventas', { canario: canario(null) }),
      publicacion('Caja', { canario: canario('2026-11-20T12:00:00Z') }),
      publicacion('Reportes'),
    ],
  });
  abrir();
  const empresas = await screen.findByText('2 certificados faltan, vencieron o vencen en 30 días');
  expect(empresas.closest('a')).toHaveTextContent(/Empresas4/);
  expect((await screen.findByText('Se detuvo: Caja')).closest('a')).toHaveTextContent(
    '2 en canario',
  );
});

it('says that there is nothing to do, and what could not be read', async () => {
  answer(empresasCalls.listarEmpresas, { success: true, data: [] });
  refuse(publicacionesCalls.listarPublicaciones, 'INESPERADO');
  abrir();
  expect(await screen.findByText('Ningún certificado vence en 30 días')).toBeVisible();
  expect(await screen.findByText('No disponible')).toBeVisible();
});
