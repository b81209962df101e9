import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';

import { CANAL, DE_BUILDS } from '@comanda/kit/flujo/canal';
import { hasta } from '@comanda/kit/testing/hasta';
import { OPERADOR, VENDEDOR } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { empresasCalls as calls, type Empresa } from '@comanda/shared/contracts/admin/empresas';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';

import { makeDatos } from './testing/datos';

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirIdentidad(buildApp, { reloj: () => new Date() });
});
afterAll(() => servicio.cerrar());

const leer = (empresa: string) => servicio.dato(calls.consultarDatosEmpresa, OPERADOR, { empresa });
const nueva = async () => {
  const { empresa } = await servicio.dato(calls.crearEmpresa, OPERADOR, makeDatos());
  servicio.olvidar();
  return leer(empresa);
};
/** As a page does that sends all that it read, with what was changed of it. */
const editar = ({ vendedor, ...leida }: Empresa, over: Partial<Empresa>) =>
  servicio.pedirMal(calls.actualizarEmpresa, OPERADOR, {
    ...leida,
    ...over,
    antes: { ...leida, vendedor },
  });
const sin = ({ areas }: Empresa, ...otras: string[]) =>
  areas.filter((area) => !otras.includes(area));

describe('two who edit a company from one reading', () => {
  it('keep what the other changed where they left it, and each is told of in the audit with their own', async () => {
    const leida = await nueva();
    const { empresa } = leida;
    const deUno = {
      punto_emision: '002',
      factura: true,
      servicio: 'SALON',
      canton: 'Manta',
    } as const;
    expect((await editar(leida, deUno)).status).toBe(200);
    expect((await editar(leida, { whatsapp: '0990000001' })).status).toBe(200);
    expect(await leer(empresa)).toEqual({ ...leida, ...deUno, whatsapp: '0990000001' });

    const [ultima] = await servicio.sql<{ antes: object; despues: object }>(
      `select antes, despues from identidad.auditoria where empresa_id = $1 order by id desc limit 1`,
      [Number(leida.id)],
    );
    expect({ ...ultima?.antes, ...ultima?.despues }).toEqual({
      ...ultima?.antes,
      whatsapp: '0990000001',
    });
  });

  it('are refused with the field that both changed, and nothing else of theirs is written', async () => {
    const leida = await nueva();
    await editar(leida, { direccion: 'Calle 1' });
    const choca = { direccion: 'Calle 2', whatsapp: '0990000002' };
    expect(await editar(leida, choca)).toMatchObject({
      status: 409,
      code: 'CAMBIADO_POR_OTRO',
      errores: [{ campo: 'direccion' }],
    });
    expect(await leer(leida.empresa)).toEqual({ ...leida, direccion: 'Calle 1' });
  });

  it('never each write half of a series, which nobody would have chosen', async () => {
    const leida = await nueva();
    const mitad = leida.establecimiento === '077' ? '078' : '077';
    expect((await editar(leida, { establecimiento: mitad })).status).toBe(200);
    expect(await editar(leida, { punto_emision: '099' })).toMatchObject({
      status: 409,
      errores: [{ campo: 'establecimiento' }],
    });
  });

  it('switch no area on again that was switched off meanwhile, nor take away its seller', async () => {
    const leida = await nueva();
    await editar(leida, { areas: sin(leida, 'caja'), id_vendedor: VENDEDOR.id });
    await editar(leida, { whatsapp: '0990000003' });
    await editar(leida, { areas: sin(leida, 'reportes') });
    expect(await leer(leida.empresa)).toMatchObject({
      areas: sin(leida, 'caja', 'reportes'),
      id_vendedor: VENDEDOR.id,
      whatsapp: '0990000003',
    });
  });

  it('do not each write half of what contradicts itself', async () => {
    const leida = await nueva();
    await editar(leida, { rimpe: LEYENDA_DE_NOTA });
    expect(await editar(leida, { contabilidad: true })).toMatchObject({
      status: 400,
      errores: [{ campo: 'contabilidad' }],
    });
  });

  it('write all of it where a page of before does not say what it read', async () => {
    const leida = await nueva();
    await editar(leida, { direccion: 'Calle 1' });
    const { empresa, ruc, establecimiento } = leida;
    const todo = makeDatos({ empresa, ruc, establecimiento, direccion: 'Calle 2' });
    expect((await servicio.pedir(calls.actualizarEmpresa, OPERADOR, todo)).status).toBe(200);
    expect(await leer(empresa)).toMatchObject({ direccion: 'Calle 2' });
  });

  it('mend a record that does not keep the rules of today', async () => {
    const leida = await nueva();
    await servicio.sql(`update identidad.empresas set whatsapp = '' where id = $1`, [
      Number(leida.id),
    ]);
    const deAntes = await leer(leida.empresa);
    expect((await editar(deAntes, { whatsapp: '0990000004' })).status).toBe(200);
    expect(await leer(leida.empresa)).toEqual({ ...leida, whatsapp: '0990000004' });
  });
});

describe('the areas of a company', () => {
  it('that change are told to who holds the streams of open pages, and an edit of nothing of them is not', async () => {
    const leida = await nueva();
    const linea = new pg.Client({ connectionString: servicio.url });
    await linea.connect();
    const oidos: (string | undefined)[] = [];
    linea.on('notification', ({ payload }) => oidos.push(payload));
    await linea.query(`listen ${CANAL}`);
    try {
      await editar(leida, { whatsapp: '0990000005' });
      await editar(leida, { areas: sin(leida, 'caja') });
      await hasta('it is told', () => oidos.length > 0);
      expect(oidos).toEqual([DE_BUILDS]);
    } finally {
      await linea.end();
    }
  });

  it('may be changed beside one that was taken off the product', async () => {
    const leida = await nueva();
    await servicio.sql(`update plataforma.areas set retirada = now() where area = 'reportes'`);
    const sinReportes = sin(leida, 'reportes');
    const { vendedor, ...resto } = leida;
    const cambio = await servicio.pedirMal(calls.actualizarEmpresa, OPERADOR, {
      ...resto,
      areas: sin(leida, 'reportes', 'caja'),
      antes: { ...resto, vendedor, areas: sinReportes },
    });
    await servicio.sql(`update plataforma.areas set retirada = null where area = 'reportes'`);
    expect(cambio.status).toBe(200);
    expect(cambio.data?.areas).toEqual(sin(leida, 'caja'));
  });
});
