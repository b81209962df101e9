import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { AJUSTES_COCINA, vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';
import { answer, makeUsuario, refuse } from '@comanda/shared/testing';

import { abrirVizor, PUERTO, servir } from './testing/mundo';

const ADMIN = makeUsuario({ perfil: 'Administrador' });
const CATEGORIAS = [
  { id_categoria: '1', categoria: 'Ceviches', estacion: 'Cocina' },
  { id_categoria: '2', categoria: 'Jugos', estacion: 'Barra' },
  { id_categoria: '3', categoria: 'Aguas', estacion: null },
];

async function abrir() {
  servir({});
  answer(calls.consultarAjustesCocina, {
    success: true,
    data: { ...AJUSTES_COCINA, categorias: CATEGORIAS },
  });
  const guardados = answer(calls.guardarAjustesCocina, { success: true, data: AJUSTES_COCINA });
  const vista = abrirVizor({ usuario: ADMIN });
  await vista.user.click(await screen.findByRole('button', { name: 'Ajustes de cocina' }));
  await screen.findByRole('textbox', { name: 'Aviso' }); // in the dialog of the form, which follows that of its reading
  const dialogo = screen.getByRole('dialog', { name: 'Ajustes de cocina' });
  const caja = (name: string) => within(dialogo).getByRole('textbox', { name });
  const escribir = async (name: string, texto: string) => {
    await vista.user.clear(caja(name));
    await vista.user.type(caja(name), texto);
  };
  const guardar = () => vista.user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  return { ...vista, dialogo, guardados, escribir, guardar };
}

describe('the settings of the kitchen', () => {
  it('are for an administrator', async () => {
    servir({});
    abrirVizor();
    await screen.findByText('No hay órdenes en cocina');
    expect(screen.queryByRole('button', { name: 'Ajustes de cocina' })).toBeNull();
  });

  it('are the limits, the stations and what each cooks; a station keeps its categories under a new name', async () => {
    const { user, dialogo, guardados, escribir, guardar, notices } = await abrir();
    await escribir('Aviso', '5');
    await escribir('Alerta', '8');
    await escribir('Estación 2', 'Bebidas');
    await user.click(within(dialogo).getByRole('button', { name: 'Agregar estación' }));
    await user.keyboard('Horno');
    await user.tab();
    await user.click(within(dialogo).getByRole('combobox', { name: 'Estación de Aguas' }));
    await user.click(await screen.findByTitle('Horno'));
    await guardar();
    await waitFor(() =>
      expect(notices).toEqual(['success: Ajustes de cocina / Ajustes guardados']),
    );
    expect(guardados.map(({ body }) => body)).toEqual([
      {
        empresa: PUERTO,
        estaciones: ['Cocina', 'Bebidas', 'Horno'],
        aviso_min: 5,
        alerta_min: 8,
        categorias: [
          { id_categoria: '1', estacion: 'Cocina' },
          { id_categoria: '2', estacion: 'Bebidas' },
          { id_categoria: '3', estacion: 'Horno' },
        ],
        antes: {
          ...AJUSTES_COCINA,
          categorias: CATEGORIAS.map(({ id_categoria, estacion }) => ({ id_categoria, estacion })),
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('give the categories of a station that goes to the first', async () => {
    const { user, dialogo, guardados, guardar } = await abrir();
    await user.click(within(dialogo).getByRole('button', { name: 'Quitar la estación Barra' }));
    expect(
      within(dialogo).getByRole('button', { name: 'Quitar la estación Cocina' }),
    ).toBeDisabled();
    await guardar();
    await waitFor(() => expect(guardados).toHaveLength(1));
    expect(guardados[0]?.body).toMatchObject({
      estaciones: ['Cocina'],
      categorias: [{ estacion: 'Cocina' }, { estacion: 'Cocina' }, { estacion: null }],
    });
  });

  it('leave Tab and Enter to whoever names the stations: one goes on, the other saves', async () => {
    const { user, dialogo, guardados, escribir } = await abrir();
    await escribir('Estación 1', ' Parrilla ');
    await user.tab();
    const quitar = within(dialogo).getByRole('button', { name: 'Quitar la estación Parrilla' });
    expect(quitar).toHaveFocus();
    expect(within(dialogo).getByRole('textbox', { name: 'Estación 1' })).toHaveValue('Parrilla');
    await user.keyboard('{Enter}');
    expect(within(dialogo).getByRole('textbox', { name: 'Estación 1' })).toHaveValue('Barra');
    await escribir('Estación 1', 'Bebidas{Enter}');
    await waitFor(() => expect(guardados).toHaveLength(1));
    expect(guardados[0]?.body).toMatchObject({ estaciones: ['Bebidas'] });
  });

  it('let a category not go to the kitchen', async () => {
    const { user, dialogo, guardados, guardar } = await abrir();
    await user.click(within(dialogo).getByRole('combobox', { name: 'Estación de Jugos' }));
    const opciones = await screen.findAllByTitle('No va a cocina');
    await user.click(opciones.at(-1) ?? dialogo);
    await guardar();
    await waitFor(() => expect(guardados).toHaveLength(1));
    expect(guardados[0]?.body).toMatchObject({ categorias: [{}, { estacion: null }, {}] });
  });

  it.each([
    ['Alerta', '10', 'La alerta debe ser mayor que el aviso'],
    ['Aviso', '0', 'El aviso es 1 minuto o más'],
    ['Alerta', '241', 'La alerta no puede pasar de 240 minutos'],
  ])('say under %s what is wrong with %s', async (campo, texto, frase) => {
    const { dialogo, guardados, escribir, guardar } = await abrir();
    await escribir(campo, texto);
    await guardar();
    expect(await within(dialogo).findByText(frase)).toBeVisible();
    expect(guardados).toHaveLength(0);
  });

  it.each([
    ['Cocina', 'Dos estaciones no pueden llamarse igual'],
    [' ', 'Escriba el nombre de la estación'],
  ])('say under the stations what is wrong with %p', async (nombre, frase) => {
    const { dialogo, guardados, escribir, guardar } = await abrir();
    await escribir('Estación 2', nombre);
    await guardar();
    expect(await within(dialogo).findByText(frase)).toBeVisible();
    expect(guardados).toHaveLength(0);
  });

  it('ask before Escape loses what was typed', async () => {
    const { user, escribir, notices } = await abrir();
    await escribir('Aviso', '7');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
  });

  it('say when they could not be kept', async () => {
    const { guardar, escribir, notices } = await abrir();
    refuse(calls.guardarAjustesCocina, 'INESPERADO');
    await escribir('Aviso', '7');
    await guardar();
    await waitFor(() =>
      expect(notices).toEqual(['error: Ajustes de cocina / No se pudieron guardar los ajustes']),
    );
  });

  it('may be read again where they could not', async () => {
    servir({});
    refuse(calls.consultarAjustesCocina, 'INESPERADO');
    const { user } = abrirVizor({ usuario: ADMIN });
    await user.click(await screen.findByRole('button', { name: 'Ajustes de cocina' }));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
