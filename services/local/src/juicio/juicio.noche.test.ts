import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { REGLAS_DEL_SRI, type ReglaId } from '@comanda/sri-sandbox/tabla';

import { abrirAutoridad } from './testing/autoridad';
import { BUENOS_EMISORES, INSCRITOS, ROTOS_DE_EMISOR } from './testing/rotosDeEmisor';
import { BUENAS_FIRMAS, ROTOS_DE_FIRMA } from './testing/rotosDeFirma';
import { ROTOS_DE_OTROS } from './testing/rotosDeOtros';
import { ROTOS_DE_RECEPCION } from './testing/rotosDeRecepcion';
import { ROTOS_DE_SUMAS } from './testing/rotosDeSumas';
import { BUENOS_AL_BORDE, ROTOS_DE_TARIFAS } from './testing/rotosDeTarifas';

const ROTOS = [
  ...ROTOS_DE_RECEPCION,
  ...ROTOS_DE_EMISOR,
  ...ROTOS_DE_FIRMA,
  ...ROTOS_DE_SUMAS,
  ...ROTOS_DE_TARIFAS,
  ...ROTOS_DE_OTROS,
];
const EN_RECEPCION: ReadonlySet<string> = new Set(['26', '35', '36', '43', '45', '48', '65', '67']);

let autoridad: Awaited<ReturnType<typeof abrirAutoridad>>;
beforeAll(async () => {
  autoridad = await abrirAutoridad();
  await Promise.all(INSCRITOS.map(autoridad.inscribir));
});
afterAll(() => autoridad.cerrar());

describe('the stand-in judges as the authority does', () => {
  it('has a document that breaks it for each of its rules, and a hundred in all', () => {
    const rotas = new Set<ReglaId>(ROTOS.map(([regla]) => regla));
    const sinDocumento = Object.keys(REGLAS_DEL_SRI).filter(
      (regla) => !rotas.has(regla as ReglaId),
    );
    expect(sinDocumento).toEqual([]);
    expect(ROTOS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(ROTOS)('refuses for %s: %s', async (regla, _caso, xml, previos = []) => {
    const { codigo, dice } = REGLAS_DEL_SRI[regla];
    await autoridad.llega(previos);
    const { estado, errores } = await autoridad.juzgar(xml);
    expect({ estado, errores: errores.map(({ codigo: suyo }) => suyo) }).toEqual({
      estado: EN_RECEPCION.has(codigo) ? 'DEVUELTA' : 'NO AUTORIZADO',
      errores: [codigo],
    });
    expect(errores[0]?.detalle.slice(0, dice.length)).toBe(dice);
  });

  it.each([...BUENOS_AL_BORDE, ...BUENAS_FIRMAS, ...BUENOS_EMISORES])(
    'authorises %s',
    async (_caso, xml) => {
      expect(await autoridad.juzgar(xml)).toEqual({ estado: 'AUTORIZADO', errores: [] });
    },
  );
});
