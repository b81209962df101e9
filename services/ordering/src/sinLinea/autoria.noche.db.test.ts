import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { ADMIN, CAJERO, MESERO, PUERTO } from '@comanda/kit/testing/semilla';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import type { ActoSinLinea } from '@comanda/shared/contracts/ventas/actoSinLinea';
import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { sinLineaCalls } from '@comanda/shared/contracts/ventas/sinLinea';
import { ventasCalls, type SinLinea } from '@comanda/shared/contracts/ventas/ventas';

import { buildApp } from '../app';
import { limpiarCaja } from '../testing/limpiarCaja';
import {
  actoConFirma,
  arrendar,
  conFirma,
  makeSinLinea,
  registrarEquipo,
  registrarLlave,
  type Equipo,
  type LlaveDePrueba,
} from '../testing/sinLinea';
import { makeLinea, makeSolicitud } from '../testing/ventas';

import type { Solicitud } from '../ventas/revisarLinea';

const { empresa } = PUERTO;
const T0 = new Date('2026-11-20T15:00:00Z');
const enHoras = (cuantas: number) => new Date(T0.getTime() + cuantas * 3_600_000);

let servicio: Servicio;
let ahora = T0;
let equipo: Equipo;
let libres: string[][];
let llaveDeAdmin: LlaveDePrueba;
let llaveDeMesero: LlaveDePrueba;
beforeAll(async () => {
  servicio = await abrirServicio(buildApp, { reloj: () => ahora });
});
afterAll(() => servicio.cerrar());
beforeEach(async () => {
  ahora = T0;
  await limpiarCaja(servicio);
  equipo = await registrarEquipo(servicio, PUERTO, T0);
  libres = await arrendar(servicio, equipo, { ahora: T0 });
  llaveDeAdmin = await registrarLlave(servicio, equipo, ADMIN, T0);
  llaveDeMesero = await registrarLlave(servicio, equipo, MESERO, T0);
  ahora = enHoras(3);
});

type DeEquipo = Solicitud & { sin_linea: SinLinea };
/** A sale that says that the Administrador made it an hour after the contact. */
function ventaDeAdmin(alla: { caja?: number } = {}): DeEquipo {
  const [clave_acceso = ''] = libres.shift() ?? [];
  const sin_linea = makeSinLinea(equipo, enHoras(1), { reloj: ahora, vendedor: ADMIN.id, ...alla });
  return { ...makeSolicitud({ clave_acceso }), sin_linea };
}

/** The cashier sends it. */
const enviar = (venta: DeEquipo, idempotencia: string) =>
  servicio.dato(ventasCalls.crearVenta, CAJERO, { ...venta, idempotencia });
const escrita = async (id: string) => {
  const [fila] = await servicio.sql<Record<string, unknown>>(
    `select v.usuario_id, v.caja_usuario, s.marcas, s.prueba, s.hecha_por, s.enviada_por,
            (select m.usuario from pedidos.caja_movimientos m where m.venta_id = v.id) as en_caja
       from pedidos.ventas v join pedidos.ventas_sin_linea s on s.venta_id = v.id where v.id = $1`,
    [id],
  );
  return fila;
};
const DEL_CAJERO = {
  usuario_id: CAJERO.id,
  caja_usuario: CAJERO.nombre,
  en_caja: CAJERO.nombre,
  marcas: ['AUTOR_SIN_PROBAR'],
  prueba: 'NINGUNA',
  hecha_por: ADMIN.id,
  enviada_por: CAJERO.id,
};

describe('a sale that says that somebody else made it', () => {
  it('is theirs who signed it, whoever sends it, and nothing is to be looked at', async () => {
    const clave = randomUUID();
    const { id } = await enviar(conFirma(ventaDeAdmin(), llaveDeAdmin, clave), clave);
    expect(await escrita(id)).toMatchObject({
      usuario_id: ADMIN.id,
      marcas: [],
      prueba: 'FIRMA',
      enviada_por: CAJERO.id,
    });
    expect(
      await servicio.sql(
        `select usuario, despues ->> 'hecho_por' as hecho_por, despues ->> 'prueba' as prueba
           from pedidos.auditoria where entidad_id = $1 and accion = 'venta sin linea de otro'`,
        [id],
      ),
    ).toEqual([{ usuario: CAJERO.nombre, hecho_por: ADMIN.nombre, prueba: 'FIRMA' }]);
  });

  it('is of who sends it where nobody signed it, with both names in what is to be looked at and in the audit', async () => {
    const { id } = await enviar(ventaDeAdmin(), randomUUID());
    expect(await escrita(id)).toEqual(DEL_CAJERO);
    const marcadas = await servicio.dato(sinLineaCalls.listarVentasSinLinea, ADMIN, { empresa });
    expect(marcadas.find((una) => una.id === id)).toMatchObject({
      hecho_por: ADMIN.nombre,
      enviado_por: CAJERO.nombre,
      vendedor: CAJERO.nombre,
      detalle: { AUTOR_SIN_PROBAR: [{ dice: ADMIN.nombre, envia: CAJERO.nombre }] },
    });
    expect(
      await servicio.sql(
        `select accion, usuario, despues ->> 'hecho_por' as hecho_por, despues ->> 'enviado_por' as enviado_por
           from pedidos.auditoria where entidad_id = $1 order by id`,
        [id],
      ),
    ).toEqual([
      { accion: 'venta creada', usuario: CAJERO.nombre, hecho_por: null, enviado_por: null },
      {
        accion: 'venta sin linea marcada',
        usuario: CAJERO.nombre,
        hecho_por: ADMIN.nombre,
        enviado_por: CAJERO.nombre,
      },
    ]);
  });

  it.each<[string, (venta: DeEquipo, clave: string) => DeEquipo]>([
    ["somebody else's key", (venta, clave) => conFirma(venta, llaveDeMesero, clave)],
    [
      "somebody else's key under the name of theirs",
      (venta, clave) => conFirma(venta, { ...llaveDeMesero, huella: llaveDeAdmin.huella }, clave),
    ],
    ['the key of another sale', (venta) => conFirma(venta, llaveDeAdmin, randomUUID())],
    [
      'another body',
      (venta, clave) => {
        const otra = conFirma({ ...venta, tienda: [makeLinea(2)] }, llaveDeAdmin, clave);
        return { ...venta, sin_linea: otra.sin_linea };
      },
    ],
    [
      'another drawer',
      (venta, clave) => {
        const { firma } = conFirma(venta, llaveDeAdmin, clave).sin_linea;
        return { ...venta, sin_linea: { ...venta.sin_linea, caja: 1, ...(firma && { firma }) } };
      },
    ],
    [
      'another moment',
      (venta, clave) => {
        const { firma } = conFirma(venta, llaveDeAdmin, clave).sin_linea;
        const vendida = enHoras(2).toISOString();
        return { ...venta, sin_linea: { ...venta.sin_linea, vendida, ...(firma && { firma }) } };
      },
    ],
  ])('is not believed with a signature of %s', async (_, firmar) => {
    const clave = randomUUID();
    const { id } = await enviar(firmar(ventaDeAdmin(), clave), clave);
    expect(await escrita(id)).toEqual(DEL_CAJERO);
  });

  it.each([
    ['revoked', 'revocada = desde'],
    ['over by then', "hasta = desde + interval '30 minutes'"],
    ['begun after it', "desde = desde + interval '2 hours'"],
  ])('is not believed with a key that is %s', async (_, cambio) => {
    await servicio.sql(`update facturacion.dispositivo_llaves set ${cambio} where huella = $1`, [
      llaveDeAdmin.huella,
    ]);
    const clave = randomUUID();
    const { id } = await enviar(conFirma(ventaDeAdmin(), llaveDeAdmin, clave), clave);
    expect(await escrita(id)).toEqual(DEL_CAJERO);
  });

  it('in a drawer that there is not is in that of who answers for it, and is looked at', async () => {
    const clave = randomUUID();
    const { id } = await enviar(conFirma(ventaDeAdmin({ caja: 99 }), llaveDeAdmin, clave), clave);
    expect(await escrita(id)).toMatchObject({ usuario_id: ADMIN.id, marcas: ['CAJA_DISTINTA'] });
    expect(
      await servicio.sql(
        `select despues ->> 'caja' as caja from pedidos.auditoria
          where entidad_id = $1 and accion = 'venta sin linea marcada'`,
        [id],
      ),
    ).toEqual([{ caja: '99' }]);
  });
});

describe('another act that says that somebody else did it', () => {
  const alla = (): ActoSinLinea => ({
    dispositivo: equipo.id,
    token: equipo.token,
    quien: ADMIN.id,
    hecho: enHoras(1).toISOString(),
    reloj: ahora.toISOString(),
  });
  const movimiento = (clave: string) => ({
    empresa,
    detalle: 'Gas',
    salida: 3.5,
    caja: 1,
    movimiento_id: clave,
    sin_linea: alla(),
  });
  const mover = (dicho: ReturnType<typeof movimiento>) =>
    servicio.pedir(cajaCalls.ingresarMovimiento, CAJERO, dicho);
  const anotado = async (clave: string) => {
    const [fila] = await servicio.sql<Record<string, unknown>>(
      `select marcas, prueba, hecho_por, hecho_por_id, enviada_por from pedidos.actos_sin_linea where clave = $1`,
      [clave],
    );
    return fila;
  };

  it('is theirs who signed it', async () => {
    const clave = randomUUID();
    const dicho = actoConFirma(movimiento(clave), llaveDeAdmin, { tipo: 'movimiento', clave });
    expect(await mover(dicho)).toMatchObject({ data: { usuario: ADMIN.nombre } });
    expect(await anotado(clave)).toMatchObject({ marcas: [], prueba: 'FIRMA' });
  });

  it('is of who sends it without one, or with one of another amount or of another kind', async () => {
    const sinFirma = (clave: string) => movimiento(clave);
    const deOtroMonto = (clave: string) => ({
      ...actoConFirma(movimiento(clave), llaveDeAdmin, { tipo: 'movimiento', clave }),
      salida: 35,
    });
    const deOtroTipo = (clave: string) =>
      actoConFirma(movimiento(clave), llaveDeAdmin, { tipo: 'anticipo', clave });
    for (const decir of [sinFirma, deOtroMonto, deOtroTipo]) {
      const clave = randomUUID();
      expect(await mover(decir(clave))).toMatchObject({ data: { usuario: CAJERO.nombre } });
      expect(await anotado(clave)).toEqual({
        marcas: ['AUTOR_SIN_PROBAR'],
        prueba: 'NINGUNA',
        hecho_por: ADMIN.nombre,
        hecho_por_id: ADMIN.id,
        enviada_por: CAJERO.id,
      });
    }
  });

  it('is of who sends it, be it an advance or an opening of the drawer', async () => {
    const quien = CAJERO.id;
    const anticipo_id = randomUUID();
    const anticipo = { empresa, id_usuario: MESERO.id, monto: 1, caja: 1, anticipo_id };
    expect(
      await servicio.pedir(anticiposCalls.anticipo, ADMIN, {
        ...anticipo,
        sin_linea: { ...alla(), quien },
      }),
    ).toMatchObject({ data: { usuario: ADMIN.nombre } });
    expect(await anotado(anticipo_id)).toMatchObject({ marcas: ['AUTOR_SIN_PROBAR'] });
    const apertura_id = randomUUID();
    const otro = await registrarLlave(servicio, equipo, CAJERO, T0);
    const apertura = { empresa, motivo: 'Cambio', caja: 1, apertura_id, sin_linea: alla() };
    const firmada = actoConFirma(apertura, otro, { tipo: 'apertura', clave: apertura_id });
    expect(await servicio.pedir(cajasCalls.anotarApertura, ADMIN, firmada)).toMatchObject({
      status: 200,
    });
    expect(await anotado(apertura_id)).toMatchObject({ marcas: [], prueba: 'SESION' });
  });

  it('of a drawer that there is not is refused', async () => {
    const dicho = { ...movimiento(randomUUID()), caja: 99 };
    expect(await mover(dicho)).toMatchObject({ code: 'CAJA_NO_EXISTE' });
  });
});
