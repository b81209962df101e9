import { Switch } from '@comanda/shared/ui/formulario';

import { Item, type CampoProps } from './Item';

const booleano = (valor: unknown): boolean => valor === true;

/** Yes or no; a word beside the colour says which (spec section 3: shown Si/No). */
export function Si(props: CampoProps) {
  return (
    <Item {...props} mostrar={booleano} leer={booleano} requerido={false} valuePropName="checked">
      <Switch checkedChildren="Si" unCheckedChildren="No" />
    </Item>
  );
}
