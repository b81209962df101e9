import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { echarCerrojo } from '@comanda/kit/testing/cerrojo';
import { ADMIN, ADMIN_OTRA, ANDINA, CAJERO, OPERADOR, PUERTO } from '@comanda/kit/testing/semilla';

import { emisionCalls as calls } from '@comanda/shared/contracts/facturacion/emision';

import { abrirAlmacen } from '../piezas';
import { abrirFacturacion, type Facturacion } from '../testing/facturacion';
import { empresaId, todos } from '../testing/mundo';

import { generarCertificadoDePrueba } from './generarCertificadoDePrueba';

const AHORA = new Date('2026-11-20T18:00:00Z');
const { empresa } = PUERTO;

let servicio: Facturacion;
let ahora = AHORA;
beforeAll(async () => {
  servicio = await abrirFacturacion({ reloj: () => ahora });
});
afterAll(() => servicio.cerrar());

const generar = (over: object = {}) =>
  generarCertificadoDePrueba({ ruc: PUERTO.ruc, nombre: 'ANA PEÑA', ahora: AHORA, ...over });
const cargar = (
  usuario: { id: string },
  { p12, clave }: { p12: Buffer; clave: string },
  de = empresa,
) =>
  servicio.pedir(calls.cargarCertificado, usuario, {
    empresa: de,
    p12: p12.toString('base64'),
    clave,
  });
const consultar = (usuario: { id: string }, de = empresa) =>
  servicio.pedir(calls.consultarCertificado, usuario, { empresa: de });

describe('the certificate of a company', () => {
  it('is loaded, signs from then on, and is told without its secrets', async () => {
    expect((await consultar(ADMIN)).data).toBeNull();
    const certificado = generar({ dias: 365 });
    const { data, texto } = await cargar(ADMIN, certificado);

    expect(data).toEqual({
      titular: expect.stringContaining('CN=ANA PEÑA'),
      ruc_titular: PUERTO.ruc,
      emisor: expect.stringContaining('CN=AUTORIDAD DE PRUEBA'),
      serie: expect.stringMatching(/^\d{20,}$/),
      valido_desde: '2026-11-19T18:00:00.000Z',
      valido_hasta: '2027-11-20T18:00:00.000Z',
      dias_restantes: 365,
      estado: 'VIGENTE',
      avisos: [],
    });
    expect((await consultar(ADMIN)).data).toEqual(data);
    for (const secreto of [certificado.clave, certificado.p12.toString('base64').slice(0, 80)])
      expect(texto).not.toContain(`"${secreto}`);
    const abierto = await abrirAlmacen(servicio.mundo.deps).deEmpresa(empresaId(PUERTO));
    expect(abierto?.titular).toContain('ANA PEÑA');
  });

  it('replaced, the new one signs in a process that had opened the old', async () => {
    const almacen = abrirAlmacen(servicio.mundo.deps);
    const antes = await almacen.deEmpresa(empresaId(PUERTO));
    await cargar(ADMIN, generar({ nombre: 'NUEVA' }));
    const despues = await almacen.deEmpresa(empresaId(PUERTO));
    expect([antes?.titular, despues?.titular]).toEqual([
      expect.stringContaining('ANA PEÑA'),
      expect.stringContaining('NUEVA'),
    ]);
  });

  it('loaded twice at once is one of the two, and nobody is refused', async () => {
    const almacen = abrirAlmacen(servicio.mundo.deps);
    const cerrojo = await echarCerrojo(
      servicio.url,
      `select from facturacion.certificados where empresa_id = ${PUERTO.id} and activo for update`,
    );
    const cargando = ['UNA', 'OTRA'].map((nombre) => cargar(ADMIN, generar({ nombre })));
    await cerrojo.esperan(2);
    await cerrojo.abrir();
    const cargas = await Promise.all(cargando);
    expect(cargas.map(({ status }) => status)).toEqual([200, 200]);
    const activo = await almacen.deEmpresa(empresaId(PUERTO));
    expect(activo?.titular).toMatch(/CN=(UNA|OTRA)/);
    const activos = await servicio.sql(
      'select from facturacion.certificados where empresa_id = $1 and activo',
      [PUERTO.id],
    );
    expect(activos).toHaveLength(1);
  });

  it('may be looked at for a RUC before there is a company, and nothing of it is kept', async () => {
    const { p12, clave } = generar({ nombre: 'SOLO MIRADA' });
    const antes = (await consultar(ADMIN)).data;
    const revisar = (over: object = {}) =>
      servicio.pedir(calls.revisarCertificado, OPERADOR, {
        ruc: '1710034065001',
        p12: p12.toString('base64'),
        clave,
        ...over,
      });
    expect(await revisar()).toMatchObject({
      status: 200,
      data: { avisos: [`El certificado es del RUC ${PUERTO.ruc}, no del de la empresa`] },
    });
    expect((await revisar({ ruc: PUERTO.ruc })).data?.avisos).toEqual([]);
    expect(await revisar({ clave: 'otra' })).toMatchObject({
      status: 422,
      code: 'CERTIFICADO_ILEGIBLE',
      errores: [{ campo: 'clave' }],
    });
    expect((await consultar(ADMIN)).data).toEqual(antes);
  });

  it('warns thirty days ahead, and when it is over', async () => {
    await cargar(ADMIN, generar({ dias: 40 }));
    const estadoEn = async (dias: number) => {
      ahora = new Date(AHORA.getTime() + dias * 86_400_000);
      const { data } = await consultar(ADMIN);
      ahora = AHORA;
      return data;
    };
    expect(await estadoEn(10)).toMatchObject({ estado: 'VIGENTE', dias_restantes: 30, avisos: [] });
    expect(await estadoEn(11)).toMatchObject({
      estado: 'POR_VENCER',
      dias_restantes: 29,
      avisos: ['El certificado caduca el 30/12/2026. Renuévelo antes'],
    });
    expect(await estadoEn(41)).toMatchObject({
      estado: 'CADUCADO',
      dias_restantes: 0,
      avisos: ['El certificado caducó el 30/12/2026. Cargue uno vigente'],
    });
  });

  it("of another RUC is taken where somebody says so, for a manager's certificate may sign, and not before", async () => {
    const antes = (await consultar(ADMIN)).data;
    const ajeno = generar({ ruc: ANDINA.ruc, nombre: 'DE ANDINA' });
    expect(await cargar(ADMIN, ajeno)).toMatchObject({
      status: 409,
      code: 'CERTIFICADO_DE_OTRO_RUC',
      errores: [
        {
          campo: 'p12',
          msg: `El certificado es del RUC ${ANDINA.ruc} y la empresa tiene el ${PUERTO.ruc}`,
        },
      ],
    });
    expect((await consultar(ADMIN)).data).toEqual(antes);
    const { data } = await servicio.pedir(calls.cargarCertificado, ADMIN, {
      empresa,
      p12: ajeno.p12.toString('base64'),
      clave: ajeno.clave,
      de_otro_ruc: true,
    });
    expect(data).toMatchObject({
      ruc_titular: ANDINA.ruc,
      avisos: [`El certificado es del RUC ${ANDINA.ruc}, no del de la empresa`],
    });
  });

  it.each([
    ['a wrong password', () => ({ ...generar(), clave: 'otra' }), 'CERTIFICADO_ILEGIBLE', 'clave'],
    [
      'a file of another kind',
      () => ({ p12: Buffer.from('hola'), clave: 'x' }),
      'CERTIFICADO_ILEGIBLE',
      'clave',
    ],
    ['one that cannot sign', () => generar({ uso: 'cifrado' }), 'CERTIFICADO_NO_FIRMA', 'p12'],
    [
      'one that expired',
      () => generar({ ahora: new Date('2020-01-01') }),
      'CERTIFICADO_NO_VIGENTE',
      'p12',
    ],
    [
      'one of tomorrow',
      () => generar({ ahora: new Date('2026-11-23') }),
      'CERTIFICADO_NO_VIGENTE',
      'p12',
    ],
    ['no password', () => ({ ...generar(), clave: '' }), 'DATOS_INVALIDOS', 'clave'],
  ])('%s is refused, and the one before stays', async (_que, archivo, code, campo) => {
    const antes = (await consultar(ADMIN)).data;
    const rechazo = await cargar(ADMIN, archivo());
    expect(rechazo).toMatchObject({ code, errores: [{ campo, msg: rechazo.msg }] });
    expect((await consultar(ADMIN)).data).toEqual(antes);
  });

  it('is not seen or replaced by another empresa, nor by a cashier', async () => {
    expect((await consultar(ADMIN_OTRA)).code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await cargar(ADMIN_OTRA, generar())).code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await cargar(CAJERO, generar())).code).toBe('PERFIL_NO_PERMITIDO');
    expect((await consultar(ADMIN, ANDINA.empresa)).data).toBeNull();
  });

  it('is encrypted in every column that holds a secret', async () => {
    const { p12, clave } = generar();
    await cargar(ADMIN, { p12, clave });
    const filas = await todos<Record<string, unknown>>(servicio.mundo, 'certificados');
    const bytes = filas.flatMap((fila) =>
      Object.values(fila).filter((valor) => Buffer.isBuffer(valor)),
    );
    expect(bytes).toHaveLength(filas.length * 3);
    for (const cifrado of bytes) {
      expect(cifrado.includes(p12.subarray(0, 64))).toBe(false);
      expect(cifrado.includes(Buffer.from(clave))).toBe(false);
      expect(cifrado.includes('pkcs8')).toBe(false);
    }
  });
});
