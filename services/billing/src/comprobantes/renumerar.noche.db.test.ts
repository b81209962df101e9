import { describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  CONTADOR,
  OPERADOR,
  PUERTO,
} from '@comanda/kit/testing/semilla';
import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { documentosCalls as calls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionesCalls } from '@comanda/shared/contracts/facturacion/emisiones';
import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';

import { leerClaveAcceso } from '../domain/claveAcceso';
import { anular } from '../testing/anulaciones';
import { conVenta } from '../testing/conVenta';
import { deEntregas } from '../testing/entregas';
import { empresaId } from '../testing/mundo';
import { makeClave, makeVenta } from '../testing/ventas';

import { renumeracionesRepository } from './renumeracionesRepository';

const { empresa } = PUERTO;
const ANA = { ...ADMIN, nombreCompleto: ADMIN.nombre };

describe('POST /comprobante/:clave/otro_numero', () => {
  const e = deEntregas();

  const renumerar = (clave: string, usuario: { id: string } = ADMIN) =>
    e.pedir(calls.emitirConOtroNumero, usuario, { clave, empresa });
  const rechazada = async (codigo = '45', over: Partial<ComprobanteVenta> = {}) => {
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: [codigo] }]);
    const clave = await e.vender(over);
    await e.rondas(1);
    await conVenta(e, clave);
    return clave;
  };
  const deVenta = (clave: string) =>
    e.sql<{ clave_acceso: string; estado: string; reemplazada_por: string | null }>(
      `select clave_acceso, estado, reemplazada_por from facturacion.comprobantes where venta_id = (
         select venta_id from facturacion.comprobantes where clave_acceso = $1) order by creado, clave_acceso`,
      [clave],
    );
  const ventas = (clave: string, { id } = PUERTO) =>
    e.sql(
      'select secuencia, total from pedidos.ventas where empresa_id = $1 and clave_acceso = $2',
      [id, clave],
    );
  const secuencialDe = (clave: string) => leerClaveAcceso(clave)?.secuencial ?? 0;

  it('withdraws it and issues the same sale with the next number, audited', async () => {
    const clave = await rechazada();
    const { emision } = await e.dato(calls.consultarDetalle, CONTADOR, { clave, empresa });
    expect(emision).toMatchObject({ renumerable: true, corregible: false });

    const { data } = await renumerar(clave);
    const nueva = data?.clave_acceso ?? '';
    await e.rondas(1);
    expect((await e.documento(nueva))?.estado).toBe('AUTORIZADO');
    expect(secuencialDe(nueva)).toBe(secuencialDe(clave) + 1);
    expect(leerClaveAcceso(nueva)?.fecha).toBe(fechaNegocio(new Date()));
    expect(await deVenta(clave)).toEqual([
      { clave_acceso: clave, estado: 'ANULADA', reemplazada_por: nueva },
      { clave_acceso: nueva, estado: 'AUTORIZADO', reemplazada_por: null },
    ]);
    const [antes, despues] = await Promise.all([e.documento(clave), e.documento(nueva)]);
    expect(antes?.mensaje).toContain(numeroDeComprobante(nueva));
    expect(despues?.xml_firmado).toContain('<identificacionComprador>1710034065<');

    expect(await ventas(nueva)).toEqual([{ secuencia: numeroDeComprobante(nueva), total: '7.50' }]);
    expect(await ventas(clave, ANDINA)).toHaveLength(1);
    const hechos = await e.sql(
      `select empresa_id, usuario, antes ->> 'clave_acceso' as antes, despues ->> 'clave_acceso' as despues
         from pedidos.auditoria where accion = 'factura con otro numero' and antes ->> 'clave_acceso' = $1`,
      [clave],
    );
    expect(hechos).toEqual([
      { empresa_id: PUERTO.id, usuario: ADMIN.nombre, antes: clave, despues: nueva },
    ]);
    expect(await e.pasos(clave)).toContain('ANULACION ANULADA');
  });

  it('issues a credit note whose date is refused with another number, over the same invoice', async () => {
    const factura = await e.vender();
    await e.rondas(1);
    await conVenta(e, factura);
    const hoy = fechaNegocio(new Date());
    const { clave_nota: nota } = (await anular(e.mundo, PUERTO, { clave: factura, hoy })) ?? {};
    await e.guion([{ en: 'recepcion', hace: 'devolver', codigos: ['65'] }]);
    await e.rondas(1);
    expect((await e.documento(nota ?? ''))?.codigo).toBe('65');

    const nueva = (await renumerar(nota ?? '')).data?.clave_acceso ?? '';
    await e.rondas(1);
    expect(await e.documento(nueva)).toMatchObject({ estado: 'AUTORIZADO' });
    expect(await e.documento(nota ?? '')).toMatchObject({
      estado: 'ANULADA',
      mensaje: expect.stringContaining(numeroDeComprobante(nueva)),
    });
    const { emision } = await e.dato(calls.consultarDetalle, CONTADOR, { clave: factura, empresa });
    expect(emision.relacionado).toBe(nueva);
    expect((await renumerar(nota ?? '')).data?.clave_acceso).toBe(nueva);
  });

  it('asked for twice, in two tabs or after it was done, issues one', async () => {
    const clave = await rechazada();
    const respuestas = await Promise.all([renumerar(clave), renumerar(clave), renumerar(clave)]);
    const nuevas = new Set(respuestas.map(({ data }) => data?.clave_acceso));
    expect(nuevas.size).toBe(1);
    expect(nuevas.has(undefined)).toBe(false);
    expect(nuevas.has((await renumerar(clave)).data?.clave_acceso)).toBe(true);
    expect(await deVenta(clave)).toHaveLength(2);
  });

  it('is not for what was refused for something else, is on its way or was authorised', async () => {
    const corregible = await rechazada('69');
    const autorizada = await e.vender();
    await e.rondas(1);
    const enCola = await e.vender();
    for (const clave of [corregible, autorizada, enCola])
      expect((await renumerar(clave)).code).toBe('COMPROBANTE_NO_RENUMERABLE');
    await e.rondas(1);
  });

  it('is not for what has the rate of a decree whose days are over: it says so, and all stays as it was', async () => {
    const hoy = fechaNegocio(new Date());
    const decretar = async (cesa: string | null = null) => {
      const [fila] = await e.sql<{ id: string }>(
        `insert into identidad.decretos (tarifa, desde, hasta, fuente, cesa, usuario_id)
         values (8, $1, $1, 'Decreto 400', $2, $3) returning id`,
        [hoy, cesa, OPERADOR.id],
      );
      return fila?.id ?? '';
    };
    const registrar = (registro: string | null) =>
      e.sql('update identidad.empresas set registro_turismo = $2 where id = $1', [
        PUERTO.id,
        registro,
      ]);
    await registrar('0905500123');
    const decreto = await decretar();
    const venta = makeVenta([{ cantidad: 2, precio_venta: 375, tarifa: 8 }]);
    const clave = await rechazada('65', { ...venta, fecha_emision: hoy });
    const mostrada = async () => {
      const { emision } = await e.dato(calls.consultarDetalle, CONTADOR, { clave, empresa });
      const pagina = { empresa, ruc: clave };
      const { filas } = await e.dato(emisionesCalls.consultarEmisiones, CONTADOR, pagina);
      expect(filas).toEqual([emision]);
      return emision;
    };
    expect(await mostrada()).toMatchObject({ estado: 'DEVUELTA', renumerable: true });

    await decretar(decreto); // no more of today, as it is on the day after its last
    const frase = expect.stringMatching(
      `^La tarifa 8% rige solo en los días que fija un decreto, y el ${formatFecha(hoy)} no es uno. Hoy no se puede`,
    );
    expect(await mostrada()).toMatchObject({ renumerable: false, mensaje: frase });
    expect(await renumerar(clave)).toMatchObject({
      status: 409,
      code: 'COMPROBANTE_NO_RENUMERABLE',
      msg: frase,
    });
    expect(await deVenta(clave)).toEqual([
      { clave_acceso: clave, estado: 'DEVUELTA', reemplazada_por: null },
    ]);
    await decretar(); // another has the day
    expect(await mostrada()).toMatchObject({ renumerable: true });
    await registrar(null);
  });

  it('makes no invoice that counts of a test, and none of another RUC', async () => {
    const clave = await rechazada();
    await e.sql(`update identidad.empresas set ambiente = '2' where id = $1`, [PUERTO.id]);
    expect((await renumerar(clave)).code).toBe('COMPROBANTE_NO_RENUMERABLE');
    await e.sql(`update identidad.empresas set ambiente = '1' where id = $1`, [PUERTO.id]);
  });

  it('says that the series has no number left, and leaves all as it was', async () => {
    const clave = await rechazada();
    const antes = await e.sql(
      'select siguiente from facturacion.contadores where empresa_id = $1',
      [PUERTO.id],
    );
    const poner = (siguiente: unknown) =>
      e.sql('update facturacion.contadores set siguiente = $2 where empresa_id = $1', [
        PUERTO.id,
        siguiente,
      ]);
    await poner(1_000_000_000);
    expect((await renumerar(clave)).code).toBe('SERIE_AGOTADA');
    expect((await e.documento(clave))?.estado).toBe('REQUIERE_ATENCION');
    await poner((antes[0] as { siguiente: number }).siguiente);
  });

  it('renumerar does not touch a document of another empresa', async () => {
    const clave = await rechazada();
    const orden = { clave, hoy: fechaNegocio(new Date()), por: ANA, ahora: new Date() };
    const { renumerar: enOtra } = renumeracionesRepository(e.mundo.db);
    expect(await enOtra(empresaId(ANDINA), orden)).toBeUndefined();
    expect((await renumerar(clave, ADMIN_OTRA)).code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await renumerar(clave, CONTADOR)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await renumerar(makeClave(999))).code).toBe('NO_ENCONTRADO');
    expect((await e.documento(clave))?.estado).toBe('REQUIERE_ATENCION');
  });

  it('keeps the sale of the company of the transaction alone', async () => {
    const clave = await rechazada();
    const [venta] = await e.sql<{ venta_id: string }>(
      'select venta_id from facturacion.comprobantes where clave_acceso = $1',
      [clave],
    );
    const { client } = { client: e.mundo.db.pool };
    const { rows } = await client.query<{ hecho: boolean }>(
      'select pedidos.renumerar_venta($1, $2, $3, $4, $5, now()) as hecho',
      [PUERTO.id, venta?.venta_id, makeClave(77), ADMIN.id, 'ana'],
    );
    expect(rows[0]?.hecho).toBe(false);
    expect(await ventas(clave)).toHaveLength(1);
  });
});
