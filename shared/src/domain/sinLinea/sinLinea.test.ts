import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import type { Arriendo } from '../../contracts/admin/dispositivos';

import {
  conOtraFalla,
  desfaseDeReloj,
  devolverNumero,
  fueAtras,
  huboSalto,
  impedimentoDeActo,
  impedimentoDeEquipo,
  numeroDeClave,
  pideOtroNumero,
  pidePersona,
  relojCorregido,
  secuenciaDeClave,
  seRehusa,
  sinVendidos,
  tomarNumero,
} from './sinLinea';

const HOY = new Date('2026-11-24T18:00:00.000Z');
const FECHAS = ['2026-11-24', '2026-11-25', '2026-11-26'];
const deFecha = (fecha: string) => fecha.split('-').reverse().join('');
const claveDe = (fecha: string, secuencial: string) =>
  `${deFecha(fecha)}0109931002770011001002${secuencial}123456781`.slice(0, 49);
const numero = (n: number) => {
  const secuencial = String(n).padStart(9, '0');
  return { secuencial, claves: FECHAS.map((fecha) => claveDe(fecha, secuencial)) };
};
const arriendo = (...numeros: number[]): Arriendo => ({
  hasta: '2026-11-26T18:00:00.000Z',
  ambiente: '1',
  fechas: FECHAS,
  numeros: numeros.map(numero),
});
const equipo = (suyo: Arriendo | null = arriendo(1), hora_dudosa = false) => ({
  estado: 'ACTIVO' as const,
  arriendo: suyo,
  hora_dudosa,
});
const SIN_LINEA = { conFactura: true, conLinea: false };

describe('the numbers of a till', () => {
  it('are taken from the lowest, each with its key of the day in Ecuador', () => {
    const tomado = tomarNumero(arriendo(7, 8), HOY);
    expect(tomado?.clave).toBe(claveDe('2026-11-24', '000000007'));
    expect(tomado?.queda.numeros).toEqual([numero(8)]);
    const deNoche = new Date('2026-11-25T03:00:00.000Z'); // 22:00 of the 24th
    expect(tomarNumero(arriendo(7), deNoche)?.clave).toBe(claveDe('2026-11-24', '000000007'));
    const manana = new Date('2026-11-25T05:00:00.000Z');
    expect(tomarNumero(arriendo(7), manana)?.clave).toBe(claveDe('2026-11-25', '000000007'));
  });

  it('are none where there is no key of that day', () => {
    expect(tomarNumero(arriendo(7), new Date('2026-11-29T18:00:00.000Z'))).toBeNull();
    expect(tomarNumero(arriendo(), HOY)).toBeNull();
  });

  it('that come back once the lease was renewed are sold with their key of the day, while they have one', () => {
    const deAyer = {
      ...numero(3),
      claves: [claveDe('2026-11-23', '000000003'), ...numero(3).claves],
    };
    const tras = devolverNumero(arriendo(7), { ...deAyer, claves: deAyer.claves.slice(0, 3) });
    expect(tomarNumero(tras, HOY)?.clave).toBe(claveDe('2026-11-24', '000000003'));
    const alFinal = tomarNumero(tras, new Date('2026-11-26T15:00:00.000Z'));
    expect(alFinal?.clave).toBe(claveDe('2026-11-26', '000000007'));
    expect(alFinal?.queda.numeros.map(({ secuencial }) => secuencial)).toEqual(['000000003']);
  });

  it('say their series', () => {
    const clave = claveDe('2026-11-24', '000000123');
    expect(secuenciaDeClave(clave)).toBe('001-002-000000123');
    expect(numeroDeClave(clave)).toBe(numeroDeClave(claveDe('2026-11-25', '000000123')));
  });

  it('are sold once and without a gap, whatever is given back and however often the lease is renewed', () => {
    const paso = fc.oneof(
      { weight: 5, arbitrary: fc.constant('vender' as const) },
      { weight: 2, arbitrary: fc.constant('rehusada' as const) },
      { weight: 2, arbitrary: fc.constant('renovar' as const) },
    );
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 60 }), (pasos) => {
        let tiene = arriendo(1, 2, 3, 4, 5);
        let siguiente = 6;
        const vendidos: string[] = [];
        for (const uno of pasos) {
          if (uno === 'renovar') {
            // the server gives again what it was not told of yet, and new ones
            const todos = Array.from({ length: siguiente + 1 }, (_, i) => i + 1);
            siguiente += 2;
            const usados = new Set(vendidos.map(numeroDeClave));
            tiene = sinVendidos(arriendo(...todos), usados) ?? tiene;
            continue;
          }
          const tomado = tomarNumero(tiene, HOY);
          if (!tomado) continue;
          if (uno === 'rehusada') tiene = devolverNumero(tomado.queda, tomado.numero);
          else {
            tiene = tomado.queda;
            vendidos.push(tomado.clave);
          }
        }
        const secuencias = vendidos.map((clave) => Number(clave.slice(30, 39)));
        expect(secuencias).toEqual(secuencias.map((_, i) => i + 1));
      }),
    );
  });
});

describe('whether a till may sell', () => {
  it.each([
    ['may', equipo(), HOY, null],
    ['was revoked', { ...equipo(), estado: 'REVOCADO' as const }, HOY, 'EQUIPO_REVOCADO'],
    ['was never given any', equipo(null), HOY, 'EQUIPO_SIN_NUMEROS'],
    ['has sold them all', equipo(arriendo()), HOY, 'EQUIPO_SIN_NUMEROS'],
    ['was away too long', equipo(), new Date('2026-11-26T18:00:00.000Z'), 'ARRIENDO_VENCIDO'],
    [
      'is on a day before its lease',
      equipo(),
      new Date('2026-11-22T18:00:00Z'),
      'ARRIENDO_VENCIDO',
    ],
    ['does not know the time', equipo(arriendo(1), true), HOY, 'HORA_POR_CONFIRMAR'],
  ])('%s', (_, suyo, ahora, esperado) => {
    expect(impedimentoDeEquipo(suyo, ahora, SIN_LINEA)).toBe(esperado);
  });

  it('with a line asks the server for the time, and needs no number where nothing is invoiced', () => {
    const dudosa = equipo(arriendo(1), true);
    expect(impedimentoDeEquipo(dudosa, HOY, { ...SIN_LINEA, conLinea: true })).toBeNull();
    expect(impedimentoDeEquipo(equipo(null), HOY, { ...SIN_LINEA, conFactura: false })).toBeNull();
  });
});

describe('the time of a till', () => {
  const antes = { reloj: 1_000_000, pagina: 500 };
  const tras = (reloj: number, pagina: number) => ({
    reloj: antes.reloj + reloj,
    pagina: antes.pagina + pagina,
  });

  it('is its clock, corrected by what it last knew', () => {
    const desfase = desfaseDeReloj(10_000, 10_400, new Date(4_200).toISOString());
    expect(desfase).toBe(6_000);
    expect(relojCorregido(16_000, desfase).getTime()).toBe(10_000);
  });

  it('has jumped where its clock and the page’s do not go together, by more than five minutes', () => {
    expect(huboSalto(antes, tras(3_600_000, 3_600_000))).toBe(false);
    expect(huboSalto(antes, tras(300_000, 0))).toBe(false);
    expect(huboSalto(antes, tras(300_001, 0))).toBe(true);
    expect(huboSalto(antes, tras(-3_600_000, 1_000))).toBe(true);
    expect(fueAtras(1_000_000, 699_999)).toBe(true);
    expect(fueAtras(1_000_000, 700_000)).toBe(false);
    expect(fueAtras(1_000_000, 9_000_000)).toBe(false);
  });
});

describe('an answer to a sale that was sent', () => {
  it.each([
    [409, 'PRECIO_NUNCA_VIGENTE', true],
    [403, 'AREA_NO_HABILITADA', true],
    [401, 'SESION_REQUERIDA', false],
    [403, 'EMPRESA_NO_PERMITIDA', false],
    [403, 'CUENTA_PENDIENTE', false],
    [403, 'PERFIL_NO_PERMITIDO', false],
    [429, 'DEMASIADAS_PETICIONES', false],
    [400, 'DATOS_INVALIDOS', true],
    [499, 'PRECIO_NUNCA_VIGENTE', true],
    [399, 'PRECIO_NUNCA_VIGENTE', false],
    [500, 'INESPERADO', false],
    [503, 'BASE_NO_DISPONIBLE', false],
    [0, 'SIN_CONEXION', false],
  ])('%d %s: %s', (status, code, rehusada) => {
    expect(seRehusa({ status, code })).toBe(rehusada);
  });

  it('says whether another number would do', () => {
    for (const code of ['NUMERO_DE_OTRO', 'NUMERO_YA_USADO', 'CLAVE_DE_OTRO_DIA'])
      expect(pideOtroNumero(code)).toBe(true);
    expect(pideOtroNumero('NUMERO_DE_OTRA_SERIE')).toBe(true);
    expect(pideOtroNumero('VENTA_FUERA_DE_ARRIENDO')).toBe(true);
    expect(pideOtroNumero('PRECIO_NUNCA_VIGENTE')).toBe(false);
  });
});

describe('what else than selling a till does', () => {
  const equipo = { estado: 'ACTIVO', arriendo: null, hora_dudosa: false } as const;
  const hace = (horas: number) => new Date(HOY.getTime() - horas * 3_600_000).toISOString();
  it.each([
    [{ contacto: hace(47) }, false, null],
    [{ contacto: hace(48) }, false, 'EQUIPO_SIN_CONTACTO'],
    [{ contacto: hace(48) }, true, null],
    [{ contacto: null }, false, null],
    [{ contacto: hace(1), hora_dudosa: true }, false, 'HORA_POR_CONFIRMAR'],
    [{ contacto: hace(1), estado: 'REVOCADO' as const }, true, 'EQUIPO_REVOCADO'],
  ])('%#: takes no number, and goes on for two days', (suyo, conLinea, impedimento) => {
    expect(impedimentoDeActo({ ...equipo, ...suyo }, HOY, conLinea)).toBe(impedimento);
  });
});

describe('a sale that the server fails at', () => {
  const tras = (veces: number, cada: number) => {
    let fallas = conOtraFalla(undefined, 0);
    for (let vez = 1; vez < veces; vez += 1) fallas = conOtraFalla(fallas, vez * cada);
    return pidePersona({ estado: 'POR_ENVIAR', fallas });
  };

  it('needs somebody after ten times in an hour or more, not before', () => {
    const MINUTO = 60_000;
    expect(tras(9, 60 * MINUTO)).toBe(false);
    expect(tras(240, MINUTO / 4)).toBe(false); // four a minute: fifteen seconds short of the hour
    expect(tras(241, MINUTO / 4)).toBe(true);
    expect(tras(10, 7 * MINUTO)).toBe(true);
  });

  it('is as one that was refused; what went out or only waits is nobody’s business', () => {
    const fallas = { veces: 10, desde: 0, hasta: 3_600_000 };
    expect(pidePersona({ estado: 'RECHAZADA' })).toBe(true);
    expect(pidePersona({ estado: 'POR_ENVIAR' })).toBe(false);
    expect(pidePersona({ estado: 'ENVIADA', fallas })).toBe(false);
  });
});
