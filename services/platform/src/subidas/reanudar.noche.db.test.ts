import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { PARTE_BYTES } from '@comanda/shared/contracts/admin/subidas';

import { makePublicable } from '../testing/makePublicable';
import { startPlatform } from '../testing/startPlatform';

import { archivoDe } from './testing/archivoDe';
import { equipoDe } from './testing/equipo';

const SUBIR = path.resolve(__dirname, '../../../../tools/publicar/subir.ts');

describe('npm run publicar, cut off', () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>;
  let url: string;
  beforeAll(async () => {
    platform = await startPlatform();
    url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => platform.terminar());

  /** A process of its own that uploads, and says how much is there; killed at once when it says `hasta`. */
  function subir(archivo: string, llave: string, hasta: number): Promise<number[]> {
    const codigo = `
      import { readFileSync } from 'node:fs';
      import { subir } from ${JSON.stringify(pathToFileURL(SUBIR).href)};
      const sesion = { url: ${JSON.stringify(url)}, llave: ${JSON.stringify(llave)} };
      const archivo = readFileSync(${JSON.stringify(archivo)});
      await subir(sesion, { area: 'caja', archivo }, (bytes) => console.log(bytes));`;
    const hijo = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', codigo], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const dichos: number[] = [];
    hijo.stdout.on('data', (trozo: Buffer) => {
      dichos.push(...trozo.toString().trim().split('\n').map(Number));
      if (dichos.includes(hasta)) hijo.kill('SIGKILL');
    });
    return new Promise((resolve) => hijo.once('close', () => resolve(dichos)));
  }

  it('goes on from the part it was at, wherever it was killed', async () => {
    const { llave, iniciar, publicarSubida } = await equipoDe(platform, 'caja');
    const relleno = `//${randomBytes(PARTE_BYTES * 1.2).toString('hex')}`;
    const archivo = await archivoDe(
      makePublicable({
        romper: ({ ficha, js }) => {
          ficha.llama = [];
          js['relleno.js'] = relleno;
        },
      }),
    );
    const ruta = path.join(platform.raiz, 'archivo.tar.gz');
    await writeFile(ruta, archivo);
    const partes = Math.ceil(archivo.length / PARTE_BYTES);
    expect(partes).toBeGreaterThan(2);

    for (let parte = 0; parte <= partes; parte += 1) {
      const recibidos = Math.min(parte * PARTE_BYTES, archivo.length);
      const dichos = await subir(ruta, llave, recibidos);
      // what was on its way when it was killed may have come or not; nothing that came is sent again
      expect(dichos[0]).toBeGreaterThanOrEqual(Math.max(0, recibidos - PARTE_BYTES));
    }
    const { data } = await iniciar(archivo);
    expect(data?.recibidos).toBe(archivo.length);
    const { errores } = await publicarSubida(data?.id ?? '');
    expect(errores.map(({ campo }) => campo)).toEqual(['presupuesto']); // whole, and only too big
  });
});
