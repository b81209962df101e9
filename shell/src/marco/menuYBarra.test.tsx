import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';

import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

const admin = makeUsuario({ perfil: 'Administrador' });

/** A browser of which this much is true. */
const equipo = (...ciertas: string[]) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: ciertas.some((una) => media.startsWith(una)),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

function abrir(ruta: string, deVentas: object = {}) {
  answer(emisionCalls.consultarAtencion, { success: true, data: [] });
  const [ventas, reportes] = [makeArea('ventas'), makeArea('reportes')];
  const rutas = ventas.descriptor.rutas.map((una) =>
    una.path === 'puntoventa' ? { ...una, ...deVentas } : una,
  );
  const areas = [
    { ...ventas, descriptor: { ...ventas.descriptor, grupo: 'Ventas', rutas } },
    { ...reportes, descriptor: { ...reportes.descriptor, grupo: 'Reportes' } },
  ];
  leerArranque(JSON.stringify(makeArranque(admin, { areas })));
  return renderScreen(<Rutas />, { usuario: admin, ruta });
}

beforeAll(iniciarFederacion);
afterEach(() => localStorage.clear());

describe('a group of the menu', () => {
  it('is open with a mouse, and stays as it was left on this machine', async () => {
    equipo('(min-width: 1200px)');
    const primera = abrir('/admin/index');
    const grupo = await primera.screen.findByRole('button', { name: 'Ventas' });
    expect(grupo).toHaveAttribute('aria-expanded', 'true');
    await primera.user.click(grupo);
    primera.unmount();

    const { screen } = abrir('/admin/index');
    const otra = await screen.findByRole('button', { name: 'Ventas' });
    expect(otra).toHaveAttribute('aria-expanded', 'false');
  });

  it('is open with a finger only where its screen is, until it is chosen', async () => {
    equipo('(any-pointer: coarse)');
    const { screen, user } = abrir('/admin/index');
    const grupo = await screen.findByRole('button', { name: 'Ventas' });
    expect(grupo).toHaveAttribute('aria-expanded', 'false');
    await user.click(grupo);
    expect(grupo).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the frame', () => {
  it('begins contracted where the screen wants the width, and is of a finger where it is worked standing', async () => {
    equipo('(min-width: 1200px)');
    const { screen } = abrir('/admin/puntoventa', { contraido: true, mano: true });
    await screen.findByText('Pantalla puntoventa');
    expect(screen.getByRole('button', { name: 'Expandir el menú' })).toBeVisible();
    expect(document.documentElement.dataset.mano).toBe('');
  });

  it('has places under the thumb on a phone, and the rest of the menu behind the last', async () => {
    equipo('(max-width: 767px)');
    const { screen, user } = abrir('/admin/index');
    const barra = within(await screen.findByRole('navigation', { name: 'Accesos' }));
    expect(barra.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Inicio',
      'Punto de venta',
      'Mesas',
      'Facturas electrónicas',
    ]);
    await user.click(barra.getByRole('button', { name: 'Más, abrir el menú' }));
    expect(screen.getByRole('button', { name: 'Contraer el menú' })).toHaveFocus();
  });
});
