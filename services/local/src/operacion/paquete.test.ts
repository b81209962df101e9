import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { siHay } from '@comanda/kit/testing/siHay';

import { leerEnv } from '../env';
import { LLAMADAS } from '../testing/llamadas';

const RAIZ = fileURLToPath(new URL('../../../../', import.meta.url));
const DEBIAN = path.join(RAIZ, 'operacion/debian');
const PROXY = path.join(RAIZ, 'operacion/proxy');

const leer = (...partes: string[]) => readFileSync(path.join(...partes), 'utf8');
const hay = (mandato: string, arg: string) => spawnSync(mandato, [arg]).status === 0;
const dicho = (mandato: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(mandato, args, { encoding: 'utf8' });
  return { status, texto: `${stdout}${stderr}` };
};

const UNIDADES = readdirSync(DEBIAN).filter((archivo) => /[.](service|timer)$/.test(archivo));
const SERVICIOS = UNIDADES.filter((unidad) => unidad.endsWith('.service'));

describe('the units of operacion/debian', () => {
  it.each(SERVICIOS)(
    '%s runs what is there, as the user of the service, and reads its settings',
    (unidad) => {
      const texto = leer(DEBIAN, unidad);
      const [, programa = ''] = /^ExecStart=.*--import tsx (\S+[.]ts)/m.exec(texto) ?? [];
      expect(existsSync(path.join(RAIZ, programa))).toBe(true);
      expect(texto).toMatch(/^User=comanda$/m);
      expect(texto).toMatch(/^ProtectSystem=strict$/m);
      expect(texto).toMatch(/^EnvironmentFile=[/]etc[/]comanda[/]/m);
      // a file of settings wins over Environment=, whatever stands first
      expect(texto).not.toMatch(/^Environment=.*(PORT|AVISO)/m);
    },
  );

  it.each(SERVICIOS)('%s has as many descriptors as the guide says', (unidad) => {
    expect(leer(RAIZ, 'docs/operacion/instalar.md')).toContain('16.384 descriptores');
    expect(leer(DEBIAN, unidad)).toMatch(/^LimitNOFILE=16384$/m);
  });

  it('give the password of identity to whoever enters with it, and to nobody else', () => {
    const leen = SERVICIOS.filter((unidad) =>
      /^EnvironmentFile=-[/]etc[/]comanda[/]identidad[.]env$/m.test(leer(DEBIAN, unidad)),
    );
    expect(leen.sort()).toEqual(['comanda-identidad@.service', 'comanda.service']);
    expect(leer(DEBIAN, 'instalar.sh')).toContain('EnvironmentFile=-$AJUSTES/identidad.env');
  });

  it('let a till keep which printers it has', () => {
    const texto = leer(DEBIAN, 'comanda-impresion.service');
    const [, carpeta = ''] = /^StateDirectory=(\S+)$/m.exec(texto) ?? [];
    expect(carpeta).not.toBe('');
    expect(texto).toContain(`\nEnvironment=DATA_DIR=/var/lib/${carpeta}\n`);
  });

  it('make a backup after a start that missed one, when the product has the data folder already', () => {
    const texto = leer(DEBIAN, 'comanda-respaldo.timer');
    expect(texto).toMatch(/^OnBootSec=10min$/m);
    expect(texto).not.toMatch(/^Persistent=/m);
    expect(leer(DEBIAN, 'comanda-respaldo.service')).toMatch(/^Environment=TMPDIR=[/]var[/]tmp$/m);
  });

  it('take away backups of more than a month, once another was believed', () => {
    const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-respaldos-'));
    const [, linea = ''] =
      /^ExecStartPost=(.*)$/m.exec(leer(DEBIAN, 'comanda-respaldo.service')) ?? [];
    const [programa = '', ...args] = linea
      .split(' ')
      .map((una) => una.replace('/var/lib/comanda/respaldos', carpeta));
    const viejo = new Date(Date.now() - 32 * 86_400_000);
    for (const [nombre, cuando] of [
      ['comanda-a.comanda-respaldo', viejo],
      ['comanda-b.comanda-respaldo.sin-verificar', viejo],
      ['comanda-c.comanda-respaldo', new Date()],
      ['de otro', viejo],
    ] as const) {
      writeFileSync(path.join(carpeta, nombre), '');
      utimesSync(path.join(carpeta, nombre), cuando, cuando);
    }
    expect(dicho(programa, ...args)).toEqual({ status: 0, texto: '' });
    expect(readdirSync(carpeta).sort()).toEqual(['comanda-c.comanda-respaldo', 'de otro']);
    rmSync(carpeta, { recursive: true });
  });

  const systemd = siHay('systemd-analyze', hay('systemd-analyze', '--version'));
  (systemd.esta ? it : it.skip)(systemd.titulo('are as systemd reads them'), () => {
    const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-unidades-'));
    const copias = UNIDADES.map((unidad) => {
      const copia = path.join(carpeta, unidad.replace('@', '@3001'));
      writeFileSync(copia, leer(DEBIAN, unidad));
      return copia;
    });
    const { texto } = dicho('systemd-analyze', 'verify', '--man=no', ...copias);
    rmSync(carpeta, { recursive: true });
    expect(texto.split('\n').filter((linea) => linea.includes('comanda'))).toEqual([]);
  });
});

describe('the settings it begins with', () => {
  it('are those of npm start, for an installation without a demo behind a proxy', () => {
    const lineas = leer(DEBIAN, 'comanda.env')
      .replace('@RUC@', '1790011674001')
      .replace('@URL@', 'https://comanda.ejemplo.ec')
      .replace('@TOKEN@', 'x'.repeat(32))
      .split('\n')
      .filter((linea) => /^[A-Z_]+=/.test(linea));
    const env: NodeJS.ProcessEnv = Object.fromEntries<string>(
      lineas.map((linea) => {
        const [nombre = '', ...valor] = linea.split('=');
        return [nombre, valor.join('=')];
      }),
    );
    expect(leerEnv(env)).toMatchObject({
      DEMO: '0',
      HOST: '127.0.0.1',
      SRI_MODE: 'pruebas',
      TRUST_PROXY: ['127.0.0.1'],
      URL_PUBLICA: 'https://comanda.ejemplo.ec',
      DATA_DIR: '/var/lib/comanda/datos',
    });
  });
});

describe('the installer', () => {
  const correr = (...args: string[]) => dicho('/bin/sh', path.join(DEBIAN, 'instalar.sh'), ...args);

  it('is a script of any sh', () => {
    expect(dicho('/bin/sh', '-n', path.join(DEBIAN, 'instalar.sh'))).toEqual({
      status: 0,
      texto: '',
    });
  });

  it('says what it does not understand, and changes nothing', () => {
    const { status, texto } = correr('--rucc', '1');
    expect(status).toBe(1);
    expect(texto).toContain('No se entiende --rucc.');
  });
});

describe('what the proxies send to identity', () => {
  const haproxy = leer(PROXY, 'haproxy.cfg')
    .split('\n')
    .flatMap((linea) => {
      const [, como, caminos = ''] = /#acl de_identidad (path|path_beg) (.+)/.exec(linea) ?? [];
      return caminos
        .split(' ')
        .filter(Boolean)
        .map(
          (camino) => (url: string) => (como === 'path' ? url === camino : url.startsWith(camino)),
        );
    });
  const guia = leer(RAIZ, 'docs/operacion/instalar.md');
  const [, patron = '$^'] =
    /^location ~ (\S+) [{] proxy_pass http:..identidad; [}]$/m.exec(guia) ?? [];
  const nginx = new RegExp(patron);

  it.each([
    ['haproxy', (url: string) => haproxy.some((es) => es(url))],
    ['nginx', (url: string) => nginx.test(url)],
  ])('by %s is what it answers, and nothing of ordering', (_cual, vaAIdentidad) => {
    const suyas = LLAMADAS.filter(({ url }) => vaAIdentidad(url)).map(({ nombre }) => nombre);
    const debidas = LLAMADAS.filter(({ servicio }) => servicio === 'identidad');
    expect(suyas.sort()).toEqual(debidas.map(({ nombre }) => nombre).sort());
  });
});

describe('what certbot runs when it has renewed', () => {
  let carpeta: string;
  const en = (...partes: string[]) => path.join(carpeta, ...partes);
  beforeEach(() => {
    carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-certificado-'));
    for (const una of ['bin', 'comanda', 'haproxy', 'vivo']) mkdirSync(en(una));
    writeFileSync(en('comanda/comanda.env'), 'URL_PUBLICA=https://comanda.ejemplo.ec\n');
    writeFileSync(en('vivo/fullchain.pem'), 'cadena\n');
    writeFileSync(en('vivo/privkey.pem'), 'clave\n');
    writeFileSync(en('recargados'), '');
    const systemctl = `#!/bin/sh
case "$1 $2 $3" in "is-active --quiet $PROXY") ;; is-active*) exit 3 ;; *) echo "$*" >>${en('recargados')} ;; esac`;
    writeFileSync(en('bin/systemctl'), systemctl, { mode: 0o755 });
    writeFileSync(en('certificado.sh'), leer(PROXY, 'certificado.sh').replaceAll('/etc', carpeta));
  });
  afterEach(() => rmSync(carpeta, { recursive: true }));

  function renovar(dominios: string, proxy: string) {
    const env = {
      PATH: `${en('bin')}:${process.env['PATH'] ?? ''}`,
      PROXY: proxy,
      RENEWED_DOMAINS: dominios,
      RENEWED_LINEAGE: en('vivo'),
    };
    const { status } = spawnSync('/bin/sh', [en('certificado.sh')], { env });
    return { status, recargados: leer(carpeta, 'recargados') };
  }
  const conHaproxy = () =>
    writeFileSync(
      en('haproxy/haproxy.cfg'),
      leer(PROXY, 'haproxy.cfg').replaceAll('/etc', carpeta),
    );

  it.each(['otro.ec comanda.ejemplo.ec', '*.ejemplo.ec'])(
    'joins what haproxy serves, for itself alone, and has it taken up: %s',
    (dominios) => {
      conHaproxy();
      writeFileSync(en('haproxy/comanda.pem'), 'vieja', { mode: 0o644 });
      expect(renovar(dominios, 'haproxy')).toEqual({ status: 0, recargados: 'reload haproxy\n' });
      expect(leer(carpeta, 'haproxy/comanda.pem')).toBe('cadena\nclave\n');
      expect(statSync(en('haproxy/comanda.pem')).mode & 0o777).toBe(0o600);
    },
  );

  it('has nginx take up what certbot has written', () => {
    expect(renovar('comanda.ejemplo.ec', 'nginx')).toEqual({
      status: 0,
      recargados: 'reload nginx\n',
    });
    expect(readdirSync(en('haproxy'))).toEqual([]);
  });

  it('does nothing for another site', () => {
    conHaproxy();
    expect(renovar('otro.ec', 'haproxy')).toEqual({ status: 0, recargados: '' });
    expect(readdirSync(en('haproxy'))).toEqual(['haproxy.cfg']);
  });

  it('is let through by haproxy to where the guide has certbot answer', () => {
    const texto = leer(PROXY, 'haproxy.cfg');
    expect(texto).toContain('acl de_certbot path_beg /.well-known/acme-challenge/');
    expect(texto).toMatch(/redirect scheme https unless .* [|][|] de_certbot$/m);
    const [, puerto = ''] =
      /^backend certbot\n {2}server uno 127[.]0[.]0[.]1:(\d+)$/m.exec(texto) ?? [];
    expect(leer(RAIZ, 'docs/operacion/instalar.md')).toContain(`--http-01-port ${puerto} `);
  });

  it('is what the guide puts where certbot looks for it', () => {
    for (const pagina of ['instalar', 'incidentes'])
      expect(leer(RAIZ, `docs/operacion/${pagina}.md`)).toContain('proxy/certificado.sh');
  });
});

/** The file of haproxy with the lines of several processes. */
const conVarios = (texto: string) =>
  texto.replace(/^( *)#(acl|use_backend|backend| {2}server)/gm, '$1$2');

describe('the processes of an installation of several', () => {
  it('are two of each service, which haproxy knows and the guide starts', () => {
    const deHaproxy = conVarios(leer(PROXY, 'haproxy.cfg'))
      .split(/^backend /m)
      .slice(1)
      .filter((uno) => !uno.startsWith('certbot'))
      .map((uno) =>
        [...uno.matchAll(/server \w+ 127[.]0[.]0[.]1:(\d+)/g)].map(([, puerto]) => puerto),
      );
    expect(deHaproxy.map((puertos) => puertos.length)).toEqual([2, 2, 2, 2]);
    const guia = leer(RAIZ, 'docs/operacion/instalar.md');
    const [encender = ''] = /^systemctl enable --now comanda-ordering@[^]*?\n```/m.exec(guia) ?? [];
    const deLaGuia = [...encender.matchAll(/comanda-\w+@(\d+)/g)].map(([, uno]) => uno);
    expect(deLaGuia.sort()).toEqual(deHaproxy.flat().sort());
  });
});

describe('the proxies of operacion/proxy', () => {
  let carpeta: string;
  beforeAll(() => {
    carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-proxy-'));
    const args = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=comanda.ejemplo.ec'.split(' ');
    const [clave, certificado] = ['clave.pem', 'certificado.pem'].map((uno) =>
      path.join(carpeta, uno),
    );
    spawnSync('openssl', ['req', ...args, '-keyout', clave ?? '', '-out', certificado ?? '']);
    writeFileSync(
      path.join(carpeta, 'comanda.pem'),
      leer(carpeta, 'certificado.pem') + leer(carpeta, 'clave.pem'),
    );
  });
  afterAll(() => rmSync(carpeta, { recursive: true }));

  const openssl = hay('openssl', 'version');
  const haproxy = siHay('haproxy', openssl && hay('/usr/sbin/haproxy', '-v'));
  const nginx = siHay('nginx', openssl && hay('/usr/sbin/nginx', '-v'));

  (haproxy.esta ? it.each : it.skip.each)([
    ['one process', (texto: string) => texto],
    ['several', conVarios],
  ])(haproxy.titulo('haproxy takes its file, of %s'), (_cual, como) => {
    const archivo = path.join(carpeta, 'haproxy.cfg');
    const texto = leer(PROXY, 'haproxy.cfg').replaceAll('/etc/haproxy', carpeta);
    writeFileSync(archivo, como(texto));
    expect(dicho('/usr/sbin/haproxy', '-c', '-f', archivo)).toMatchObject({ status: 0 });
  });

  (nginx.esta ? it : it.skip)(nginx.titulo('nginx takes its file'), () => {
    const sitio = leer(PROXY, 'nginx.conf')
      .replace(/[/]etc[/]letsencrypt\S*fullchain[.]pem/, path.join(carpeta, 'certificado.pem'))
      .replace(/[/]etc[/]letsencrypt\S*privkey[.]pem/, path.join(carpeta, 'clave.pem'));
    const archivo = path.join(carpeta, 'nginx.conf');
    writeFileSync(
      archivo,
      `pid ${carpeta}/pid; error_log stderr; events {} http { access_log off; ${sitio} }`,
    );
    expect(dicho('/usr/sbin/nginx', '-t', '-c', archivo)).toMatchObject({ status: 0 });
  });
});
