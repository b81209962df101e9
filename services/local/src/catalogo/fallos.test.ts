import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import type { Call } from '@comanda/shared/contracts/defineCall';
import { FALLOS_DE_P12 } from '@comanda/shared/contracts/facturacion/emision';
import { fallosDe } from '@comanda/shared/contracts/fallosDe';
import { todasLasCalls } from '@comanda/shared/testing/todasLasCalls';
import { ERRORES, esErrorCode, type ErrorCode } from '@comanda/shared/errors/catalogo';

const SERVICES = path.join(__dirname, '../../..');

/** Said by a page or a file, which is no call. */
const DE_PAGINAS: Readonly<Record<string, readonly ErrorCode[]>> = {
  platform: ['AREA_NO_DISPONIBLE', 'NO_ENCONTRADO'],
};

/** Said by what others have for whoever asks for it by name. */
const DE_AYUDANTES: Readonly<Record<string, readonly ErrorCode[]>> = {
  '@comanda/kit/http/enEspera': ['DEMASIADOS_INTENTOS'],
  '@comanda/kit/flujo/hub': ['NO_ENCONTRADO', 'SERVIDOR_OCUPADO'],
  '@comanda/kit/credenciales/': ['DEMASIADOS_INTENTOS'],
  '@comanda/kit/credenciales/segundoFactor': ['SEGUNDO_FACTOR_INVALIDO'],
  '@comanda/kit/proceso/laUltima': ['MUCHO_TRABAJO'],
  '@comanda/kit/imagenes/': ['IMAGEN_DANADA', 'IMAGEN_MUY_GRANDE', 'IMAGEN_NO_RECONOCIDA'],
  '@comanda/kit/listas/leerArchivo': ['ARCHIVO_INVALIDO'],
  '@comanda/kit/base/conNumero': ['SERIE_AGOTADA'],
  faltaDeDiaEnSri: ['ANULACION_EN_SRI_DE_OTRO_DIA', 'ANULACION_EN_SRI_FUERA_DE_PLAZO'],
  '@comanda/kit/base/fundir': ['CAMBIADO_POR_OTRO'],
  FALLOS_DE_P12,
};

/** The codes a service's own sources name. */
async function nombrados(servicio: string): Promise<Set<ErrorCode>> {
  const raiz = path.join(SERVICES, servicio, 'src');
  const archivos = (await readdir(raiz, { recursive: true })).filter(
    (archivo) => archivo.endsWith('.ts') && !/\.test\.ts$|testing/.test(archivo),
  );
  const textos = await Promise.all(
    archivos.map((archivo) => readFile(path.join(raiz, archivo), 'utf8')),
  );
  const palabras = textos.flatMap((texto) => [...texto.matchAll(/'([A-Z][A-Z_]+)'/g)]);
  const ayudantes = Object.entries(DE_AYUDANTES).filter(([nombre]) =>
    textos.some((texto) => texto.includes(nombre)),
  );
  const codes = [
    ...palabras.map(([, palabra]) => palabra).filter(esErrorCode),
    ...ayudantes.flatMap(([, codes]) => codes),
  ];
  return new Set(codes.filter((code) => ERRORES[code].status > 0)); // 0: what a browser says of no answer at all
}

describe.each(Object.entries<Record<string, Call>>(todasLasCalls))(
  'the refusals that the contracts of %s list',
  (servicio, calls) => {
    it('are those its sources name, no more', async () => {
      const suyos = await nombrados(servicio);
      const listados = Object.entries(calls).flatMap(([nombre, { fallos = [] }]) =>
        fallos.map((code) => ({ nombre, code })),
      );
      expect(listados.filter(({ code }) => !suyos.has(code))).toEqual([]);
    });

    it('leave none out that its sources name', async () => {
      const listados = new Set([
        ...Object.values(calls).flatMap(fallosDe),
        ...(DE_PAGINAS[servicio] ?? []),
      ]);
      const suyos = await nombrados(servicio);
      expect([...suyos].filter((code) => !listados.has(code))).toEqual([]);
    });
  },
);
