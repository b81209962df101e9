import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import {
  asistenciaCalls as calls,
  type Asistencia,
} from '@comanda/shared/contracts/admin/asistencia';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { mesMas, textoDeMes } from '@comanda/shared/domain/texto/periodo';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import AsistenciaScreen from './AsistenciaScreen';

const empresa = 'La Cevichería del Puerto';
const ID = '00000000-0000-4000-8000-000000000002';
const ESTE = fechaNegocio(new Date()).slice(0, 7);
const usuario = makeUsuario({ perfil: 'Administrador', empresa: [empresa] });
const makeDia = (over: Partial<Asistencia> = {}): Asistencia => ({
  id: ID,
  nombreCompleto: 'Carlos Caja',
  mes: 'Noviembre',
  dia: '03',
  hora_ingreso: '08:05',
  hora_salida: '17:35',
  fecha: `${ESTE}-03`,
  minutos: 570,
  sin_salida: false,
  correccion: null,
  ...over,
});
const bien = <Data,>(data: Data) => ({ success: true as const, data });
const olvido = makeDia({
  dia: '04',
  fecha: `${ESTE}-04`,
  hora_salida: null,
  minutos: null,
  sin_salida: true,
  correccion: { por: 'Ana Admin', motivo: 'Entró tarde' },
});

function abrir(dias: readonly Asistencia[] = [olvido, makeDia()], id = ID) {
  const pedidos = answer(calls.listarAsistencia, bien([...dias]));
  const ruta = `/admin/usuarios/asistenciaID?${new URLSearchParams({ id, empresa }).toString()}`;
  return { ...renderScreen(<AsistenciaScreen />, { usuario, ruta }), pedidos };
}
const boton = (name: string) => screen.findByRole('button', { name });

describe('AsistenciaScreen (spec section 2)', () => {
  it('lists the days of this month with the hours worked, and what was forgotten', async () => {
    const { pedidos } = abrir();
    expect(await screen.findByText('Sin salida')).toBeVisible();
    const titulos = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titulos.slice(0, 6)).toEqual(['#', 'Nombre', 'mes', 'día', 'H. ingreso', 'H. salida']);
    expect(screen.getByText('9 h 30 min')).toBeVisible();
    expect(screen.getByText('Entró tarde (Ana Admin)')).toBeVisible();
    expect(screen.getByText('Carlos Caja: 9 h 30 min, 1 sin salida')).toBeVisible();
    expect(pedidos[0]?.url.searchParams.get('mes')).toBe(ESTE);
  });

  it('goes back a month at a time and never past this one', async () => {
    const { user, pedidos } = abrir();
    expect(await boton('Mes siguiente')).toBeDisabled();
    await user.click(await boton('Mes anterior'));
    expect(screen.getByText(textoDeMes(mesMas(ESTE, -1)))).toBeVisible();
    await waitFor(() => expect(pedidos.at(-1)?.url.searchParams.get('mes')).toBe(mesMas(ESTE, -1)));
    await user.click(await boton('Mes siguiente'));
    expect(screen.getByText(textoDeMes(ESTE))).toBeVisible();
  });

  it('puts a day right with a reason', async () => {
    const dicho = avisosDeConsola();
    const { user, notices } = abrir();
    const corregidas = answer(calls.corregirAsistencia, bien(makeDia()));
    const [primero] = await screen.findAllByRole('button', { name: /^Corregir el / });
    if (primero) await user.click(primero);
    const salida = await screen.findByRole('textbox', { name: 'H. salida' });
    await user.type(salida, '17:30{Enter}');
    await user.click(await boton('Guardar'));
    const motivo = screen.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(motivo).toHaveAccessibleDescription('Escriba el motivo'));
    await user.type(motivo, 'Olvidó salir');
    await user.click(await boton('Guardar'));
    await waitFor(() => expect(notices).toEqual(['success: Asistencia / Asistencia corregida']));
    expect(corregidas[0]?.body).toEqual({
      empresa,
      id: ID,
      fecha: olvido.fecha,
      hora_ingreso: '08:05',
      hora_salida: '17:30',
      motivo: 'Olvidó salir',
    });
    // what antd's trigger says, in development, of a clock that opens in a dialog
    expect(dicho.filter((una) => !una.includes('should in same shadow root'))).toEqual([]);
  });

  it('says that there are none, that they could not be read, and that nobody was chosen', async () => {
    const { unmount } = abrir([]);
    expect(await screen.findByText('No hay asistencias en este mes')).toBeVisible();
    unmount();
    refuse(calls.listarAsistencia, 'NO_ENCONTRADO');
    const ruta = `/admin/usuarios/asistenciaID?id=${ID}&empresa=${empresa}`;
    const otra = renderScreen(<AsistenciaScreen />, { usuario, ruta });
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    expect(await boton('Reintentar')).toBeVisible();
    otra.unmount();
    renderScreen(<AsistenciaScreen />, { usuario, ruta: '/admin/usuarios/asistenciaID' });
    expect(
      screen.getByText('Elija en Usuarios la persona cuya asistencia quiere ver'),
    ).toBeVisible();
  });
});
