import { parseArgs } from 'node:util';

import { diaField } from '@comanda/shared/contracts/campos';
import type { RevisionDeTotales } from '@comanda/ordering/reportes/revision/revisarTotales';

import { Impedimento } from '../impedimento';

export type PedidoDeTotales = RevisionDeTotales & { rehacer: boolean };

const USO =
  'Uso: npm run totales -- comparar|rehacer [--empresa "Nombre"] [--desde AAAA-MM-DD] [--hasta AAAA-MM-DD]';

/** What is asked of the command; what cannot be understood is said, with how it is asked. */
export function leerPedido(args: readonly string[]): PedidoDeTotales {
  const { values, positionals } = leerArgumentos(args);
  const [que, ...demas] = positionals;
  if ((que !== 'comparar' && que !== 'rehacer') || demas.length > 0) throw new Impedimento(USO);
  const desde = diaDe('--desde', values.desde);
  const hasta = diaDe('--hasta', values.hasta);
  if (desde !== null && hasta !== null && desde > hasta)
    throw new Impedimento('--hasta no puede ser anterior a --desde');
  return { rehacer: que === 'rehacer', empresa: values.empresa ?? null, desde, hasta };
}

function leerArgumentos(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        empresa: { type: 'string' },
        desde: { type: 'string' },
        hasta: { type: 'string' },
      },
    });
  } catch (cause) {
    throw new Impedimento(USO, { cause }); // an option it does not know, or one without a value
  }
}

function diaDe(opcion: string, valor: string | undefined): string | null {
  if (valor === undefined) return null;
  if (!diaField.safeParse(valor).success)
    throw new Impedimento(`${opcion}: la fecha debe ser AAAA-MM-DD, no "${valor}"`);
  return valor;
}
