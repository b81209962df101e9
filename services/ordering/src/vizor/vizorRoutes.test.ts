import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { COCINERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { AJUSTES_COCINA, vizorCalls as calls } from '@comanda/shared/contracts/ventas/vizor';

import { AHORA } from '../testing/ventas';
import { abrirCocina } from '../testing/vizor';

const { empresa } = PUERTO;
const UN_MINUTO = 60_000;
describe('vizor', () => {
  let cocina: Awaited<ReturnType<typeof abrirCocina>>;
  beforeEach(async () => {
    cocina = await abrirCocina();
  });
  afterEach(() => cocina.servicio.cerrar());

  describe('listar_vizor', () => {
    it('lists every line of the orders that are open, the oldest order first, as the specification has it', async () => {
      const nueva = await cocina.poner({
        orden: 'Ana',
        abierta: new Date(AHORA.getTime() + UN_MINUTO),
        lineas: [{ producto: 4 }],
      });
      const vieja = await cocina.poner({
        mesa: 5,
        lineas: [
          {
            producto: 2,
            cantidad: 2,
            opciones: 'sin cebolla\ntermino medio',
            modificadores: [{ id: '1', nombre: 'Con chifle', precio: 0.5 }],
          },
          { producto: 3, curso: 'POSTRE', retenida: true, envio: 2 },
        ],
      });

      const { cuerpo } = await cocina.servicio.pedir(calls.listarVizor, COCINERO, { empresa });
      const comun = { mesa: '5', random: vieja.random, usuario: MESERO.nombre, orden: 'Orden 1' };
      const nada = {
        anulada: 0,
        asiento: null,
        lista: false,
        pagada: false,
        estacion: 'Cocina',
        canal: null,
      };
      expect(cuerpo).toEqual({
        success: true,
        ahora: AHORA.toISOString(),
        ajustes: AJUSTES_COCINA,
        data: [
          {
            ...comun,
            ...nada,
            linea: vieja.lineas[0],
            id: '2',
            id_categoria: '1',
            producto: 'Encebollado',
            precio_venta: 4.25,
            porcentaje_iva: 15,
            cantidad: 2,
            opt: 'Con chifle\nsin cebolla\ntermino medio',
            agregada: false,
            curso: null,
            retenida: false,
            envio: 1,
            enviada: AHORA.toISOString(),
          },
          expect.objectContaining({
            ...comun,
            linea: vieja.lineas[1],
            agregada: true,
            envio: 2,
            opt: '',
            curso: 'POSTRE',
            retenida: true,
          }),
          expect.objectContaining({ mesa: '', orden: 'Ana', random: nueva.random }),
        ],
      });
    });

    it('answers 304 to who has it, until something changes', async () => {
      await cocina.poner();
      const preguntar = (marca?: string) =>
        cocina.servicio.pedir(
          calls.listarVizor,
          COCINERO,
          { empresa },
          { headers: marca ? { 'if-none-match': marca } : {} },
        );
      const primera = await preguntar();
      const marca = String(primera.headers['etag']);
      expect(await preguntar(marca)).toMatchObject({ status: 304, texto: '' });

      const [linea] = (await cocina.poner()).lineas;
      await cocina.marcar([linea ?? '']);
      const otra = await preguntar(marca);
      expect(otra.status).toBe(200);
      expect(otra.data).toHaveLength(2);
      expect(otra.headers['etag']).not.toBe(marca);
    });

    it('tells when the kitchen may begin: what is fired counts from then', async () => {
      const { lineas } = await cocina.poner({ lineas: [{ retenida: true }] });
      const tarde = new Date(AHORA.getTime() + UN_MINUTO);
      await cocina.cambiar(
        'update pedidos.orden_lineas set disparada = $2 where id = $1',
        lineas[0],
        tarde,
      );
      expect(await cocina.ver()).toMatchObject([{ retenida: false, enviada: tarde.toISOString() }]);
    });

    it('shows what was taken back until it is seen, also where nothing of it is left', async () => {
      const puesta = await cocina.poner({ lineas: [{ cantidad: 3 }, {}] });
      const [tres = '', una = ''] = puesta.lineas;
      await cocina.mover('ANULACION', puesta, tres, -1);
      await cocina.mover('ANULACION', puesta, una, -1);
      expect(await cocina.ver()).toMatchObject([
        { linea: tres, cantidad: 2, anulada: 1 },
        { linea: una, cantidad: 0, anulada: 1 },
      ]);

      await cocina.marcar([tres, una]);
      expect(await cocina.ver()).toMatchObject([
        { linea: tres, cantidad: 2, anulada: 0, lista: true },
      ]);
    });

    it('shows units where they are by now, and none where they were', async () => {
      const [de, a] = [
        await cocina.poner({ lineas: [{ cantidad: 3 }] }),
        await cocina.poner({ orden: 'B' }),
      ];
      const [linea = ''] = de.lineas;
      await cocina.mover('MOVIDA', de, linea, -3);
      await cocina.mover('MOVIDA', a, linea, 3);
      const vistas = await cocina.ver();
      expect(vistas.filter(({ random }) => random === de.random)).toEqual([]);
      expect(vistas.find((una) => una.linea === linea)).toMatchObject({
        random: a.random,
        cantidad: 3,
      });
    });

    it('keeps what was paid before it was ready while others still sit there', async () => {
      const puesta = await cocina.poner({ mesa: 5, lineas: [{ cantidad: 3 }, {}] });
      const [tres = ''] = puesta.lineas;
      await cocina.mover('PAGO', puesta, tres, -2);
      expect(await cocina.ver()).toMatchObject([{ cantidad: 3, pagada: false }, { cantidad: 1 }]);

      await cocina.marcar([tres]);
      expect(await cocina.ver()).toMatchObject([{ cantidad: 1, lista: true }, { cantidad: 1 }]);
    });

    it('keeps a take-away that was paid until all of it is ready, and no table that was', async () => {
      const [llevar, mesa] = [
        await cocina.poner({ lineas: [{}, {}] }),
        await cocina.poner({ mesa: 5 }),
      ];
      const suya = await cocina.venta();
      await cocina.cerrar(llevar, suya);
      await cocina.cerrar(mesa, suya);
      const deLlevar = { random: llevar.random, cantidad: 1, pagada: true };
      expect(await cocina.ver()).toMatchObject([deLlevar, deLlevar]);

      await cocina.marcar(llevar.lineas.slice(0, 1));
      expect(await cocina.ver()).toMatchObject([{ ...deLlevar, lista: true }, deLlevar]);
      await cocina.marcar(llevar.lineas.slice(1));
      expect(await cocina.ver()).toEqual([]);

      await cocina.marcar(llevar.lineas.slice(1), false);
      expect(await cocina.ver()).toMatchObject([{ lista: true }, { ...deLlevar, lista: false }]);
    });

    it('waits for nothing that no station makes', async () => {
      const { lineas, ...llevar } = await cocina.poner({ lineas: [{}, { producto: 4 }] });
      await cocina.servicio.sql(
        `insert into pedidos.categorias (empresa_id, id, categoria, descripcion) values (1, 900, 'Bebidas', '')`,
      );
      await cocina.cambiar(
        'update pedidos.orden_lineas set id_categoria = 900 where id = $1',
        lineas[1],
      );
      await cocina.guardar({ categorias: [{ id_categoria: '900', estacion: null }] });
      expect((await cocina.ver()).map(({ estacion }) => estacion)).toEqual(['Cocina', null]);

      await cocina.cerrar({ ...llevar, lineas }, await cocina.venta());
      await cocina.marcar(lineas.slice(0, 1));
      expect(await cocina.ver()).toEqual([]);
    });
  });
});
