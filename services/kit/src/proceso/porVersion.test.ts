import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { porVersion } from './porVersion';
import { empresaDeTrabajo } from '../acceso/tenant';

const UNA = empresaDeTrabajo(1);
const OTRA = empresaDeTrabajo(2);

/** What is read, by hand. */
function abrir(opciones?: { duraMs: number }) {
  const lecturas: { empresa: number; resolve: (valor: string) => void; reject: () => void }[] = [];
  const lista = porVersion(
    (empresa) =>
      new Promise<string>((resolve, reject) =>
        lecturas.push({ empresa, resolve, reject: () => reject(new Error('caida')) }),
      ),
    opciones,
  );
  return { lecturas, lista };
}

describe('porVersion', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reads once for all who ask for a version, also while it is read', async () => {
    const { lecturas, lista } = abrir();
    const pedidas = [lista(UNA, 1), lista(UNA, 1)];
    lecturas[0]?.resolve('a');
    expect(await Promise.all([...pedidas, lista(UNA, 1)])).toEqual(['a', 'a', 'a']);
    expect(lecturas).toHaveLength(1);
  });

  it('reads again for the next version, and what comes late with the one before waits for the newer', async () => {
    const { lecturas, lista } = abrir();
    const vieja = lista(UNA, 1);
    const [nueva, tarde] = [lista(UNA, 2), lista(UNA, 1)];
    lecturas[1]?.resolve('nueva');
    expect([await nueva, await tarde]).toEqual(['nueva', 'nueva']);
    lecturas[0]?.resolve('vieja');
    expect([await vieja, await lista(UNA, 2)]).toEqual(['vieja', 'nueva']);
    expect(lecturas).toHaveLength(2);
  });

  it('reads anew where the count went back, as after a restored backup', async () => {
    const { lecturas, lista } = abrir();
    const antes = lista(UNA, 7);
    lecturas[0]?.resolve('de antes');
    await antes;
    const restaurada = lista(UNA, 3);
    lecturas[1]?.resolve('restaurada');
    expect([await restaurada, await lista(UNA, 3)]).toEqual(['restaurada', 'restaurada']);
  });

  it("answers nobody another company's", async () => {
    const { lecturas, lista } = abrir();
    const [una, otra] = [lista(UNA, 1), lista(OTRA, 1)];
    for (const { empresa, resolve } of lecturas) resolve(`de ${empresa}`);
    expect([await una, await otra]).toEqual(['de 1', 'de 2']);
  });

  it('asks again after a failure', async () => {
    const { lecturas, lista } = abrir();
    const fallida = lista(UNA, 1);
    lecturas[0]?.reject();
    await expect(fallida).rejects.toThrow('caida');
    const otra = lista(UNA, 1);
    lecturas[1]?.resolve('a');
    expect(await otra).toBe('a');
  });

  it('keeps what is large only for those who ask together', async () => {
    jest.useFakeTimers();
    const { lecturas, lista } = abrir({ duraMs: 2_000 });
    const primera = lista(UNA, 1);
    lecturas[0]?.resolve('a');
    await primera;
    await jest.advanceTimersByTimeAsync(1_999);
    expect(await lista(UNA, 1)).toBe('a');
    await jest.advanceTimersByTimeAsync(1);
    void lista(UNA, 1);
    expect(lecturas).toHaveLength(2);
  });
});
