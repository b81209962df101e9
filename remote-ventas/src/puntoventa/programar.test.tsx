import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { programadosCalls, type Programado } from '@comanda/shared/contracts/programados';
import { centavos } from '@comanda/shared/domain/dinero';
import { fechaNegocio } from '@comanda/shared/domain/fecha';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import ProgramarModal, { type ProgramarModalProps } from './ProgramarModal';
import { ANDINA, EMPRESA, makeCliente } from './testing/mundo';

const { crearProgramado } = programadosCalls;
const LINEA = {
  ...{ id: '1', id_categoria: '1', producto: 'Ceviche', precio_venta: 12.75, cantidad: 1 },
  ...{ iva: 1.66, subtota: 12.75, porcentaje_iva: 15 },
};
const VENTA: ReturnType<ProgramarModalProps['venta']> = {
  ...{ tienda: [LINEA], empresa: EMPRESA, forma_pago: 'EFECTIVO', caja_usuario: 'Carlos' },
  ...{ cedula: '1710034065', subtotal: 11.09, iva: 1.66, total: 12.75 },
};
const HECHO: Programado = {
  ...{ id: '1', cliente: 'Maria Salazar', fecha: '2026-11-20', hora: '13:00', valor: 12.75 },
  ...{ mensaje: '', estado: true, repetir: false, empresa: EMPRESA, json_structura: {} },
  ...{ proximo: null, no_emitidas: 0, emitidas: 0 },
};

function abrir(
  over: Partial<ProgramarModalProps> = {},
  perfil: 'Cajero' | 'Administrador' = 'Cajero',
) {
  const onHecho = jest.fn();
  const onCerrar = jest.fn();
  const empresa = perfil === 'Cajero' ? [EMPRESA] : [EMPRESA, ANDINA];
  const vista = renderScreen(
    <ProgramarModal
      {...{ empresa: EMPRESA, cliente: makeCliente(), total: centavos(1275) }}
      venta={() => VENTA}
      {...{ onHecho, onCerrar }}
      {...over}
    />,
    { usuario: makeUsuario({ perfil, empresa }) },
  );
  const campo = (name: string) => screen.getByRole('textbox', { name });
  const programar = () => vista.user.click(screen.getByRole('button', { name: 'Programar' }));
  return { ...vista, onHecho, onCerrar, campo, programar };
}

describe('ProgramarModal (spec section 5, Scheduled send)', () => {
  it('schedules the order, whose value and client it only shows', async () => {
    const pedidos = answer(crearProgramado, { success: true, data: HECHO });
    const { user, campo, notices, onHecho } = abrir();
    expect(await screen.findByRole('dialog')).toHaveTextContent('ClienteMaria SalazarValor$12.75');
    const hoy = fechaNegocio(new Date());
    expect(campo('Fecha')).toHaveValue(hoy.split('-').reverse().join('/'));
    await user.type(campo('Hora'), '23:59{Tab}');
    await user.click(screen.getByRole('switch', { name: 'Repetir todos los dias' }));
    await user.type(campo('Mensaje'), 'Almuerzo');
    await user.click(screen.getByRole('button', { name: 'Programar' }));
    await waitFor(() =>
      expect(notices).toEqual(['success: Punto de Venta / Factura Programada correctamente']),
    );
    expect(onHecho).toHaveBeenCalledTimes(1);
    expect(pedidos[0]?.body).toEqual({
      ...{ empresa: EMPRESA, cliente: 'Maria Salazar', valor: 12.75, json_structura: VENTA },
      ...{ fecha: hoy, hora: '23:59', repetir: true, mensaje: 'Almuerzo' },
      clave: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('is of the final consumer where nobody is registered', async () => {
    abrir({ cliente: null });
    expect(await screen.findByRole('dialog')).toHaveTextContent('ClienteCONSUMIDOR FINAL');
  });

  it('asks for the hour', async () => {
    const { campo, programar } = abrir();
    await programar();
    await waitFor(() => expect(campo('Hora')).toHaveAccessibleDescription('Elija la hora'));
  });

  it('says under its field what the server refuses', async () => {
    refuse(crearProgramado, 'PROGRAMADO_PASADO', [
      { campo: 'fecha', msg: 'La fecha minima es hoy' },
    ]);
    const { user, campo, programar, onHecho } = abrir();
    await user.type(campo('Hora'), '10:00{Tab}');
    await programar();
    await waitFor(() =>
      expect(campo('Fecha')).toHaveAccessibleDescription('La fecha minima es hoy'),
    );
    expect(onHecho).not.toHaveBeenCalled();
  });

  it('says in words that it could not', async () => {
    refuse(crearProgramado, 'INESPERADO');
    const { user, campo, notices, programar } = abrir();
    await user.type(campo('Hora'), '23:59{Tab}');
    await programar();
    await waitFor(() =>
      expect(notices[0]).toContain('error: Punto de Venta / No se pudo programar la factura'),
    );
  });

  it('is sent with one key, however often', async () => {
    const pedidos = answer(crearProgramado, { success: true, data: HECHO });
    const { user, campo, programar } = abrir();
    await user.type(campo('Hora'), '23:59{Tab}');
    for (const vez of [1, 2]) {
      await programar();
      await waitFor(() => expect(pedidos).toHaveLength(vez));
    }
    const claves = pedidos.map(({ body }) => (body as { clave: string }).clave); // as it was sent
    expect(new Set(claves).size).toBe(1);
  });

  it('shows a cashier no company, whose own it is', async () => {
    abrir();
    await screen.findByRole('dialog');
    expect(screen.queryByRole('combobox', { name: 'Empresa' })).toBeNull();
  });

  it('asks an Administrador for the company', async () => {
    const { user, campo, programar } = abrir({ empresa: '' }, 'Administrador');
    await user.type(campo('Hora'), '23:59{Tab}');
    await programar();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Empresa' })).toHaveAccessibleDescription(
        'Seleccione una empresa',
      ),
    );
  });

  it('schedules an order for no other company than its own', async () => {
    const pedidos = answer(crearProgramado, { success: true, data: HECHO });
    const { user, campo, programar } = abrir({}, 'Administrador');
    const empresa = screen.getByRole('combobox', { name: 'Empresa' });
    await user.click(empresa);
    await user.click(await screen.findByTitle(ANDINA));
    await user.type(campo('Hora'), '23:59{Tab}');
    await programar();
    await waitFor(() => expect(empresa).toHaveAccessibleDescription(`La orden es de ${EMPRESA}`));
    await user.click(empresa);
    await user.click(await screen.findByTitle(EMPRESA));
    await programar();
    await waitFor(() => expect(pedidos).toHaveLength(1));
    expect(pedidos[0]?.body).toMatchObject({ empresa: EMPRESA });
  });

  it('asks before what was typed is lost', async () => {
    const { user, campo, notices, onCerrar } = abrir();
    await user.type(campo('Mensaje'), 'Almuerzo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribio?']));
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
  });
});
