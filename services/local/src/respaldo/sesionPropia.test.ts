import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { capturar } from '../../../../tools/ejecutar';
import { bajarSesion, encabezaSesion, repartePorSesiones } from '../postgres/sesionDelSistema';

const enLinux = repartePorSesiones() ? it : it.skip;

const partes = (hijo: ChildProcess) =>
  readFileSync(`/proc/${hijo.pid}/autogroup`, 'utf8')
    .replace(/^.* nice /, '')
    .trim();

async function conProceso(detached: boolean, ver: (hijo: ChildProcess) => Promise<void>) {
  const hijo = spawn('sleep', ['60'], { detached });
  try {
    await ver(hijo);
  } finally {
    hijo.kill();
  }
}

describe('whoever gives way', () => {
  enLinux('does so with the whole session that it began', () =>
    conProceso(true, async (hijo) => {
      expect(partes(hijo)).toBe('0');
      await bajarSesion(hijo.pid ?? 0);
      expect(partes(hijo)).toBe('10');
    }),
  );

  enLinux('leaves a session that others began as it is', () =>
    conProceso(false, async (hijo) => {
      const antes = partes(hijo);
      expect(encabezaSesion(hijo.pid ?? 0)).toBe(false);
      await bajarSesion(hijo.pid ?? 0);
      expect(partes(hijo)).toBe(antes);
    }),
  );

  enLinux('has a session of its own, and its end is how the command ends', async () => {
    const guion = path.join(__dirname, 'testing/decirSesion.ts');
    expect(await capturar(process.execPath, ['--import', 'tsx', guion, '7'])).toEqual({
      codigo: 7,
      texto: 'encabeza su sesión: true, 10\n',
    });
  });
});
