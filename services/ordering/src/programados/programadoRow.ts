import type {
  Programado,
  ResultadoProgramado,
  VentaProgramada,
} from '@comanda/shared/contracts/ventas/programados';

import type { NotaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import type { ModificadorVigente, ProductoVigente } from '../ventas/revisarLinea';

/** A schedule as its row holds it. */
export type ProgramadoRow = {
  id: number;
  cliente: string;
  fecha: string;
  hora: string;
  valor: string;
  mensaje: string;
  estado: boolean;
  repetir: boolean;
  venta: VentaProgramada;
  proximo: Date | null;
};

export type FilaListada = ProgramadoRow & {
  no_emitidas: number;
  emitidas: number;
  /** The planned time of the last that was issued. */
  emitida: Date | null;
};

/** What is sold as it was agreed, whatever the catalogue says by then. */
export type Acordado = { productos: ProductoVigente[]; modificadores: ModificadorVigente[] };

/** The part of a schedule that is needed to issue it. */
export type ProgramadoPorEmitir = Pick<ProgramadoRow, 'id' | 'repetir' | 'venta' | 'proximo'> & {
  acordado: Acordado;
  usuario_id: string;
  usuario: string;
};

export type ResultadoRow = {
  programado_id: number;
  previsto: Date;
  motivo: string | null;
  en: Date;
  secuencia: string | null;
  nota: NotaDeVenta | null;
  clave_acceso: string | null;
  estado_venta: 'ACTIVO' | 'ANULADO' | null;
};

export const toProgramado =
  (empresa: string) =>
  ({ id, valor, venta, proximo, emitida: _, ...fila }: FilaListada): Programado => ({
    ...fila,
    empresa,
    id: String(id),
    valor: Number(valor),
    json_structura: venta,
    proximo: proximo?.toISOString() ?? null,
  });

export const toResultado = ({
  programado_id,
  previsto,
  en,
  nota,
  ...fila
}: ResultadoRow): ResultadoProgramado => ({
  ...fila,
  ...(nota && { nota }),
  id_programado: String(programado_id),
  previsto: previsto.toISOString(),
  estado: fila.motivo === null ? 'EMITIDA' : 'NO_EMITIDA',
  fecha: en.toISOString(),
});
