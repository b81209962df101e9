import { describe, expect, it } from '@jest/globals';

import { leerEnv } from '../env';

import { elegirImpresoras } from './elegirImpresoras';

const elegir = (env: Record<string, string>) => elegirImpresoras(leerEnv(env), '');

describe('the printers of the kitchen', () => {
  it('are named by their stations', () => {
    const { impresora, estaciones } = elegir({
      PRINTERS: ' Cocina = tcp://10.0.0.5:9101, Barra=tcp://barra.local,',
    });
    expect(impresora.destino).toBe('archivo');
    expect([...estaciones].map(([nombre, { destino }]) => [nombre, destino])).toEqual([
      ['cocina', 'tcp://10.0.0.5:9101'],
      ['barra', 'tcp://barra.local:9100'],
    ]);
  });

  it('are one queue where they are one printer', () => {
    const { impresora, estaciones } = elegir({
      PRINTER: 'tcp://caja',
      PRINTERS: 'Cocina=tcp://caja:9100,Barra=tcp://barra,Postres=tcp://barra:9100',
    });
    expect(estaciones.get('cocina')).toBe(impresora);
    expect(estaciones.get('barra')).toBe(estaciones.get('postres'));
    expect(estaciones.get('barra')).not.toBe(impresora);
  });

  it.each(['Cocina', 'Cocina=http://x', 'Cocina=tcp://', '=tcp://x', 'tcp://x:9100'])(
    'are refused when the service starts: %s',
    (PRINTERS) => {
      expect(() => leerEnv({ PRINTERS })).toThrow(
        /PRINTERS must be Cocina=tcp:\/\/host:port,Barra=/,
      );
    },
  );

  it('are refused where a station has two', () => {
    expect(() => leerEnv({ PRINTERS: 'Cocina=tcp://a,COCINA=tcp://b' })).toThrow(
      'PRINTERS names a station twice',
    );
  });
});
