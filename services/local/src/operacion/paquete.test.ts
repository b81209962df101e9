import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

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
    [
      'several',
      (texto: string) => texto.replace(/^( *)#(acl|use_backend|backend| {2}server)/gm, '$1$2'),
    ],
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
