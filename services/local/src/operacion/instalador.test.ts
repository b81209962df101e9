import { spawn } from 'node:child_process';
import { readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { abrirDebian, type DebianDePrueba } from './testing/debianDePrueba';

const INSTALADOR = fileURLToPath(
  new URL('../../../../operacion/debian/instalar.sh', import.meta.url),
);
const RUC = ['--ruc', '1790011674001'];

describe('the installer', () => {
  let debian: DebianDePrueba;
  beforeEach(() => {
    debian = abrirDebian(INSTALADOR);
  });
  afterEach(() => debian.cerrar());

  const aDonde = (enlace: string) => path.basename(readlinkSync(debian.en('opt', enlace)));
  const anterior = () => aDonde('comanda-versiones/anterior');
  const versiones = () =>
    readdirSync(debian.en('opt/comanda-versiones')).filter((uno) => uno !== 'anterior');
  /** As many as are asked for, each installed over the one before. */
  function instaladas(cuantas: number): string[] {
    return Array.from({ length: cuantas }, () => {
      const version = debian.version();
      expect(debian.instalar(...RUC)).toMatchObject({ status: 0 });
      return version;
    });
  }

  it('leaves what others can read, whatever the mask of who installs', () => {
    instaladas(1);
    expect(statSync(debian.en('opt/comanda/construido')).mode & 0o044).toBe(0o044);
  });

  it('keeps the version in use and the one before it, and no other', () => {
    const [primera = '', segunda = '', tercera = ''] = instaladas(3);
    expect(versiones().sort()).toEqual([segunda, tercera].sort());
    expect(versiones()).not.toContain(primera);
    expect([aDonde('comanda'), anterior()]).toEqual([tercera, segunda]);
  });

  it('leaves nothing of what it could not build, nor takes away what may still run', () => {
    const dos = instaladas(2);
    debian.poner('no-se-construye', '');
    debian.version();
    const { status, texto } = debian.instalar();
    expect(status).toBe(1);
    expect(texto).toContain('No se pudo construir');
    expect(versiones().sort()).toEqual([...dos].sort());
  });

  it('goes back to a version that served, and not to one that never did', () => {
    const [primera] = instaladas(1);
    const mala = debian.version();
    debian.quitar('contesta');
    debian.poner('estado', 'failed\n');
    expect(debian.instalar().texto).toContain('no atiende');
    expect([aDonde('comanda'), anterior()]).toEqual([mala, primera]);

    const peor = debian.version();
    expect(debian.instalar().status).toBe(1);
    expect([aDonde('comanda'), anterior()]).toEqual([peor, primera]);

    debian.poner('contesta', '');
    expect(debian.instalar('--volver').status).toBe(0);
    expect(aDonde('comanda')).toBe(primera);
    expect(debian.instalar('--volver').texto).toContain('No hay versión anterior');
  });

  it('goes back to one that serves and was installed before that was written down', () => {
    const [primera = ''] = instaladas(1);
    const suya = debian.en('opt/comanda-versiones', primera);
    rmSync(path.join(suya, '.atendio'));
    const proceso = spawn('sleep', ['600'], { cwd: suya });
    debian.poner('proceso', String(proceso.pid));
    debian.poner('activas', 'comanda.service loaded active running x\n');
    try {
      instaladas(1);
    } finally {
      proceso.kill();
    }
    expect(anterior()).toBe(primera);
  });

  it('goes back to one that is stopped and was installed before that was written down', () => {
    const [primera = ''] = instaladas(1);
    rmSync(path.join(debian.en('opt/comanda-versiones', primera), '.atendio'));
    const [segunda] = instaladas(1);
    expect([aDonde('comanda'), anterior()]).toEqual([segunda, primera]);
  });

  it.each([
    ['where nobody starts what is installed', [] as string[], 'run/systemd/system'],
    ['where it is not to be started', ['--sin-encender'], null],
  ])('goes back to the version before %s', (_donde, opciones, quitada) => {
    if (quitada !== null) rmSync(debian.en(quitada), { recursive: true });
    const tres = Array.from({ length: 3 }, () => {
      const version = debian.version();
      expect(debian.instalar(...RUC, ...opciones)).toMatchObject({ status: 0 });
      return version;
    });
    expect([aDonde('comanda'), anterior()]).toEqual([tres[2], tres[1]]);
    expect(debian.instalar('--volver', ...opciones).status).toBe(0);
    expect([aDonde('comanda'), anterior()]).toEqual([tres[1], tres[2]]);
  });

  it('waits for what is still starting', () => {
    debian.poner('estado', 'activating\n');
    debian.poner('tarda', '');
    instaladas(1);
  });

  it('gives up at once on what systemd had to start again', () => {
    instaladas(1);
    debian.version();
    debian.quitar('contesta');
    debian.poner('se-reinicia', '');
    const { status, texto } = debian.instalar();
    expect(status).toBe(1);
    expect(texto).toContain('comanda.service no atiende');
  });

  describe('of several processes', () => {
    beforeEach(() => {
      instaladas(1);
      debian.poner('activas', 'comanda-platform@3000.service loaded active running x\n');
      debian.llamadas();
    });

    it('brings the base up to date with the new version while the link still leads to the old one', () => {
      const primera = aDonde('comanda');
      const [segunda = ''] = instaladas(1);
      expect(debian.llamadas()).toEqual([
        `migrar ${segunda} con ${primera}`,
        `restart comanda-platform@3000.service con ${segunda}`,
      ]);
      expect(debian.instalar('--volver').status).toBe(0);
      expect(debian.llamadas()).toEqual([
        `migrar ${primera} con ${segunda}`,
        `restart comanda-platform@3000.service con ${primera}`,
      ]);
    });

    it('changes nothing where that fails, and says so', () => {
      const primera = aDonde('comanda');
      debian.version();
      debian.poner('no-migra', '');
      const { status, texto } = debian.instalar();
      expect(status).toBe(1);
      expect(texto).toContain('No se pudo poner la base al día');
      expect(aDonde('comanda')).toBe(primera);
    });
  });
});
