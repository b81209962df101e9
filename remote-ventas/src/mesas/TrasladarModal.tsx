import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useTrasladarOrdenMutation, type PisoLeido } from '../cocina/pisoApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { opcionDeMesa } from './opcionDeMesa';
import { libres, type PuestoAbierto } from './puestos';
import { useClave } from './useClave';

type TrasladarModalProps = {
  empresa: string;
  puesto: PuestoAbierto;
  piso: PisoLeido;
  onCerrar: () => void;
};

/** The whole order to a table that is free. */
export function TrasladarModal({ empresa, puesto, piso, onCerrar }: TrasladarModalProps) {
  const [trasladar] = useTrasladarOrdenMutation();
  const { clave, conClave } = useClave();
  const { random, nombre } = puesto;
  return (
    <FormModal
      titulo={`Trasladar ${nombre}`}
      call={calls.trasladarOrden}
      inicial={{}}
      fijos={{ empresa, random, clave }}
      enviar={(entrada) => trasladar(conClave(entrada)).unwrap()}
      mensajes={mensajes.trasladar}
      boton="Trasladar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Elegir
        nombre="mesa"
        etiqueta="Mesa libre"
        opciones={libres(piso).map(opcionDeMesa)}
        enFilas
        ancho
      />
    </FormModal>
  );
}
