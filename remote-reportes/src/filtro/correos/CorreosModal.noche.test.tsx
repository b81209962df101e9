import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  suscripcionesCalls as calls,
  type Suscripcion,
} from '@comanda/shared/contracts/admin/suscripciones';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import CorreosModal from './CorreosModal';

const EMPRESA = 'La Cevichería del Puerto';
const CIERRE = 'Cierre del día, 07:00';

/** What antd's trigger says, in development, of a clock that opens in a dialog: nothing else is printed. */
let dicho: readonly string[] = [];
beforeEach(() => {
  dicho = avisosDeConsola();
});
afterEach(() => {
  expect(dicho.filter((una) => !una.includes('should in same shadow root'))).toEqual([]);
});

const makeSuscripcion = (over: Partial<Suscripcion> = {}): Suscripcion => ({
  id: '7',
  empresa: EMPRESA,
  reporte: 'CIERRE_DIA',
  hora: '07:00',
  destinatarios: [],
  bajas: [],
  activa: true,
  proximo: '2026-11-23T12:00:00.000Z',
  ultimo: null,
  ...over,
});
const ULTIMO = {
  desde: '2026-11-21',
  hasta: '2026-11-21',
  fecha: '2026-11-22T12:00:04.000Z',
  enviados: 1,
  pendientes: 0,
  fallidos: 0,
  mensaje: null,
};

function abrir(filas: readonly Suscripcion[], { acepta = true } = {}) {
  const pedidos = answer(calls.listarSuscripciones, { success: true, data: [...filas] });
  const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
  const cerrados: unknown[] = [];
  const vista = renderScreen(
    <CorreosModal empresa={EMPRESA} onCerrar={() => cerrados.push(true)} />,
    { usuario, acepta },
  );
  return { ...vista, pedidos, cerrados };
}
const boton = (name: string) => screen.findByRole('button', { name });
/** The form over the list: in tests antd gives both dialogs one id, so the list's title would be its name. */
async function formulario(titulo: string): Promise<HTMLElement> {
  const dialogo = (await screen.findByText(titulo)).closest<HTMLElement>('[role="dialog"]');
  if (!dialogo) throw new Error(`${titulo} is not in a dialog`);
  return dialogo;
}

describe('reports by e-mail', () => {
  it('are listed with when, to whom, and how the last one ended', async () => {
    abrir([
      makeSuscripcion({ ultimo: ULTIMO }),
      makeSuscripcion({
        id: '8',
        reporte: 'RESUMEN_MES',
        activa: false,
        proximo: null,
        destinatarios: ['a@b.ec', 'c@d.ec'],
        bajas: ['c@d.ec'],
        ultimo: { ...ULTIMO, desde: '2026-10-01', fallidos: 1, mensaje: 'No acepta la dirección' },
      }),
      makeSuscripcion({
        id: '9',
        hora: '21:15',
        ultimo: { ...ULTIMO, enviados: 0, pendientes: 1, mensaje: 'No responde' },
      }),
      makeSuscripcion({ id: '10', hora: '22:00' }),
    ]);
    await screen.findAllByText('Cierre del día');
    const [, ...filas] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(filas[0]).toContain(
      'Cierre del día07:00, cada díaPróximo 23/11/2026 07:00Su correoEnviado21/11/2026 · 22/11/2026 07:00',
    );
    expect(filas[1]).toContain(
      'Resumen del mes07:00, el primero de cada mesApagadoa@b.ec, c@d.ec (pidió no recibirlo)No salió a 1 de 2Octubre 2026 · 22/11/2026 07:00. No acepta la dirección',
    );
    expect(filas[2]).toContain('En camino21/11/2026. No responde');
    expect(filas[3]).toContain('Aún no se envía');
  });

  it('say there are none, and may be read again where they could not', async () => {
    abrir([]);
    expect(await screen.findByText(/^Aún no recibe reportes por correo/)).toBeVisible();
    expect(await boton('Agregar')).toBeVisible();
  });

  it('offer a retry when they cannot be read', async () => {
    refuse(calls.listarSuscripciones, 'INESPERADO');
    renderScreen(<CorreosModal empresa={EMPRESA} onCerrar={() => undefined} />);
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('are asked for, with other addresses, by keys alone', async () => {
    const { user, notices } = abrir([]);
    const creadas = answer(calls.crearSuscripcion, { success: true, data: makeSuscripcion() });
    await user.click(await boton('Agregar'));
    const dialogo = await formulario('Recibir un reporte por correo');
    await user.click(within(dialogo).getByRole('radio', { name: 'Resumen del mes' }));
    const hora = within(dialogo).getByRole('textbox', { name: 'Hora' });
    await user.clear(hora);
    await user.type(hora, '18:30{Tab}');
    const correos = within(dialogo).getByRole('combobox', { name: 'Otros correos' });
    await user.type(correos, 'Jefe@Correo.ec{Enter}socia@correo.ec{Tab}');
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices).toEqual(['success: Reportes por correo / Registrado']));
    expect(creadas[0]?.body).toEqual({
      empresa: EMPRESA,
      reporte: 'RESUMEN_MES',
      hora: '18:30',
      destinatarios: ['jefe@correo.ec', 'socia@correo.ec'],
    });
  });

  it('give the focus back to what asks for another, also after the first', async () => {
    const { user } = abrir([]);
    answer(calls.crearSuscripcion, { success: true, data: makeSuscripcion() });
    await user.click(await boton('Agregar'));
    const dialogo = await formulario('Recibir un reporte por correo');
    answer(calls.listarSuscripciones, { success: true, data: [makeSuscripcion()] });
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    expect(await boton(`Enviar ahora ${CIERRE}`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Agregar' })).toHaveFocus();
  });

  it('say which address is none, under its box', async () => {
    const { user } = abrir([]);
    const creadas = answer(calls.crearSuscripcion, { success: true, data: makeSuscripcion() });
    await user.click(await boton('Agregar'));
    const dialogo = await formulario('Recibir un reporte por correo');
    const correos = within(dialogo).getByRole('combobox', { name: 'Otros correos' });
    await user.type(correos, 'jefe@{Enter}');
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    expect(await within(dialogo).findByText('jefe@ no es un correo válido')).toBeVisible();
    expect(creadas).toHaveLength(0);
  });

  it('are sent now, and changed, switched off and taken off from the menu of each', async () => {
    const { user, notices } = abrir([makeSuscripcion()]);
    const enviadas = answer(calls.enviarSuscripcion, { success: true, data: makeSuscripcion() });
    const editadas = answer(calls.editarSuscripcion, { success: true, data: makeSuscripcion() });
    const quitadas = answer(calls.eliminarSuscripcion, { success: true, data: null });
    await user.click(await boton(`Enviar ahora ${CIERRE}`));
    await waitFor(() => expect(notices.at(-1)).toContain('El reporte va en camino'));
    expect(enviadas[0]?.body).toEqual({ empresa: EMPRESA, id: '7' });

    const elegir = async (texto: string) => {
      await user.click(await boton(`Más acciones de ${CIERRE}`));
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${texto}`) }));
    };
    await elegir('Apagar');
    await waitFor(() => expect(notices.at(-1)).toContain('Apagado'));
    expect(editadas[0]?.body).toEqual({
      empresa: EMPRESA,
      id: '7',
      reporte: 'CIERRE_DIA',
      hora: '07:00',
      destinatarios: [],
      activa: false,
    });
    await elegir('Editar');
    const dialogo = await formulario('Editar reporte por correo');
    await user.click(within(dialogo).getByRole('radio', { name: 'Resumen del mes' }));
    await user.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices.at(-1)).toContain('Actualizado'));
    expect(editadas[1]?.body).toMatchObject({ id: '7', reporte: 'RESUMEN_MES', activa: true });
    await elegir('Eliminar');
    await waitFor(() => expect(notices.at(-1)).toContain('Eliminado'));
    expect(document.activeElement).toContainElement(screen.getByText('Los que recibe'));
    expect(document.body).not.toHaveFocus();
    expect(Object.fromEntries(quitadas[0]?.url.searchParams ?? [])).toEqual({
      empresa: EMPRESA,
      id: '7',
    });
  });

  it('stay where taking them off is declined, and say why one could not be sent', async () => {
    const { user, notices } = abrir([makeSuscripcion()], { acepta: false });
    const quitadas = answer(calls.eliminarSuscripcion, { success: true, data: null });
    await user.click(await boton(`Más acciones de ${CIERRE}`));
    await user.click(await screen.findByRole('menuitem', { name: /^Eliminar/ }));
    await waitFor(() => expect(notices.at(-1)).toContain('Cancelado'));
    expect(quitadas).toHaveLength(0);
    refuse(calls.enviarSuscripcion, 'CORREO_REPETIDO');
    await user.click(await boton(`Enviar ahora ${CIERRE}`));
    await waitFor(() =>
      expect(notices.at(-1)).toBe(
        'error: Reportes por correo / Este correo ya se pidió varias veces. Espere 10 minutos',
      ),
    );
  });
});
