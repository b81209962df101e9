import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import {
  opcionesCalls as calls,
  type GrupoLeido,
  type GrupoPorGuardar,
} from '@comanda/shared/contracts/inventario/opciones';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';

import { buildApp } from '../app';

const { empresa } = PUERTO;
const opcion = (nombre: string, precio = 0) => ({ nombre, precio, agotado: false });
const SOPA = {
  nombre: 'Sopa',
  minimo: 1,
  maximo: 1,
  opciones: [opcion('Locro'), opcion('Menudo')],
};
const EXTRAS = { nombre: 'Extras', minimo: 0, maximo: 1, opciones: [opcion('Tocino', 0.75)] };
const JUGO = { nombre: 'Jugo', minimo: 0, maximo: 1, opciones: [opcion('Mora')] };

describe('two edits of the options of a product from one reading', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => new Date('2026-11-20T17:00:00Z') });
  });
  afterAll(() => servicio.cerrar());

  const guardar = (grupos: readonly GrupoPorGuardar[], con: object = {}) =>
    servicio.pedir(calls.guardarOpciones, ADMIN, { empresa, id: '1', grupos: [...grupos], ...con });
  const leer = async (): Promise<GrupoLeido[]> => {
    const productos = await servicio.dato(productosCalls.listarProductos, CAJERO, { empresa });
    const todos = await servicio.dato(modificadoresCalls.listarModificadores, ADMIN, { empresa });
    const { grupos = [] } = productos.find(({ id }) => id === '1') ?? {};
    return grupos.map((grupo) => ({
      ...grupo,
      opciones: todos
        .filter((uno) => uno.grupo === grupo.id)
        .map(({ id, nombre, precio, agotado = false }) => ({ id, nombre, precio, agotado })),
    }));
  };
  const enPalabras = async () =>
    (await leer()).map(({ nombre, opciones }) => [
      nombre,
      ...opciones.map((una) => `${una.nombre} ${una.precio}${una.agotado ? ' agotado' : ''}`),
    ]);
  /** The groups as one read them, with another soup. */
  const conSopa = (antes: readonly GrupoLeido[], cambio: (sopa: GrupoLeido) => GrupoPorGuardar) =>
    antes.map((grupo) => (grupo.nombre === 'Sopa' ? cambio(grupo) : grupo));
  const conOpcion = (antes: readonly GrupoLeido[], cual: string, cambio: object) =>
    conSopa(antes, (sopa) => ({
      ...sopa,
      opciones: sopa.opciones.map((una) => (una.nombre === cual ? { ...una, ...cambio } : una)),
    }));
  const empezar = async () => {
    await guardar([]);
    await guardar([SOPA, EXTRAS]);
    return leer();
  };

  it('keep what each of them changed, added and marked', async () => {
    const antes = await empezar();
    const deUno = [
      ...conSopa(antes, ({ opciones: [locro, ...otras], ...sopa }) => ({
        ...sopa,
        opciones: [...(locro ? [{ ...locro, agotado: true }] : []), ...otras, opcion('Fanesca', 1)],
      })),
      JUGO,
    ];
    expect(await guardar(deUno, { antes })).toMatchObject({ status: 200 });
    expect(await guardar(deUno, { antes })).toMatchObject({ status: 200 }); // its answer was lost
    const deOtro = conOpcion(antes, 'Menudo', { precio: 2 });
    expect(await guardar(deOtro, { antes })).toMatchObject({ status: 200 });
    expect(await enPalabras()).toEqual([
      ['Sopa', 'Locro 0 agotado', 'Menudo 2', 'Fanesca 1'],
      ['Extras', 'Tocino 0.75'],
      ['Jugo', 'Mora 0'],
    ]);
  });

  it('are refused where both changed the same', async () => {
    const antes = await empezar();
    await guardar(conOpcion(antes, 'Menudo', { precio: 2 }), { antes });
    const ambos = { status: 409, code: 'CAMBIADO_POR_OTRO', errores: [{ campo: 'grupos' }] };
    const tarde = await guardar(conOpcion(antes, 'Menudo', { precio: 3 }), { antes });
    expect(tarde).toMatchObject(ambos);
    expect(await enPalabras()).toEqual([
      ['Sopa', 'Locro 0', 'Menudo 2'],
      ['Extras', 'Tocino 0.75'],
    ]);
  });

  it('write all of it where nobody says what was read, as a page of before', async () => {
    const antes = await empezar();
    await guardar([...antes, JUGO], { antes });
    await guardar(conOpcion(antes, 'Menudo', { precio: 3 }));
    expect(await enPalabras()).toEqual([
      ['Sopa', 'Locro 0', 'Menudo 3'],
      ['Extras', 'Tocino 0.75'],
    ]);
  });
});
