import { useState } from 'react';

import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { answer, avisosDeConsola, red, refuse, renderScreen } from '@comanda/shared/testing';
import { http, HttpResponse } from 'msw';

import { defineCalls, envelope } from '../../contracts/defineCall';

import { Campo, FormModal } from '.';

const { guardarPlato } = defineCalls('ordering', {
  guardarPlato: {
    method: 'POST',
    path: '/v1/prueba_plato',
    acceso: { perfiles: 'sesion', area: null },
    body: z.strictObject({
      empresa: z.string(),
      plato: z.string().trim().min(1, 'El nombre del plato no puede estar vacío').max(20),
      nota: z.string().max(40).optional(),
      precio: z.number('El precio debe ser un monto').min(0.01, 'El precio es mayor que cero'),
      porciones: z.number().int().min(2),
      activo: z.boolean(),
    }),
    reply: envelope(z.string()),
  },
});

const api = orderingApi.injectEndpoints({
  endpoints: (build) => ({ guardarPlato: build.mutation(fromCall(guardarPlato)) }),
});

type Opciones = {
  onHecho?: (respuesta: string) => void;
  onCerrar?: () => void;
  otro?: { texto: string; principal?: boolean; onHecho: (respuesta: string) => void };
  vuelta?: number;
};

function Plato({ onHecho = () => undefined, onCerrar = () => undefined, ...resto }: Opciones) {
  const [guardar] = api.useGuardarPlatoMutation();
  return (
    <FormModal
      {...resto}
      titulo="Plato"
      call={guardarPlato}
      inicial={{ activo: true }}
      fijos={{ empresa: 'Andina' }}
      enviar={(entrada) => guardar(entrada).unwrap()}
      mensajes={{ titulo: 'Platos', exito: 'Plato creado', fallo: 'Algo salió mal' }}
      boton="Guardar"
      onHecho={onHecho}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="plato" etiqueta="Plato" autoFocus />
      <Campo.Texto nombre="nota" etiqueta="Nota" />
      <Campo.Dinero nombre="precio" etiqueta="Precio" />
      <Campo.Numero nombre="porciones" etiqueta="Porciones" />
      <Campo.Si nombre="activo" etiqueta="Activo" />
    </FormModal>
  );
}

function abrir(opciones: Opciones & { acepta?: boolean } = {}) {
  const { acepta, ...props } = opciones;
  const vista = renderScreen(<Plato {...props} />, { acepta });
  const campo = (nombre: RegExp) => screen.getByRole('textbox', { name: nombre });
  const guardar = () => vista.user.click(screen.getByRole('button', { name: 'Guardar' }));
  return { ...vista, campo, guardar };
}
const bien = () => answer(guardarPlato, { success: true, data: 'p1' });

describe('Formulario: the rules of the call', () => {
  it('says under each field what its own rule says, and goes to the first', async () => {
    const pedidos = bien();
    const { campo, guardar } = abrir();
    await guardar();

    await waitFor(() =>
      expect(campo(/^Plato/)).toHaveAccessibleDescription(
        'El nombre del plato no puede estar vacío',
      ),
    );
    expect(campo(/^Precio/)).toHaveAccessibleDescription('El precio debe ser un monto');
    expect(campo(/^Porciones/)).toHaveAccessibleDescription('Porciones es obligatorio');
    expect(campo(/^Plato/)).toHaveFocus();
    expect(campo(/^Plato/)).toBeInvalid();
    expect(campo(/^Nota/)).toBeValid();
    expect(pedidos).toHaveLength(0);
  });

  it('knows from the rules what must be filled in and how much fits', () => {
    const { campo } = abrir();
    expect(campo(/^Plato/)).toBeRequired();
    expect(campo(/^Plato/)).toHaveAttribute('maxlength', '20');
    expect(campo(/^Nota/)).not.toBeRequired();
  });

  it('takes back what it said of a field as soon as that one changes, and of no other', async () => {
    const { user, campo, guardar } = abrir();
    await guardar();
    await waitFor(() => expect(campo(/^Precio/)).toBeInvalid());
    await user.type(campo(/^Precio/), '3');
    await waitFor(() => expect(campo(/^Precio/)).toBeValid());
    expect(campo(/^Plato/)).toBeInvalid();
  });

  it('sends what the boxes hold as the call takes it, without the spaces, and nothing where nothing is', async () => {
    const pedidos = bien();
    const onHecho = jest.fn();
    const { user, campo, notices } = abrir({ onHecho });
    await user.type(campo(/^Plato/), '  Encebollado ');
    await user.type(campo(/^Precio/), '4,5');
    await user.type(campo(/^Porciones/), '3x');
    await user.click(screen.getByRole('switch', { name: 'Activo' }));
    await user.type(campo(/^Nota/), '{Enter}');

    await waitFor(() => expect(onHecho).toHaveBeenCalledWith('p1', expect.anything()));
    expect(pedidos.map(({ body }) => body)).toEqual([
      { empresa: 'Andina', plato: 'Encebollado', precio: 4.5, porciones: 3, activo: false },
    ]);
    expect(notices).toEqual(['success: Platos / Plato creado']);
  });

  it('refuses a part of what is counted, and does not join its figures', async () => {
    const pedidos = bien();
    const { user, campo, guardar } = abrir();
    await user.type(campo(/^Plato/), 'Encebollado');
    await user.type(campo(/^Precio/), '4,5');
    await user.type(campo(/^Porciones/), '3,5');
    expect(campo(/^Porciones/)).toHaveValue('3.5');
    await guardar();
    await waitFor(() => expect(campo(/^Porciones/)).toBeInvalid());
    expect(campo(/^Porciones/)).toHaveAccessibleDescription('Porciones debe ser un número entero');
    expect(pedidos).toHaveLength(0);
  });

  it('names a field by its label where the contract has no sentence of its own', async () => {
    const { user, campo, guardar } = abrir();
    await user.type(campo(/^Porciones/), '1');
    await user.type(campo(/^Precio/), '1.234');
    await guardar();
    await waitFor(() =>
      expect(campo(/^Porciones/)).toHaveAccessibleDescription('Porciones es menor de lo permitido'),
    );
    expect(campo(/^Precio/)).toHaveAccessibleDescription('El precio debe ser un monto');
  });

  it('does not stand a box whose field the call does not have', () => {
    const mal = (
      <FormModal
        titulo="Mal"
        call={guardarPlato}
        inicial={{}}
        enviar={() => Promise.resolve('')}
        mensajes={{ titulo: 'Mal' }}
        boton="Guardar"
        onHecho={() => undefined}
        onCerrar={() => undefined}
      >
        <Campo.Texto nombre="palto" etiqueta="Plato" />
      </FormModal>
    );
    expect(() => renderScreen(mal)).toThrow("the call has no field 'palto'");
  });
});

describe('Formulario: in a hurry, and refused', () => {
  const llenar = async ({ user, campo }: ReturnType<typeof abrir>) => {
    await user.type(campo(/^Plato/), 'Encebollado');
    await user.type(campo(/^Precio/), '4.50');
    await user.type(campo(/^Porciones/), '3');
  };

  it('is sent once, however often Enter is pressed, and stays while its answer is awaited', async () => {
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    const pedidos = answer(guardarPlato, async () => {
      await espera;
      return { success: true as const, data: 'p1' };
    });
    const onCerrar = jest.fn();
    const onHecho = jest.fn();
    const vista = abrir({ onCerrar, onHecho });
    await llenar(vista);
    await vista.user.keyboard('{Enter}{Enter}{Escape}');

    expect(onCerrar).not.toHaveBeenCalled();
    expect(vista.notices).toEqual([]);
    soltar();
    await waitFor(() => expect(onHecho).toHaveBeenCalledTimes(1));
    expect(pedidos).toHaveLength(1);
  });

  it('is not sent again by what is pressed before the answer is drawn', async () => {
    const pedidos = bien();
    const onHecho: jest.Mock = jest.fn(() => {
      if (onHecho.mock.calls.length > 1) return;
      fireEvent.submit(screen.getByRole('button', { name: 'Guardar' }));
    });
    const vista = abrir({ onHecho });
    await llenar(vista);
    await vista.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    await vista.user.keyboard('{Tab}');
    expect(onHecho).toHaveBeenCalledTimes(1);
    expect(pedidos).toHaveLength(1);
  });

  it('is sent again where it stays open, once its answer is drawn', async () => {
    const pedidos = bien();
    const onHecho = jest.fn();
    const vista = abrir({ onHecho });
    await llenar(vista);
    await vista.user.keyboard('{Enter}');
    await waitFor(() => expect(onHecho).toHaveBeenCalledTimes(1));
    await vista.guardar();
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('puts what the server says of a field under it, and keeps what was typed', async () => {
    refuse(guardarPlato, 'DATOS_INVALIDOS', [{ campo: 'plato', msg: 'Ya hay un plato así' }]);
    const vista = abrir();
    await llenar(vista);
    await vista.guardar();

    await waitFor(() =>
      expect(vista.campo(/^Plato/)).toHaveAccessibleDescription('Ya hay un plato así'),
    );
    expect(vista.campo(/^Plato/)).toHaveValue('Encebollado');
    expect(vista.campo(/^Plato/)).toHaveFocus();
    expect(vista.notices).toEqual([]);
  });

  it.each([
    ['AREA_NO_HABILITADA', 'error: Platos / Esta área no está habilitada para la empresa'],
    ['INESPERADO', 'error: Platos / Algo salió mal'],
    ['SIN_CONEXION', 'error: Platos / Algo salió mal'],
    ['BASE_NO_DISPONIBLE', 'error: Platos / Algo salió mal'], // lost, perhaps while it was written down
  ] as const)('says once what no field of it is about: %s', async (codigo, aviso) => {
    refuse(guardarPlato, codigo);
    const vista = abrir();
    await llenar(vista);
    await vista.guardar();
    await waitFor(() => expect(vista.notices).toEqual([aviso]));
    expect(vista.campo(/^Plato/)).toHaveValue('Encebollado');
    expect(screen.queryAllByText(/puede que se haya guardado/)).toHaveLength(
      ['SIN_CONEXION', 'BASE_NO_DISPONIBLE'].includes(codigo) ? 1 : 0,
    );
  });

  it.each([
    ['that this page cannot read', () => HttpResponse.json({ success: true, data: 7 })],
    ['that is a page of something else', () => HttpResponse.html('<h1>Conéctese</h1>')],
  ])('says that it may have been done after an answer %s', async (_que, contestar) => {
    avisosDeConsola();
    red.use(http.post(`*${guardarPlato.path}`, contestar));
    const vista = abrir();
    await llenar(vista);
    await vista.guardar();
    expect(await screen.findByText(/puede que se haya guardado/)).toBeVisible();
    expect(vista.campo(/^Plato/)).toHaveValue('Encebollado');
  });

  it('closes at once when nothing was typed, and asks when something would be lost', async () => {
    const onCerrar = jest.fn();
    const vista = abrir({ onCerrar, acepta: false });
    await vista.user.type(vista.campo(/^Plato/), 'a');
    await vista.user.keyboard('{Escape}');
    await waitFor(() => expect(vista.notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(onCerrar).not.toHaveBeenCalled();

    await vista.user.keyboard('{Backspace}{Escape}');
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
    expect(vista.notices).toHaveLength(1);
  });
});

describe('Formulario: a second button that sends it', () => {
  const llenar = async ({ user, campo }: ReturnType<typeof abrir>) => {
    await user.type(campo(/^Precio/), '1');
    await user.type(campo(/^Porciones/), '2');
    await user.type(campo(/^Plato/), 'Locro');
  };

  it.each([
    [false, '{Enter}', 'guardado'],
    [true, '{Enter}', 'y otro'],
    [false, 'Guardar y otro', 'y otro'],
    [true, 'Guardar', 'guardado'],
  ])(
    'follows what was pressed (Enter presses it: %s), by %s',
    async (principal, gesto, esperado) => {
      const pedidos = bien();
      const hechos: string[] = [];
      const otro = { texto: 'Guardar y otro', principal, onHecho: () => hechos.push('y otro') };
      const vista = abrir({ otro, onHecho: () => hechos.push('guardado') });
      await llenar(vista);
      if (gesto === '{Enter}') await vista.user.keyboard(gesto);
      else await vista.user.click(screen.getByRole('button', { name: gesto }));

      await waitFor(() => expect(hechos).toEqual([esperado]));
      expect(pedidos).toHaveLength(1);
    },
  );

  it('begins anew: what was typed is gone, the focus is on the first box, closing asks nothing', async () => {
    const pedidos = bien();
    const onCerrar = jest.fn();
    function Seguidos() {
      const [vuelta, setVuelta] = useState(0);
      const onHecho = () => setVuelta(vuelta + 1);
      return <Plato otro={{ texto: 'Otro', onHecho }} vuelta={vuelta} onCerrar={onCerrar} />;
    }
    const { user, notices } = renderScreen(<Seguidos />);
    const campo = (nombre: RegExp) => screen.getByRole('textbox', { name: nombre });
    await user.type(campo(/^Precio/), '1');
    await user.type(campo(/^Porciones/), '2');
    await user.type(campo(/^Plato/), 'Locro');
    await user.click(screen.getByRole('button', { name: 'Otro' }));

    await waitFor(() => expect(campo(/^Plato/)).toHaveValue(''));
    expect(campo(/^Plato/)).toHaveFocus();
    expect(pedidos).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
    expect(notices).toEqual(['success: Platos / Plato creado']);
  });
});
