import {
  decretosCalls as calls,
  type DecretoListado,
} from '@comanda/shared/contracts/admin/decretos';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useCesarDecretoMutation } from './decretosApi';
import { decretosMensajes as mensajes } from './decretosMensajes';

type TerminarModalProps = { decreto: DecretoListado; hoy: string; onCerrar: () => void };

/** A later row ends it: what was sold while it held stays as it was. */
export function TerminarModal({ decreto, hoy, onCerrar }: TerminarModalProps) {
  const [cesar] = useCesarDecretoMutation();
  return (
    <FormModal
      titulo={`Terminar ${decreto.fuente}`}
      call={calls.cesarDecreto}
      inicial={{ desde: hoy > decreto.desde ? hoy : decreto.desde }}
      fijos={{ id: decreto.id }}
      enviar={(entrada) => cesar(entrada).unwrap()}
      mensajes={mensajes.terminar}
      boton="Terminar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Fecha
        nombre="desde"
        etiqueta="Primer día en que ya no rige"
        min={decreto.desde}
        max={decreto.hasta}
        ancho
      />
      <Campo.Texto nombre="fuente" etiqueta="Decreto que lo deroga" ancho autoFocus />
    </FormModal>
  );
}
