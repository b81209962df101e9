import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import {
  anticiposCalls,
  type Anticipo,
  type Empleado,
} from '@comanda/shared/contracts/caja/anticipos';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { answer, makeConPin, refuse, tienenPin } from '@comanda/shared/testing';

import {
  abrirCaja,
  contestarEmpleados,
  cuerpo,
  makeEmpleado,
  makeMovimiento,
  PUERTO,
  UUID,
  YO,
} from '../testing/mundo';

const SIN_LIMITE = makeEmpleado({
  id_usuario: '7c1f8a52-1d3f-4c0e-8a61-1b2c3d4e5f60',
  nombreCompleto: 'Coco Cocina',
  perfil: 'Cocinero',
  sueldo: 0,
  anticipado: 0,
  disponible: null,
});

const DADO: Anticipo = {
  id: '51',
  id_usuario: makeEmpleado().id_usuario,
  empleado: 'Mario Mesero',
  monto: 30,
  empresa: PUERTO,
  usuario: 'Ana Admin',
  creado: '2026-11-21T15:30:00.000Z',
  anticipado: 130,
  sueldo: 460,
};
const IMPRESO = { success: true, data: { id: '1', destino: 'archivo' } } as const;

const cantidad = () => screen.getByRole('textbox', { name: 'Cantidad' });
const empleado = () => screen.getByRole('combobox', { name: 'Empleado' });

async function abrir(empleados: readonly Empleado[] = [makeEmpleado(), SIN_LIMITE]) {
  contestarEmpleados(empleados);
  const vista = abrirCaja({ perfil: 'Cajero' });
  await vista.user.click(await screen.findByRole('button', { name: 'Anticipo personal' }));
  await screen.findByRole('dialog');
  const elegir = async (nombre: string) => {
    await vista.user.click(await screen.findByRole('combobox', { name: 'Empleado' }));
    await vista.user.click((await screen.findAllByTitle(nombre)).at(-1) as HTMLElement);
  };
  const registrar = () => vista.user.click(screen.getByRole('button', { name: 'Registrar' }));
  return { ...vista, elegir, registrar };
}

describe('Anticipo personal (spec section 5, Advance)', () => {
  it('gives one, once, however often Enter is pressed, and prints a receipt to be signed', async () => {
    const { user, notices, elegir } = await abrir();
    const dados = answer(anticiposCalls.anticipo, { success: true, data: DADO });
    const hojas = answer(papelDeCajaCalls.imprimirHojaCaja, IMPRESO);
    await elegir('Mario Mesero · Mesero');
    await user.type(cantidad(), '30{Enter}{Enter}');
    expect(await screen.findByText('Recibo impreso. Pida la firma')).toBeVisible();
    expect(dados.map(({ body }) => body)).toEqual([
      {
        empresa: PUERTO,
        id_usuario: DADO.id_usuario,
        monto: 30,
        caja: 1,
        anticipo_id: UUID,
      },
    ]);
    expect(hojas.map(({ body }) => body)).toEqual([
      {
        empresa: PUERTO,
        titulo: 'Anticipo de personal',
        firma: 'Mario Mesero',
        copia: false,
        cabecera: ['21/11/2026 10:30', 'Caja', 'Recibe: Mario Mesero', 'Entrega: Ana Admin'],
        secciones: [
          {
            titulo: '',
            filas: [
              { texto: 'Anticipo', valor: '$30.00', fuerte: true },
              { texto: 'Anticipado en el mes', valor: '$130.00' },
              { texto: 'Sueldo', valor: '$460.00' },
            ],
          },
        ],
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Imprimir de nuevo' }));
    await waitFor(() => expect(hojas).toHaveLength(2));
    expect(cuerpo(hojas[1])).toMatchObject({ copia: true });
    expect(notices).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['IMPRESORA_NO_DISPONIBLE', /la impresora no está conectada. El anticipo queda registrado/],
    ['SIN_CONEXION', /la impresora no está conectada. El anticipo queda registrado/],
    ['IMPRESORA_OCUPADA', /Hay demasiados tickets en espera/],
  ] as const)('loses nothing where the printer answers %s', async (code, dicho) => {
    const { user, elegir } = await abrir();
    const dados = answer(anticiposCalls.anticipo, { success: true, data: DADO });
    refuse(papelDeCajaCalls.imprimirHojaCaja, code);
    await elegir('Mario Mesero · Mesero');
    await user.type(cantidad(), '30{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(dicho);
    const hojas = answer(papelDeCajaCalls.imprimirHojaCaja, IMPRESO);
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(await screen.findByText('Recibo impreso. Pida la firma')).toBeVisible();
    expect(cuerpo(hojas[0])).toMatchObject({ copia: false });
    expect(dados).toHaveLength(1);
  });

  it('to whoever gives it is approved by somebody else, whom it asks for', async () => {
    tienenPin();
    const yo = makeEmpleado({ id_usuario: YO, nombreCompleto: 'Carlos Andrade' });
    const { user, elegir, registrar } = await abrir([yo, makeEmpleado()]);
    await elegir('Carlos Andrade · Mesero');
    await user.type(cantidad(), '30');
    await registrar();
    expect(await screen.findByText('Falta la aprobación de un Administrador')).toBeVisible();

    await user.type(screen.getByLabelText('PIN del Administrador'), '4821');
    refuse(anticiposCalls.anticipo, 'APROBACION_SIN_CODIGO');
    await registrar();
    answer(papelDeCajaCalls.imprimirHojaCaja, IMPRESO);
    const codigo = await screen.findByLabelText('Código de la aplicación del Administrador');
    const dados = answer(anticiposCalls.anticipo, { success: true, data: DADO });
    await user.type(codigo, '123456');
    await registrar();
    await waitFor(() => expect(dados).toHaveLength(1));
    expect(cuerpo(dados[0])).toMatchObject({
      id_usuario: yo.id_usuario,
      aprobacion: { usuario: makeConPin().id, pin: '4821', codigo: '123456' },
    });
    expect(await screen.findByText('Recibo impreso. Pida la firma')).toBeVisible();
  });

  it('asks for no approval where it is for somebody else', async () => {
    const { elegir } = await abrir();
    await elegir('Mario Mesero · Mesero');
    expect(screen.queryByLabelText('PIN del Administrador')).toBeNull();
  });

  it('says what is missing in the words of the specification', async () => {
    const { registrar } = await abrir();
    await screen.findByRole('combobox', { name: 'Empleado' });
    await registrar();
    await waitFor(() =>
      expect(empleado()).toHaveAccessibleDescription('¡Debe seleccionar un empleado!'),
    );
    expect(cantidad()).toHaveAccessibleDescription('¡Debe ingresar una cantidad!');
  });

  it('takes nothing for an amount', async () => {
    const { user, elegir, registrar } = await abrir();
    await elegir('Mario Mesero · Mesero');
    await user.type(cantidad(), '0');
    await registrar();
    await waitFor(() =>
      expect(cantidad()).toHaveAccessibleDescription('¡Debe ingresar una cantidad!'),
    );
  });

  it('shows what somebody earns, was advanced this month and may still be', async () => {
    const { elegir } = await abrir();
    await elegir('Mario Mesero · Mesero');
    expect(await screen.findByRole('progressbar')).toHaveAccessibleName(
      'Anticipado $100.00 de $230.00',
    );
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Sueldo$460.00Anticipado este mes$100.00Puede anticipar$130.00',
    );
    await elegir('Coco Cocina · Cocinero');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'SueldoSin registrarAnticipado este mes$0.00Puede anticiparSin límite',
    );
  });

  it('says under its field that it passes what the company allows', async () => {
    const { user, elegir } = await abrir();
    const msg = 'Este mes solo le quedan $10.00 por anticipar';
    refuse(anticiposCalls.anticipo, 'ANTICIPO_MAXIMO', [{ campo: 'monto', msg }]);
    await elegir('Mario Mesero · Mesero');
    await user.type(cantidad(), '30{Enter}');
    await waitFor(() => expect(cantidad()).toHaveAccessibleDescription(msg));
  });

  it.each([
    ['INESPERADO', /^error: Caja \/ ¡Error al registrar el anticipo!/],
    ['SIN_CONEXION', /^error: Caja \/ ¡Error al registrar el anticipo!/],
    ['EMPLEADO_NO_EXISTE', /^error: Caja \/ Esa persona no trabaja en la empresa$/],
  ] as const)('says so where it ends with %s', async (code, dicho) => {
    const { user, notices, elegir } = await abrir();
    refuse(anticiposCalls.anticipo, code);
    await elegir('Mario Mesero · Mesero');
    await user.type(cantidad(), '30{Enter}');
    await waitFor(() => expect(notices[0]).toMatch(dicho));
    expect(cantidad()).toHaveValue('30');
  });

  it('says that nobody works there', async () => {
    await abrir([]);
    expect(await screen.findByText('La empresa no tiene personal')).toBeVisible();
  });

  describe('its receipt, later', () => {
    const anticipo = makeMovimiento({
      detalle: 'Anticipo a Mario Mesero',
      tipo: 'ANTICIPO',
      empleado: 'Mario Mesero',
      id: '42',
      salida: 30,
    });
    const pedirlo = async () => {
      const vista = abrirCaja({ perfil: 'Cajero', movimientos: [anticipo, makeMovimiento()] });
      const recibo = { name: 'Recibo Anticipo a Mario Mesero' };
      await vista.user.click(await screen.findByRole('button', recibo));
      expect(screen.queryByRole('button', { name: 'Recibo Hielo' })).toBeNull();
      return vista;
    };

    it('is printed from the list, as a copy', async () => {
      const hojas = answer(papelDeCajaCalls.imprimirHojaCaja, IMPRESO);
      const { notices } = await pedirlo();
      await waitFor(() => expect(notices).toEqual(['success: Caja / Recibo impreso']));
      expect(cuerpo(hojas[0])).toMatchObject({ copia: true, firma: 'Mario Mesero' });
      expect(cuerpo(hojas[0]).secciones).toEqual([
        { titulo: '', filas: [{ texto: 'Anticipo', valor: '$30.00', fuerte: true }] },
      ]);
    });

    it('says that the printer is off', async () => {
      refuse(papelDeCajaCalls.imprimirHojaCaja, 'SIN_CONEXION');
      const { notices } = await pedirlo();
      await waitFor(() => expect(notices[0]).toMatch(/^error: Caja \/ No se imprimió/));
    });
  });

  it('offers a retry where the people cannot be read', async () => {
    refuse(anticiposCalls.listarEmpleados, 'INESPERADO');
    const vista = abrirCaja();
    await vista.user.click(await screen.findByRole('button', { name: 'Anticipo personal' }));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
