// @ts-nocheck
import { Chips, type Chip } from '../chips';

type EstadoChipsProps<Valor extends string> = {
  etiqueta: string;
  /** What the chip of all of them says: 'Todas'. */
  todos: string;
  total: number;
  chips: readonly Chip<Valor>[];
  elegido: Valor | null;
  onElegir: (valor: Valor | null) => void;
};

/** One chip for each state that occurs, with its count; null is all of them. */
export function EstadoChips<Valor extends string>(props: EstadoChipsProps<Valor>) {
  const { todos, total, chips, ...resto } = props;
  const todas: Chip<Valor | null> = { valor: null, texto: todos, cuantos: total };
  return <Chips {...resto} chips={[todas, ...chips]} />;
}
