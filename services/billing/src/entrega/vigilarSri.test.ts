import { describe, expect, it } from '@jest/globals';

import type { VistaDeAutoridad } from './autoridadRepository';
import { SriNoDisponible, type Recepcion } from './sriRespuestas';
import { vigilarSri } from './vigilarSri';

import type { Sri } from './sriCliente';

const RECIBIDA: Recepcion = { estado: 'RECIBIDA', mensajes: [] };

function vigilada() {
  const vistas: VistaDeAutoridad[] = [];
  const dichos: string[] = [];
  const estado = { ahora: 0, falla: null as Error | null, sinBase: false };
  const sri: Sri = {
    alcanza: () => true,
    simulado: true,
    desfaseMs: () => 1_234.5,
    enviar: () => (estado.falla ? Promise.reject(estado.falla) : Promise.resolve(RECIBIDA)),
    consultar: () => Promise.resolve(null),
  };
  const anotar = (vista: VistaDeAutoridad) => {
    if (estado.sinBase) return Promise.reject(new Error('no database'));
    vistas.push(vista);
    return Promise.resolve();
  };
  const vigilado = vigilarSri(sri, {
    autoridad: { anotar },
    reloj: () => new Date(estado.ahora),
    log: { error: (_, mensaje) => dichos.push(mensaje) },
  });
  return { vigilado, vistas, dichos, estado };
}

describe('vigilarSri', () => {
  it('keeps what each call tells, a change at once and what stays as it is twice a minute', async () => {
    const { vigilado, vistas, estado } = vigilada();
    for (let s = 0; s <= 60; s += 10) {
      estado.ahora = s * 1_000;
      await vigilado.enviar('1', '<x/>');
    }
    expect(vistas.map(({ ahora }) => ahora.getTime())).toEqual([0, 30_000, 60_000]);
    estado.falla = new SriNoDisponible('TIEMPO', 'x');
    estado.ahora += 1_000;
    await expect(vigilado.enviar('1', '<x/>')).rejects.toBe(estado.falla);
    expect(vistas.at(-1)).toMatchObject({ ambiente: '1', responde: false, desfaseMs: null });
    await vigilado.consultar('1', '123');
    expect(vistas.at(-1)).toMatchObject({ responde: true, desfaseMs: 1_235 });
  });

  it('keeps each ambiente apart, and nothing of a call that never left or broke on our side', async () => {
    const { vigilado, vistas, estado } = vigilada();
    await vigilado.consultar('1', '123');
    await vigilado.consultar('2', '123');
    expect(vistas.map(({ ambiente }) => ambiente)).toEqual(['1', '2']);
    for (const falla of [new SriNoDisponible('DESHABILITADO', 'x'), new TypeError('ours')]) {
      estado.falla = falla;
      await expect(vigilado.enviar('1', '<x/>')).rejects.toBe(falla);
    }
    expect(vistas).toHaveLength(2);
  });

  it('delivers though the database does not take it, and writes it with the next', async () => {
    const { vigilado, vistas, dichos, estado } = vigilada();
    estado.sinBase = true;
    expect(await vigilado.enviar('1', '<x/>')).toBe(RECIBIDA);
    expect(dichos).toEqual(['the state of the authority was not written']);
    estado.sinBase = false;
    await vigilado.enviar('1', '<x/>');
    expect(vistas).toHaveLength(1);
  });
});
