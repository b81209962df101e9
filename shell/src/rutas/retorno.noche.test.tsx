import { beforeAll, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';
import { useLocation } from '@comanda/shared/router';
import { loginAceptado, sesionIniciada, sesionVencida } from '@comanda/shared/session';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

import { destinoDe } from './retorno';
import { Rutas } from './Rutas';

const areas = [makeArea('auth'), makeArea('ventas'), makeArea('reportes')];

function Direccion() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="direccion">{pathname + search + hash}</output>;
}

function abrir(ruta: string, usuario: ReturnType<typeof makeUsuario> | null = null) {
  leerArranque(JSON.stringify(makeArranque(usuario, usuario ? { areas } : {})));
  const { screen, store } = renderScreen(
    <>
      <Rutas />
      <Direccion />
    </>,
    { usuario, ruta },
  );
  /** As the login screen does, with whatever of the boot document has not come yet. */
  const entrar = (quien: ReturnType<typeof makeUsuario>) => {
    answer(plataformaCalls.arranque, { success: true, data: makeArranque(quien, { areas }) });
    act(() => {
      loginAceptado(quien);
      store.dispatch(sesionIniciada({ ...quien, token: 't', vence: 600 }));
    });
  };
  const direccion = () => screen.getByLabelText('direccion').textContent;
  return { screen, store, entrar, direccion };
}

const quien = (perfil: Perfil, id = 'u1') => makeUsuario({ id, perfil });

beforeAll(iniciarFederacion);

describe('what was asked for before the login', () => {
  it('is where the login leads, query string and all', async () => {
    const { screen, entrar, direccion } = abrir('/admin/facturas?estado=ANULADA&pagina=2#fila');
    await screen.findByText('Pantalla login');

    entrar(quien('Contador'));

    expect(await screen.findByText('Pantalla facturas')).toBeInTheDocument();
    expect(direccion()).toBe('/admin/facturas?estado=ANULADA&pagina=2#fila');
  });

  it('is the first screen instead for whom it is not', async () => {
    const { screen, entrar, direccion } = abrir('/admin/facturas?estado=ANULADA');
    await screen.findByText('Pantalla login');

    entrar(quien('Cajero'));

    expect(await screen.findByText('Pantalla puntoventa')).toBeInTheDocument();
    expect(direccion()).toBe('/admin/puntoventa');
  });

  it('is Inicio for whom the first screen does not exist either', async () => {
    answer(emisionCalls.consultarAtencion, { success: true, data: [] });
    const { screen, entrar, direccion } = abrir('/admin/mesas');
    await screen.findByText('Pantalla login');

    entrar(quien('Contador'));

    expect(await screen.findByRole('heading', { name: /^Hola/ })).toBeInTheDocument();
    expect(direccion()).toBe('/admin/index');
  });

  it('survives a session that ran out, query string and all', async () => {
    const admin = quien('Administrador');
    const { screen, store, entrar, direccion } = abrir('/admin/facturas?pagina=3', admin);
    await screen.findByText('Pantalla facturas');
    act(() => void store.dispatch(sesionVencida()));
    await screen.findByText('Pantalla login');

    entrar(admin);

    expect(await screen.findByText('Pantalla facturas')).toBeInTheDocument();
    expect(direccion()).toBe('/admin/facturas?pagina=3');
  });
});

describe('destinoDe', () => {
  const cajero = quien('Cajero');

  it.each([
    ['//evil.ec/admin/facturas'],
    ['https://evil.ec/admin/facturas'],
    ['/admin//evil.ec'],
    ['/admin/../../evil.ec'],
    ['/admin/\\evil.ec'],
    ['/auth/login'],
    ['javascript:alert(1)'],
    [7],
  ])('does not lead to %s', (ruta) => {
    expect(destinoDe({ usuario: null, ruta }, cajero)).toBe('/admin/puntoventa');
  });

  it.each([
    [{ usuario: null, ruta: '/admin/facturas?a=//b' }, '/admin/facturas?a=//b'],
    [{ usuario: 'u1', ruta: '/admin/bodega/merma' }, '/admin/bodega/merma'],
    [{ usuario: 'otra', ruta: '/admin/mesas' }, '/admin/puntoventa'],
    [null, '/admin/puntoventa'],
    ['/admin/mesas', '/admin/puntoventa'],
  ])('%j leads to %s', (state, destino) => {
    expect(destinoDe(state, cajero)).toBe(destino);
  });
});
