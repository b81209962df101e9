import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { ADMIN_OTRA, CAJERO, MESERO, OTRA } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { ventasCalls, type FormaPago } from '@comanda/shared/contracts/ventas/ventas';
import { veces } from '@comanda/shared/testing/veces';

import { buildApp } from '../app';
import { FALTAS_DE_CAJA } from '../testing/librosDeCaja';
import { limpiarCaja } from '../testing/limpiarCaja';
import {
  crearModelo,
  operacion,
  type Modelo,
  type Operacion,
  type Que,
} from '../testing/modeloDeCaja';
import { AHORA, makeLinea, makeSolicitudDeOtra } from '../testing/ventas';

const OPERACIONES = veces(10_000, 300);
const SEMILLA = Number(process.env['COMANDA_SEMILLA'] ?? 20_261_122);
/** One after another from an empty drawer, on the average; a shorter history that fails says more. */
const EN_FILA = 50;
const { empresa } = OTRA;
const QUIENES = [ADMIN_OTRA, CAJERO];

describe(`the cash equation, after each of about ${OPERACIONES} operations with two drawers by two people`, () => {
  let servicio: Servicio;
  beforeAll(async () => {
    servicio = await abrirServicio(buildApp, { reloj: () => AHORA });
    await servicio.sql(
      'insert into identidad.usuario_empresas (usuario_id, empresa_id, orden) values ($1, $3, 2), ($2, $3, 2)',
      [CAJERO.id, MESERO.id, OTRA.id],
    );
    await servicio.dato(cajaCalls.listarCaja, CAJERO, { empresa });
    await servicio.dato(cajaCalls.listarCaja, ADMIN_OTRA, { empresa });
    await servicio.sql(`update identidad.accesos set vence = now() + interval '1 day'`);
  });
  afterAll(() => servicio.cerrar());

  const admin = ADMIN_OTRA;
  const quien = (uno: Operacion) => QUIENES[uno.quien] ?? admin;
  const de = <Algo>(lista: readonly Algo[], { cual }: Operacion) => lista[cual % lista.length];
  const dolares = (centavos: number) => Number((centavos / 100).toFixed(2));
  const cuadres = new Map<string, unknown>();

  const vender = async (modelo: Modelo, uno: Operacion) => {
    const { forma, monto, cantidad } = uno;
    const solicitud = makeSolicitudDeOtra({ tienda: [makeLinea(9, cantidad)], forma_pago: forma });
    const total = Math.round(solicitud.total * 100);
    const parte = forma === 'EFECTIVO' ? 0 : monto % total;
    const partes = new Map<FormaPago, number>([[forma, total - parte]]);
    if (parte > 0) partes.set('EFECTIVO', parte);
    const pagos = [...partes].map(([forma_pago, m]) => ({ forma_pago, monto: dolares(m) }));
    const { secuencia } = await servicio.dato(ventasCalls.crearVenta, quien(uno), {
      ...solicitud,
      pagos,
      idempotencia: randomUUID(),
    });
    modelo.vendida(uno.quien, secuencia, partes);
  };
  const cambiarVenta = async (editar: string, cambio: object) =>
    (await servicio.pedir(ventasCalls.actualizarEstado, admin, { empresa, editar, ...cambio }))
      .code;
  const anular = (anulada: boolean) => async (modelo: Modelo, uno: Operacion) => {
    const venta = de(modelo.ventas, uno);
    if (!venta) return;
    const code = await cambiarVenta(venta.secuencia, { estado: anulada ? 'ANULADO' : 'ACTIVO' });
    expect(code).toBe(modelo.anular(venta, anulada));
  };
  const mover = (signo: 1 | -1, extra: object) => async (modelo: Modelo, uno: Operacion) => {
    const monto = { [signo > 0 ? 'ingreso' : 'salida']: dolares(uno.monto) };
    const { id } = await servicio.dato(cajaCalls.ingresarMovimiento, quien(uno), {
      empresa,
      detalle: 'Cambio',
      ...monto,
      ...extra,
    });
    modelo.movida(uno.quien, id, signo * uno.monto);
  };
  const quitar = (quitada: boolean) => async (modelo: Modelo, uno: Operacion) => {
    const movida = de(modelo.movidas, uno);
    if (!movida) return;
    const estado = quitada ? 'N' : 'A';
    await servicio.dato(cajaCalls.cambiarEstadoCaja, admin, { empresa, id: movida.id, estado });
    modelo.quitar(movida, quitada);
  };

  const HACER: Record<Que, (modelo: Modelo, uno: Operacion) => Promise<unknown>> = {
    VENDER: vender,
    ANULAR: anular(true),
    ACTIVAR: anular(false),
    PAGO: async (modelo, uno) => {
      const venta = de(modelo.ventas, uno);
      if (!venta) return;
      const code = await cambiarVenta(venta.secuencia, { forma_pago: uno.forma });
      expect(code).toBe(modelo.cambiarPago(venta, uno.forma));
    },
    INGRESO: mover(1, {}),
    SALIDA: mover(-1, {}),
    RETIRO: mover(-1, { a_caja_fuerte: true }),
    ANTICIPO: async (modelo, uno) => {
      const { id } = await servicio.dato(anticiposCalls.anticipo, quien(uno), {
        empresa,
        id_usuario: MESERO.id,
        monto: dolares(uno.monto),
      });
      modelo.movida(uno.quien, id, -uno.monto);
    },
    QUITAR: quitar(true),
    REPONER: quitar(false),
    APERTURA: async (modelo, { caja, monto }) => {
      const cambio = { empresa, caja, cantidad: dolares(monto) };
      await servicio.dato(cajaCalls.actualizarCaja, admin, cambio);
      modelo.abrirCon(caja, monto);
    },
    CONTAR: async (modelo, uno) => {
      const contado = {
        empresa,
        caja: uno.caja,
        conteo: dolares(uno.monto),
        totalTransferencias: 0,
      };
      const { code, data } = await servicio.pedir(cuadresCalls.contarCaja, quien(uno), contado);
      expect(code).toBe(modelo.contar(uno.caja, uno.monto, quien(uno) === admin));
      if (code !== undefined) return;
      expect(data?.esperado).toBe(dolares(modelo.esperado(uno.caja)));
      expect(data?.diferencia).toBe(dolares(uno.monto - modelo.esperado(uno.caja)));
    },
    CUADRAR: async (modelo, uno) => {
      const contado = {
        empresa,
        caja: uno.caja,
        conteo: dolares(uno.monto),
        totalTransferencias: 0,
      };
      const motivo = 'Al azar';
      await servicio.dato(cuadresCalls.contarCaja, admin, contado);
      const { id } = await servicio.dato(cuadresCalls.cuadreCaja, admin, { ...contado, motivo });
      const z = await verZ(id);
      expect(z.informe.esperado).toBe(dolares(modelo.esperado(uno.caja)));
      expect(z.cuadre).toMatchObject({ conteo: contado.conteo, periodo: modelo.periodo(uno.caja) });
      cuadres.set(id, z);
      modelo.cuadrada(uno.caja, uno.monto);
    },
    TURNO: async (modelo, uno) => {
      await servicio.dato(cajasCalls.abrirTurno, quien(uno), { empresa, caja: uno.caja });
      modelo.turno(uno.quien, uno.caja);
    },
  };
  const verZ = (cuadre: string) =>
    servicio.dato(cuadresCalls.consultarZ, admin, { empresa, cuadre });

  const revisar = async (modelo: Modelo) => {
    for (const caja of [1, 2]) {
      const x = await servicio.dato(cuadresCalls.consultarX, admin, {
        empresa,
        caja: String(caja),
      });
      const { esperado, periodo } = x;
      expect({ caja, periodo, esperado }).toEqual({
        caja,
        periodo: modelo.periodo(caja),
        esperado: dolares(modelo.esperado(caja)),
      });
    }
    const faltas = `select * from (${FALTAS_DE_CAJA}) f where filas > 0`;
    expect(await servicio.sql(faltas, [OTRA.id])).toEqual([]);
  };

  it('holds, and what is closed stays as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(operacion, { minLength: 1, maxLength: 2 * EN_FILA, size: 'max' }),
        async (operaciones) => {
          await limpiarCaja(servicio, { conVentas: true });
          cuadres.clear();
          const modelo = crearModelo();
          await servicio.dato(cajasCalls.crearCaja, admin, { empresa, nombre: 'Bar' });
          for (const uno of operaciones) {
            await HACER[uno.que](modelo, uno);
            await revisar(modelo);
          }
          for (const [id, z] of cuadres) expect(await verZ(id)).toEqual(z);
        },
      ),
      { numRuns: Math.max(1, Math.round(OPERACIONES / EN_FILA)), seed: SEMILLA },
    );
  });
});
