import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, CLAVE, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { darPin } from '@comanda/identidad/testing/darPin';
import { cuadresCalls as calls } from '@comanda/shared/contracts/caja/cuadres';
import {
  FORMAS_PAGO,
  ventasCalls,
  type FormaPago,
  type Pago,
  type Venta,
} from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../../app';
import { cerrarCaja } from '../../testing/cerrarCaja';
import { limpiarCaja } from '../../testing/limpiarCaja';
import {
  AHORA,
  makeLinea,
  makeSolicitud,
  makeSolicitudDeOtra,
  reservar,
} from '../../testing/ventas';

import type { CallInput } from '@comanda/shared/contracts/defineCall';

type Usuario = { id: string };
type Cierre = Partial<CallInput<typeof calls.cuadreCaja>>;

const { empresa } = PUERTO;
const HOY = '2026-11-20';

describe('cuadres', () => {
  let servicio: Servicio;
  let ahora = AHORA;
  let numero = 1;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => ahora });
  });
  afterAll(() => servicio.cerrar());
  beforeEach(async () => {
    ahora = AHORA;
    await limpiarCaja(servicio); // each test has a first period, which begins with nothing
  });

  /** $11 (9.50 at 15%, 1.50 at 0%): so much by card, the rest in cash. */
  const vender = async (tarjeta = 0, mas = {}): Promise<Venta> => {
    const pagos = [
      { forma_pago: 'EFECTIVO', monto: 11 - tarjeta } as const,
      { forma_pago: 'TARJETA', monto: tarjeta } as const,
    ].filter(({ monto }) => monto > 0) satisfies Pago[];
    const clave_acceso = await reservar(servicio.url, numero++);
    return servicio.dato(ventasCalls.crearVenta, CAJERO, {
      ...makeSolicitud({ clave_acceso, pagos }),
      ...mas,
      idempotencia: randomUUID(),
    });
  };
  /** The same $11, with all of it off. */
  const regalar = async (): Promise<Venta> => {
    const nada = { total: 0, subtotal: 0, iva: 0 };
    const regalo = { descuento: 11, motivo_descuento: 'De la casa', ...nada };
    const clave_acceso = await reservar(servicio.url, numero++);
    return servicio.dato(ventasCalls.crearVenta, ADMIN, {
      ...makeSolicitud({ clave_acceso, ...regalo }),
      idempotencia: randomUUID(),
    });
  };
  const anular = ({ clave_acceso, secuencia }: Venta) =>
    servicio.dato(ventasCalls.actualizarEstado, ADMIN, {
      empresa,
      editar: clave_acceso ?? secuencia,
      estado: 'ANULADO',
      motivo: 'Se equivocó',
    });
  const pagarEnEfectivo = ({ clave_acceso, secuencia }: Venta) =>
    servicio.dato(ventasCalls.actualizarEstado, ADMIN, {
      empresa,
      editar: clave_acceso ?? secuencia,
      forma_pago: 'EFECTIVO',
    });
  const reactivar = ({ clave_acceso, secuencia }: Venta) =>
    servicio.dato(ventasCalls.actualizarEstado, ADMIN, {
      empresa,
      editar: clave_acceso ?? secuencia,
      estado: 'ACTIVO',
    });
  const contar = (mas: Partial<CallInput<typeof calls.contarCaja>> = {}, quien: Usuario = CAJERO) =>
    servicio.pedir(calls.contarCaja, quien, { empresa, conteo: 0, ...mas });
  const cierre = (mas: Cierre = {}, quien: Usuario = CAJERO) =>
    servicio.pedir(calls.cuadreCaja, quien, { empresa, conteo: 0, ...mas });
  const cerrar = (mas: Cierre = {}, quien: Usuario = CAJERO) =>
    servicio.dato(calls.cuadreCaja, quien, { empresa, conteo: 0, ...mas });
  const contarYCerrar = (conteo: number, quien: Usuario = CAJERO) =>
    cerrarCaja(servicio, quien, { empresa, conteo });
  const equis = (quien: Usuario = ADMIN) => servicio.dato(calls.consultarX, quien, { empresa });
  const cuadres = () =>
    servicio.dato(calls.listarCuadres, ADMIN, { empresa, fecha_ini: HOY, fecha_fin: HOY });
  const ajustar = (motivo: number | null, aprobacion: number | null, ciego = true) =>
    servicio.sql(
      `insert into pedidos.ajustes_caja (empresa_id, hora_corte, conteo_ciego, diferencia_motivo, diferencia_aprobacion)
       values ($1, 0, $2, $3, $4)`,
      [PUERTO.id, ciego, motivo, aprobacion],
    );
  const cuantos = async (tabla: string) => {
    const [fila] = await servicio.sql<{ n: number }>(
      `select count(*)::int as n from pedidos.${tabla}`,
    );
    return fila?.n;
  };

  describe('cuadre_caja', () => {
    it('closes with the call of the specification, to its letter', async () => {
      await vender();
      await vender(4);
      const { msg, data } = await cierre({
        fecha_cuadre: '20/11/2026',
        usuario: 'nadie',
        estado: 'A',
        conteo: 17.5,
        cantidaVouchers: 1,
        totalVouchers: 4,
      });
      expect(msg).toBe('Caja cuadrada. Diferencia: -0.50');
      expect(data).toMatchObject({
        total_venta: 22,
        venta: 18,
        tarjeta: 4,
        transferencia: 0,
        cuadre: 18,
        conteo: 17.5,
        diferencia: -0.5,
        diferencia_texto: '-0.50',
        responsable: CAJERO.nombre,
        fecha: HOY,
      });
      // the next begins with what was counted
      expect(await equis()).toMatchObject({
        apertura: 17.5,
        esperado: 17.5,
        ventas: { cantidad: 0, total: 0 },
      });
    });

    it('writes the sign of a difference as the specification does', async () => {
      await vender();
      expect((await cerrar({ conteo: 12.5 })).diferencia_texto).toBe('+1.50');
      expect((await contarYCerrar(12.5)).diferencia_texto).toBe('0.00');
    });

    it('asks for the count by its name', async () => {
      const { status, errores } = await servicio.pedirMal(calls.cuadreCaja, CAJERO, { empresa });
      expect({ status, errores }).toEqual({
        status: 400,
        errores: [{ campo: 'conteo', msg: 'Ingrese el conteo de la caja' }],
      });
    });

    it('closes once for a key, and refuses the key with another count', async () => {
      const cuadre_id = randomUUID();
      const primero = await cerrar({ conteo: 5, cuadre_id });
      expect(await cerrar({ conteo: 5, cuadre_id })).toEqual(primero);
      expect(await cierre({ conteo: 6, cuadre_id })).toMatchObject({
        status: 409,
        code: 'MOVIMIENTO_EN_CONFLICTO',
      });
      expect((await cuadres()).filter(({ id }) => id === cuadre_id)).toHaveLength(1);
      expect((await equis()).periodo).toBe(primero.periodo + 1);
    });

    const DICHO = { conteo: 5, cantidaVouchers: 2, totalVouchers: 3, totalTransferencias: 4 };
    it.each([
      ['vouchers', { ...DICHO, cantidaVouchers: 1 }],
      ['a total of vouchers', { ...DICHO, totalVouchers: 3.5 }],
      ['transfers', { ...DICHO, totalTransferencias: 4.01 }],
      ['no transfers', { ...DICHO, totalTransferencias: null }],
    ])('refuses the key, of a closing or of a count, with other %s', async (_, otro) => {
      const conteo_id = randomUUID();
      const cuadre_id = randomUUID();
      await contar({ ...DICHO, conteo_id });
      expect(await contar({ ...DICHO, conteo_id })).toMatchObject({ status: 200 });
      expect(await contar({ ...otro, conteo_id })).toMatchObject({
        status: 409,
        code: 'MOVIMIENTO_EN_CONFLICTO',
      });
      const hecho = await cerrar({ ...DICHO, cuadre_id });
      expect(await cierre({ ...otro, cuadre_id })).toMatchObject({
        status: 409,
        code: 'MOVIMIENTO_EN_CONFLICTO',
      });
      expect(await cerrar({ ...DICHO, cuadre_id })).toEqual(hecho);
    });

    it('closes once where two do at once with the same key', async () => {
      const cuadre_id = randomUUID();
      const [uno, otro] = await Promise.all([
        cerrar({ conteo: 5, cuadre_id }),
        cerrar({ conteo: 5, cuadre_id }),
      ]);
      expect(uno).toMatchObject({ id: cuadre_id });
      expect(otro).toEqual(uno);
      expect((await cuadres()).filter(({ id }) => id === cuadre_id)).toHaveLength(1);
    });

    it('refuses a period that somebody else closed meanwhile, and a drawer that changed since it was shown', async () => {
      await vender();
      const { data: vista } = await contar({ conteo: 11 });
      await vender();
      const { periodo, esperado } = vista ?? {};
      expect(await cierre({ conteo: 11, periodo, esperado })).toMatchObject({
        status: 409,
        code: 'CAJA_CAMBIO',
        errores: [
          {
            campo: 'esperado',
            msg: 'La caja cambió mientras contaba: ahora debería haber $22.00',
          },
        ],
      });
      await contarYCerrar(22, ADMIN);
      expect(await cierre({ conteo: 11, periodo, esperado })).toMatchObject({
        status: 409,
        code: 'CAJA_YA_CUADRADA',
      });
    });

    it('asks for a reason above the first limit, and keeps it', async () => {
      await ajustar(1, null);
      await vender();
      expect(await cierre({ conteo: 9.99 })).toMatchObject({
        status: 422,
        code: 'CUADRE_SIN_MOTIVO',
        errores: [{ campo: 'motivo', msg: 'Escriba el motivo de la diferencia de -1.01' }],
      });
      const { periodo } = await equis();
      expect(await cerrar({ conteo: 9.99, motivo: 'Vuelto mal dado' })).toMatchObject({
        motivo: 'Vuelto mal dado',
        periodo,
        por_revisar: true,
        aprobado_por: null,
      });
      expect(await contarYCerrar(8.99)).toMatchObject({ por_revisar: false }); // just the limit
    });

    it('asks for an Administrador above the second, with their own password', async () => {
      await ajustar(1, 5);
      await vender();
      const falta = { conteo: 2, motivo: 'No aparece' };
      expect(await cierre(falta)).toMatchObject({
        status: 422,
        code: 'CUADRE_SIN_APROBACION',
        errores: [
          {
            campo: 'aprobacion',
            msg: 'La diferencia de -9.00 pasa del límite. Pida la aprobación de un Administrador',
          },
        ],
      });
      for (const [email, password] of [
        [ADMIN.email, 'otra'],
        [CAJERO.email, CLAVE],
        [ADMIN_OTRA.email, CLAVE],
      ] as const) {
        expect(await cierre({ ...falta, aprobacion: { email, password } })).toMatchObject({
          status: 422,
          code: 'APROBACION_RECHAZADA',
          errores: [{ campo: 'aprobacion.password' }],
        });
      }
      const aprobacion = { email: ADMIN.email, password: CLAVE };
      expect(await cerrar({ ...falta, aprobacion })).toMatchObject({ aprobado_por: ADMIN.nombre });
    });

    it('takes the PIN of one as well, and the closing says whose it was', async () => {
      await ajustar(1, 5);
      await vender();
      const falta = { conteo: 2, motivo: 'No aparece' };
      await darPin(servicio, ADMIN, '482913');
      expect(
        await cierre({ ...falta, aprobacion: { usuario: ADMIN.id, pin: '998877' } }),
      ).toMatchObject({
        status: 422,
        code: 'APROBACION_RECHAZADA',
        errores: [{ campo: 'aprobacion.pin' }],
      });
      const aprobacion = { usuario: ADMIN.id, pin: '482913' };
      expect(await cerrar({ ...falta, aprobacion })).toMatchObject({ aprobado_por: ADMIN.nombre });
    });

    it('an Administrador who closes needs nobody else', async () => {
      await ajustar(1, 5);
      expect(await cerrar({ conteo: 50, motivo: 'Cambio del banco' }, ADMIN)).toMatchObject({
        aprobado_por: null,
        diferencia: 50,
      });
    });

    it('leaves who closed, what was before and what became of it', async () => {
      await vender();
      const { id, periodo } = await cerrar({ conteo: 10, motivo: 'Falta' });
      expect(
        await servicio.sql(
          'select usuario, accion, antes, despues from pedidos.auditoria where entidad_id = $1',
          [id],
        ),
      ).toEqual([
        {
          usuario: CAJERO.nombre,
          accion: 'caja cuadrada',
          antes: { caja: 'Caja', periodo, apertura: 0 },
          despues: { conteo: 10, esperado: 11, diferencia: -1, motivo: 'Falta' },
        },
      ]);
    });
  });

  describe('contar_caja', () => {
    it('says what there should be only then, and closes nothing', async () => {
      await vender(4);
      const { data } = await contar({ conteo: 8, cantidaVouchers: 2, totalVouchers: 5 });
      expect(data).toMatchObject({
        conteo: 8,
        esperado: 7,
        diferencia: 1,
        tarjeta: 4,
        tarjetas: 1,
        cantidaVouchers: 2,
        totalVouchers: 5,
        pide_motivo: false,
        pide_aprobacion: false,
      });
      expect((await equis()).periodo).toBe(data?.periodo);
    });

    it('says each transfer that stands, for whoever looks for it in the account', async () => {
      const paga = async (referencia: string, monto: number) => {
        const clave_acceso = await reservar(servicio.url, numero++);
        const pagos: Pago[] = [
          { forma_pago: 'TRANSFERENCIA', monto, banco: 'Pichincha', referencia },
          { forma_pago: 'EFECTIVO', monto: 11 - monto },
        ];
        return servicio.dato(ventasCalls.crearVenta, CAJERO, {
          ...makeSolicitud({ clave_acceso, pagos }),
          idempotencia: randomUUID(),
        });
      };
      const menor = await paga('771', 3);
      const mayor = await paga('772', 8);
      await anular(await paga('773', 9));
      expect((await contar({ conteo: 0, totalTransferencias: 0 })).data).toMatchObject({
        transferencia: 11,
        transferencias: [
          { venta: mayor.secuencia, banco: 'Pichincha', referencia: '772', monto: 8 },
          { venta: menor.secuencia, banco: 'Pichincha', referencia: '771', monto: 3 },
        ],
      });
    });

    it('says what the transfers come to that it does not list', async () => {
      const clave_acceso = await reservar(servicio.url, numero++);
      const pagos: Pago[] = [
        { forma_pago: 'TRANSFERENCIA', monto: 8, banco: 'Pichincha', referencia: '774' },
        { forma_pago: 'EFECTIVO', monto: 3 },
      ];
      const { id } = await servicio.dato(ventasCalls.crearVenta, CAJERO, {
        ...makeSolicitud({ clave_acceso, pagos }),
        idempotencia: randomUUID(),
      });
      await servicio.sql(
        `insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, banco, referencia, monto,
           ingreso, salida, usuario_id, usuario, fecha_negocio, creado, caja_id)
         select empresa_id, tipo, venta_id, detalle, forma_pago, banco, n::text, 0.25, 0, 0, usuario_id, usuario,
                fecha_negocio, creado, caja_id
           from pedidos.caja_movimientos, generate_series(1, 205) n
          where venta_id = $1 and forma_pago = 'TRANSFERENCIA'`,
        [id],
      );
      const { data } = await contar({ conteo: 0, totalTransferencias: 0 });
      expect(data?.transferencias).toHaveLength(200);
      expect(data?.transferencias[0]).toMatchObject({ monto: 8, de_venta: true });
      expect(data?.otras_transferencias).toEqual({ cantidad: 6, total: 1.5 });
    });

    it.each([
      ['voided', anular, { cantidad: 0, total: 0 }],
      ['paid in cash instead', pagarEnEfectivo, { cantidad: 1, total: 11 }],
    ] as const)(
      'holds nobody against vouchers of equal payments that were %s',
      async (_que, hacer, efectivo) => {
        const antes = await equis();
        const clave_acceso = await reservar(servicio.url, numero++);
        const pagos: Pago[] = [4, 4, 3].map((monto) => ({ forma_pago: 'TARJETA', monto }));
        const venta = await servicio.dato(ventasCalls.crearVenta, CAJERO, {
          ...makeSolicitud({ clave_acceso, pagos }),
          idempotencia: randomUUID(),
        });
        await hacer(venta);
        const x = await equis();
        const de = (forma: string, { formas }: typeof x) =>
          formas.find(({ forma_pago }) => forma_pago === forma) ?? { cantidad: 0, total: 0 };
        expect(de('TARJETA', x)).toMatchObject({ ...de('TARJETA', antes) });
        const [suyo, previo] = [de('EFECTIVO', x), de('EFECTIVO', antes)];
        expect(suyo.cantidad - previo.cantidad).toBe(efectivo.cantidad);
        expect(suyo.total - previo.total).toBe(efectivo.total);
      },
    );

    it('keeps every count, which an Administrador makes again, and the closing is of the last', async () => {
      const antes = await cuantos('conteos');
      await contar({ conteo: 4 });
      const { data } = await contar({ conteo: 3 }, ADMIN);
      expect(await cuantos('conteos')).toBe(Number(antes) + 2);
      const { id } = await cerrar({ conteo: 3 });
      expect(await cuantos('conteos')).toBe(Number(antes) + 2);
      expect(
        await servicio.sql('select conteo_id from pedidos.cuadres where id = $1', [id]),
      ).toEqual([{ conteo_id: data?.conteo_id }]);
    });

    it('writes a count down once for a key', async () => {
      const antes = await cuantos('conteos');
      const conteo_id = randomUUID();
      await contar({ conteo: 8, conteo_id });
      expect((await contar({ conteo: 8, conteo_id })).data).toMatchObject({ conteo_id });
      expect(await cuantos('conteos')).toBe(Number(antes) + 1);
      expect(await contar({ conteo: 9, conteo_id })).toMatchObject({
        status: 409,
        code: 'MOVIMIENTO_EN_CONFLICTO',
      });
    });

    it('refuses denominations that do not sum to the count', async () => {
      const denominaciones = { '2000': 1, '25': 3 };
      expect(await contar({ conteo: 20.75, denominaciones })).toMatchObject({ status: 200 });
      expect(await contar({ conteo: 20.7, denominaciones })).toMatchObject({
        status: 422,
        code: 'CONTEO_NO_SUMA',
        errores: [
          { campo: 'conteo', msg: 'Las denominaciones suman $20.75 y el conteo es $20.70' },
        ],
      });
    });

    it('tells what the company will ask for', async () => {
      await ajustar(1, 5);
      expect((await contar({ conteo: 3 })).data).toMatchObject({
        pide_motivo: true,
        pide_aprobacion: false,
      });
      expect((await contar({ conteo: 6 }, ADMIN)).data).toMatchObject({
        pide_motivo: true,
        pide_aprobacion: true,
      });
    });
  });

  describe('X and Z', () => {
    it('X is of the open period, and says all of it', async () => {
      const una = await vender();
      await vender(4);
      await regalar();
      await anular(una);
      const pagado: Partial<Record<FormaPago, number>> = { EFECTIVO: 7, TARJETA: 4 };
      expect(await equis()).toMatchObject({
        empresa,
        caja: { id: 1, nombre: 'Caja' },
        apertura: 0,
        esperado: 7,
        ventas: { cantidad: 2, total: 11 },
        formas: FORMAS_PAGO.map((forma_pago) => ({
          forma_pago,
          cantidad: pagado[forma_pago] ? 1 : 0,
          total: pagado[forma_pago] ?? 0,
        })),
        tarifas: [
          { tarifa: 15, base: 8.26, iva: 1.24 },
          { tarifa: 0, base: 1.5, iva: 0 },
        ],
        usuarios: [
          { usuario: CAJERO.nombre, cantidad: 1, total: 11 },
          { usuario: ADMIN.nombre, cantidad: 1, total: 0 },
        ],
        descuentos: { cantidad: 1, total: 11 },
        cortesias: { cantidad: 2, total: 11 },
        propinas: { cantidad: 0, total: 0 },
        anulaciones: { cantidad: 1, total: 11 },
        primera: una.secuencia,
      });
    });

    it('X takes out what was given away whole when it is voided, and brings it back with it', async () => {
      const nada = { cantidad: 0, total: 0 };
      const usuarios = [{ usuario: ADMIN.nombre, ...nada }];
      const sin = { ventas: nada, descuentos: nada, cortesias: nada, usuarios };
      const regalo = await regalar();
      const con = await equis();
      expect(con).toMatchObject({
        ventas: { cantidad: 1, total: 0 },
        descuentos: { cantidad: 1, total: 11 },
        cortesias: { cantidad: 2, total: 11 },
      });
      await anular(regalo);
      const x = await equis();
      expect(x).toMatchObject({ ...sin, anulaciones: { cantidad: 1, total: 0 } });
      expect(x.formas).toEqual(con.formas);
      await reactivar(regalo);
      expect(await equis()).toEqual(con);
      await anular(regalo);
      const { id } = await cerrar();
      const z = await servicio.dato(calls.consultarZ, CAJERO, { empresa, cuadre: id });
      expect(z.informe).toMatchObject({ ...sin, anulaciones: { cantidad: 1, total: 0 } });
    });

    it('Z stays what it was when what it sold is voided, which the open period compensates', async () => {
      const venta = await vender();
      const { id } = await cerrar({ conteo: 11 });
      const antes = await servicio.dato(calls.consultarZ, CAJERO, { empresa, cuadre: id });
      expect(antes).toMatchObject({ informe: { esperado: 11 }, cuadre: { id, cuadre: 11 } });
      await anular(venta);
      expect(await servicio.dato(calls.consultarZ, CAJERO, { empresa, cuadre: id })).toEqual(antes);
      expect(await equis()).toMatchObject({
        apertura: 11,
        esperado: 0,
        anulaciones: { cantidad: 1, total: 11 },
        ventas: { cantidad: -1, total: -11 },
      });
    });

    it('who is no Administrador counts before they see X, unless the company says otherwise', async () => {
      await vender();
      expect(await servicio.pedir(calls.consultarX, CAJERO, { empresa })).toMatchObject({
        status: 403,
        code: 'CONTEO_CIEGO',
      });
      await contar({ conteo: 5 }, ADMIN); // another's count is not theirs
      expect(await servicio.pedir(calls.consultarX, CAJERO, { empresa })).toMatchObject({
        status: 403,
      });
      const aprobacion = { email: ADMIN.email, password: CLAVE };
      await contar({ conteo: 11, aprobacion });
      expect(await equis(CAJERO)).toMatchObject({ esperado: 11 });
      await cerrar({ conteo: 11 });
      await ajustar(null, null, false);
      expect(await equis(CAJERO)).toMatchObject({ esperado: 11 });
    });

    it('a Z that is not there, or is of another company, is not found', async () => {
      const suyo = await servicio.dato(calls.cuadreCaja, ADMIN_OTRA, {
        empresa: OTRA.empresa,
        conteo: 3,
      });
      for (const cuadre of [randomUUID(), suyo.id]) {
        expect(await servicio.pedir(calls.consultarZ, CAJERO, { empresa, cuadre })).toMatchObject({
          status: 404,
          code: 'NO_ENCONTRADO',
        });
        expect(await servicio.pedir(calls.revisarCuadre, ADMIN, { empresa, cuadre })).toMatchObject(
          {
            status: 404,
            code: 'NO_ENCONTRADO',
          },
        );
      }
      expect((await cuadres()).map(({ id }) => id)).not.toContain(suyo.id);
    });
  });

  describe('cuadres_caja and revisar_cuadre', () => {
    it('lists those of some days, latest first', async () => {
      const uno = await cerrar({ conteo: 1 });
      ahora = new Date(AHORA.getTime() + 1000);
      const dos = await contarYCerrar(2);
      expect(await cuadres()).toEqual([dos, uno]);
      expect(
        await servicio.dato(calls.listarCuadres, ADMIN, {
          empresa,
          fecha_ini: '2026-11-21',
          fecha_fin: '2026-11-22',
        }),
      ).toEqual([]);
      expect(
        await servicio.pedir(calls.listarCuadres, ADMIN, {
          empresa,
          fecha_ini: '2026-11-22',
          fecha_fin: '2026-11-21',
        }),
      ).toMatchObject({
        status: 400,
        errores: [{ campo: 'fecha_fin', msg: 'Fecha Fin no puede ser anterior a Fecha Inicio' }],
      });
    });

    it('a difference is seen once, and that is written down', async () => {
      await ajustar(1, null);
      const { id } = await cerrar({ conteo: 10, motivo: 'Sobra' });
      const ver = () => servicio.pedir(calls.revisarCuadre, ADMIN, { empresa, cuadre: id });
      expect(await ver()).toMatchObject({ msg: 'Cuadre revisado', data: { por_revisar: false } });
      await ver();
      expect(
        await servicio.sql(
          `select usuario from pedidos.auditoria where entidad_id = $1 and accion = 'cuadre revisado'`,
          [id],
        ),
      ).toEqual([{ usuario: ADMIN.nombre }]);
    });
  });

  it('a company that never sold has a drawer with nothing in it', async () => {
    const otra = OTRA.empresa;
    await servicio.sql('delete from pedidos.ajustes_caja');
    const x = await servicio.dato(calls.consultarX, ADMIN_OTRA, { empresa: otra });
    expect(x).toMatchObject({ caja: { id: 1, nombre: 'Caja' }, ventas: { cantidad: 0 } });
    await servicio.dato(ventasCalls.crearVenta, ADMIN_OTRA, {
      ...makeSolicitudDeOtra({ tienda: [makeLinea(9, 3)] }),
      idempotencia: randomUUID(),
    });
    const { esperado } = await servicio.dato(calls.consultarX, ADMIN_OTRA, { empresa: otra });
    expect(esperado).toBe(Number((x.esperado + 3.99).toFixed(2)));
  });
});
