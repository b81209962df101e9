import { Chips, type Chip } from '../../chips';

import { Item, type CampoProps } from './Item';

type FichasProps = Omit<CampoProps, 'autoFocus' | 'deshabilitado'> & {
  fichas: readonly Chip<string>[];
};

const igual = (valor: unknown): unknown => valor;

/** One of a few, all of them in sight. */
export function Fichas({ fichas, ...item }: FichasProps) {
  return (
    <Item {...item} mostrar={igual} leer={igual}>
      <Elegir etiqueta={item.etiqueta} fichas={fichas} />
    </Item>
  );
}

type ElegirProps = {
  etiqueta: string;
  fichas: readonly Chip<string>[];
  /** Of the form's box, which gives both. */
  value?: string;
  onChange?: (valor: string) => void;
};

function Elegir({ etiqueta, fichas, value, onChange }: ElegirProps) {
  return (
    <Chips
      etiqueta={etiqueta}
      chips={fichas}
      elegido={value}
      onElegir={(valor) => onChange?.(valor)}
    />
  );
}
