import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the installer calls, of a machine that has neither its user nor systemd: what is asked of it is told in `llamadas`. */
const MANDATOS: Readonly<Record<string, string>> = {
  id: 'echo 0',
  adduser: ':',
  getent: ':',
  chown: ':',
  flock: ':',
  sleep: ':',
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  install: `quedan=''
while [ $# -gt 0 ]; do case $1 in -o|-g) shift ;; *) quedan="$quedan $1" ;; esac; shift; done
exec /usr/bin/install $quedan`,
  npm: `case "$*" in *build*) [ ! -e "$EQUIPO/no-se-construye" ] || exit 1; echo hecho >construido ;; esac`,
  node: `case $1 in
  -p) echo 20.19.0 ;;
  -e) [ -e "$EQUIPO/contesta" ] || exit 1; [ ! -e "$EQUIPO/tarda" ] || { rm "$EQUIPO/tarda"; exit 1; } ;;
esac`,
  'systemd-run': `echo "migrar $(echo "$*" | sed 's/.*WorkingDirectory=[^ ]*[/]\\([^ /]*\\) .*/\\1/') con $(readlink "$EQUIPO/opt/comanda" | sed 's/.*[/]//')" >>"$EQUIPO/llamadas"
[ ! -e "$EQUIPO/no-migra" ]`,
  systemctl: `case $1 in
  list-units) cat "$EQUIPO/activas" ;;
  restart) echo "restart $2 con $(readlink "$EQUIPO/opt/comanda" | sed 's/.*[/]//')" >>"$EQUIPO/llamadas" ;;
  is-active) cat "$EQUIPO/estado" ;;
  show) case $3 in
    NRestarts) cat "$EQUIPO/reinicios"; [ ! -e "$EQUIPO/se-reinicia" ] || echo 1 >"$EQUIPO/reinicios" ;;
    MainPID) cat "$EQUIPO/proceso" ;;
  esac ;;
esac`,
};

/** The folders that the installer names, each under one of ours. */
const DEL_SISTEMA = [
  '/opt/comanda',
  '/var/lib/comanda',
  '/etc/comanda',
  '/etc/systemd/system',
  '/run/systemd/system',
  '/usr/bin/node',
  '/usr/bin/npm',
];

export type DebianDePrueba = ReturnType<typeof abrirDebian>;

/** A Debian as far as instalar.sh can tell, and a checkout of the product with that script in it. */
export function abrirDebian(instalador: string) {
  const equipo = mkdtempSync(path.join(os.tmpdir(), 'comanda-debian-'));
  const en = (...partes: string[]) => path.join(equipo, ...partes);
  const poner = (archivo: string, texto: string) => writeFileSync(en(archivo), texto);
  for (const carpeta of ['usr/bin', 'opt', 'var/lib', 'etc/systemd/system', 'run/systemd/system'])
    mkdirSync(en(carpeta), { recursive: true });
  for (const [nombre, texto] of Object.entries(MANDATOS)) {
    poner(`usr/bin/${nombre}`, `#!/bin/sh\n${texto}\n`);
    chmodSync(en('usr/bin', nombre), 0o755);
  }
  const env = {
    ...process.env,
    EQUIPO: equipo,
    PATH: `${en('usr/bin')}:${process.env['PATH'] ?? ''}`,
  };
  const correr = (mandato: string, args: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(mandato, args, { encoding: 'utf8', env });

  const origen = en('copia');
  cpSync(path.dirname(instalador), path.join(origen, 'operacion/debian'), { recursive: true });
  let texto = readFileSync(instalador, 'utf8');
  for (const camino of DEL_SISTEMA) texto = texto.replaceAll(camino, en(camino));
  writeFileSync(path.join(origen, 'operacion/debian/instalar.sh'), texto);
  const git = (...args: string[]) =>
    correr('git', ['-C', origen, '-c', 'user.name=x', '-c', 'user.email=x@x.ec', ...args]);
  git('init', '--quiet');
  git('add', 'operacion');

  const dichas = () => (existsSync(en('llamadas')) ? readFileSync(en('llamadas'), 'utf8') : '');
  poner('estado', 'active\n');
  poner('reinicios', '0\n');
  poner('proceso', '0\n');
  poner('activas', '');
  poner('contesta', '');
  return {
    en,
    poner,
    quitar: (archivo: string) => rmSync(en(archivo)),
    /** The short name of a version that nobody has installed yet. */
    version(): string {
      git('commit', '--quiet', '--allow-empty', '-m', 'otra');
      return git('rev-parse', '--short=12', 'HEAD').stdout.trim();
    },
    instalar(...args: string[]) {
      const { status, stdout, stderr } = correr('/bin/sh', [
        '-c',
        'umask 077; exec /bin/sh "$@"',
        'sh',
        path.join(origen, 'operacion/debian/instalar.sh'),
        ...args,
      ]);
      return { status, texto: stdout + stderr };
    },
    /** What was asked of systemd since the last time, each with the version that the link led to. */
    llamadas(): string[] {
      const lineas = dichas().split('\n').filter(Boolean);
      poner('llamadas', '');
      return lineas;
    },
    cerrar: () => rmSync(equipo, { recursive: true }),
  };
}
