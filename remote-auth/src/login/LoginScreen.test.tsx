import { describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import {
  anotarConexion,
  onLoginAceptado,
  onLoginIniciado,
  selectUsuario,
  sesionVencida,
} from '@comanda/shared/session';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import LoginScreen from './LoginScreen';

const entra = (perfil: Perfil = 'Cajero') => ({
  success: true as const,
  msg: 'Bienvenido Carlos Andrade',
  data: { ...makeUsuario({ perfil }), token: 'un-token-cualquiera', vence: 600 },
});

/** A server that is slow, until the test lets it answer. */
function retenida() {
  let soltar: () => void = () => undefined;
  const espera = new Promise<void>((resolve) => (soltar = resolve));
  const pedidos = answer(authCalls.login, async () => {
    await espera;
    return entra();
  });
  return { pedidos, soltar };
}

/** What the shell shows: the login, and once there is a session whose it is. */
function Puerta() {
  const usuario = useSelector(selectUsuario);
  return usuario ? (
    <p>{`Dentro: ${usuario.nombreCompleto}, ${usuario.perfil}`}</p>
  ) : (
    <LoginScreen />
  );
}

const start = (ruta = '/auth/login') => renderScreen(<Puerta />, { usuario: null, ruta });

/** Pasted, as a keeper of passwords does; a test below has them written key by key. */
async function llenar(
  { screen, user }: ReturnType<typeof start>,
  email = 'cajero@demo.ec',
  clave = 'demo1234',
) {
  const campos = [
    ['Correo', email],
    ['Contraseña', clave],
  ] as const;
  for (const [campo, texto] of campos)
    if (texto) {
      await user.click(screen.getByLabelText(campo));
      await user.paste(texto);
    }
  await user.keyboard('{Enter}');
}

describe('LoginScreen (spec sections 2, 5, 8)', () => {
  it.each([
    ['/auth/login', authCalls.login],
    ['/auth/login_admin', authCalls.validarLogin],
    ['/auth/login_dashboard', authCalls.loginDash],
    ['/auth/login_contador', authCalls.login],
    ['/auth/login_cocinero', authCalls.login],
  ])('on %s sends the credentials to its own call and opens the session', async (ruta, call) => {
    const pedidos = answer(call, entra());
    const vista = start(ruta);

    await llenar(vista);

    expect(await vista.screen.findByText('Dentro: Carlos Andrade, Cajero')).toBeVisible();
    expect(vista.screen.queryByRole('button', { name: 'Ingresar' })).toBeNull();
    expect(pedidos.map(({ body }) => body)).toEqual([
      { email: 'cajero@demo.ec', password: 'demo1234', status: true },
    ]);
    expect(vista.notices).toEqual(['success: Punto de Venta / Bienvenido Carlos Andrade']);
  });

  it.each([
    ['Cajero', 300],
    ['Vendedor', 1000],
    ['Dashboard', 1000],
  ] as const)(
    'opens the session of a %s after %i ms, and says before who it is',
    async (perfil, demora) => {
      answer(authCalls.login, entra(perfil));
      const aceptado: number[] = [];
      const abierta: number[] = [];
      const dejar = onLoginAceptado(() => aceptado.push(performance.now()));
      const vista = start();
      vista.store.subscribe(() => {
        if (selectUsuario(vista.store.getState())) abierta.push(performance.now());
      });

      await llenar(vista);
      expect(await vista.screen.findByText(`Dentro: Carlos Andrade, ${perfil}`)).toBeVisible();
      dejar();

      expect(aceptado).toHaveLength(1);
      expect(Number(abierta[0]) - Number(aceptado[0])).toBeGreaterThanOrEqual(demora - 2); // timers may fire a hair early
    },
  );

  it.each([
    ['', 'demo1234', 'Ingrese el correo', 'Correo'],
    ['cajero@demo.ec', '', 'Ingrese la contraseña', 'Contraseña'],
    ['   ', 'demo1234', 'Ingrese el correo', 'Correo'],
  ])(
    'sends nothing with %p and %p, and says which field is missing',
    async (email, clave, queja, campo) => {
      const pedidos = answer(authCalls.login, entra());
      const vista = start();

      await llenar(vista, email, clave);
      await vista.user.click(vista.screen.getByRole('button', { name: 'Ingresar' }));

      expect(vista.screen.getByText(queja)).toBeInTheDocument();
      expect(vista.screen.getByLabelText(campo)).toHaveFocus();
      expect(pedidos).toEqual([]);
    },
  );

  it.each([
    ['CREDENCIALES_INVALIDAS', 'Correo o contraseña incorrectos'],
    ['DEMASIADOS_INTENTOS', 'Demasiados intentos. Espere un momento e intente de nuevo'],
    ['SIN_CONEXION', 'No hay conexión con el servidor'],
    ['INESPERADO', 'Algo salió mal.'],
  ] as const)('says %s under the fields until the next try', async (code, dicho) => {
    refuse(authCalls.login, code);
    const vista = start();
    const alerta = () => vista.screen.queryByText(dicho);

    await llenar(vista);

    await waitFor(() => expect(alerta()).toHaveAttribute('role', 'alert'));
    expect(await vista.screen.findByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await waitFor(() => expect(vista.screen.getByLabelText('Contraseña')).toHaveFocus());
    expect(vista.screen.getByRole('form')).toContainElement(alerta());
    expect(vista.notices).toEqual([]);
    expect(vista.screen.queryByText(/^Dentro/)).toBeNull();
    await vista.user.type(vista.screen.getByLabelText('Correo'), 'x');
    expect(alerta()).toBeVisible();

    const { soltar } = retenida();
    await vista.user.keyboard('{Enter}');
    expect(alerta()).toBeNull();
    soltar();
    expect(await vista.screen.findByText(/^Dentro/)).toBeVisible();
  });

  it('sends once, however often one presses, and shows that it waits', async () => {
    const { pedidos, soltar } = retenida();
    const vista = start();

    await llenar(vista);
    await vista.user.keyboard('{Enter}{Enter}');
    const formulario = vista.screen.getByRole('form');
    act(() => {
      for (let vez = 0; vez < 2; vez++)
        formulario.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });

    expect(vista.screen.getByRole('button', { name: /Ingresando/ })).toBeVisible();
    expect(formulario).toHaveAttribute('aria-busy', 'true');
    soltar();
    expect(await vista.screen.findByText(/^Dentro/)).toBeVisible();
    expect(pedidos).toHaveLength(1);
  });

  it('sends once where two keys come before anything is drawn', async () => {
    const { pedidos, soltar } = retenida();
    const vista = start();
    await vista.user.type(vista.screen.getByLabelText('Correo'), 'cajero@demo.ec');
    await vista.user.type(vista.screen.getByLabelText('Contraseña'), 'demo1234');

    act(() => {
      for (let vez = 0; vez < 2; vez++)
        vista.screen
          .getByRole('form')
          .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    soltar();

    expect(await vista.screen.findByText(/^Dentro/)).toBeVisible();
    expect(pedidos).toHaveLength(1);
  });

  it('says that the server is not there, and no longer when it is', () => {
    const { screen } = start();
    const alerta = () => screen.queryByText('No hay conexión con el servidor');
    expect(alerta()).toBeNull();

    act(() => anotarConexion(false));
    expect(alerta()).toHaveAttribute('role', 'alert');

    act(() => anotarConexion(true));
    expect(alerta()).toBeNull();
  });

  it('tells the shell when the call leaves', async () => {
    answer(authCalls.login, entra());
    const salidas = jest.fn();
    const dejar = onLoginIniciado(salidas);
    const vista = start();

    await llenar(vista);
    dejar();

    expect(salidas).toHaveBeenCalledTimes(1);
    expect(await vista.screen.findByText('Dentro: Carlos Andrade, Cajero')).toBeVisible();
  });

  it('shows and hides the password', async () => {
    const { screen, user } = start();

    await user.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'text');

    await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  });

  it('starts on the e-mail and lets the browser fill both fields', () => {
    const { screen } = start();

    expect(screen.getByLabelText('Correo')).toHaveFocus();
    expect(screen.getByLabelText('Correo')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Contraseña')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByText('Todos los derechos reservados')).toBeInTheDocument();
  });

  describe('of an account with a second factor', () => {
    const codigo = (vista: ReturnType<typeof start>) =>
      vista.screen.findByRole('textbox', { name: 'Código de 6 dígitos' });

    it('asks for the code and sends the same call with it', async () => {
      refuse(authCalls.login, 'SEGUNDO_FACTOR_REQUERIDO');
      const vista = start();
      await llenar(vista);
      const campo = await codigo(vista);
      expect(campo).toHaveFocus();
      expect(campo).toHaveAttribute('inputmode', 'numeric');
      expect(campo).toHaveAttribute('autocomplete', 'one-time-code');
      expect(vista.screen.getByLabelText('Correo')).toBeDisabled();
      expect(vista.screen.getByLabelText('Contraseña')).toBeDisabled();
      expect(campo).not.toBeInvalid();

      const pedidos = answer(authCalls.login, entra());
      await vista.user.type(campo, '123 456{Enter}');

      expect(await vista.screen.findByText(/^Dentro/)).toBeVisible();
      expect(pedidos.map(({ body }) => body)).toEqual([
        { email: 'cajero@demo.ec', password: 'demo1234', status: true, codigo: '123456' },
      ]);
    });

    it('says under it that it is wrong or missing, and lets it be written over', async () => {
      refuse(authCalls.login, 'SEGUNDO_FACTOR_REQUERIDO');
      const vista = start();
      await llenar(vista);
      const campo = await codigo(vista);
      await vista.user.keyboard('{Enter}');
      expect(campo).toHaveAccessibleDescription('Ingrese el código de su aplicación');

      refuse(authCalls.login, 'SEGUNDO_FACTOR_INVALIDO');
      await vista.user.type(campo, '111111{Enter}');
      await waitFor(() =>
        expect(campo).toHaveAccessibleDescription(
          'El código no es válido o ya se usó. Espere el siguiente',
        ),
      );

      const pedidos = answer(authCalls.login, entra());
      await vista.user.keyboard('222222{Enter}');
      expect(await vista.screen.findByText(/^Dentro/)).toBeVisible();
      expect(pedidos[0]?.body).toMatchObject({ codigo: '222222' });
    });

    it('takes a recovery code, on a keyboard with letters', async () => {
      refuse(authCalls.login, 'SEGUNDO_FACTOR_REQUERIDO');
      const vista = start();
      await llenar(vista);
      await codigo(vista);
      const pedidos = answer(authCalls.login, entra());

      await vista.user.click(
        vista.screen.getByRole('button', { name: 'Usar un código de recuperación' }),
      );
      const campo = vista.screen.getByRole('textbox', { name: 'Código de recuperación' });
      expect(campo).toHaveFocus();
      expect(campo).toHaveAttribute('inputmode', 'text');
      await vista.user.keyboard('abcd-efgh{Enter}');

      expect(await vista.screen.findByText(/^Dentro/)).toBeVisible();
      expect(pedidos[0]?.body).toMatchObject({ codigo: 'abcd-efgh' });
    });

    it.each(['Escape', 'Volver'])('goes back to the password with %s', async (como) => {
      refuse(authCalls.login, 'SEGUNDO_FACTOR_REQUERIDO');
      const vista = start();
      await llenar(vista);
      const campo = await codigo(vista);
      await vista.user.type(campo, '12');

      if (como === 'Escape') await vista.user.keyboard('{Escape}');
      else await vista.user.click(vista.screen.getByRole('button', { name: 'Volver' }));

      expect(campo).not.toBeInTheDocument();
      expect(vista.screen.getByLabelText('Contraseña')).toBeEnabled();
      expect(vista.screen.getByLabelText('Contraseña')).toHaveValue('demo1234');
      expect(vista.screen.getByLabelText('Contraseña')).toHaveFocus();
    });

    it('says how long to wait, and goes back where the password is no longer that', async () => {
      refuse(authCalls.login, 'SEGUNDO_FACTOR_REQUERIDO');
      const vista = start();
      await llenar(vista);
      await codigo(vista);

      refuse(authCalls.login, 'DEMASIADOS_INTENTOS');
      await vista.user.keyboard('111111{Enter}');
      expect(await vista.screen.findByText(/^Demasiados intentos/)).toHaveAttribute(
        'role',
        'alert',
      );
      await codigo(vista);

      refuse(authCalls.login, 'CREDENCIALES_INVALIDAS');
      await vista.user.keyboard('{Enter}');
      expect(await vista.screen.findByText('Correo o contraseña incorrectos')).toBeVisible();
      expect(vista.screen.queryByRole('textbox', { name: 'Código de 6 dígitos' })).toBeNull();
    });
  });

  it('says why a user whose session ran out is here', async () => {
    const { screen, store } = start();

    act(() => void store.dispatch(sesionVencida()));

    expect(await screen.findByText('Su sesión terminó. Ingrese de nuevo')).toBeInTheDocument();
  });
});
