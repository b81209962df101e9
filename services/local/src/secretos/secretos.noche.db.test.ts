import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { limite, veces } from '@comanda/shared/testing/veces';

import { abrirMundoDeSecretos } from './testing/mundo';
import { RECETAS, type Prueba, type Receta } from './testing/recetas';

/** By day one round of each way of being wrong. */
const INTENTOS = veces(1_000, 7);
/** More than are free: the last ones of each round are told to wait. */
const RONDA = 7;

describe('many wrong tries of a secret', () => {
  let mundo: Awaited<ReturnType<typeof abrirMundoDeSecretos>>;
  beforeAll(async () => {
    mundo = await abrirMundoDeSecretos();
  });
  afterAll(() => mundo.cerrar());
  beforeEach(() => mundo.olvidarIntentos());

  /** All that an answer tells: its status and its body, whole. */
  const probar = async (nombre: string, { quien, entrada }: Prueba): Promise<string> => {
    const { status, texto } = await mundo.enviar(nombre, mundo.comoQuien(quien), entrada);
    return `${status} ${texto}`;
  };
  const espera = (dicho: string) => dicho.includes('"DEMASIADOS_INTENTOS"');

  /** As often as a round goes: what is told, and after how many one has to wait. */
  async function ronda(nombre: string, mala: () => Prueba) {
    await mundo.olvidarIntentos();
    const dichos: string[] = [];
    for (let i = 0; i < RONDA; i++) dichos.push(await probar(nombre, mala()));
    const libres = dichos.filter((dicho) => !espera(dicho));
    return { dichos: new Set(libres), hastaEsperar: dichos.findIndex(espera) };
  }

  it.each(Object.entries(RECETAS))(
    'tell no more than the first, whatever is wrong, and are counted: %s',
    async (campo, { malas, buena }: Receta) => {
      const nombre = campo.split('.')[0] ?? '';
      const clases = Object.entries(malas);
      const rondas = Math.ceil(INTENTOS / (RONDA * clases.length));
      const dicho = new Map<string, string>();
      for (let vez = 0; vez < rondas; vez++)
        for (const [clase, mala] of clases) {
          const { dichos, hastaEsperar } = await ronda(nombre, mala);
          for (const uno of dichos) dicho.set(`${clase} (${dicho.size})`, uno);
          expect({ clase, hastaEsperar }).toEqual({ clase, hastaEsperar: 5 });
        }
      const distintos = new Map([...dicho].map(([clase, texto]) => [texto, clase]));
      expect([...distintos.keys()]).toHaveLength(1);
      expect([...distintos.keys()][0]).toMatch(/^4\d\d /);

      const [[, primera] = []] = clases;
      if (primera) await ronda(nombre, primera);
      expect(await probar(nombre, buena())).toContain('"DEMASIADOS_INTENTOS"');
    },
    limite(120_000),
  );
});
