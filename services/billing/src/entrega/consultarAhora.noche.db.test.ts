import { describe, expect, it } from '@jest/globals';

import { hasta } from '@comanda/kit/testing/hasta';
import { ADMIN, ADMIN_OTRA, ANDINA, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls as calls } from '@comanda/shared/contracts/facturacion/documentos';

import { deEntregas } from '../testing/entregas';
import { empresaId } from '../testing/mundo';
import { makeClave } from '../testing/ventas';

import { adelantosRepository } from './adelantosRepository';

const { empresa } = PUERTO;
const UNA_HORA = 3_600_000;

describe('POST /comprobante/:clave/consultar', () => {
  const e = deEntregas();

  const consultar = (clave: string, usuario: { id: string } = ADMIN) =>
    e.pedir(calls.consultarAhora, usuario, { clave, empresa });
  const consultas = async (clave: string) =>
    (await e.pasos(clave)).filter((paso) => paso.startsWith('CONSULTA')).length;
  const trabajo = async (clave: string) => {
    const [fila] = await e.sql<{ consultas: number; proximo: Date; consultado_en: Date }>(
      'select consultas, proximo, consultado_en from facturacion.trabajos where clave_acceso = $1',
      [clave],
    );
    if (!fila) throw new Error(`no job of ${clave}`);
    return fila;
  };
  /** With the authority, and asked about so often that it is asked again in minutes. */
  const demorada = async () => {
    await e.guion([{ en: 'autorizacion', hace: 'enProceso', veces: 500 }]);
    const clave = await e.vender();
    await e.unaRonda();
    await e.sql(
      `update facturacion.trabajos set consultas = 20, proximo = $2::timestamptz + interval '5 minutes'
        where clave_acceso = $1`,
      [clave, e.reloj()],
    );
    e.pasan(2_000);
    return clave;
  };

  it('asks once, now, and the question does not make the next ones wait longer', async () => {
    const clave = await demorada();
    const antes = await consultas(clave);
    expect((await consultar(clave)).data).toMatchObject({
      estado: 'EN_PROCESO',
      mensaje: 'El SRI está procesando el documento',
    });
    expect(await consultas(clave)).toBe(antes + 1);
    expect((await trabajo(clave)).consultas).toBe(20);
  });

  it('never asks twice within a second, however many press', async () => {
    const clave = await demorada();
    const antes = await consultas(clave);
    const idasAntes = e.idas(clave).length;
    const primera = consultar(clave);
    await hasta('it has its answer', async () => (await consultas(clave)) > antes);
    await Promise.all([primera, consultar(clave), consultar(clave), consultar(clave)]);
    const idas = e.idas(clave).slice(idasAntes);
    const entre = idas.slice(1).map((en, i) => en - (idas[i] ?? 0));
    expect(entre).not.toEqual([]);
    expect(entre.filter((ms) => ms < 990)).toEqual([]);
  });

  it('finds what was authorised meanwhile', async () => {
    const clave = await demorada();
    await e.guion([]);
    expect((await consultar(clave)).data?.estado).toBe('AUTORIZADO');
  });

  it('leaves what waits for nothing as it is', async () => {
    await e.guion([]);
    const clave = await e.vender();
    await e.rondas(1);
    const antes = await e.pasos(clave);
    expect((await consultar(clave)).data?.estado).toBe('AUTORIZADO');
    expect(await e.pasos(clave)).toEqual(antes);
  });

  it('adelantar does not touch a job of another empresa', async () => {
    const clave = await demorada();
    const antes = await trabajo(clave);
    const { adelantar } = adelantosRepository(e.mundo.db);
    expect(await adelantar(empresaId(ANDINA), { clave, ahora: e.reloj() })).toBe(false);
    expect((await consultar(clave, ADMIN_OTRA)).code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await consultar(clave, CONTADOR)).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await consultar(makeClave(999))).code).toBe('NO_ENCONTRADO');
    expect(await trabajo(clave)).toEqual(antes);
  });

  it('is offered for what is older than the limit, in the list', async () => {
    const clave = await demorada();
    const detalle = () => e.dato(calls.consultarDetalle, CONTADOR, { clave, empresa });
    expect((await detalle()).emision.demorada).toBe(false);
    e.pasan(UNA_HORA);
    expect((await detalle()).emision.demorada).toBe(true);
  });
});
