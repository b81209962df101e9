import { enEmpresa, type Db } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

type Codigos = { codigo?: string | null; codigo_barras?: string | null };

/** What is said of a code that another product has, by the index that refuses it. */
const DE_INDICE: Readonly<Record<string, readonly [campo: keyof Codigos, que: string]>> = {
  productos_codigo: ['codigo', 'código'],
  productos_barras: ['codigo_barras', 'código de barras'],
};

/**
 * Does it, and where a code turns out to be another product's (the index alone knows, when two are saved at once) says
 * so on its field, with the name of the product that has it.
 */
export async function sinRepetirCodigo<Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  codigos: Codigos,
  trabajo: () => Promise<Result>,
): Promise<Result> {
  try {
    return await trabajo();
  } catch (error) {
    const repetido = Object.entries(DE_INDICE).find(([indice]) => esRepetido(error, indice));
    if (!repetido) throw error;
    const [, [campo, que]] = repetido;
    const otro = await duenoDe(db, empresa, campo, codigos[campo] ?? '');
    throw enCampo('CODIGO_REPETIDO', campo, otro ? { msg: `${otro} ya tiene ese ${que}` } : {});
  }
}

/** Undefined where it was taken off a moment ago. */
const duenoDe = (db: Db<Database>, empresa: EmpresaId, campo: keyof Codigos, codigo: string) =>
  enEmpresa(db, empresa, async ({ trx }) => {
    const fila = await trx
      .selectFrom('pedidos.productos')
      .select('producto')
      .where('empresa_id', '=', empresa)
      .where('estado', '=', 'A')
      .where(({ fn }) => fn('lower', [campo]), '=', codigo.toLowerCase())
      .executeTakeFirst();
    return fila?.producto;
  });
