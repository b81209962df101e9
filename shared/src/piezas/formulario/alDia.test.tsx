import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { fromCall, orderingApi } from '@comanda/shared/api';

import { defineCalls, envelope } from '../../contracts/defineCall';
import { answer, refuse, renderScreen } from '../../testing';

import { Campo, FormModal } from '.';

const { guardarMesa } = defineCalls('ordering', {
  guardarMesa: {
    method: 'POST',
    path: '/v1/prueba_mesa',
    acceso: { perfiles: 'sesion', area: null },
    body: z.strictObject({
      nombre: z.string().min(1),
      sillas: z.number(),
      lugar: z.enum(['SALA', 'PATIO']),
      cuenta: z.number().optional(),
    }),
    reply: envelope(z.null()),
  },
});

const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({ guardarMesa: build.mutation(fromCall(guardarMesa)) }),
});

const LEIDA = { nombre: 'Mesa 1', sillas: 4, lugar: 'SALA', cuenta: 12 } as const;
const DE_OTRA = { nombre: 'Mesa del fondo', sillas: 8, lugar: 'PATIO', cuenta: 15 } as const;
const LUGARES = [
  { valor: 'SALA', texto: 'Sala' },
  { valor: 'PATIO', texto: 'Patio' },
];

function Mesa({ alGuardar }: { alGuardar?: () => void }) {
  const [guardar] = api.useGuardarMesaMutation();
  const [leida, setLeida] = useState<typeof LEIDA | typeof DE_OTRA>(LEIDA);
  const [abierta, setAbierta] = useState(true);
  if (!abierta) return <p>Cerrada</p>;
  return (
    <FormModal
      titulo="Mesa"
      call={guardarMesa}
      inicial={leida}
      enviar={(entrada) => guardar(entrada).unwrap()}
      mensajes={{ titulo: '¡Guardada!', exito: 'La mesa se guardó', tituloFallo: '¡Error!' }}
      boton="Guardar"
      onHecho={() => {
        alGuardar?.();
        setAbierta(false);
      }}
      onCerrar={() => setAbierta(false)}
      pie={
        <button type="button" onClick={() => setLeida(DE_OTRA)}>
          Leer de nuevo
        </button>
      }
    >
      <Campo.Texto nombre="nombre" etiqueta="Nombre" autoFocus />
      <Campo.Numero nombre="sillas" etiqueta="Sillas" />
      <Campo.Elegir nombre="lugar" etiqueta="Lugar" opciones={LUGARES} />
      <Campo.Numero nombre="cuenta" etiqueta="Cuenta" deshabilitado />
    </FormModal>
  );
}

const campo = (nombre: RegExp) => screen.getByRole('textbox', { name: nombre });
const boton = (name: string) => screen.getByRole('button', { name });
const lugar = (name: string) => screen.getByRole('radio', { name });

describe('a form whose subject is read again', () => {
  it('shows what is new in the boxes nobody wrote in, and keeps what was typed', async () => {
    const pedidos = answer(guardarMesa, { success: true, data: null });
    const { user, notices } = renderScreen(<Mesa />);
    await user.clear(campo(/^Sillas/));
    await user.type(campo(/^Sillas/), '6');
    await user.click(boton('Leer de nuevo'));

    expect(campo(/^Nombre/)).toHaveValue('Mesa del fondo');
    expect(campo(/^Sillas/)).toHaveValue('6');
    expect(campo(/^Cuenta/)).toHaveValue('15');
    expect(lugar('Patio')).toBeChecked();
    await user.click(boton('Guardar'));
    await waitFor(() => expect(notices).toEqual(['success: ¡Guardada! / La mesa se guardó']));
    expect(pedidos[0]?.body).toEqual({ ...DE_OTRA, sillas: 6 });
  });
});

describe('a form', () => {
  it('shows what may not be written in, and one of a few in sight', async () => {
    const pedidos = answer(guardarMesa, { success: true, data: null });
    const { user } = renderScreen(<Mesa />);
    expect(campo(/^Cuenta/)).toBeDisabled();
    expect(lugar('Sala')).toBeChecked();
    await user.click(lugar('Patio'));
    expect(lugar('Sala')).not.toBeChecked();
    await user.type(campo(/^Nombre/), '{Enter}');
    await waitFor(() => expect(pedidos[0]?.body).toEqual({ ...LEIDA, lugar: 'PATIO' }));
  });

  it('says a failure under a title of its own', async () => {
    refuse(guardarMesa, 'INESPERADO');
    const { user, notices } = renderScreen(<Mesa />);
    await user.type(campo(/^Nombre/), '{Enter}');
    await waitFor(() => expect(notices[0]).toMatch(/^error: ¡Error! \/ Algo salió mal\./));
  });

  it('is not sent again between its answer and its closing', async () => {
    const pedidos = answer(guardarMesa, { success: true, data: null });
    let veces = 0;
    const enter = () => {
      if (veces++ > 0) return;
      const form = document.querySelector('form') as HTMLFormElement;
      queueMicrotask(() =>
        form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      );
    };
    const { user, notices } = renderScreen(<Mesa alGuardar={enter} />);
    await user.type(campo(/^Nombre/), '{Enter}');
    await screen.findByText('Cerrada');
    await waitFor(() => expect(notices).toEqual(['success: ¡Guardada! / La mesa se guardó']));
    expect(pedidos).toHaveLength(1);
  });
});
