import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import {
  cuentaCalls as calls,
  type Cuenta,
  type Fuerza,
} from '@comanda/shared/contracts/auth/cuenta';
import { loginAceptado, selectUsuario } from '@comanda/shared/session';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import CuentaScreen from './CuentaScreen';
import { recordarProvisional } from './provisional';

const bien = <Data,>(data: Data) => ({ success: true as const, data });
const ACTIVO = { activo: true, obligatorio: false, codigos_restantes: 8 };
const makeCuenta = (over: Partial<Cuenta> = {}): Cuenta => ({
  email: 'carlos@demo.ec',
  nombreCompleto: 'Carlos Andrade',
  perfil: 'Cajero',
  ultimo_acceso: '2026-11-20T15:30:00.000Z',
  segundo_factor: { activo: false, obligatorio: false, codigos_restantes: 0 },
  pin: false,
  ...over,
});
const sesion = (id: string, over = {}) => ({
  id,
  desde: '2026-11-20T15:30:00.000Z',
  ultima: '2026-11-20T16:00:00.000Z',
  direccion: '10.0.0.7',
  equipo: `Equipo ${id}`,
  actual: false,
  por_pin: false,
  ...over,
});
const makeFuerza = (over: Partial<Fuerza> = {}): Fuerza => ({
  puntaje: 3,
  suficiente: true,
  aviso: '',
  sugerencias: [],
  ...over,
});
const SESION = { ...makeUsuario(), token: 'otro-token-de-prueba', vence: 600 };

function abrir(cuenta = makeCuenta(), usuario: Partial<UsuarioSesion> = {}) {
  answer(calls.consultarCuenta, bien(cuenta));
  answer(calls.listarSesiones, bien([sesion('1'), sesion('2', { actual: true, por_pin: true })]));
  return renderScreen(<CuentaScreen />, { usuario: makeUsuario(usuario) });
}
const seccion = async (name: string) => within(await screen.findByRole('region', { name }));
const fallan = (campo: HTMLElement, frase: string) =>
  waitFor(() => expect(campo).toHaveAccessibleDescription(expect.stringContaining(frase)));

describe('Mi cuenta', () => {
  it('says whose it is and when it was last used', async () => {
    abrir();
    const datos = await seccion('Datos');
    expect(datos.getByText('carlos@demo.ec')).toBeVisible();
    expect(datos.getByText('La Cevichería del Puerto')).toBeVisible();
    expect(datos.getByText(/20\/11\/2026/)).toBeVisible();
  });

  it('offers a retry when it cannot be read', async () => {
    refuse(calls.consultarCuenta, 'INESPERADO');
    renderScreen(<CuentaScreen />);
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('asks nothing for a session opened with a PIN, and says what to do', () => {
    renderScreen(<CuentaScreen />, { usuario: makeUsuario({ por_pin: true }) });
    expect(
      screen.getByText('Ingreso con PIN. Para ver su cuenta ingrese con su correo y su contraseña'),
    ).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed, and the session goes on with what the server answers', async () => {
    const { user, notices, store } = abrir();
    const medidas = answer(calls.medirClave, bien(makeFuerza({ puntaje: 4 })));
    const cambios = answer(calls.cambiarClave, bien({ ...SESION, nombreCompleto: 'El mismo' }));
    const parte = await seccion('Cambiar la contraseña');
    await user.type(parte.getByLabelText('Contraseña actual'), 'demo1234');
    await user.type(parte.getByLabelText('Contraseña nueva'), 'siete tazas de barro');
    expect(await parte.findByText('Muy buena')).toBeVisible();
    await user.keyboard('{Enter}{Enter}');

    await waitFor(() =>
      expect(notices).toEqual([
        'success: Mi cuenta / Contraseña cambiada. Sus otras sesiones se cerraron',
      ]),
    );
    expect(cambios.map(({ body }) => body)).toEqual([
      { actual: 'demo1234', nueva: 'siete tazas de barro' },
    ]);
    expect(medidas.at(-1)?.body).toEqual({
      clave: 'siete tazas de barro',
      datos: ['Carlos Andrade', 'carlos@demo.ec', 'La Cevichería del Puerto'],
    });
    expect(medidas.length).toBeLessThan(5);
    expect(selectUsuario(store.getState())?.nombreCompleto).toBe('El mismo');
    await waitFor(() => expect(screen.getByLabelText('Contraseña nueva')).toHaveValue(''));
  });

  it('is not asked for again by who has just come in with a provisional one, unless it was not that one', async () => {
    const usuario = { pendiente: 'CLAVE' as const };
    recordarProvisional();
    loginAceptado(makeUsuario(usuario), 'la que me dieron');
    const { user } = abrir(makeCuenta(), usuario);
    answer(calls.medirClave, bien(makeFuerza({ puntaje: 4 })));
    const parte = await seccion('Cambiar la contraseña');
    expect(parte.queryByLabelText('Contraseña actual')).toBeNull();
    await user.type(parte.getByLabelText('Contraseña nueva'), 'siete tazas de barro');
    refuse(calls.cambiarClave, 'CLAVE_ACTUAL_INCORRECTA', [
      { campo: 'actual', msg: 'La contraseña actual no es correcta' },
    ]);
    avisosDeConsola();
    await user.keyboard('{Enter}');
    await user.type(await parte.findByLabelText('Contraseña actual'), 'otra');
    expect(parte.getByLabelText('Contraseña nueva')).toHaveValue('siete tazas de barro');
    const cambios = answer(calls.cambiarClave, bien(SESION));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cambios).toHaveLength(1));
    expect(cambios[0]?.body).toEqual({ actual: 'otra', nueva: 'siete tazas de barro' });
  });

  it('that was provisional is sent as it was typed at the login', async () => {
    const usuario = { pendiente: 'CLAVE' as const };
    recordarProvisional();
    loginAceptado(makeUsuario(usuario), 'la que me dieron');
    const { user } = abrir(makeCuenta(), usuario);
    answer(calls.medirClave, bien(makeFuerza({ puntaje: 4 })));
    const cambios = answer(calls.cambiarClave, bien(SESION));
    const parte = await seccion('Cambiar la contraseña');
    await user.type(parte.getByLabelText('Contraseña nueva'), 'siete tazas de barro{Enter}');
    await waitFor(() => expect(cambios).toHaveLength(1));
    expect(cambios[0]?.body).toEqual({ actual: 'la que me dieron', nueva: 'siete tazas de barro' });
    await waitFor(() => expect(parte.getByLabelText('Contraseña actual')).toBeVisible());
  });

  it('is told to be weak, in words, while it is typed', async () => {
    const { user } = abrir();
    const debil = {
      puntaje: 1,
      suficiente: false,
      aviso: 'Es una fecha',
      sugerencias: ['Agregue palabras'],
    };
    answer(calls.medirClave, bien(makeFuerza(debil)));
    const parte = await seccion('Cambiar la contraseña');
    await user.type(parte.getByLabelText('Contraseña nueva'), '1990');
    expect(parte.getByRole('status')).toHaveTextContent('Midiendo la contraseña');
    await waitFor(() =>
      expect(parte.getByRole('status')).toHaveTextContent(
        'Fácil de adivinar. Se necesita una mejorEs una fechaAgregue palabras',
      ),
    );
  });

  it('says so where it cannot be measured, and can be changed all the same', async () => {
    refuse(calls.medirClave, 'SIN_CONEXION');
    const { user } = abrir();
    const parte = await seccion('Cambiar la contraseña');
    await user.type(parte.getByLabelText('Contraseña nueva'), 'siete tazas');
    expect(await parte.findByText('No se pudo medir la contraseña')).toBeVisible();
    expect(parte.getByRole('button', { name: 'Cambiar la contraseña' })).toBeEnabled();
  });

  it('says under each field what is missing or short', async () => {
    answer(calls.medirClave, bien(makeFuerza()));
    const { user } = abrir();
    const parte = await seccion('Cambiar la contraseña');
    await user.type(parte.getByLabelText('Contraseña nueva'), 'corta{Enter}');
    await fallan(parte.getByLabelText('Contraseña actual'), 'Ingrese su contraseña actual');
    await fallan(
      parte.getByLabelText('Contraseña nueva'),
      'La contraseña debe tener 10 letras o más',
    );
  });

  it.each([
    [
      'CLAVE_ACTUAL_INCORRECTA',
      'actual',
      'Contraseña actual',
      'La contraseña actual no es correcta',
    ],
    ['CLAVE_DEBIL', 'nueva', 'Contraseña nueva', 'La contraseña es fácil de adivinar. Use otra'],
    ['CLAVE_REPETIDA', 'nueva', 'Contraseña nueva', 'La contraseña nueva es igual a la actual'],
  ] as const)('says %s under its field', async (code, campo, etiqueta, msg) => {
    answer(calls.medirClave, bien(makeFuerza()));
    refuse(calls.cambiarClave, code, [{ campo, msg }]);
    const { user } = abrir();
    const parte = await seccion('Cambiar la contraseña');
    await user.type(parte.getByLabelText('Contraseña actual'), 'demo1234');
    await user.type(parte.getByLabelText('Contraseña nueva'), 'siete tazas de barro{Enter}');
    await fallan(parte.getByLabelText(etiqueta), msg);
  });
});

describe('the second factor', () => {
  const SECRETO = {
    secreto: 'JBSWY3DPEHPK3PXP',
    otpauth: 'otpauth://totp/Comanda:carlos?secret=JBSWY3DPEHPK3PXP&issuer=Comanda',
  };
  const CODIGOS = ['aaaa-1111', 'bbbb-2222'];

  it('is put on: password, code for the phone, six digits, recovery codes once', async () => {
    const { user, notices } = abrir();
    answer(calls.prepararSegundoFactor, bien(SECRETO));
    const activados = answer(calls.activarSegundoFactor, bien(CODIGOS));
    const parte = await seccion('Segundo factor');
    await user.type(parte.getByLabelText('Contraseña actual'), 'demo1234{Enter}');
    expect(await parte.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(await parte.findByRole('img', { name: /^Código QR/ })).toBeVisible();
    answer(calls.consultarCuenta, bien(makeCuenta({ segundo_factor: ACTIVO })));
    await user.type(parte.getByLabelText('Código de 6 dígitos'), '123 456{Enter}');

    const lista = await parte.findByRole('list', { name: 'Códigos de recuperación' });
    expect(activados[0]?.body).toEqual({ codigo: '123456' });
    expect(
      within(lista)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODIGOS);
    const copiar = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(parte.getByRole('button', { name: 'Copiar' }));
    await waitFor(() => expect(notices).toEqual(['success: Mi cuenta / Códigos copiados']));
    expect(copiar).toHaveBeenCalledWith(CODIGOS.join('\n'));
    avisosDeConsola();
    copiar.mockRejectedValue(new Error('no clipboard'));
    await user.click(parte.getByRole('button', { name: 'Copiar' }));
    await waitFor(() =>
      expect(notices.at(-1)).toBe(
        'error: Mi cuenta / No se pudo copiar. Seleccione el texto y cópielo',
      ),
    );
    const imprimir = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(parte.getByRole('button', { name: 'Imprimir' }));
    expect(imprimir).toHaveBeenCalledTimes(1);

    await user.click(parte.getByRole('button', { name: 'Ya los guardé' }));
    expect(await parte.findByText(/Activo\. Quedan 8 códigos/)).toBeVisible();
    expect(parte.queryByText('aaaa-1111')).toBeNull();
  });

  it('says what is wrong with the code, and goes back', async () => {
    const { user } = abrir();
    answer(calls.prepararSegundoFactor, bien(SECRETO));
    const msg = 'El código no es válido o ya se usó. Espere el siguiente';
    refuse(calls.activarSegundoFactor, 'SEGUNDO_FACTOR_INVALIDO', [{ campo: 'codigo', msg }]);
    const parte = await seccion('Segundo factor');
    await user.type(parte.getByLabelText('Contraseña actual'), 'demo1234{Enter}');
    const codigo = await parte.findByLabelText('Código de 6 dígitos');
    await user.type(codigo, '12{Enter}');
    await fallan(codigo, 'Ingrese el código de 6 dígitos');
    await user.type(codigo, '3456{Enter}');
    await fallan(codigo, msg);
    await user.click(parte.getByRole('button', { name: 'Cancelar' }));
    expect(await parte.findByRole('button', { name: 'Activar' })).toBeVisible();
  });

  const prueba = async (user: ReturnType<typeof abrir>['user']) => {
    const dialogo = within(await screen.findByRole('dialog'));
    await user.type(dialogo.getByLabelText('Contraseña actual'), 'demo1234');
    await user.type(dialogo.getByLabelText('Código de 6 dígitos'), '123456{Enter}');
  };

  it('gets new recovery codes', async () => {
    const { user } = abrir(makeCuenta({ segundo_factor: { ...ACTIVO, codigos_restantes: 1 } }));
    const pedidos = answer(calls.renovarCodigos, bien(CODIGOS));
    const parte = await seccion('Segundo factor');
    expect(parte.getByText(/Queda 1 código de/)).toBeVisible();
    await user.click(parte.getByRole('button', { name: 'Nuevos códigos' }));
    await prueba(user);
    expect(await parte.findByText('bbbb-2222')).toBeVisible();
    expect(pedidos[0]?.body).toEqual({ password: 'demo1234', codigo: '123456' });
  });

  it('is taken off with password and code', async () => {
    const { user, notices } = abrir(makeCuenta({ segundo_factor: ACTIVO }));
    const pedidos = answer(calls.quitarSegundoFactor, bien(null));
    const parte = await seccion('Segundo factor');
    await user.click(parte.getByRole('button', { name: 'Quitar segundo factor' }));
    answer(calls.consultarCuenta, bien(makeCuenta()));
    await prueba(user);
    await waitFor(() => expect(notices).toEqual(['success: Mi cuenta / Segundo factor quitado']));
    expect(pedidos[0]?.body).toEqual({ password: 'demo1234', codigo: '123456' });
    expect(await parte.findByRole('button', { name: 'Activar' })).toBeVisible();
  });

  it('is asked of all operators by one who has it, and no more', async () => {
    const operador = { perfil: 'Dashboard' as const, empresa: [] };
    answer(calls.consultarInactividad, bien({ operador: 60, locales: 720 }));
    const { user, notices } = abrir(makeCuenta({ segundo_factor: ACTIVO, pin: null }), operador);
    const pedidos = answer(calls.exigirSegundoFactor, bien(null));
    const parte = await seccion('Segundo factor');
    const obligatorio = { ...ACTIVO, obligatorio: true };
    answer(calls.consultarCuenta, bien(makeCuenta({ segundo_factor: obligatorio, pin: null })));
    await user.click(parte.getByRole('button', { name: 'Exigir a todos los operadores' }));
    await user.click(
      await parte.findByRole('button', { name: 'Dejar de exigirlo a los operadores' }),
    );
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Exigir el segundo factor a todos los operadores?',
        'success: Mi cuenta / El segundo factor es obligatorio para los operadores',
        'pregunta: ¿Dejar de exigir el segundo factor?',
        'success: Mi cuenta / El segundo factor ya no es obligatorio',
      ]),
    );
    expect(pedidos.map(({ body }) => body)).toEqual([{ exigir: true }, { exigir: false }]);
  });

  it('is not offered to be taken off where the operator demands it', async () => {
    abrir(makeCuenta({ segundo_factor: { ...ACTIVO, obligatorio: true } }));
    const parte = await seccion('Segundo factor');
    expect(parte.getByText(/El operador lo exige/)).toBeVisible();
    expect(parte.queryByRole('button', { name: 'Quitar segundo factor' })).toBeNull();
  });
});

describe('how long sessions may rest', () => {
  const operador = { perfil: 'Dashboard' as const, empresa: [] };

  it('is set by the operator with their password, in minutes', async () => {
    answer(calls.consultarInactividad, bien({ operador: 60, locales: 90 }));
    const { user, notices } = abrir(makeCuenta({ pin: null }), operador);
    const guardados = answer(calls.guardarInactividad, bien({ operador: 30, locales: 90 }));
    const parte = await seccion('Sesiones sin uso');
    expect(
      await parte.findByText(/tras 1 hora; las de los locales, tras 90 minutos/),
    ).toBeVisible();
    await user.click(parte.getByRole('button', { name: 'Cambiar tiempos' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.clear(dialogo.getByLabelText('Operador'));
    await user.type(dialogo.getByLabelText('Operador'), '5');
    await user.type(dialogo.getByLabelText('Contraseña actual'), 'demo1234{Enter}');
    await fallan(dialogo.getByLabelText('Operador'), 'Operador: por lo menos 15 minutos');
    await user.clear(dialogo.getByLabelText('Operador'));
    await user.type(dialogo.getByLabelText('Operador'), '30{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Mi cuenta / Tiempos guardados']));
    expect(guardados[0]?.body).toEqual({ operador: 30, locales: 90, password: 'demo1234' });
  });

  it('is nothing that others see', async () => {
    abrir();
    await seccion('PIN');
    expect(screen.queryByText('Sesiones sin uso')).toBeNull();
  });
});

describe('the PIN', () => {
  it('is made, of digits alone', async () => {
    const { user, notices } = abrir();
    const guardados = answer(calls.guardarPin, bien(null));
    const parte = await seccion('PIN');
    await user.click(parte.getByRole('button', { name: 'Crear PIN' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await user.type(dialogo.getByLabelText('Contraseña actual'), 'demo1234');
    await user.type(dialogo.getByLabelText('PIN'), '12a{Enter}');
    await fallan(dialogo.getByLabelText('PIN'), 'El PIN tiene de 4 a 6 dígitos');
    answer(calls.consultarCuenta, bien(makeCuenta({ pin: true })));
    await user.type(dialogo.getByLabelText('PIN'), '34567{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Mi cuenta / PIN guardado']));
    expect(guardados[0]?.body).toEqual({ password: 'demo1234', pin: '123456' });
    expect(await parte.findByRole('button', { name: 'Cambiar PIN' })).toBeVisible();
  });

  it.each([['PIN_DEBIL', 'El PIN es fácil de adivinar. Use otro']] as const)(
    'says %s under it',
    async (code, msg) => {
      refuse(calls.guardarPin, code, [{ campo: 'pin', msg }]);
      const { user } = abrir();
      await user.click((await seccion('PIN')).getByRole('button', { name: 'Crear PIN' }));
      const dialogo = within(await screen.findByRole('dialog'));
      await user.type(dialogo.getByLabelText('Contraseña actual'), 'demo1234');
      await user.type(dialogo.getByLabelText('PIN'), '1234{Enter}');
      await fallan(dialogo.getByLabelText('PIN'), msg);
    },
  );

  it('is said not to be good yet where somebody came after it was saved', async () => {
    abrir(makeCuenta({ pin: true, pin_falta: ['Cafetería Andina'] }));
    const parte = await seccion('PIN');
    expect(parte.getByText(/^Todavía no vale en Cafetería Andina/)).toBeVisible();
  });

  it('is said to end the session of whoever was at the till', async () => {
    abrir(makeCuenta({ pin: true }));
    const parte = await seccion('PIN');
    expect(parte.getByText(/La sesión de quien estaba se cierra/)).toBeVisible();
  });

  it('is taken off once that is confirmed', async () => {
    const { user, notices } = abrir(makeCuenta({ pin: true }));
    const quitados = answer(calls.quitarPin, bien(null));
    await user.click((await seccion('PIN')).getByRole('button', { name: 'Quitar PIN' }));
    await waitFor(() =>
      expect(notices).toEqual(['pregunta: ¿Quitar su PIN?', 'success: Mi cuenta / PIN quitado']),
    );
    expect(quitados).toHaveLength(1);
  });

  it('is no matter of a profile that has none', async () => {
    abrir(makeCuenta({ pin: null }));
    await seccion('Segundo factor');
    expect(screen.queryByRole('region', { name: 'PIN' })).toBeNull();
  });
});

describe('the sessions', () => {
  it('are listed, this one first and without a button; another is closed', async () => {
    const { user, notices } = abrir();
    const cerradas = answer(calls.cerrarSesion, bien(null));
    const parte = await seccion('Sesiones abiertas');
    const [primera, segunda] = await parte.findAllByRole('listitem');
    expect(primera).toHaveTextContent('Equipo 2 · Esta sesión · Con PIN');
    expect(segunda).toHaveTextContent(/^Equipo 1.*10\.0\.0\.7/);
    expect(parte.queryByRole('button', { name: 'Cerrar Equipo 2' })).toBeNull();
    answer(calls.listarSesiones, bien([sesion('2', { actual: true })]));
    await user.click(parte.getByRole('button', { name: 'Cerrar Equipo 1' }));
    await waitFor(() => expect(notices).toEqual(['success: Mi cuenta / Sesión cerrada']));
    expect(cerradas[0]?.url.searchParams.get('id')).toBe('1');
    await waitFor(() => expect(parte.getAllByRole('listitem')).toHaveLength(1));
    expect(parte.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
  });

  it('are all closed but this one, once that is confirmed', async () => {
    const { user, notices } = abrir();
    const pedidos = answer(calls.cerrarOtrasSesiones, bien(1));
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    await waitFor(() =>
      expect(notices).toEqual([
        'pregunta: ¿Cerrar las demás sesiones?',
        'success: Mi cuenta / 1 sesión cerrada',
      ]),
    );
    expect(pedidos).toHaveLength(1);
  });

  it('say so when there are none, and when they cannot be read', async () => {
    const { unmount } = abrir();
    answer(calls.listarSesiones, bien([]));
    expect(
      await (await seccion('Sesiones abiertas')).findByText('No hay sesiones abiertas'),
    ).toBeVisible();
    unmount();
    answer(calls.consultarCuenta, bien(makeCuenta()));
    refuse(calls.listarSesiones, 'INESPERADO');
    renderScreen(<CuentaScreen />);
    const parte = await seccion('Sesiones abiertas');
    expect(await parte.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

describe('what must be done first', () => {
  it.each([
    ['CLAVE', 'Cambiar la contraseña'],
    ['SEGUNDO_FACTOR', 'Segundo factor'],
  ] as const)('%s leaves that part alone', async (pendiente, parte) => {
    abrir(makeCuenta(), { pendiente });
    await seccion(parte);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(screen.getByText(/para continuar\.$/)).toBeVisible();
  });

  it('is over once the codes are kept: the server says so', async () => {
    const { user, store } = abrir(makeCuenta(), { pendiente: 'SEGUNDO_FACTOR' });
    answer(calls.prepararSegundoFactor, bien({ secreto: 'ABCD', otpauth: 'otpauth://totp/x' }));
    answer(calls.activarSegundoFactor, bien(['aaaa-1111']));
    const renovadas = answer(authCalls.refrescarSesion, bien(SESION));
    const parte = await seccion('Segundo factor');
    await user.type(parte.getByLabelText('Contraseña actual'), 'demo1234{Enter}');
    await user.type(await parte.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
    await parte.findByText('aaaa-1111');
    expect(renovadas).toHaveLength(0);
    await user.click(parte.getByRole('button', { name: 'Ya los guardé' }));
    await waitFor(() => expect(selectUsuario(store.getState())?.pendiente).toBeUndefined());
  });
});
