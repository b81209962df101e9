import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import {
  ADMIN,
  ADMIN_OTRA,
  ANDINA,
  OPERADOR,
  OTRA,
  PUERTO,
  VENDEDOR,
} from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { empresasCalls as calls } from '@comanda/shared/contracts/admin/empresas';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';

import { abrirIdentidad } from '../testing/abrirIdentidad';
import { buildApp } from '../app';

import { billingFalso, rechazado } from './testing/billingFalso';
import { makeDatos } from './testing/datos';

const billing = billingFalso();
const P12 = { firma: Buffer.from('p12').toString('base64'), clave_firma: 'secreta' };

let servicio: Servicio;
beforeAll(async () => {
  servicio = await abrirIdentidad(buildApp, {
    reloj: () => new Date(),
    certificados: billing.certificados,
  });
});
afterAll(() => servicio.cerrar());
beforeEach(() => billing.responde());

const crear = (over: Parameters<typeof makeDatos>[0] = {}) =>
  servicio.pedir(calls.crearEmpresa, OPERADOR, makeDatos(over));
const nombres = async (quien = OPERADOR) =>
  (await servicio.dato(calls.listarEmpresas, quien, {})).map(({ empresa }) => empresa);
const trazas = (empresa: string) =>
  servicio.sql<{ accion: string; usuario_id: string; antes: unknown; despues: unknown }>(
    `select a.accion, a.usuario_id, a.antes, a.despues from identidad.auditoria a
       join identidad.empresas e on e.id = a.empresa_id where e.empresa = $1 order by a.id`,
    [empresa],
  );

describe('a company', () => {
  it('is made by the operator, with its areas, its tax and its series in three digits', async () => {
    const datos = makeDatos({
      establecimiento: '7',
      punto_emision: '2',
      iva_actual: '14%',
      factura: true,
      areas: ['ventas', 'caja'],
      id_vendedor: VENDEDOR.id,
    });
    const { status, msg, data } = await servicio.pedir(calls.crearEmpresa, OPERADOR, datos);
    expect({ status, msg }).toEqual({ status: 200, msg: 'Datos Registrados' });
    expect(data).toMatchObject({
      empresa: datos.empresa,
      establecimiento: '007',
      punto_emision: '002',
      ambiente: '1',
      tipo_emision: '1',
      tipo_comprobante: '01',
      iva_actual: 14,
      tarifa: '14.00',
      nombre_comercial: datos.empresa,
      matriz: datos.direccion,
      factura: true,
      areas: ['auth', 'caja', 'ventas'],
      vendedor: VENDEDOR.nombre,
      aviso: null,
      logo_empresa: null,
      entidad_cert: null,
      fecha_vencimiento: null,
    });
    expect(await nombres()).toContain(datos.empresa);
    expect(await trazas(datos.empresa)).toMatchObject([
      { accion: 'empresa creada', usuario_id: OPERADOR.id, despues: { ruc: datos.ruc } },
    ]);
  });

  it('has 15% and every area where nothing is said of them', async () => {
    const { data } = await crear();
    expect(data).toMatchObject({ iva_actual: 15, tarifa: '15.00', factura: false, vendedor: null });
    expect(data?.areas).toEqual(['admin', 'auth', 'caja', 'inventario', 'reportes', 'ventas']);
  });

  it.each(
    Object.entries({
      empresa: 'empresa',
      ruc: 'ruc',
      razon_social: 'razón social',
      direccion: 'dirección',
      correo: 'correo',
      whatsapp: 'whatsapp',
      establecimiento: 'establecimiento',
      punto_emision: 'punto de emisión',
    }),
  )('is refused with an empty %s, by name (spec section 5)', async (campo, nombre) => {
    const msg = `El campo ${nombre} no puede estar vacío`;
    const mala = { ...makeDatos(), [campo]: ' ' };
    for (const entrada of [mala, { ...mala, [campo]: undefined }])
      expect(await servicio.pedirMal(calls.crearEmpresa, OPERADOR, entrada)).toMatchObject({
        status: 400,
        msg,
        errores: expect.arrayContaining([{ campo, msg }]),
      });
  });

  it.each([
    [{ ruc: '17100340650A1' }, 400, 'ruc', 'El campo ruc admite solo dígitos'],
    [{ ruc: '17100340650011' }, 400, 'ruc', 'El campo ruc admite 13 dígitos'],
    [{ ruc: '171003406500' }, 422, 'ruc', 'El campo ruc tiene 13 dígitos'],
    [{ ruc: '1710034066001' }, 422, 'ruc', 'El ruc no es válido. Revise sus dígitos'],
    [{ ruc: '9999999999999' }, 422, 'ruc', 'El ruc no es válido. Revise sus dígitos'],
    [{ ruc: '1710034065002' }, 422, 'ruc', 'El ruc de una empresa termina en 001'],
    [
      { establecimiento: '1A' },
      400,
      'establecimiento',
      'El campo establecimiento admite solo dígitos',
    ],
    [{ punto_emision: '1000' }, 400, 'punto_emision', 'El campo punto de emisión admite 3 dígitos'],
    [{ punto_emision: '0' }, 400, 'punto_emision', 'El campo punto de emisión empieza en 001'],
    [{ correo: 'no' }, 400, 'correo', 'El correo no es válido'],
    [{ iva_actual: 7 }, 422, 'iva_actual', 'Debe seleccionar un iva'],
    [{ ambiente: '2' }, 400, 'ambiente', 'Una empresa nueva empieza en pruebas (ambiente 1)'],
    [{ tipo_emision: '2' }, 400, 'tipo_emision', 'El tipo de emisión es 1'],
    [{ id_vendedor: ADMIN.id }, 400, 'id_vendedor', 'El vendedor no existe'],
    [{ areas: ['cocina'] }, 400, 'areas', 'El área cocina no existe'],
    [{ firma: P12.firma }, 400, 'clave_firma', 'Ingrese la contraseña del certificado'],
    [{ clave_firma: 'x' }, 400, 'firma', 'Elija el archivo .p12 o .pfx'],
    [{ rimpe: 'SI' }, 400, 'rimpe', 'Seleccione el régimen'],
    [
      { rimpe: LEYENDA_DE_NOTA, contabilidad: true },
      400,
      'contabilidad',
      'Un negocio popular no está obligado a llevar contabilidad',
    ],
    [
      { rimpe: LEYENDA_DE_NOTA, agente_retencion: '1' },
      400,
      'agente_retencion',
      'Un negocio popular no es agente de retención: deje vacío el campo',
    ],
  ])('is refused with %j, and nothing of it is there', async (over, status, campo, msg) => {
    const datos = { ...makeDatos(), ...over };
    const respuesta = await servicio.pedirMal(calls.crearEmpresa, OPERADOR, datos);
    expect(respuesta).toMatchObject({ status, errores: [{ campo, msg }] });
    expect(await nombres()).not.toContain(datos.empresa);
  });

  it('takes no name that one in use has', async () => {
    expect(await crear({ empresa: PUERTO.empresa })).toMatchObject({
      status: 409,
      code: 'EMPRESA_REPETIDA',
      errores: [{ campo: 'empresa', msg: 'Ya hay una empresa con ese nombre' }],
    });
  });

  it('takes no series of another company of its RUC, also when both ask at once', async () => {
    const serie = { establecimiento: '050', punto_emision: '050' };
    const respuestas = await Promise.all([crear(serie), crear(serie), crear(serie)]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(respuestas.find(({ status }) => status === 409)).toMatchObject({
      code: 'SERIE_DE_OTRA_EMPRESA',
      errores: [{ campo: 'punto_emision', msg: 'Otra empresa con el mismo RUC usa esta serie' }],
    });
  });

  it('takes no series that a company that was taken off has counted in', async () => {
    const serie = { establecimiento: '060', punto_emision: '060' };
    const { data } = await crear(serie);
    await servicio.dato(calls.eliminarEmpresa, OPERADOR, { empresa: data?.empresa ?? '' });
    expect((await crear(serie)).status).toBe(200); // it never issued
    await servicio.sql(
      `insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente)
       values ($1, $2, '061', '061', '01', '1')`,
      [Number(data?.id), data?.ruc],
    );
    const otra = await crear({ establecimiento: '061', punto_emision: '061' });
    expect(otra.code).toBe('SERIE_DE_OTRA_EMPRESA');
  });

  it('takes no RUC and no establishment where a till of it would count in the series of another', async () => {
    const { data } = await crear();
    const { id = '', empresa = '', ruc = '' } = data ?? {};
    const equipo = (de: string, punto: string) =>
      servicio.sql(
        `insert into facturacion.dispositivos (empresa_id, id, nombre, creado, punto_emision, token_hash)
         values ($1, gen_random_uuid(), $2, now(), $2, repeat('a', 64))`,
        [Number(de), punto],
      );
    await equipo(id, '002');
    await crear({ establecimiento: '070', punto_emision: '002' });
    const deOtroRuc = { ruc: '1790012345001', establecimiento: '071' };
    const vecina = await crear(deOtroRuc);
    await equipo(vecina.data?.id ?? '', '002');

    const cambiar = (over: object) =>
      servicio.pedir(calls.actualizarEmpresa, OPERADOR, {
        ...makeDatos({ empresa, ruc, establecimiento: data?.establecimiento ?? '' }),
        punto_emision: '003',
        ...over,
      });
    const choque = (campo: string, serie: string) => ({
      status: 409,
      code: 'SERIE_DE_OTRA_EMPRESA',
      errores: [
        {
          campo,
          msg: `Otra empresa con el mismo RUC usa la serie ${serie}, en la que contaría un equipo de esta`,
        },
      ],
    });
    expect(await cambiar({ establecimiento: '070' })).toMatchObject(
      choque('establecimiento', '070-002'),
    );
    expect(await cambiar(deOtroRuc)).toMatchObject(choque('ruc', '071-002'));
    expect((await cambiar({ establecimiento: '072' })).status).toBe(200);
    expect((await cambiar({ establecimiento: '072', punto_emision: '004' })).status).toBe(200);
  });

  it('is changed by its Administrador, but for its name, its areas and its seller', async () => {
    const { data } = await crear();
    const id = data?.id ?? '';
    await servicio.sql(
      `insert into identidad.usuario_empresas (usuario_id, empresa_id, orden) values ($1, $2, 9)`,
      [ADMIN_OTRA.id, Number(id)],
    );
    const quien = { id: ADMIN_OTRA.id };
    await servicio.sql(`update identidad.sesiones set revocada = null where usuario_id = $1`, [
      quien.id,
    ]);
    servicio.olvidar();
    const empresa = data?.empresa ?? '';
    const cambio = makeDatos({ empresa, direccion: 'Otra calle', contabilidad: true });
    expect(await servicio.pedir(calls.actualizarEmpresa, quien, { ...cambio, id })).toMatchObject({
      status: 200,
      msg: 'Datos Actualizados',
      data: { empresa, direccion: 'Otra calle', contabilidad: true },
    });
    expect(await trazas(empresa)).toMatchObject([
      {},
      {
        accion: 'empresa editada',
        antes: { direccion: 'Malecón 200, Manta' },
        usuario_id: quien.id,
      },
    ]);
    for (const [campo, over] of [
      ['areas', { areas: ['ventas'] }],
      ['id_vendedor', { id_vendedor: null }],
    ] satisfies [string, Partial<typeof cambio>][])
      expect(
        await servicio.pedir(calls.actualizarEmpresa, quien, { ...cambio, id, ...over }),
      ).toMatchObject({ status: 403, code: 'PERFIL_NO_PERMITIDO', errores: [{ campo }] });
  });

  it('is never another by its id, nor moved to another ambiente', async () => {
    const empresa = PUERTO.empresa;
    const datos = makeDatos({ empresa, ruc: PUERTO.ruc });
    const con = (over: object) =>
      servicio.pedir(calls.actualizarEmpresa, ADMIN, { ...datos, ...over });
    expect(await con({ id: String(ANDINA.id) })).toMatchObject({ code: 'NO_ENCONTRADO' });
    expect(await con({ ambiente: '2' })).toMatchObject({
      errores: [{ campo: 'ambiente', msg: 'El ambiente se cambia en Emisión electrónica' }],
    });
    const [ajena] = await servicio.sql(`select direccion from identidad.empresas where id = $1`, [
      ANDINA.id,
    ]);
    expect(ajena).toEqual({ direccion: 'Malecón 100' });
  });

  it('keeps its RUC once it has issued in production', async () => {
    const { data } = await crear();
    const empresa = data?.empresa ?? '';
    await servicio.sql(
      `insert into facturacion.contadores (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, siguiente)
       values ($1, $2, $3, '001', '01', '2', 2)`,
      [Number(data?.id), data?.ruc, data?.establecimiento],
    );
    const cambio = makeDatos({ empresa, ruc: '1790012345001' });
    expect(await servicio.pedir(calls.actualizarEmpresa, OPERADOR, cambio)).toMatchObject({
      status: 409,
      code: 'RUC_EN_USO',
      errores: [{ campo: 'ruc' }],
    });
    expect(
      (await servicio.pedir(calls.actualizarEmpresa, OPERADOR, makeDatos({ empresa }))).status,
    ).toBe(200);
  });

  it('is taken off: nobody finds it, its name is free, its record stays', async () => {
    const { data } = await crear();
    const empresa = data?.empresa ?? '';
    expect(await servicio.pedir(calls.eliminarEmpresa, OPERADOR, { empresa })).toMatchObject({
      status: 200,
      msg: 'Empresa eliminada',
    });
    expect(await nombres()).not.toContain(empresa);
    const otraVez = await servicio.pedir(calls.consultarDatosEmpresa, OPERADOR, { empresa });
    expect(otraVez.code).toBe('EMPRESA_NO_PERMITIDA');
    expect((await crear({ empresa })).status).toBe(200);
    expect(
      await servicio.sql(`select estado from identidad.empresas where empresa = $1 order by id`, [
        empresa,
      ]),
    ).toEqual([{ estado: 'N' }, { estado: 'A' }]);
  });

  it('is seen by its own Administrador, never by another', async () => {
    expect(await nombres(ADMIN)).toEqual([ANDINA.empresa, PUERTO.empresa]);
    const deOtro = await servicio.pedir(calls.consultarDatosEmpresa, ADMIN, {
      empresa: OTRA.empresa,
    });
    expect(deOtro.code).toBe('EMPRESA_NO_PERMITIDA');
    const suya = await servicio.dato(calls.consultarDatosEmpresa, ADMIN, {
      empresa: PUERTO.empresa,
    });
    expect(suya).toMatchObject({ id: '1', ruc: PUERTO.ruc });
  });
});

describe('the certificate that comes with a company', () => {
  it('is looked at before anything is written, loaded after, by whoever sent it', async () => {
    const datos = makeDatos(P12);
    billing.responde(async ({ ruta }) => {
      const esta = (await nombres()).includes(datos.empresa);
      expect({ ruta, esta }).toEqual({ ruta, esta: ruta === '/certificado' });
      return { status: 200, json: {} };
    });
    const { data, texto } = await servicio.pedir(calls.crearEmpresa, OPERADOR, datos);
    expect(data?.aviso).toBeNull();
    const p12 = { p12: P12.firma, clave: P12.clave_firma };
    expect(billing.pedidos).toEqual([
      {
        ruta: '/revisar_certificado',
        cuerpo: { ...p12, ruc: datos.ruc },
        autorizacion: expect.stringMatching(/^Bearer ./),
      },
      {
        ruta: '/certificado',
        cuerpo: { ...p12, empresa: datos.empresa },
        autorizacion: expect.stringMatching(/^Bearer ./),
      },
    ]);
    const escrito = JSON.stringify(await trazas(datos.empresa));
    for (const secreto of [P12.firma, P12.clave_firma]) {
      expect(escrito).not.toContain(secreto);
      expect(texto).not.toContain(secreto);
    }
  });

  it.each([
    [
      'CERTIFICADO_ILEGIBLE',
      'clave',
      'clave_firma',
      'La contraseña no abre el certificado, o el archivo está dañado',
    ],
    ['CERTIFICADO_NO_FIRMA', 'p12', 'firma', 'El archivo no tiene un certificado para firmar'],
    [
      'CERTIFICADO_NO_VIGENTE',
      'p12',
      'firma',
      'El certificado caducó o aún no es válido. Cargue otro',
    ],
  ])(
    'that billing refuses (%s) is named, and nothing is written',
    async (code, suyo, campo, msg) => {
      billing.responde(() => Promise.resolve(rechazado(code, suyo, msg)));
      const datos = makeDatos(P12);
      expect(await servicio.pedir(calls.crearEmpresa, OPERADOR, datos)).toMatchObject({
        status: 422,
        code,
        errores: [{ campo, msg }],
      });
      expect(await nombres()).not.toContain(datos.empresa);

      const [antes] = await servicio.sql(`select * from identidad.empresas where id = 1`);
      const cambio = makeDatos({ ...P12, empresa: PUERTO.empresa });
      expect((await servicio.pedir(calls.actualizarEmpresa, ADMIN, cambio)).code).toBe(code);
      expect(await servicio.sql(`select * from identidad.empresas where id = 1`)).toEqual([antes]);
    },
  );

  it.each([
    ['does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['fails', () => Promise.resolve({ status: 500, json: { code: 'INESPERADO', msg: 'x' } })],
    ['says nothing that is understood', () => Promise.resolve({ status: 502, json: null })],
  ])('is not taken while billing %s: nothing is written', async (_que, responder) => {
    billing.responde(responder);
    const datos = makeDatos(P12);
    expect(await servicio.pedir(calls.crearEmpresa, OPERADOR, datos)).toMatchObject({
      status: 503,
      code: 'FACTURACION_NO_DISPONIBLE',
      msg: 'La facturación no responde. Guarde sin el certificado y cárguelo después',
    });
    expect(await nombres()).not.toContain(datos.empresa);
  });

  it('that is lost on the way leaves the company made, and says so', async () => {
    billing.responde(({ ruta }) =>
      ruta === '/certificado'
        ? Promise.reject(new Error('ECONNRESET'))
        : Promise.resolve({ status: 200, json: {} }),
    );
    const { status, data } = await crear(P12);
    expect({ status, aviso: data?.aviso }).toEqual({
      status: 200,
      aviso: 'Los datos se guardaron, pero el certificado no: cárguelo en Emisión electrónica',
    });
  });

  it('that is of another RUC leaves the company made, and is named with both', async () => {
    const msg = 'El certificado es del RUC 1790012345001 y la empresa tiene el 0992345678001';
    billing.responde(({ ruta }) =>
      Promise.resolve(
        ruta === '/certificado'
          ? { ...rechazado('CERTIFICADO_DE_OTRO_RUC', 'p12', msg), status: 409 }
          : { status: 200, json: {} },
      ),
    );
    const { status, data } = await crear(P12);
    expect({ status, aviso: data?.aviso }).toEqual({
      status: 200,
      aviso: `Los datos se guardaron, pero el certificado no. ${msg}. Si es el suyo, cárguelo en Emisión electrónica`,
    });
  });
});
