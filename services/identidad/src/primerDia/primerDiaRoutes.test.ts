import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, ANDINA, OTRA, PUERTO } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { primerDiaCalls as calls, type Paso } from '@comanda/shared/contracts/admin/primerDia';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
});
afterAll(() => servicio.cerrar());

const leer = (empresa: string, quien = ADMIN) =>
  servicio.dato(calls.consultarPrimerDia, quien, { empresa });
const marcar = (paso: Paso, hecho: boolean) =>
  servicio.pedir(calls.marcarPaso, ADMIN, { empresa: PUERTO.empresa, paso, hecho });

describe('the first day of a company', () => {
  it('is what the company has, each its own', async () => {
    expect(await leer(PUERTO.empresa)).toEqual({
      marcados: [],
      productos: 6,
      mesas: false,
      usuarios: 5,
      prueba: null,
    });
    expect(await leer(ANDINA.empresa)).toMatchObject({ productos: 1, usuarios: 2 });
    expect(await leer(OTRA.empresa, ADMIN_OTRA)).toMatchObject({ productos: 2, usuarios: 1 });
  });

  it('counts nobody who was switched off', async () => {
    const apagar = (estado: string) =>
      servicio.sql(`update identidad.usuarios set estado = $1 where email = 'mesero@demo.ec'`, [
        estado,
      ]);
    await apagar('N');
    expect(await leer(PUERTO.empresa)).toMatchObject({ usuarios: 4 });
    await apagar('A');
  });

  it('keeps what somebody said of a step, once, until it is taken back; of no other empresa', async () => {
    await marcar('IMPRESORA', true);
    await marcar('USUARIOS', true);
    await marcar('IMPRESORA', true);
    expect((await leer(PUERTO.empresa)).marcados).toEqual(['IMPRESORA', 'USUARIOS']);
    expect((await leer(ANDINA.empresa)).marcados).toEqual([]);
    await marcar('IMPRESORA', false);
    expect((await leer(PUERTO.empresa)).marcados).toEqual(['USUARIOS']);
  });

  it('knows no other steps', async () => {
    const entrada = { empresa: PUERTO.empresa, paso: 'BAILE', hecho: true };
    expect(await servicio.pedirMal(calls.marcarPaso, ADMIN, entrada)).toMatchObject({
      status: 400,
      errores: [{ campo: 'paso', msg: 'Seleccione el paso' }],
    });
  });

  it('knows the test invoice, until the last one counts', async () => {
    const vender = (secuencial: number, ambiente: '1' | '2') =>
      servicio.sql(
        `insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
           clave_acceso, forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total,
           fecha_negocio, fecha_creacion)
         values ($1, gen_random_uuid(), gen_random_uuid(), '', '001', '001', $2::bigint, $3, 'EFECTIVO', $4, '', '', '', '',
           1, 0, 1, '2026-11-20', '2026-11-20T12:00:00Z'::timestamptz + $2::bigint * interval '1 second')`,
        [OTRA.id, secuencial, claveDe(secuencial, ambiente), ADMIN_OTRA.id],
      );
    await vender(1, '1');
    expect((await leer(OTRA.empresa, ADMIN_OTRA)).prueba).toEqual({
      clave_acceso: claveDe(1, '1'),
      secuencia: '001-001-000000001',
      estado: 'ACTIVO',
    });
    expect((await leer(PUERTO.empresa)).prueba).toBeNull();
    await vender(2, '2');
    expect((await leer(OTRA.empresa, ADMIN_OTRA)).prueba).toBeNull();
  });
});

const claveDe = (secuencial: number, ambiente: string) =>
  `${'0'.repeat(23)}${ambiente}${String(secuencial).padStart(25, '0')}`;
