import { carteroDe, entregaDe } from '@comanda/billing/piezas';
import { crearProgramador } from '@comanda/ordering/programados/programador';
import { crearTotalizador } from '@comanda/ordering/reportes/totalizador';
import { crearRepartidor } from '@comanda/ordering/suscripciones/repartidor';

import { DECLARADAS } from '../../denegar/testing/declaradas';

import type { Denegar } from '../../denegar/testing/mundoDeDenegar';

const UN_MES_MS = 31 * 86_400_000;
const log = { error: () => undefined, warn: () => undefined, info: () => undefined };

/** Makes every call of the product once, and a round of each thing that works by itself; answers the calls that failed. */
export async function moverTodo(mundo: Denegar): Promise<string[]> {
  const { db, billing } = mundo;
  const fallidas: string[] = [];
  const entrega = entregaDe(billing, log);
  for (const declarada of DECLARADAS) {
    const { nombre, permitidos } = declarada;
    const quien = permitidos.find((uno) => uno === 'Administrador') ?? permitidos[0] ?? 'nadie';
    const { status } = await mundo.enviar(
      ...([nombre, mundo.como(quien), await mundo.entrada(declarada)] as const),
    );
    if (status !== 200) fallidas.push(`${nombre}: ${status}`);
  }
  await mundo.app.inject('/metricas');
  await entrega.ronda();
  await entrega.ronda();
  await carteroDe(billing, log).ronda();
  const luego = { db, log, reloj: () => new Date(Date.now() + UN_MES_MS) };
  await crearProgramador(luego).ronda();
  await crearTotalizador(luego).ronda();
  const repartidor = crearRepartidor({
    ...{ ...luego, transporte: billing.correo, direccion: 'https://comanda.ec' },
  });
  await repartidor.ronda();
  return fallidas;
}
