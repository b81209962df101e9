import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ADMIN, CONTADOR, PUERTO } from '@comanda/kit/testing/semilla';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { fechaNegocio, formatInstante } from '@comanda/shared/domain/texto/fecha';

import { entregaDe } from '../piezas';
import { servir, type Facturacion } from '../testing/facturacion';
import { abrirMundo, darCertificado, empresaId, todos, vender, type Mundo } from '../testing/mundo';

import { reintentosRepository } from './reintentosRepository';

import type { Sri } from './sriCliente';
import { SriNoDisponible } from './sriRespuestas';

const { empresa } = PUERTO;
const AUTORIZADA = {
  estado: 'AUTORIZADO' as const,
  numeroAutorizacion: '',
  comprobante: '',
  ambiente: '',
  fechaAutorizacion: '2026-11-20T13:00:00-05:00',
  mensajes: [],
};

/** An authority for documents of those ambientes, and what it was sent. */
function autoridad(ambientes: readonly string[], over: Partial<Sri> = {}) {
  const enviadas: string[] = [];
  const sri: Sri = {
    simulado: false,
    alcanza: (ambiente) => ambientes.includes(ambiente),
    enviar: (ambiente) => {
      enviadas.push(ambiente);
      return Promise.resolve({ estado: 'RECIBIDA', mensajes: [] });
    },
    consultar: () => Promise.resolve(AUTORIZADA),
    ...over,
  };
  return { sri, enviadas };
}

type Fila = { clave_acceso: string; estado: string; mensaje: string | null; simulado: boolean };

describe('whom documents go to', () => {
  let adelanto = 0;
  let mundo: Mundo;
  let servicio: Facturacion;
  beforeAll(async () => {
    mundo = await abrirMundo(null, { reloj: () => new Date(Date.now() + adelanto) });
    await darCertificado(mundo, PUERTO);
    servicio = await servir(mundo);
  });
  afterAll(() => servicio.cerrar());

  const entregar = async (sri: Sri) => {
    const fallos: unknown[] = [];
    adelanto += 400_000;
    const entrega = entregaDe(
      { ...mundo.deps, sri },
      { error: (detalle) => fallos.push(detalle), info: () => undefined },
    );
    while ((await entrega.ronda()) > 0);
    expect(fallos).toEqual([]);
  };
  const vendida = async (ambiente: '1' | '2' = '1') =>
    (await vender(mundo, PUERTO, { hoy: fechaNegocio(new Date()), ambiente })).clave;
  const fila = async (clave: string) =>
    (await todos<Fila>(mundo, 'comprobantes')).find((una) => una.clave_acceso === clave);
  const avisos = () => servicio.dato(emisionCalls.consultarAtencion, ADMIN, {});
  const detalle = (clave: string) =>
    servicio.dato(documentosCalls.consultarDetalle, CONTADOR, { clave, empresa });

  it('never sends one of production elsewhere; it waits, says why, and holds up nobody', async () => {
    const { sri, enviadas } = autoridad(['1']);
    const deProduccion = await vendida('2');
    const dePrueba = await vendida();
    for (let vez = 0; vez < 3; vez++) await entregar(sri);

    expect(await fila(deProduccion)).toMatchObject({
      estado: 'FIRMADA',
      mensaje: expect.stringContaining('este servidor no emite en producción'),
    });
    expect(enviadas).toEqual(['1']);
    expect(await fila(dePrueba)).toMatchObject({ estado: 'AUTORIZADO', simulado: false });
    expect(await avisos()).toEqual([
      {
        empresa,
        tipo: 'AMBIENTE',
        cuantos: 1,
        texto: 'Este servidor no emite en producción. Espera 1 documento',
      },
    ]);

    const real = autoridad(['1', '2']);
    await entregar(real.sri);
    expect(real.enviadas).toEqual(['2']);
    expect(await fila(deProduccion)).toMatchObject({ estado: 'AUTORIZADO' });
    expect(await avisos()).toEqual([]);
  });

  it('waits for none of the other ambiente, whose server does not answer', async () => {
    const sinPruebas: Sri['enviar'] = (ambiente) =>
      ambiente === '1'
        ? Promise.reject(new SriNoDisponible('SIN_CONEXION', 'celcer'))
        : Promise.resolve({ estado: 'RECIBIDA', mensajes: [] });
    const { sri } = autoridad(['1', '2'], { enviar: sinPruebas });
    const dePrueba = await vendida();
    const deProduccion = await vendida('2');
    const otraPrueba = await vendida();
    await entregar(sri);
    expect(await fila(dePrueba)).toMatchObject({ estado: 'FIRMADA' });
    expect(await fila(deProduccion)).toMatchObject({ estado: 'AUTORIZADO' });
    expect(await fila(otraPrueba)).toMatchObject({ estado: 'POR_FIRMAR' });
    for (let vez = 0; vez < 2; vez++) await entregar(autoridad(['1', '2']).sri);
    expect(await fila(otraPrueba)).toMatchObject({ estado: 'AUTORIZADO' });
  });

  it('what the stand-in authorises is known as such', async () => {
    const clave = await vendida('2');
    await entregar(autoridad(['2'], { simulado: true }).sri);
    expect(await fila(clave)).toMatchObject({ estado: 'AUTORIZADO', simulado: true });
  });

  it('a state that nobody knows asks for a person with its word, and the authority may have it', async () => {
    const dicho = [
      {
        identificador: '99',
        mensaje: 'EN REVISIÓN',
        informacionAdicional: 'lote 7',
        tipo: 'AVISO',
      },
    ];
    const { sri } = autoridad(['1'], {
      consultar: () =>
        Promise.resolve({
          ...AUTORIZADA,
          estado: 'DESCONOCIDO',
          palabra: 'EN CUARENTENA',
          mensajes: dicho,
        }),
    });
    const clave = await vendida();
    await entregar(sri);
    expect(await fila(clave)).toMatchObject({
      estado: 'REQUIERE_ATENCION',
      mensaje: expect.stringContaining("'EN CUARENTENA'"),
    });
    const { emision, intentos } = await detalle(clave);
    expect(emision).toMatchObject({ corregible: false, anulacion: { como: null } });
    expect(intentos[0]).toMatchObject({ resultado: 'EN_DUDA', mensajes: dicho });
  });

  it('keeps all that was said, attempt by attempt', async () => {
    const dichos = ['35', '52', '65'].map((identificador) => ({
      identificador,
      mensaje: `TEXTO ${identificador}`,
      informacionAdicional: 'x',
      tipo: 'ERROR',
    }));
    const { sri } = autoridad(['1'], {
      enviar: () => Promise.resolve({ estado: 'DEVUELTA', mensajes: dichos }),
    });
    const clave = await vendida();
    await entregar(sri);
    const { intentos } = await detalle(clave);
    expect(intentos.map(({ paso, mensajes }) => [paso, mensajes])).toEqual([
      ['ENVIO', dichos],
      ['FIRMA', []],
    ]);
  });

  it('goes once more at most while a refusal of before is all that is listed of it, whatever is taken in', async () => {
    const mensajes = [
      { identificador: '52', mensaje: 'X', informacionAdicional: '', tipo: 'ERROR' },
    ];
    const ahora = new Date(Date.now() + adelanto);
    const fechaAutorizacion = formatInstante(ahora);
    const { sri, enviadas } = autoridad(['1'], {
      desfaseMs: () => 0,
      consultar: () =>
        Promise.resolve({ ...AUTORIZADA, estado: 'NO AUTORIZADO', fechaAutorizacion, mensajes }),
    });
    const clave = await vendida();
    await entregar(sri);
    expect(await fila(clave)).toMatchObject({ estado: 'NO_AUTORIZADO' });

    await reintentosRepository(mundo.db).reintentar(empresaId(PUERTO), {
      clave,
      por: 'ana',
      ahora,
    });
    for (let vez = 0; vez < 16; vez++) await entregar(sri); // well over an hour
    expect(await fila(clave)).toMatchObject({ estado: 'RECIBIDA' });
    expect(enviadas).toHaveLength(3);
  });
});
