import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { enEmpresa } from '@comanda/kit/base/db';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';
import {
  ESTADOS_COMPROBANTE,
  type EstadoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';

import { anulacionDe } from '@comanda/kit/documento/anulacion';
import { crearClaveAcceso, esClaveAcceso, leerClaveAcceso } from '../domain/claveAcceso';
import { anular, reactivar } from '../testing/anulaciones';
import { abrirMundo, empresaId, todos, vender, type Mundo } from '../testing/mundo';

type Fila = {
  clave_acceso: string;
  estado: EstadoComprobante;
  cod_doc: string;
  modifica: string | null;
  /** A bigint, as the owner's plain connection reads it. */
  secuencial: string;
  datos: { motivo?: string; propina?: number; total: number; fecha_emision: string };
  total: string;
};
type Trabajo = { intentos: number; arrendado: boolean; dudoso?: boolean } | null;
type Hecho = readonly [paso: string, resultado: string];

const HOY = '2026-11-20';
const CEDULA = '1710034065';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.close());
const vaciar = () =>
  comoDueno(
    mundo.url,
    'truncate facturacion.comprobantes, facturacion.reservas, facturacion.contadores cascade',
  );
beforeEach(vaciar);

const comprobantes = () => todos<Fila>(mundo, 'comprobantes');
const documento = async (clave: string) =>
  (await comprobantes()).find((fila) => fila.clave_acceso === clave);
const enCola = async (clave: string) =>
  (await todos<Fila>(mundo, 'trabajos')).some((fila) => fila.clave_acceso === clave);

type Situacion = {
  estado: EstadoComprobante;
  identificacion?: string;
  trabajo?: Trabajo;
  hechos?: readonly Hecho[];
};

/** Sells, and leaves the invoice as delivery would have left it. */
async function dejar({
  estado,
  identificacion = CEDULA,
  trabajo = null,
  hechos = [],
}: Situacion): Promise<string> {
  const { clave } = await vender(mundo, PUERTO, { hoy: HOY });
  await comoDueno(
    mundo.url,
    `update facturacion.comprobantes
        set estado = $2, identificacion = $3, fecha_autorizacion = now(), xml_firmado = '<a/>', xml_autorizado = '<a/>'
      where clave_acceso = $1`,
    [clave, estado, identificacion],
  );
  await comoDueno(mundo.url, 'delete from facturacion.trabajos where clave_acceso = $1', [clave]);
  if (trabajo) {
    await comoDueno(
      mundo.url,
      `insert into facturacion.trabajos (empresa_id, clave_acceso, intentos, arriendo, arrendado_hasta, dudoso)
       values ($1, $2, $3, case when $4 then gen_random_uuid() end, case when $4 then now() end, $5)`,
      [PUERTO.id, clave, trabajo.intentos, trabajo.arrendado, trabajo.dudoso ?? false],
    );
  }
  for (const [paso, resultado] of hechos) {
    await comoDueno(
      mundo.url,
      `insert into facturacion.intentos (empresa_id, clave_acceso, paso, resultado, milisegundos, en)
       values ($1, $2, $3, $4, 1, now())`,
      [PUERTO.id, clave, paso, resultado],
    );
  }
  return clave;
}

const anularla = (clave: string) => anular(mundo, PUERTO, { clave, hoy: HOY });
const enDuda = (clave: string): Promise<boolean> =>
  enEmpresa(mundo.db, empresaId(PUERTO), async ({ client }) => {
    const { rows } = await client.query<{ duda: boolean }>(
      'select facturacion.en_duda($1, $2) as duda',
      [PUERTO.id, clave],
    );
    return rows[0]?.duda ?? true;
  });

const FIRMADA: Hecho = ['FIRMA', 'FIRMADA'];
const NUEVO = { intentos: 0, arrendado: false };
const TOMADO = { intentos: 1, arrendado: true };
const DEJADO = { intentos: 1, arrendado: false };

describe('facturacion.anular_comprobante', () => {
  const casos: [que: string, Situacion, resultado: string][] = [
    ['just sold', { estado: 'POR_FIRMAR', trabajo: NUEVO }, 'RETIRADA'],
    ['being signed', { estado: 'POR_FIRMAR', trabajo: TOMADO }, 'RETIRADA'],
    [
      'without a certificate for a while',
      {
        estado: 'POR_FIRMAR',
        trabajo: { intentos: 9, arrendado: false },
        hechos: [['FIRMA', 'POR_FIRMAR']],
      },
      'RETIRADA',
    ],
    [
      'signed, and not its turn yet',
      { estado: 'FIRMADA', trabajo: NUEVO, hechos: [FIRMADA] },
      'RETIRADA',
    ],
    [
      'signed and in the hands of a worker',
      { estado: 'FIRMADA', trabajo: TOMADO, hechos: [FIRMADA] },
      'EN_CAMINO',
    ],
    [
      'sent, and nobody answered',
      { estado: 'FIRMADA', trabajo: DEJADO, hechos: [FIRMADA, ['ENVIO', 'FIRMADA']] },
      'EN_CAMINO',
    ],
    [
      'tried again and again, and never connected',
      { estado: 'FIRMADA', trabajo: DEJADO, hechos: [FIRMADA, ['ENVIO', 'NO_SALIO']] },
      'RETIRADA',
    ],
    [
      'sent without an answer, and then not connected',
      {
        estado: 'FIRMADA',
        trabajo: { ...DEJADO, dudoso: true },
        hechos: [
          ['ENVIO', 'FIRMADA'],
          ['ENVIO', 'NO_SALIO'],
        ],
      },
      'EN_CAMINO',
    ],
    [
      'whose worker died with it',
      { estado: 'FIRMADA', trabajo: { ...DEJADO, dudoso: true }, hechos: [FIRMADA] },
      'EN_CAMINO',
    ],
    [
      'received',
      { estado: 'RECIBIDA', trabajo: DEJADO, hechos: [['ENVIO', 'RECIBIDA']] },
      'EN_CAMINO',
    ],
    ['in process', { estado: 'EN_PROCESO', trabajo: DEJADO }, 'EN_CAMINO'],
    ['returned', { estado: 'DEVUELTA', hechos: [FIRMADA, ['ENVIO', 'DEVUELTA']] }, 'RETIRADA'],
    [
      'not authorised',
      {
        estado: 'NO_AUTORIZADO',
        hechos: [
          ['ENVIO', 'RECIBIDA'],
          ['CONSULTA', 'NO_AUTORIZADO'],
        ],
      },
      'RETIRADA',
    ],
    [
      'returned, and put back in the queue',
      {
        estado: 'POR_FIRMAR',
        trabajo: NUEVO,
        hechos: [
          ['ENVIO', 'DEVUELTA'],
          ['REINTENTO', 'POR_FIRMAR'],
        ],
      },
      'RETIRADA',
    ],
    [
      'returned, signed again and in the hands of a worker',
      { estado: 'FIRMADA', trabajo: TOMADO, hechos: [['ENVIO', 'DEVUELTA'], FIRMADA] },
      'EN_CAMINO',
    ],
    [
      'refused by ourselves before it was signed',
      { estado: 'REQUIERE_ATENCION', hechos: [['FIRMA', 'REQUIERE_ATENCION']] },
      'RETIRADA',
    ],
    [
      'refused with a code nobody knows',
      { estado: 'REQUIERE_ATENCION', hechos: [FIRMADA, ['ENVIO', 'REQUIERE_ATENCION']] },
      'RETIRADA',
    ],
    [
      'given up by ourselves after it was received',
      { estado: 'REQUIERE_ATENCION', hechos: [FIRMADA, ['ENVIO', 'RECIBIDA']] },
      'EN_CAMINO',
    ],
    [
      'given up by ourselves after it was signed',
      { estado: 'REQUIERE_ATENCION', hechos: [FIRMADA] },
      'EN_CAMINO',
    ],
    [
      'put back in the queue after that',
      {
        estado: 'POR_FIRMAR',
        trabajo: NUEVO,
        hechos: [
          ['ENVIO', 'RECIBIDA'],
          ['REINTENTO', 'POR_FIRMAR'],
        ],
      },
      'EN_CAMINO',
    ],
    [
      'held by a pause, refused',
      { estado: 'EMPRESA_PAUSADA', trabajo: NUEVO, hechos: [['ENVIO', 'EMPRESA_PAUSADA']] },
      'RETIRADA',
    ],
    ['authorised', { estado: 'AUTORIZADO' }, 'NOTA_CREDITO'],
    [
      'authorised to the final consumer',
      { estado: 'AUTORIZADO', identificacion: CONSUMIDOR_FINAL },
      'CONSUMIDOR_FINAL',
    ],
    [
      'authorised to ten nines',
      { estado: 'AUTORIZADO', identificacion: '9999999999' },
      'CONSUMIDOR_FINAL',
    ],
    ['withdrawn before', { estado: 'ANULADA' }, 'YA_ANULADA'],
  ];

  it('is tried in every state', () => {
    expect(new Set(casos.map(([, { estado }]) => estado))).toEqual(new Set(ESTADOS_COMPROBANTE));
  });

  const COMO: Readonly<Record<string, string>> = {
    RETIRADA: 'RETIRAR',
    NOTA_CREDITO: 'NOTA_CREDITO',
  };

  it.each(casos)('an invoice %s; the list had said so', async (_que, situacion, resultado) => {
    const clave = await dejar(situacion);
    const { estado, identificacion = CEDULA } = situacion;
    const dicho = anulacionDe({
      estado,
      anuladaEnSri: false,
      identificacion,
      enDuda: await enDuda(clave),
      nota: null,
      enPartes: false,
      constaAnulada: false,
    });
    const habia = await enCola(clave);

    expect(await anularla(clave)).toEqual({
      resultado,
      clave_nota: resultado === 'NOTA_CREDITO' ? expect.stringMatching(/^\d{49}$/) : null,
    });
    expect(dicho.como).toBe(COMO[resultado] ?? null);
    const retirada = resultado === 'RETIRADA';
    expect((await documento(clave))?.estado).toBe(retirada ? 'ANULADA' : estado);
    expect(await enCola(clave)).toBe(habia && !retirada);
  });

  it.each(casos.filter(([, , resultado]) => resultado in COMO))(
    'an invoice %s is taken back once; the list knows',
    async (_que, situacion) => {
      const clave = await dejar(situacion);
      const nota = (await anularla(clave))?.clave_nota ?? null;
      expect(await anularla(clave)).toEqual({ resultado: 'YA_ANULADA', clave_nota: nota });
      const { estado = 'POR_FIRMAR' } = (await documento(clave)) ?? {};
      const factura = {
        estado,
        anuladaEnSri: false,
        identificacion: CEDULA,
        enDuda: await enDuda(clave),
        nota,
        enPartes: false,
        constaAnulada: false,
      };
      expect(anulacionDe(factura).como).toBeNull();
    },
  );

  it('never waits for whoever holds the job, and does not touch it', async () => {
    const clave = await dejar({ estado: 'POR_FIRMAR', trabajo: NUEVO });
    await enEmpresa(mundo.db, empresaId(PUERTO), async ({ client }) => {
      await client.query('select from facturacion.trabajos where clave_acceso = $1 for update', [
        clave,
      ]);
      expect(await anularla(clave)).toEqual({ resultado: 'EN_CAMINO', clave_nota: null });
    });
    expect(await anularla(clave)).toMatchObject({ resultado: 'RETIRADA' });
  });

  it('finds no invoice of another empresa, and takes no credit note for one', async () => {
    const clave = await dejar({ estado: 'AUTORIZADO' });
    expect(await anular(mundo, ANDINA, { clave, hoy: HOY })).toBeUndefined();
    expect(await reactivar(mundo, ANDINA, { clave, hoy: HOY })).toBeNull();
    const nota = (await anularla(clave))?.clave_nota ?? '';
    expect(await anularla(nota)).toBeUndefined();
    expect(await reactivar(mundo, PUERTO, { clave: nota, hoy: HOY })).toBeNull();
    expect(await comprobantes()).toHaveLength(2);
  });

  it('names the credit note that was made, whoever asks again', async () => {
    const clave = await dejar({ estado: 'AUTORIZADO' });
    const nota = await anularla(clave);
    expect(await anularla(clave)).toEqual({ ...nota, resultado: 'YA_ANULADA' });
    const [uno] = (await comprobantes()).filter(({ cod_doc }) => cod_doc === '04');
    expect(uno).toMatchObject({ clave_acceso: nota?.clave_nota, modifica: clave });
  });
});

describe('the credit note', () => {
  it('is of its own day and series, over all but the tip, and waits to be signed', async () => {
    const { clave, venta } = await vender(mundo, PUERTO, { hoy: HOY });
    const conPropina = { ...venta, propina: 100, total: venta.total + 100 };
    await comoDueno(
      mundo.url,
      `update facturacion.comprobantes set datos = $2, total = total + 1, estado = 'AUTORIZADO', xml_firmado = '<a/>',
         xml_autorizado = '<a/>', fecha_autorizacion = now() where clave_acceso = $1`,
      [clave, JSON.stringify(conPropina)],
    );
    const manana = '2026-11-21';
    const nota = (await anular(mundo, PUERTO, { clave, hoy: manana }))?.clave_nota ?? '';

    expect(leerClaveAcceso(nota)).toMatchObject({
      fecha: manana,
      codDoc: '04',
      ruc: PUERTO.ruc,
      ambiente: '1',
      establecimiento: '001',
      puntoEmision: '001',
      secuencial: 1,
    });
    const { propina: _propina, ...sinPropina } = conPropina;
    expect(await documento(nota)).toMatchObject({
      estado: 'POR_FIRMAR',
      modifica: clave,
      total: '7.50',
      secuencial: '1',
      datos: {
        ...sinPropina,
        fecha_emision: manana,
        total: 750,
        pagos: [],
        motivo: 'Pedido repetido',
      },
    });
    expect((await documento(nota))?.datos.propina).toBeUndefined();
    expect(await enCola(nota)).toBe(true);
  });

  it('takes numbers without gaps or duplicates, whoever voids at once or fails', async () => {
    const claves: string[] = [];
    for (let i = 0; i < 12; i++) claves.push(await dejar({ estado: 'AUTORIZADO' }));
    const fallida = enEmpresa(mundo.db, empresaId(PUERTO), async ({ client }) => {
      await client.query(`select facturacion.anular_comprobante($1, $2, $3, 'x', 'ana', now())`, [
        PUERTO.id,
        claves[0],
        HOY,
      ]);
      throw new Error('the sale failed after it');
    });
    await expect(fallida).rejects.toThrow('the sale failed');
    await Promise.all([...claves, ...claves].map(anularla));

    const notas = (await comprobantes()).filter(({ cod_doc }) => cod_doc === '04');
    expect(notas.map(({ secuencial }) => Number(secuencial)).sort((a, b) => a - b)).toEqual(
      claves.map((_, i) => i + 1),
    );
    expect(new Set(notas.map(({ modifica }) => modifica))).toEqual(new Set(claves));
    const codigos = notas.map(({ clave_acceso }) => clave_acceso.slice(39, 47));
    expect(new Set(codigos).size).toBe(12);
  });

  it('starts its series at 1, whoever the first are', async () => {
    for (let vez = 0; vez < 10; vez++) {
      await vaciar();
      const claves = await Promise.all([1, 2, 3, 4].map(() => dejar({ estado: 'AUTORIZADO' })));
      const notas = await Promise.all(claves.map(anularla));
      const numeros = notas.map((nota) => Number(nota?.clave_nota?.slice(30, 39)));
      expect(numeros.sort()).toEqual([1, 2, 3, 4]);
    }
  });

  it('has a key as domain/claveAcceso makes it', async () => {
    const cifras = (n: number) => fc.stringMatching(new RegExp(`^[0-9]{${n}}$`));
    const partes = fc.sample(
      fc.record({
        fecha: fc.constantFrom('2026-01-09', '2026-11-20', '2031-12-31'),
        codDoc: fc.constant('04'),
        ruc: cifras(13),
        ambiente: fc.constantFrom('1', '2'),
        establecimiento: cifras(3),
        puntoEmision: cifras(3),
        secuencial: fc.integer({ min: 1, max: 999_999_999 }),
        codigoNumerico: cifras(8),
      }),
      { numRuns: 300, seed: 20261120 },
    );
    const filas = await comoDueno<{ clave: string }>(
      mundo.url,
      `select facturacion.clave_acceso_de((p ->> 'fecha')::date, p ->> 'codDoc', p ->> 'ruc', p ->> 'ambiente',
                p ->> 'establecimiento', p ->> 'puntoEmision', (p ->> 'secuencial')::bigint, p ->> 'codigoNumerico') as clave
         from jsonb_array_elements($1::jsonb) with ordinality as l (p, i) order by i`,
      [JSON.stringify(partes)],
    );
    expect(filas.map(({ clave }) => clave)).toEqual(partes.map(crearClaveAcceso));
    expect(filas.every(({ clave }) => esClaveAcceso(clave))).toBe(true);
  });
});

describe('facturacion.reactivar_comprobante', () => {
  it('puts a withdrawn invoice back in its place, the same day, with its key and number', async () => {
    const primera = await dejar({ estado: 'POR_FIRMAR', trabajo: NUEVO });
    const segunda = await dejar({ estado: 'POR_FIRMAR', trabajo: NUEVO });
    await anularla(primera);
    expect(await reactivar(mundo, PUERTO, { clave: primera, hoy: '2026-11-21' })).toBe('OTRO_DIA');
    expect(await reactivar(mundo, PUERTO, { clave: primera, hoy: HOY })).toBe('REACTIVADA');
    expect((await documento(primera))?.estado).toBe('POR_FIRMAR');

    const [orden] = await comoDueno<{ primero: string }>(
      mundo.url,
      'select facturacion.primero_por_enviar($1, $2, now()) as primero',
      [PUERTO.id, segunda],
    );
    expect(orden?.primero).toBe(primera);
    expect(await reactivar(mundo, PUERTO, { clave: primera, hoy: HOY })).toBe('VIGENTE');
    expect(await anularla(primera)).toMatchObject({ resultado: 'RETIRADA' });
  });

  it('refuses what a credit note took back', async () => {
    const clave = await dejar({ estado: 'AUTORIZADO' });
    await anularla(clave);
    expect(await reactivar(mundo, PUERTO, { clave, hoy: HOY })).toBe('CON_NOTA');
  });
});
