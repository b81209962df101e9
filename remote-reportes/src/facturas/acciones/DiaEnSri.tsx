import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { Ancho, Campo } from '@comanda/shared/piezas/formulario';
import { Alert } from '@comanda/shared/ui/core';

/** On which day it was annulled in the authority's portal. `aviso`: until when that is done, and what follows. */
export function DiaEnSri(props: { clave: string; ultimo: string; aviso: string }) {
  const { clave, ultimo, aviso } = props;
  return (
    <>
      <Ancho>
        <Alert type="warning" showIcon title={aviso} />
      </Ancho>
      <Campo.Fecha
        nombre="anulada_en_sri"
        etiqueta="Fecha en que la anuló o lo pidió"
        min={diaDeClave(clave)}
        max={ultimo}
        requerido
      />
    </>
  );
}
