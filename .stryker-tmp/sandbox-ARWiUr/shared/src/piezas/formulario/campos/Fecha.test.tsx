// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { renderScreen } from '@comanda/shared/testing';

import { envelope, type Call } from '../../../contracts/defineCall';
import { Campo, Formulario } from '..';

const call = {
  method: 'POST',
  path: '/v1/prueba_programado',
  acceso: { perfiles: 'sesion', area: null },
  body: z.strictObject({
    fecha: z.string().min(1, 'Escriba la fecha'),
    hora: z.string().min(1, 'Escriba la hora'),
    fin: z.string().optional(),
  }),
  reply: envelope(z.null()),
} as const satisfies Call;

function abrir(inicial: { fecha?: string; hora?: string } = {}) {
  const enviados: unknown[] = [];
  const vista = renderScreen(
    <Formulario
      call={call}
      inicial={inicial}
      enviar={(entrada) => Promise.resolve(enviados.push(entrada))}
      mensajes={{ titulo: 'Programados' }}
      boton="Guardar"
      onHecho={() => undefined}
    >
      <Campo.Fecha nombre="fecha" etiqueta="Fecha" formato="DD/MM/YYYY" />
      <Campo.Hora nombre="hora" etiqueta="Hora" />
      <Campo.Fecha nombre="fin" etiqueta="Hasta" />
    </Formulario>,
  );
  const guardar = () => vista.user.click(screen.getByRole('button', { name: 'Guardar' }));
  return { ...vista, enviados, guardar };
}

describe('Campo.Fecha and Campo.Hora', () => {
  it('show and send a day as the call writes it, an hour of 24, and nothing where nothing is', async () => {
    const { user, enviados, guardar } = abrir({ fecha: '21/11/2026', hora: '08:30' });
    const fecha = screen.getByRole('textbox', { name: 'Fecha' });
    expect(fecha).toHaveValue('21/11/2026');
    expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveValue('08:30');
    await user.clear(fecha);
    await user.type(fecha, '3/12/2026{Tab}');
    await guardar();
    await waitFor(() => expect(enviados).toEqual([{ fecha: '03/12/2026', hora: '08:30' }]));
  });

  it('say what their rules say', async () => {
    const { guardar } = abrir();
    await guardar();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Fecha' })).toHaveAccessibleDescription(
        'Escriba la fecha',
      ),
    );
    expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveAccessibleDescription(
      'Escriba la hora',
    );
    expect(screen.getByRole('textbox', { name: 'Hasta' })).toBeValid();
  });
});
