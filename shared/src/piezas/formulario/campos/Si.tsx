import { Switch } from '@comanda/shared/ui/formulario';

import estilos from '../formulario.module.css';

import { Item, type CampoProps } from './Item';

const booleano = (valor: unknown): boolean => valor === true;

/** Yes or no; a word beside the colour says which (spec section 3: shown Si/No). */
export function Si(props: CampoProps) {
  return (
    <Item {...props} mostrar={booleano} leer={booleano} requerido={false} valuePropName="checked">
      <Interruptor />
    </Item>
  );
}

type InterruptorProps = {
  id?: string;
  checked?: boolean;
  onChange?: (si: boolean) => void;
};

/** The word stands beside it: on the grey of one that is off nobody could read it. */
function Interruptor({ checked = false, ...switchProps }: InterruptorProps) {
  return (
    <label className={estilos.si}>
      <Switch {...switchProps} checked={checked} /> <span aria-hidden>{checked ? 'Sí' : 'No'}</span>
    </label>
  );
}
