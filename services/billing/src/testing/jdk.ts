import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { siHay } from '@comanda/kit/testing/siHay';

const PROGRAMA = path.join(__dirname, 'ValidarFirmas.java');

/** A JDK, not a mere JRE: it runs the source as it is. */
export const hayJdk = siHay('a JDK', spawnSync('javac', ['-version']).status === 0);

/**
 * Verifies signed documents with the JDK's validator; answers how many hold, with three references each and the issuer named as
 * its X500Principal names it.
 */
export function verificarConJdk(xmls: readonly string[]): number {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-firmas-'));
  try {
    const archivos = xmls.map((xml, i) => {
      const archivo = path.join(carpeta, `${i}.xml`);
      writeFileSync(archivo, xml);
      return archivo;
    });
    const { stdout, stderr } = spawnSync('java', [PROGRAMA, ...archivos], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const buenas = /^buenas (\d+)$/m.exec(stdout)?.[1];
    if (buenas === undefined) throw new Error(`verificarConJdk: ${stderr}`);
    return Number(buenas);
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}
