import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { programadosCalls, type Programado } from '@comanda/shared/contracts/ventas/programados';
import { centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import ProgramarModal, { type ProgramarModalProps } from './ProgramarModal';
import PuntoVentaScreen from '../PuntoVentaScreen';
import { abrirCaja, ANDINA, EMPRESA, makeCliente } from '../testing/mundo';

const { crearProgramado } = programadosCalls;
/** What antd's trigger says, in development, of a calendar that opens in a dialog: nothing else is printed. */
let dicho: readonly string[] = [];
beforeEach(() => {
  dicho = avisosDeConsola();
});
afterEach(() => {
  expect(dicho.filter((una) => !una.includes('should in same shadow root'))).toEqual([]);
});

const LINEA = {
  id: '1',
  id_categoria: '1',
  producto: 'Ceviche',
  precio_venta: 12.75,
  cantidad: 1,
  iva: 1.66,
  subtota: 12.75,
  porcentaje_iva: 15,
};
const VENTA: ProgramarModalProps['venta'] = {
  tienda: [LINEA],
  empresa: EMPRESA,
  forma_pago: 'EFECTIVO',
  caja_usuario: 'Carlos',
  cedula: '1710034065',
  subtotal: 11.09,
  iva: 1.66,
  total: 12.75,
};
const LLAVE = '0b6cf1d2-5f0e-4c2a-9d35-3a1f6f0c7f11';
const HECHO: Programado = {
  id: '1',
  cliente: 'María Salazar',
  fecha: '2026-11-20',
  hora: '13:00',
  valor: 12.75,
  mensaje: '',
  estado: true,
  repetir: false,
  empresa: EMPRESA,
  json_structura: {},
  proximo: null,
  no_emitidas: 0,
  emitidas: 0,
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
      empresa={EMPRESA}
      cliente={makeCliente()}
      total={centavos(1275)}
      venta={VENTA}
      llave={LLAVE}
      enviar={(pedir) => pedir()}
      onHecho={onHecho}
      onCerrar={onCerrar}
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
    expect(await screen.findByRole('dialog')).toHaveTextContent('ClienteMaría SalazarValor$12.75');
    const hoy = fechaNegocio(new Date());
    expect(campo('Fecha')).toHaveValue(hoy.split('-').reverse().join('/'));
    await user.type(campo('Hora'), '23:59{Tab}');
    await user.click(screen.getByRole('switch', { name: 'Repetir todos los días' }));
    await user.type(campo('Mensaje'), 'Almuerzo');
    await user.click(screen.getByRole('button', { name: 'Programar' }));
    await waitFor(() =>
      expect(notices).toEqual(['success: Punto de Venta / Factura Programada correctamente']),
    );
    expect(onHecho).toHaveBeenCalledTimes(1);
    expect(pedidos[0]?.body).toEqual({
      empresa: EMPRESA,
      cliente: 'María Salazar',
      valor: 12.75,
      json_structura: VENTA,
      fecha: hoy,
      hora: '23:59',
      repetir: true,
      mensaje: 'Almuerzo',
      clave: LLAVE,
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
      { campo: 'fecha', msg: 'La fecha mínima es hoy' },
    ]);
    const { user, campo, programar, onHecho } = abrir();
    await user.type(campo('Hora'), '10:00{Tab}');
    await programar();
    await waitFor(() =>
      expect(campo('Fecha')).toHaveAccessibleDescription('La fecha mínima es hoy'),
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
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    await waitFor(() => expect(onCerrar).toHaveBeenCalledTimes(1));
  });
});

describe('Programar, in the payment', () => {
  async function hastaElPago() {
    abrirCaja();
    const vista = renderScreen(<PuntoVentaScreen />);
    await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
    await vista.user.click(screen.getByRole('button', { name: 'Pagar' }));
    await screen.findByRole('button', { name: 'Cobrar $9.50' });
    return vista;
  }
  const programar = () => screen.findByRole('button', { name: 'Programar' });
  const hora = () => screen.findByRole('textbox', { name: 'Hora' });
  /** antd gives every dialog of a test the same name. */
  const encima = () => screen.getAllByRole('dialog').at(-1) ?? document.body;

  it('keeps the order for its time and empties it, and offers it back', async () => {
    const pedidos = answer(crearProgramado, { success: true, data: HECHO });
    const { user, notices } = await hastaElPago();
    await user.click(screen.getByRole('radio', { name: /TRANSFERENCIA/ }));
    await user.click(await programar());
    await user.type(await hora(), '23:59{Tab}');
    await user.click(within(encima()).getByRole('button', { name: 'Programar' }));
    await waitFor(() => expect(notices[0]).toContain('Factura Programada correctamente'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidos[0]?.body).toMatchObject({
      empresa: EMPRESA,
      valor: 9.5,
      cliente: 'CONSUMIDOR FINAL',
      json_structura: {
        empresa: EMPRESA,
        forma_pago: 'TRANSFERENCIA',
        caja_usuario: 'Carlos Andrade',
        cedula: '9999999999999',
        total: 9.5,
        tienda: [{ producto: 'Ceviche de camarón' }],
      },
    });
    expect(screen.getByText('TOTAL').nextElementSibling).toHaveTextContent('$0.00');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.getByText('TOTAL').nextElementSibling).toHaveTextContent('$9.50');
  });

  const enviar = async (user: Awaited<ReturnType<typeof hastaElPago>>['user']) => {
    await user.click(await programar());
    await user.type(await hora(), '23:59{Tab}');
    await user.click(within(encima()).getByRole('button', { name: 'Programar' }));
  };
  const llaveDe = ([pedido]: readonly { body: unknown }[]) =>
    (pedido?.body as { clave: string } | undefined)?.clave;

  it('keeps its key where the answer is lost: a page that comes after it schedules the same, and asks before it charges', async () => {
    const perdidos = refuse(crearProgramado, 'SIN_CONEXION');
    const antes = await hastaElPago();
    await enviar(antes.user);
    await waitFor(() => expect(perdidos).toHaveLength(1));
    await screen.findByText(/Lo que escribió sigue aquí/);
    antes.unmount();

    const { user, notices } = renderScreen(<PuntoVentaScreen />, { acepta: false });
    await user.click(await screen.findByRole('button', { name: 'Pagar' }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Cobrar esta orden?']));

    const pedidos = answer(crearProgramado, { success: true, data: HECHO });
    await enviar(user);
    await waitFor(() => expect(notices.at(-1)).toContain('Factura Programada correctamente'));
    expect(llaveDe(perdidos)).toMatch(/^[0-9a-f-]{36}$/);
    expect(llaveDe(pedidos)).toBe(llaveDe(perdidos));

    await user.click(screen.getByRole('button', { name: 'Deshacer' })); // another one of the same
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await enviar(user);
    await waitFor(() => expect(pedidos).toHaveLength(2));
    expect(llaveDe(pedidos.slice(1))).not.toBe(llaveDe(perdidos));
  });

  it('lets go of its key where it is refused at once', async () => {
    const rehusados = refuse(crearProgramado, 'PROGRAMADO_PASADO');
    const { user, notices } = await hastaElPago();
    await enviar(user);
    await waitFor(() => expect(rehusados).toHaveLength(1));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('programando');
  });

  it('is closed without a trace: the payment stays', async () => {
    const { user } = await hastaElPago();
    await user.click(await programar());
    await hora();
    await user.click(within(encima()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Hora' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Cobrar $9.50' })).toBeEnabled();
  });

  it('is not offered for what is paid in part', async () => {
    const { user } = await hastaElPago();
    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
    await user.click(screen.getByRole('button', { name: 'Abonar $5.00' }));
    await screen.findByRole('button', { name: 'Cobrar $4.50' });
    expect(screen.queryByRole('button', { name: 'Programar' })).toBeNull();
  });
});
