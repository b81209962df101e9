import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

import { LATIDO_MS, LATIDOS, TEMAS } from '@comanda/shared/contracts/ventas/flujo';
import { veces } from '@comanda/shared/testing/veces';

import { empresaDeTrabajo } from '../acceso/tenant';
import { paginaDeFlujo as pagina } from '../testing/paginaDeFlujo';

import { crearHub, type Oido } from './hub';

const uno = empresaDeTrabajo(1);

describe('what pages are told', () => {
  it('is what changed in their companies, and never of another empresa', () => {
    const empresa = fc.integer({ min: 1, max: 5 });
    const abierta = fc.uniqueArray(empresa, { maxLength: 4 });
    const hecho = fc.record({
      empresa,
      tema: fc.constantFrom(...TEMAS),
      version: fc.integer({ min: 1, max: 6 }),
      de: fc.constantFrom('publicar' as const, 'oir' as const),
    });
    fc.assert(
      fc.property(fc.array(abierta, { maxLength: 6 }), fc.array(hecho), (unas, hechos) => {
        const hub = crearHub();
        const paginas = unas.map((suyas, i) => {
          const empresas = new Map(suyas.map((id) => [id, `E${id} de ${i}`]));
          const una = pagina({ empresas });
          hub.entrar(una.escucha);
          return { ...una, suyas };
        });
        const mayor = new Map<string, number>();
        const nuevos = hechos.filter(({ empresa: id, tema, version }) => {
          const llave = `${tema} ${id}`;
          if (version <= (mayor.get(llave) ?? 0)) return false;
          mayor.set(llave, version);
          return true;
        });
        for (const { de, empresa: id, ...resto } of hechos)
          hub[de]({ empresa: empresaDeTrabajo(id), ...resto });
        for (const { suyas, hechos: oidos } of paginas) {
          // the name is the one that the first of its listeners knows the company by
          const debidos = nuevos
            .filter(({ empresa: id }) => suyas.includes(id))
            .map(({ empresa: id, tema, version }) => ({
              t: tema,
              e: `E${id} de ${unas.findIndex((otras) => otras.includes(id))}`,
              v: version,
            }));
          expect(oidos()).toEqual(debidos);
        }
        hub.cerrar();
      }),
      { numRuns: veces(200) },
    );
  });

  it('is what this process changes and others do, once each; only its own is told on', () => {
    const hub = crearHub();
    const contados: number[] = [];
    hub.conectar({ oido: () => 'oye', contar: ({ version }) => void contados.push(version) });
    const una = pagina();
    hub.entrar(una.escucha);
    hub.publicar({ empresa: uno, tema: 'piso', version: 4 });
    hub.oir({ empresa: uno, tema: 'piso', version: 4 });
    hub.oir({ empresa: uno, tema: 'piso', version: 5 });
    hub.publicar({ empresa: uno, tema: 'piso', version: 5 });
    expect(una.hechos().map(({ v }) => v)).toEqual([4, 5]);
    expect(contados).toEqual([4]);
    hub.releer();
    expect(una.hechos().at(-1)).toEqual({ t: 'releer' });
    hub.oir({ empresa: uno, tema: 'piso', version: 2 }); // of a database that took over
    expect(una.hechos().at(-1)).toMatchObject({ v: 2 });
    hub.cerrar();
  });

  it('is told each time of what nothing counts, within one millisecond and by a clock that is behind too', () => {
    jest.useFakeTimers({ now: 1_000 });
    try {
      const hub = crearHub();
      const una = pagina();
      hub.entrar(una.escucha);
      hub.avisar(uno, 'caja');
      hub.avisar(uno, 'caja');
      hub.oir({ empresa: uno, tema: 'caja', version: 9_000 }); // of a process whose clock goes before
      hub.avisar(uno, 'caja');
      expect(una.hechos().map(({ t, v }) => [t, v])).toEqual([
        ['caja', 1_000],
        ['caja', 1_001],
        ['caja', 9_000],
        ['caja', 9_001],
      ]);
      hub.cerrar();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the beats', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each(LATIDOS)('come to a page of %s as often as it was promised', (latido) => {
    const hub = crearHub();
    const paginas = Array.from({ length: 60 }, () => pagina({ latido }));
    for (const { escucha } of paginas) hub.entrar(escucha);
    jest.advanceTimersByTime(3 * LATIDO_MS[latido]);
    for (const { latidos } of paginas) expect(latidos()).toBe(1 + 3);
    hub.cerrar();
  });

  it('stop while nothing would be known, and go on after it', () => {
    const hub = crearHub();
    let oido: Oido = 'oye';
    hub.conectar({ oido: () => oido, contar: () => undefined });
    const una = pagina({ latido: 'cocina' });
    hub.entrar(una.escucha);
    oido = 'sordo';
    jest.advanceTimersByTime(9_000);
    expect(una.latidos()).toBe(1);
    oido = 'oye';
    jest.advanceTimersByTime(900);
    expect(una.latidos()).toBe(2);
    hub.cerrar();
  });

  it('are goodbyes once the process is told to end, one slice after another', () => {
    const hub = crearHub();
    let seApaga = false;
    hub.alApagarse(() => seApaga);
    const paginas = Array.from({ length: 50 }, () => pagina());
    for (const { escucha } of paginas) hub.entrar(escucha);
    const idas = () => paginas.filter(({ fin }) => fin.como === 'end').length;
    seApaga = true;
    jest.advanceTimersByTime(2_500);
    expect(idas()).toBe(25);
    jest.advanceTimersByTime(2_500);
    expect(idas()).toBe(50);
    expect(paginas[0]?.hechos()).toEqual([{ t: 'adios' }]);
    expect(hub.negar({ usuario: 'u9', red: '10.0.0.9' })).toMatchObject({
      code: 'SERVIDOR_OCUPADO',
    });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a page that is not taken', () => {
  const quien = (usuario: string, red: string) => ({ usuario, red });

  it('is one more than a process, a user or an address may have; one that goes makes room', () => {
    const hub = crearHub({ proceso: 4, usuario: 2, direccion: 3 });
    const abrir = (usuario: string, red: string) => {
      const negado = hub.negar(quien(usuario, red));
      if (negado) return negado;
      return hub.entrar(pagina({ usuario, red }).escucha);
    };
    abrir('u1', 'a');
    const dejar = abrir('u1', 'b');
    expect(abrir('u1', 'c')).toMatchObject({ code: 'SERVIDOR_OCUPADO', detalle: { espera: 30 } });
    abrir('u2', 'b');
    abrir('u3', 'b');
    expect(abrir('u4', 'b')).toMatchObject({ code: 'SERVIDOR_OCUPADO' });
    expect(abrir('u4', 'd')).toMatchObject({ code: 'SERVIDOR_OCUPADO' });
    if (typeof dejar === 'function') dejar();
    expect(hub.negar(quien('u1', 'd'))).toBeNull();
    hub.cerrar();
    expect(hub.negar(quien('u1', 'a'))).toBeNull();
  });

  it('is any while nothing is heard; where it never will be, there is no such call', () => {
    const hub = crearHub();
    let oido: Oido = 'sordo';
    hub.conectar({ oido: () => oido, contar: () => undefined });
    expect(hub.negar(quien('u1', 'a'))).toMatchObject({
      code: 'SERVIDOR_OCUPADO',
      detalle: { espera: 5 },
    });
    oido = 'nunca';
    expect(hub.negar(quien('u1', 'a'))).toMatchObject({ code: 'NO_ENCONTRADO' });
  });
});

it('lets go of a page that does not take what it is told, and of sessions that are over', () => {
  const hub = crearHub();
  const lenta = pagina();
  const suya = pagina();
  const ajena = pagina({ sesion: 's2' });
  const nueva = pagina({ sesion: 's3' });
  for (const { escucha } of [lenta, suya, ajena, nueva]) hub.entrar(escucha);
  lenta.salida.writableLength = 20_000;
  hub.publicar({ empresa: uno, tema: 'piso', version: 1 });
  expect(lenta.fin.como).toBe('destroy');
  expect(suya.fin.como).toBeNull();
  hub.soloDe(new Set(['s1']), new Set(['s1', 's2'])); // the third came while the database was asked
  expect([suya.fin.como, ajena.fin.como, nueva.fin.como]).toEqual([null, 'end', null]);
  expect(hub.sesiones()).toEqual(['s1', 's3']);
  hub.cerrar();
  expect(suya.fin.como).toBe('end');
});
