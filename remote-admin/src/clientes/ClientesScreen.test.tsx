import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { prospectosCalls as calls } from '@comanda/shared/contracts/admin/prospectos';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { bien, makeProspecto } from '../makeProspecto';

import ClientesScreen from './ClientesScreen';

const usuario = makeUsuario({ perfil: 'Vendedor', empresa: [] });

function abrir(filas = [makeProspecto()]) {
  answer(calls.listarProspectos, bien(filas));
  answer(calls.consultarRucDeProspecto, bien({ libre: true, msg: 'Nadie lo ha registrado' }));
  return renderScreen(<ClientesScreen />, { usuario });
}
const boton = (name: string) => screen.findByRole('button', { name });
const caja = (name: string) => screen.findByRole('textbox', { name });

describe('ClientesScreen', () => {
  it("lists the seller's own, with what became of each", async () => {
    abrir([
      makeProspecto(),
      makeProspecto({ id: '2', nombre: 'La Perla', estado: 'EMPRESA', empresa: 'Perla del Mar' }),
      makeProspecto({ id: '3', nombre: 'El Ancla', estado: 'DESCARTADO', motivo: 'Cerró' }),
    ]);
    expect(await screen.findByText('Por registrar')).toBeVisible();
    expect(screen.getByText('Ya es cliente')).toBeVisible();
    expect(screen.getByText('Perla del Mar')).toBeVisible();
    expect(screen.getByText('Cerró')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Editar / })).toHaveLength(1);
  });

  it('says that there are none yet, and what happens with those that come', async () => {
    abrir([]);
    expect(await screen.findByText('Aún no ha registrado clientes')).toBeVisible();
    expect(await boton('Registrar Nuevo Cliente')).toBeVisible();
  });

  it('registers one, whose RUC is looked up when it is whole', async () => {
    const { user, notices } = abrir([]);
    const creados = answer(calls.crearProspecto, bien(makeProspecto()));
    await user.click(await boton('Registrar Nuevo Cliente'));
    await user.type(await caja('RUC'), '1790012345001');
    expect(await screen.findByText('Nadie lo ha registrado')).toBeVisible();
    await user.type(await caja('Nombre'), 'Picantería Manta');
    await user.type(await caja('Ciudad'), 'Manta');
    await user.type(await caja('Teléfono'), '0991234567');
    await user.type(await caja('Correo'), 'picanteria@correo.ec{Enter}');
    await waitFor(() =>
      expect(notices).toContain('success: Clientes / Cliente registrado. El operador ya lo ve'),
    );
    expect(creados.map(({ body }) => body)).toEqual([
      {
        nombre: 'Picantería Manta',
        ruc: '1790012345001',
        ciudad: 'Manta',
        telefono: '0991234567',
        correo: 'picanteria@correo.ec',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed where the server refuses the RUC, and says why under it', async () => {
    const { user } = abrir();
    refuse(calls.actualizarProspecto, 'RUC_REGISTRADO', [
      { campo: 'ruc', msg: 'Otro vendedor ya registró ese RUC' },
    ]);
    await user.click(await boton('Editar Picantería Manta'));
    await user.clear(await caja('RUC'));
    await user.type(await caja('RUC'), '1790012346001');
    await user.click(await boton('Actualizar'));
    expect(await screen.findByText('Otro vendedor ya registró ese RUC')).toBeVisible();
    expect(await caja('Nombre')).toHaveValue('Picantería Manta');
  });
});
