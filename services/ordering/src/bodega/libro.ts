import { PESO_MAXIMO, type Medida } from '@comanda/shared/contracts/inventario/bodega';
import type {
  MotivoMerma,
  TipoDeMovimientoDeBodega,
} from '@comanda/shared/contracts/inventario/mermas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

/** A material as its row holds it: weights '12.500', costs '3.250000'. */
export type MateriaRow = {
  id: number;
  materi_prima: string;
  peso_inicial: string;
  peso_actual: string;
  peso_concurrente: string;
  medida_entrada: Medida;
  medida_salida: Medida;
  cantidad_alerta: string;
  costo_unitario: string | null;
  nuevo_ingreso: string;
  id_usuario_ultimo_ingreso: string | null;
  version: number;
};

export const numeroDePeso = (valor: string | null): number | null =>
  valor === null ? null : Number(valor);

/** A row of the ledger to be. */
export type Asiento = {
  tipo: TipoDeMovimientoDeBodega;
  /** Below zero where it goes out. */
  cantidad: number;
  /** Dollars of all of it. */
  costo: number | null;
  /** What a unit costs from now on. */
  costoUnitario: number | null;
  detalle: string;
  clave?: string | null;
  /** The weight that was said of a waste. */
  peso_merma?: number;
  medida?: Medida;
  motivo?: MotivoMerma;
  reversaDe?: number;
  /** What it does to what has gone out so far; what goes out itself, where nothing is said. */
  transcurrido?: number;
};

type Asentado = { id: number };

/** What was asked for, and is again where it is asked once more. */
type Dicho = { materia_id: number; tipo: TipoDeMovimientoDeBodega } & Partial<{
  cantidad: number;
  saldo: number;
  costo: number | null;
  peso_merma: number;
  medida: Medida;
  motivo: MotivoMerma;
  detalle: string;
}>;

export const COLUMNAS_MATERIA = [
  'id',
  'materi_prima',
  'peso_inicial',
  'peso_actual',
  'peso_concurrente',
  'medida_entrada',
  'medida_salida',
  'cantidad_alerta',
  'costo_unitario',
  'nuevo_ingreso',
  'id_usuario_ultimo_ingreso',
  'version',
] as const;

/** The ledger of a company's materials, inside its transaction: the only writer of peso_actual and peso_concurrente. */
export function libroDeBodega(client: Pick<PoolClient, 'query'>, empresa: EmpresaId) {
  return {
    /** The material, for this transaction alone. */
    async bloquear(id: string | number): Promise<MateriaRow> {
      const { rows } = await client.query<MateriaRow>(BLOQUEAR, [empresa, id]);
      const [materia] = rows;
      if (!materia) throw new AppError('NO_ENCONTRADO', { id });
      return materia;
    },

    /** The movement that was written with that key; undefined where none was. Refused where it is not what is said here. */
    async yaAsentado(clave: string | null, dicho: Dicho): Promise<Asentado | undefined> {
      if (clave === null) return undefined;
      const { rows } = await client.query<Asentado & Readonly<Record<keyof Dicho, unknown>>>(
        CON_CLAVE,
        [empresa, clave],
      );
      const [movimiento] = rows;
      if (movimiento && !esLoDicho(movimiento, dicho))
        throw new AppError('MOVIMIENTO_EN_CONFLICTO', { clave });
      return movimiento;
    },

    /** Writes it, and what there is with it. Whoever calls holds the material. */
    async asentar(materia: number, asiento: Asiento, { usuario, ahora }: Hecho): Promise<Asentado> {
      const { rows: pesadas } = await client.query<{ saldo: string }>(PESAR, [
        empresa,
        materia,
        asiento.cantidad,
        asiento.transcurrido,
        asiento.costoUnitario,
        asiento.tipo,
        PESO_MAXIMO,
        usuario.id,
      ]);
      const [pesada] = pesadas;
      if (!pesada) {
        if (asiento.tipo === 'ENTRADA') throw enCampo('EXISTENCIA_MAXIMA', 'nuevo_ingreso');
        throw new AppError('EXISTENCIA_MAXIMA', { materia, cantidad: asiento.cantidad });
      }
      const { rows } = await client.query<Asentado>(ASENTAR, [
        empresa,
        materia,
        pesada.saldo,
        usuario.id,
        usuario.nombreCompleto,
        fechaNegocio(ahora),
        ahora,
        asiento.tipo,
        asiento.cantidad,
        asiento.costo,
        asiento.clave,
        asiento.peso_merma,
        asiento.medida,
        asiento.motivo,
        asiento.reversaDe,
        asiento.detalle,
      ]);
      const [asentado] = rows;
      if (!asentado) throw new Error(`asentar: nothing was written of material ${materia}`);
      return asentado;
    },
  };
}

const BLOQUEAR = `
  select ${COLUMNAS_MATERIA.join(', ')} from pedidos.materias_primas
   where empresa_id = $1 and id = $2 and estado = 'A' for update`;

const CON_CLAVE = `
  select id, materia_id, tipo, cantidad, saldo, costo, peso_merma, medida, motivo, detalle
    from pedidos.materia_movimientos where empresa_id = $1 and clave = $2`;

/** Weights and costs by their value: the database writes '0.500'. */
const esLoDicho = (movimiento: Readonly<Record<string, unknown>>, dicho: Dicho): boolean =>
  Object.entries(dicho).every(([campo, valor]) => {
    const escrito = movimiento[campo];
    return typeof valor === 'number' && escrito !== null
      ? Number(escrito) === valor
      : escrito === valor;
  });

/**
 * What there is of it. $1 empresa, $2 material, $3 what comes in or goes out, $4 what has gone out with it, $5 what a unit costs, $6 tipo,
 * $7 the most there may be, $8 usuario_id.
 */
const PESAR = `
  update pedidos.materias_primas
     set peso_actual = peso_actual + $3::numeric,
         peso_concurrente = peso_concurrente + coalesce($4::numeric, greatest(0, -$3::numeric)),
         costo_unitario = $5::numeric,
         nuevo_ingreso = case when $6::text = 'ENTRADA' then $3::numeric else nuevo_ingreso end,
         id_usuario_ultimo_ingreso = case when $6::text in ('INICIAL', 'ENTRADA') then $8::uuid
                                          else id_usuario_ultimo_ingreso end
   where empresa_id = $1 and id = $2 and peso_actual + $3::numeric <= $7::numeric
  returning peso_actual as saldo`;

/** And its ledger, with what there is then. */
const ASENTAR = `
  insert into pedidos.materia_movimientos (empresa_id, materia_id, saldo, usuario_id, usuario, fecha_negocio, creado, tipo,
    cantidad, costo, clave, peso_merma, medida, motivo, reversa_de, detalle)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  returning id`;
