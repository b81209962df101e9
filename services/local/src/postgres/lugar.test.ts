import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { ancestros, esAlcanzable, lugarAbierto } from './lugar';

describe('lugar', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'lugar-'));
    await mkdir(path.join(base, 'a'), { mode: 0o755 });
  });
  afterEach(() => rm(base, { recursive: true }));

  it('lists the folders up to the root', () => {
    expect(ancestros('/a/b')).toEqual(['/a/b', '/a', '/']);
  });

  it('sees that one closed folder on the way closes all beneath it', async () => {
    await chmod(base, 0o755);
    await expect(esAlcanzable(path.join(base, 'a', 'todavia-no'))).resolves.toBe(true);
    await chmod(base, 0o700);
    await expect(esAlcanzable(path.join(base, 'a', 'todavia-no'))).resolves.toBe(false);
  });

  it('gives each project its own open place, always the same', () => {
    expect(lugarAbierto('/root/uno')).toBe(lugarAbierto('/root/uno/'));
    expect(lugarAbierto('/root/uno')).not.toBe(lugarAbierto('/root/dos'));
  });
});
