import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { siHay } from '@comanda/kit/testing/siHay';

const PROGRAMA = path.join(__dirname, 'ValidarFirmas.java');

/** A JDK, not a mere JRE: it runs the source as it is. */
export const hayJdk = siHay('a JDK', spawnSync('javac', ['-version']).status === 0);

/** How many of them the JDK's validator takes. */
export const verificarConJdk = (xmls: readonly string[]): number =>
  veredictosDelJdk(xmls).filter((vale) => vale).length;

/**
 * Verifies signed documents with the JDK's validator: whether each holds, with three references and the issuer named as
 * its X500Principal names it.
 */
export function veredictosDelJdk(xmls: readonly string[]): boolean[] {
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
    if (!/^buenas \d+$/m.test(stdout)) throw new Error(`veredictosDelJdk: ${stderr}`);
    const malas = new Set(stdout.split('\n'));
    return archivos.map((archivo) => !malas.has(`NO ${archivo}`));
  } finally {
    rmSync(carpeta, { recursive: true });
  }
}
