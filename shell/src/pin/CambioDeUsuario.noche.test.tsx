import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';
import { useLocation } from '@comanda/shared/router';
import {
  empresaElegida,
  selectEmpresa,
  selectToken,
  selectUsuario,
  useSinEnviar,
} from '@comanda/shared/session';
import {
  answer,
  makeConPin,
  makeUsuario,
  refuse,
  renderScreen,
  tienenPin,
} from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

const [PUERTO, ANDINA] = ['La Cevichería del Puerto', 'Cafetería Andina'] as const;
const carlos = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO, ANDINA] });
/** Who can be chosen at this till. */
const QUIENES = [
  makeConPin({ id: 'u1', nombre: 'Carlos Andrade' }),
  makeConPin({ id: 'u2', nombre: 'Ana Torres', perfil: 'Mesero' }),
  makeConPin({ id: 'u3', nombre: 'Beto Vera', perfil: 'Cajero' }),
] as const;
const ana = makeUsuario({
  id: 'u2',
  nombreCompleto: 'Ana Torres',
  empresa: [PUERTO],
  por_pin: true,
});

/** Somebody types in a part of the frame that is not a dialog. */
function Escrito({ hay }: { hay: boolean }) {
  useSinEnviar(hay);
  return <output aria-label="direccion">{useLocation().pathname}</output>;
}

/** Of both: who takes the till over goes on with the same builds. */
const areas = [makeArea('auth'), makeArea('ventas')];

function abrir({ usuario = carlos, escrito = false, acepta = true } = {}) {
  leerArranque(JSON.stringify(makeArranque(usuario, { areas })));
  tienenPin(...QUIENES);
  return renderScreen(
    <>
      <Rutas />
      <Escrito hay={escrito} />
    </>,
    { usuario, ruta: '/admin/mesas', acepta },
  );
}
const pasa = () => {
  answer(plataformaCalls.arranque, { success: true, data: makeArranque(ana, { areas }) });
  return answer(cuentaCalls.cambiarUsuario, {
    success: true,
    data: { ...ana, token: 'el-token-de-ana', vence: 600 },
  });
};
const teclado = async () => {
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cambiar usuario' }));
  await waitFor(() => expect(dialogo.getByLabelText('PIN')).toHaveFocus());
  await dialogo.findByRole('radiogroup', { name: 'Quién sigue' });
  return dialogo;
};
const esAna = (dialogo: Awaited<ReturnType<typeof teclado>>) =>
  dialogo.getByRole('radio', { name: 'Ana Torres' });
const dentro = (pantalla: string) => screen.findByText(`Pantalla ${pantalla}`);

beforeAll(iniciarFederacion);
beforeEach(() => localStorage.clear());

describe('the PIN switch', () => {
  it('gives the till to whoever types their PIN, at their first screen, and keeps nothing of the other', async () => {
    const { user, store, notices } = abrir();
    await dentro('mesas');
    const pedidos = pasa();
    await user.keyboard('{F10}');
    const dialogo = await teclado();
    await user.click(esAna(dialogo));
    expect(dialogo.getByLabelText('PIN')).toHaveFocus();
    await user.keyboard('4a821{Enter}{Enter}');

    await dentro('puntoventa');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('direccion')).toHaveTextContent('/admin/puntoventa');
    expect(pedidos.map(({ body }) => body)).toEqual([
      { empresa: PUERTO, usuario: 'u2', pin: '4821' },
    ]);
    expect(selectUsuario(store.getState())).toMatchObject({ id: 'u2', por_pin: true });
    expect(selectToken(store.getState())).toBe('el-token-de-ana');
    expect(notices).toEqual(['success: Cambiar usuario / Ahora: Ana Torres']);
    const menu = screen.getByRole('navigation', { name: 'Menú principal' });
    expect(within(menu).queryByRole('link', { name: 'Mesas' })).toBeNull();
  });

  it('goes on in the company whose till it is, whichever is the first of who comes', async () => {
    const { user, store } = abrir();
    await dentro('mesas');
    act(() => void store.dispatch(empresaElegida(ANDINA)));
    const pedidos = answer(cuentaCalls.cambiarUsuario, {
      success: true,
      data: { ...ana, empresa: [PUERTO, ANDINA], token: 'el-token-de-ana', vence: 600 },
    });
    answer(plataformaCalls.arranque, { success: true, data: makeArranque(ana, { areas }) });
    await user.keyboard('{F10}');
    const dialogo = await teclado();
    expect(dialogo.getByText(new RegExp(`para seguir usted en ${ANDINA}`))).toBeVisible();
    await user.click(esAna(dialogo));
    await user.keyboard('4821{Enter}');

    await dentro('puntoventa');
    expect(pedidos.map(({ body }) => body)).toEqual([
      { empresa: ANDINA, usuario: 'u2', pin: '4821' },
    ]);
    expect(selectUsuario(store.getState())?.id).toBe('u2');
    expect(selectEmpresa(store.getState())).toBe(ANDINA);
  });

  it('takes the digits of a hand that does not wait for it, and the screen behind gets none', async () => {
    const { user } = abrir();
    await dentro('mesas');
    const pedidos = pasa();
    const detras = document.body.appendChild(document.createElement('input'));
    detras.focus();
    await user.keyboard('{F10}48');
    const dialogo = await teclado();
    await user.keyboard('21');
    expect(dialogo.getByLabelText('PIN')).toHaveValue('4821');
    expect(detras).toHaveValue('');
    detras.remove();
    await user.click(esAna(dialogo));
    await user.keyboard('{Enter}');
    await dentro('puntoventa');
    expect(pedidos.map(({ body }) => body)).toEqual([
      { empresa: PUERTO, usuario: 'u2', pin: '4821' },
    ]);
  });

  it('is pressed with a finger, from the menu of the user', async () => {
    const { user } = abrir();
    await dentro('mesas');
    const pedidos = pasa();
    await user.click(screen.getByRole('button', { name: /Carlos Andrade/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Cambiar usuario' }));
    const dialogo = await teclado();
    await user.click(esAna(dialogo));
    for (const tecla of ['4', '8', '9', 'Borrar', '2', '0', '1', '3', '5'])
      await user.click(dialogo.getByRole('button', { name: tecla }));
    expect(dialogo.getByLabelText('PIN')).toHaveAttribute('inputmode', 'none');
    await user.click(dialogo.getByRole('button', { name: 'Entrar' }));
    await dentro('puntoventa');
    expect(pedidos[0]?.body).toEqual({ empresa: PUERTO, usuario: 'u2', pin: '482013' });
  });

  it.each([
    ['PIN_INCORRECTO', 'El PIN no es correcto'],
    ['DEMASIADOS_INTENTOS', 'Demasiados intentos. Espere un momento e intente de nuevo'],
    ['SIN_CONEXION', 'No hay conexión con el servidor'],
  ] as const)('says %s over its keys, and is typed again', async (code, msg) => {
    refuse(cuentaCalls.cambiarUsuario, code);
    const { user, store } = abrir();
    await dentro('mesas');
    await user.keyboard('{F10}');
    const dialogo = await teclado();
    await user.click(esAna(dialogo));
    await user.keyboard('1357{Enter}');
    expect(await dialogo.findByRole('alert')).toHaveTextContent(msg);
    expect(dialogo.getByLabelText('PIN')).toHaveValue('');
    await waitFor(() => expect(dialogo.getByLabelText('PIN')).toHaveFocus());
    await user.keyboard('2');
    expect(dialogo.queryByRole('alert')).toBeNull();
    expect(selectUsuario(store.getState())?.id).toBe('u1');
  });

  it('sends nothing of fewer than four digits, and Escape leaves all as it was', async () => {
    const { user } = abrir();
    await dentro('mesas');
    const pedidos = pasa();
    await user.keyboard('{F10}');
    const dialogo = await teclado();
    await user.keyboard('1234{Enter}');
    expect(dialogo.getByRole('alert')).toHaveTextContent('Elija quién sigue');
    await user.click(esAna(dialogo));
    await user.keyboard('{Backspace}{Enter}');
    expect(dialogo.getByRole('alert')).toHaveTextContent('El PIN tiene de 4 a 6 dígitos');
    expect(dialogo.getByLabelText('PIN')).toHaveValue('123');
    await user.keyboard('{F10}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidos).toEqual([]);
    await dentro('mesas');
  });

  it('is chosen and typed with a keyboard alone: arrows to the name, and the digits', async () => {
    const { user } = abrir();
    await dentro('mesas');
    const pedidos = pasa();
    await user.keyboard('{F10}');
    const dialogo = await teclado();
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(esAna(dialogo)).toHaveFocus();
    await user.keyboard('4821{Enter}');
    await dentro('puntoventa');
    expect(pedidos[0]?.body).toMatchObject({ usuario: 'u2', pin: '4821' });
  });

  it('says that nobody has a PIN, and that the list could not be read', async () => {
    const { user } = abrir();
    await dentro('mesas');
    refuse(cuentaCalls.listarConPin, 'SIN_CONEXION');
    await user.keyboard('{F10}');
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cambiar usuario' }));
    expect(await dialogo.findByText(/No se pudo leer quiénes tienen PIN/)).toBeVisible();
    answer(cuentaCalls.listarConPin, { success: true, data: [] });
    await user.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    expect(await dialogo.findByText(/Nadie más tiene PIN en esta empresa/)).toBeVisible();
  });

  it('offers nobody the till that is theirs already', async () => {
    const { user } = abrir();
    await dentro('mesas');
    await user.keyboard('{F10}');
    const dialogo = await teclado();
    expect(dialogo.getAllByRole('radio')).toHaveLength(2);
    expect(dialogo.queryByRole('radio', { name: 'Carlos Andrade' })).toBeNull();
  });

  it('keeps its keys from the screen behind', async () => {
    const { user } = abrir();
    await dentro('mesas');
    await user.keyboard('{F10}');
    await teclado();
    const oidas: string[] = [];
    const oir = ({ key }: KeyboardEvent) => void oidas.push(key);
    window.addEventListener('keydown', oir);
    await user.keyboard('{F9}?1');
    window.removeEventListener('keydown', oir);
    expect(oidas).toEqual(['1']);
  });

  it.each([true, false])('asks first about what was typed and not sent (%s)', async (acepta) => {
    const { user, notices } = abrir({ escrito: true, acepta });
    await dentro('mesas');
    await user.keyboard('{F10}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    if (acepta) await teclado();
    else expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not for who has no PIN, nor over another dialog', async () => {
    const { user, unmount } = abrir({ usuario: makeUsuario({ perfil: 'Contador' }) });
    await screen.findByRole('navigation', { name: 'Menú principal' });
    await user.keyboard('{F10}');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();

    const otra = abrir();
    await dentro('mesas');
    const abierto = document.body.appendChild(document.createElement('div'));
    abierto.setAttribute('role', 'dialog');
    await otra.user.keyboard('{F10}');
    act(() => abierto.remove());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
