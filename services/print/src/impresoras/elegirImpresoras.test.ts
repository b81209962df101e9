import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { AjusteDeImpresora } from '@comanda/shared/contracts/caja/impresoras';

import { leerEnv } from '../env';

import { elegirImpresoras } from './elegirImpresoras';
import { DE_FABRICA } from './perfil';

const elegir = (env: Record<string, string>, carpeta: string | null = null) =>
  elegirImpresoras(leerEnv(env), { dataDir: '', carpeta });
const enRed = (direccion: string, over: Partial<AjusteDeImpresora> = {}): AjusteDeImpresora => ({
  clase: 'RED',
  direccion,
  ...DE_FABRICA,
  ...over,
});

describe('the printers of the kitchen', () => {
  it('are named by their stations', () => {
    const { deCaja, deEstacion } = elegir({
      PRINTERS: ' Cocina = tcp://10.0.0.5:9101, Barra=tcp://barra.local,',
    });
    expect(deCaja().impresora.destino).toBe('archivo');
    expect(deEstacion('COCINA').impresora.destino).toBe('tcp://10.0.0.5:9101');
    expect(deEstacion('barra').impresora.destino).toBe('tcp://barra.local:9100');
    expect(deEstacion('Parrilla').impresora.destino).toBe('archivo');
  });

  it('are one queue where they are one printer', () => {
    const { deCaja, deEstacion } = elegir({
      PRINTER: 'tcp://caja',
      PRINTERS: 'Cocina=tcp://caja:9100,Barra=tcp://barra,Postres=tcp://barra:9100',
    });
    expect(deEstacion('cocina').impresora).toBe(deCaja().impresora);
    expect(deEstacion('barra').impresora).toBe(deEstacion('postres').impresora);
    expect(deEstacion('barra').impresora).not.toBe(deCaja().impresora);
  });

  it.each(['Cocina', 'Cocina=http://x', 'Cocina=tcp://', '=tcp://x', 'tcp://x:9100'])(
    'are refused when the service starts: %s',
    (PRINTERS) => {
      expect(() => leerEnv({ PRINTERS })).toThrow(
        /PRINTERS must be Cocina=tcp:\/\/host:port,Barra=/,
      );
    },
  );

  it('are refused where a station has two, and where the address of the till is none', () => {
    expect(() => leerEnv({ PRINTERS: 'Cocina=tcp://a,COCINA=tcp://b' })).toThrow(
      'PRINTERS names a station twice',
    );
    expect(() => leerEnv({ PRINTER: 'http://x' })).toThrow('PRINTER must be tcp://');
  });
});

describe('what an Administrador chose', () => {
  let carpeta: string;
  beforeEach(() => {
    carpeta = mkdtempSync(path.join(tmpdir(), 'impresoras-'));
  });
  afterEach(() => rmSync(carpeta, { recursive: true }));

  it('holds from then on and after a start, before what the environment says', () => {
    const impresoras = elegir({ PRINTER: 'tcp://vieja' }, carpeta);
    impresoras.cambiar(0, '', enRed('192.168.1.50', { columnas: '32' }));
    impresoras.cambiar(1, 'Cocina', enRed('192.168.1.51:9101'));
    for (const unas of [impresoras, elegir({ PRINTER: 'tcp://vieja' }, carpeta)]) {
      expect(unas.deCaja()).toMatchObject({
        impresora: { destino: 'tcp://192.168.1.50:9100' },
        perfil: { columnas: '32' },
      });
      expect(unas.deEstacion('cocina').impresora.destino).toBe('tcp://192.168.1.51:9101');
      expect(unas.ajustes().version).toBe(2);
    }
  });

  it('is one of two who chose at once: the other is told, and nothing is lost', () => {
    const { cambiar, ajustes } = elegir({}, carpeta);
    cambiar(0, '', enRed('primera'));
    expect(() => cambiar(0, '', enRed('segunda'))).toThrow(
      expect.objectContaining({ code: 'IMPRESORAS_CAMBIARON' }),
    );
    expect(ajustes().puestos[0]?.impresora.direccion).toBe('primera');
  });

  it('is there already for who chooses it again after a lost reply, until it is changed', () => {
    const { cambiar } = elegir({}, carpeta);
    const hecho = cambiar(0, 'Cocina', enRed('primera'));
    expect(cambiar(0, 'cocina', enRed('primera'))).toEqual(hecho);
    cambiar(1, 'Cocina', enRed('segunda'));
    expect(() => cambiar(0, 'Cocina', enRed('primera'))).toThrow(
      expect.objectContaining({ code: 'IMPRESORAS_CAMBIARON' }),
    );
  });

  it("gives a station back to the till's printer", () => {
    const { cambiar, deCaja, deEstacion } = elegir({ PRINTERS: 'Cocina=tcp://x' }, carpeta);
    cambiar(0, 'cocina', { clase: 'CAJA', direccion: '', ...DE_FABRICA });
    expect(deEstacion('Cocina').impresora).toBe(deCaja().impresora);
  });

  it('keeps a till from starting that cannot read it, and does not forget it', () => {
    writeFileSync(path.join(carpeta, 'impresoras.json'), '{');
    expect(() => elegir({}, carpeta)).toThrow(SyntaxError);
  });
});
