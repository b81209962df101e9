import { beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { avisosCalls, type AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { answer, makeUsuario, pasan, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../../arranque/arranque';
import { Rutas } from '../../rutas/Rutas';
import { iniciarFederacion } from '../../testing/federacionFalsa';
import { makeArea, makeArranque } from '../../testing/makeArranque';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const aviso = (empresa: string, cuantos: number): AvisoDePantalla => ({
  ruta: 'mesas',
  empresa,
  cuantos,
  texto: `${cuantos} mesas por cobrar`,
});

/** An area of which one screen says that something may wait behind it. */
const conAvisos = () => {
  const area = makeArea('ventas');
  const rutas = area.descriptor.rutas.map((ruta) => ({ ...ruta, avisa: ruta.path === 'mesas' }));
  return { ...area, descriptor: { ...area.descriptor, rutas } };
};

function abrir(ruta: string, perfil: Perfil, empresa: string[], avisos: AvisoDePantalla[]) {
  const usuario = makeUsuario({ perfil, empresa });
  leerArranque(JSON.stringify(makeArranque(usuario, { areas: [makeArea('auth'), conAvisos()] })));
  const pedidos = answer(avisosCalls.consultarAvisos, { success: true, data: avisos });
  return { pedidos, ...renderScreen(<Rutas />, { usuario, ruta }) };
}

beforeAll(iniciarFederacion);

describe('what waits behind a screen', () => {
  it('is counted in the menu, over all companies of the user', async () => {
    const { screen, pedidos } = abrir(
      '/admin/puntoventa',
      'Administrador',
      [PUERTO, ANDINA],
      [aviso(PUERTO, 2), aviso(ANDINA, 1)],
    );
    // step by step: the first screen of a file brings its modules, and the calm begins when it shows
    await screen.findByText('Pantalla puntoventa');
    await waitFor(() => expect(pedidos).toHaveLength(1));
    const entrada = await screen.findByRole('link', { name: 'Mesas 3' });
    expect(entrada).toHaveAttribute('href', '/admin/mesas');
    expect(screen.getByRole('link', { name: 'Punto de venta' })).toBeVisible();
  });

  it('is grey where it only counts what is open, and gives way to what asks for somebody', async () => {
    const abiertas = { ...aviso(PUERTO, 9), texto: '9 mesas abiertas', clase: 'cuenta' as const };
    const { screen, unmount } = abrir('/admin/puntoventa', 'Administrador', [PUERTO], [abiertas]);
    const gris = await screen.findByTitle('9 mesas abiertas');
    expect(gris).toHaveTextContent('9');
    expect(gris).toHaveAttribute('data-clase', 'cuenta');
    unmount();
    const todos = [abiertas, aviso(PUERTO, 2)];
    const otra = abrir('/admin/puntoventa', 'Administrador', [PUERTO], todos);
    const ambar = await otra.screen.findByTitle('2 mesas por cobrar');
    expect(ambar).toHaveTextContent('2');
    expect(ambar).toHaveAttribute('data-clase', 'pide');
  });

  it('is told in words on Inicio, by company where there are several', async () => {
    const { screen } = abrir('/admin/index', 'Administrador', [PUERTO, ANDINA], [aviso(ANDINA, 2)]);
    const tarea = await screen.findByRole('link', { name: 'Ver: 2 mesas por cobrar' });
    expect(tarea.closest('li')).toHaveTextContent(`2 mesas por cobrar${ANDINA} · Mesas`);
  });

  it('is told without the company where there is one', async () => {
    const { screen } = abrir('/admin/index', 'Administrador', [PUERTO], [aviso(PUERTO, 2)]);
    const tarea = await screen.findByRole('link', { name: 'Ver: 2 mesas por cobrar' });
    expect(tarea.closest('li')).toHaveTextContent(/^2 mesas por cobrarMesasVer$/);
  });

  it('is not asked for by those who have no such screen', async () => {
    const { screen, pedidos } = abrir('/admin/index', 'Cajero', [PUERTO], [aviso(PUERTO, 2)]);
    await screen.findByRole('heading', { name: /^Hola/ });
    await pasan(1_500); // longer than it waits to ask
    expect(pedidos).toEqual([]);
  });
});
