import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { crearVencimientos } from '@comanda/billing/dispositivos/vencimientos';
import { ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno, testDb, type TestDb } from '@comanda/kit/testing/testDb';
import { limite, veces } from '@comanda/shared/testing/veces';

import { abrirEquipo, type Equipo } from './testing/equipo';

const HORA_MS = 3_600_000;

const cual = fc.nat(2);
const paso = fc.oneof(
  { weight: 4, arbitrary: fc.record({ hace: fc.constant('vender'), cual }) },
  { weight: 3, arbitrary: fc.record({ hace: fc.constant('contactar'), cual, n: fc.nat(6) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      hace: fc.constant('enviar'),
      cual,
      n: fc.integer({ min: 1, max: 3 }),
      sinSaber: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ hace: fc.constantFrom('devolver', 'olvidar'), cual }) },
  { weight: 1, arbitrary: fc.record({ hace: fc.constant('revocar'), cual }) },
  {
    weight: 2,
    arbitrary: fc.record({ hace: fc.constant('pasar'), n: fc.integer({ min: 1, max: 60 }) }),
  },
);
type Paso = { hace: string; cual?: number; n?: number; sinSaber?: boolean };

type Numero = { secuencial: number; consumida: boolean; enMano: boolean; ventas: number };

/** What somebody does to one till. */
const solo: Record<string, (equipo: Equipo, n: number, sinSaber: boolean) => unknown> = {
  vender: (equipo) => equipo.vender(),
  contactar: (equipo, n) => equipo.contactar(n),
  enviar: (equipo, n, sinSaber) => equipo.enviar(n, sinSaber),
  devolver: (equipo) => equipo.devolver(),
  olvidar: (equipo) => equipo.olvidar(),
};

describe('the numbers of tills that sell without a line', () => {
  let prueba: TestDb<unknown>;
  const reloj = { ahora: new Date('2026-11-20T15:00:00Z') };
  let puntos = 100;
  beforeAll(async () => {
    prueba = await testDb();
  });
  afterAll(() => prueba.close());

  const barrer = () =>
    crearVencimientos({
      db: prueba.db,
      reloj: () => reloj.ahora,
      log: { error: (detalle) => expect(detalle).toBeUndefined() },
    }).ronda();
  const numerosDe = (empresa: number, punto: string) =>
    comoDueno<Numero>(
      prueba.url,
      `select r.secuencial::int, r.consumida_en is not null as consumida,
              r.consumida_en is null and r.dispositivo_id is not null and r.devuelta_en is null as "enMano",
              (select count(*)::int from pedidos.ventas v
                where v.empresa_id = r.empresa_id and v.punto_emision = r.punto_emision and v.secuencial = r.secuencial
                  and v.clave_acceso = r.clave_acceso and v.id = r.venta_id) as ventas
         from facturacion.reservas r where r.empresa_id = $1 and r.punto_emision = $2 order by 1`,
      [empresa, punto],
    );

  /** What they do to their tills: three of them, in two companies; who was revoked is still about, with what it sold. */
  async function jugar(pasos: readonly Paso[]): Promise<{ vivos: Equipo[]; idos: Equipo[] }> {
    const abrir = (empresa: typeof PUERTO, punto: string) =>
      abrirEquipo(prueba.db, reloj, empresa, punto);
    puntos += 2;
    const [uno, dos] = [String(puntos), String(puntos + 1)];
    const vivos = [await abrir(PUERTO, uno), await abrir(PUERTO, dos), await abrir(ANDINA, uno)];
    const idos: Equipo[] = [];
    for (const { hace, cual: i = 0, n = 1, sinSaber = false } of pasos) {
      const equipo = vivos[i];
      if (!equipo) throw new Error(`números: no till ${i}`);
      if (hace in solo) await solo[hace]?.(equipo, n, sinSaber);
      else if (hace === 'pasar') {
        reloj.ahora = new Date(reloj.ahora.getTime() + n * HORA_MS);
        // two processes sweep, while somebody is in touch
        await Promise.all([barrer(), barrer(), vivos[n % 3]?.contactar(3)]);
      } else {
        await equipo.revocar();
        idos.push(equipo);
        vivos[i] = await abrir(equipo.empresa, equipo.punto);
        await vivos[i].contactar(3);
      }
      reloj.ahora = new Date(reloj.ahora.getTime() + 60_000);
    }
    return { vivos, idos };
  }

  /** Whatever waits is sent; at once, as two tills would. */
  async function vaciar(equipos: readonly Equipo[]): Promise<void> {
    await Promise.all(
      equipos.map(async (equipo) => {
        while (equipo.bandeja.length > 0) await equipo.enviar(2, false);
      }),
    );
  }

  it(
    'are never sold twice nor lost, and every gap is held or free',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(paso, { minLength: 6, maxLength: 30 }), async (pasos) => {
          const { vivos, idos } = await jugar(pasos);
          await Promise.all(vivos.map((equipo) => equipo.contactar(4)));
          await vaciar([...vivos, ...idos]);

          for (const { empresa, punto } of vivos) {
            const numeros = await numerosDe(empresa.id, punto);
            expect(numeros.map(({ secuencial }) => secuencial)).toEqual(
              numeros.map((_, i) => i + 1),
            );
            for (const { consumida, ventas } of numeros) expect(ventas).toBe(consumida ? 1 : 0);
          }
          // of a till that nobody took the series of, nothing is refused; of one that was revoked, for that or for its number
          const tomados = new Set(idos.map(({ empresa, punto }) => `${empresa.id} ${punto}`));
          for (const { empresa, punto, rehusadas } of vivos)
            if (!tomados.has(`${empresa.id} ${punto}`)) expect(rehusadas).toEqual([]);
          for (const { code } of [...vivos, ...idos].flatMap(({ rehusadas }) => rehusadas))
            expect(['DISPOSITIVO_REVOCADO', 'NUMERO_DE_OTRO', 'NUMERO_YA_USADO']).toContain(code);
          for (const { rehusadas } of vivos) expect(rehusadas).toEqual([]);
          for (const { vendidas, empresa } of [...vivos, ...idos])
            for (const { idempotencia, clave } of vendidas)
              expect(
                await comoDueno(
                  prueba.url,
                  'select empresa_id, clave_acceso from pedidos.ventas where idempotencia = $1',
                  [idempotencia],
                ),
              ).toEqual([{ empresa_id: empresa.id, clave_acceso: clave }]);
        }),
        { numRuns: veces(100) },
      );
    },
    limite(240_000),
  );

  it(
    'have no gap below the highest used once all came back and the next sales took what was free',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(paso, { minLength: 10, maxLength: 30 }), async (pasos) => {
          const { vivos, idos } = await jugar(pasos);
          await vaciar([...vivos, ...idos]);
          for (const equipo of vivos) {
            await equipo.contactar(0);
            expect(equipo.enMano()).toEqual([]);
            const antes = await numerosDe(equipo.empresa.id, equipo.punto);
            expect(antes.filter(({ enMano }) => enMano)).toEqual([]);
            const mayor = antes.findLast(({ consumida }) => consumida)?.secuencial ?? 0;
            const huecos = antes.filter(
              ({ consumida, secuencial }) => !consumida && secuencial < mayor,
            );
            await equipo.contactar(huecos.length);
            expect(equipo.enMano()).toEqual(huecos.map(({ secuencial }) => secuencial));
            while (equipo.vender());
            await vaciar([equipo]);
            const despues = await numerosDe(equipo.empresa.id, equipo.punto);
            expect(despues.slice(0, mayor).filter(({ consumida }) => !consumida)).toEqual([]);
          }
        }),
        { numRuns: veces(80) },
      );
    },
    limite(240_000),
  );
});
