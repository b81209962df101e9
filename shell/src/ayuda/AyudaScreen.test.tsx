import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { PERFILES } from '@comanda/shared/contracts/auth/perfiles';
import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { makeArranque } from '../testing/makeArranque';

import AyudaScreen from './AyudaScreen';

const abrir = (perfil: (typeof PERFILES)[number]) =>
  renderScreen(<AyudaScreen />, { usuario: makeUsuario({ perfil }) });
const partes = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const textos = () => screen.getAllByRole('listitem').map((li) => li.textContent);

beforeAll(iniciarFederacion);

describe('Ayuda', () => {
  it.each(PERFILES)(
    'has a page for %s: what is first, keys, and what to do without a line',
    (perfil) => {
      abrir(perfil);
      expect(screen.getByRole('heading', { name: `Ayuda para ${perfil}` })).toBeVisible();
      expect(partes()).toEqual(
        expect.arrayContaining(['Lo primero', 'Teclas', 'Si no hay conexión']),
      );
      expect(textos().join()).not.toMatch(/[[\]{}]/);
    },
  );

  it('tells who sells of printer and authority, and a cook of neither', () => {
    const { unmount } = abrir('Cajero');
    expect(textos().join()).toMatch(/registrado en Ventas sin línea cobre como siempre/);
    expect(textos().join()).toMatch(/La cocina no imprime ni ve nada/);
    expect(partes()).toEqual([
      'Lo primero',
      'Teclas',
      'Si la impresora no imprime',
      'Si no hay conexión',
      'Si el SRI no responde',
    ]);
    expect(textos()).toContain('F10 Cambiar de usuario con su PIN');
    unmount();
    abrir('Cocinero');
    expect(partes()).toEqual(['Lo primero', 'Teclas', 'Si no hay conexión']);
    expect(textos().join()).not.toContain('F9');
  });

  it('leads to what it names, and is printed', async () => {
    const { user } = abrir('Mesero');
    const lo = within(screen.getByRole('region', { name: 'Lo primero' }));
    expect(lo.getByRole('link', { name: 'Pagar' })).toHaveAttribute('href', '/admin/puntoventa');
    expect(lo.queryByText('Cuadre de caja')).toBeNull();
    const imprimir = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(imprimir).toHaveBeenCalledTimes(1);
  });
});

describe("the key '?'", () => {
  function enMarco() {
    const usuario = makeUsuario();
    leerArranque(JSON.stringify(makeArranque(usuario)));
    return renderScreen(<Rutas />, { usuario, ruta: '/admin/puntoventa' });
  }
  const ayuda = () => screen.findByRole('heading', { name: 'Ayuda para Cajero' });

  it('leads to it from any screen', async () => {
    const { user } = enMarco();
    await screen.findByText('Pantalla puntoventa');
    await user.keyboard('?');
    expect(await ayuda()).toBeVisible();
    expect(document.title).toBe('Ayuda · Comanda');
  });

  it("is the screen's own where that has a use for it, and a letter where one writes", async () => {
    const { user } = enMarco();
    await screen.findByText('Pantalla puntoventa');
    const propia = (event: KeyboardEvent) => event.preventDefault();
    window.addEventListener('keydown', propia);
    await user.keyboard('?');
    window.removeEventListener('keydown', propia);
    const caja = document.body.appendChild(document.createElement('input'));
    await user.type(caja, '?');
    caja.remove();
    expect(screen.getByText('Pantalla puntoventa')).toBeVisible();
    await user.keyboard('?');
    await ayuda();
  });
});
