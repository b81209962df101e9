// @ts-nocheck
import { useEffect } from 'react';

import { Form } from '@comanda/shared/ui/formulario';

/** Says under a box, while it is typed in, what is wrong with what it holds; what is wrong no more goes with it. */
export function useFalta(nombre: string, valor: unknown, falta: string | null): void {
  const form = Form.useFormInstance();
  useEffect(() => {
    if (falta === null) return;
    form.setFields([{ name: nombre, errors: [falta] }]);
    return () => form.setFields([{ name: nombre, errors: [] }]);
  }, [form, nombre, valor, falta]);
}
