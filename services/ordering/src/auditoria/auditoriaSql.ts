import { DIAS_DE_BUSQUEDA } from '@comanda/shared/contracts/admin/auditoria';
import { ACCIONES_AUDITADAS } from '@comanda/shared/domain/empresa/auditoria';

/** What of the audit of a company is looked for. Days are Ecuador's. */
export type FiltroAuditoria = {
  usuario?: string | undefined;
  accion?: string | undefined;
  /** Sales too. */
  ventas: boolean;
  /** Logins too. */
  sesiones: boolean;
  busca?: string | undefined;
  desde?: string | undefined;
  hasta?: string | undefined;
};

/** Where one page ends and the next begins: an instant as the database writes it, which of the two audits, the row. */
export type CorteDeAuditoria = { cuando: string; origen: OrigenDeAuditoria; id: number };
export type OrigenDeAuditoria = 'o' | 'p';

export const VENTA = 'venta creada';
const DIA_EN_ECUADOR = `::date::timestamp at time zone 'America/Guayaquil'`;

/** Collects the values of a statement that is put together: answers the place of each. */
class Valores {
  readonly lista: unknown[] = [];
  poner = (valor: unknown): string => `$${this.lista.push(valor)}`;
}

type Rama = { desde: string; donde: readonly string[] };

export type Pregunta = { text: string; values: unknown[] };

/**
 * One of both audits of a company, latest first, those after `corte`; `instante`: in microseconds, to put the two together. Each is
 * asked apart: identity's is not on the server of a company. Each branch is cut before they are put together: it is read from its
 * index, and no more of it than is shown. Sales are most of the rows, and have indexes of their own.
 */
export function auditoriaSql(
  origen: OrigenDeAuditoria,
  empresa: number,
  filtro: FiltroAuditoria,
  { corte, filas }: { corte: CorteDeAuditoria | null; filas: number },
): Pregunta {
  const valores = new Valores();
  const $empresa = valores.poner(empresa);
  const comunes = comunesDe(filtro, valores);
  const limite = valores.poner(filas);
  const halladas = buscadasDe(filtro, valores).map((palabra) => contiene(origen, palabra));
  const siguientes = corte ? [tras(origen, corte, valores)] : [];

  const ramas = ramasDe(origen, filtro, $empresa).map(({ desde, donde }) => {
    const condiciones = [...donde, ...comunes, ...halladas, ...siguientes];
    return `(select a.cuando, a.id, ${COLUMNAS[origen]}
               from ${desde} where ${condiciones.join(' and ') || 'true'}
              order by a.cuando desc, a.id desc limit ${limite})`;
  });
  return {
    text: `select *, (extract(epoch from cuando) * 1000000)::bigint as instante
             from (${ramas.join(' union all ')}) todo
            order by cuando desc, id desc limit ${limite}`,
    values: valores.lista,
  };
}

const COLUMNAS: Record<OrigenDeAuditoria, string> = {
  o: 'a.usuario_id, a.usuario, a.accion, a.entidad_id as entidad, a.antes, a.despues',
  p: `a.usuario_id, a.usuario, a.accion, '' as entidad, a.antes, a.despues`,
};

const SESIONES = (ACCIONES_AUDITADAS['Sesiones'] ?? []).map((accion) => `'${accion}'`).join(', ');

function ramasDe(
  origen: OrigenDeAuditoria,
  { accion, ventas, sesiones }: FiltroAuditoria,
  $empresa: string,
): Rama[] {
  if (origen === 'p') {
    // what is written of the company, and what its people do that belongs to no company (their logins)
    const deLaGente = sesiones || accion !== undefined ? [] : [`a.accion not in (${SESIONES})`];
    return [
      { desde: `identidad.auditoria_de(${$empresa}) a`, donde: deLaGente },
      { desde: `identidad.auditoria_de_su_gente(${$empresa}) a`, donde: deLaGente },
    ];
  }
  const desde = 'pedidos.auditoria a';
  const suya = `a.empresa_id = ${$empresa}`;
  const conVentas = accion === VENTA || (ventas && accion === undefined);
  return [
    ...(accion === VENTA ? [] : [{ desde, donde: [suya, `a.accion <> '${VENTA}'`] }]),
    ...(conVentas ? [{ desde, donde: [suya, `a.accion = '${VENTA}'`] }] : []),
  ];
}

const TEXTO: Record<OrigenDeAuditoria, string> = {
  o: `concat_ws(' ', a.usuario, a.accion, a.entidad_id, a.antes::text, a.despues::text)`,
  p: `concat_ws(' ', a.usuario, a.accion, a.antes::text, a.despues::text)`,
};

const contiene = (origen: OrigenDeAuditoria, $palabra: string): string =>
  `position(pedidos.normalizar(${$palabra}) in pedidos.normalizar(${TEXTO[origen]})) > 0`;

/** Each word of it is somewhere in the row, in whatever order. */
const buscadasDe = ({ busca = '' }: FiltroAuditoria, valores: Valores): string[] =>
  busca
    .split(/\s+/)
    .filter((palabra) => palabra !== '')
    .map((palabra) => `${valores.poner(palabra)}::text`);

function comunesDe(
  { usuario, accion, desde, hasta, busca }: FiltroAuditoria,
  valores: Valores,
): string[] {
  const donde: string[] = [];
  if (busca && desde === undefined && hasta === undefined)
    donde.push(`a.cuando >= now() - interval '${DIAS_DE_BUSQUEDA} days'`);
  if (usuario !== undefined) donde.push(`a.usuario_id = ${valores.poner(usuario)}::uuid`);
  if (accion !== undefined) donde.push(`a.accion = ${valores.poner(accion)}`);
  if (desde !== undefined) donde.push(`a.cuando >= ${valores.poner(desde)}${DIA_EN_ECUADOR}`);
  if (hasta !== undefined)
    donde.push(
      `a.cuando < (${valores.poner(hasta)}::date + 1)::timestamp at time zone 'America/Guayaquil'`,
    );
  return donde;
}

/** Rows of identity come first where the instant is the same. */
function tras(origen: OrigenDeAuditoria, corte: CorteDeAuditoria, valores: Valores): string {
  const cuando = `${valores.poner(corte.cuando)}::timestamptz`;
  if (origen === corte.origen)
    return `(a.cuando, a.id) < (${cuando}, ${valores.poner(corte.id)}::bigint)`;
  return origen < corte.origen ? `a.cuando <= ${cuando}` : `a.cuando < ${cuando}`;
}
