import { correoProbable } from '@comanda/shared/domain/correo';
import { useValor } from '@comanda/shared/piezas/formulario';
import { Form } from '@comanda/shared/ui/formulario';

/** Under the box of an address whose domain is nearly a known one: one tap mends it. */
export function CorreoProbable() {
  const form = Form.useFormInstance();
  const escrito = useValor('email');
  const probable = typeof escrito === 'string' ? correoProbable(escrito) : null;
  if (!probable) return null;
  return (
    <button
      type="button"
      className="ui-plano ventas-correo-probable"
      onClick={() => form.setFieldValue('email', probable)}
    >
      ¿Quiso decir {probable}?
    </button>
  );
}
