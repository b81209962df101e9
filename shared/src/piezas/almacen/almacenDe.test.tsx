import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

import { olvidarDeSesion } from '@comanda/shared/session';

import { avisosDeConsola } from '../../testing/consola';

import { almacenDe } from './almacenDe';

const ANTES = 'comanda.carrito.';
const hoy = almacenDe('ventas', 'carrito.', { antes: ANTES });
/** As builds before this one kept it, and as those will that drop the old names. */
const ayer = {
  leer: (llave: string) => localStorage.getItem(ANTES + llave),
  guardar: (llave: string, texto: string) => localStorage.setItem(ANTES + llave, texto),
};
const manana = almacenDe('ventas', 'carrito.');

describe('what an area keeps in a browser', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('has names of its own, and another area finds nothing of it', () => {
    manana.guardar('a', 'uno');
    expect(Object.keys(localStorage)).toEqual(['ventas:carrito.a']);
    expect(manana.leer('a')).toBe('uno');
    expect(almacenDe('caja', 'carrito.').leer('a')).toBeNull();
    expect(almacenDe('caja', 'carrito.').llaves()).toEqual([]);
    expect(almacenDe('ventas', 'notas.').llaves()).toEqual([]);
    manana.guardar('a', null);
    expect(localStorage).toHaveLength(0);
  });

  it('finds what a build of before kept, and that one what this keeps', () => {
    ayer.guardar('a', 'de antes');
    expect([hoy.leer('a'), hoy.llaves()]).toEqual(['de antes', ['a']]);
    hoy.guardar('a', 'de hoy');
    hoy.guardar('b', 'otra');
    expect([ayer.leer('a'), ayer.leer('b')]).toEqual(['de hoy', 'otra']);
    expect(hoy.llaves().sort()).toEqual(['a', 'b']);
    ayer.guardar('a', 'vuelta atrás');
    expect(hoy.leer('a')).toBe('vuelta atrás');
    hoy.guardar('a', null);
    expect([ayer.leer('a'), manana.leer('a')]).toEqual([null, null]);
  });

  it('loses nothing whichever of two builds that meet wrote last', () => {
    type Quien = 'ayer' | 'hoy';
    const veces = fc.array(fc.tuple(fc.constantFrom<Quien>('ayer', 'hoy'), fc.string()), {
      minLength: 1,
    });
    fc.assert(
      fc.property(veces, (escritas) => {
        localStorage.clear();
        for (const [quien, texto] of escritas) (quien === 'hoy' ? hoy : ayer).guardar('a', texto);
        const [ultimo, texto] = escritas.at(-1) ?? [];
        expect(hoy.leer('a')).toBe(texto);
        if (ultimo === 'hoy') expect([ayer.leer('a'), manana.leer('a')]).toEqual([texto, texto]);
        else expect(ayer.leer('a')).toBe(texto);
      }),
    );
  });

  it('goes with its user where it is of a session, by the name of today and of before', () => {
    const suyo = almacenDe('caja', 'conteo.', { usuario: 'u1', antes: 'cuadre.' });
    localStorage.setItem('comanda.de.u1.cuadre.a', 'de antes');
    expect([suyo.leer('a'), suyo.llaves()]).toEqual(['de antes', ['a']]);
    suyo.guardar('a', 'de hoy');
    expect(Object.keys(localStorage).sort()).toEqual([
      'comanda.de.u1.caja:conteo.a',
      'comanda.de.u1.cuadre.a',
    ]);
    expect(almacenDe('caja', 'conteo.', { usuario: 'u2', antes: 'cuadre.' }).leer('a')).toBeNull();
    olvidarDeSesion();
    expect(localStorage).toHaveLength(0);
  });

  it('is of this window alone where that is asked', () => {
    const una = almacenDe('ventas', 'pestana.', { en: () => sessionStorage });
    una.guardar('a', 'Venta 2');
    expect([Object.keys(sessionStorage), localStorage.length]).toEqual([['ventas:pestana.a'], 0]);
  });

  it('tells what another tab changed of it, by either name, until nobody asks', () => {
    const hacer = jest.fn();
    const dejar = hoy.alCambiar(hacer);
    const cambia = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    cambia('ventas:carrito.a', 'uno');
    cambia('comanda.carrito.b', null);
    cambia('caja:carrito.a', 'otro');
    cambia(null, null);
    expect(hacer.mock.calls).toEqual([
      ['a', 'uno'],
      ['b', null],
    ]);
    dejar();
    cambia('ventas:carrito.a', 'dos');
    expect(hacer).toHaveBeenCalledTimes(2);
  });

  it('is remembered by the page where the browser keeps nothing, which is said once', () => {
    const avisos = avisosDeConsola();
    const cerrado = almacenDe('ventas', 'carrito.', {
      en: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    cerrado.guardar('a', 'uno');
    expect([cerrado.leer('a'), cerrado.llaves()]).toEqual(['uno', ['a']]);
    expect(avisos).toHaveLength(1);
  });
});
