import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN, ADMIN_OTRA, CAJERO, CLAVE, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../../app';
import { limpiarCaja } from '../../testing/limpiarCaja';
import { AHORA } from '../../testing/ventas';

type Usuario = { id: string };
type Conteo = Partial<CallInput<typeof calls.contarCaja>>;
type Cierre = Partial<CallInput<typeof calls.cuadreCaja>>;

const { empresa } = PUERTO;
const APROBACION = { email: ADMIN.email, password: CLAVE };
const YA_CONTADA =
  'Ya se contó esta caja. Para contar otra vez hace falta la aprobación de otra persona.';
const MUCHOS = 16;

describe('a period is counted once', () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
  });
  afterAll(() => servicio.cerrar());
  const ingresar = (ingreso: number) =>
    servicio.dato(cajaCalls.ingresarMovimiento, CAJERO, { empresa, detalle: 'Cambio', ingreso });
  /** A first period with a hundred dollars in it. */
  const empezar = async () => {
    await limpiarCaja(servicio);
    await ingresar(100);
  };
  beforeEach(empezar);

  const contar = (mas: Conteo = {}, quien: Usuario = CAJERO) =>
    servicio.pedir(calls.contarCaja, quien, { empresa, conteo: 0, ...mas });
  const cerrar = (mas: Cierre = {}, quien: Usuario = CAJERO) =>
    servicio.pedir(calls.cuadreCaja, quien, { empresa, conteo: 0, ...mas });
  const conteos = () =>
    servicio.sql<{ periodo: number; conteo: string; numero: number; aprobado_por: string | null }>(
      `select periodo, conteo, numero, aprobado_por from pedidos.conteos order by periodo, numero`,
    );
  const cuadres = () =>
    servicio.sql<{ periodo: number; conteo: string }>(
      'select periodo, conteo from pedidos.cuadres order by periodo',
    );
  const explicado = { motivo: 'No aparece', aprobacion: APROBACION };

  it('so that what there should be cannot be asked for, and then counted', async () => {
    const { data } = await contar({ conteo: 0 });
    expect(data).toMatchObject({ esperado: 100, diferencia: -100 });
    expect(await contar({ conteo: 100 })).toMatchObject({
      status: 409,
      code: 'CAJA_YA_CONTADA',
      msg: YA_CONTADA,
      errores: [{ campo: 'aprobacion', msg: YA_CONTADA }],
    });
    expect(await cerrar({ conteo: 100, ...explicado })).toMatchObject({
      status: 409,
      code: 'CAJA_YA_CONTADA',
      errores: [{ campo: 'conteo' }],
    });
    expect(await conteos()).toMatchObject([{ conteo: '0.00', numero: 1, aprobado_por: null }]);
    expect(await cuadres()).toEqual([]);
    expect(await cerrar({ conteo: 0, ...explicado })).toMatchObject({ status: 200 });
  });

  it('and again with the approval of an Administrador, who stands in the count, in its trace and in Z', async () => {
    await contar({ conteo: 0 });
    for (const otra of [
      { email: ADMIN_OTRA.email, password: CLAVE },
      { email: CAJERO.email, password: CLAVE },
      { email: ADMIN.email, password: 'otra' },
    ])
      expect(await contar({ conteo: 99, aprobacion: otra })).toMatchObject({
        status: 422,
        code: 'APROBACION_RECHAZADA',
      });
    expect(await contar({ conteo: 99, aprobacion: APROBACION })).toMatchObject({ status: 200 });
    const { data: cuadre } = await cerrar({ conteo: 99 });
    const { informe } = await servicio.dato(calls.consultarZ, CAJERO, {
      empresa,
      cuadre: cuadre?.id ?? '',
    });
    const comun = { usuario: CAJERO.nombre, esperado: 100, diferencia_vouchers: 0 };
    expect(informe.conteos).toMatchObject([
      { ...comun, numero: 1, conteo: 0, diferencia: -100, aprobado_por: null },
      { ...comun, numero: 2, conteo: 99, diferencia: -1, aprobado_por: ADMIN.nombre },
    ]);
    const hechos = await servicio.dato(cajasCalls.listarHechosCaja, ADMIN, {
      empresa,
      fecha_ini: '2026-11-20',
      fecha_fin: '2026-11-20',
    });
    expect(hechos.filter(({ accion }) => accion === 'caja contada').slice(0, 2)).toMatchObject([
      { usuario: CAJERO.nombre, despues: { numero: 2, conteo: 99, aprobado_por: ADMIN.nombre } },
      { usuario: CAJERO.nombre, despues: { numero: 1, conteo: 0 } },
    ]);
  });

  it('by an Administrador again without anybody else, by their own name', async () => {
    await contar({ conteo: 0 });
    expect(await contar({ conteo: 98 }, ADMIN)).toMatchObject({ status: 200 });
    expect(await conteos()).toMatchObject([{ numero: 1 }, { aprobado_por: ADMIN.nombre }]);
  });

  it('the same figures are the same count, and compare with what there is by now', async () => {
    const { data: una } = await contar({ conteo: 100, conteo_id: randomUUID() });
    await ingresar(5);
    const { data: otra } = await contar({ conteo: 100, conteo_id: randomUUID() });
    expect(otra).toMatchObject({ conteo_id: una?.conteo_id, esperado: 105, diferencia: -5 });
    expect(await conteos()).toHaveLength(1);
  });

  it('is counted by a closing to the letter, which tells the difference and stands where it is refused', async () => {
    expect(await cerrar({ conteo: 0 })).toMatchObject({ status: 422, code: 'CUADRE_SIN_MOTIVO' });
    expect(await cerrar({ conteo: 100 })).toMatchObject({ status: 409, code: 'CAJA_YA_CONTADA' });
    expect(await conteos()).toMatchObject([{ conteo: '0.00' }]);
  });

  it('is not counted for a period that somebody closed meanwhile', async () => {
    const { data } = await contar({ conteo: 100 });
    await cerrar({ conteo: 100 });
    expect(await contar({ conteo: 90, periodo: data?.periodo ?? 0 })).toMatchObject({
      status: 409,
      code: 'CAJA_YA_CUADRADA',
    });
    expect(await conteos()).toHaveLength(1);
  });

  it(`one of ${MUCHOS} counts at once is the first, and all others are refused`, async () => {
    const todos = await Promise.all(
      Array.from({ length: MUCHOS }, (_, i) => contar({ conteo: i, conteo_id: randomUUID() })),
    );
    expect(todos.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(MUCHOS - 1).fill(409),
    ]);
    expect(await conteos()).toHaveLength(1);
  });

  it('the database itself holds one count without an approval', async () => {
    await contar({ conteo: 1 });
    const otra = (numero: number) =>
      servicio.sql(
        `insert into pedidos.conteos (empresa_id, id, caja_id, periodo, conteo, vouchers, total_vouchers, esperado,
           usuario_id, usuario, creado, numero)
         select empresa_id, gen_random_uuid(), caja_id, periodo, 2, 0, 0, 0, usuario_id, usuario, creado, $1
           from pedidos.conteos limit 1`,
        [numero],
      );
    await expect(otra(1)).rejects.toThrow('conteos_por_numero');
    await expect(otra(2)).rejects.toThrow('conteos_aprobado_check');
  });

  describe('and closed once', () => {
    const SEIS = 6;
    const aLaVez = (
      pedido: (i: number) => Promise<{ status: number; code?: string | undefined }>,
    ) => Promise.all(Array.from({ length: SEIS }, (_, i) => pedido(i)));
    const deLaLetra = (clave: string | undefined, conteo = 100) =>
      servicio.pedir(
        calls.cuadreCaja,
        CAJERO,
        { empresa, conteo },
        { headers: clave === undefined ? {} : { 'idempotency-key': clave } },
      );

    it.each([
      ['the same figures', () => 100],
      ['other figures', (i: number) => 100 + i],
    ])('by six to the letter with keys of their own and %s', async (_, conteo) => {
      const hechos = await aLaVez((i) => deLaLetra(randomUUID(), conteo(i)));
      expect(hechos.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { code } of hechos.filter(({ status }) => status !== 200))
        expect(['CAJA_YA_CUADRADA', 'CAJA_YA_CONTADA']).toContain(code);
      expect(await cuadres()).toHaveLength(1);
    });

    it('by six with one key, who are all told of it', async () => {
      const clave = randomUUID();
      const hechos = await aLaVez(() => deLaLetra(clave));
      expect(hechos.map(({ status }) => status)).toEqual(Array<number>(SEIS).fill(200));
      expect(await servicio.sql('select id from pedidos.cuadres')).toEqual([{ id: clave }]);
    });

    it('by one after another: nothing happened since, and there is nothing to close', async () => {
      expect(await deLaLetra(undefined)).toMatchObject({ status: 200 });
      expect(await deLaLetra(undefined)).toMatchObject({
        status: 409,
        code: 'CAJA_YA_CUADRADA',
        msg: 'Esta caja ya se cuadró y no ha tenido movimientos desde entonces.',
      });
      expect(await conteos()).toHaveLength(1);
      // who counts it means it: a shift in which nobody bought anything is handed over too
      await contar({ conteo: 100 });
      expect(await deLaLetra(undefined)).toMatchObject({ status: 200 });
    });
  });

  it('whatever is called in whatever order, without an approval, and a closing says what was counted', async () => {
    const paso = fc.record({
      que: fc.constantFrom('contar', 'contar', 'cerrar', 'mover'),
      conteo: fc.integer({ min: 98, max: 102 }),
    });
    let cierres = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { minLength: 2, maxLength: 12 }), async (pasos) => {
        await empezar();
        for (const { que, conteo } of pasos) {
          if (que === 'contar') await contar({ conteo });
          else if (que === 'cerrar') await cerrar({ conteo, motivo: 'Por si acaso' });
          else await ingresar(1);
        }
        const contados = await conteos();
        expect(new Set(contados.map(({ periodo }) => periodo)).size).toBe(contados.length);
        const cerrados = await cuadres();
        for (const cuadre of cerrados) expect(contados).toContainEqual({ ...SOLO, ...cuadre });
        cierres += cerrados.length;
      }),
      { numRuns: veces(300, 15) },
    );
    expect(cierres).toBeGreaterThan(0);
  });
});

const SOLO = { numero: 1, aprobado_por: null };
