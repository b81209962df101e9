import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { hashDe } from '@comanda/kit/acceso/sesiones';
import { ADMIN, CAJERO, MESERO } from '@comanda/kit/testing/semilla';
import { llavePublicaSchema } from '@comanda/shared/contracts/admin/dispositivos';
import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import { AppError } from '@comanda/shared/errors/AppError';

import { firmaDe } from '../testing/sinLinea';

import { COMPROBACIONES, type Comprobacion } from './comprobaciones';
import { decidirSinLinea } from './decidirSinLinea';
import type { SabidoDeEquipo, VendedorRow } from './leerSinLinea';
import { CLASES, type Clase, type LoDicho } from './loDicho';

const AHORA = new Date('2026-11-20T15:00:00Z');
const enHoras = (cuantas: number) => new Date(AHORA.getTime() + cuantas * 3_600_000);
const TOKEN = randomBytes(32).toString('base64url');
const TIPOS: Record<Clase, string> = { venta: 'venta', acto: 'movimiento', orden: 'orden' };

const nuevaLlave = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publica: llavePublicaSchema.parse(publicKey.export({ format: 'jwk' })),
    privada: privateKey,
  };
};
const SUYA = nuevaLlave();
const AJENA = nuevaLlave();

const filaDe = ({ id, nombre, perfil, email }: typeof CAJERO) =>
  ({ id, perfil, email, nombre_completo: nombre, vende: true }) satisfies VendedorRow;

type Cambio = { dicho?: Partial<LoDicho>; sabido?: Partial<SabidoDeEquipo> };

/** The cashier did it an hour ago and sends it; nothing is wrong with it. */
const makeDicho = (clase: Clase, over: Partial<LoDicho> = {}): LoDicho => ({
  clase,
  tipo: TIPOS[clase],
  clave: 'k1',
  empresa: 'La Cevichería del Puerto',
  dispositivo: 'd1',
  token: TOKEN,
  quien: CAJERO.id,
  momento: enHoras(-1).toISOString(),
  reloj: AHORA.toISOString(),
  cuerpo: { total: 11 },
  firma: null,
  perfiles: PERFILES_DE_CAJA,
  conSuNumero: clase === 'venta',
  ...over,
});
const EQUIPO = {
  nombre: 'Caja 1',
  creado: enHoras(-2400),
  revocado: null,
  token_hash: hashDe(TOKEN),
  con_salto: false,
};
const PRUEBAS = { visto: enHoras(-2), nada_antes: enHoras(-2), llave: null };
const makeSabido = (over: Partial<SabidoDeEquipo> = {}): SabidoDeEquipo => ({
  equipo: EQUIPO,
  vendedor: filaDe(CAJERO),
  pruebas: PRUEBAS,
  ...over,
});
const decidir = (dicho: LoDicho, sabido: SabidoDeEquipo, caller = CAJERO, aceptada = false) =>
  decidirSinLinea(dicho, sabido, {
    caller: { id: caller.id, nombreCompleto: caller.nombre },
    ahora: AHORA,
    aceptada,
  });
/** What becomes of it: its refusal, or its marks. */
function queResulta(...de: Parameters<typeof decidir>): string | string[] {
  try {
    return decidir(...de).marcas.leer().marcas;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** By each check, what is wrong for it alone. */
const MALO: Record<keyof typeof COMPROBACIONES, Cambio> = {
  futuro: { dicho: { momento: enHoras(1).toISOString() } },
  antesDelEquipo: { sabido: { equipo: { ...EQUIPO, creado: enHoras(-0.5) } } },
  revocado: { sabido: { equipo: { ...EQUIPO, revocado: enHoras(-0.5) } } },
  lejosDeContacto: { sabido: { pruebas: { ...PRUEBAS, visto: enHoras(-60) } } },
  desmentida: { sabido: { pruebas: { ...PRUEBAS, nada_antes: enHoras(-0.5) } } },
  sinDiario: { sabido: { pruebas: { ...PRUEBAS, nada_antes: null, visto: enHoras(-0.5) } } },
  retenida: {
    dicho: { momento: enHoras(-30).toISOString() },
    sabido: { pruebas: { ...PRUEBAS, nada_antes: enHoras(-30) } },
  },
  mesCerrado: {
    dicho: { momento: enHoras(-24 * 25).toISOString() },
    sabido: { pruebas: { ...PRUEBAS, nada_antes: enHoras(-24 * 26), visto: enHoras(-24 * 26) } },
  },
  autorAusente: { sabido: { vendedor: null } },
  autorSinProbar: { dicho: { quien: ADMIN.id }, sabido: { vendedor: filaDe(ADMIN) } },
  sinAprobacion: { dicho: { tipo: 'anticipo', cuerpo: { id_usuario: CAJERO.id.toUpperCase() } } },
  reloj: { dicho: { reloj: enHoras(1).toISOString() } },
};

/** As a person would write it down, by kind: refused with that code, or marked with that. */
const ESPERADO: Record<keyof typeof COMPROBACIONES, Record<Clase, string | string[]>> = {
  futuro: {
    venta: 'VENTA_EN_EL_FUTURO',
    acto: 'ACTO_EN_EL_FUTURO',
    orden: 'ACTO_EN_EL_FUTURO',
  },
  antesDelEquipo: {
    venta: 'VENTA_FUERA_DE_ARRIENDO',
    acto: 'ACTO_FUERA_DE_ARRIENDO',
    orden: 'ACTO_FUERA_DE_ARRIENDO',
  },
  revocado: {
    venta: 'DISPOSITIVO_REVOCADO',
    acto: 'ACTO_DE_REVOCADO',
    orden: 'ACTO_DE_REVOCADO',
  },
  lejosDeContacto: {
    venta: ['FECHA_SIN_PROBAR'],
    acto: 'ACTO_FUERA_DE_ARRIENDO',
    orden: 'ACTO_FUERA_DE_ARRIENDO',
  },
  desmentida: {
    venta: 'VENTA_FUERA_DE_ARRIENDO',
    acto: ['FECHA_SIN_PROBAR'],
    orden: ['FECHA_SIN_PROBAR'],
  },
  sinDiario: {
    venta: ['FECHA_SIN_PROBAR'],
    acto: ['FECHA_SIN_PROBAR'],
    orden: ['FECHA_SIN_PROBAR'],
  },
  retenida: {
    venta: ['FECHA_SIN_PROBAR'],
    acto: ['FECHA_SIN_PROBAR'],
    orden: ['FECHA_SIN_PROBAR'],
  },
  mesCerrado: { venta: ['MES_CERRADO'], acto: ['MES_CERRADO'], orden: ['MES_CERRADO'] },
  autorAusente: {
    venta: 'VENDEDOR_NO_PERMITIDO',
    acto: 'AUTOR_NO_PERMITIDO',
    orden: ['VENDEDOR_RETIRADO'],
  },
  autorSinProbar: {
    venta: ['AUTOR_SIN_PROBAR'],
    acto: ['AUTOR_SIN_PROBAR'],
    orden: ['AUTOR_SIN_PROBAR'],
  },
  sinAprobacion: {
    venta: ['SIN_APROBACION'],
    acto: ['SIN_APROBACION'],
    orden: ['SIN_APROBACION'],
  },
  reloj: { venta: ['RELOJ'], acto: ['RELOJ'], orden: ['RELOJ'] },
};

const CUALES = Object.keys(COMPROBACIONES) as (keyof typeof COMPROBACIONES)[];
const pares = CLASES.flatMap((clase) => CUALES.map((cual) => [clase, cual] as const));

describe('what a till did without a line', () => {
  it.each(CLASES)('is taken as it was done where nothing is wrong with it: %s', (clase) => {
    const { hecho, autoria, marcas } = decidir(makeDicho(clase), makeSabido());
    expect(marcas.leer().marcas).toEqual([]);
    expect(hecho).toMatchObject({ usuario: { id: CAJERO.id }, ahora: enHoras(-1) });
    expect(autoria.prueba).toBe('SESION');
  });

  it.each(pares)('is asked of every kind: %s, %s', (clase, cual) => {
    const { dicho, sabido } = MALO[cual];
    expect(queResulta(makeDicho(clase, dicho), makeSabido(sabido))).toEqual(ESPERADO[cual][clase]);
  });

  it.each(CLASES)('is of a till that shows to be itself: %s', (clase) => {
    const otro = randomBytes(32).toString('base64url');
    expect(queResulta(makeDicho(clase, { token: otro }), makeSabido())).toBe(
      'DISPOSITIVO_DESCONOCIDO',
    );
    expect(queResulta(makeDicho(clase), makeSabido({ equipo: null }))).toBe(
      'DISPOSITIVO_DESCONOCIDO',
    );
  });

  it('is accepted by an Administrador with a mark, where it is the till or the seller that is gone', () => {
    for (const cual of ['revocado', 'autorAusente'] as const) {
      const { dicho, sabido } = MALO[cual];
      const marcas = queResulta(makeDicho('venta', dicho), makeSabido(sabido), ADMIN, true);
      const trato: Comprobacion = COMPROBACIONES[cual];
      expect(marcas).toContain('marca' in trato.venta ? trato.venta.marca : 'none');
    }
  });

  it.each([
    ['is no more of the company', { vende: false }],
    ['may do no such thing', { perfil: 'Contador' as const }],
  ])('is not of somebody who %s, whatever they signed', (_, suyo) => {
    const dicho = makeDicho('orden', { quien: MESERO.id });
    const sabido = makeSabido({
      vendedor: { ...filaDe(MESERO), ...suyo },
      pruebas: { ...PRUEBAS, llave: SUYA.publica },
    });
    const firmado = { ...dicho, firma: firmar(SUYA.privada, dicho) };
    const { hecho, autoria } = decidir(firmado, sabido);
    expect(hecho.usuario.id).toBe(CAJERO.id);
    expect(autoria).toMatchObject({ dicho: { id: MESERO.id }, prueba: 'NINGUNA' });
    expect(queResulta({ ...firmado, clase: 'acto' }, sabido)).toBe('AUTOR_NO_PERMITIDO');
  });

  it('is marked unless who did it is whose session it is, or signed just that, whatever is claimed', () => {
    const personas = [ADMIN, CAJERO, MESERO] as const;
    const firmante = fc.constantFrom(null, SUYA.privada, AJENA.privada);
    const cambia = fc.constantFrom<Partial<LoDicho>>(
      {},
      { clave: 'k2' },
      { tipo: 'apertura' },
      { empresa: 'Otra' },
      { dispositivo: 'd2' },
      { momento: enHoras(-1.5).toISOString() },
      { cuerpo: { total: 12 } },
    );
    const reclamo = fc.record({
      clase: fc.constantFrom(...CLASES),
      quien: fc.constantFrom(...personas),
      caller: fc.constantFrom(...personas),
      registrada: fc.boolean(),
      aceptada: fc.boolean(),
      firmante,
      cambia,
    });
    fc.assert(
      fc.property(
        reclamo,
        ({ clase, quien, caller, registrada, aceptada, firmante: con, cambia: en }) => {
          const firmado = makeDicho(clase, { quien: quien.id });
          const dicho = { ...firmado, firma: con && firmar(con, firmado), ...en };
          const pruebas = { ...PRUEBAS, llave: registrada ? SUYA.publica : null };
          const sabido = makeSabido({ vendedor: filaDe(quien), pruebas });
          const { hecho, marcas } = decidir(dicho, sabido, caller, aceptada);
          const igual = Object.keys(en).length === 0;
          const probado = quien.id === caller.id || (con === SUYA.privada && registrada && igual);
          expect(marcas.leer().marcas.includes('AUTOR_SIN_PROBAR')).toBe(!probado);
          expect(hecho.usuario.id).toBe(probado ? quien.id : caller.id);
        },
      ),
      { numRuns: 300 },
    );
  });
});

const firmar = (privada: KeyObject, dicho: LoDicho) =>
  firmaDe({ huella: 'x'.repeat(43), privada }, dicho, dicho.cuerpo);
