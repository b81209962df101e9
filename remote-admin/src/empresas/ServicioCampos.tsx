import { debeServicio } from '@comanda/shared/domain/ley/limites';
import { Ancho, Campo, useValor } from '@comanda/shared/piezas/formulario';
import { Alert } from '@comanda/shared/ui/core';

import { empresasMensajes as mensajes } from './empresasMensajes';
import { OPCIONES_DE_CATEGORIA, OPCIONES_DE_SERVICIO } from './opciones';

/** The category of its register, and the servicio that the law asks of the upper ones. */
export function ServicioCampos() {
  const registro = useValor('registro_turismo');
  const categoria = useValor('categoria_turismo');
  const servicio = useValor('servicio');
  const debe = debeServicio(comoTexto(registro), comoTexto(categoria));
  const falta = debe && comoTexto(servicio) === null;
  return (
    <>
      <Campo.Opcion
        nombre="categoria_turismo"
        etiqueta="Categoría del establecimiento"
        opciones={OPCIONES_DE_CATEGORIA}
        ninguno="Sin categoría"
      />
      <Campo.Opcion
        nombre="servicio"
        etiqueta={mensajes.servicio}
        opciones={OPCIONES_DE_SERVICIO}
        ninguno="No se cobra"
        ayuda={mensajes.servicioAyuda}
      />
      {falta && (
        <Ancho>
          <Alert type="warning" showIcon role="status" title={mensajes.servicioObligatorio} />
        </Ancho>
      )}
    </>
  );
}

const comoTexto = (valor: unknown): string | null =>
  typeof valor === 'string' && valor !== '' ? valor : null;
