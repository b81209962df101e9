import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { avisosCalls, type AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import type { Descriptor, RutaArea } from '@comanda/shared/contracts/plataforma/plataforma';
import { selectEmpresa } from '@comanda/shared/session';
import { answer, avisosDeConsola, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { iniciarFederacion, rotas } from '../testing/federacionFalsa';
import { leerArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { makeArea, makeArranque } from '../testing/makeArranque';

const [PUERTO, ANDINA] = ['La Cevichería del Puerto', 'Cafetería Andina'] as const;
type Tarjetas = NonNullable<Descriptor['inicio']>;

/** A landing screen that leads on, and is in no menu. */
const REPORTE: RutaArea = {
  path: 'reporte',
  titulo: 'Reportería',
  icono: 'reporte',
  perfiles: ['Contador'],
  menu: false,
};

/** What the false federation has under these paths stands in for cards. */
const TARJETAS: Readonly<Record<'ventas' | 'reportes', Tarjetas>> = {
  ventas: [
    { path: 'mesas', lugar: 'pulso', perfiles: ['Administrador', 'Cajero'], orden: 20 },
    { path: 'puntoventa', lugar: 'lista', perfiles: ['Cajero'] },
  ],
  reportes: [
    { path: 'facturas', lugar: 'hero', perfiles: ['Administrador'] },
    { path: 'login', lugar: 'pulso', perfiles: ['Administrador'], orden: 10 },
  ],
};

function abrir(perfil: Perfil, empresa: string[] = [PUERTO], suyas?: UsuarioSesion['areas']) {
  const areas = (['ventas', 'reportes'] as const).map((nombre) => {
    const area = makeArea(nombre);
    const rutas = [...area.descriptor.rutas, REPORTE].map((ruta) => ({ ...ruta, avisa: true }));
    return { ...area, descriptor: { ...area.descriptor, rutas, inicio: TARJETAS[nombre] } };
  });
  const usuario = makeUsuario({ perfil, empresa, ...(suyas && { areas: suyas }) });
  leerArranque(JSON.stringify(makeArranque(usuario, { areas: [makeArea('auth'), ...areas] })));
  return renderScreen(<Rutas />, { usuario, ruta: '/admin/index' });
}
const aviso = (resto: Partial<AvisoDePantalla>): AvisoDePantalla => ({
  ruta: 'mesas',
  empresa: PUERTO,
  cuantos: 2,
  texto: '2 órdenes suyas listas en cocina',
  ...resto,
});

beforeAll(iniciarFederacion);
beforeEach(() => {
  rotas.clear();
  answer(emisionCalls.consultarAtencion, { success: true, data: [] });
  answer(avisosCalls.consultarAvisos, { success: true, data: [] });
});

describe('Inicio', () => {
  it('leads to what a profile does next, where no area says what it is about', async () => {
    abrir('Cajero');
    expect(await screen.findByRole('link', { name: 'Ir a Punto de venta' })).toHaveAttribute(
      'href',
      '/admin/puntoventa',
    );
    expect(await screen.findByText('Pantalla puntoventa')).toBeVisible();
    expect(await screen.findByText('Pantalla mesas')).toBeVisible();
    expect(screen.queryByText('Pantalla facturas')).toBeNull();
  });

  it('leads who keeps the books to a screen that the menu has under another name', async () => {
    abrir('Contador');
    expect(await screen.findByRole('link', { name: 'Ir a Reportería' })).toHaveAttribute(
      'href',
      '/admin/reporte',
    );
  });

  it('shows the cards of a profile, each where it asks to stand and in that order', async () => {
    abrir('Administrador');
    await screen.findByText('Pantalla facturas');
    await screen.findByText('Pantalla mesas');
    await screen.findByText('Pantalla login');
    const dichas = screen.getAllByText(/^Pantalla /).map(({ textContent }) => textContent);
    expect(dichas).toEqual(['Pantalla facturas', 'Pantalla login', 'Pantalla mesas']);
  });

  it('shows of each company the cards of the areas that it has', async () => {
    const areas = [
      { empresa: PUERTO, areas: ['ventas', 'reportes'] },
      { empresa: ANDINA, areas: ['ventas'] },
    ];
    const { user } = abrir('Administrador', [PUERTO, ANDINA], areas);
    await screen.findByText('Pantalla facturas');
    await user.click(screen.getAllByRole('button', { name: ANDINA })[0]!); // each false card brings one too
    expect(await screen.findByText('Pantalla mesas')).toBeVisible();
    expect(screen.queryByText('Pantalla facturas')).toBeNull();
    expect(screen.queryByText('Pantalla login')).toBeNull();
  });

  it('goes on where the cards of an area do not come, which say so in their place', async () => {
    avisosDeConsola();
    rotas.add('reportes');
    abrir('Administrador');
    expect(await screen.findByText('Pantalla mesas')).toBeVisible();
    await waitFor(() =>
      expect(screen.getAllByText('No se pudo cargar los reportes')).toHaveLength(2),
    );
    rotas.clear();
    const boton = within(screen.getAllByRole('alert')[0]!).getByRole('button');
    boton.click();
    expect(await screen.findByText('Pantalla facturas')).toBeVisible();
  });

  it('says what needs this person, with its company where there are several, and not what only counts', async () => {
    answer(avisosCalls.consultarAvisos, {
      success: true,
      data: [
        aviso({ empresa: ANDINA }),
        aviso({ texto: '9 mesas abiertas', cuantos: 9, clase: 'cuenta' }),
      ],
    });
    abrir('Administrador', [PUERTO, ANDINA]);
    const necesita = await waitFor(() =>
      within(screen.getByRole('region', { name: 'Necesita de usted' })),
    );
    expect(necesita.getByRole('listitem')).toHaveTextContent(
      `2 órdenes suyas listas en cocina${ANDINA} · MesasVer`,
    );
    expect(necesita.getByRole('link')).toHaveAttribute('href', '/admin/mesas');
  });

  it('opens what needs this person in the company that it is of', async () => {
    answer(avisosCalls.consultarAvisos, { success: true, data: [aviso({ empresa: ANDINA })] });
    const { user, store } = abrir('Administrador', [PUERTO, ANDINA]);
    await user.click(await screen.findByRole('link', { name: /^Ver: 2 órdenes/ }));
    expect(selectEmpresa(store.getState())).toBe(ANDINA);
  });

  it('says nothing of another company to who acts for one alone, and would have no way back', async () => {
    answer(avisosCalls.consultarAvisos, {
      success: true,
      data: [
        aviso({ ruta: 'puntoventa', empresa: ANDINA, cuantos: 9 }),
        aviso({ ruta: 'puntoventa', texto: '2 órdenes suyas' }),
      ],
    });
    const { store } = abrir('Cajero', [PUERTO, ANDINA]);
    const necesita = await waitFor(() =>
      within(screen.getByRole('region', { name: 'Necesita de usted' })),
    );
    expect(necesita.getByRole('listitem')).toHaveTextContent(/^2 órdenes suyas/);
    expect(selectEmpresa(store.getState())).toBe(PUERTO);
  });

  it('says so to who has no company any more', async () => {
    const usuario = makeUsuario({ perfil: 'Cajero', empresa: [] });
    leerArranque(JSON.stringify(makeArranque(usuario, { areas: [makeArea('auth')] })));
    renderScreen(<Rutas />, { usuario, ruta: '/admin/index' });
    expect(await screen.findByText(/^Ninguna empresa suya está en uso/)).toBeVisible();
  });

  it('gives each thing its verb, and says to who does not see it what it is done to', async () => {
    const texto = 'La factura 001-001-000004512 espera que alguien la revise';
    const devuelta = { empresa: PUERTO, tipo: 'DOCUMENTOS' as const, cuantos: 1, texto };
    answer(emisionCalls.consultarAtencion, { success: true, data: [devuelta] });
    abrir('Administrador');
    const enlace = await screen.findByRole('link', { name: `Revisar documentos: ${texto}` });
    expect(enlace).toHaveTextContent(/^Revisar$/);
    expect(enlace).toHaveAttribute('href', '/admin/facturas');
  });
});
