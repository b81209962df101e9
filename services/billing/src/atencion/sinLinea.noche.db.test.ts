import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, ADMIN_OTRA, CAJERO, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';

import { contactar, porEnviar, registrar } from '../testing/dispositivos';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';

const T0 = new Date('2026-11-20T18:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);
const { empresa } = PUERTO;

let servicio: Facturacion;
let ahora = T0;
beforeAll(async () => {
  servicio = await abrirFacturacion({ reloj: () => ahora });
});
afterAll(() => servicio.cerrar());

const avisos = async (quien: { id: string } = ADMIN) =>
  (await servicio.dato(emisionCalls.consultarAtencion, quien, {})).filter(
    ({ tipo }) => tipo !== 'CERTIFICADO',
  );

describe('attention, of tills that sell without a line', () => {
  it('tells of what they have not sent for too long, of leases that end and of marked sales, to their company', async () => {
    const [una, otra] = [await registrar(servicio), await registrar(servicio)];
    const { arriendo } = await contactar(servicio, una, ahora);
    await contactar(servicio, otra, ahora);
    const claves = arriendo?.numeros.slice(0, 2).map(({ claves: [clave] }) => clave ?? '') ?? [];
    await contactar(servicio, una, ahora, { por_enviar: porEnviar(claves, T0) });

    ahora = enHoras(3);
    expect(await avisos()).toEqual([]);
    ahora = enHoras(5);
    const sinEnviar = {
      empresa,
      tipo: 'SIN_ENVIAR',
      cuantos: 1,
      texto: '1 equipo sin línea con 2 por enviar, desde hace 5 h',
    };
    expect(await avisos()).toEqual([sinEnviar]);
    await servicio.dato(dispositivosCalls.guardarAjustesSinLinea, ADMIN, {
      empresa,
      horas_sin_ingreso: 12,
      horas_aviso: 6,
    });
    expect(await avisos()).toEqual([]);

    ahora = enHoras(37);
    expect(await avisos()).toEqual([
      { ...sinEnviar, texto: '1 equipo sin línea con 2 por enviar, desde hace 1 día' },
      {
        empresa,
        tipo: 'ARRIENDO',
        cuantos: 2,
        texto: '2 equipos sin contacto: sus números se devuelven desde el 22/11/2026 13:00',
      },
    ]);
    expect(await avisos(CONTADOR)).toHaveLength(2);
    expect(await avisos(ADMIN_OTRA)).toEqual([]);

    await contactar(servicio, una, ahora);
    await contactar(servicio, otra, ahora);
    expect(await avisos()).toEqual([]);

    await contactar(servicio, una, ahora, { por_enviar: porEnviar(claves, T0) });
    expect(await avisos()).toMatchObject([{ tipo: 'SIN_ENVIAR' }]);
    const { dispositivo } = una;
    await servicio.dato(dispositivosCalls.revocarDispositivo, ADMIN, { empresa, dispositivo });
    expect(await avisos()).toEqual([]);
    ahora = enHoras(38);
    await contactar(servicio, una, ahora, { por_enviar: porEnviar(claves, T0) });
    expect(await avisos()).toMatchObject([{ tipo: 'SIN_ENVIAR' }]);
    await contactar(servicio, una, ahora);
    await marcada();
    expect(await avisos()).toEqual([
      { empresa, tipo: 'SIN_LINEA', cuantos: 1, texto: '1 por revisar de lo hecho sin línea' },
    ]);
    expect(await avisos(ADMIN_OTRA)).toEqual([]);
  });
});

describe('attention, of a till that fell silent', () => {
  const EN_SILENCIO = '1 equipo sin contacto desde hace 5 h: puede haber ventas sin enviar';
  const enSilencio = async () =>
    (await avisos()).filter(({ tipo }) => tipo === 'SIN_ENVIAR').map(({ texto }) => texto);
  const salir = ({ dispositivo }: { dispositivo: string }) =>
    servicio.sql(
      `update identidad.sesiones set revocada = now(), motivo = 'salida'
        where id = (select visto_sesion from facturacion.dispositivos where id = $1)`,
      [dispositivo],
    );

  it('tells of it, though it had nothing to send when it last spoke, unless who was in left or the day was closed', async () => {
    await servicio.sql('update facturacion.dispositivos set arriendo_hasta = null');
    await servicio.dato(dispositivosCalls.guardarAjustesSinLinea, ADMIN, {
      empresa,
      horas_sin_ingreso: 12,
      horas_aviso: 4,
    });
    const una = await registrar(servicio);
    ahora = enHoras(40);
    await contactar(servicio, una, ahora);
    ahora = enHoras(45);
    expect(await enSilencio()).toEqual([]); // nothing was sold: nobody is at work
    await cobrada();
    expect(await enSilencio()).toEqual([EN_SILENCIO]);
    await salir(una);
    expect(await enSilencio()).toEqual([]);

    await contactar(servicio, una, enHoras(45), {}, ADMIN);
    ahora = enHoras(50);
    expect(await enSilencio()).toEqual([EN_SILENCIO]);
    await servicio.sql('update pedidos.cajas set periodo = periodo + 1 where empresa_id = $1', [
      PUERTO.id,
    ]);
    expect(await enSilencio()).toEqual([]);
  });
});

let secuencial = 0;
/** A sale of ordering's. */
async function vendida(): Promise<string> {
  const id = randomUUID();
  secuencial += 1;
  await servicio.sql(
    `insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, forma_pago,
       usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
     values ($1, $2, $2, '', '001', '099', $5, 'EFECTIVO', $3, 'Carlos', '', '', '', 1, 0, 1, $4::date, $4::timestamptz)`,
    [PUERTO.id, id, CAJERO.id, ahora, secuencial],
  );
  return id;
}

/** In a drawer that is not closed yet. */
async function cobrada(): Promise<void> {
  const id = await vendida();
  await servicio.sql('select pedidos.tomar_periodo($1, 1, $2)', [PUERTO.id, ahora]);
  await servicio.sql(
    `insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, ingreso, usuario_id, usuario,
       fecha_negocio, creado, caja_id)
     values ($1, 'VENTA', $2, 'Venta', 'EFECTIVO', 1, 1, $3, 'Carlos', $4::date, $4::timestamptz, 1)`,
    [PUERTO.id, id, CAJERO.id, ahora],
  );
}

/** A sale that ordering marked. */
async function marcada(): Promise<void> {
  const id = await vendida();
  await servicio.sql(
    `insert into pedidos.ventas_sin_linea (empresa_id, venta_id, dispositivo_id, dispositivo, vendida, recibida,
       enviada_por, marcas)
     values ($1, $2, $2, 'Caja', $4, $4, $3, '{RELOJ}')`,
    [PUERTO.id, id, CAJERO.id, ahora],
  );
}
