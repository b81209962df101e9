import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { COCINERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
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
        en_otra: false,
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

    it('leaves out, also for who has it, what was over before yesterday', async () => {
      await cocina.cerrar(await cocina.poner());
      const preguntar = (marca = '') =>
        cocina.servicio.pedir(
          calls.listarVizor,
          COCINERO,
          { empresa },
          { headers: { 'if-none-match': marca } },
        );
      const primera = await preguntar();
      expect(primera.data).toHaveLength(1);
      cocina.reloj.ahora = new Date(AHORA.getTime() + 3 * 24 * 60 * UN_MINUTO);
      expect(await preguntar(String(primera.headers['etag']))).toMatchObject({
        status: 200,
        data: [],
      });
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

    it('says of what was taken back here that the rest is to be cooked in another order', async () => {
      const [de, a] = [
        await cocina.poner({ mesa: 3, lineas: [{ cantidad: 2 }] }),
        await cocina.poner({ mesa: 4, lineas: [] }),
      ];
      const [linea = ''] = de.lineas;
      await cocina.mover('MOVIDA', de, linea, -1);
      await cocina.mover('MOVIDA', a, linea, 1);
      await cocina.mover('ANULACION', de, linea, -1);
      const enOrden = async ({ random }: { random: string }) =>
        (await cocina.ver()).filter((una) => una.random === random);
      expect(await enOrden(de)).toMatchObject([{ cantidad: 0, anulada: 1, en_otra: true }]);
      expect(await enOrden(a)).toMatchObject([{ cantidad: 1, en_otra: false }]);

      await cocina.marcar([linea]);
      expect(await enOrden(de)).toEqual([]);
      await cocina.marcar([linea], false);
      await cocina.mover('ANULACION', a, linea, -1);
      expect(await enOrden(de)).toMatchObject([{ cantidad: 0, anulada: 1, en_otra: false }]);
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

    it('begins with what was held of a take-away once it is paid: nobody can fire it any more', async () => {
      const abierta = new Date(AHORA.getTime() - UN_MINUTO);
      const llevar = await cocina.poner({
        abierta,
        lineas: [{ curso: 'ENTRADA' }, { curso: 'FUERTE', retenida: true }],
      });
      await cocina.cerrar(llevar, await cocina.venta());
      expect(await cocina.ver()).toMatchObject([
        { curso: 'ENTRADA', retenida: false, enviada: abierta.toISOString() },
        { curso: 'FUERTE', retenida: false, enviada: AHORA.toISOString() },
      ]);
    });

    it('keeps what was paid of an order that is joined to another, where that is, until it is ready', async () => {
      const una = await cocina.poner({ mesa: 5, lineas: [{}, { retenida: true }, {}] });
      const [otra, tercera] = [
        await cocina.poner({ mesa: 6, orden: 'Orden 2' }),
        await cocina.poner({ mesa: 7, orden: 'Orden 3' }),
      ];
      const [ceviche = '', fuerte = ''] = una.lineas;
      for (const linea of [ceviche, fuerte]) await cocina.mover('PAGO', una, linea, -1);
      const unir = ({ random }: typeof una, con: typeof una) =>
        cocina.servicio.dato(mesasCalls.unirOrdenes, MESERO, {
          empresa,
          random,
          clave: randomUUID(),
          con: con.random,
        });
      const quedan = async () => (await cocina.ver()).filter(({ random }) => random === una.random);
      await unir(una, otra);
      const suya = { mesa: '6', orden: 'Orden 2', cantidad: 1, pagada: true, retenida: false };
      const ambas = [
        { linea: ceviche, ...suya },
        { linea: fuerte, ...suya },
      ];
      expect(await quedan()).toMatchObject(ambas);
      expect(await cocina.quitar(una.random)).toMatchObject({ status: 200 });
      expect(await quedan()).toMatchObject(ambas);

      await cocina.marcar([ceviche, fuerte]);
      expect(await quedan()).toEqual([]);
      expect(await cocina.listas()).toMatchObject([
        { mesa: '6', lineas: [{ linea: ceviche }, { linea: fuerte }] },
      ]);
      await cocina.marcar([fuerte], false);
      await unir(otra, tercera);
      expect(await quedan()).toMatchObject([{ linea: fuerte, mesa: '7', orden: 'Orden 3' }]);

      await cocina.cerrar(tercera, await cocina.venta());
      expect(await quedan()).toEqual([]);
    });

    it('keeps nothing of an order that is joined where all that was paid is ready', async () => {
      const [una, otra] = [await cocina.poner({ mesa: 5 }), await cocina.poner({ mesa: 6 })];
      const [linea = ''] = una.lineas;
      await cocina.mover('PAGO', una, linea, -1);
      await cocina.marcar([linea]);
      await cocina.servicio.dato(mesasCalls.unirOrdenes, MESERO, {
        empresa,
        random: una.random,
        clave: randomUUID(),
        con: otra.random,
      });
      expect(await cocina.servicio.sql('select id from pedidos.ordenes where en_cocina')).toEqual([
        { id: otra.random },
      ]);
    });

    it('keeps what was paid of a take-away that is closed, and of a table that is freed what is to be seen', async () => {
      const [llevar, mesa] = [
        await cocina.poner({ lineas: [{ retenida: true }, {}] }),
        await cocina.poner({ mesa: 5, lineas: [{}, {}] }),
      ];
      for (const puesta of [llevar, mesa]) {
        const [pagada = '', quitada = ''] = puesta.lineas;
        await cocina.mover('PAGO', puesta, pagada, -1);
        await cocina.mover('ANULACION', puesta, quitada, -1);
        const { random } = puesta;
        await cocina.servicio.dato(mesasCalls.liberarMesa, MESERO, { empresa, random });
      }
      const quedan = async ({ random }: typeof llevar) =>
        (await cocina.ver()).filter((linea) => linea.random === random);
      const anulada = { cantidad: 0, anulada: 1 };
      expect(await quedan(llevar)).toMatchObject([
        { linea: llevar.lineas[0], cantidad: 1, pagada: true, retenida: false },
        anulada,
      ]);
      expect(await quedan(mesa)).toMatchObject([anulada]);

      await cocina.marcar([...llevar.lineas, ...mesa.lineas.slice(1)]);
      expect(await cocina.ver()).toEqual([]);
      await cocina.marcar(llevar.lineas.slice(0, 1), false);
      expect(await quedan(llevar)).toMatchObject([{ linea: llevar.lineas[0], lista: false }]);
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
