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
      const dicho = JSON.stringify(asiento);
      const { rows: pesadas } = await client.query<{ saldo: string }>(PESAR, [
        empresa,
        materia,
        dicho,
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
        dicho,
        pesada.saldo,
        usuario.id,
        usuario.nombreCompleto,
        fechaNegocio(ahora),
        ahora,
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

const ASIENTO = `jsonb_to_record($3::jsonb) as a (tipo text, cantidad numeric, transcurrido numeric, costo numeric,
    "costoUnitario" numeric, detalle text, clave uuid, peso_merma numeric, medida text, motivo text, "reversaDe" bigint)`;

/** What there is of it. $1 empresa, $2 material, $3 the row to be of the ledger, $4 the most there may be, $5 usuario_id. */
const PESAR = `
  update pedidos.materias_primas m
     set peso_actual = m.peso_actual + a.cantidad,
         peso_concurrente = m.peso_concurrente + coalesce(a.transcurrido, greatest(0, -a.cantidad)),
         costo_unitario = a."costoUnitario",
         nuevo_ingreso = case when a.tipo = 'ENTRADA' then a.cantidad else m.nuevo_ingreso end,
         id_usuario_ultimo_ingreso = case when a.tipo in ('INICIAL', 'ENTRADA') then $5::uuid
                                          else m.id_usuario_ultimo_ingreso end
    from ${ASIENTO}
   where m.empresa_id = $1 and m.id = $2 and m.peso_actual + a.cantidad <= $4::numeric
  returning m.peso_actual as saldo`;

/** And its ledger. As PESAR, $4 what there is then, $6 usuario, $7 fecha_negocio, $8 ahora. */
const ASENTAR = `
  insert into pedidos.materia_movimientos (empresa_id, materia_id, tipo, cantidad, saldo, costo, clave, peso_merma,
    medida, motivo, reversa_de, detalle, usuario_id, usuario, fecha_negocio, creado)
  select $1::int, $2::bigint, a.tipo, a.cantidad, $4::numeric, a.costo, a.clave, a.peso_merma, a.medida, a.motivo,
         a."reversaDe", a.detalle, $5::uuid, $6::text, $7::date, $8::timestamptz
    from ${ASIENTO}
  returning id`;
