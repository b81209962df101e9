import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

import { siHay } from '@comanda/kit/testing/siHay';

import { partes } from '../caidas/testing/caida/partes';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));
const CARPETA = path.join(RAIZ, 'operacion/alta-disponibilidad');

/** Of this machine, and not one of those that Patroni refuses. */
const EQUIPO = '127.9.9.1';

const ARCHIVOS = readdirSync(CARPETA);
const leer = (archivo: string) => readFileSync(path.join(CARPETA, archivo), 'utf8');
const relleno = (archivo: string) =>
  leer(archivo)
    .replaceAll('@ETCD@', '10.0.0.1:2379')
    .replaceAll(/@EQUIPO\w*@/g, EQUIPO)
    .replaceAll(/@\w+@/g, 'x');

/** What `programa` says of the file, filled in. */
function juzgar(archivo: string, programa: string, args: readonly string[]) {
  const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-disponible-'));
  const copia = path.join(carpeta, archivo);
  writeFileSync(copia, relleno(archivo));
  const { status, stdout, stderr } = spawnSync(programa, [...args, copia], { encoding: 'utf8' });
  rmSync(carpeta, { recursive: true });
  return { status, texto: `${stdout}${stderr}` };
}

describe('the files of operacion/alta-disponibilidad', () => {
  it('keep the times that a sale is promised by: a key that ends, and whoever asks for it', () => {
    const { bootstrap, postgresql } = parse(relleno('patroni.yml')) as {
      bootstrap: { dcs: Record<string, number | boolean> };
      postgresql: { authentication: object };
    };
    const { ttl, loop_wait, retry_timeout, ...dcs } = bootstrap.dcs;
    expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true });
    expect(dcs).not.toHaveProperty('synchronous_mode_strict');
    expect(Number(loop_wait) + 2 * Number(retry_timeout)).toBeLessThanOrEqual(Number(ttl)); // Patroni's own rule
    expect(Number(ttl)).toBeLessThan(30);
    expect(Object.keys(postgresql.authentication)).toEqual(['superuser', 'replication', 'rewind']);
  });

  it('lead, through PgBouncer in transaction mode and past it, to whoever says it is the primary', () => {
    const proxy = leer('haproxy.cfg');
    expect(proxy).toMatch(/^ *option httpchk OPTIONS [/]primary$/m);
    expect(proxy).toContain('on-marked-down shutdown-sessions');
    for (const puerto of [6432, 5432])
      expect(proxy.match(new RegExp(`^ *server .*:${puerto} check$`, 'gm'))).toHaveLength(3);
    expect(leer('pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
  });

  it.each(ARCHIVOS)(
    '%s: each value to be put in its place is explained in the guide',
    (archivo) => {
      const guia = readFileSync(path.join(RAIZ, 'docs/operacion/alta-disponibilidad.md'), 'utf8');
      const pedidos = [...leer(archivo).matchAll(/@([A-Z_]+)@/g)].map(([, nombre = '']) => nombre);
      expect(pedidos.length).toBeGreaterThan(0);
      expect(pedidos.filter((nombre) => !guia.includes(`\`${nombre}\``))).toEqual([]);
    },
  );

  it('are put in place by commands whose programs the guide installs, and that find what they ask', () => {
    const guia = readFileSync(path.join(RAIZ, 'docs/operacion/alta-disponibilidad.md'), 'utf8');
    const instalados = [...guia.matchAll(/^apt-get install (.+)$/gm)].flatMap(([, lista = '']) =>
      lista.split(' '),
    );
    expect(instalados).toEqual(expect.arrayContaining(['etcd-client', 'postgresql-client']));
    // etcd listens at the address of its machine alone
    const etcdctl = [...guia.matchAll(/`etcdctl ([^`]+)`/g)].map(([, uno = '']) => uno);
    expect(etcdctl.length).toBeGreaterThan(0);
    expect(etcdctl.filter((uno) => !uno.startsWith('--endpoints='))).toEqual([]);
    const { pg_hba } = (
      parse(relleno('patroni.yml')) as { bootstrap: { pg_hba: readonly string[] } }
    ).bootstrap;
    const [, replica = ''] = /pg_basebackup .*-U (\w+)/.exec(guia) ?? [];
    expect(pg_hba.filter((linea) => linea.startsWith(`host replication ${replica} `))).toHaveLength(
      1,
    );
    // by the address that leads past PgBouncer
    const puertoDe = (ajuste: string) =>
      new RegExp(`^${ajuste}=postgres://.*:(\\d+)/`, 'm').exec(guia)?.[1];
    expect(puertoDe('FLUJO_URL')).toBe(puertoDe('DATABASE_URL'));
  });

  const haproxy = siHay('haproxy', existsSync('/usr/sbin/haproxy'));
  (haproxy.esta ? it : it.skip)(haproxy.titulo('haproxy takes its file'), () => {
    expect(juzgar('haproxy.cfg', '/usr/sbin/haproxy', ['-c', '-f'])).toMatchObject({ status: 0 });
  });

  (partes.esta ? it : it.skip)(partes.titulo('patroni finds nothing wrong in its file'), () => {
    expect(juzgar('patroni.yml', '/usr/bin/patroni', ['--validate-config'])).toEqual({
      status: 0,
      texto: '',
    });
  });
});
