import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, COCINERO, PUERTO } from '@comanda/kit/testing/semilla';
import { AJUSTES_COCINA, vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';

import { abrirCocina } from '../testing/vizor';

const { empresa } = PUERTO;
describe('vizor', () => {
  let cocina: Awaited<ReturnType<typeof abrirCocina>>;
  beforeEach(async () => {
    cocina = await abrirCocina();
  });
  afterEach(() => cocina.servicio.cerrar());

  describe('ajustes_cocina', () => {
    it('begin as everybody does, each category at the first station', async () => {
      expect(await cocina.consultar()).toEqual({
        ...AJUSTES_COCINA,
        categorias: [{ id_categoria: '1', categoria: expect.any(String), estacion: 'Cocina' }],
      });
    });

    it('are kept, traced, and in the list at once', async () => {
      await cocina.poner();
      expect(await cocina.ver()).toMatchObject([{ estacion: 'Cocina' }]);
      const nuevos = { estaciones: ['Parrilla', 'Barra'], aviso_min: 5, alerta_min: 8 };
      const categorias = [{ id_categoria: '1', estacion: 'Barra' }];
      expect(await cocina.guardar({ ...nuevos, categorias })).toMatchObject({
        status: 200,
        data: nuevos,
        msg: 'Ajustes de cocina guardados',
      });

      expect(await cocina.consultar()).toMatchObject({ ...nuevos, categorias });
      const { cuerpo } = await cocina.servicio.pedir(calls.listarVizor, COCINERO, { empresa });
      expect(cuerpo).toMatchObject({ ajustes: nuevos, data: [{ estacion: 'Barra' }] });
      expect(
        await cocina.servicio.sql(
          `select usuario, antes from pedidos.auditoria where accion = $1`,
          ['ajustes de cocina'],
        ),
      ).toMatchObject([{ usuario: ADMIN.nombre, antes: AJUSTES_COCINA }]);
    });

    it('keep what another changed meanwhile, and are refused where both changed the same', async () => {
      const { categorias, ...leidos } = await cocina.consultar();
      const antes = {
        ...leidos,
        categorias: categorias.map(({ id_categoria, estacion }) => ({ id_categoria, estacion })),
      };
      const deOtro = [{ id_categoria: '1', estacion: 'Barra' }];
      await cocina.guardar({ categorias: deOtro });
      await cocina.guardar({ ...antes, aviso_min: 3, antes });
      expect(await cocina.consultar()).toMatchObject({ aviso_min: 3, categorias: deOtro });
      expect(await cocina.guardar({ ...antes, alerta_min: 90, antes })).toMatchObject({
        status: 409,
        code: 'CAMBIADO_POR_OTRO',
        errores: [{ campo: 'aviso_min' }],
      });
      const horno = {
        estaciones: ['Horno'],
        categorias: [{ id_categoria: '1', estacion: 'Horno' }],
      };
      expect(await cocina.guardar({ ...antes, ...horno, antes })).toMatchObject({
        code: 'CAMBIADO_POR_OTRO',
        errores: [{ campo: 'categorias' }],
      });
    });

    it('leave a category that is not named where it is, and one whose station is no more at the first', async () => {
      await cocina.guardar({ categorias: [{ id_categoria: '1', estacion: 'Barra' }] });
      await cocina.guardar();
      expect((await cocina.consultar()).categorias).toMatchObject([{ estacion: 'Barra' }]);
      await cocina.guardar({ estaciones: ['Cocina'] });
      expect((await cocina.consultar()).categorias).toMatchObject([{ estacion: 'Cocina' }]);
    });

    it.each([
      [{ estaciones: [] }, 'estaciones', 'Deje al menos una estación'],
      [{ estaciones: [' '] }, 'estaciones.0', 'Escriba el nombre de la estación'],
      [{ estaciones: ['x'.repeat(21)] }, 'estaciones.0', 'La estación admite 20 letras'],
      [{ estaciones: Array.from('123456789') }, 'estaciones', 'Se admiten 8 estaciones'],
      [{ estaciones: ['Barra', 'BARRA'] }, 'estaciones', 'Dos estaciones no pueden llamarse igual'],
      [{ aviso_min: 0 }, 'aviso_min', 'El aviso es 1 minuto o más'],
      [{ alerta_min: 241 }, 'alerta_min', 'La alerta no puede pasar de 240 minutos'],
      [{ aviso_min: 20 }, 'alerta_min', 'La alerta debe ser mayor que el aviso'],
      [
        { categorias: [{ id_categoria: '1', estacion: 'Horno' }] },
        'categorias',
        'Una categoría tiene una estación que no existe',
      ],
      [
        { categorias: [{ id_categoria: '999', estacion: 'Barra' }] },
        'categorias.0.id_categoria',
        'La categoría ya no existe. Revise las estaciones',
      ],
    ])('are refused with %j, by name, and nothing is kept', async (over, campo, msg) => {
      expect(await cocina.guardar(over)).toMatchObject({ status: 400, errores: [{ campo, msg }] });
      expect(await cocina.consultar()).toMatchObject(AJUSTES_COCINA);
    });
  });
});
