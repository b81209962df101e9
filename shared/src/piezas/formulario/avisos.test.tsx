import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { defineCalls, envelope } from '../../contracts/defineCall';
import NoticeHost from '../../ui/avisos/NoticeHost';
import { retirarAvisos, SIN_SERVIDOR } from '../../ui/notices';

import { Campo, Formulario } from '.';

const { guardarMesa } = defineCalls('ordering', {
  guardarMesa: {
    method: 'POST',
    path: '/v1/prueba_mesa',
    acceso: { perfiles: 'sesion', area: null },
    body: z.strictObject({ mesa: z.string().min(1) }),
    reply: envelope(z.string()),
  },
});

const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({ guardarMesa: build.mutation(fromCall(guardarMesa)) }),
});

function Mesa() {
  const [guardar] = api.useGuardarMesaMutation();
  return (
    <>
      <Formulario
        call={guardarMesa}
        inicial={{ mesa: 'Mesa 1' }}
        enviar={(entrada) => guardar(entrada).unwrap()}
        mensajes={{ titulo: 'Mesas', exito: 'Mesa creada' }}
        boton="Guardar"
        onHecho={() => undefined}
      >
        <Campo.Texto nombre="mesa" etiqueta="Mesa" />
      </Formulario>
      <NoticeHost />
    </>
  );
}

it.each([
  ['SIN_CONEXION', 'No hay conexión con el servidor'],
  ['AREA_NO_HABILITADA', 'Esta área no está habilitada para la empresa'],
] as const)('what a form was told goes when it is sent and taken: %s', async (codigo, texto) => {
  refuse(guardarMesa, codigo);
  const { user } = renderScreen(<Mesa />);
  const guardar = screen.getByRole('button', { name: 'Guardar' });
  await user.click(guardar);
  expect(await screen.findByText(texto)).toBeVisible();

  answer(guardarMesa, { success: true, data: 'm1' });
  await user.click(guardar);
  expect(await screen.findByText('Mesa creada')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(texto)).toBeNull());
});

it('says in the form that nothing answered, until it is sent again, whatever the line does meanwhile', async () => {
  refuse(guardarMesa, 'SIN_CONEXION');
  const { user } = renderScreen(<Mesa />);
  const guardar = screen.getByRole('button', { name: 'Guardar' });
  await user.click(guardar);
  expect(await screen.findByText('No hay conexión con el servidor')).toBeVisible();
  act(() => retirarAvisos(SIN_SERVIDOR)); // as soon as anything is answered
  await waitFor(() => expect(screen.queryByText('No hay conexión con el servidor')).toBeNull());
  expect(screen.getByText(/^No llegó la respuesta: puede que se haya guardado/)).toBeVisible();

  answer(guardarMesa, { success: true, data: 'm1' });
  await user.click(guardar);
  expect(await screen.findByText('Mesa creada')).toBeVisible();
  expect(screen.queryByText(/^No llegó la respuesta: puede que se haya guardado/)).toBeNull();
});

it('what a form was told goes with the form', async () => {
  refuse(guardarMesa, 'AREA_NO_HABILITADA');
  const { user, rerender } = renderScreen(<Mesa />);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  rerender(<NoticeHost />);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
