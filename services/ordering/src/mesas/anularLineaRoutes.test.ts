import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { darPin } from '@comanda/identidad/testing/darPin';
import { totpDe } from '@comanda/kit/credenciales/totp';
import { ADMIN, ADMIN_OTRA, CAJERO, CLAVE, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { vizorCalls } from '@comanda/shared/contracts/ventas/vizor';
import { limite, veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';
import { limpiarMesas } from '../testing/limpiarMesas';
import { makeEnvio, makePedida } from '../testing/mesas';
import { AHORA } from '../testing/ventas';

const { empresa } = PUERTO;
const PIN = '482913';
const SECRETO = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const conPin = { usuario: ADMIN.id, pin: PIN };

describe('a line that the kitchen had ready', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
    await darPin(servicio, ADMIN, PIN);
    await darPin(servicio, MESERO, '730481');
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = new Date(ahora.getTime() + 5 * 60_000);
    await limpiarMesas(servicio);
    await servicio.sql(
      `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())`,
    );
    await servicio.sql(
      'delete from identidad.segundos_factores; delete from identidad.intentos_login',
    );
  });

  const enviar = (cantidad = 2) =>
    servicio.dato(calls.registrarOrden, MESERO, makeEnvio({ lineas: [makePedida(1, cantidad)] }));
  const marcar = (linea: string, listo = true) =>
    servicio.dato(vizorCalls.marcarListo, MESERO, { empresa, lineas: [linea], listo });
  /** An order with one line of two units, which the kitchen marked ready. */
  const lista = async () => {
    const { random, lineas } = await enviar();
    const linea = lineas[0]?.linea ?? '';
    await marcar(linea);
    return { random, linea };
  };
  type De = { random: string; linea: string };
  const anular = (de: De, over: object = {}, quien = MESERO) =>
    servicio.pedir(calls.anularLinea, quien, {
      empresa,
      clave: randomUUID(),
      cantidad: 1,
      motivo: 'Se fue',
      ...de,
      ...over,
    });
  const anulada = async ({ random }: De) => {
    const orden = await servicio.dato(calls.consultarOrden, MESERO, { empresa, random });
    return orden?.lineas[0]?.anulada;
  };
  const trazas = () =>
    servicio.sql<{ usuario: string; antes: object; despues: object }>(
      `select usuario, antes, despues from pedidos.auditoria where accion = 'linea anulada' and cuando >= $1 order by id`,
      [ahora],
    );

  it('is taken back with the approval of an Administrador, which is kept with both names', async () => {
    const de = await lista();
    expect(await anular(de)).toMatchObject({
      status: 422,
      code: 'ANULACION_SIN_APROBACION',
      errores: [
        {
          campo: 'aprobacion',
          msg: expect.stringMatching(/^La cocina ya marcó listo .+: para anularlo, pida/),
        },
      ],
    });
    expect([await anulada(de), await trazas()]).toEqual([0, []]);

    expect((await anular(de, { aprobacion: conPin })).data?.lineas[0]).toMatchObject({
      anulada: 1,
    });
    const conClave = { email: ADMIN.email, password: CLAVE };
    expect((await anular(de, { aprobacion: conClave }, CAJERO)).status).toBe(200);
    expect(await trazas()).toMatchObject([
      { usuario: MESERO.nombre, antes: { lista: true }, despues: { aprobado_por: ADMIN.nombre } },
      { usuario: CAJERO.nombre, antes: { lista: true }, despues: { aprobado_por: ADMIN.nombre } },
    ]);
  });

  it.each([
    ['somebody who may not approve', { usuario: MESERO.id, pin: '730481' }],
    ['a wrong PIN', { usuario: ADMIN.id, pin: '111222' }],
    ['another company', { email: ADMIN_OTRA.email, password: CLAVE }],
  ])('is not taken back with the yes of %s', async (_, aprobacion) => {
    const de = await lista();
    expect(await anular(de, { aprobacion })).toMatchObject({
      status: 422,
      code: 'APROBACION_RECHAZADA',
      errores: [{ campo: 'aprobacion' }],
    });
    expect(await anulada(de)).toBe(0);
  });

  it('is taken back by an Administrador alone, and one that is not ready by anybody', async () => {
    const de = await lista();
    expect((await anular(de, {}, ADMIN)).status).toBe(200);
    const { random, lineas } = await enviar();
    const nueva = lineas.find(({ lista: suya }) => !suya)?.linea ?? '';
    expect((await anular({ random, linea: nueva })).status).toBe(200);
    const hechas = await trazas();
    expect(hechas.map(({ despues }) => Object.hasOwn(despues, 'aprobado_por'))).toEqual([
      false,
      false,
    ]);
  });

  it('is one still where it was marked unready, moved or joined before it is taken back', async () => {
    const de = await lista();
    await marcar(de.linea, false);
    expect((await anular(de)).code).toBe('ANULACION_SIN_APROBACION');
    const { random } = await servicio
      .dato(calls.moverLineas, MESERO, {
        empresa,
        random: de.random,
        clave: randomUUID(),
        mesa: '',
        orden: 'Rosa',
        lineas: [{ linea: de.linea, cantidad: 1 }],
      })
      .then(() =>
        servicio
          .dato(calls.listarOrdenes, MESERO, { empresa })
          .then((todas) => todas.find(({ orden }) => orden === 'Rosa') ?? { random: '' }),
      );
    expect((await anular({ random, linea: de.linea })).code).toBe('ANULACION_SIN_APROBACION');
    expect((await anular({ random, linea: de.linea }, { aprobacion: conPin })).status).toBe(200);
  });

  it('takes a code where there is one, and what is sent again is done once, code or none', async () => {
    await servicio.sql(
      'insert into identidad.segundos_factores (usuario_id, secreto, activo_desde) values ($1, $2, now())',
      [ADMIN.id, SECRETO],
    );
    const de = await lista();
    expect(await anular(de, { aprobacion: conPin })).toMatchObject({
      code: 'APROBACION_SIN_CODIGO',
      errores: [{ campo: 'aprobacion' }],
    });
    const codigo = totpDe(SECRETO).generate({ timestamp: ahora.getTime() });
    const aprobacion = { ...conPin, codigo };
    const clave = randomUUID();
    const veces4 = await Promise.all(
      [1, 2, 3, 4].map(() => anular(de, { clave, aprobacion }).then(({ status }) => status)),
    );
    expect(veces4).toEqual([200, 200, 200, 200]);
    expect(await anular(de, { aprobacion })).toMatchObject({ code: 'SEGUNDO_FACTOR_INVALIDO' });

    ahora = new Date(ahora.getTime() + 60 * 60_000); // the code is an old one by now
    expect((await anular(de, { clave, aprobacion })).status).toBe(200);
    expect((await anular(de, { clave })).status).toBe(200);
    expect(await anulada(de)).toBe(1);
  });

  it(
    'is never less without somebody who may say so, whoever does what',
    async () => {
      const paso = fc.record({
        que: fc.constantFrom('marcar', 'desmarcar', 'anular'),
        quien: fc.constantFrom(ADMIN, CAJERO, MESERO),
        aprueba: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(paso, { minLength: 1, maxLength: 8 }), async (pasos) => {
          await limpiarMesas(servicio);
          await servicio.sql(
            `insert into pedidos.mesas (empresa_id, numero_mesa, fecha_registros) values (1, 1, now())`,
          );
          const { random, lineas } = await enviar(9);
          const de = { random, linea: lineas[0]?.linea ?? '' };
          let estuvo = false;
          let debidas = 0;
          for (const { que, quien, aprueba } of pasos) {
            if (que !== 'anular') {
              await marcar(de.linea, que === 'marcar');
              estuvo ||= que === 'marcar';
              continue;
            }
            const { status } = await anular(de, aprueba ? { aprobacion: conPin } : {}, quien);
            const puede = !estuvo || aprueba || quien === ADMIN;
            expect(status).toBe(puede ? 200 : 422);
            if (puede) debidas += 1;
          }
          expect(await anulada(de)).toBe(debidas);
        }),
        { numRuns: veces(60, 10) },
      );
    },
    limite(60_000),
  );
});
