import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { contactar, registrar, type Equipo } from '@comanda/billing/testing/dispositivos';
import { abrirFacturacion, type Facturacion } from '@comanda/billing/testing/facturacion';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { ADMIN, CAJERO, MESERO } from '@comanda/kit/testing/semilla';
import { buildApp } from '@comanda/ordering/app';
import { makeSolicitud } from '@comanda/ordering/testing/ventas';
import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { firmarActo, llaveDeFirma } from '@comanda/shared/domain/sinLinea/firma';

const T0 = new Date('2026-11-20T15:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);

describe('what a browser signs at a till', () => {
  let billing: Facturacion;
  let ordering: Servicio;
  let equipo: Equipo;
  let ahora = T0;
  beforeAll(async () => {
    billing = await abrirFacturacion({ reloj: () => ahora });
    ordering = await abrirServicio(buildApp, { reloj: () => ahora }, { base: billing.mundo });
    equipo = await registrar(billing);
  });
  afterAll(() => billing.cerrar());

  const registrarLlave = async (quien: { id: string }) => {
    const { privada, publica } = await llaveDeFirma();
    const { empresa, dispositivo, token } = equipo;
    const dicha = { empresa, dispositivo, token, publica };
    const dato = await billing.dato(dispositivosCalls.registrarLlaveDeEquipo, quien, dicha);
    return { privada, llave: dato.huella };
  };
  const marcasDe = async (venta: string) =>
    (
      await ordering.dato(sinLineaCalls.listarVentasSinLinea, ADMIN, { empresa: equipo.empresa })
    ).find(({ id }) => id === venta)?.marcas ?? [];

  it('is believed by the services that it was shown to, and no other key under its name is', async () => {
    ahora = T0;
    const { arriendo } = await contactar(billing, equipo, ahora);
    const { privada, llave } = await registrarLlave(CAJERO);
    const { dispositivo, token } = equipo;
    const vender = async (numero: number, con: CryptoKey) => {
      const vendida = enHoras(1).toISOString();
      const alla = { dispositivo, vendida, vendedor: CAJERO.id, caja: 1 };
      const clave_acceso = arriendo?.numeros[numero]?.claves[0] ?? '';
      const idempotencia = randomUUID();
      const cuerpo = { ...makeSolicitud({ clave_acceso }), sin_linea: alla };
      const { empresa } = equipo;
      const quien = CAJERO.id;
      const acto = { tipo: 'venta', clave: idempotencia, quien, dispositivo, momento: vendida };
      const valor = await firmarActo(con, { ...acto, empresa }, cuerpo);
      ahora = enHoras(2);
      return ordering.dato(ventasCalls.crearVenta, MESERO, {
        ...cuerpo,
        sin_linea: { ...alla, token, reloj: ahora.toISOString(), firma: { llave, valor } },
        idempotencia,
      });
    };
    expect(await marcasDe((await vender(0, privada)).id)).toEqual([]);
    const { privada: ajena } = await llaveDeFirma();
    expect(await marcasDe((await vender(1, ajena)).id)).toEqual(['AUTOR_SIN_PROBAR']);
  });
});
