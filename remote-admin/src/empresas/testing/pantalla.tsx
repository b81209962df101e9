import { useState, type ReactNode } from 'react';

import { screen } from '@testing-library/react';

import { type Empresa, empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { prospectosCalls, type Prospecto } from '@comanda/shared/contracts/admin/prospectos';
import { vendedoresCalls } from '@comanda/shared/contracts/admin/vendedores';
import { areasCalls } from '@comanda/shared/contracts/plataforma/areas';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { makeAreas } from '../../makeAreas';
import { makeEmpresa } from '../../makeEmpresa';
import EmpresasScreen from '../EmpresasScreen';

export const operador = makeUsuario({ perfil: 'Dashboard', empresa: [] });
export const conAviso = (empresa: Empresa, aviso: string | null = null) => ({
  success: true as const,
  data: { ...empresa, aviso },
});

/** A screen that one goes to and comes back from, with what is known kept meanwhile. */
export function IrYVolver({ children }: { children: ReactNode }) {
  const [esta, setEsta] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setEsta(!esta)}>
        Ir o volver
      </button>
      {esta && children}
    </>
  );
}

export function abrirEmpresas(
  filas: readonly Empresa[],
  acepta = true,
  prospectos: readonly Prospecto[] = [],
  pantalla = <EmpresasScreen />,
) {
  answer(calls.listarEmpresas, { success: true, data: [...filas] });
  answer(prospectosCalls.listarProspectos, { success: true, data: [...prospectos] });
  answer(areasCalls.listarAreas, { success: true, data: makeAreas() });
  answer(vendedoresCalls.listarVendedores, {
    success: true,
    data: [
      {
        id: '00000000-0000-4000-8000-000000000007',
        nombreCompleto: 'Víctor Ventas',
        email: 'v@demo.ec',
        ciudad: 'Quito',
        comision: 5,
        empresas: [],
        segundo_factor: false,
        bloqueado: false,
      },
    ],
  });
  return renderScreen(pantalla, { usuario: operador, acepta });
}
export const caja = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const escribir = async (
  user: ReturnType<typeof abrirEmpresas>['user'],
  over: Record<string, string> = {},
) => {
  const valores = {
    Empresa: 'Huecas de Manta',
    RUC: '1710034065001',
    'Razón social': 'MARÍA SALAZAR',
    Dirección: 'Malecón 200',
    Correo: 'maria@correo.ec',
    Whatsapp: '0991234567',
    ...over,
  };
  for (const [nombre, valor] of Object.entries(valores)) {
    await user.click(caja(nombre));
    await user.paste(valor);
  }
};
export const registrar = async (filas: readonly Empresa[] = [makeEmpresa()], acepta = true) => {
  const vista = abrirEmpresas(filas, acepta);
  const [primero] = await screen.findAllByRole('button', { name: 'Registrar Empresa' });
  if (primero) await vista.user.click(primero);
  await screen.findByRole('dialog', { name: 'Registrar Empresa' });
  return vista;
};
