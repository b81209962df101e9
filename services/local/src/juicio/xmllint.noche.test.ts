import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { siHay } from '@comanda/kit/testing/siHay';
import { veces } from '@comanda/shared/testing/veces';
import { compararFormas } from '@comanda/sri-sandbox/testing/formas';

import { mutado } from './testing/mutaciones';
import { ORIGINALES } from './testing/originales';
import { CARPETA_XSD, hayXsd } from './testing/xsd';

const SEMILLA = 20261128;
const instalado = spawnSync('xmllint', ['--version']).status === 0;
const hayXmllint = siHay('xmllint, or the schemas,', instalado && hayXsd.esta);

(hayXmllint.esta ? describe : describe.skip)(hayXmllint.titulo('xmllint'), () => {
  it.each(ORIGINALES)('refuses of $raiz $version only what our grammar refuses', (caso) => {
    const { originales, ...esquema } = caso;
    const cambiados = fc.sample(mutado(originales), { numRuns: veces(400, 40), seed: SEMILLA });
    const rechazados = rechazadosPorXmllint(cambiados, esquema);
    expect(rechazados.length).toBeGreaterThan(cambiados.length / 2);
    const documentos = rechazados.map((xml) => ({ ...esquema, xml }));
    const formas = compararFormas({ carpeta: CARPETA_XSD, documentos });
    expect(rechazados.filter((_, i) => formas[i]?.nuestra === null)).toEqual([]);
  });
});

function rechazadosPorXmllint(
  documentos: readonly string[],
  { raiz, version }: { raiz: string; version: string },
): string[] {
  const donde = mkdtempSync(path.join(os.tmpdir(), 'comanda-xsd-'));
  const esquema = readdirSync(CARPETA_XSD).find((archivo) =>
    archivo.toLowerCase().startsWith(`${raiz}_v${version}`.toLowerCase()),
  );
  const archivo = path.join(donde, 'documento.xml');
  const opciones = ['--noout', '--nonet', '--schema', path.join(CARPETA_XSD, esquema ?? '')];
  try {
    return documentos.filter((xml) => {
      writeFileSync(archivo, xml);
      return spawnSync('xmllint', [...opciones, archivo]).status !== 0;
    });
  } finally {
    rmSync(donde, { recursive: true });
  }
}
