import { describe, expect, it } from '@jest/globals';

import type { Curso, LineaOrden, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { agregarProducto, type Carrito } from '@comanda/shared/domain/orden/carrito';
import { makeProducto } from '@comanda/shared/testing';

import { aPedida, lineasParaEnviar, primerEnvio } from './porEnviar';

const deCurso = (...cursos: (Curso | undefined)[]): Carrito =>
  cursos.reduce<Carrito>(
    (carrito, curso, i) =>
      agregarProducto(carrito, makeProducto({ id: `p${i}` }), {
        servicio: curso && { curso },
      }),
    [],
  );

const ordenCon = (curso: Curso, lista: boolean): Orden =>
  ({ lineas: [{ curso, lista, cantidad: 1 } as LineaOrden] }) as Orden; // all that is looked at

const retenidas = (carrito: Carrito, orden?: Orden) =>
  lineasParaEnviar(carrito, orden, () => 'l').map(({ retenida = false }) => retenida);

describe('paraEnviar', () => {
  it('gives each line its key, and all of them that of the send', () => {
    let n = 0;
    const lineas = lineasParaEnviar(deCurso(undefined, undefined), null, () => `l${++n}`);
    expect(lineas.map(({ linea, envio }) => [envio, linea])).toEqual([
      ['l1', 'l2'],
      ['l1', 'l3'],
    ]);
  });

  it.each<[string, (Curso | undefined)[], boolean[]]>([
    ['without courses', [undefined, undefined], [false, false]],
    ['the first course of the send', ['FUERTE', 'POSTRE'], [false, true]],
    [
      'all after the starters',
      ['ENTRADA', 'FUERTE', 'POSTRE', undefined],
      [false, true, true, false],
    ],
  ])('holds what comes later: %s', (_, cursos, esperadas) => {
    expect(retenidas(deCurso(...cursos))).toEqual(esperadas);
  });

  it('waits for what the kitchen still has of a course before, not for what is ready', () => {
    expect(retenidas(deCurso('FUERTE'), ordenCon('ENTRADA', false))).toEqual([true]);
    expect(retenidas(deCurso('FUERTE'), ordenCon('ENTRADA', true))).toEqual([false]);
  });
});

describe('primerEnvio', () => {
  it('is what was sent together first, also where an older version said nothing of it', () => {
    const [linea] = lineasParaEnviar(deCurso(undefined), null, () => 'e1');
    if (!linea) throw new Error('nothing to send');
    const otra = { ...linea, linea: 'l2', envio: 'e2' };
    const { envio: _, ...vieja } = linea;
    expect(primerEnvio([linea, otra])).toEqual([linea]);
    expect(primerEnvio([vieja, vieja, otra])).toEqual([vieja, vieja]);
    expect(primerEnvio([])).toEqual([]);
  });
});

describe('aPedida', () => {
  it('says what the kitchen has to know, and no more', () => {
    const [linea] = lineasParaEnviar(deCurso('POSTRE'), null, () => 'l1');
    if (!linea) throw new Error('nothing to send');
    const servida = {
      ...linea,
      opciones: 'sin azúcar',
      servicio: { ...linea.servicio, asiento: 3 },
    };
    expect(aPedida(servida)).toEqual({
      id: 'p0',
      id_categoria: linea.id_categoria,
      producto: linea.producto,
      precio_venta: linea.precio_venta,
      porcentaje_iva: linea.porcentaje_iva,
      cantidad: 1,
      linea: 'l1',
      opt: 'sin azúcar',
      curso: 'POSTRE',
      asiento: 3,
    });
  });
});
