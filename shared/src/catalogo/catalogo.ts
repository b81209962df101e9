// Every contract there is, found by its place. For Node alone: a page knows the calls that it makes.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { servicioDe, type Call, type Servicio } from '../contracts/defineCall';

const CARPETA = fileURLToPath(new URL('../contracts/', import.meta.url));
const CONTRATO = /^([a-z]+\/\w+)\.ts$/;

/** Every call of the product, by the service that answers it and by its name. */
export type Catalogo = Record<Servicio, Record<string, Call>>;

/** What a file of contracts exports; `nombre` is its room and its name: 'caja/anticipos'. */
export type Modulo = { nombre: string; exporta: Readonly<Record<string, unknown>> };

/** The files of the rooms, by name. */
export function nombresDeContratos(carpeta = CARPETA): string[] {
  return readdirSync(carpeta, { recursive: true, encoding: 'utf8' })
    .flatMap((archivo) => CONTRATO.exec(archivo.replaceAll('\\', '/'))?.[1] ?? [])
    .sort();
}

/** Each export whose name ends in Calls is a contract. What is only half made ends the start, with a sentence that says where. */
export function catalogoDe(modulos: readonly Modulo[]): Catalogo {
  const catalogo: Catalogo = { identidad: {}, ordering: {}, billing: {}, platform: {}, print: {} };
  const donde = new Map<string, string>();
  for (const { nombre, exporta } of modulos)
    for (const [contrato, calls] of contratosDe(exporta)) {
      const servicio = servicioDe(calls);
      if (!servicio)
        throw new Error(
          `falta el servicio de ${contrato}: escriba defineCalls('<servicio>', …) en shared/src/contracts/${nombre}.ts`,
        );
      for (const [llamada, call] of Object.entries(calls)) {
        const otro = donde.get(llamada);
        if (otro)
          throw new Error(
            `la llamada ${llamada} está en shared/src/contracts/${otro}.ts y en shared/src/contracts/${nombre}.ts: deje una`,
          );
        donde.set(llamada, nombre);
        catalogo[servicio][llamada] = call;
      }
    }
  return catalogo;
}

const contratosDe = (exporta: Modulo['exporta']) =>
  Object.entries(exporta).filter(
    (par): par is [string, Record<string, Call>] =>
      par[0].endsWith('Calls') && typeof par[1] === 'object',
  );

/** As the files of this working copy, or of this installation, have them. */
export async function leerCatalogo(): Promise<Catalogo> {
  return catalogoDe(
    await Promise.all(
      nombresDeContratos().map(async (nombre) => ({
        nombre,
        exporta: (await import(`../contracts/${nombre}.ts`)) as Modulo['exporta'],
      })),
    ),
  );
}
