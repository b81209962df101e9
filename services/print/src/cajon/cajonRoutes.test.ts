import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import {
  firmarBoleto,
  firmarNuevoVinculo,
  nuevoParDeCajon,
  type BoletoDeCajon,
} from '@comanda/kit/acceso/boletoDeCajon';
import { clienteDe } from '@comanda/kit/testing/cliente';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import type { Call } from '@comanda/shared/contracts/defineCall';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { AppError } from '@comanda/shared/errors/AppError';

import { buildPrint } from '../app';
import { soloUna } from '../testing/impresoras';
import { decodificar, textoImpreso } from '../escpos/decodificar';
import { makeTicket } from '@comanda/shared/domain/papel/testing/tickets';

import { guardaDeCajon } from './guardaDeCajon';

const ORIGEN = 'http://localhost:3000';
const PAGINA = { origin: ORIGEN };
const EMPRESA = 'La Cevichería del Puerto';
const AHORA = Date.parse('2026-11-26T15:00:00Z');

let carpeta: string;
let ahora = AHORA;
let papel: Uint8Array[] = [];
let sinPapel = false;
let alImprimir = () => undefined as unknown;
beforeEach(() => {
  carpeta = mkdtempSync(path.join(tmpdir(), 'cajon-'));
  ahora = AHORA;
  papel = [];
  sinPapel = false;
  alImprimir = () => undefined;
});
afterEach(() => rmSync(carpeta, { recursive: true }));

/** Starts the service on that folder; again is after the power went. */
async function encender() {
  const impresora = {
    destino: 'papel',
    imprimir: (bytes: Uint8Array) => {
      alImprimir();
      if (sinPapel) return Promise.reject(new Error('sin papel'));
      papel.push(bytes);
      return Promise.resolve();
    },
  };
  const cajon = guardaDeCajon(carpeta, () => ahora);
  const app = await buildPrint(
    { impresoras: soloUna(impresora), origenes: [ORIGEN], cajon },
    { log: false },
  );
  const cliente = clienteDe(app);
  const pedir = (call: Call, entrada: object, headers = {}) =>
    cliente.pedirMal(call, null, entrada, { headers });
  return {
    vincular: (entrada: object, headers: object = PAGINA) =>
      pedir(papelDeCajaCalls.vincularImpresion, entrada, headers),
    abrir: (boleto?: string) =>
      pedir(papelDeCajaCalls.abrirCajon, { empresa: EMPRESA, ...(boleto && { boleto }) }, PAGINA),
    ticket: (boleto?: string) =>
      pedir(impresionCalls.imprimirTicket, {
        ...makeTicket(),
        cajon: true,
        ...(boleto && { boleto }),
      }),
    estado: () => pedir(papelDeCajaCalls.estadoDeImpresion, {}, PAGINA),
  };
}

/** A company's key for this service, and what it signs. */
function llave(empresa = EMPRESA) {
  const par = nuevoParDeCajon();
  const impresion = randomUUID();
  const vinculo = { empresa, impresion, publica: par.publica };
  const boleto = (over: Partial<BoletoDeCajon> = {}) =>
    firmarBoleto(par, {
      id: randomUUID(),
      impresion,
      hasta: AHORA + 60_000,
      quien: 'Ana',
      caja: 1,
      motivo: 'Venta',
      dispositivo: null,
      ...over,
    });
  return { par, vinculo, boleto };
}

const abierto = (bytes: Uint8Array | undefined) => bytes && decodificar(bytes).pulsos === 1;

describe('a print service that was never paired', () => {
  it('opens the drawer for whoever asks, and says whose keys it knows: none', async () => {
    const servicio = await encender();
    expect((await servicio.abrir()).status).toBe(200);
    expect((await servicio.ticket()).cuerpo).not.toHaveProperty('data.cajon');
    expect(papel.map(abierto)).toEqual([true, true]);
    expect((await servicio.estado()).cuerpo).toMatchObject({ data: { vinculos: [] } });
  });

  it('is paired from a page of the product alone', async () => {
    const servicio = await encender();
    const { vinculo } = llave();
    for (const headers of [{}, { origin: 'http://localhost:3001' }])
      expect((await servicio.vincular({ vinculo }, headers)).code).toBe('ORIGEN_NO_PERMITIDO');
    expect((await servicio.vincular({ vinculo })).status).toBe(200);
  });
});

describe('a print service that was paired', () => {
  const empezar = async () => {
    const suya = llave();
    const servicio = await encender();
    await servicio.vincular({ vinculo: suya.vinculo });
    return { servicio, suya };
  };

  it('opens once for a right of its company, also when it is started again meanwhile', async () => {
    const { servicio, suya } = await empezar();
    const boleto = suya.boleto();
    expect((await servicio.abrir(boleto)).status).toBe(200);
    expect((await servicio.abrir(boleto)).code).toBe('BOLETO_USADO');
    const otra = await encender();
    expect((await otra.abrir(boleto)).code).toBe('BOLETO_USADO');
    expect((await otra.abrir()).code).toBe('CAJON_SIN_BOLETO');
    expect(papel).toHaveLength(1);
  });

  it('remembers what was used for longer than the server gives the same one again', async () => {
    const { servicio, suya } = await empezar();
    const id = randomUUID();
    await servicio.abrir(suya.boleto({ id }));
    ahora += 3_600_000;
    const otra = await encender();
    expect((await otra.abrir(suya.boleto({ id, hasta: ahora + 60_000 }))).code).toBe(
      'BOLETO_USADO',
    );
  });

  it.each<[string, (suya: ReturnType<typeof llave>) => string, string]>([
    [
      'of another print service of the same key',
      (suya) => suya.boleto({ impresion: randomUUID() }),
      'BOLETO_INVALIDO',
    ],
    ['of another key', () => llave().boleto(), 'BOLETO_INVALIDO'],
    ['that has ended', (suya) => suya.boleto({ hasta: AHORA }), 'BOLETO_VENCIDO'],
    [
      'that says something else than was signed',
      (suya) => {
        const [, firma] = suya.boleto().split('.');
        return `${suya.boleto({ motivo: 'Otro' }).split('.')[0]}.${firma}`;
      },
      'BOLETO_INVALIDO',
    ],
    ['whose signature is cut off', (suya) => suya.boleto().slice(0, -9), 'BOLETO_INVALIDO'],
  ])('keeps it shut for a right %s, and prints the ticket all the same', async (_que, de, code) => {
    const { servicio, suya } = await empezar();
    expect((await servicio.abrir(de(suya))).code).toBe(code);
    expect(papel).toEqual([]);
    expect((await servicio.ticket(de(suya))).cuerpo).toMatchObject({ data: { cajon: code } });
    expect(papel.map(abierto)).toEqual([false]);
    expect(textoImpreso(decodificar(papel[0]!)).join('\n')).toContain('Gracias por su compra');
  });

  it('prints the ticket and says why its drawer stays shut, where the disk takes nothing down', async () => {
    const { servicio, suya } = await empezar();
    const boleto = suya.boleto();
    const usados = path.join(carpeta, 'boletos-usados.jsonl');
    mkdirSync(usados); // nothing is written to a folder, also not by root
    expect((await servicio.abrir(boleto)).code).toBe('CAJON_SIN_ANOTAR');
    expect((await servicio.ticket(boleto)).cuerpo).toMatchObject({
      data: { cajon: 'CAJON_SIN_ANOTAR' },
    });
    rmdirSync(usados);
    expect((await servicio.ticket(boleto)).cuerpo).not.toHaveProperty('data.cajon');
    expect(papel.map(abierto)).toEqual([false, true]);
  });

  it('says of a printer that took nothing, where the disk is full by then', async () => {
    const { servicio, suya } = await empezar();
    alImprimir = () => mkdirSync(path.join(carpeta, 'boletos-usados.jsonl.nuevo'));
    sinPapel = true;
    expect((await servicio.ticket(suya.boleto())).code).toBe('IMPRESORA_NO_DISPONIBLE');
  });

  it('gives a right back that the printer took nothing of', async () => {
    const { servicio, suya } = await empezar();
    const boleto = suya.boleto();
    sinPapel = true;
    expect((await servicio.ticket(boleto)).code).toBe('IMPRESORA_NO_DISPONIBLE');
    sinPapel = false;
    expect((await servicio.ticket(boleto)).status).toBe(200);
    expect((await servicio.ticket(boleto)).cuerpo).toMatchObject({
      data: { cajon: 'BOLETO_USADO' },
    });
    expect(papel.map(abierto)).toEqual([true, false]);
  });

  it('takes another key where one that it knows has signed it, and keeps that of other companies', async () => {
    const { servicio, suya } = await empezar();
    const otra = llave('Cafetería Andina');
    const presente = (de: ReturnType<typeof llave>, que = otra.vinculo) => ({
      impresion: suya.vinculo.impresion,
      firma: firmarNuevoVinculo(de.par, que),
    });
    for (const malo of [undefined, presente(otra), presente(suya, llave().vinculo)])
      expect(
        (await servicio.vincular({ vinculo: otra.vinculo, ...(malo && { presente: malo }) })).code,
      ).toBe('VINCULO_SIN_FIRMA');
    await servicio.vincular({ vinculo: otra.vinculo, presente: presente(suya) });
    for (const una of [suya, otra]) expect((await servicio.abrir(una.boleto())).status).toBe(200);

    const nueva = llave();
    const mentida = { vinculo: nueva.vinculo, presente: presente(otra, nueva.vinculo) };
    expect((await servicio.vincular(mentida)).code).toBe('VINCULO_SIN_FIRMA'); // it is not by who it says
    const presenteDeOtra = {
      impresion: otra.vinculo.impresion,
      firma: firmarNuevoVinculo(otra.par, nueva.vinculo),
    };
    await servicio.vincular({ vinculo: nueva.vinculo, presente: presenteDeOtra });
    expect((await servicio.abrir(nueva.boleto())).status).toBe(200);
    expect((await servicio.abrir(suya.boleto())).code).toBe('BOLETO_INVALIDO');
    const empresas = (await (await encender()).estado()).cuerpo;
    expect(empresas).toMatchObject({
      data: { vinculos: [{ empresa: 'Cafetería Andina' }, { empresa: EMPRESA }] },
    });
  });
});

describe('a right, whatever is done to it', () => {
  it('opens in no order of tries more often than there are rights', () => {
    const suya = llave();
    const guarda = guardaDeCajon(carpeta, () => ahora);
    guarda.vincular({ vinculo: suya.vinculo });
    const boletos = Array.from({ length: 8 }, () => suya.boleto());
    const intentos = Array.from({ length: 200 }, (_, i) => boletos[(i * 7 + (i >> 3)) % 8]);
    const abre = (boleto: string | undefined) => {
      try {
        guarda.tomar(boleto);
        return 1;
      } catch (error) {
        if (error instanceof AppError) return 0;
        throw error;
      }
    };
    expect(intentos.map(abre).reduce<number>((suma, uno) => suma + uno, 0)).toBe(8);
  });
});
