import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { renderScreen } from '@comanda/shared/testing';

import { defineCalls, envelope } from '../../contracts/defineCall';
import { Campo, FormModal } from '../formulario';
import { DataTable, enMemoria, type Column } from '../tabla';

const { guardarJugo } = defineCalls('ordering', {
  guardarJugo: {
    method: 'POST',
    path: '/v1/prueba_jugo',
    acceso: { perfiles: 'sesion', area: null },
    body: z.strictObject({ nombre: z.string().min(1) }),
    reply: envelope(z.string()),
  },
});

type Jugo = { id: string; nombre: string };

const JUGOS: readonly Jugo[] = ['Naranjilla', 'Mora', 'Tomate'].map((nombre, i) => ({
  id: String(i),
  nombre,
}));
const COLUMNAS: readonly Column<Jugo>[] = [
  {
    id: 'nombre',
    header: 'Jugo',
    text: ({ nombre }) => nombre,
    compare: (a, b) => a.nombre.localeCompare(b.nombre, 'es'),
  },
];

function Jugos() {
  const [abierto, setAbierto] = useState<Jugo | null>(null);
  const onCerrar = () => setAbierto(null);
  return (
    <DataTable
      titulo="Jugos"
      columns={COLUMNAS}
      fuente={enMemoria(JUGOS)}
      rowKey={({ id }) => id}
      nombreDe={({ nombre }) => nombre}
      onAbrir={setAbierto}
      hoja={{
        abierta: abierto,
        onAbrir: setAbierto,
        pintar: ({ nombre }) => (
          <FormModal
            forma="hoja"
            titulo="Editar jugo"
            call={guardarJugo}
            inicial={{ nombre }}
            enviar={() => Promise.resolve('listo')}
            mensajes={{ titulo: 'Jugos', exito: 'Guardado' }}
            boton="Guardar"
            onHecho={onCerrar}
            onCerrar={onCerrar}
          >
            <Campo.Texto nombre="nombre" etiqueta="Nombre" />
          </FormModal>
        ),
      }}
    />
  );
}

const nombre = () => screen.getByRole('textbox', { name: /^Nombre/ });
const flecha = (name: 'Fila anterior' | 'Fila siguiente') => screen.getByRole('button', { name });

describe('the sheet of a row', () => {
  it('goes down and up the rows as the table shows them, by button and by key', async () => {
    const { user } = renderScreen(<Jugos />);
    await user.click(screen.getByRole('columnheader', { name: 'Jugo' }));
    await user.click(screen.getByRole('button', { name: 'Mora' }));
    expect(nombre()).toHaveValue('Mora');
    expect(flecha('Fila anterior')).toHaveAttribute('aria-disabled', 'true');

    await user.click(flecha('Fila siguiente'));
    await waitFor(() => expect(nombre()).toHaveValue('Naranjilla'));
    await waitFor(() => expect(flecha('Fila siguiente')).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(nombre()).toHaveValue('Tomate'));
    expect(flecha('Fila siguiente')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(nombre()).toHaveValue('Naranjilla'));
  });

  it('asks before what was typed is lost, and stays where it is wanted', async () => {
    const { user, notices } = renderScreen(<Jugos />, { acepta: false });
    await user.click(screen.getByRole('button', { name: 'Mora' }));
    await user.type(nombre(), ' con hielo');
    await user.click(flecha('Fila siguiente'));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(nombre()).toHaveValue('Mora con hielo');
  });
});
