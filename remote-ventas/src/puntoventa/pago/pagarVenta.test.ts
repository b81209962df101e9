import { describe, expect, it } from '@jest/globals';

import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import type { Linea } from '@comanda/shared/domain/orden/carrito';
import { AppError } from '@comanda/shared/errors/AppError';

import { pagarVenta, type Pasos, type PorPagar } from './pagarVenta';
import { respuestaPerdida } from './respuestaPerdida';

const linea: Linea = {
  id: 'p1',
  id_categoria: 'c1',
  producto: 'Ceviche',
  precio_venta: 7.5,
  cantidad: 1,
  iva: 0.98,
  subtota: 7.5,
  porcentaje_iva: 15,
};
const hecha = { id: 'v1' } as Venta;
const porPagar = (over: Partial<PorPagar> = {}): PorPagar => ({
  lineas: [linea],
  formaPago: 'EFECTIVO',
  emiteFactura: true,
  ...over,
});

function pasos(ventas: (() => Promise<Venta>)[] = []) {
  const orden: string[] = [];
  const hacer: Pasos = {
    reservar: () => {
      orden.push('reservar');
      return Promise.resolve({ claveAcceso: '1'.repeat(49), secuencial: '000000001' });
    },
    anotarEnvio: () => orden.push('anotar'),
    crearVenta: (reserva) => {
      orden.push(reserva ? 'vender con clave' : 'vender sin clave');
      return (ventas.shift() ?? (() => Promise.resolve(hecha)))();
    },
  };
  return { orden, hacer };
}

describe('pagarVenta', () => {
  it('reserves, notes that it sends, and sells, in that order', async () => {
    const { orden, hacer } = pasos();

    await expect(pagarVenta(porPagar(), hacer)).resolves.toBe(hecha);
    expect(orden).toEqual(['reservar', 'anotar', 'vender con clave']);
  });

  it('sells without a number for a company that does not invoice', async () => {
    const { orden, hacer } = pasos();

    await pagarVenta(porPagar({ emiteFactura: false }), hacer);
    expect(orden).toEqual(['anotar', 'vender sin clave']);
  });

  it.each([
    [{ lineas: [] }, 'CARRITO_VACIO'],
    [{ formaPago: null }, 'FORMA_PAGO_REQUERIDA'],
  ] as const)('sends nothing for %p', async (over, code) => {
    const { orden, hacer } = pasos();

    await expect(pagarVenta(porPagar(over), hacer)).rejects.toMatchObject({ code });
    expect(orden).toEqual([]);
  });

  it('takes another number once when the first was handed on', async () => {
    const vencida = () => Promise.reject(new AppError('RESERVA_VENCIDA'));
    const { orden, hacer } = pasos([vencida]);

    await expect(pagarVenta(porPagar(), hacer)).resolves.toBe(hecha);
    expect(orden.filter((paso) => paso === 'reservar')).toHaveLength(2);

    const otra = pasos([vencida, vencida]);
    await expect(pagarVenta(porPagar(), otra.hacer)).rejects.toMatchObject({
      code: 'RESERVA_VENCIDA',
    });
  });
});

describe('respuestaPerdida', () => {
  it('is true only when nobody can say whether the sale exists', () => {
    expect(respuestaPerdida({ code: 'SIN_CONEXION' })).toBe(true);
    expect(respuestaPerdida({ code: 'INESPERADO' })).toBe(true);
    expect(respuestaPerdida({ code: 'BASE_NO_DISPONIBLE' })).toBe(true); // it may have died after the commit
    expect(respuestaPerdida({ code: 'SERVIDOR_OCUPADO' })).toBe(true);
    expect(respuestaPerdida({ code: 'TARDO_DEMASIADO' })).toBe(true);
    expect(respuestaPerdida({ code: 'DEMASIADAS_PETICIONES' })).toBe(false); // before anything was done
    expect(respuestaPerdida(new TypeError('x'))).toBe(true);
    expect(respuestaPerdida({ code: 'PRECIO_CAMBIADO' })).toBe(false);
  });
});
