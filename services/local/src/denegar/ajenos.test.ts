import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ANDINA, CLIENTE, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import { makeLinea, makeSolicitud } from '@comanda/ordering/testing/ventas';

import { MATRIZ } from './matriz';
import { entradaDe } from './testing/entradas';
import { abrirMundo, type Mundo, type Respuesta, type Vendida } from './testing/mundo';

/** Everything of Cafeteria Andina that somebody of La Cevicheria del Puerto could know and send. */
type Ajena = Vendida & { reservada: string; cedula: string };
type Caso = [llamada: string, con: string, over: (ajena: Ajena) => object, espera: unknown];

const rechazo = (status: number, code: string) => ({ status, code });
const data = (valor: unknown) => ({ status: 200, cuerpo: { success: true, data: valor } });
const noExiste = rechazo(404, 'NO_ENCONTRADO');
const propia = expect.stringContaining(PUERTO.ruc);

/** What a call that names the own company answers to something of another one: as if it did not exist. */
const CASOS: Caso[] = [
  [
    'listarProductos',
    'nothing',
    () => ({}),
    data(expect.not.arrayContaining([expect.objectContaining({ id: '8' })])),
  ],
  ['buscarProductos', 'the name of its product', () => ({ busqueda: 'café pasado' }), data([])],
  [
    'crearVenta',
    'its reserved key',
    ({ reservada }) => ({ clave_acceso: reservada }),
    rechazo(409, 'RESERVA_VENCIDA'),
  ],
  [
    'crearVenta',
    'its used key',
    ({ clave }) => ({ clave_acceso: clave }),
    rechazo(409, 'RESERVA_VENCIDA'),
  ],
  [
    'crearVenta',
    'its idempotency key',
    ({ idempotencia }) => ({ idempotencia }),
    data(expect.objectContaining({ empresa: PUERTO.empresa, repetida: false })),
  ],
  [
    'crearVenta',
    'its product',
    () => makeSolicitud({ tienda: [makeLinea(8)] }),
    rechazo(422, 'PRODUCTO_NO_DISPONIBLE'),
  ],
  [
    'crearVenta',
    'its customer',
    ({ cedula }) => ({ cedula }),
    rechazo(422, 'CLIENTE_NO_REGISTRADO'),
  ],
  ['consultarVenta', 'its idempotency key', ({ idempotencia }) => ({ idempotencia }), data(null)],
  ['listarEmitido', 'its secuencia', ({ secuencia }) => ({ secuencia }), noExiste],
  ['actualizarEstado', 'its key', ({ clave }) => ({ editar: clave }), noExiste],
  ['actualizarEstado', 'its secuencia', ({ secuencia }) => ({ editar: secuencia }), noExiste],
  [
    'consultarCliente',
    'its customer',
    ({ cedula }) => ({ id: cedula }),
    rechazo(404, 'CEDULA_NO_ENCONTRADA'),
  ],
  [
    'refrescarCliente',
    'its customer',
    ({ cedula }) => ({ cedula, nombre: 'Otro' }),
    rechazo(404, 'CEDULA_NO_ENCONTRADA'),
  ],
  [
    'registrarCliente',
    'its customer',
    ({ cedula }) => ({ cedula, tipo_identificacion: '05', nombre: 'Otro' }),
    data(expect.objectContaining({ nombre: 'Otro' })),
  ],
  [
    'reservarClaveAcceso',
    'the idempotency key of its sale',
    ({ idempotencia }) => ({ idempotencia }),
    data(expect.objectContaining({ claveAcceso: propia })),
  ],
  ['reservarClaveAcceso', 'its RUC', () => ({ ruc: ANDINA.ruc }), rechazo(400, 'DATOS_INVALIDOS')],
  ['firmarXml', 'its key', ({ clave }) => ({ infoTributaria: { claveAcceso: clave } }), noExiste],
  ['consultarComprobante', 'its key', ({ clave }) => ({ clave }), noExiste],
  ['descargarXml', 'its key', ({ clave }) => ({ archivo: `${clave}.xml` }), noExiste],
  ['descargarRide', 'its key', ({ clave }) => ({ clave }), noExiste],
  ['enviarCorreo', 'its key', ({ clave }) => ({ claveAcceso: clave }), noExiste],
  ['reintentarComprobante', 'its key', ({ clave }) => ({ clave }), noExiste],
  ['corregirComprobante', 'its key', ({ clave }) => ({ clave }), noExiste],
  ['consultarDetalle', 'its key', ({ clave }) => ({ clave }), noExiste],
  ['consultarEmisiones', 'its customer', ({ cedula }) => ({ ruc: cedula }), data([])],
];

/** Takes nothing but the company's name. */
const SIN_MAS_QUE_LA_EMPRESA = [
  'cargarCertificado',
  'consultarCertificado',
  'consultarEmision',
  'consultarEmpresa',
  'consultarPausa',
  'guardarEmision',
  'reanudarEmision',
];

describe("another company's ids, under the own company's name", () => {
  let mundo: Mundo;
  let vendida: Vendida;
  let ajena: Ajena;
  beforeAll(async () => {
    mundo = await abrirMundo();
    const cedula = '0926687856';
    // a number that La Cevicheria has not come to
    await comoDueno(
      mundo.url,
      `insert into facturacion.contadores values ($1, $2, '001', '001', '01', '1', 5000)`,
      [ANDINA.id, ANDINA.ruc],
    );
    const cliente = { ...CLIENTE, empresa: ANDINA.empresa, cedula };
    await mundo.enviar('registrarCliente', mundo.como('Administrador'), cliente);
    vendida = await mundo.vender(PUERTO);
    ajena = {
      ...(await mundo.vender(ANDINA, cedula)),
      reservada: await mundo.reservar(ANDINA),
      cedula,
    };
  }, 30_000);
  afterAll(() => mundo.cerrar());

  /** The cashier has one company; the administrator has both, and names the wrong one. */
  const probar = async (
    perfil: 'Cajero' | 'Administrador',
    nombre: string,
    over: object,
  ): Promise<Respuesta> => {
    const entrada = await entradaDe(nombre, { mundo, vendida });
    return mundo.enviar(nombre, mundo.como(perfil), { ...entrada, ...over });
  };
  /** Every row of a company, in every table that has companies. */
  const todoDe = async (empresa: number) => {
    const tablas = await comoDueno<{ tabla: string }>(
      mundo.url,
      `select format('%I.%I', table_schema, table_name) as tabla from information_schema.columns
        where column_name = 'empresa_id' and table_schema in ('pedidos', 'facturacion')`,
    );
    const filas = tablas.map(async ({ tabla }) => [
      tabla,
      await comoDueno(
        mundo.url,
        `select to_jsonb(t) as fila from ${tabla} t where empresa_id = $1 order by t::text`,
        [empresa],
      ),
    ]);
    return Object.fromEntries(await Promise.all(filas)) as Record<string, unknown[]>;
  };

  it('are tried on every call that names a company', () => {
    const conEmpresa = [...MATRIZ]
      .filter(([, { empresa }]) => empresa !== null)
      .map(([nombre]) => nombre);
    const probadas = [...new Set(CASOS.map(([nombre]) => nombre)), ...SIN_MAS_QUE_LA_EMPRESA];
    expect(probadas.sort()).toEqual(conEmpresa.sort());
  });

  it.each(['Cajero', 'Administrador'] as const)(
    'do not exist for the %s, and nothing of it changes',
    async (perfil) => {
      const antes = await todoDe(ANDINA.id);
      const suyos = CASOS.filter(([llamada]) => MATRIZ.get(llamada)?.permitidos.includes(perfil));
      for (const [llamada, con, over, espera] of suyos) {
        await comoDueno(
          mundo.url,
          'delete from facturacion.clientes where empresa_id = $1 and cedula = $2',
          [PUERTO.id, ajena.cedula],
        );
        await olvidarVenta(ajena.idempotencia);
        const respuesta = await probar(perfil, llamada, over(ajena));
        expect({ llamada, con, respuesta }).toMatchObject({ llamada, con, respuesta: espera });
      }
      expect(antes['pedidos.ventas']).toHaveLength(1);
      expect(antes['facturacion.reservas']).toHaveLength(2);
      await expect(todoDe(ANDINA.id)).resolves.toEqual(antes);
    },
  );
  /** What the round before left in the own company under the foreign key. */
  const olvidarVenta = (idempotencia: string) =>
    comoDueno(
      mundo.url,
      'update pedidos.ventas set idempotencia = gen_random_uuid() where empresa_id = $1 and idempotencia = $2',
      [PUERTO.id, idempotencia],
    );

  it('are what their own company gets', async () => {
    const { clave, idempotencia, secuencia, cedula } = ajena;
    const empresa = ANDINA.empresa;
    for (const [nombre, entrada] of [
      ['consultarVenta', { idempotencia }],
      ['listarEmitido', { secuencia }],
      ['consultarCliente', { id: cedula }],
      ['consultarComprobante', { clave }],
      ['descargarXml', { archivo: `${clave}.xml` }],
    ] as const) {
      const { status, cuerpo, texto } = await mundo.enviar(nombre, mundo.como('Administrador'), {
        empresa,
        ...entrada,
      });
      expect({ nombre, status }).toEqual({ nombre, status: 200 });
      expect(nombre === 'descargarXml' ? texto : cuerpo.data).toBeTruthy();
    }
  });

  it('are not found by a customer lookup that names no company', async () => {
    const pedir = (perfil: 'Cajero' | 'Administrador') =>
      mundo.enviar('consultarCliente', mundo.como(perfil), { id: ajena.cedula });
    await expect(pedir('Cajero')).resolves.toMatchObject({ status: 404 });
    await expect(pedir('Administrador')).resolves.toMatchObject({ status: 200 });
  });
});
