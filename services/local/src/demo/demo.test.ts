import { describe, expect, it } from '@jest/globals';

import { validarIdentificacion, validarRuc } from '@comanda/shared/domain/fiscal/identificacion';

import { crearAzar } from './azar';
import { MENUS_DEMO } from './sembrarDemo';
import { CLIENTES_DEMO } from './clientes';
import { EMPRESAS_DEMO } from './empresas';
import { ventasPasadas } from './ventasPasadas';

const productos = MENUS_DEMO.flatMap(({ empresa, categorias }) =>
  categorias.flatMap((categoria) =>
    categoria.productos.map(([producto, precio, iva]) => ({ empresa, producto, precio, iva })),
  ),
);

describe('demo data', () => {
  it.each(EMPRESAS_DEMO)('$empresa has a RUC whose check digits are right', ({ ruc }) => {
    expect(validarRuc(ruc)).toBe('valida');
  });

  it.each(CLIENTES_DEMO)(
    '$nombre has a valid identification',
    ({ tipo_identificacion, cedula }) => {
      expect(validarIdentificacion(tipo_identificacion, cedula)).toBe('valida');
    },
  );

  it('offers about 120 products, each once in its company, at 0% and 15%', () => {
    expect(productos.length).toBeGreaterThanOrEqual(110);
    expect(productos.length).toBeLessThanOrEqual(130);
    expect(new Set(productos.map(({ empresa, producto }) => `${empresa}/${producto}`)).size).toBe(
      productos.length,
    );
    expect(new Set(productos.map(({ iva }) => iva))).toEqual(new Set([0, 15]));
    expect(productos).toContainEqual(
      expect.objectContaining({ producto: 'Servicio de baño', precio: 0.25, iva: 0 }),
    );
  });

  describe('ventasPasadas', () => {
    const menu = productos.map(({ producto, precio, iva }, id) => ({
      id,
      id_categoria: 1,
      producto,
      precio,
      iva,
    }));
    const mes = (semilla: number) =>
      ventasPasadas({
        azar: crearAzar(semilla),
        productos: menu,
        ritmo: { dias: 30, ventasPorDia: 10, abre: 8, cierra: 20 },
        hoy: '2026-11-20',
      });

    it('is the same in every run, and another for another company', () => {
      expect(mes(1)).toEqual(mes(1));
      expect(mes(1)).not.toEqual(mes(2));
    });

    it('happens in opening hours of the business day, in the order of its numbers', () => {
      const ventas = mes(1);
      for (const { fecha_negocio, fecha_creacion } of ventas) {
        const apertura = Date.parse(`${fecha_negocio}T08:00:00-05:00`);
        expect(Date.parse(fecha_creacion)).toBeGreaterThanOrEqual(apertura);
        expect(Date.parse(fecha_creacion)).toBeLessThan(apertura + 12 * 60 * 60 * 1000);
      }
      expect(ventas.map(({ secuencial }) => secuencial)).toEqual(ventas.map((_, i) => i + 1));
      expect(ventas.map((v) => v.fecha_creacion)).toEqual(
        ventas.map((v) => v.fecha_creacion).sort(),
      );
    });

    it('asks who buys above 50 dollars', () => {
      const anonimas = mes(1).filter(({ cedula }) => cedula === '9999999999999');
      expect(anonimas.length).toBeGreaterThan(100);
      expect(anonimas.filter(({ total }) => total > 50)).toEqual([]);
    });
  });
});
