// @ts-nocheck
import { Form } from '@comanda/shared/ui/formulario';

/** What a box of the form around shows now. */
export function useValor(nombre: string): unknown {
  const form = Form.useFormInstance();
  return Form.useWatch<unknown>(nombre, form);
}
