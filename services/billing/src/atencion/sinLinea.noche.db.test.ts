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

/** A sale that ordering marked. */
async function marcada(): Promise<void> {
  const id = randomUUID();
  await servicio.sql(
    `insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, forma_pago,
       usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
     values ($1, $2, $2, '', '001', '099', 1, 'EFECTIVO', $3, 'Carlos', '', '', '', 1, 0, 1, $4::date, $4::timestamptz)`,
    [PUERTO.id, id, CAJERO.id, ahora],
  );
  await servicio.sql(
    `insert into pedidos.ventas_sin_linea (empresa_id, venta_id, dispositivo_id, dispositivo, vendida, recibida,
       enviada_por, marcas)
     values ($1, $2, $2, 'Caja', $4, $4, $3, '{RELOJ}')`,
    [PUERTO.id, id, CAJERO.id, ahora],
  );
}
