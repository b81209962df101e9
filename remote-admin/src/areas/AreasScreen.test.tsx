import type { ReactNode } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  areasDeEmpresasCalls as calls,
  type AreasDeEmpresas,
} from '@comanda/shared/contracts/admin/areasDeEmpresas';
import { prospectosCalls } from '@comanda/shared/contracts/admin/prospectos';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeAreas } from '../makeAreas';
import { useListarProspectosQuery } from '../prospectosApi';

import AreasScreen from './AreasScreen';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';

const makeDatos = (over: Partial<AreasDeEmpresas> = {}): AreasDeEmpresas => ({
  empresas: [
    { empresa: ANDINA, areas: ['auth', 'ventas'], banderas: [], personas: { Contador: 1 } },
    {
      empresa: PUERTO,
      areas: makeAreas().map(({ area }) => area),
      banderas: ['caja.nueva-cuenta'],
      personas: { Administrador: 1, Cajero: 2 },
    },
  ],
  areas: makeAreas().filter(({ se_apaga }) => se_apaga),
  descriptores: [
    {
      area: 'caja',
      titulo: 'la caja',
      zona: 'admin',
      rutas: [
        { path: 'caja', titulo: 'Caja', icono: 'caja', perfiles: ['Cajero'], menu: true },
        { path: 'x', titulo: 'Cuadres', icono: 'caja', perfiles: ['Contador'], menu: true },
      ],
    },
  ],
  ...over,
});

/** Anything that the ordering address answers of companies. */
function LeeDeEmpresas() {
  useListarProspectosQuery({});
  return null;
}

function abrir(datos = makeDatos(), ademas?: ReactNode) {
  const pedidos = answer(calls.listarAreasDeEmpresas, { success: true, data: datos });
  const cambiadas = answer(calls.cambiarAreas, { success: true, data: { cambiados: 1 } });
  const usuario = makeUsuario({ perfil: 'Dashboard', empresa: [] });
  const pantalla = (
    <>
      <AreasScreen />
      {ademas}
    </>
  );
  return { ...renderScreen(pantalla, { usuario }), pedidos, cambiadas };
}
const interruptor = (name: string) => screen.findByRole('switch', { name });
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const cambio = (empresa: string, activa: boolean) => ({ empresa, area: 'caja', activa });

describe('AreasScreen', () => {
  it('shows what each company has', async () => {
    abrir();
    expect(await interruptor(`Caja en ${PUERTO}`)).toBeChecked();
    expect(await interruptor(`Caja en ${ANDINA}`)).not.toBeChecked();
    expect(await interruptor(`Ventas en ${ANDINA}`)).toBeChecked();
    expect(screen.queryByRole('switch', { name: /Ingreso/ })).toBeNull();
  });

  it('switches on at once, says so and reads again', async () => {
    const { user, notices, pedidos, cambiadas } = abrir();
    await user.click(await interruptor(`Caja en ${ANDINA}`));
    await waitFor(() =>
      expect(notices).toEqual(['success: Áreas por empresa / Caja está encendida en 1 empresa']),
    );
    expect(cambiadas[0]?.body).toEqual({ cambios: [cambio(ANDINA, true)] });
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('has what is known of companies read again, whose records say their areas too', async () => {
    const leidas = answer(prospectosCalls.listarProspectos, { success: true, data: [] });
    const { user } = abrir(makeDatos(), <LeeDeEmpresas />);
    await waitFor(() => expect(leidas).toHaveLength(1));
    await user.click(await interruptor(`Caja en ${ANDINA}`));
    await waitFor(() => expect(leidas).toHaveLength(2));
  });

  it('says first which screens and which people a switch takes away, and does nothing when that is not wanted', async () => {
    const { user, cambiadas } = abrir();
    await user.click(await interruptor(`Caja en ${PUERTO}`));
    const pregunta = await screen.findByRole('dialog', { name: '¿Apagar Caja en 1 empresa?' });
    expect(pregunta).toHaveTextContent('Dejan de verse: Caja, Cuadres.');
    expect(within(pregunta).getByRole('listitem')).toHaveTextContent(`${PUERTO}2 Cajero`);
    const cancelar = await boton('Cancelar');
    await waitFor(() => expect(cancelar).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cambiadas).toEqual([]);
  });

  it('switches off what was confirmed', async () => {
    const { user, notices, cambiadas } = abrir();
    await user.click(await interruptor(`Caja en ${PUERTO}`));
    await user.click(await boton('Apagar'));
    await waitFor(() =>
      expect(notices).toEqual(['success: Áreas por empresa / Caja está apagada en 1 empresa']),
    );
    expect(cambiadas[0]?.body).toEqual({ cambios: [cambio(PUERTO, false)] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the question open with what the server refused', async () => {
    const { user, notices } = abrir();
    await user.click(await interruptor(`Caja en ${PUERTO}`));
    refuse(calls.cambiarAreas, 'NO_ENCONTRADO', [
      { campo: 'cambios.0.empresa', msg: 'La empresa no existe' },
    ]);
    await user.click(await boton('Apagar'));
    await waitFor(() =>
      expect(notices).toEqual(['error: Áreas por empresa / La empresa no existe']),
    );
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('finds companies, chooses those that were found, and changes only those it is not so for', async () => {
    const { user, cambiadas, notices } = abrir();
    await user.click(await boton('Elegir las 2 halladas'));
    const bloque = within(screen.getByRole('group', { name: 'Con las empresas elegidas' }));
    expect(bloque.getByRole('status')).toHaveTextContent('2 empresas elegidas');
    await user.click(bloque.getByRole('combobox', { name: 'Área' }));
    await user.click(await screen.findByTitle('Caja'));
    await user.click(bloque.getByRole('button', { name: 'Encender' }));
    await waitFor(() => expect(cambiadas).toHaveLength(1));
    expect(cambiadas[0]?.body).toEqual({ cambios: [cambio(ANDINA, true)] });
    expect(notices).toHaveLength(1);

    await user.click(bloque.getByRole('button', { name: 'Elegir ninguna' }));
    expect(screen.queryByRole('group', { name: 'Con las empresas elegidas' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Áreas por empresa' })).toHaveFocus();
    await user.type(screen.getByRole('textbox'), 'andina');
    await user.click(await boton('Elegir la hallada'));
    expect(screen.getByRole('checkbox', { name: `Elegir ${ANDINA}` })).toBeChecked();
  });

  describe('with an area that declares flags', () => {
    const datos = makeDatos();
    const conBanderas = () =>
      makeDatos({
        descriptores: datos.descriptores.map((uno) => ({
          ...uno,
          banderas: [
            { nombre: 'nueva-cuenta', titulo: 'Cuenta nueva' },
            { nombre: 'otra', titulo: 'Otra parte' },
          ],
        })),
      });

    it('shows which each company has on, and none to switch where the area is off', async () => {
      abrir(conBanderas());
      expect(await interruptor(`Cuenta nueva en ${PUERTO}`)).toBeChecked();
      expect(await interruptor(`Otra parte en ${PUERTO}`)).not.toBeChecked();
      expect(await interruptor(`Otra parte en ${ANDINA}`)).toBeDisabled();
      expect(screen.getByRole('combobox', { name: 'Área de las banderas' })).toBeVisible();
    });

    it.each([
      ['Otra parte', 'otra', true, 'Otra parte está encendida en 1 empresa'],
      ['Cuenta nueva', 'nueva-cuenta', false, 'Cuenta nueva está apagada en 1 empresa'],
    ])(
      'switches %s with the keyboard, says so and reads again',
      async (titulo, bandera, activa, dicho) => {
        const { user, notices, pedidos } = abrir(conBanderas());
        const cambiadas = answer(calls.cambiarBanderas, { success: true, data: { cambiados: 1 } });
        (await interruptor(`${titulo} en ${PUERTO}`)).focus();
        await user.keyboard(' ');
        await waitFor(() => expect(notices).toEqual([`success: Banderas por empresa / ${dicho}`]));
        expect(cambiadas[0]?.body).toEqual({
          cambios: [{ empresa: PUERTO, area: 'caja', bandera, activa }],
        });
        await waitFor(() => expect(pedidos).toHaveLength(2));
      },
    );

    it('says what the server refused', async () => {
      const { user, notices } = abrir(conBanderas());
      const msg = 'El área caja no tiene la bandera otra';
      refuse(calls.cambiarBanderas, 'NO_ENCONTRADO', [{ campo: 'cambios.0.bandera', msg }]);
      await user.click(await interruptor(`Otra parte en ${PUERTO}`));
      await waitFor(() => expect(notices).toEqual([`error: Banderas por empresa / ${msg}`]));
      expect(await interruptor(`Otra parte en ${PUERTO}`)).not.toBeChecked();
    });
  });

  it('has nothing of flags where no area declares any', async () => {
    abrir();
    await interruptor(`Caja en ${PUERTO}`);
    expect(screen.queryByRole('region', { name: 'Banderas por empresa' })).toBeNull();
  });

  it('says that there are no companies, and offers another try when it cannot be read', async () => {
    const { unmount } = abrir(makeDatos({ empresas: [] }));
    expect(await screen.findByText(/Aún no hay empresas/)).toBeVisible();
    unmount();

    refuse(calls.listarAreasDeEmpresas, 'SIN_CONEXION');
    renderScreen(<AreasScreen />, { usuario: makeUsuario({ perfil: 'Dashboard', empresa: [] }) });
    expect(await boton('Reintentar')).toBeVisible();
  });
});
