import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { siHay } from '@comanda/kit/testing/siHay';

export const hayXmlsec = siHay('xmlsec1', spawnSync('xmlsec1', ['--version']).status === 0);

/** Verifies signed documents with xmlsec1, all in one call: it takes many files, and fails when any of them does. */
export function verificarConXmlsec(
  raiz: string,
  xmls: readonly string[],
): { status: number | null; buenos: number } {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-firmas-'));
  try {
    const archivos = xmls.map((xml, i) => {
      const archivo = path.join(carpeta, `${raiz}-${i}.xml`);
      writeFileSync(archivo, xml);
      return archivo;
    });
    const ids = [raiz, 'SignedProperties', 'KeyInfo'].flatMap((nombre) => [
      nombre === raiz ? '--id-attr:id' : '--id-attr:Id',
      nombre,
    ]);
    const { status, stderr } = spawnSync(
      'xmlsec1',
      ['--verify', '--insecure', ...ids, ...archivos],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    return { status, buenos: stderr.match(/^OK$/gm)?.length ?? 0 };
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}
