import { isDeepStrictEqual } from 'node:util';

import { fundir } from '@comanda/kit/base/fundir';
import { enCampo } from '@comanda/kit/http/enCampo';
import {
  GRUPOS_MAXIMO,
  OPCIONES_DE_GRUPO_MAXIMO,
  type GrupoLeido,
  type GrupoPorGuardar,
} from '@comanda/shared/contracts/inventario/opciones';
import { faltaDeGrupos } from '@comanda/shared/domain/producto/opciones';

type OpcionLeida = GrupoLeido['opciones'][number];
type OpcionPorGuardar = GrupoPorGuardar['opciones'][number];

/**
 * The groups of a product that several people edit. Each group and each option is merged by its id, field by field; what others
 * added stays, and what they took off and this editor left alone is off. Refused is what both changed, what one changed and the
 * other took off, and what together is no list of groups.
 */
export function fundirGrupos(
  ahora: readonly GrupoLeido[],
  {
    leido,
    escrito,
  }: { leido: readonly GrupoLeido[] | undefined; escrito: readonly GrupoPorGuardar[] },
): readonly GrupoPorGuardar[] {
  if (!leido) return escrito;
  const grupos = fundirLista({ ahora, leido, escrito }, { unir: unirGrupo, loDicho: loDeGrupo });
  const sobran =
    grupos.length > GRUPOS_MAXIMO ||
    grupos.some(({ opciones }) => opciones.length > OPCIONES_DE_GRUPO_MAXIMO);
  if (sobran || faltaDeGrupos(grupos)) throw deOtro();
  return grupos;
}

type ConId = { id?: string | undefined };
type Edicion<Leida, Escrita> = { leido: Leida; escrito: Escrita };
type Tres<Leida, Escrita> = Edicion<readonly Leida[], readonly Escrita[]> & {
  ahora: readonly Leida[];
};
type Como<Leida, Escrita> = {
  unir: (ahora: Leida, edicion: Edicion<Leida, Escrita>) => Escrita;
  /** What makes two of them the same, whatever their numbers. */
  loDicho: (una: Escrita) => unknown;
};

function fundirLista<Escrita extends ConId, Leida extends Escrita & { id: string }>(
  { ahora, leido, escrito }: Tres<Leida, Escrita>,
  { unir, loDicho }: Como<Leida, Escrita>,
): Escrita[] {
  const iguales = (una: Escrita, otra: Escrita) => isDeepStrictEqual(loDicho(una), loDicho(otra));
  const ajenas = ahora.filter(({ id }) => !conId(leido, id) && !conId(escrito, id));
  const mias = escrito.flatMap((una) => {
    // an edit whose answer was lost comes again, and what it added is there
    if (una.id === undefined) return [ajenas.find((otra) => iguales(una, otra)) ?? una];
    const [leida, actual] = [conId(leido, una.id), conId(ahora, una.id)];
    if (!leida) return [una];
    if (actual) return [unir(actual, { leido: leida, escrito: una })];
    if (iguales(una, leida)) return [];
    throw deOtro();
  });
  const quitadas = leido.filter(({ id }) => !conId(escrito, id));
  for (const leida of quitadas) {
    const actual = conId(ahora, leida.id);
    if (actual && !iguales(actual, leida)) throw deOtro();
  }
  const todas = [...mias, ...ajenas.filter((una) => !mias.includes(una))];
  if (estanPuestas({ ahora, leido, escrito })) return todas;
  const lugar = ({ id }: Escrita) => {
    const suyo = ahora.findIndex((una) => una.id === id);
    return suyo === -1 ? ahora.length : suyo;
  };
  return todas.toSorted((una, otra) => lugar(una) - lugar(otra));
}

const conId = <Una extends ConId>(lista: readonly Una[], id: string | undefined) =>
  lista.find((una) => una.id === id);

/** Whether this editor put them in an order of their own; refused where others put them in another meanwhile. */
function estanPuestas({ ahora, leido, escrito }: Tres<ConId, ConId>): boolean {
  const quedan = leido.filter(({ id }) => conId(escrito, id));
  const nuevas = escrito.filter(({ id }) => id === undefined);
  const enOrden = (lista: readonly ConId[]) => lista.map(({ id }) => id);
  if (isDeepStrictEqual(enOrden(escrito), enOrden([...quedan, ...nuevas]))) return false;
  const deTodos = (lista: readonly ConId[]) =>
    enOrden(lista).filter(
      (id) => id !== undefined && [ahora, leido, escrito].every((otra) => conId(otra, id)),
    );
  const suyo = deTodos(ahora);
  if (isDeepStrictEqual(suyo, deTodos(leido)) || isDeepStrictEqual(suyo, deTodos(escrito)))
    return true;
  throw deOtro();
}

const unirOpcion = (
  ahora: OpcionLeida,
  edicion: Edicion<OpcionLeida, OpcionPorGuardar>,
): OpcionPorGuardar => fundir(ahora, edicion, COMO);

/** What ran out meanwhile is no other option because of it. */
const loDeOpcion = ({ nombre, precio }: OpcionPorGuardar) => ({ nombre, precio });

function unirGrupo(
  ahora: GrupoLeido,
  { leido, escrito }: Edicion<GrupoLeido, GrupoPorGuardar>,
): GrupoPorGuardar {
  const edicion = { leido: sinOpciones(leido), escrito: sinOpciones(escrito) };
  const opciones = fundirLista(
    { ahora: ahora.opciones, leido: leido.opciones, escrito: escrito.opciones },
    { unir: unirOpcion, loDicho: loDeOpcion },
  );
  return { ...fundir(sinOpciones(ahora), edicion, COMO), opciones };
}

const sinOpciones = ({ opciones: _, ...grupo }: GrupoPorGuardar) => grupo;

const loDeGrupo = ({ nombre, minimo, maximo, opciones }: GrupoPorGuardar) => ({
  nombre,
  minimo,
  maximo,
  opciones: opciones.map(loDeOpcion),
});

/** All of them are one field of their form. */
const CAMPO = 'grupos';
/** The form shows them all in one box; from how many until how many are chosen is one thing. */
const COMO = { juntos: [['minimo', 'maximo']], nombreDe: () => CAMPO };
const deOtro = () => enCampo('CAMBIADO_POR_OTRO', CAMPO);
